BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('pRteSFF8ztP3u6VrkrhgEw','',1790000000,1);
INSERT INTO "circle" VALUES('zlkohelNcSVtxzeKGq-Jdg','',1790086400,1);
CREATE TABLE device_circle (
	device VARCHAR NOT NULL, 
	circle_id VARCHAR NOT NULL, 
	generation INTEGER NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY (device, circle_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','zlkohelNcSVtxzeKGq-Jdg',1,1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','pRteSFF8ztP3u6VrkrhgEw',1,1790000000);
CREATE TABLE device_game (
	game_id VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role VARCHAR NOT NULL, 
	generation INTEGER NOT NULL, 
	opened_at BIGINT NOT NULL, 
	PRIMARY KEY (game_id, device), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
INSERT INTO "device_game" VALUES('09bc039e22304cf274493f','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000);
INSERT INTO "device_game" VALUES('1e2ba6131bedee44ad985b','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
CREATE TABLE finished (
	game_id VARCHAR NOT NULL, 
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	ended_at BIGINT NOT NULL, 
	ruleset VARCHAR NOT NULL, 
	form INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game_id), 
	FOREIGN KEY(game_id) REFERENCES game (game_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
);
INSERT INTO "finished" VALUES('09bc039e22304cf274493f','pRteSFF8ztP3u6VrkrhgEw','2026-09',1790000690,'ascenseur',3,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,1,-9,-9,"09bc039e22304cf274493f",1,"09bc039e22304cf274493f",[[2,-2,1,1,1],[1,-1,1]],1,0,1,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,0,0,22,22,22,"09bc039e22304cf274493f",12,"09bc039e22304cf274493f",[[2,0,1,-2,1],[1,0,1]],1,1,0,0,2,1,[3,2,"09bc039e22304cf274493f",0,"",2,"09bc039e22304cf274493f"],[1,0,"",0,"",0,""]],"c0":[{"ascenseur":1},1,1,0,32,32,32,"09bc039e22304cf274493f",11,"09bc039e22304cf274493f",[[2,0,2],[1,0,1]],1,1,1,1,1,1,[3,3,"09bc039e22304cf274493f",3,"09bc039e22304cf274493f",3,"09bc039e22304cf274493f"],[1,1,"09bc039e22304cf274493f",1,"09bc039e22304cf274493f",1,"09bc039e22304cf274493f"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[12,"b0","09bc039e22304cf274493f"],"tricks":[2,"b0","09bc039e22304cf274493f"],"total":[32,"c0","09bc039e22304cf274493f"]}}');
INSERT INTO "finished" VALUES('286bd8cfbf87727cb7682b','pRteSFF8ztP3u6VrkrhgEw','2026-09',1790000690,'oh_hell',3,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,21,11,11,"286bd8cfbf87727cb7682b",11,"286bd8cfbf87727cb7682b",[[2,-2,1,0,1],[1,0,1]],1,1,1,0,1,1,[3,0,"",2,"286bd8cfbf87727cb7682b",2,"286bd8cfbf87727cb7682b"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,1,0,22,22,22,"286bd8cfbf87727cb7682b",12,"286bd8cfbf87727cb7682b",[[2,-1,1,0,1],[1,0,1]],1,1,0,0,2,1,[3,0,"",2,"286bd8cfbf87727cb7682b",2,"286bd8cfbf87727cb7682b"],[1,1,"286bd8cfbf87727cb7682b",1,"286bd8cfbf87727cb7682b",1,"286bd8cfbf87727cb7682b"]],"c0":[{"oh_hell":1},1,0,0,2,2,2,"286bd8cfbf87727cb7682b",2,"286bd8cfbf87727cb7682b",[[2,1,1,-1,1],[1,-1,1]],0,0,1,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[12,"b0","286bd8cfbf87727cb7682b"],"tricks":[2,"b0","286bd8cfbf87727cb7682b"],"total":[22,"b0","286bd8cfbf87727cb7682b"]}}');
INSERT INTO "finished" VALUES('4c707c00404f2f354ee210','pRteSFF8ztP3u6VrkrhgEw','2026-09',1790000690,'skull_king',3,'{"tallies":{"a0":[{"skull_king":1},1,0,0,20,10,10,"4c707c00404f2f354ee210",40,"4c707c00404f2f354ee210",[[1,-1,1],[2,1,1],[3,0,1]],0,0,0,0,0,0,[3,0,"",1,"4c707c00404f2f354ee210",1,"4c707c00404f2f354ee210"],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,1,0,20,20,20,"4c707c00404f2f354ee210",20,"4c707c00404f2f354ee210",[[1,0,1],[2,0,1],[3,-1,1]],2,2,0,0,0,0,[3,2,"4c707c00404f2f354ee210",0,"",2,"4c707c00404f2f354ee210"],[1,1,"4c707c00404f2f354ee210",1,"4c707c00404f2f354ee210",1,"4c707c00404f2f354ee210"]],"c0":[{"skull_king":1},1,0,0,-10,-10,-10,"4c707c00404f2f354ee210",20,"4c707c00404f2f354ee210",[[1,0,1],[2,-2,1],[3,-1,1]],0,0,0,0,0,0,[3,1,"4c707c00404f2f354ee210",0,"",1,"4c707c00404f2f354ee210"],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[40,"a0","4c707c00404f2f354ee210"],"tricks":[2,"a0","4c707c00404f2f354ee210"],"total":[20,"b0","4c707c00404f2f354ee210"]}}');
INSERT INTO "finished" VALUES('6ad445a07f92ee7fab16eb','pRteSFF8ztP3u6VrkrhgEw','2026-09',1790000810,'wizard_championship',3,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,-10,-20,-20,"6ad445a07f92ee7fab16eb",20,"6ad445a07f92ee7fab16eb",[[1,0,1],[2,-2,1],[3,-1,1]],1,1,0,0,1,0,[3,1,"6ad445a07f92ee7fab16eb",0,"",1,"6ad445a07f92ee7fab16eb"],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,1,0,60,60,60,"6ad445a07f92ee7fab16eb",20,"6ad445a07f92ee7fab16eb",[[1,0,1],[2,0,1],[3,0,1]],3,3,0,0,1,1,[3,3,"6ad445a07f92ee7fab16eb",3,"6ad445a07f92ee7fab16eb",3,"6ad445a07f92ee7fab16eb"],[1,1,"6ad445a07f92ee7fab16eb",1,"6ad445a07f92ee7fab16eb",1,"6ad445a07f92ee7fab16eb"]],"c0":[{"wizard_championship":1},1,0,0,0,0,0,"6ad445a07f92ee7fab16eb",20,"6ad445a07f92ee7fab16eb",[[1,1,1],[2,1,1],[3,0,1]],2,1,1,1,0,0,[3,0,"",1,"6ad445a07f92ee7fab16eb",1,"6ad445a07f92ee7fab16eb"],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,0,0,-10,-10,-10,"6ad445a07f92ee7fab16eb",20,"6ad445a07f92ee7fab16eb",[[1,-1,1],[2,0,1],[3,2,1]],2,1,0,0,1,0,[3,0,"",0,"",1,"6ad445a07f92ee7fab16eb"],[1,0,"",0,"",0,""]]},"places":{"a0":4,"b0":1,"c0":2,"d6":3},"bests":{"round":[20,"a0","6ad445a07f92ee7fab16eb"],"total":[60,"b0","6ad445a07f92ee7fab16eb"]}}');
INSERT INTO "finished" VALUES('8daf3e60af030a403ac3cc','pRteSFF8ztP3u6VrkrhgEw','2026-09',1790000690,'wizard_fisher',3,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,30,20,20,"8daf3e60af030a403ac3cc",20,"8daf3e60af030a403ac3cc",[[1,0,1],[2,0,1],[3,1,1]],3,2,0,0,0,0,[3,2,"8daf3e60af030a403ac3cc",0,"",2,"8daf3e60af030a403ac3cc"],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,0,0,0,0,0,"8daf3e60af030a403ac3cc",30,"8daf3e60af030a403ac3cc",[[1,0,1],[2,-1,1],[3,-2,1]],0,0,0,0,0,0,[3,1,"8daf3e60af030a403ac3cc",0,"",1,"8daf3e60af030a403ac3cc"],[1,0,"",0,"",0,""]],"c0":[{"wizard_fisher":1},1,1,0,40,40,40,"8daf3e60af030a403ac3cc",40,"8daf3e60af030a403ac3cc",[[1,0,1],[2,2,1],[3,0,1]],2,1,0,0,0,0,[3,1,"8daf3e60af030a403ac3cc",1,"8daf3e60af030a403ac3cc",1,"8daf3e60af030a403ac3cc"],[1,1,"8daf3e60af030a403ac3cc",1,"8daf3e60af030a403ac3cc",1,"8daf3e60af030a403ac3cc"]]},"places":{"a0":2,"b0":3,"c0":1},"bests":{"round":[40,"c0","8daf3e60af030a403ac3cc"],"tricks":[2,"c0","8daf3e60af030a403ac3cc"],"total":[40,"c0","8daf3e60af030a403ac3cc"]}}');
CREATE TABLE forgotten (
	game_id VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	PRIMARY KEY (game_id, player)
)
 WITHOUT ROWID

;
CREATE TABLE game (
	game_id VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	host_generation INTEGER NOT NULL, 
	view_generation INTEGER NOT NULL, 
	summary TEXT NOT NULL, circle_id VARCHAR REFERENCES circle (circle_id), deleted_at BIGINT, ruleset VARCHAR DEFAULT '' NOT NULL, over BOOLEAN DEFAULT 0 NOT NULL, edition INTEGER DEFAULT 0 NOT NULL, digest BIGINT DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game_id)
);
INSERT INTO "game" VALUES('09bc039e22304cf274493f',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[-9,22,32],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','pRteSFF8ztP3u6VrkrhgEw',NULL,'ascenseur',1,0,780184098);
INSERT INTO "game" VALUES('1e2ba6131bedee44ad985b',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[0,13,12],"round":3,"rounds":3,"over":false,"winners":[]}','zlkohelNcSVtxzeKGq-Jdg',NULL,'nomination_whist',0,0,3603715564);
INSERT INTO "game" VALUES('286bd8cfbf87727cb7682b',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[11,22,2],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','pRteSFF8ztP3u6VrkrhgEw',NULL,'oh_hell',1,0,1620211165);
INSERT INTO "game" VALUES('3c484fcea557b3d352a539',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[-30,20,10],"round":3,"rounds":3,"over":false,"winners":[]}','zlkohelNcSVtxzeKGq-Jdg',NULL,'quoicoupli',0,0,3219792955);
INSERT INTO "game" VALUES('4c707c00404f2f354ee210',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[10,20,-10],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','pRteSFF8ztP3u6VrkrhgEw',NULL,'skull_king',1,0,174853434);
INSERT INTO "game" VALUES('5d652adac96f60d6e62430',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[-10,50,30],"round":3,"rounds":3,"over":false,"winners":[]}','zlkohelNcSVtxzeKGq-Jdg',NULL,'wizard_canadian',0,0,3619864228);
INSERT INTO "game" VALUES('6ad445a07f92ee7fab16eb',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[-20,60,0,-10],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','pRteSFF8ztP3u6VrkrhgEw',NULL,'wizard_championship',1,0,3821482591);
INSERT INTO "game" VALUES('7683b3195df35c1cb19116',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[0,10,10],"round":3,"rounds":3,"over":false,"winners":[]}','zlkohelNcSVtxzeKGq-Jdg',NULL,'wizard_club',0,0,704765946);
INSERT INTO "game" VALUES('8daf3e60af030a403ac3cc',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[20,0,40],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','pRteSFF8ztP3u6VrkrhgEw',NULL,'wizard_fisher',1,0,1027082214);
INSERT INTO "game" VALUES('9d8ed7cd90091abb823286',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[0,-20,-20],"round":3,"rounds":3,"over":false,"winners":[]}','zlkohelNcSVtxzeKGq-Jdg',NULL,'wizard_gigamic',0,0,2199848256);
CREATE TABLE house_rule (
	owner VARCHAR NOT NULL, 
	house_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options TEXT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	PRIMARY KEY (owner, house_id)
)
 WITHOUT ROWID

;
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','3527618319201ffc','Ours','oh_hell','{"schedule.up":true}',1790000000);
CREATE TABLE mark (
	game_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	mark_id VARCHAR NOT NULL, 
	body TEXT NOT NULL, 
	"by" VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (game_id, number), 
	CONSTRAINT uq_mark_game_id_mark_id UNIQUE (game_id, mark_id), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',1,'6ed4c89db16dc0659d14bb46aaec8ae1','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790000000);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',2,'826cc60f282dda126a6ea6af8bcd4ea6','{"cells":[[1,1,"b0","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',3,'5ace6b0efe31586e54223bff6cf66554','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',4,'b12d854f6ae462e293c6a5ead3946f31','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',5,'28827d6889d8f7befc0d6c80973c64fe','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',6,'d987c4026d343686c8a9804e9bd59e53','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',7,'884997119b174989fcb7966fc0eacb90','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',8,'efd549be99165255dba5d957f0eb7b18','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',9,'eb982ecd2050cc7574082b5dd788cfc2','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',10,'ddfd31c0842971c30ba068fb1901a29c','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',11,'f2ed0893c935c26af27f6a560d4836d7','{"undoes":"ddfd31c0842971c30ba068fb1901a29c"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',12,'961aad3d7d72c5ee2692080b4c7744ce','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',13,'3411044ccda62a1f6f53007abc528039','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"6ed4c89db16dc0659d14bb46aaec8ae1"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',14,'5c33b3f7cc2b85644aa48d561db7bd73','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',15,'3c649b9335795cb210b9ac5dcfc54a6b','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',16,'f741d4429d895427cd433ecb625ab11e','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',17,'824782743a89fce30dea9742e56f093e','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',18,'c04861776856b3e4da8f68e7a4142276','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',19,'71ad90c4b6b8aab9692492c1c5b32cc6','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',20,'9a23bb91a7eed454ef50451bf21c5d5c','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',21,'44b6944aa265e5e85c264a3ce407ee44','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',22,'1cac14b2a87d67b8c3facd5f6be1d215','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',23,'93db21800bc0f9844d9408d22f23c618','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('09bc039e22304cf274493f',24,'d2f2e4b471207d5ac30651760d9079d9','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',1,'11e20b0d801240aa900ca59508e42258','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790086400);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',2,'bd0e1c2514fb05dad6e73c0af19d10b1','{"cells":[[1,1,"b1","bid",3]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',3,'32896022b5411fb6847ccb9a9318b22e','{"cells":[[1,1,"c1","bid",2]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',4,'97e3b35dfc569e669b3d91f8f0b83f4b','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',5,'e5cd8c3f4585cd8eca259160acdb89f4','{"cells":[[1,1,"b1","tricks",3]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',6,'357f1359242c8a7be1e856c1dfa600f6','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',7,'c24f457fe2e8f63985a4755d3269a151','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',8,'a601d37257919e1dbb1bbe51b22f6f82','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',9,'eaa2683fe2e7961141835c1ef5769894','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',10,'2e2e3de2280adc26d69834eba44d8a53','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',11,'0232f8ce2c298f5a07feea3fbb1c6119','{"undoes":"2e2e3de2280adc26d69834eba44d8a53"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',12,'80a72e84fd3c15d5570ce874cf88e9b5','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',13,'a7c43601b767d4cdee783206ef100e39','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"11e20b0d801240aa900ca59508e42258"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',14,'3f26a0a4ee971b51e6f7d187efdd89dc','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',15,'368c2ea51f2a32538e91875e615a80e3','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',16,'cabab20dddf52716df4d4107accd12d0','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',17,'e675377321e3d51b5bc93d5ea675b838','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',18,'3d48b833fc0e9a8973a34a7ece65f708','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1e2ba6131bedee44ad985b',19,'ccea4cb28702e12703cc3f114c3745ac','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',1,'c0396fa68d98b8f2ad7931d99aa7d4bc','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790172800);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',2,'a5a6341392024d9e06857869c7e83d1a','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',3,'e0ffbc6229ccb7e75a87558dcb58dd73','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',4,'e3e1dc9d43e6860fd5cb994fc7905ee9','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',5,'e668b77607ff57085543987cb90d71e2','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',6,'ef53a580b6f732ec960d1cd493665ad3','{"cells":[[1,1,"c0","tricks",2]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',7,'35d068eff716e4dcba01bc3f771fb68f','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',8,'0670dbe1a8b3e2cbe1fdcad4b35a6c97','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',9,'13bb796cbacc37d46455e0e0d29b08ee','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',10,'8f4f447ba48f53136b6e23f55fd88002','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',11,'09b91566267aa454ecba46fd2373bd5a','{"undoes":"8f4f447ba48f53136b6e23f55fd88002"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',12,'604384f6b9e57e978a595385f5be27be','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',13,'432ef57141e6012648c946878b2ac5fa','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"c0396fa68d98b8f2ad7931d99aa7d4bc"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',14,'3da4af862eb54d64374478aecf3574cf','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',15,'61bfed04a9fb982d48b62a8dbd8e5f22','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',16,'da218ad9c3b81d4a00daa9dbef117a2d','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',17,'61e7bf31c3dd83d7c032ea43b026f7d7','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',18,'b6d80bd9b589a65a1c7dac488f6ff48a','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',19,'9a069e1defb89f2f40c9063c65af4689','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',20,'2638a8ab542bcb564047870e281bbb7c','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',21,'33e1b648cb6202833f158d26d8d60028','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',22,'f61e0aaa4d1653cc53d142deaa3e8b19','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',23,'3225484fd8048f0142d3aa3cf51406a1','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('286bd8cfbf87727cb7682b',24,'d285c758801d75ae5a111dbfd8d4da09','{"cells":[[3,1,"b0","tricks",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',1,'4b603e22ad8425d4393bb012910d0fbb','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Jouer l''atout","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790259200);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',2,'46044a25d08535c3102a6fe221fa3827','{"cells":[[1,1,"b1","bid",2]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',3,'8932d7f4a918c2feeac0253ccc22e029','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',4,'8bd8b876e40fb62f4941b44f239b3f89','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',5,'6d1b46fef9161b25107086ca2a6652e0','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',6,'dd933154092bf0ed2cccb320a617d2db','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',7,'86ca87c68f2d96406adfd17fbe96655a','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',8,'2c084f482895341496f6a6c63203bd2f','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',9,'345f2d37a8fb0402bf8c46b0348ddae7','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',10,'0b00f47f059bfed32e5e03079892ca45','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',11,'516b51beb3b8ce16dda19ecab5e4407b','{"undoes":"0b00f47f059bfed32e5e03079892ca45"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',12,'9d0ef635009a7ee67f2c58c9ba7641e7','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',13,'c267ed1230dddf8c95ebddb649b8a776','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"4b603e22ad8425d4393bb012910d0fbb"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',14,'9019d539284097c1278f18c7d61b3c36','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',15,'27dfd8fc9ffb32faf0cf9ef49cb8d4da','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',16,'07b23a3bea5c85c9bda098b42f8bd795','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',17,'daeee7abb624b4695e33ac0816783bf4','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',18,'bc20b534c30eb8e43005fea18ff22b63','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('3c484fcea557b3d352a539',19,'4c16e8091c2bf603ae1372e269b7a11f','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',1,'4a06dd5308983ceadb818d3c9ec56f5c','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"specials":[{"code":"P","count":5,"role":"other"},{"code":"K","count":1,"role":"other"},{"code":"T","count":1,"role":"other"},{"code":"S","count":2,"role":"other"},{"code":"E","count":5,"role":"other"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"judged":false},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"bonus":{"when":"made","step":10,"most":170}},"end":{"leavers_win":false}}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790345600);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',2,'fee82e6d59300567e4c6bccd644ea845','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',3,'9c87bee6602455e495125d4f56f14b28','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',4,'1b4e414e001c9cfa1077f4e73f30472f','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',5,'553b4d730f0d8a211b97d2e163cb56d3','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',6,'803f37bb5a534a324a69074e0dca966e','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',7,'a81bd01322123edf70964cb69bb949a3','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',8,'2f9972c37d2b557b840c9759b5ea47be','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',9,'812f1f5c5cdce0bda0502ef2d32ba0f2','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',10,'e71925bc18c2524c95f8aee82c76d782','{"cells":[[2,1,"c0","tricks",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',11,'6b6c4c287b595c68845674f29503e9cd','{"undoes":"e71925bc18c2524c95f8aee82c76d782"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',12,'2388ce5a02235699b8e11743b2b3aaea','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',13,'cab564a6f1f4af1d4ca96ac047a699f7','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"4a06dd5308983ceadb818d3c9ec56f5c"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',14,'83a931e10163eba0e00f4468e3649de6','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',15,'f8ea2ab22e3da770ca1159461d10224b','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',16,'d48e899aba9c2545f7d6fb71950dfff3','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',17,'f2b8237b7bdefab6ff6697973ac6343a','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',18,'0ab679f2b0a658b11fbb8efc13c0a0aa','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',19,'8ed25ba7bddf3940fb1fa180964220f1','{"cells":[[2,2,"a0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',20,'4bb6c3998bfdb989aa2475d3b26500f2','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',21,'532f84ec5ab8b19c9c6e31d199267f9d','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',22,'fce0e67b4dfdc76daade55c33e04ef63','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',23,'ee3d3d2f1f905423bfcfeba1ca804026','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('4c707c00404f2f354ee210',24,'c0221e81f8bff0182e1bcbfb153a5336','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',1,'fb3e77fd73f50540ce1e2d1fb97957a8','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790432000);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',2,'1d277bcb872b66e47453b62f216bd48b','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',3,'d490e1662970a4d42617f43f3c062608','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',4,'8cf17c2f612c8edba9fb1f65a47ad904','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',5,'1108ef507453c1cc7118d0b924c03482','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',6,'667fe38f206411fa15a07b7bef094701','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',7,'eb7c01e9abb4aad85abbaa6ac9562b0d','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',8,'bd31dd51fce2477867b726f48820ecc9','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',9,'3a84d5592fb35b96803ddf19030fe8f0','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',10,'0a15ae60b5bd5606bd323ec7b9ce03ba','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',11,'6620e864bd521be158f53a9b4392657a','{"undoes":"0a15ae60b5bd5606bd323ec7b9ce03ba"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',12,'c4561b797761dadbe8845181abc55fdb','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',13,'5696d7754866dea043afc1d32c5d838f','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"fb3e77fd73f50540ce1e2d1fb97957a8"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',14,'345a358e7a82d30c8c88906859c0ce1d','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',15,'699a5e9ef3c12b758622a2beb59b19c8','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',16,'ccee1c98ab40abfe8974ba315be8533c','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',17,'88962e203697814a4efc4c642420cb3e','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',18,'4be1a5d8cb69af495c80c40b665ebbd0','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('5d652adac96f60d6e62430',19,'b5b5dba794bed5cb1c98da3240729a70','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',1,'710066a408021062dc61acd9bc5a19dc','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad',1790518400);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',2,'597fc77941e674081aa97409e088a455','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',3,'354907c00102ecdfd2bf1071069e1666','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',4,'940509f73e40ea14301f3ed5a05ad09f','{"cells":[[1,1,"d6","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',5,'ac3527158d02480478c0033eccaa5d04','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',6,'4848d1348345a87abe8b19639a25831d','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',7,'2b98bf42fe8e4a2243ab0fd21d4795a7','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',8,'4072940fb48165acf414f847f5fec1ca','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',9,'a4c34c5256c65e1faf59f262411c8e12','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',10,'52c7b54ef8eaef7ee5c9ef9fd840cc7c','{"cells":[[2,1,"d6","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',11,'7d9d29d04c203bf4e76b10007e8c15a7','{"undoes":"52c7b54ef8eaef7ee5c9ef9fd840cc7c"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',12,'5482baae0cfaf7cd2da491e7fb3ad570','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',13,'ba6975e36010c205f6cca7d38bbc5917','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"710066a408021062dc61acd9bc5a19dc"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',14,'a968679fa98148549a2ac386cc79dc67','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',15,'18f72f0f26068ba3aed70058450895f0','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',16,'bfd758fe03afadef4faac215935d83d3','{"cells":[[2,2,"d6","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',17,'aa7bf1f47f3e55746569b2b875433acb','{"cells":[[2,2,"a0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',18,'aa5925caaadf884f0ae84380aad8ec09','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',19,'9d31df8ac385129ac4bbb894dcf7322c','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',20,'e0ec9332dff82773e2a4ef2a61648a88','{"cells":[[2,2,"d6","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',21,'10ae74b4e68b850e5ac69b9edae74e85','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',22,'92bc83a8042bab6bd7f01a82cb4184d0','{"cells":[[3,1,"d6","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',23,'f0c44d289773c52e673b12e213bb7954','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',24,'436198e04bb3655107867419d59f24a1','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',25,'9341fe20ee7a8d5491060eff9ca9d6f9','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',26,'0eac9a579ad7b9ab6d2ba3f981277b41','{"cells":[[3,1,"d6","tricks",2]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',27,'23f6bbdff58aa8691c3c879601dfdb83','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('6ad445a07f92ee7fab16eb',28,'1fcc0ce38c5c3d55d1756f3666248743','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',1,'fd15afec7911c16fedee0c9941d3205f','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790604800);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',2,'befb19f7440671ea25b2ba3d45d44875','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',3,'1882b284b7e6f9d9c2687d24007a9111','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',4,'efdd850e5bef017b9bb8f04f6d0ae675','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',5,'2625fc9dfdcc58e4df933a76b3f71361','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',6,'e991a63faa75f488c2b5a2b36150a377','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',7,'a6503133356c20f52da1007a752fbb72','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',8,'80a9cfb992e84ccf217e0a571f5b5352','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',9,'bda34f4ce4e43edcdaa798dbaa98bd4c','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',10,'4cd39d2db818f445fcdd6830a860eae9','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',11,'b166964c82272f22c01f2c70c8b591b7','{"undoes":"4cd39d2db818f445fcdd6830a860eae9"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',12,'63e8709299595fc5ddaae6c642ea49a8','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',13,'5a9450a8c5728d3c0099442a205d2ae4','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"fd15afec7911c16fedee0c9941d3205f"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',14,'75ff35a1b2d8f8c6542d7418f3f83da3','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',15,'22600f2df9f3496198809c6663bc941b','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',16,'df7e0b10b9077e606f79b45404b93061','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',17,'ddb2234755289050ef174191660e5909','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',18,'01cb2acfb64cbb5a5046583920233c9c','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('7683b3195df35c1cb19116',19,'34907f7fa3d4d63694e46f20b454453a','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',1,'176a0effd00c1ffeb282772aaf50e44e','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790691200);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',2,'303221c3cf2e9543cb5458450978a002','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',3,'90ff345125ad93a82e58d058f642a695','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',4,'d4b2503961663f60341fa5f970438d2d','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',5,'6986e3282f70b9c3e21391bd44141cdf','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',6,'1d040e6bb4c3f2da297d59bd211f85f7','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',7,'f6ab05ef8703584d25534b26d7c365ac','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',8,'07fa2cd4aea00d4e338fc4d760c6babc','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',9,'c97dd8f8788cc45d8713b1a62d265b62','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',10,'85beee6d2e94fd7e747f3a2f5bde86cd','{"cells":[[2,1,"c0","tricks",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',11,'60351806a30cf7cad161d6f664d4fc8a','{"undoes":"85beee6d2e94fd7e747f3a2f5bde86cd"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',12,'169b79c004e38a9b4aa7568fb85037a2','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',13,'83d0b94747b60ee2b2325eb60bec6d59','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"176a0effd00c1ffeb282772aaf50e44e"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',14,'afaee46632d89d787c47de97aa875065','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',15,'5635a30330f668f766f42047d58f7aa7','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',16,'38f8388457b35f75e7d604949763b3ac','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',17,'b679d6c7dee6767c0a1df6e599761969','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',18,'febdb7140b5be8081ed0242553391f87','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',19,'f5d8b4855f3c51d8066406815dae8106','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',20,'0a93ac411afe328dafdbef1e37c06613','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',21,'287492e81fb5c9bf97ec1de808da5f45','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',22,'cb95bef38e116d296247f6d54bf871e0','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',23,'6d644fd3f2ac742efba07818e6a6d9b1','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('8daf3e60af030a403ac3cc',24,'1cd6a5b5c80b6edc5abdb1a1586a319d','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',1,'44028918f252c6f54ef64858a03d1c07','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790777600);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',2,'97a5b7ffc7d72ade6ecaa6f36fa4b006','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',3,'2245d02f2257e01b2d020973e70bfd8f','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',4,'208fda9648b00144108062bb1d5a470f','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',5,'d6c163a587937e0f2d8f7031df536545','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',6,'2e8a7b62129e7a56736e447dc00007ed','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',7,'d2f20a4cf82acdaf3f9c78501b55e729','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',8,'d78fbf06b3373724a622f3dc2f334865','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',9,'c778be659b26df13afd91f8058f2ead4','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',10,'3b747c6cec1178f3f3b23ee5d6979806','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',11,'00622fd6dda958ad6b349c3e047d52c5','{"undoes":"3b747c6cec1178f3f3b23ee5d6979806"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',12,'f67b042879b94cf53160b3d7f5c4d0b7','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',13,'a6c4ddee99700bde16f26137aed995f1','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"44028918f252c6f54ef64858a03d1c07"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',14,'249d1ccd017a1acf378d9e67294e8937','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',15,'cd572c6df2d10e35ac438eae4ed54b03','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',16,'16f367ff024a944a6f47702e5e12b20d','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',17,'8b676722e0428e5b4f33abdaa1b70e8c','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',18,'b86d97063c0e0ffacc82bb1f902cad42','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('9d8ed7cd90091abb823286',19,'c6b119d874ab883bfd8203655415763a','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('pRteSFF8ztP3u6VrkrhgEw','2026-09',5);
CREATE TABLE month_rating (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	stamp VARCHAR NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
);
CREATE TABLE person (
	circle_id VARCHAR NOT NULL, 
	person_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	look INTEGER NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	merged_into VARCHAR, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (circle_id, person_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "person" VALUES('pRteSFF8ztP3u6VrkrhgEw','a0','Anna',0,0,NULL,1790000000);
INSERT INTO "person" VALUES('pRteSFF8ztP3u6VrkrhgEw','b0','Ben',1,0,NULL,1790000000);
INSERT INTO "person" VALUES('pRteSFF8ztP3u6VrkrhgEw','c0','Cleo',2,0,NULL,1790000000);
INSERT INTO "person" VALUES('pRteSFF8ztP3u6VrkrhgEw','d6','Dan',3,0,NULL,1790518400);
INSERT INTO "person" VALUES('zlkohelNcSVtxzeKGq-Jdg','a1','Anna',0,0,NULL,1790086400);
INSERT INTO "person" VALUES('zlkohelNcSVtxzeKGq-Jdg','b1','Ben',1,0,NULL,1790086400);
INSERT INTO "person" VALUES('zlkohelNcSVtxzeKGq-Jdg','c1','Cleo',2,0,NULL,1790086400);
CREATE TABLE played_in (
	circle_id VARCHAR NOT NULL, 
	person_id VARCHAR NOT NULL, 
	begun_at BIGINT NOT NULL, 
	game_id VARCHAR NOT NULL, 
	PRIMARY KEY (circle_id, person_id, begun_at, game_id), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','a0',1790000000,'09bc039e22304cf274493f');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','b0',1790000000,'09bc039e22304cf274493f');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','c0',1790000000,'09bc039e22304cf274493f');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','a1',1790086400,'1e2ba6131bedee44ad985b');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','b1',1790086400,'1e2ba6131bedee44ad985b');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','c1',1790086400,'1e2ba6131bedee44ad985b');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','a0',1790172800,'286bd8cfbf87727cb7682b');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','b0',1790172800,'286bd8cfbf87727cb7682b');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','c0',1790172800,'286bd8cfbf87727cb7682b');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','a1',1790259200,'3c484fcea557b3d352a539');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','b1',1790259200,'3c484fcea557b3d352a539');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','c1',1790259200,'3c484fcea557b3d352a539');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','a0',1790345600,'4c707c00404f2f354ee210');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','b0',1790345600,'4c707c00404f2f354ee210');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','c0',1790345600,'4c707c00404f2f354ee210');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','a1',1790432000,'5d652adac96f60d6e62430');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','b1',1790432000,'5d652adac96f60d6e62430');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','c1',1790432000,'5d652adac96f60d6e62430');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','a0',1790518400,'6ad445a07f92ee7fab16eb');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','b0',1790518400,'6ad445a07f92ee7fab16eb');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','c0',1790518400,'6ad445a07f92ee7fab16eb');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','d6',1790518400,'6ad445a07f92ee7fab16eb');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','a1',1790604800,'7683b3195df35c1cb19116');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','b1',1790604800,'7683b3195df35c1cb19116');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','c1',1790604800,'7683b3195df35c1cb19116');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','a0',1790691200,'8daf3e60af030a403ac3cc');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','b0',1790691200,'8daf3e60af030a403ac3cc');
INSERT INTO "played_in" VALUES('pRteSFF8ztP3u6VrkrhgEw','c0',1790691200,'8daf3e60af030a403ac3cc');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','a1',1790777600,'9d8ed7cd90091abb823286');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','b1',1790777600,'9d8ed7cd90091abb823286');
INSERT INTO "played_in" VALUES('zlkohelNcSVtxzeKGq-Jdg','c1',1790777600,'9d8ed7cd90091abb823286');
CREATE TABLE property (
	name VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
)
 WITHOUT ROWID

;
CREATE TABLE span_sum (
	circle_id VARCHAR NOT NULL, 
	span VARCHAR NOT NULL, 
	ruleset VARCHAR NOT NULL, 
	stamp VARCHAR NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (circle_id, span, ruleset), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
);
CREATE INDEX ix_device_game_device ON device_game (device, game_id, role, generation);
CREATE INDEX ix_played_in_game_id ON played_in (game_id);
CREATE INDEX ix_game_circle ON game (circle_id, deleted_at, over, created_at, game_id);
CREATE INDEX ix_game_circle_ruleset ON game (circle_id, ruleset, deleted_at, over, created_at, game_id);
CREATE INDEX ix_finished_circle ON finished (circle_id, form, month, ruleset);
COMMIT;
