BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('iAr6c1wihd8f0mijVNHiaw','',1790000000,1);
INSERT INTO "circle" VALUES('0d4crQbzqQqnvat-c12lww','',1790086400,1);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','0d4crQbzqQqnvat-c12lww',1,1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','iAr6c1wihd8f0mijVNHiaw',1,1790000000);
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
INSERT INTO "device_game" VALUES('09234b291663197245f47b','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000);
INSERT INTO "device_game" VALUES('1e6d35b731ecf42e4f14b4','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
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
INSERT INTO "finished" VALUES('09234b291663197245f47b','iAr6c1wihd8f0mijVNHiaw','2026-09',1790000690,'ascenseur',3,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,21,11,11,"09234b291663197245f47b",11,"09234b291663197245f47b",[[2,0,2],[1,-1,1]],1,1,1,1,1,1,[3,1,"09234b291663197245f47b",1,"09234b291663197245f47b",1,"09234b291663197245f47b"],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,0,0,13,13,13,"09234b291663197245f47b",11,"09234b291663197245f47b",[[2,1,2],[1,0,1]],2,0,0,0,2,0,[3,0,"",0,"",1,"09234b291663197245f47b"],[1,0,"",0,"",0,""]],"c0":[{"ascenseur":1},1,1,0,21,21,21,"09234b291663197245f47b",11,"09234b291663197245f47b",[[2,0,2],[1,-1,1]],1,1,1,1,1,1,[3,1,"09234b291663197245f47b",1,"09234b291663197245f47b",1,"09234b291663197245f47b"],[1,1,"09234b291663197245f47b",1,"09234b291663197245f47b",1,"09234b291663197245f47b"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[11,"a0","09234b291663197245f47b"],"tricks":[1,"a0","09234b291663197245f47b"],"total":[21,"c0","09234b291663197245f47b"]}}');
INSERT INTO "finished" VALUES('22338b2c078201b5bbc09c','iAr6c1wihd8f0mijVNHiaw','2026-09',1790000690,'oh_hell',3,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,0,-10,-10,"22338b2c078201b5bbc09c",0,"22338b2c078201b5bbc09c",[[2,-2,1,-1,1],[1,-1,1]],0,0,0,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,1,0,23,23,23,"22338b2c078201b5bbc09c",12,"22338b2c078201b5bbc09c",[[2,0,2],[1,-1,1]],0,0,1,0,0,0,[3,1,"22338b2c078201b5bbc09c",1,"22338b2c078201b5bbc09c",1,"22338b2c078201b5bbc09c"],[1,1,"22338b2c078201b5bbc09c",1,"22338b2c078201b5bbc09c",1,"22338b2c078201b5bbc09c"]],"c0":[{"oh_hell":1},1,0,0,12,12,12,"22338b2c078201b5bbc09c",10,"22338b2c078201b5bbc09c",[[2,-1,1,0,1],[1,1,1]],2,1,0,0,1,0,[3,0,"",1,"22338b2c078201b5bbc09c",1,"22338b2c078201b5bbc09c"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[12,"b0","22338b2c078201b5bbc09c"],"tricks":[2,"b0","22338b2c078201b5bbc09c"],"total":[23,"b0","22338b2c078201b5bbc09c"]}}');
INSERT INTO "finished" VALUES('44d1573500be53ae0fb812','iAr6c1wihd8f0mijVNHiaw','2026-09',1790000690,'skull_king',3,'{"tallies":{"a0":[{"skull_king":1},1,0,0,0,-10,-10,"44d1573500be53ae0fb812",20,"44d1573500be53ae0fb812",[[1,-1,1],[2,0,1],[3,1,1]],1,1,0,0,0,0,[3,0,"",0,"",1,"44d1573500be53ae0fb812"],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,1,0,30,30,30,"44d1573500be53ae0fb812",30,"44d1573500be53ae0fb812",[[1,0,1],[2,-1,1],[3,0,1]],2,2,0,0,0,0,[3,1,"44d1573500be53ae0fb812",1,"44d1573500be53ae0fb812",1,"44d1573500be53ae0fb812"],[1,1,"44d1573500be53ae0fb812",1,"44d1573500be53ae0fb812",1,"44d1573500be53ae0fb812"]],"c0":[{"skull_king":1},1,0,0,-50,-50,-50,"44d1573500be53ae0fb812",-10,"44d1573500be53ae0fb812",[[1,1,1],[2,2,1],[3,-2,1]],2,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[30,"b0","44d1573500be53ae0fb812"],"total":[30,"b0","44d1573500be53ae0fb812"]}}');
INSERT INTO "finished" VALUES('634db2852ca08db7e43ab1','iAr6c1wihd8f0mijVNHiaw','2026-09',1790000810,'wizard_championship',3,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,-20,-30,-30,"634db2852ca08db7e43ab1",20,"634db2852ca08db7e43ab1",[[1,-1,1],[2,0,1],[3,-3,1]],1,1,0,0,1,1,[3,0,"",0,"",1,"634db2852ca08db7e43ab1"],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,0,0,20,20,20,"634db2852ca08db7e43ab1",20,"634db2852ca08db7e43ab1",[[1,0,1],[2,-2,1],[3,0,1]],2,2,1,0,0,0,[3,1,"634db2852ca08db7e43ab1",1,"634db2852ca08db7e43ab1",1,"634db2852ca08db7e43ab1"],[1,0,"",0,"",0,""]],"c0":[{"wizard_championship":1},1,0,0,-50,-50,-50,"634db2852ca08db7e43ab1",-10,"634db2852ca08db7e43ab1",[[1,1,1],[2,2,1],[3,-2,1]],2,0,0,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,1,0,50,50,50,"634db2852ca08db7e43ab1",50,"634db2852ca08db7e43ab1",[[1,0,1],[2,-2,1],[3,0,1]],1,1,0,0,1,0,[3,1,"634db2852ca08db7e43ab1",1,"634db2852ca08db7e43ab1",1,"634db2852ca08db7e43ab1"],[1,1,"634db2852ca08db7e43ab1",1,"634db2852ca08db7e43ab1",1,"634db2852ca08db7e43ab1"]]},"places":{"a0":3,"b0":2,"c0":4,"d6":1},"bests":{"round":[50,"d6","634db2852ca08db7e43ab1"],"tricks":[3,"d6","634db2852ca08db7e43ab1"],"total":[50,"d6","634db2852ca08db7e43ab1"]}}');
INSERT INTO "finished" VALUES('8fd86aad4e7c5776a4ade4','iAr6c1wihd8f0mijVNHiaw','2026-09',1790000690,'wizard_fisher',3,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,-40,-50,-50,"8fd86aad4e7c5776a4ade4",-10,"8fd86aad4e7c5776a4ade4",[[1,-1,1],[2,-1,1],[3,2,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,1,0,30,30,30,"8fd86aad4e7c5776a4ade4",20,"8fd86aad4e7c5776a4ade4",[[1,0,1],[2,0,1],[3,1,1]],3,2,0,0,0,0,[3,2,"8fd86aad4e7c5776a4ade4",0,"",2,"8fd86aad4e7c5776a4ade4"],[1,1,"8fd86aad4e7c5776a4ade4",1,"8fd86aad4e7c5776a4ade4",1,"8fd86aad4e7c5776a4ade4"]],"c0":[{"wizard_fisher":1},1,0,0,-40,-40,-40,"8fd86aad4e7c5776a4ade4",-10,"8fd86aad4e7c5776a4ade4",[[1,1,1],[2,2,1],[3,-1,1]],2,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[20,"b0","8fd86aad4e7c5776a4ade4"],"total":[30,"b0","8fd86aad4e7c5776a4ade4"]}}');
CREATE TABLE game (
	game_id VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	host_generation INTEGER NOT NULL, 
	view_generation INTEGER NOT NULL, 
	summary TEXT NOT NULL, circle_id VARCHAR REFERENCES circle (circle_id), deleted_at BIGINT, ruleset VARCHAR DEFAULT '' NOT NULL, over BOOLEAN DEFAULT 0 NOT NULL, edition INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game_id)
);
INSERT INTO "game" VALUES('09234b291663197245f47b',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[11,13,21],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','iAr6c1wihd8f0mijVNHiaw',NULL,'ascenseur',1,0);
INSERT INTO "game" VALUES('1e6d35b731ecf42e4f14b4',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-10,13,2],"round":3,"rounds":3,"over":false,"winners":[]}','0d4crQbzqQqnvat-c12lww',NULL,'nomination_whist',0,0);
INSERT INTO "game" VALUES('22338b2c078201b5bbc09c',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[-10,23,12],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','iAr6c1wihd8f0mijVNHiaw',NULL,'oh_hell',1,0);
INSERT INTO "game" VALUES('382e570ae0e77a8d5680a5',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[0,20,10],"round":3,"rounds":3,"over":false,"winners":[]}','0d4crQbzqQqnvat-c12lww',NULL,'quoicoupli',0,0);
INSERT INTO "game" VALUES('44d1573500be53ae0fb812',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-10,30,-50],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','iAr6c1wihd8f0mijVNHiaw',NULL,'skull_king',1,0);
INSERT INTO "game" VALUES('582ed19f2bd707f7a681c9',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[50,-20,-30],"round":3,"rounds":3,"over":false,"winners":[]}','0d4crQbzqQqnvat-c12lww',NULL,'wizard_canadian',0,0);
INSERT INTO "game" VALUES('634db2852ca08db7e43ab1',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[-30,20,-50,50],"round":3,"rounds":3,"over":true,"winners":["Dan"]}','iAr6c1wihd8f0mijVNHiaw',NULL,'wizard_championship',1,0);
INSERT INTO "game" VALUES('707b11940bbde5a0ec2d78',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[0,-30,40],"round":3,"rounds":3,"over":false,"winners":[]}','0d4crQbzqQqnvat-c12lww',NULL,'wizard_club',0,0);
INSERT INTO "game" VALUES('8fd86aad4e7c5776a4ade4',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-50,30,-40],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','iAr6c1wihd8f0mijVNHiaw',NULL,'wizard_fisher',1,0);
INSERT INTO "game" VALUES('93f626264e4cc82c479126',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[30,-20,-30],"round":3,"rounds":3,"over":false,"winners":[]}','0d4crQbzqQqnvat-c12lww',NULL,'wizard_gigamic',0,0);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','bc5925d6def02190','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('09234b291663197245f47b',1,'b2c1fc0083766ec5d454de3935f1bfe6','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790000000);
INSERT INTO "mark" VALUES('09234b291663197245f47b',2,'7eb9713466777d627f5fc150597b5868','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('09234b291663197245f47b',3,'6e885ae76a53a88b8057e8b1e71e25c9','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('09234b291663197245f47b',4,'825fcee328a53093db814c6f11ba402b','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('09234b291663197245f47b',5,'b98aceab7906cc1d7fbf1bb4bc44ad76','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('09234b291663197245f47b',6,'7050f064505056bf3425e1b97ed8249f','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('09234b291663197245f47b',7,'fe9b0e6cc34642425733f26f13dce65d','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('09234b291663197245f47b',8,'8c0a87fbf94a757bbfec7dfac2db5744','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('09234b291663197245f47b',9,'87aa3ee69134374d561bd3ae80e32c8a','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('09234b291663197245f47b',10,'d8bc719f2f4901cbe4a41305746f072c','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('09234b291663197245f47b',11,'fd63ae32e52789f44b9500af20881fed','{"undoes":"d8bc719f2f4901cbe4a41305746f072c"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('09234b291663197245f47b',12,'dd8c849439f62686b61d6f0c1813f17f','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('09234b291663197245f47b',13,'5cb749cf1bb362453070fdfa6974197e','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"b2c1fc0083766ec5d454de3935f1bfe6"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('09234b291663197245f47b',14,'d15c8042e868218dd061f98809dbea98','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('09234b291663197245f47b',15,'1db13afcc1379ee72e286d94b92e317d','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('09234b291663197245f47b',16,'d6280d1a0de8290e71f5a6a3b28b4481','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('09234b291663197245f47b',17,'a45bfbbbfe035d9488374e71a5fb7e83','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('09234b291663197245f47b',18,'3c9386472aef8796a4c2acae02dd55fb','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('09234b291663197245f47b',19,'5963d6eaa61aa04f46eb96cf83cc68c8','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('09234b291663197245f47b',20,'80dc36e232fc4d5a7eede2e0fdf9344a','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('09234b291663197245f47b',21,'eaa7f460cd7346c611e7fa2bdd0fc79f','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('09234b291663197245f47b',22,'00f009f26daace4e57b7d98c31fc115b','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('09234b291663197245f47b',23,'79edc6a1aa9a3b539d952a5e2a45bbeb','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('09234b291663197245f47b',24,'65fd033e4d1c07e0a61783ecad54116d','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',1,'8fdd0fe9c9478b9ea73d00be323d3320','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790086400);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',2,'aa386506edcac44e8cfc93be4976b3ec','{"cells":[[1,1,"b1","bid",3]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',3,'9adcbd7735820586034cce6457823c3b','{"cells":[[1,1,"c1","bid",3]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',4,'96c8145d45b1b5025eec14e71c35c244','{"cells":[[1,1,"a1","bid",3]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',5,'c1565a71899eb815b6ef60d56081caf0','{"cells":[[1,1,"b1","tricks",3]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',6,'9494ec0e0a0127486bee7f7a59a32391','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',7,'eab81fafdcffd29b2bcb7e1b68f6bd8e','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',8,'e4f845323f756e20e944f7effad8231e','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',9,'9ac0006309735a389df207c3ef3a6ddb','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',10,'f1c89cfdf63f264d442b6b4d227b5cd1','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',11,'4a6536908421f76f880d33de9e1287ca','{"undoes":"f1c89cfdf63f264d442b6b4d227b5cd1"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',12,'3ca5ca73f4076aacfd1ec9e518fd8373','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',13,'2375f1f5b6102ab32c55b3cf912e9f54','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"8fdd0fe9c9478b9ea73d00be323d3320"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',14,'9641ada29c55390814d3c05ba9689077','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',15,'3f28f4bec8c4f9a329cd6ee20b5941a6','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',16,'5cef01c6846d25f98ba8c14417089de8','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',17,'19fb1c98859597901d0795b3e05e9a20','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',18,'57920632422597a062a7b437a1641bc6','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1e6d35b731ecf42e4f14b4',19,'b381478b2db498e77ec2015ed7323bd1','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',1,'f60082b75247b10f35581d0d85a97814','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790172800);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',2,'802c250c53580f8f4b521857d38dbbcb','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',3,'2a9de83f031251a11174d1be90988460','{"cells":[[1,1,"c0","bid",2]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',4,'f216d046eca994daa9ec028dba6ac78a','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',5,'e116fd3786c9c261d1a608f728b7d2f6','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',6,'baa04466fbe8833b3e83cda95bce603c','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',7,'61c1f912b3592b839e0debe51841d6ff','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',8,'b1cee61928fdf0e01f3e6efd89a232c2','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',9,'db0b7203d34557c01f90527a4e4ae532','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',10,'ab7d70382151def61917df8f16bdf119','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',11,'a8005b6451ff1f1aa09d514308d94ce8','{"undoes":"ab7d70382151def61917df8f16bdf119"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',12,'871719639aaa39ada112155192f186ce','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',13,'092f2f72eed2136a1d7485de296a0183','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"f60082b75247b10f35581d0d85a97814"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',14,'661a381e3eac5e02ec4d60b5020f618b','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',15,'2f5ef2fd255bc39ccd6600a42b0facca','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',16,'7b9aa5a557c497f68aee268980b9d25c','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',17,'24e03261978d0b35d0c80bd961458234','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',18,'6907f9b86aa1cd24c011f2ced7c89f04','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',19,'6a56a18e7ddd7d4077225d547077c01f','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',20,'0e1fb72d74dc19ee5e94767e7a2971ee','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',21,'359128bf2906b50cd7eb89df82ff10a1','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',22,'830cb34ea3dedce3171b7da3a9cc1156','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',23,'9ae7e36b68ee3cbe17aa0bc04706c469','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('22338b2c078201b5bbc09c',24,'9ea6a58878fa976ae29977dab938c32b','{"cells":[[3,1,"b0","tricks",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',1,'d23d1ccb8662fc2f8714774942f367af','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Jouer l''atout","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790259200);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',2,'f90bf0d33414218c08378016813147c6','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',3,'7085cefd9c012dcc67f6171e4704d4ce','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',4,'18064dcefab00e7d62a02d3d903bf324','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',5,'84e2485ba2b96b914cc9ab73a44e0b80','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',6,'cfc72f74c9d0e4e3aca1994929843a29','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',7,'145fbecaefee4e1f340b2a2815d34199','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',8,'5e9ee2f1046f9899b9f52f56f581d0e5','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',9,'46cd96d2d1a9c464beaed693283b3e80','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',10,'00c9f24b8b135ecc5d490c5487fd2b4c','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',11,'9935cfde6067c74e2fe6b6352d61051e','{"undoes":"00c9f24b8b135ecc5d490c5487fd2b4c"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',12,'65ab65fa5ee3889342534537ba8a202c','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',13,'5447985b995328653e7692957b65c826','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"d23d1ccb8662fc2f8714774942f367af"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',14,'7f43a3cfc17bb0c39c6dac1b74d02dcf','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',15,'d188c083830c7a4513e723502324f6c4','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',16,'0444150f25bb2f4c54929e234431d03d','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',17,'38400b4869ecfd017489e3c25a2d6556','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',18,'239121d1cd906065b7396f3c7de31473','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('382e570ae0e77a8d5680a5',19,'6b510e3f8aa3770f91a2a9ea326c7eec','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',1,'f079fe826a6fa559d192032e52efe8cc','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"specials":[{"code":"P","count":5,"role":"other"},{"code":"K","count":1,"role":"other"},{"code":"T","count":1,"role":"other"},{"code":"S","count":2,"role":"other"},{"code":"E","count":5,"role":"other"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"judged":false},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"bonus":{"when":"made","step":10,"most":170}},"end":{"leavers_win":false}}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790345600);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',2,'b220c6ce473be572a17f5d13b8a2bca8','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',3,'b1cc737bbf703bb5b3abf59bd3a3453e','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',4,'7d09d49cd41242e197e78a9341ac024e','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',5,'af28cb03f1ebf9fbcc0a28473f5fb3c0','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',6,'720e7f57a3e77f909156b7c930583782','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',7,'bf26310fc19f26df6c51d4a612ec6391','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',8,'4a19431f28402c248e966387d9344c63','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',9,'bd479126490a2138a7e0e712fe33cc54','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',10,'99df74951bb5a3735e7b27dd89367adc','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',11,'86f44abb129c3c184ba6bff3d42b0d20','{"undoes":"99df74951bb5a3735e7b27dd89367adc"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',12,'198b3774a7550d6cbc081ecb5a26a1a0','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',13,'df640f7abddbf21ad9fe860fd24320bb','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"f079fe826a6fa559d192032e52efe8cc"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',14,'8a906792eb1002a80a68a9306df20912','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',15,'4bf490a2077bff9f58038601126744f2','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',16,'97ca99892ad27430741f5cbf96f1719d','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',17,'8dc4e2344a5f501c988f4f9d99fd9e2b','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',18,'2dc9e545b4330e786143cc7c97d2d165','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',19,'a8a7fe7bfb05f26ba23c2f6ffe7d98a7','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',20,'d69cd4b5c9b34333e7d18aa45867cf6c','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',21,'724c0a6e6910d14aeb07ccc43cb95f39','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',22,'400112f2ef8da26535fc28c64bf804ed','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',23,'7a87974a25bc49badf60ae595f520b86','{"cells":[[3,1,"a0","tricks",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('44d1573500be53ae0fb812',24,'3fac1be3ab387b522d78fc35cb4f1b61','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',1,'103d811533d9e457573a23d7b578c7b3','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790432000);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',2,'934830abdeca892c9fd36bf55f2f77eb','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',3,'e7488bdc21258e078c8cab21fa97b0fd','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',4,'a0d0435064ceb1791a98f05461214641','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',5,'16ba15d217ce739f5870f0e49aae5e0a','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',6,'7eaf0b6df4ab52ed7b7791a8fa284792','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',7,'b966632187b6e66bb3b889afd6a7e806','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',8,'57961c915a558b7b30930198af9ba971','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',9,'686de811a9af0791edb1ed55b6d09b05','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',10,'855e370acc121bb31971272a6e739357','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',11,'9641ed35f318ff3b97bd7e13c33271cf','{"undoes":"855e370acc121bb31971272a6e739357"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',12,'69ef270426339f2651c73a879b7f1ab2','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',13,'ef856b3e3479fc7ad0cf59a6ff25da32','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"103d811533d9e457573a23d7b578c7b3"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',14,'c1511a1f40a20caaeebb03d14deeaa5a','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',15,'ebb7a752822c05d6b3e04634eaf9772f','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',16,'82a92edd40d0375491913f6a925a4751','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',17,'86f35527589edf186b32d0ed7865b75f','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',18,'7b186d47657353b4be509d6ea60a3303','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('582ed19f2bd707f7a681c9',19,'5ab498d7f3861d43d6647144a21b2f63','{"cells":[[2,2,"a1","tricks",2]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',1,'ce994e4ecfee6e52b1c70835d662dd6f','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad',1790518400);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',2,'a29534b823299e71d83ad1f77d3079f8','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',3,'2c2b5768960aab72391a672e0683de98','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',4,'006aab2de06277c5f223918b5eed3f73','{"cells":[[1,1,"d6","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',5,'d498f9c18536c3f2a0e91aea7fe4fe74','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',6,'e9c76804a399b3715d1d0ae4b2385810','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',7,'6c87dd7ef93521ea0a9a3b2f927f1cc8','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',8,'292b387f761f23d7322e8086396f2879','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',9,'13eef0918e03b69b70b46ac0b59d66d7','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',10,'62ebe72510ca1ee014f3766bd82ee588','{"cells":[[2,1,"d6","bid",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',11,'0f1792fd67311ee74d79fce774dbed8d','{"undoes":"62ebe72510ca1ee014f3766bd82ee588"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',12,'74f8cfc0a40aa51abbedb61137c51923','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',13,'a0ae997f9ae8901fd74793df841a66d2','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"ce994e4ecfee6e52b1c70835d662dd6f"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',14,'9708b3aa69ec89e902deada817bea43c','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',15,'be614980e8590fc3f2bff4addff5ce6d','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',16,'8817ec32ebb9149443a79a23bb507a79','{"cells":[[2,2,"d6","bid",2]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',17,'22225901c4d4d720ab6e7be371b18459','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',18,'880419f388c301f85f3d2b8049fcfc1e','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',19,'3a2624d93d4b12271fd93e996fc09413','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',20,'91246e8a583bc0b1fd63e9cefcac4ac7','{"cells":[[2,2,"d6","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',21,'4b93085b9ee8095ee53eecca107aaf5e','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',22,'2efb40df1678acfec1baa02edb8eef12','{"cells":[[3,1,"d6","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',23,'e3988e2a827d8de377a31ad1a4b6fa73','{"cells":[[3,1,"a0","bid",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',24,'e407b29b6a41bc00f4b4a824db422562','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',25,'9e19d095b6cc703735ee5ca06078386a','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',26,'52ca54291f35f692f2ddcf36e7508cb2','{"cells":[[3,1,"d6","tricks",3]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',27,'caac31aa8992a86d489ce815f66fa764','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('634db2852ca08db7e43ab1',28,'e3850332457ae7d486eb1a6cd172cd3b','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',1,'cbe2d3b3c775b10f9c0cf2f8f87539cd','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"}},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"}},{"key":"secret_bids","sets":{"bidding.visibility":"secret"}},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790604800);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',2,'bb0c5a4e9fe11070102be303f6ebdb3b','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',3,'792e1bc4794aa3ed40115fe6364f6d9f','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',4,'89ec0a001bca8a165a82ee2149c83902','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',5,'8367ef16935444000e5a61d5837ce690','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',6,'528989bc1a359118fe570b82839bd393','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',7,'7906d11cd9682baf4e09cdb64af50226','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',8,'5e874e3d256af4658d219b0cb982e725','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',9,'3028e1eebbb067d1ae96757b7a8c33b2','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',10,'bb4c6f3addeffc56ef65b4d88d3a2166','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',11,'59be258f7b56391e34762416ba2f991f','{"undoes":"bb4c6f3addeffc56ef65b4d88d3a2166"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',12,'ad0f45b1ea7501bc5965168364a4d660','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',13,'f84bab03528c93af415a8bd683b2fd1f','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"cbe2d3b3c775b10f9c0cf2f8f87539cd"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',14,'c8b1d5010ec1a21934a7172bb828e7d6','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',15,'df3af0d9034252fa51b61c9ad0649ad8','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',16,'07c87980391421f91b48ac5ca04b297b','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',17,'3b4d0016b189f3c36ed5d257dc05cae6','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',18,'5fce1f01c645fb86383f912d92926bd5','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('707b11940bbde5a0ec2d78',19,'88afc3adbbadac9788c5cb312fcc0fc7','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',1,'307e759ca53f6b7b4b528cecbe55357c','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"}},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"}},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790691200);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',2,'08cf2d647a10485d35bd2b4ad5b28027','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',3,'699164053c6c40b9c5200e047263fbae','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',4,'a9dfc4409c8089ce34b4e37a0cef61b7','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',5,'6f5089adcce7ef855f3320c3473de0f9','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',6,'8b4f1b61e3fa0cca9a2277c4fd0ba407','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',7,'06421dc4ebd2018fbb37ac945d1b5964','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',8,'61f0281b8553a1cb0170087edd9e6ce2','{"cells":[[2,1,"a0","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',9,'9b90096f0704bd74627a96ba8d119de2','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',10,'82efb75b9812632aed0e5b574c483692','{"cells":[[2,1,"c0","tricks",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',11,'97656e49a16b306301cd5291c42b8d81','{"undoes":"82efb75b9812632aed0e5b574c483692"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',12,'19c7f4ed433f758ea1b67072e38a14b1','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',13,'0c44cfdb57c8e157320bb39639b001e2','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"307e759ca53f6b7b4b528cecbe55357c"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',14,'83bb05b78035f7457d81716df88b4fc5','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',15,'b3698a6df326319f390a8985b5d6da5f','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',16,'92a49c4089ceb447953f11cbb031bc52','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',17,'3a81ed13dcf87ab1b394525ad5723c6d','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',18,'964d9e981d46ad377b382ab5cfedfb87','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',19,'042218d154b397902a297616ba3ecdb7','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',20,'15e84d616a4133612d888fcdc5abccfd','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',21,'cdcf3c32fa5e5f393e55b4ffa826ba02','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',22,'f67dbdb077b1abbdbfff8a334c96963b','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',23,'42f1ef3e7c6cb2dc079a6849bb830a6c','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('8fd86aad4e7c5776a4ade4',24,'c2289ec0a0378baeb21b4cccf3366ce3','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',1,'ad25dc32a3da697c3395ba66139d4b1a','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"}},{"key":"next_card","sets":{"play.top_lead":"next_card"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790777600);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',2,'4dd44fde42555a841cc9725deaf6fb1f','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',3,'839a1395298b3372d75d9c63dad4d659','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',4,'059c0855e1fe1e1d05f6246a87ae82c2','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',5,'5d633d34557ba7556ad45e3d057759c6','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',6,'a3f6feac3b3df3ad81cfddc8b32fdce6','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',7,'a91d195bccf634c734ef5b9e3f8273a0','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',8,'ed8a941b6d9a715a419fb2b1f1320255','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',9,'a117bccfb00e48c5cf0f394bfd7cb630','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',10,'037d73de00a68fcf8da840c178bad611','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',11,'e381832635984b57fed0486a207224d7','{"undoes":"037d73de00a68fcf8da840c178bad611"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',12,'aa7383a01fdf205619df42259da10dd1','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',13,'2b7d0e8dba1f4c71c35b93615e25f8b8','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"ad25dc32a3da697c3395ba66139d4b1a"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',14,'a01724f1d198a7a627d7f46ec585b6f7','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',15,'d309891d16f5547a662e59c31b12dc98','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',16,'289d06333150ecc929a0a61025e5e074','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',17,'f3bad59bc25f7dbc38eaddbcb31cc95b','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',18,'cc23f3e6689f6cb699081797cc0173a7','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('93f626264e4cc82c479126',19,'b0ae7acf47daaf52512e724c8a0e89cd','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('iAr6c1wihd8f0mijVNHiaw','2026-09',5);
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
INSERT INTO "person" VALUES('0d4crQbzqQqnvat-c12lww','a1','Anna',0,0,NULL,1790086400);
INSERT INTO "person" VALUES('0d4crQbzqQqnvat-c12lww','b1','Ben',1,0,NULL,1790086400);
INSERT INTO "person" VALUES('0d4crQbzqQqnvat-c12lww','c1','Cleo',2,0,NULL,1790086400);
INSERT INTO "person" VALUES('iAr6c1wihd8f0mijVNHiaw','a0','Anna',0,0,NULL,1790000000);
INSERT INTO "person" VALUES('iAr6c1wihd8f0mijVNHiaw','b0','Ben',1,0,NULL,1790000000);
INSERT INTO "person" VALUES('iAr6c1wihd8f0mijVNHiaw','c0','Cleo',2,0,NULL,1790000000);
INSERT INTO "person" VALUES('iAr6c1wihd8f0mijVNHiaw','d6','Dan',3,0,NULL,1790518400);
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
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','a0',1790000000,'09234b291663197245f47b');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','b0',1790000000,'09234b291663197245f47b');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','c0',1790000000,'09234b291663197245f47b');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','a1',1790086400,'1e6d35b731ecf42e4f14b4');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','b1',1790086400,'1e6d35b731ecf42e4f14b4');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','c1',1790086400,'1e6d35b731ecf42e4f14b4');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','a0',1790172800,'22338b2c078201b5bbc09c');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','b0',1790172800,'22338b2c078201b5bbc09c');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','c0',1790172800,'22338b2c078201b5bbc09c');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','a1',1790259200,'382e570ae0e77a8d5680a5');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','b1',1790259200,'382e570ae0e77a8d5680a5');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','c1',1790259200,'382e570ae0e77a8d5680a5');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','a0',1790345600,'44d1573500be53ae0fb812');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','b0',1790345600,'44d1573500be53ae0fb812');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','c0',1790345600,'44d1573500be53ae0fb812');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','a1',1790432000,'582ed19f2bd707f7a681c9');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','b1',1790432000,'582ed19f2bd707f7a681c9');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','c1',1790432000,'582ed19f2bd707f7a681c9');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','a0',1790518400,'634db2852ca08db7e43ab1');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','b0',1790518400,'634db2852ca08db7e43ab1');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','c0',1790518400,'634db2852ca08db7e43ab1');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','d6',1790518400,'634db2852ca08db7e43ab1');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','a1',1790604800,'707b11940bbde5a0ec2d78');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','b1',1790604800,'707b11940bbde5a0ec2d78');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','c1',1790604800,'707b11940bbde5a0ec2d78');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','a0',1790691200,'8fd86aad4e7c5776a4ade4');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','b0',1790691200,'8fd86aad4e7c5776a4ade4');
INSERT INTO "played_in" VALUES('iAr6c1wihd8f0mijVNHiaw','c0',1790691200,'8fd86aad4e7c5776a4ade4');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','a1',1790777600,'93f626264e4cc82c479126');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','b1',1790777600,'93f626264e4cc82c479126');
INSERT INTO "played_in" VALUES('0d4crQbzqQqnvat-c12lww','c1',1790777600,'93f626264e4cc82c479126');
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
