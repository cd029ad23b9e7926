BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, asks_who BOOLEAN DEFAULT 0 NOT NULL, deleted_at BIGINT, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('y9Ajp5BGb2x2ldMIClKNPg','',1790000000,1,0,NULL);
INSERT INTO "circle" VALUES('n7rSKPWj_WcErBggTQUWdQ','',1790086400,1,0,NULL);
CREATE TABLE device_circle (
	device VARCHAR NOT NULL, 
	circle_id VARCHAR NOT NULL, 
	generation INTEGER NOT NULL, 
	opened_at BIGINT NOT NULL, name VARCHAR DEFAULT '' NOT NULL, seen_at BIGINT DEFAULT 0 NOT NULL, 
	PRIMARY KEY (device, circle_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','n7rSKPWj_WcErBggTQUWdQ',1,1790086400,'',1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','y9Ajp5BGb2x2ldMIClKNPg',1,1790000000,'',1790000000);
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
INSERT INTO "device_game" VALUES('03f1b282dab0791779a2e2','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000);
INSERT INTO "device_game" VALUES('1cb25480a5c18c32f58d8f','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
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
INSERT INTO "finished" VALUES('03f1b282dab0791779a2e2','y9Ajp5BGb2x2ldMIClKNPg','2026-09',1790000690,'ascenseur',4,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,3,-7,-7,"03f1b282dab0791779a2e2",2,"03f1b282dab0791779a2e2",[[2,-2,1,2,1],[1,1,1]],2,0,1,0,2,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,1,0,22,22,22,"03f1b282dab0791779a2e2",12,"03f1b282dab0791779a2e2",[[2,0,2],[1,-1,1]],1,1,1,0,2,2,[3,1,"03f1b282dab0791779a2e2",1,"03f1b282dab0791779a2e2",1,"03f1b282dab0791779a2e2"],[1,1,"03f1b282dab0791779a2e2",1,"03f1b282dab0791779a2e2",1,"03f1b282dab0791779a2e2"]],"c0":[{"ascenseur":1},1,0,0,20,20,20,"03f1b282dab0791779a2e2",10,"03f1b282dab0791779a2e2",[[2,0,2],[1,-1,1]],2,2,1,1,2,1,[3,1,"03f1b282dab0791779a2e2",1,"03f1b282dab0791779a2e2",1,"03f1b282dab0791779a2e2"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[12,"b0","03f1b282dab0791779a2e2",[]],"tricks":[2,"b0","03f1b282dab0791779a2e2",[]],"total":[22,"b0","03f1b282dab0791779a2e2",[]]}}');
INSERT INTO "finished" VALUES('2984fcee0bfd7b363640b6','y9Ajp5BGb2x2ldMIClKNPg','2026-09',1790000690,'oh_hell',4,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,22,12,12,"2984fcee0bfd7b363640b6",11,"2984fcee0bfd7b363640b6",[[2,0,1,-1,1],[1,0,1]],1,1,1,1,1,1,[3,2,"2984fcee0bfd7b363640b6",0,"",2,"2984fcee0bfd7b363640b6"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,1,0,21,21,21,"2984fcee0bfd7b363640b6",11,"2984fcee0bfd7b363640b6",[[2,0,2],[1,-1,1]],1,1,1,0,1,1,[3,1,"2984fcee0bfd7b363640b6",1,"2984fcee0bfd7b363640b6",1,"2984fcee0bfd7b363640b6"],[1,1,"2984fcee0bfd7b363640b6",1,"2984fcee0bfd7b363640b6",1,"2984fcee0bfd7b363640b6"]],"c0":[{"oh_hell":1},1,0,0,12,12,12,"2984fcee0bfd7b363640b6",11,"2984fcee0bfd7b363640b6",[[2,-1,1,-2,1],[1,0,1]],0,0,0,0,2,1,[3,0,"",0,"",1,"2984fcee0bfd7b363640b6"],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":2},"bests":{"round":[11,"a0","2984fcee0bfd7b363640b6",["c0","b0"]],"tricks":[1,"a0","2984fcee0bfd7b363640b6",["c0","b0"]],"total":[21,"b0","2984fcee0bfd7b363640b6",[]]}}');
INSERT INTO "finished" VALUES('48540d461384e4a3bec573','y9Ajp5BGb2x2ldMIClKNPg','2026-09',1790000840,'skull_king',4,'{"tallies":{"a0":[{"skull_king":1},1,0,0,-30,-40,-40,"48540d461384e4a3bec573",20,"48540d461384e4a3bec573",[[1,0,1],[2,-1,1],[3,-1,1,3,1]],1,0,0,0,0,0,[4,1,"48540d461384e4a3bec573",0,"",1,"48540d461384e4a3bec573"],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,0,0,-30,-30,-30,"48540d461384e4a3bec573",20,"48540d461384e4a3bec573",[[1,0,1],[2,0,1],[3,3,1,-3,1]],3,2,0,0,0,0,[4,2,"48540d461384e4a3bec573",0,"",2,"48540d461384e4a3bec573"],[1,0,"",0,"",0,""]],"c0":[{"skull_king":1},1,1,0,-10,-10,-10,"48540d461384e4a3bec573",30,"48540d461384e4a3bec573",[[1,-1,1],[2,2,1],[3,0,1,-1,1]],2,1,0,0,0,0,[4,0,"",0,"",1,"48540d461384e4a3bec573"],[1,1,"48540d461384e4a3bec573",1,"48540d461384e4a3bec573",1,"48540d461384e4a3bec573"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[30,"c0","48540d461384e4a3bec573",[]],"tricks":[1,"a0","48540d461384e4a3bec573",[]],"total":[-10,"c0","48540d461384e4a3bec573",[]]}}');
INSERT INTO "finished" VALUES('6b9d38b32fcdcfc7e2174a','y9Ajp5BGb2x2ldMIClKNPg','2026-09',1790000810,'wizard_championship',4,'{"tallies":{"a0":[{"wizard_championship":1},1,1,0,40,30,30,"6b9d38b32fcdcfc7e2174a",30,"6b9d38b32fcdcfc7e2174a",[[1,0,1],[2,0,1],[3,-1,1]],1,1,0,0,1,1,[3,2,"6b9d38b32fcdcfc7e2174a",0,"",2,"6b9d38b32fcdcfc7e2174a"],[1,1,"6b9d38b32fcdcfc7e2174a",1,"6b9d38b32fcdcfc7e2174a",1,"6b9d38b32fcdcfc7e2174a"]],"b0":[{"wizard_championship":1},1,0,0,-20,-20,-20,"6b9d38b32fcdcfc7e2174a",20,"6b9d38b32fcdcfc7e2174a",[[1,0,1],[2,-2,1],[3,-2,1]],1,1,1,0,0,0,[3,1,"6b9d38b32fcdcfc7e2174a",0,"",1,"6b9d38b32fcdcfc7e2174a"],[1,0,"",0,"",0,""]],"c0":[{"wizard_championship":1},1,0,0,-20,-20,-20,"6b9d38b32fcdcfc7e2174a",20,"6b9d38b32fcdcfc7e2174a",[[1,1,1],[2,0,1],[3,-3,1]],2,1,0,0,1,1,[3,0,"",0,"",1,"6b9d38b32fcdcfc7e2174a"],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,0,0,20,20,20,"6b9d38b32fcdcfc7e2174a",40,"6b9d38b32fcdcfc7e2174a",[[1,-1,1],[2,1,1],[3,0,1]],1,0,0,0,1,0,[3,0,"",1,"6b9d38b32fcdcfc7e2174a",1,"6b9d38b32fcdcfc7e2174a"],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":3,"c0":3,"d6":2},"bests":{"round":[40,"d6","6b9d38b32fcdcfc7e2174a",[]],"tricks":[2,"d6","6b9d38b32fcdcfc7e2174a",[]],"total":[30,"a0","6b9d38b32fcdcfc7e2174a",[]]}}');
INSERT INTO "finished" VALUES('834cc2ad44639c303d296e','y9Ajp5BGb2x2ldMIClKNPg','2026-09',1790000690,'wizard_fisher',4,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,0,-10,-10,"834cc2ad44639c303d296e",20,"834cc2ad44639c303d296e",[[1,-1,1],[2,0,1],[3,1,1]],2,1,0,0,0,0,[3,0,"",0,"",1,"834cc2ad44639c303d296e"],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,1,0,40,40,40,"834cc2ad44639c303d296e",30,"834cc2ad44639c303d296e",[[1,0,1],[2,0,1],[3,1,1]],2,1,0,0,0,0,[3,2,"834cc2ad44639c303d296e",0,"",2,"834cc2ad44639c303d296e"],[1,1,"834cc2ad44639c303d296e",1,"834cc2ad44639c303d296e",1,"834cc2ad44639c303d296e"]],"c0":[{"wizard_fisher":1},1,0,0,30,30,30,"834cc2ad44639c303d296e",30,"834cc2ad44639c303d296e",[[1,0,1],[2,2,1],[3,0,1]],2,1,0,0,0,0,[3,1,"834cc2ad44639c303d296e",1,"834cc2ad44639c303d296e",1,"834cc2ad44639c303d296e"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[30,"b0","834cc2ad44639c303d296e",["c0"]],"tricks":[1,"b0","834cc2ad44639c303d296e",["c0"]],"total":[40,"b0","834cc2ad44639c303d296e",[]]}}');
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
INSERT INTO "game" VALUES('03f1b282dab0791779a2e2',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[-7,22,20],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','y9Ajp5BGb2x2ldMIClKNPg',NULL,'ascenseur',1,0,2173445052);
INSERT INTO "game" VALUES('1cb25480a5c18c32f58d8f',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-8,2,1],"round":3,"rounds":3,"over":false,"winners":[]}','n7rSKPWj_WcErBggTQUWdQ',NULL,'nomination_whist',0,0,3532800218);
INSERT INTO "game" VALUES('2984fcee0bfd7b363640b6',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[12,21,12],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','y9Ajp5BGb2x2ldMIClKNPg',NULL,'oh_hell',1,0,3852076853);
INSERT INTO "game" VALUES('350fef43a9c2e02d60236e',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[-30,30,50],"round":3,"rounds":3,"over":false,"winners":[]}','n7rSKPWj_WcErBggTQUWdQ',NULL,'quoicoupli',0,0,2837875051);
INSERT INTO "game" VALUES('48540d461384e4a3bec573',1790345600,1790000840,29,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-40,-30,-10],"round":4,"rounds":4,"over":true,"winners":["Cleo"]}','y9Ajp5BGb2x2ldMIClKNPg',NULL,'skull_king',1,0,2430018757);
INSERT INTO "game" VALUES('55f40a69b578f031e47359',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[10,20,-20],"round":3,"rounds":3,"over":false,"winners":[]}','n7rSKPWj_WcErBggTQUWdQ',NULL,'wizard_canadian',0,0,2942157823);
INSERT INTO "game" VALUES('6b9d38b32fcdcfc7e2174a',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[30,-20,-20,20],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','y9Ajp5BGb2x2ldMIClKNPg',NULL,'wizard_championship',1,0,514602492);
INSERT INTO "game" VALUES('7d12f581645ce2b34e2a39',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[-30,10,-20],"round":3,"rounds":3,"over":false,"winners":[]}','n7rSKPWj_WcErBggTQUWdQ',NULL,'wizard_club',0,0,994076487);
INSERT INTO "game" VALUES('834cc2ad44639c303d296e',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-10,40,30],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','y9Ajp5BGb2x2ldMIClKNPg',NULL,'wizard_fisher',1,0,2132199983);
INSERT INTO "game" VALUES('95ecdda975a035ac5cf751',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[0,-20,30],"round":3,"rounds":3,"over":false,"winners":[]}','n7rSKPWj_WcErBggTQUWdQ',NULL,'wizard_gigamic',0,0,915118509);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','18be049c18c05b97','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',1,'a9948a703bc23a1b410999a06864f576','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',2,'a7e05dced06ac86d284eb93e412a8686','{"cells":[[1,1,"b0","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',3,'0dd32a7bfcb17cfc0113d405de7c3252','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',4,'95a8ce90de696c52e2ca6d17325107ce','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',5,'bc4be593eb603566bb00b19cf654cff6','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',6,'32ec2396302a9b5280fd01fb0c15b7db','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',7,'c3b24607c03248bbd7017bdf58514942','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',8,'873c6318021f66917dd65df89f40691e','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',9,'9289f513aa6b883d38ba35d7cbb7bb66','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',10,'a59a9967a5464061afa084afecfe4d7b','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',11,'50ffde9c08849a825bc2f50c5075e4a5','{"undoes":"a59a9967a5464061afa084afecfe4d7b"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',12,'594a1a2c395f6877aa4f2624791b2a84','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',13,'8311e9635b5c460684e9f9e5f0b0322a','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"a9948a703bc23a1b410999a06864f576"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',14,'89bba42d96c026d5edc89474ce0f8b62','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',15,'9931c6e81997e62e75a91dec74f78d0c','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',16,'90391eee3d618fed566f5e0b7afd29f6','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',17,'417c87f189a392763386f029c348b1eb','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',18,'83fb980ca2eb24ce8eb7dda68253eca1','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',19,'71870e91c353ab8946053df2e72fc1c7','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',20,'19c3567b9f45b0e2fe54b73f4abc7c0a','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',21,'76e30208afae7d53c3225f9625cdb150','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',22,'c62c0b19819bb74ea2c62034f630782c','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',23,'c85f3d6f4214d2ea94cd9723bc50f741','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('03f1b282dab0791779a2e2',24,'e155912437c648abce80a5536b256b0e','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',1,'40ea9138d56a3e58e0369cb99c4b47b4','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',2,'4aa8c992b01fc93e498d1b0c87427abe','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',3,'95c0450462f4a67f228285b179184efb','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',4,'a566167b82015823479e18d47e165058','{"cells":[[1,1,"a1","bid",3]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',5,'03cbccf310a21a50ed02cdf29e35c5cc','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',6,'d875d048dd12e6be3c23b93d33e1e04b','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',7,'b4bb2c0ff8e81a60a6b48538a7ceb6fe','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',8,'d72ceb137eca2e37c86349d9f20bd2ad','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',9,'64d50e6f6529fce43ae586e13858b56a','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',10,'9b24d43e0d808d7b8fa83967519958f9','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',11,'f821c450e2e91d3e9f52911ca0e6c7a4','{"undoes":"9b24d43e0d808d7b8fa83967519958f9"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',12,'14532cb0ede36778205e97f0a7597b15','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',13,'e7edabc5fa8a6ad16cb81b965203b0e7','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"40ea9138d56a3e58e0369cb99c4b47b4"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',14,'6f24d64ef449badfae12b30ffae6955a','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',15,'95dfc41be0a411b4ed94d8865c6db09d','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',16,'e8065059423dd11ca1644f5c93cbd2c6','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',17,'55b9b7174d3687d2fcb5b451783f2396','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',18,'5895e725515d102da30f605b72c2ec5f','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1cb25480a5c18c32f58d8f',19,'d9d423eb019515459fed05906fe7b049','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',1,'e1b122f7bdb18795ef7062b331c073ff','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',2,'450cf0961fa0088aee6e47e3d90fd2c2','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',3,'847364969bc6435611aabadafe2c7556','{"cells":[[1,1,"c0","bid",2]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',4,'6514d2d77c8bc2e3b3d85456bed678db','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',5,'1968d251ac22c92057cf2f7885b3ab66','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',6,'748a31d37cdd099e1d09b24938e715c4','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',7,'a0f8bbe9c6a35d37e8c0e5fb824ada5a','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',8,'9456ad3d503867b197873fb727bd1164','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',9,'e41de76cda85222d62881e72cce599f0','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',10,'e9a8da8a5bf11c5875f6d6aeabebd06f','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',11,'95ede15c243971d319ba208e35fe26f3','{"undoes":"e9a8da8a5bf11c5875f6d6aeabebd06f"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',12,'78a32a20746d7addc3d0b8fb335dc5ad','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',13,'7beaf601fc9a3914516445f99d0bf78d','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"e1b122f7bdb18795ef7062b331c073ff"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',14,'4af4054a37412b5218d0f66f260fbe4a','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',15,'d539fab768b380d5616f2b0b9c232df5','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',16,'a8865eb6b6db25d2162f7a15e756667a','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',17,'bdcf86d017350f24dc28aec7291ac199','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',18,'1f222c805a7395b0377201a958eb0623','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',19,'8fb1a0abdc4379ebc20a7811ab554406','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',20,'ff0470356e9f6b92a39d22b644d339c6','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',21,'db6955cc33ad1b5ca71f7e00ad2b0d9d','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',22,'ea5ba60cc4be27ac500540824126ae71','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',23,'20fefb3b51057356cca5e5714bd0efab','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('2984fcee0bfd7b363640b6',24,'b2e43e6e8c783293e6095ea1bd286551','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',1,'04556b37ba8283b0aafa783ef40a40a7','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',2,'94b2ea6f75bcac07e7e078db927f1e9f','{"cells":[[1,1,"b1","bid",2]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',3,'81016ed8a76d8be7899cbf64c6a5fe0e','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',4,'2b5a579f8749c77bfab5550dd01efe75','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',5,'3af5fe98acc2cef41b8964570e37f7b0','{"cells":[[1,1,"b1","tricks",2]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',6,'4f839bd35e3be9d60cd3517f802c5eba','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',7,'4f15d9043f1c5e0bb72d1545252042fa','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',8,'48c9f7a871d69deaf2eb4efa825bcccb','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',9,'9e7c378d56eb0e03879df2910df42a53','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',10,'2fdb48b1236d958f89c69bead44399d8','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',11,'f6ef193bb5d001c2e1072ddc96177894','{"undoes":"2fdb48b1236d958f89c69bead44399d8"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',12,'cb14426ae4280fa962c68b160d60b375','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',13,'3ae2bd38fc3f30091858ab27e8785778','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"04556b37ba8283b0aafa783ef40a40a7"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',14,'2fe67dcc7f021a013bfee0ce1d586bf2','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',15,'911f17b6c4ddb7662a6e7f2cd85ad4db','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',16,'4dabd7c575334a3b78a26479fa3a4449','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',17,'b365c022a0beff77e7d109c45817eebc','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',18,'eeb7b7f1e5314e5d620abcf0ce5481fc','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('350fef43a9c2e02d60236e',19,'9e946e4936bd03072e5b48fdda947ad9','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',1,'2005fa359b64a334864893c175fe6ebd','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"key":"fourteen","points":10,"count":3},{"key":"black_fourteen","points":20,"count":1},{"key":"mermaid","points":20,"count":2},{"key":"pirate","points":30,"count":6,"one_trick":true},{"key":"skull_king","points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',2,'9fd221791054ffb46b4343ae94679d72','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',3,'8447b496af2e0982bc6756edfc9b6c04','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',4,'d4c13ebc2f468f52baca2edb65c53bc2','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',5,'6e9c136046aaab0cd00d8c4905f9d3b5','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',6,'1adf043291723dc258f970c7545338a6','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',7,'dfc15ec737f1e636da52fe7608916ce9','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',8,'7ea1d71ecb16197d38ddd600cc2fbb06','{"cells":[[2,1,"a0","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',9,'4280ba10a32c46db473b6ddaec2026ce','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',10,'a256ed37f06fb77e69fbf3e14b232ec6','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',11,'d7216834bd73c80a1d41631bd161ecc2','{"undoes":"a256ed37f06fb77e69fbf3e14b232ec6"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',12,'4a84b5e13b9365695e3fc87fe3fd5117','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',13,'1062ae5d55ece513605c48c09215c6e8','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"2005fa359b64a334864893c175fe6ebd"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',14,'7b9041e07dfd5f82b069bb016062c639','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',15,'bbee42b99a10c9a34c91fee489a5e299','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',16,'e227b4d2d7858438c21f36793a6e4a89','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',17,'dac9ed63c1432f9648d21d156cb77599','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',18,'73dffb19759a4526b5f5c272dd2d9df4','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',19,'74b61e25ff0ef2fc43c762ab12802f5c','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',20,'33802eb9ad056ad91443f0d4c9e916ce','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',21,'31a6f7ed8ebd2ff129df436c5a2db3b6','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',22,'f037cc5d3d6c11e0f47e496bb4ced3b4','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',23,'70fa14d4afceb1cd2273d9758dac8865','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',24,'a0ce98e06c28a3fb91fd60b1cc403b14','{"cells":[[3,1,"b0","tricks",3]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',25,'b88bb924b4a515fcd29d47fcd2a90c69','{"cells":[[4,1,"b0","bid",3]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',26,'3c04221b5ee099aff333ff93a673a0d1','{"cells":[[4,1,"c0","bid",1]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',27,'8a5a90dbdf12dddf35c5eef5b7379489','{"cells":[[4,1,"a0","bid",0]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',28,'d8094faa068a9f0e56082e10348028cb','{"cells":[[4,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('48540d461384e4a3bec573',29,'78746232468871a9ea814e13d6cd3941','{"cells":[[4,1,"c0","tricks",0]]}','7692c3ad',1790000840);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',1,'2bf967cd4dcfec0d3df541c23c507298','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',2,'f65d2907fc156a9cc2c9078c5acaed4f','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',3,'21053ed94df3f24666c3af7db7743d30','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',4,'f72acc165cf8fc56d94a139988863f11','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',5,'f490aab3fdfd321206a394078b78ab6b','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',6,'2f576bd87492412147a2d6d34d5bbf7a','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',7,'93a9d392dd252faf74cc613872ed65c8','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',8,'2af7853529acb2890b7428bc71360c09','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',9,'d6c357bdd5e65bdab1b073527fd87c2a','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',10,'f751593cf14f60725934bc0fa6cc7526','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',11,'eab625cde2d8703105cecbebadc70342','{"undoes":"f751593cf14f60725934bc0fa6cc7526"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',12,'cb844ec200201d8c395575ba543c6521','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',13,'28fe586c991d46b63993c694087631c9','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"2bf967cd4dcfec0d3df541c23c507298"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',14,'59049b261b890fc126e6ac651bc68090','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',15,'9a1513c69bf95928a51ee9de68f19fd6','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',16,'eea11c00f96379fcd9b25d7a9c2f4a79','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',17,'9b6843d430602debdee82f80c4cb0700','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',18,'d400283c96e2bfa54ccd1c77a008b58a','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('55f40a69b578f031e47359',19,'2bc626df160bf84188e2d04f82b6a3c9','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',1,'e63fd5d63e9f33ff1da2044b2ff5ef97','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',2,'04037e6e8ec81223821e76a461f20a02','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',3,'6ed7b5b405f1abdc5baf8b2076b66cbc','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',4,'b69441afb8f97a873715ff310d0fb1ef','{"cells":[[1,1,"d6","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',5,'469f2d930cdc35e45db2714a8c88a562','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',6,'0875ff30726a357334941cac2c1e94db','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',7,'51bcf532025749c9ea2aa88c636401cc','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',8,'4d79ed97480c39bf006202c973bf9dbc','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',9,'f40d16b2ce9cd80cb7e7bac266ab419a','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',10,'9b0aaaf19a8ac6d24d4258194db53a17','{"cells":[[2,1,"d6","bid",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',11,'8bdc914ff542578ace3c0aec99d011e1','{"undoes":"9b0aaaf19a8ac6d24d4258194db53a17"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',12,'52da02d3222100e4aa1bbe8308b30fb9','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',13,'beefeba05158c98979796a237863a128','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"e63fd5d63e9f33ff1da2044b2ff5ef97"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',14,'df8b15056afe1ec030dba29ea0b28053','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',15,'bbfb11235afefaa17f9343733795dd14','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',16,'8b0814701124dc1d83550d65b510b50d','{"cells":[[2,2,"d6","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',17,'86c07ab84ad3f4d74c2f615826c741a0','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',18,'32c287587d650d00165b578ddaeb97d1','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',19,'9fe3089fa516d30bc83403ae4d923940','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',20,'aac9cf084e70f31e9ce0c134f15ca5b5','{"cells":[[2,2,"d6","tricks",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',21,'2acdc8e6a1814b0370e780e5eb261b50','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',22,'df2c6e70ef732ef3ecb6fab5ded9b91e','{"cells":[[3,1,"d6","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',23,'8b2cf084da7b049fc9356ca87a71f9b6','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',24,'39fb1b47e4565eee3aa9701a73ea7d2b','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',25,'5201882a203e7aa4de5a542be5c11db6','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',26,'84cf50b6e92d6b5f7c575c5c8c922338','{"cells":[[3,1,"d6","tricks",2]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',27,'3ff1b14b21dc6b9c3ae3ff4f0238a068','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('6b9d38b32fcdcfc7e2174a',28,'c21cb0a4b4e47e4aec28aaeca80ebd36','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',1,'94ee8f156b6867f9866cce8367cb42a7','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',2,'021b816ec34c77fa5f93792ea0f324d9','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',3,'b510a67c806fd83b910f2a2c90d63c7f','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',4,'f457594e683f356eaf828554f785ce8d','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',5,'ea32e5371cdc8ffc3e3c125cb797031e','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',6,'3e9cf209977f12a4769838289ce7503a','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',7,'21b2a7821400f5ba4a5913ddc77b658a','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',8,'70ff207296161976437cf4fc0a84e34a','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',9,'166623374c1626a561f206c27e9af4f3','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',10,'db0b98ae78b19fb314c8cda9b525ed59','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',11,'b8df990a16a7c182a981a9489b366b6a','{"undoes":"db0b98ae78b19fb314c8cda9b525ed59"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',12,'94a319ffe58ccdee60d5601a1f5cf1f3','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',13,'5a7f561feb1639a3bb7b4f35ba818e0c','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"94ee8f156b6867f9866cce8367cb42a7"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',14,'1e476e1fb668fd4f420ec3d7af807a3b','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',15,'69032c114e73dbff4ad4a80d87f9986c','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',16,'184f1161f38f80b85732064506fd9cc5','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',17,'bb27c018cb042c39f1a90d9ea5c3f810','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',18,'d792cc63145e3a6a5710953d9b1e0d54','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('7d12f581645ce2b34e2a39',19,'02d4c6ff90c152823a02774382644883','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',1,'68e247e0c57651b3dba9f0d6aea2edac','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',2,'9eebac5765d89c34c2e9a57ecd84814d','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',3,'3cd47c16de1cefec319c0f74f4ff3703','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',4,'0650b75c815f96641aedc22942f478ba','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',5,'f500f25c7dc92d74a2cad05310df0a43','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',6,'eaec2a42fc19674bf630fc028caa1c07','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',7,'d5ddc44df45f2181828856cfcd2ae1f6','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',8,'a05b917259198c5def55114d580e8236','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',9,'a9eb711bb6767922079da161eb6feb1f','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',10,'45a093522807000311ba649b38bb8872','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',11,'b5b5a57b77d7554113b564f50a873f85','{"undoes":"45a093522807000311ba649b38bb8872"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',12,'9c644fdc24963de50e94e9a09d555400','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',13,'024a625868ca4632e2bbf274d724357e','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"68e247e0c57651b3dba9f0d6aea2edac"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',14,'543f98a3a1b8dc1ebac3776559667773','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',15,'f15e10fcf1039e708d56f0ee86a634e1','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',16,'1358c3d5c9da113b6a2409a2f7ac07f0','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',17,'ec022da78355c9d185b1ff5e18fd4328','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',18,'4126504e560ee35b5fc9a35e989231d7','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',19,'707e684997ee22165ed383bfa6ba1720','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',20,'f255321ee1ef62f242ac0cecaec713c3','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',21,'8ebd7bf82dd234952ae04e3ccde5dc35','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',22,'50356c276dbb366a56d35006c305f73c','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',23,'2b7c3cea2e6fedd35c3e09b086f68ef5','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('834cc2ad44639c303d296e',24,'8e6ca62c5eaf98a06778bec86e34ea3b','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',1,'a2d7c49a6e7b6dda7fc981584efebad7','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',2,'38b8e07559c674d1a9940ed8bb2255d6','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',3,'c5a1eb3da41200c12376656446e6a825','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',4,'1f221a07643f2a898cece28136270bd0','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',5,'b648b9f94d734ec812b242c3e5e74205','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',6,'5006251df943ac15a775b1661202d729','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',7,'cccc5c3bca1819b18103d078448b2557','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',8,'921c129b280d5f4b0f5e56fbdf419cf5','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',9,'fec0de6f192ce5e3282d351889a1c436','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',10,'0e9c31a4096ffa818acf643d9d0dbbe3','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',11,'5099d7c241008e1357970d9599ab7058','{"undoes":"0e9c31a4096ffa818acf643d9d0dbbe3"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',12,'49186dfe3dc3293c63e22d1ec6c73d4b','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',13,'607a388a29d9702321d43936343b28c9','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"a2d7c49a6e7b6dda7fc981584efebad7"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',14,'43d9c62c97a82e188589c4407705a6a2','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',15,'5c740942f29fda11facb74155cc60a4a','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',16,'bec755128653f0c9921b9bcc018ffe78','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',17,'b7284bb3569f415652e161df54a324c1','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',18,'43044a25afdbcfe3483a936d6d294cc9','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('95ecdda975a035ac5cf751',19,'22973eca5af0718bc6a2c389aca5fc69','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('y9Ajp5BGb2x2ldMIClKNPg','2026-09',5);
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
	created_at BIGINT NOT NULL, merged_under VARCHAR, erased_at BIGINT, 
	PRIMARY KEY (circle_id, person_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "person" VALUES('n7rSKPWj_WcErBggTQUWdQ','a1','Anna',0,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('n7rSKPWj_WcErBggTQUWdQ','b1','Ben',1,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('n7rSKPWj_WcErBggTQUWdQ','c1','Cleo',2,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('y9Ajp5BGb2x2ldMIClKNPg','a0','Anna',0,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('y9Ajp5BGb2x2ldMIClKNPg','b0','Ben',1,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('y9Ajp5BGb2x2ldMIClKNPg','c0','Cleo',2,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('y9Ajp5BGb2x2ldMIClKNPg','d6','Dan',3,0,NULL,1790518400,NULL,NULL);
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
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','a0',1790000000,'03f1b282dab0791779a2e2');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','b0',1790000000,'03f1b282dab0791779a2e2');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','c0',1790000000,'03f1b282dab0791779a2e2');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','a1',1790086400,'1cb25480a5c18c32f58d8f');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','b1',1790086400,'1cb25480a5c18c32f58d8f');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','c1',1790086400,'1cb25480a5c18c32f58d8f');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','a0',1790172800,'2984fcee0bfd7b363640b6');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','b0',1790172800,'2984fcee0bfd7b363640b6');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','c0',1790172800,'2984fcee0bfd7b363640b6');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','a1',1790259200,'350fef43a9c2e02d60236e');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','b1',1790259200,'350fef43a9c2e02d60236e');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','c1',1790259200,'350fef43a9c2e02d60236e');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','a0',1790345600,'48540d461384e4a3bec573');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','b0',1790345600,'48540d461384e4a3bec573');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','c0',1790345600,'48540d461384e4a3bec573');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','a1',1790432000,'55f40a69b578f031e47359');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','b1',1790432000,'55f40a69b578f031e47359');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','c1',1790432000,'55f40a69b578f031e47359');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','a0',1790518400,'6b9d38b32fcdcfc7e2174a');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','b0',1790518400,'6b9d38b32fcdcfc7e2174a');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','c0',1790518400,'6b9d38b32fcdcfc7e2174a');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','d6',1790518400,'6b9d38b32fcdcfc7e2174a');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','a1',1790604800,'7d12f581645ce2b34e2a39');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','b1',1790604800,'7d12f581645ce2b34e2a39');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','c1',1790604800,'7d12f581645ce2b34e2a39');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','a0',1790691200,'834cc2ad44639c303d296e');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','b0',1790691200,'834cc2ad44639c303d296e');
INSERT INTO "played_in" VALUES('y9Ajp5BGb2x2ldMIClKNPg','c0',1790691200,'834cc2ad44639c303d296e');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','a1',1790777600,'95ecdda975a035ac5cf751');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','b1',1790777600,'95ecdda975a035ac5cf751');
INSERT INTO "played_in" VALUES('n7rSKPWj_WcErBggTQUWdQ','c1',1790777600,'95ecdda975a035ac5cf751');
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
