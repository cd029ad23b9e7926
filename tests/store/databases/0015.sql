BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0015');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	asks_who BOOLEAN DEFAULT 0 NOT NULL, 
	deleted_at BIGINT, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('vuPgehQ420dBRzn5Lo_6UA','',1790000000,1,0,NULL);
INSERT INTO "circle" VALUES('SWzVSe2cdS9CWX0t4jGzQw','',1790086400,1,0,NULL);
CREATE TABLE circle_link (
	circle_id VARCHAR NOT NULL, 
	role VARCHAR NOT NULL, 
	generation INTEGER NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	PRIMARY KEY (circle_id, role), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
CREATE TABLE device_circle (
	device VARCHAR NOT NULL, 
	circle_id VARCHAR NOT NULL, 
	generation INTEGER NOT NULL, 
	opened_at BIGINT NOT NULL, 
	name VARCHAR DEFAULT '' NOT NULL, 
	seen_at BIGINT DEFAULT 0 NOT NULL, 
	PRIMARY KEY (device, circle_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','SWzVSe2cdS9CWX0t4jGzQw',1,1790086400,'',1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','vuPgehQ420dBRzn5Lo_6UA',1,1790000000,'',1790000000);
CREATE TABLE device_game (
	game_id VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role VARCHAR NOT NULL, 
	generation INTEGER NOT NULL, 
	opened_at BIGINT NOT NULL, 
	player VARCHAR DEFAULT '' NOT NULL, 
	sitting_id VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (game_id, device), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
INSERT INTO "device_game" VALUES('0c7e9fd2f655de6d43a2e7','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000,'','');
INSERT INTO "device_game" VALUES('186404e478d6513364a68d','3fc4ccfe745870e2c0d99f71f30ff065','player',1,1790000000,'a1','');
INSERT INTO "device_game" VALUES('186404e478d6513364a68d','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000,'','');
CREATE TABLE evening_end (
	circle_id VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (circle_id, at), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
CREATE TABLE evening_move (
	game_id VARCHAR NOT NULL, 
	begun_at BIGINT, 
	ended_at BIGINT, 
	PRIMARY KEY (game_id), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
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
INSERT INTO "finished" VALUES('0c7e9fd2f655de6d43a2e7','vuPgehQ420dBRzn5Lo_6UA','2026-09',1790000690,'ascenseur',5,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,12,2,2,"0c7e9fd2f655de6d43a2e7",11,"0c7e9fd2f655de6d43a2e7",[[2,-1,1,0,1],[1,-1,1]],0,0,1,0,0,0,[3,0,"",1,"0c7e9fd2f655de6d43a2e7",1,"0c7e9fd2f655de6d43a2e7"],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,0,0,3,3,3,"0c7e9fd2f655de6d43a2e7",1,"0c7e9fd2f655de6d43a2e7",[[2,1,1,-1,1],[1,1,1]],2,0,0,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"ascenseur":1},1,1,0,10,10,10,"0c7e9fd2f655de6d43a2e7",10,"0c7e9fd2f655de6d43a2e7",[[2,-1,1,0,1],[1,-1,1]],1,1,0,0,1,0,[3,0,"",1,"0c7e9fd2f655de6d43a2e7",1,"0c7e9fd2f655de6d43a2e7"],[1,1,"0c7e9fd2f655de6d43a2e7",1,"0c7e9fd2f655de6d43a2e7",1,"0c7e9fd2f655de6d43a2e7"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[11,"a0","0c7e9fd2f655de6d43a2e7",[]],"tricks":[1,"a0","0c7e9fd2f655de6d43a2e7",[]],"total":[10,"c0","0c7e9fd2f655de6d43a2e7",[]]}}');
INSERT INTO "finished" VALUES('27f2455f5ea8494c34298d','vuPgehQ420dBRzn5Lo_6UA','2026-09',1790000690,'oh_hell',5,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,2,-8,-8,"27f2455f5ea8494c34298d",2,"27f2455f5ea8494c34298d",[[2,-2,1,2,1],[1,-1,1]],1,0,0,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,0,0,2,2,2,"27f2455f5ea8494c34298d",2,"27f2455f5ea8494c34298d",[[2,1,1,-1,1],[1,-1,1]],0,0,0,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"oh_hell":1},1,1,0,21,21,21,"27f2455f5ea8494c34298d",11,"27f2455f5ea8494c34298d",[[2,-2,1,0,1],[1,0,1]],1,1,1,1,0,0,[3,0,"",2,"27f2455f5ea8494c34298d",2,"27f2455f5ea8494c34298d"],[1,1,"27f2455f5ea8494c34298d",1,"27f2455f5ea8494c34298d",1,"27f2455f5ea8494c34298d"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[11,"c0","27f2455f5ea8494c34298d",[]],"tricks":[1,"c0","27f2455f5ea8494c34298d",[]],"total":[21,"c0","27f2455f5ea8494c34298d",[]]}}');
INSERT INTO "finished" VALUES('4a85f7a496ead3049646b9','vuPgehQ420dBRzn5Lo_6UA','2026-09',1790000690,'skull_king',5,'{"tallies":{"a0":[{"skull_king":1},1,0,0,-10,-20,-20,"4a85f7a496ead3049646b9",20,"4a85f7a496ead3049646b9",[[1,1,1],[2,0,1],[3,2,1]],1,0,0,0,0,0,[3,0,"",0,"",1,"4a85f7a496ead3049646b9"],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,0,0,-30,-30,-30,"4a85f7a496ead3049646b9",10,"4a85f7a496ead3049646b9",[[1,0,1],[2,-2,1],[3,-2,1]],1,1,0,0,0,0,[3,1,"4a85f7a496ead3049646b9",0,"",1,"4a85f7a496ead3049646b9"],[1,0,"",0,"",0,""]],"c0":[{"skull_king":1},1,1,0,60,60,60,"4a85f7a496ead3049646b9",30,"4a85f7a496ead3049646b9",[[1,0,1],[2,0,1],[3,0,1]],2,2,0,0,0,0,[3,3,"4a85f7a496ead3049646b9",3,"4a85f7a496ead3049646b9",3,"4a85f7a496ead3049646b9"],[1,1,"4a85f7a496ead3049646b9",1,"4a85f7a496ead3049646b9",1,"4a85f7a496ead3049646b9"]]},"places":{"a0":2,"b0":3,"c0":1},"bests":{"round":[30,"c0","4a85f7a496ead3049646b9",[]],"tricks":[1,"a0","4a85f7a496ead3049646b9",["c0"]],"total":[60,"c0","4a85f7a496ead3049646b9",[]]}}');
INSERT INTO "finished" VALUES('62a19c440725cad0545863','vuPgehQ420dBRzn5Lo_6UA','2026-09',1790000810,'wizard_championship',5,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,30,20,20,"62a19c440725cad0545863",20,"62a19c440725cad0545863",[[1,0,1],[2,-1,1],[3,0,1]],2,2,0,0,0,0,[3,1,"62a19c440725cad0545863",1,"62a19c440725cad0545863",1,"62a19c440725cad0545863"],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,0,0,40,40,40,"62a19c440725cad0545863",30,"62a19c440725cad0545863",[[1,1,1],[2,0,1],[3,0,1]],2,1,0,0,0,0,[3,0,"",2,"62a19c440725cad0545863",2,"62a19c440725cad0545863"],[1,0,"",0,"",0,""]],"c0":[{"wizard_championship":1},1,1,0,80,80,80,"62a19c440725cad0545863",40,"62a19c440725cad0545863",[[1,0,1],[2,0,1],[3,0,1]],2,2,0,0,0,0,[3,3,"62a19c440725cad0545863",3,"62a19c440725cad0545863",3,"62a19c440725cad0545863"],[1,1,"62a19c440725cad0545863",1,"62a19c440725cad0545863",1,"62a19c440725cad0545863"]],"d6":[{"wizard_championship":1},1,0,0,-30,-30,-30,"62a19c440725cad0545863",-10,"62a19c440725cad0545863",[[1,-1,1],[2,-1,1],[3,-1,1]],0,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":2,"c0":1,"d6":4},"bests":{"round":[40,"c0","62a19c440725cad0545863",[]],"tricks":[2,"c0","62a19c440725cad0545863",[]],"total":[80,"c0","62a19c440725cad0545863",[]]}}');
INSERT INTO "finished" VALUES('8da2f025350bbf072e4517','vuPgehQ420dBRzn5Lo_6UA','2026-09',1790000690,'wizard_fisher',5,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,-10,-20,-20,"8da2f025350bbf072e4517",20,"8da2f025350bbf072e4517",[[1,0,1],[2,1,1],[3,-2,1]],2,1,0,0,0,0,[3,1,"8da2f025350bbf072e4517",0,"",1,"8da2f025350bbf072e4517"],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,1,0,10,10,10,"8da2f025350bbf072e4517",30,"8da2f025350bbf072e4517",[[1,0,1],[2,1,1],[3,-1,1]],1,0,0,0,0,0,[3,1,"8da2f025350bbf072e4517",0,"",1,"8da2f025350bbf072e4517"],[1,1,"8da2f025350bbf072e4517",1,"8da2f025350bbf072e4517",1,"8da2f025350bbf072e4517"]],"c0":[{"wizard_fisher":1},1,0,0,-50,-50,-50,"8da2f025350bbf072e4517",-10,"8da2f025350bbf072e4517",[[1,-1,1],[2,-2,1],[3,2,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[30,"b0","8da2f025350bbf072e4517",[]],"tricks":[1,"b0","8da2f025350bbf072e4517",[]],"total":[10,"b0","8da2f025350bbf072e4517",[]]}}');
INSERT INTO "finished" VALUES('10b38afe5887a54457a111','vuPgehQ420dBRzn5Lo_6UA','2026-09',1790000750,'wizard_jubilee',5,'{"tallies":{"a0":[{"wizard_jubilee":1},1,0,0,-20,-30,-30,"10b38afe5887a54457a111",20,"10b38afe5887a54457a111",[[1,0,1],[2,1,1],[3,3,1]],2,1,0,0,0,0,[3,1,"10b38afe5887a54457a111",0,"",1,"10b38afe5887a54457a111"],[1,0,"",0,"",0,""]],"b0":[{"wizard_jubilee":1},1,1,0,40,40,40,"10b38afe5887a54457a111",30,"10b38afe5887a54457a111",[[1,0,1],[2,-1,1],[3,0,1]],1,1,0,0,0,0,[3,1,"10b38afe5887a54457a111",1,"10b38afe5887a54457a111",1,"10b38afe5887a54457a111"],[1,1,"10b38afe5887a54457a111",1,"10b38afe5887a54457a111",1,"10b38afe5887a54457a111"]],"c0":[{"wizard_jubilee":1},1,0,0,0,0,0,"10b38afe5887a54457a111",20,"10b38afe5887a54457a111",[[1,-1,1],[2,0,1],[3,-1,1]],1,1,0,0,0,0,[3,0,"",0,"",1,"10b38afe5887a54457a111"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[30,"b0","10b38afe5887a54457a111",[]],"tricks":[1,"b0","10b38afe5887a54457a111",[]],"total":[40,"b0","10b38afe5887a54457a111",[]]}}');
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
	summary TEXT NOT NULL, 
	circle_id VARCHAR, 
	deleted_at BIGINT, 
	ruleset VARCHAR DEFAULT '' NOT NULL, 
	over BOOLEAN DEFAULT 0 NOT NULL, 
	edition INTEGER DEFAULT 0 NOT NULL, 
	digest BIGINT DEFAULT 0 NOT NULL, 
	player_generation INTEGER DEFAULT 1 NOT NULL, 
	seated_at BIGINT DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
);
INSERT INTO "game" VALUES('0c7e9fd2f655de6d43a2e7',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[2,3,10],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','vuPgehQ420dBRzn5Lo_6UA',NULL,'ascenseur',1,0,4246574874,1,0);
INSERT INTO "game" VALUES('186404e478d6513364a68d',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[1,10,14],"round":3,"rounds":3,"over":false,"winners":[]}','SWzVSe2cdS9CWX0t4jGzQw',NULL,'nomination_whist',0,0,3765376964,1,0);
INSERT INTO "game" VALUES('27f2455f5ea8494c34298d',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[-8,2,21],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','vuPgehQ420dBRzn5Lo_6UA',NULL,'oh_hell',1,0,739633234,1,0);
INSERT INTO "game" VALUES('3e96380dc0cd5bd730d93c',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[40,20,-20],"round":3,"rounds":3,"over":false,"winners":[]}','SWzVSe2cdS9CWX0t4jGzQw',NULL,'quoicoupli',0,0,3012635638,1,0);
INSERT INTO "game" VALUES('4a85f7a496ead3049646b9',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-20,-30,60],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','vuPgehQ420dBRzn5Lo_6UA',NULL,'skull_king',1,0,74979936,1,0);
INSERT INTO "game" VALUES('5d1f49442ada98523c960c',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[-10,40,10],"round":3,"rounds":3,"over":false,"winners":[]}','SWzVSe2cdS9CWX0t4jGzQw',NULL,'wizard_canadian',0,0,2265346869,1,0);
INSERT INTO "game" VALUES('62a19c440725cad0545863',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[20,40,80,-30],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','vuPgehQ420dBRzn5Lo_6UA',NULL,'wizard_championship',1,0,549871881,1,0);
INSERT INTO "game" VALUES('7560f927c3e87a3146a365',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[-30,10,10],"round":3,"rounds":3,"over":false,"winners":[]}','SWzVSe2cdS9CWX0t4jGzQw',NULL,'wizard_club',0,0,1560801698,1,0);
INSERT INTO "game" VALUES('8da2f025350bbf072e4517',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-20,10,-50],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','vuPgehQ420dBRzn5Lo_6UA',NULL,'wizard_fisher',1,0,898434643,1,0);
INSERT INTO "game" VALUES('93e40cdfd6cb863b52fe26',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[0,-20,-30],"round":3,"rounds":3,"over":false,"winners":[]}','SWzVSe2cdS9CWX0t4jGzQw',NULL,'wizard_gigamic',0,0,286941937,1,0);
INSERT INTO "game" VALUES('10b38afe5887a54457a111',1790864000,1790000750,26,1,1,'{"game":"wizard_jubilee","players":["Anna","Benedikt","Cleo"],"totals":[-30,40,0],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','vuPgehQ420dBRzn5Lo_6UA',NULL,'wizard_jubilee',1,0,4166060947,1,0);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','6bf97a5c7217a8c3','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',1,'871df339decb397ccc0e18e96176e05e','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',2,'9f55d25cdf789285f0e4abfb1d51059d','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',3,'6d4679bbc5c6f4be4866eab1b916bcad','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',4,'1310246a66ad993ea635e28d31d0f613','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',5,'fd872e14defcbeea993aeda6ae515f1c','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',6,'048a626aeaa78b99b69b36e5d8f2f9e4','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',7,'53fbc39da235c171ffac08abbbf10ff3','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',8,'aca1aa223f97f50d7ea76adc77e769a5','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',9,'fb3803b003c8c7d89960ce836c32e4c9','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',10,'58b1d7e5dd5493ab8193c70e1686d8ba','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',11,'57c5df8e2a4b00d9d70e6a77873563ac','{"undoes":"58b1d7e5dd5493ab8193c70e1686d8ba"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',12,'fcc7567adce25e2c4205afd94bd2959f','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',13,'2062c7977ff50ae362ae61db6f847d5e','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"871df339decb397ccc0e18e96176e05e"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',14,'cec630053999a67a57e093eed38029e1','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',15,'2f0223d7366dc43fac45f9f6e98f8085','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',16,'583a7f641b1c1ffd0de27f895aef5e67','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',17,'e691f154d78e6b39a5d42eb92c43ef36','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',18,'f3a0e57bdb1b7461a9af3de53f831656','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',19,'78be82a55a9d03f782ace499c9deecc4','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',20,'b30262a131c568f655c7af858afb4b68','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',21,'e6861eb15326e8b824b9438f2b8b0dab','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',22,'a021dcee9b881c1e415bb276eb6784a5','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',23,'cd5d4e2f06b7271db4ba4052789ce5ea','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('0c7e9fd2f655de6d43a2e7',24,'eb3de89fccace24115144fc24cbd00e4','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',1,'7dafa1e6c95e2bf6fbdef2a7c556a012','{"cells":[[0,0,"","ruleset",{"key":"wizard_jubilee","sheet":"Wizard, anniversary edition","edition":"30 years, nine special cards","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom","beats":["F","H"]}],"added":[{"code":"D","count":1,"role":"top","beats":["Z"],"option":"dragon"},{"code":"F","count":1,"role":"bottom","beats":["D","H"],"option":"dragon"},{"code":"X","count":1,"role":"nobody","frees":false,"option":"bomb"},{"code":"W","count":1,"role":"never","turned":"choose","option":"werewolf"},{"code":"J","count":1,"role":"suited","rank":7.5,"turned":"choose","after":"pass","option":"juggler"},{"code":"C","count":1,"role":"suited","rank":9.75,"turned":"choose","after":"bid","option":"cloud"},{"code":"S","count":1,"role":"either","plays_as":["Z","N"],"turned":"choose","since":25,"option":"shapeshifter"},{"code":"H","count":1,"role":"bottom","after":"swap","since":30,"option":"witch"},{"code":"V","count":1,"role":"copy","plays_as":["N"],"turned":"choose","since":30,"option":"vampire"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"play":{"dragon":true,"bomb":true,"werewolf":true,"juggler":true,"cloud":true,"shapeshifter":true,"witch":true,"vampire":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer","always_seen":true},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"edition_25","sets":{"play.edition":"25"}},{"key":"edition_20","sets":{"play.edition":"20"}},{"key":"without_dragon","sets":{"play.dragon":false}},{"key":"without_bomb","sets":{"play.bomb":false}},{"key":"without_werewolf","sets":{"play.werewolf":false}},{"key":"without_juggler","sets":{"play.juggler":false}},{"key":"without_cloud","sets":{"play.cloud":false}},{"key":"without_shapeshifter","sets":{"play.shapeshifter":false}},{"key":"without_witch","sets":{"play.witch":false}},{"key":"without_vampire","sets":{"play.vampire":false}},{"key":"plus_or_minus_one","sets":{"bidding.who":"last"}},{"key":"cloud_at_end","sets":{"play.bid_change":"round_end"}},{"key":"witch_must","sets":{"play.swap":"must"}},{"key":"whole_deck","sets":{"schedule.whole_deck":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790864000);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',2,'51e5ed7d1341187a3ac8dd9dcab47580','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',3,'f9d5be2451f9e11eb91fe5e6c6239db9','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',4,'028a4c732708056ebedfa5de075c7153','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',5,'366afee1dc45b1ef7743b902f573a668','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',6,'a8f862ed5c3ebd50db5b59d9ef75851c','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',7,'a9d09c3c72f1ab151d039db22d57870e','{"cells":[[1,1,"a0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',8,'3ff194bafdffdb5ad6831640ab88f57b','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',9,'8a9036b3e519f9c6a74a6b7e3b94b26c','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',10,'6ffde2f2b43ad3cd0eb41d914439b12b','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',11,'bc3d2933b035b795c9a2fed61e326f1f','{"undoes":"6ffde2f2b43ad3cd0eb41d914439b12b"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',12,'a6f3f798630b6a36fba4c218a17efc87','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',13,'4e210509760ef56198225f8d15fc408a','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"7dafa1e6c95e2bf6fbdef2a7c556a012"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',14,'6b6b0f616a9c0ddff6489b4e59ca5be8','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',15,'6fc092e48b2877b911b00f17ba42245c','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',16,'0065595c2fe8e3b3b37b0a68e9202292','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',17,'5b229d172e49f891af732fa9f33a27b0','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',18,'dc2911ea542297da87cb9ac55bafb652','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',19,'6754029656a736116663451927e4a6fb','{"cells":[[2,2,"a0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',20,'18ea8a1b3e94a852b7d4b90e3feb32c9','{"cells":[[2,2,"b0","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',21,'07ef1835aae947a7baaf9b9fcca8b00b','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',22,'3f5443a298dc5f8ec9a5cc34080f1356','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',23,'e956339e82e9feeaf87972d79677c85b','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',24,'5cfaf86360e14f6c04b55c1db5bd586d','{"cells":[[3,1,"a0","tricks",3]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',25,'4d3f6fa1bd30e4e2cbcd2ac8ae8fa054','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('10b38afe5887a54457a111',26,'ee0af49b30f22557a10c03bc78bccaa2','{"cells":[[3,1,"c0","tricks",0]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',1,'ef82efbd0a0e5e30f409d52d4596c61d','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',2,'a8783066b55382db0dd5a3466fc1e714','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',3,'086091f67e3eee39e24ac2eddd924190','{"cells":[[1,1,"c1","bid",2]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',4,'1ede335d8336745e495a48bf9490a251','{"cells":[[1,1,"a1","bid",3]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',5,'c94f9eaaa757b09b1aec9eba37428948','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',6,'8a23bf63f9b58439fb5fa8b61440bfc9','{"cells":[[1,1,"c1","tricks",2]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',7,'c2b4e694ef2ce452805e97efa51fddb7','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',8,'bd4918ac65ff3221c5874bf91b521284','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',9,'f3809bec73e7f2777c1395fbc89ea59c','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',10,'c71511c20c0b3ce7727a510490bffecc','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',11,'bb64cf539de13e17b0a479eb0cc6c8aa','{"undoes":"c71511c20c0b3ce7727a510490bffecc"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',12,'662bf29c6570c0950a40aea12af29980','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',13,'c16ba6acd2333bedecf935c771efac16','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"ef82efbd0a0e5e30f409d52d4596c61d"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',14,'8616e823f7ea7ed8b924d9ff8a49e234','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',15,'23357260735a4c76fe595aeaf8ca4bfd','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',16,'3209df77f6468c4058d5932691c8f2a4','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',17,'f280ef6c2099ebc8675940c07b133e8c','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',18,'ebd4c7367f4b72817775eaf72bf1a5be','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('186404e478d6513364a68d',19,'e44244a35a98f9534287c256e4295a27','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',1,'04767178427262ccc6c8bd2168afe18d','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',2,'9672454e6ffa6f7f38c1f997c457fe55','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',3,'e2e4676e035c2237059655cdf03ac02b','{"cells":[[1,1,"c0","bid",2]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',4,'2ddeb8166b77a30dddd5f83e8ce45e91','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',5,'2ebc68730c6ff608e7db13383adf4d69','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',6,'51760f93bdfc41014c70dc6516038e11','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',7,'78bd0e01bfdda44d0d0a8e392f8c3ffe','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',8,'9aba4b8fea8fbf474da0bff1e16d2d2a','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',9,'f9b425d19c722a3e60b1086f9a4a4e50','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',10,'69a6e19cdff589783f9ab92961bf62f7','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',11,'7486db4287b48dc2d4b1844f10a738cf','{"undoes":"69a6e19cdff589783f9ab92961bf62f7"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',12,'f1244f91f1957b27a2d4980d0c2f4681','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',13,'a6da7e01577bf1551f7fc9651a97ee19','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"04767178427262ccc6c8bd2168afe18d"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',14,'d698e3adf24304fb09bf5ccd9c907db1','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',15,'765411a0b637766566ad9aae5563f9d4','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',16,'12b2e0d6f811eada83af2d2593b62352','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',17,'77d71f3f8730cf943ebdb572a54969c3','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',18,'708614ec03e37c313dcc1212bf6c6705','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',19,'e63b8382d6061a87937674f34d8696d7','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',20,'b19a480c45bbd52a7df68b4723783063','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',21,'6a564c65fe51b1005efd0a96653e5fda','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',22,'13ef4f0cee6fc74fcfcc21b0624fe18f','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',23,'6279f2c5f93c24b7531e5120eee8c5d6','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('27f2455f5ea8494c34298d',24,'0d6b5390756d4ad40aaf666c0b9e523b','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',1,'f7877738047c5a6ae7ccd750c9524499','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',2,'9a0dcc518b5b13d7c000880946b2b89a','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',3,'271f29490ba8a79ce3e222c0a43de368','{"cells":[[1,1,"c1","bid",2]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',4,'493e3c6162839736242d467d45105457','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',5,'f94938723df445cd62bb8e4b5e06119d','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',6,'c469ac22f078d233bd0d883baa43f07d','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',7,'32b183f1c8e401022275091cf5cf0ce4','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',8,'5c8cf5c916fe1fdd92f19794f248fb56','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',9,'5e5defcf2655466ba39d980311a20e22','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',10,'5475c18fbf5c8a58757447bfae705e88','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',11,'501fa01add8693db72008032ead151bf','{"undoes":"5475c18fbf5c8a58757447bfae705e88"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',12,'d5379d16da87b9ee08c7f5ba88f07fca','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',13,'4d6b1a671fb5c24ece56c7333bec41c7','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"f7877738047c5a6ae7ccd750c9524499"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',14,'32c746d9862f604b839d59dce8a9b643','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',15,'563014559e2f92fb932dda6062abaf56','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',16,'f4314a33a95ac3316fa18f8cb9d9d632','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',17,'f2deda17403734d30b0d0e050d401794','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',18,'07efbbc7ee2043e6e7a0f2dd99d76f7c','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('3e96380dc0cd5bd730d93c',19,'0b1a84ba7b4cc6f4482ffa51c9f3f49a','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',1,'513910904f3fcfa722f993863c17473a','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"key":"fourteen","points":10,"count":3},{"key":"black_fourteen","points":20,"count":1},{"key":"mermaid","points":20,"count":2},{"key":"pirate","points":30,"count":6,"one_trick":true},{"key":"skull_king","points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',2,'f30b2c9e50f114cde75b7b6cf0bd1ffb','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',3,'a58bd7efa212d33b75e509d7d499ee1e','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',4,'473d19d52a234479301b7c30d92999c6','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',5,'4b172a2deb683862092de7ffbfaa5942','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',6,'6878230c4e16d41eca5560fec9da2e8a','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',7,'8ea338b7d69f6ecbeb57955fc9dd8340','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',8,'aa9d750cc85bbe3d7604215ad267ab21','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',9,'181c4005f93dccb1ae205f6192295587','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',10,'a1019eab51c439df163580b9db0e1a20','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',11,'74236ee290227ae702f4a6febb301dc0','{"undoes":"a1019eab51c439df163580b9db0e1a20"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',12,'450723c2896af9f9deb92acf0fb85760','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',13,'5866df60cd0bd2195c9c115d80a5bf32','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"513910904f3fcfa722f993863c17473a"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',14,'1ee6a01fa35541007335c5d1a3778933','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',15,'c937811401d892848daec854b76fa94c','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',16,'5a4f2e2444f2a4870a7c227aa104fe20','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',17,'6d243166e90ccaa5788aebd9641b2738','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',18,'5cf0159bae3bcc95b3347e819132c700','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',19,'333156ba76ee3aeeb2eb9eda59f4b2c5','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',20,'42e68667c9a9cdbaba36d648e9ed1d13','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',21,'88fdfba807a4458b8992fc941479a56a','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',22,'be6086ca970a66fe8f8f16678e7929e4','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',23,'c65b69ad0449e918265f27c75a8728df','{"cells":[[3,1,"a0","tricks",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('4a85f7a496ead3049646b9',24,'06eb43b69c9b66e14dd4ae5fdbba718b','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',1,'cb425c2e2afa0c0b4b98ae6acd1d8280','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',2,'050c3bcb1f80862e05f9e1ee01084ad0','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',3,'2fdd423be44f09fd9a53b2649fe935ac','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',4,'001ae313ebe94143f2ab8903ce370b5f','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',5,'8b43b77aff69ad1c13cdedabdaa98dff','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',6,'9554732bf3d2547f96f2a314e849ef47','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',7,'0382adf019aa9664d4e2f4deb4ea234e','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',8,'4a89d6892b83c49a98e7ae4cb9f25445','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',9,'d30a13aee993172068d6cd278e70b9d0','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',10,'4cdcdc0ecb7e5ff068c687cdc936bfa1','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',11,'32aa7e9f178d6c7334a03360ffefc3c6','{"undoes":"4cdcdc0ecb7e5ff068c687cdc936bfa1"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',12,'8b1ce2590f4f95895cef4ec0e0d1d779','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',13,'303541ed9b67230df9daaf22559a09af','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"cb425c2e2afa0c0b4b98ae6acd1d8280"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',14,'374bdfc0b3bbb53c48b98ac61a10a1fb','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',15,'fb69aff5f0b20e756c7e1ef75749a83d','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',16,'8dd4ec07daddec7c516f154131f6bc2f','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',17,'d98d86a2fc17dc1962b50e589bce883d','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',18,'9988163ed2fa39b0693c20d76914b7a8','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('5d1f49442ada98523c960c',19,'ce4153ffa92618a352a9c3cfd4ecf942','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',1,'5be82e196467fab8f952693c7c29499c','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',2,'cb03f3d52ac873b4bc40103deffd0737','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',3,'c191d67e36298cdad068c21b47ae31df','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',4,'afa20ffd538519b67da176b0df8318c0','{"cells":[[1,1,"d6","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',5,'4c84d8e3a849ba47d891fcc483208922','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',6,'0e49ab6be901651f03feb03b64bbee50','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',7,'62b60af1ce88e25f9a04f3e765d4b5ee','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',8,'3e3b9b2962760bbbd972c69c69e1eafa','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',9,'555d5db4d3340912beb99b260782bb3b','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',10,'fc67a1e40da1309de9cbda4def9eba03','{"cells":[[2,1,"d6","bid",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',11,'55882572d9c67b282e893d04dd4274cd','{"undoes":"fc67a1e40da1309de9cbda4def9eba03"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',12,'1bdbd180950b01cd40caa1a0bf182871','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',13,'c086e0fdeb008590f59ae1bc5e584dce','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"5be82e196467fab8f952693c7c29499c"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',14,'3feb323afbc3ff1ddf00000df2a60628','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',15,'e640ac8d061f5c336b285ae34bf6c923','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',16,'e9fa96550601fc567af401f6a96e8cd1','{"cells":[[2,2,"d6","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',17,'aaeb2f8974e9b8e5824193f382b61b2a','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',18,'60af3e872f85f7461bfaff421e7d68b7','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',19,'f4486bf4ffd3a01ea20f1d50284cbbfd','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',20,'0b4b1b247c1cc1da2e7297d3a2dc1c24','{"cells":[[2,2,"d6","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',21,'f9e785cb18db9ae6e60e909aa32b0890','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',22,'db14f56cf1760a127e3156e874af5f80','{"cells":[[3,1,"d6","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',23,'0b24f7d13ecb0add1fa0a3e976b8e2ca','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',24,'4f9ab035f45768daa67fa0ca4d5a3d56','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',25,'5d7779d08d84e82aed82ce1dede45fb2','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',26,'66ee8e655346ff8022455207b3fe4486','{"cells":[[3,1,"d6","tricks",2]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',27,'08fb656dd5d82bd1b35660b44e6bae34','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('62a19c440725cad0545863',28,'b2a61cc225f8dd1c6c657cf484b306e2','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',1,'db3528ed1b96c44213c24d17c335ddc2','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',2,'fbf5d93b85d2037eae8e3ca3e756a438','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',3,'b31c7d3359efadb6307c2b1b8c512b61','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',4,'18d98a22fb63c59d5a2eb3c1b29cc5d6','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',5,'924af05df949ab76275253b62402b6d4','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',6,'855ffe65c542983ecebf8c70f9c0be59','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',7,'10e9cb513bcb90bcfd06c7a05ea6c917','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',8,'c82ec74bfa484845d3e4c702347fd330','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',9,'114be809627a57d1ac380fad4c868684','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',10,'45e1450bd9c648bcc549f4385b564dc0','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',11,'8094ae751e5c5a78b3804c0817b4dd93','{"undoes":"45e1450bd9c648bcc549f4385b564dc0"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',12,'55a5286ce9e0f458bb6b808f7cd32576','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',13,'0ebc740d53d906a0c534089da212bb31','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"db3528ed1b96c44213c24d17c335ddc2"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',14,'9525171af948c397c16992cd9e191caf','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',15,'d41849f32495f934814e12393ff4122d','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',16,'19e9448a416082f57389e81f88fd3af8','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',17,'4db5225f01421f2b64326e7cd80e5262','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',18,'288fcfcaa280076545410eacd7245493','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('7560f927c3e87a3146a365',19,'4cb53f0f79919eba3ce9850b4de6bd97','{"cells":[[2,2,"a1","tricks",2]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',1,'39589ee2be2af3065e4fa0524013ff24','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',2,'a884f848f3161776def49c3c6a77504b','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',3,'6bab220336e42f664c8c55917847a394','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',4,'90d8c38a73fdfb472f41cc51fe17ce51','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',5,'1ed1e066912181efa655994d0c1320f8','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',6,'ac33ae72da34c5df2055e275b7aaa7b3','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',7,'058f7665a0a6947f9b970f924f402b29','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',8,'c68fc770ffa576be70ec6c720fa90234','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',9,'d1a1c5fba5a67be64c5f5222c183374d','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',10,'ef6435b9d4d7e79154af9960cd3f2deb','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',11,'5f3d6022abcf9f9e31184e450b421fae','{"undoes":"ef6435b9d4d7e79154af9960cd3f2deb"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',12,'32e760ee7d59a9830c02c6825ea0ce8a','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',13,'ba561de74f2d319adc0d9e13e23f301e','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"39589ee2be2af3065e4fa0524013ff24"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',14,'103793b75fdd4953d293189f54e5b3a9','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',15,'265f55ab7a24108273baa008423d3fe8','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',16,'03204dc97eb2ff8cd8bf9ca87d38b56c','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',17,'f4a19235617a8f9f5d7e123ca4de43ff','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',18,'adc12ab14b2a077e7073279f27ff0698','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',19,'a36ecf28f3c26eeaa106491b97608376','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',20,'efa4ebc7a9f3994245b74708f4656226','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',21,'8cff02a166ac61fe2c7e57de01ec4a70','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',22,'ea70f4ebfa3f358656041e91d7a75112','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',23,'b3d3c89f88055e58cd2f1f9f270f1858','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('8da2f025350bbf072e4517',24,'38c1a4b6f08bee003be2f60136a3e22b','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',1,'d14a366d8c924f0566f0149c44e17810','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',2,'6857ba152204abd184e8416df51a7c0f','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',3,'c7ca0701c7bf1f58389b688c5a15b56d','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',4,'ace2198bc69298cf937242fad193eb15','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',5,'4ea7dcac1eb0dbde8f8463c4a187fd8c','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',6,'85ca3f3d20d86329c94b81406c02a972','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',7,'ee990888c13abf8409f9d033172ae2e8','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',8,'75541b85c8d86b364c3156c401c9db89','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',9,'2786a70a76c45d892e27452862cf3596','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',10,'75e1bfa2c86186b24c3faf03941c4374','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',11,'122f78957d4caf6713e1284bbbc8c2e6','{"undoes":"75e1bfa2c86186b24c3faf03941c4374"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',12,'04a1600a671788f2a48bd11a102bcda4','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',13,'1a920f486455947c812f71f9cfd996b5','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"d14a366d8c924f0566f0149c44e17810"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',14,'0d0e0dca677f403b64db1fd7bd6cc3bf','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',15,'ae8bc0253a6a51821e7fa24668f71d47','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',16,'3a4b623805a301e9fcac611923d2a732','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',17,'5fb2543ce35477f27bf979a79f943346','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',18,'08e869ce72d92c689d213ce2fec4520b','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('93e40cdfd6cb863b52fe26',19,'a83dd66bd3e7ced2ccc2bda2231d803a','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('vuPgehQ420dBRzn5Lo_6UA','2026-09',6);
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
	created_at BIGINT NOT NULL, 
	merged_under VARCHAR, 
	erased_at BIGINT, 
	PRIMARY KEY (circle_id, person_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "person" VALUES('SWzVSe2cdS9CWX0t4jGzQw','a1','Anna',0,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('SWzVSe2cdS9CWX0t4jGzQw','b1','Ben',1,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('SWzVSe2cdS9CWX0t4jGzQw','c1','Cleo',2,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('vuPgehQ420dBRzn5Lo_6UA','a0','Anna',0,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('vuPgehQ420dBRzn5Lo_6UA','b0','Ben',1,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('vuPgehQ420dBRzn5Lo_6UA','c0','Cleo',2,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('vuPgehQ420dBRzn5Lo_6UA','d6','Dan',3,0,NULL,1790518400,NULL,NULL);
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
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','a0',1790000000,'0c7e9fd2f655de6d43a2e7');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','b0',1790000000,'0c7e9fd2f655de6d43a2e7');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','c0',1790000000,'0c7e9fd2f655de6d43a2e7');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','a0',1790864000,'10b38afe5887a54457a111');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','b0',1790864000,'10b38afe5887a54457a111');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','c0',1790864000,'10b38afe5887a54457a111');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','a1',1790086400,'186404e478d6513364a68d');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','b1',1790086400,'186404e478d6513364a68d');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','c1',1790086400,'186404e478d6513364a68d');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','a0',1790172800,'27f2455f5ea8494c34298d');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','b0',1790172800,'27f2455f5ea8494c34298d');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','c0',1790172800,'27f2455f5ea8494c34298d');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','a1',1790259200,'3e96380dc0cd5bd730d93c');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','b1',1790259200,'3e96380dc0cd5bd730d93c');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','c1',1790259200,'3e96380dc0cd5bd730d93c');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','a0',1790345600,'4a85f7a496ead3049646b9');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','b0',1790345600,'4a85f7a496ead3049646b9');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','c0',1790345600,'4a85f7a496ead3049646b9');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','a1',1790432000,'5d1f49442ada98523c960c');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','b1',1790432000,'5d1f49442ada98523c960c');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','c1',1790432000,'5d1f49442ada98523c960c');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','a0',1790518400,'62a19c440725cad0545863');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','b0',1790518400,'62a19c440725cad0545863');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','c0',1790518400,'62a19c440725cad0545863');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','d6',1790518400,'62a19c440725cad0545863');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','a1',1790604800,'7560f927c3e87a3146a365');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','b1',1790604800,'7560f927c3e87a3146a365');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','c1',1790604800,'7560f927c3e87a3146a365');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','a0',1790691200,'8da2f025350bbf072e4517');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','b0',1790691200,'8da2f025350bbf072e4517');
INSERT INTO "played_in" VALUES('vuPgehQ420dBRzn5Lo_6UA','c0',1790691200,'8da2f025350bbf072e4517');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','a1',1790777600,'93e40cdfd6cb863b52fe26');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','b1',1790777600,'93e40cdfd6cb863b52fe26');
INSERT INTO "played_in" VALUES('SWzVSe2cdS9CWX0t4jGzQw','c1',1790777600,'93e40cdfd6cb863b52fe26');
CREATE TABLE property (
	name VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
)
 WITHOUT ROWID

;
CREATE TABLE sitting (
	game_id VARCHAR NOT NULL, 
	sitting_id VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	began_at BIGINT NOT NULL, 
	began VARCHAR NOT NULL, 
	began_by VARCHAR NOT NULL, 
	since INTEGER NOT NULL, 
	ended_at BIGINT NOT NULL, 
	ended VARCHAR NOT NULL, 
	ended_by VARCHAR NOT NULL, 
	until INTEGER NOT NULL, 
	shown_until INTEGER NOT NULL, 
	PRIMARY KEY (game_id, sitting_id, device), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
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
	role VARCHAR DEFAULT 'host' NOT NULL, 
	had_role VARCHAR DEFAULT '' NOT NULL, 
	had_generation INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game_id, takeover_id), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
CREATE INDEX ix_game_circle ON game (circle_id, deleted_at, over, created_at, game_id);
CREATE INDEX ix_game_circle_ruleset ON game (circle_id, ruleset, deleted_at, over, created_at, game_id);
CREATE INDEX ix_device_game_device ON device_game (device, game_id, role, generation);
CREATE INDEX ix_played_in_game_id ON played_in (game_id);
CREATE INDEX ix_finished_circle ON finished (circle_id, form, month, ruleset);
COMMIT;
