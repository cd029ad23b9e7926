BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, asks_who BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('MbMTyC1ZIgP4-4pDc70FLg','',1790000000,1,0);
INSERT INTO "circle" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','',1790086400,1,0);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','MrLBn4OEDsHXqUOGB1_BLQ',1,1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','MbMTyC1ZIgP4-4pDc70FLg',1,1790000000);
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
INSERT INTO "device_game" VALUES('090fb74f22677133d0118e','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000);
INSERT INTO "device_game" VALUES('1a2ea1c5ac0fd332c313f2','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
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
INSERT INTO "finished" VALUES('090fb74f22677133d0118e','MbMTyC1ZIgP4-4pDc70FLg','2026-09',1790000690,'ascenseur',4,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,2,-8,-8,"090fb74f22677133d0118e",2,"090fb74f22677133d0118e",[[2,-2,1,1,1],[1,-1,1]],0,0,1,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,1,0,32,32,32,"090fb74f22677133d0118e",11,"090fb74f22677133d0118e",[[2,0,2],[1,0,1]],1,1,0,0,2,2,[3,3,"090fb74f22677133d0118e",3,"090fb74f22677133d0118e",3,"090fb74f22677133d0118e"],[1,1,"090fb74f22677133d0118e",1,"090fb74f22677133d0118e",1,"090fb74f22677133d0118e"]],"c0":[{"ascenseur":1},1,0,0,1,1,1,"090fb74f22677133d0118e",1,"090fb74f22677133d0118e",[[2,1,1,-2,1],[1,-1,1]],1,0,1,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[11,"b0","090fb74f22677133d0118e",[]],"tricks":[1,"b0","090fb74f22677133d0118e",[]],"total":[32,"b0","090fb74f22677133d0118e",[]]}}');
INSERT INTO "finished" VALUES('2c4a129270276a804fccf1','MbMTyC1ZIgP4-4pDc70FLg','2026-09',1790000690,'oh_hell',4,'{"tallies":{"a0":[{"oh_hell":1},1,1,0,23,13,13,"2c4a129270276a804fccf1",11,"2c4a129270276a804fccf1",[[2,0,1,-1,1],[1,0,1]],0,0,1,1,1,0,[3,2,"2c4a129270276a804fccf1",0,"",2,"2c4a129270276a804fccf1"],[1,1,"2c4a129270276a804fccf1",1,"2c4a129270276a804fccf1",1,"2c4a129270276a804fccf1"]],"b0":[{"oh_hell":1},1,0,0,2,2,2,"2c4a129270276a804fccf1",1,"2c4a129270276a804fccf1",[[2,-1,1,1,1],[1,-1,1]],1,0,0,0,2,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"oh_hell":1},1,0,0,10,10,10,"2c4a129270276a804fccf1",10,"2c4a129270276a804fccf1",[[2,0,1,-2,1],[1,-1,1]],1,1,1,0,1,1,[3,1,"2c4a129270276a804fccf1",0,"",1,"2c4a129270276a804fccf1"],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":3,"c0":2},"bests":{"round":[11,"a0","2c4a129270276a804fccf1",[]],"tricks":[1,"a0","2c4a129270276a804fccf1",[]],"total":[13,"a0","2c4a129270276a804fccf1",[]]}}');
INSERT INTO "finished" VALUES('43a075cc8ac03686381356','MbMTyC1ZIgP4-4pDc70FLg','2026-09',1790000840,'skull_king',4,'{"tallies":{"a0":[{"skull_king":1},1,1,0,-20,-30,-30,"43a075cc8ac03686381356",20,"43a075cc8ac03686381356",[[1,-1,1],[2,0,1],[3,1,1,-2,1]],0,0,0,0,0,0,[4,0,"",0,"",1,"43a075cc8ac03686381356"],[1,1,"43a075cc8ac03686381356",1,"43a075cc8ac03686381356",1,"43a075cc8ac03686381356"]],"b0":[{"skull_king":1},1,0,0,-40,-40,-40,"43a075cc8ac03686381356",20,"43a075cc8ac03686381356",[[1,1,1],[2,0,1],[3,-2,1,-3,1]],1,0,0,0,0,0,[4,0,"",0,"",1,"43a075cc8ac03686381356"],[1,0,"",0,"",0,""]],"c0":[{"skull_king":1},1,0,0,-60,-60,-60,"43a075cc8ac03686381356",10,"43a075cc8ac03686381356",[[1,0,1],[2,-1,1],[3,-3,1,2,1]],2,1,0,0,0,0,[4,1,"43a075cc8ac03686381356",0,"",1,"43a075cc8ac03686381356"],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":2,"c0":3},"bests":{"round":[20,"a0","43a075cc8ac03686381356",["b0"]],"tricks":[1,"a0","43a075cc8ac03686381356",["b0"]],"total":[-30,"a0","43a075cc8ac03686381356",[]]}}');
INSERT INTO "finished" VALUES('655a5e8988a2163c93104b','MbMTyC1ZIgP4-4pDc70FLg','2026-09',1790000810,'wizard_championship',4,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,0,-10,-10,"655a5e8988a2163c93104b",30,"655a5e8988a2163c93104b",[[1,-1,1],[2,0,1],[3,-2,1]],0,0,0,0,2,1,[3,0,"",0,"",1,"655a5e8988a2163c93104b"],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,1,0,40,40,40,"655a5e8988a2163c93104b",30,"655a5e8988a2163c93104b",[[1,0,1],[2,0,1],[3,1,1]],2,1,1,1,1,0,[3,2,"655a5e8988a2163c93104b",0,"",2,"655a5e8988a2163c93104b"],[1,1,"655a5e8988a2163c93104b",1,"655a5e8988a2163c93104b",1,"655a5e8988a2163c93104b"]],"c0":[{"wizard_championship":1},1,0,0,-20,-20,-20,"655a5e8988a2163c93104b",20,"655a5e8988a2163c93104b",[[1,0,1],[2,1,1],[3,-3,1]],2,1,1,0,1,0,[3,1,"655a5e8988a2163c93104b",0,"",1,"655a5e8988a2163c93104b"],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,0,0,0,0,0,"655a5e8988a2163c93104b",20,"655a5e8988a2163c93104b",[[1,-1,1],[2,0,1],[3,1,1]],2,1,0,0,2,1,[3,0,"",0,"",1,"655a5e8988a2163c93104b"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":4,"d6":2},"bests":{"round":[30,"b0","655a5e8988a2163c93104b",["a0"]],"tricks":[1,"b0","655a5e8988a2163c93104b",["a0"]],"total":[40,"b0","655a5e8988a2163c93104b",[]]}}');
INSERT INTO "finished" VALUES('895c3a233a6cb1aa7d96c7','MbMTyC1ZIgP4-4pDc70FLg','2026-09',1790000690,'wizard_fisher',4,'{"tallies":{"a0":[{"wizard_fisher":1},1,1,0,90,80,80,"895c3a233a6cb1aa7d96c7",50,"895c3a233a6cb1aa7d96c7",[[1,0,1],[2,0,1],[3,0,1]],2,2,0,0,0,0,[3,3,"895c3a233a6cb1aa7d96c7",3,"895c3a233a6cb1aa7d96c7",3,"895c3a233a6cb1aa7d96c7"],[1,1,"895c3a233a6cb1aa7d96c7",1,"895c3a233a6cb1aa7d96c7",1,"895c3a233a6cb1aa7d96c7"]],"b0":[{"wizard_fisher":1},1,0,0,-40,-40,-40,"895c3a233a6cb1aa7d96c7",-10,"895c3a233a6cb1aa7d96c7",[[1,-1,1],[2,-2,1],[3,-1,1]],0,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"wizard_fisher":1},1,0,0,0,0,0,"895c3a233a6cb1aa7d96c7",30,"895c3a233a6cb1aa7d96c7",[[1,0,1],[2,2,1],[3,-1,1]],1,0,0,0,0,0,[3,1,"895c3a233a6cb1aa7d96c7",0,"",1,"895c3a233a6cb1aa7d96c7"],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":3,"c0":2},"bests":{"round":[50,"a0","895c3a233a6cb1aa7d96c7",[]],"tricks":[3,"a0","895c3a233a6cb1aa7d96c7",[]],"total":[80,"a0","895c3a233a6cb1aa7d96c7",[]]}}');
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
INSERT INTO "game" VALUES('090fb74f22677133d0118e',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[-8,32,1],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','MbMTyC1ZIgP4-4pDc70FLg',NULL,'ascenseur',1,0,3852854967);
INSERT INTO "game" VALUES('1a2ea1c5ac0fd332c313f2',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-8,12,1],"round":3,"rounds":3,"over":false,"winners":[]}','MrLBn4OEDsHXqUOGB1_BLQ',NULL,'nomination_whist',0,0,1664068457);
INSERT INTO "game" VALUES('2c4a129270276a804fccf1',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[13,2,10],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','MbMTyC1ZIgP4-4pDc70FLg',NULL,'oh_hell',1,0,787884138);
INSERT INTO "game" VALUES('31829b4a655fe0c834cebc',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[-30,10,10],"round":3,"rounds":3,"over":false,"winners":[]}','MrLBn4OEDsHXqUOGB1_BLQ',NULL,'quoicoupli',0,0,3951717811);
INSERT INTO "game" VALUES('43a075cc8ac03686381356',1790345600,1790000840,29,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-30,-40,-60],"round":4,"rounds":4,"over":true,"winners":["Anna"]}','MbMTyC1ZIgP4-4pDc70FLg',NULL,'skull_king',1,0,307597053);
INSERT INTO "game" VALUES('5e1cf0e5a73d9855611815',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[0,70,10],"round":3,"rounds":3,"over":false,"winners":[]}','MrLBn4OEDsHXqUOGB1_BLQ',NULL,'wizard_canadian',0,0,1946041323);
INSERT INTO "game" VALUES('655a5e8988a2163c93104b',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[-10,40,-20,0],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','MbMTyC1ZIgP4-4pDc70FLg',NULL,'wizard_championship',1,0,3156136843);
INSERT INTO "game" VALUES('7add72dda97ad08f03a83b',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[0,10,20],"round":3,"rounds":3,"over":false,"winners":[]}','MrLBn4OEDsHXqUOGB1_BLQ',NULL,'wizard_club',0,0,4235049715);
INSERT INTO "game" VALUES('895c3a233a6cb1aa7d96c7',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[80,-40,0],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','MbMTyC1ZIgP4-4pDc70FLg',NULL,'wizard_fisher',1,0,62444323);
INSERT INTO "game" VALUES('97bf4ab02ad10d32c4861e',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[0,50,20],"round":3,"rounds":3,"over":false,"winners":[]}','MrLBn4OEDsHXqUOGB1_BLQ',NULL,'wizard_gigamic',0,0,2154143562);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','419155b5fe910e26','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',1,'4ffe1ec364ca2070b654bc6426235dbf','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',2,'6649f9896e794634f08005aa6dc52fed','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',3,'0e44d51e0c1b5fda259b6013705c8a6b','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',4,'9480dc6d1dec0d20aa007d95bc3204fb','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',5,'d57442862ce89e9468431c4868ea8652','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',6,'a859526a7679ab9a6350bc639a27231f','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',7,'876b75433e4881f85b63dfaad4bf1a48','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',8,'c97558f0f4c02253c192ee01b8dbaffb','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',9,'76f82e46121fc48cb75222e1b0cc7c20','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',10,'41a0d3f84d5637e2bf1f18b6ff405673','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',11,'d2f4f94be2f0b63ba2fbd1267e78e11e','{"undoes":"41a0d3f84d5637e2bf1f18b6ff405673"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',12,'3e31c01aee54c44d9bdc49abdfe0c3b1','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',13,'7b1cc9d7d5b86c455750a08bc6e198b2','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"4ffe1ec364ca2070b654bc6426235dbf"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',14,'fcbbf519b0abd8be2e62b2b55111f8ae','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',15,'0ed0cb3c7a5d8b8d1f283c319ab228c6','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',16,'af76cd9d09bc4dd45350caafe8974357','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',17,'4f97ce61bb3534c60d3b237eaff2e44c','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',18,'83c0775e04af83658f4721e75db6e41a','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',19,'2f4203f265bee596562add3ba997a3df','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',20,'898171d0c33e57dafaf2f9a61f8a7b57','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',21,'7d1b4916b7cb835d851b2147062baee7','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',22,'9345e09a1e4e34d2d16e8f74250f8145','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',23,'0394d05ea1612162ad91d93b56aa3039','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('090fb74f22677133d0118e',24,'def2b94d3357e4272436d61eb21d31dc','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',1,'3fea3566d6a44243e1508bc1bd503355','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',2,'a300482620fde41e54b9981030bdd57e','{"cells":[[1,1,"b1","bid",2]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',3,'3a0362c7359887f8c12eb334665a2d0c','{"cells":[[1,1,"c1","bid",2]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',4,'52f0b1fa8c219df87e3d167ee585f026','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',5,'5b740e24211ec8c2eefc6ec6145a0c0d','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',6,'8370f226609278ee9db06d5c2157ae65','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',7,'ddc4b6f2b56fbfbfab65ad217a3a5d74','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',8,'e5bb14d5939cd40f234e7fd7d908e4eb','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',9,'541935a63b742b3ee0c6c363856449e2','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',10,'863dd24b04fc8cb7914860659253597d','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',11,'f0f87aa5b3e6c7ea4cc98456311882bc','{"undoes":"863dd24b04fc8cb7914860659253597d"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',12,'e82f5965746d856e7cef9769134ec414','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',13,'fdfa08e6dfa1bdcab7fc12c087ded9e7','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"3fea3566d6a44243e1508bc1bd503355"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',14,'6b2245496a1f3a1dfe24222802cc85eb','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',15,'1b8f662b0d1663c5bdd6b7a7bf1b1a26','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',16,'948dca7ba0b01d69596fc01023d53d8e','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',17,'dc8cf13937775ac4658fd4924d56694a','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',18,'a6055c2c7b8163dfa69e51ecdfcb9c69','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1a2ea1c5ac0fd332c313f2',19,'64c4877b772286572251e1c0bd5ad8a5','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',1,'2b7f0dc174e84f3794a4164c4099564e','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',2,'8c650af7155bcac14dfff397c95a7a0d','{"cells":[[1,1,"b0","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',3,'3376c2a3c4da20c64929351b2085e177','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',4,'d88b57c85b20db1281bf2a2990200842','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',5,'cd332b5c76529615808e71ccc50a3860','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',6,'1496be0eeb71bdd8e85f29372538e6f3','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',7,'9cb1e7a09c73355351d71de1c5f3afe3','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',8,'b88bfffe8b4cdbb6c76ce72a17443671','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',9,'19ce8f68a41bfaefdb20e1ca377fbe28','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',10,'f1d6e626bc360a7ff9beb62eafe6e2ad','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',11,'b498561b7fe04e35fb48e59932278bb8','{"undoes":"f1d6e626bc360a7ff9beb62eafe6e2ad"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',12,'973808243f33cf87283cf716dd72a876','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',13,'72d675521f8a304746035159d3d7b92f','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"2b7f0dc174e84f3794a4164c4099564e"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',14,'53f6ed0353282a0a346ad0c5fb04be7d','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',15,'41326cecf76fa798a1844894a4f03941','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',16,'db34609cb3440e25841d6d9567efcc7f','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',17,'b8803bf5cb6ce8c562e7846455ddd194','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',18,'edcbd7134dd7f4e7c6b556ab6a6df196','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',19,'8ebd55c272441474179b56ccf804b0dc','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',20,'0b38636a8139db55807620efba3110e6','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',21,'13cff85a9950a140ec95ef335e4eccdf','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',22,'0e8a698b498b3120bcae684c6cc7006c','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',23,'0be160c782ae80d78dffc0de36453716','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('2c4a129270276a804fccf1',24,'3c74619cfbf8e3dd7662cea61b25936e','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',1,'ebdfd07ff894a31a5862f50851788788','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',2,'4ac10357fb4d94542a5f3fcab59ae019','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',3,'0214d97b687f90e0705adfa4a32258f3','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',4,'5788a49320b6f4dead58a371f9d3633a','{"cells":[[1,1,"a1","bid",2]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',5,'8a1149d9d8c67780b04deda9162e40ad','{"cells":[[1,1,"b1","tricks",2]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',6,'ae7c6469acf62ac27f2dbe47157e313d','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',7,'8698162d992d9bbd64fcc01950f76783','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',8,'eb20566d8518dcc308765477f9c23238','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',9,'75a56d63416157a322d1279eaebaa551','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',10,'45545feb638498583356a4d59c78888b','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',11,'224649dbad1bf694cfb073ced9d4479f','{"undoes":"45545feb638498583356a4d59c78888b"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',12,'0a741dfd73fcff871ea5355d19d10884','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',13,'50d187161db304853f426946ed73001d','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"ebdfd07ff894a31a5862f50851788788"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',14,'2d422f744b27b3692a5d5c043b8ec170','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',15,'a28dff2357783ceff434545a0b4d6105','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',16,'6da2d2e52ad4499db60448bc891ca3d1','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',17,'c00e50dc3214cfff2d95052220e631b3','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',18,'df36c613e5130097ecbd015469aef85b','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('31829b4a655fe0c834cebc',19,'0767860400c1967b2992738033eec860','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',1,'86a9da41d1b9e62058c03ba8a38db399','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"key":"fourteen","points":10,"count":3},{"key":"black_fourteen","points":20,"count":1},{"key":"mermaid","points":20,"count":2},{"key":"pirate","points":30,"count":6,"one_trick":true},{"key":"skull_king","points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',2,'044603d0d0d36f96dc508245763e6c94','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',3,'d161b1cfe46d67cf2fbda98628dde414','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',4,'23e690ed0ff945eedbe0792865e74173','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',5,'7047ce5616932b26532f1a6d4beb387b','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',6,'ced66f8e25f37831fc09b803dda05534','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',7,'17beeac49c1036f3416d45a37e4c8c76','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',8,'d32d26f1ac45520554be955d37ce54fc','{"cells":[[2,1,"a0","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',9,'57c9c13b6d4fa70995a78b885b6a0d2f','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',10,'8beb87b299a592acd1629652d0ef0ce8','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',11,'eb716ec92b2bfc58490c6cf06de47a6e','{"undoes":"8beb87b299a592acd1629652d0ef0ce8"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',12,'1fdbc6974a3d1a03daef784e6a6bdbe5','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',13,'d747b05a515c47f8572fe16bb17c66a5','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"86a9da41d1b9e62058c03ba8a38db399"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',14,'453b10b5c07150d89580561d0b9b34b4','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',15,'b6e4b938ebf7a21d1fb42787730c90ed','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',16,'2316a17a75d2756c0adaaf327678693c','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',17,'99d583321c97c911d89cf31a50ef74e5','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',18,'782de4818775022b00a1100085b02d8e','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',19,'7c91715bf3f04deae25335672f14f7e1','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',20,'d0382fb5920e1cf82bed56ed362707ca','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',21,'f49a704ad448d9fee01034a06552378b','{"cells":[[3,1,"b0","bid",3]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',22,'d1383b0d1225bdc9551c4066a387b8bc','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',23,'2f236ff2d2cffedc42dc23b99900ff05','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',24,'e6c74ae175264946e46f24d810da016c','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',25,'c23b0da4cecb22e02f6bb517ea2859b1','{"cells":[[4,1,"b0","bid",3]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',26,'88508773d98eba45ac4e3ad22661bd8f','{"cells":[[4,1,"c0","bid",0]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',27,'dbe84ec2d189a25a369ddf536984d8c1','{"cells":[[4,1,"a0","bid",3]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',28,'59d93af4430ca57bbc1bab3563879c8a','{"cells":[[4,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('43a075cc8ac03686381356',29,'87951c431066e069106a664249adb2d9','{"cells":[[4,1,"c0","tricks",2]]}','7692c3ad',1790000840);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',1,'88add8a476af7210ca93d3a0cbfe8084','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',2,'af39d8b3cc7db1659899ddc1517389bf','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',3,'a23f1dfd6301c139e38c6a4fbf5bbbc9','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',4,'c7ccba153a78ac7d61bf6463e86b9000','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',5,'ae019a138a050fe31fe6d1993af4862d','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',6,'2a1ae42cb50a0ca2757634508d8081b7','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',7,'4d562c70c63e16b60010750347dc4e96','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',8,'19b53868248a4fcdab8814ff5d047cd7','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',9,'206a0321c8926e858bc3af6fb09c0af3','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',10,'14a9b1515d2d58ce1ca7edff8a5f316c','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',11,'140ee1ddc55fb1c936c59124903a5712','{"undoes":"14a9b1515d2d58ce1ca7edff8a5f316c"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',12,'4a3d6fa87dd41f3f402475d21d44bcc9','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',13,'2b28871455dc63a3c75086c53d54e446','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"88add8a476af7210ca93d3a0cbfe8084"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',14,'070b9971537e3f1f9c09d446c5bcf222','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',15,'3c4c38a287dacbc4f1a51835c3eb1aa5','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',16,'9cfc283f412a3c6047abead1e6fe58b0','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',17,'efbc2fa770ea5273ea88fe0f6b968cdc','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',18,'e74e58070f17c203ac50bc368f40862a','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('5e1cf0e5a73d9855611815',19,'c635ac798a436c7f23686d45e82b9649','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',1,'e1e5f1e704d3ed07cd5ea910b5a7b0af','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',2,'a0b99087a978d89303d870d424729e8c','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',3,'5c3e325385eb149384d50ee62574e38d','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',4,'449c55146f630ab6117456ca4d7923b1','{"cells":[[1,1,"d6","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',5,'050d28fa6e8a7bf75239def27f9ccc0f','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',6,'3cb5237e7b5af12b6698a61cf2120f1e','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',7,'288d3ed12746eb24fa0c5aa318029040','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',8,'d52f75eec3f955e6dddaace6af34a822','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',9,'4e757674c07b08f9c98be2f30b5540b6','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',10,'47ed8933dcf0470512ee5a4b405e8608','{"cells":[[2,1,"d6","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',11,'36200b3b56d63a3634ee2bc6cacbf6f7','{"undoes":"47ed8933dcf0470512ee5a4b405e8608"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',12,'78dfe61ba6d186c38843d44ae1f0d405','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',13,'8da4985ea6d6a8d19bf594f2c37a44ce','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"e1e5f1e704d3ed07cd5ea910b5a7b0af"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',14,'5abcdf84b48688a9124ec010d04c77d0','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',15,'e11789e2edc403d7e719c68bbd91e555','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',16,'8e6a62b93691fdca12043eb343ef434c','{"cells":[[2,2,"d6","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',17,'58badd6db0ffd284d3c61a2d3f07c237','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',18,'667205ae960907da5a4a01af3b99070a','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',19,'8a7beb07a24a1d1915c08b6ad70ff37c','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',20,'fb77ea8643c9039fb9827ae2d8855ee3','{"cells":[[2,2,"d6","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',21,'c819f82241d7421fe67e3a3d628546d0','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',22,'90539911fc7f3039c688cbf589b7f1ef','{"cells":[[3,1,"d6","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',23,'813a1f16a1751e136fbe0b7365da06c3','{"cells":[[3,1,"a0","bid",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',24,'3c6c72ef3471c9dc8d3ffdbd7c327a98','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',25,'c05b9077299c258899d4afbab9881da1','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',26,'0eada676c835f4ed61b258d6b73bde41','{"cells":[[3,1,"d6","tricks",1]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',27,'591e1f5879f080d7912ee59794dfd32f','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('655a5e8988a2163c93104b',28,'9f5190f23fc006a752bc603755cc1f66','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',1,'ae1b5e8ce028050a76f747d392d362d8','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',2,'9107c219f3350576d9fa0fc9b504f47a','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',3,'79aff4717bfa48b301c11513d340d752','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',4,'175f2cc3036d8840a78aea4cd04cdb8d','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',5,'a9a59997f31aef16eee1fabd46550491','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',6,'22f20900aec2b50673133e9536ed8ed3','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',7,'b64599917b0132b11d9453dc96022c0d','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',8,'01fe8c4831d31f26c13235aaef1444d2','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',9,'78e3d65316b47ef7a4b8c9c364b03d6a','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',10,'605211720a8e1d82018a942063a0546d','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',11,'e080d2ed0c2b0aa5557734bc5a08d418','{"undoes":"605211720a8e1d82018a942063a0546d"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',12,'59d58c7952fdd19e5db5173d85c35882','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',13,'1223224e96743a1e26b7b06c39cd1375','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"ae1b5e8ce028050a76f747d392d362d8"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',14,'325b69b72bc2ee85a0decc44cbd97914','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',15,'1b7d825535b126484c9e329d6a966048','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',16,'416518b474d52070b3b09b31adfde1b4','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',17,'f9ab6f8918b37a7d44bf561cac074645','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',18,'62ea16e156a0cc6fa166114a0e5da16e','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('7add72dda97ad08f03a83b',19,'74ac1111d779a6681078bbcbeb460d99','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',1,'50e9f7ed0a1aa156c60db49348dd4ddd','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',2,'44cb5fde4ac1a2395d4d800404d05755','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',3,'18b5cb4fb57d70a91ef1fef0f5d65019','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',4,'e26c0130978c0682a46dcd24eb9ca8dd','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',5,'28011cf88d5c3c50943a6eaadeb01800','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',6,'7c8ccd8e3a90f3a88a9baa6c7f1a8b9e','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',7,'e9c6717d9306d5c495da337f30ea541c','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',8,'04694a9d347c46e64782e10ef63e5ec4','{"cells":[[2,1,"a0","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',9,'762dcf2ce0452596b780cdd29a17049a','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',10,'43efc8462b723e7b2496d4518bb4010d','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',11,'f0eae07b0fe512da11b51b433798bd04','{"undoes":"43efc8462b723e7b2496d4518bb4010d"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',12,'d71f2408aae8d31c11cade687d26fa6e','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',13,'7b81c7297cf1138593ac1ed6572b4892','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"50e9f7ed0a1aa156c60db49348dd4ddd"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',14,'06c056f8b2c3faca9daf52c5f59bd093','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',15,'898c953fa1d9ae220ace20281b398095','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',16,'7a1a221cf9f900b4cb3fed9dd9fe3b5d','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',17,'d6bdf2664917901b4174b6015be3af3a','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',18,'f733c2e8729c1f2ac2e288d8db895ae6','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',19,'9babaf51e063a75a01ae2cafcd0fdc39','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',20,'820f3c2f7760e879f6e20984bc467d43','{"cells":[[3,1,"a0","bid",3]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',21,'e8156becc0701ebf8e62bf98930f242f','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',22,'5b9c93e0feaa84f5825196e94903b49d','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',23,'89e538c5a87ba66cf96d1a91602fe76c','{"cells":[[3,1,"a0","tricks",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('895c3a233a6cb1aa7d96c7',24,'b4d16a477b6b495620d8c64a1db61132','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',1,'0f2870e2aec280122d8229755ce5f8e6','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',2,'60803c1d4b2ff614bc3bf62b0b69cd93','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',3,'e64908881214ae0dca55dbe56d30c165','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',4,'6c5c0b5ff468ad9256b7ed8ad2eba483','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',5,'60fe7bb2d9a205dbde3ff44534a75d51','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',6,'c12e0d4f8680f7f3b1f8ddd92281f7c1','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',7,'a3a985d973b949da1a88a6774b9f32e3','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',8,'08afc76ff9b80251e47bf65549d2771a','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',9,'e55ca4771e7e2b28fb6315176f76bb57','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',10,'5392a7b8d456b74bf4372605426e569e','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',11,'ba08c356b564e8423232b59d682d7dd7','{"undoes":"5392a7b8d456b74bf4372605426e569e"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',12,'1a8f0d1895fc6ff72c495c0ea58be5ce','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',13,'5051a80cffd752d1bbce4b0fcdd4af11','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"0f2870e2aec280122d8229755ce5f8e6"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',14,'1fb79bc0c92f49776328dd80464352c7','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',15,'629c8157636affa8fce92e8cbaf7b6db','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',16,'6a8d4a16126bd21e09469c7797dbad78','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',17,'5e52842ac8ffbe193e749fb705e7c65e','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',18,'badc194648ed969ff9924fe179a1fd42','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('97bf4ab02ad10d32c4861e',19,'9ef4686ceca76c453c7d23d840d8280b','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('MbMTyC1ZIgP4-4pDc70FLg','2026-09',5);
CREATE TABLE month_rating (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	stamp VARCHAR NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
);
CREATE TABLE paper_draft (
	game_id VARCHAR NOT NULL, 
	typed TEXT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	PRIMARY KEY (game_id), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
CREATE TABLE person (
	circle_id VARCHAR NOT NULL, 
	person_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	look INTEGER NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	merged_into VARCHAR, 
	created_at BIGINT NOT NULL, merged_under VARCHAR, 
	PRIMARY KEY (circle_id, person_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "person" VALUES('MbMTyC1ZIgP4-4pDc70FLg','a0','Anna',0,0,NULL,1790000000,NULL);
INSERT INTO "person" VALUES('MbMTyC1ZIgP4-4pDc70FLg','b0','Ben',1,0,NULL,1790000000,NULL);
INSERT INTO "person" VALUES('MbMTyC1ZIgP4-4pDc70FLg','c0','Cleo',2,0,NULL,1790000000,NULL);
INSERT INTO "person" VALUES('MbMTyC1ZIgP4-4pDc70FLg','d6','Dan',3,0,NULL,1790518400,NULL);
INSERT INTO "person" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','a1','Anna',0,0,NULL,1790086400,NULL);
INSERT INTO "person" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','b1','Ben',1,0,NULL,1790086400,NULL);
INSERT INTO "person" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','c1','Cleo',2,0,NULL,1790086400,NULL);
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
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','a0',1790000000,'090fb74f22677133d0118e');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','b0',1790000000,'090fb74f22677133d0118e');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','c0',1790000000,'090fb74f22677133d0118e');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','a1',1790086400,'1a2ea1c5ac0fd332c313f2');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','b1',1790086400,'1a2ea1c5ac0fd332c313f2');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','c1',1790086400,'1a2ea1c5ac0fd332c313f2');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','a0',1790172800,'2c4a129270276a804fccf1');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','b0',1790172800,'2c4a129270276a804fccf1');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','c0',1790172800,'2c4a129270276a804fccf1');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','a1',1790259200,'31829b4a655fe0c834cebc');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','b1',1790259200,'31829b4a655fe0c834cebc');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','c1',1790259200,'31829b4a655fe0c834cebc');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','a0',1790345600,'43a075cc8ac03686381356');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','b0',1790345600,'43a075cc8ac03686381356');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','c0',1790345600,'43a075cc8ac03686381356');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','a1',1790432000,'5e1cf0e5a73d9855611815');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','b1',1790432000,'5e1cf0e5a73d9855611815');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','c1',1790432000,'5e1cf0e5a73d9855611815');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','a0',1790518400,'655a5e8988a2163c93104b');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','b0',1790518400,'655a5e8988a2163c93104b');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','c0',1790518400,'655a5e8988a2163c93104b');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','d6',1790518400,'655a5e8988a2163c93104b');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','a1',1790604800,'7add72dda97ad08f03a83b');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','b1',1790604800,'7add72dda97ad08f03a83b');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','c1',1790604800,'7add72dda97ad08f03a83b');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','a0',1790691200,'895c3a233a6cb1aa7d96c7');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','b0',1790691200,'895c3a233a6cb1aa7d96c7');
INSERT INTO "played_in" VALUES('MbMTyC1ZIgP4-4pDc70FLg','c0',1790691200,'895c3a233a6cb1aa7d96c7');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','a1',1790777600,'97bf4ab02ad10d32c4861e');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','b1',1790777600,'97bf4ab02ad10d32c4861e');
INSERT INTO "played_in" VALUES('MrLBn4OEDsHXqUOGB1_BLQ','c1',1790777600,'97bf4ab02ad10d32c4861e');
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
CREATE TABLE takeover (
	game_id VARCHAR NOT NULL, 
	takeover_id VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	asked_at BIGINT NOT NULL, 
	answer VARCHAR NOT NULL, 
	answered_at BIGINT NOT NULL, 
	answered_by VARCHAR NOT NULL, 
	ended_at BIGINT NOT NULL, 
	ended_by VARCHAR NOT NULL, 
	PRIMARY KEY (game_id, takeover_id), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
CREATE INDEX ix_device_game_device ON device_game (device, game_id, role, generation);
CREATE INDEX ix_played_in_game_id ON played_in (game_id);
CREATE INDEX ix_game_circle ON game (circle_id, deleted_at, over, created_at, game_id);
CREATE INDEX ix_game_circle_ruleset ON game (circle_id, ruleset, deleted_at, over, created_at, game_id);
CREATE INDEX ix_finished_circle ON finished (circle_id, form, month, ruleset);
COMMIT;
