BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0016');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	asks_who BOOLEAN DEFAULT 0 NOT NULL, 
	deleted_at BIGINT, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('vqxdtWB8upq1qjWWQnr32w','',1790000000,1,0,NULL);
INSERT INTO "circle" VALUES('xZbPMA28u8rGODbLj9Nxjg','',1790086400,1,0,NULL);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','xZbPMA28u8rGODbLj9Nxjg',1,1790086400,'',1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','vqxdtWB8upq1qjWWQnr32w',1,1790000000,'',1790000000);
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
INSERT INTO "device_game" VALUES('08434b5d31d01f96ff5e61','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000,'','');
INSERT INTO "device_game" VALUES('11f3c9ad0a06cabec5fa6f','3fc4ccfe745870e2c0d99f71f30ff065','player',1,1790000000,'a1','');
INSERT INTO "device_game" VALUES('11f3c9ad0a06cabec5fa6f','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000,'','');
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
INSERT INTO "finished" VALUES('08434b5d31d01f96ff5e61','vqxdtWB8upq1qjWWQnr32w','2026-09',1790000690,'ascenseur',5,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,20,10,10,"08434b5d31d01f96ff5e61",10,"08434b5d31d01f96ff5e61",[[2,0,2],[1,-1,1]],2,2,1,1,2,1,[3,1,"08434b5d31d01f96ff5e61",1,"08434b5d31d01f96ff5e61",1,"08434b5d31d01f96ff5e61"],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,0,0,3,3,3,"08434b5d31d01f96ff5e61",2,"08434b5d31d01f96ff5e61",[[2,1,2],[1,-1,1]],1,0,1,0,2,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"ascenseur":1},1,1,0,22,22,22,"08434b5d31d01f96ff5e61",11,"08434b5d31d01f96ff5e61",[[2,0,2],[1,1,1]],2,1,1,1,2,1,[3,1,"08434b5d31d01f96ff5e61",1,"08434b5d31d01f96ff5e61",1,"08434b5d31d01f96ff5e61"],[1,1,"08434b5d31d01f96ff5e61",1,"08434b5d31d01f96ff5e61",1,"08434b5d31d01f96ff5e61"]]},"places":{"a0":2,"b0":3,"c0":1},"bests":{"round":[11,"c0","08434b5d31d01f96ff5e61",[]],"tricks":[1,"c0","08434b5d31d01f96ff5e61",[]],"total":[22,"c0","08434b5d31d01f96ff5e61",[]]}}');
INSERT INTO "finished" VALUES('2a2d951b162b6a4e90c762','vqxdtWB8upq1qjWWQnr32w','2026-09',1790000690,'oh_hell',5,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,11,1,1,"2a2d951b162b6a4e90c762",10,"2a2d951b162b6a4e90c762",[[2,-1,2],[1,0,1]],1,1,1,0,1,1,[3,0,"",0,"",1,"2a2d951b162b6a4e90c762"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,0,0,4,4,4,"2a2d951b162b6a4e90c762",2,"2a2d951b162b6a4e90c762",[[2,1,1,-1,1],[1,1,1]],1,0,1,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"oh_hell":1},1,1,0,20,20,20,"2a2d951b162b6a4e90c762",10,"2a2d951b162b6a4e90c762",[[2,-1,1,0,1],[1,0,1]],2,2,0,0,2,1,[3,0,"",2,"2a2d951b162b6a4e90c762",2,"2a2d951b162b6a4e90c762"],[1,1,"2a2d951b162b6a4e90c762",1,"2a2d951b162b6a4e90c762",1,"2a2d951b162b6a4e90c762"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[10,"a0","2a2d951b162b6a4e90c762",["c0"]],"total":[20,"c0","2a2d951b162b6a4e90c762",[]]}}');
INSERT INTO "finished" VALUES('4fecac91fd7d89d5fc2f1b','vqxdtWB8upq1qjWWQnr32w','2026-09',1790000690,'skull_king',5,'{"tallies":{"a0":[{"skull_king":1},1,1,0,80,70,70,"4fecac91fd7d89d5fc2f1b",40,"4fecac91fd7d89d5fc2f1b",[[1,0,1],[2,0,1],[3,0,1]],2,2,0,0,0,0,[3,3,"4fecac91fd7d89d5fc2f1b",3,"4fecac91fd7d89d5fc2f1b",3,"4fecac91fd7d89d5fc2f1b"],[1,1,"4fecac91fd7d89d5fc2f1b",1,"4fecac91fd7d89d5fc2f1b",1,"4fecac91fd7d89d5fc2f1b"]],"b0":[{"skull_king":1},1,0,0,-40,-40,-40,"4fecac91fd7d89d5fc2f1b",-10,"4fecac91fd7d89d5fc2f1b",[[1,-1,1],[2,-2,1],[3,-1,1]],0,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"skull_king":1},1,0,0,-10,-10,-10,"4fecac91fd7d89d5fc2f1b",20,"4fecac91fd7d89d5fc2f1b",[[1,1,1],[2,-2,1],[3,0,1]],1,0,0,0,0,0,[3,0,"",1,"4fecac91fd7d89d5fc2f1b",1,"4fecac91fd7d89d5fc2f1b"],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":3,"c0":2},"bests":{"round":[40,"a0","4fecac91fd7d89d5fc2f1b",[]],"tricks":[2,"a0","4fecac91fd7d89d5fc2f1b",[]],"total":[70,"a0","4fecac91fd7d89d5fc2f1b",[]]}}');
INSERT INTO "finished" VALUES('655004347a693351366d45','vqxdtWB8upq1qjWWQnr32w','2026-09',1790000810,'wizard_championship',5,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,30,20,20,"655004347a693351366d45",20,"655004347a693351366d45",[[1,-1,1],[2,0,1],[3,0,1]],2,2,0,0,2,2,[3,0,"",2,"655004347a693351366d45",2,"655004347a693351366d45"],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,0,0,0,0,0,"655004347a693351366d45",20,"655004347a693351366d45",[[1,1,1],[2,-1,1],[3,0,1]],2,1,1,0,1,1,[3,0,"",1,"655004347a693351366d45",1,"655004347a693351366d45"],[1,0,"",0,"",0,""]],"c0":[{"wizard_championship":1},1,0,0,20,20,20,"655004347a693351366d45",20,"655004347a693351366d45",[[1,0,1],[2,2,1],[3,0,1]],3,2,1,1,1,0,[3,1,"655004347a693351366d45",1,"655004347a693351366d45",1,"655004347a693351366d45"],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,1,0,30,30,30,"655004347a693351366d45",20,"655004347a693351366d45",[[1,0,1],[2,0,1],[3,1,1]],2,2,0,0,2,1,[3,2,"655004347a693351366d45",0,"",2,"655004347a693351366d45"],[1,1,"655004347a693351366d45",1,"655004347a693351366d45",1,"655004347a693351366d45"]]},"places":{"a0":2,"b0":4,"c0":2,"d6":1},"bests":{"round":[20,"c0","655004347a693351366d45",["d6","a0","b0"]],"total":[30,"d6","655004347a693351366d45",[]]}}');
INSERT INTO "finished" VALUES('85b131b970b2e56c5d0eb2','vqxdtWB8upq1qjWWQnr32w','2026-09',1790000690,'wizard_fisher',5,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,-30,-40,-40,"85b131b970b2e56c5d0eb2",-10,"85b131b970b2e56c5d0eb2",[[1,1,1],[2,1,1],[3,1,1]],3,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,0,0,0,0,0,"85b131b970b2e56c5d0eb2",20,"85b131b970b2e56c5d0eb2",[[1,-1,1],[2,0,1],[3,-1,1]],1,1,0,0,0,0,[3,0,"",0,"",1,"85b131b970b2e56c5d0eb2"],[1,0,"",0,"",0,""]],"c0":[{"wizard_fisher":1},1,1,0,50,50,50,"85b131b970b2e56c5d0eb2",40,"85b131b970b2e56c5d0eb2",[[1,0,1],[2,1,1],[3,0,1]],2,1,0,0,0,0,[3,1,"85b131b970b2e56c5d0eb2",1,"85b131b970b2e56c5d0eb2",1,"85b131b970b2e56c5d0eb2"],[1,1,"85b131b970b2e56c5d0eb2",1,"85b131b970b2e56c5d0eb2",1,"85b131b970b2e56c5d0eb2"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[40,"c0","85b131b970b2e56c5d0eb2",[]],"tricks":[2,"c0","85b131b970b2e56c5d0eb2",[]],"total":[50,"c0","85b131b970b2e56c5d0eb2",[]]}}');
INSERT INTO "finished" VALUES('1014684f6b6e27101de45d','vqxdtWB8upq1qjWWQnr32w','2026-09',1790000780,'wizard_jubilee',5,'{"tallies":{"a0":[{"wizard_jubilee":1},1,0,0,60,50,50,"1014684f6b6e27101de45d",20,"1014684f6b6e27101de45d",[[1,0,1],[2,0,1],[3,0,1]],3,3,0,0,0,0,[3,3,"1014684f6b6e27101de45d",3,"1014684f6b6e27101de45d",3,"1014684f6b6e27101de45d"],[1,0,"",0,"",0,""]],"b0":[{"wizard_jubilee":1},1,1,0,70,70,70,"1014684f6b6e27101de45d",30,"1014684f6b6e27101de45d",[[1,0,1],[2,0,1],[3,0,1]],2,2,0,0,0,0,[3,3,"1014684f6b6e27101de45d",3,"1014684f6b6e27101de45d",3,"1014684f6b6e27101de45d"],[1,1,"1014684f6b6e27101de45d",1,"1014684f6b6e27101de45d",1,"1014684f6b6e27101de45d"]],"c0":[{"wizard_jubilee":1},1,0,0,10,10,10,"1014684f6b6e27101de45d",40,"1014684f6b6e27101de45d",[[1,1,1],[2,0,1],[3,2,1]],2,0,0,0,0,0,[3,0,"",0,"",1,"1014684f6b6e27101de45d"],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[40,"c0","1014684f6b6e27101de45d",[]],"tricks":[2,"c0","1014684f6b6e27101de45d",[]],"total":[70,"b0","1014684f6b6e27101de45d",[]]}}');
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
INSERT INTO "game" VALUES('08434b5d31d01f96ff5e61',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[10,3,22],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','vqxdtWB8upq1qjWWQnr32w',NULL,'ascenseur',1,0,883898546,1,0);
INSERT INTO "game" VALUES('11f3c9ad0a06cabec5fa6f',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-9,0,14],"round":3,"rounds":3,"over":false,"winners":[]}','xZbPMA28u8rGODbLj9Nxjg',NULL,'nomination_whist',0,0,2160102502,1,0);
INSERT INTO "game" VALUES('2a2d951b162b6a4e90c762',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[1,4,20],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','vqxdtWB8upq1qjWWQnr32w',NULL,'oh_hell',1,0,798194036,1,0);
INSERT INTO "game" VALUES('3f894b9ff83cd832035e14',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[-30,20,10],"round":3,"rounds":3,"over":false,"winners":[]}','xZbPMA28u8rGODbLj9Nxjg',NULL,'quoicoupli',0,0,1478266231,1,0);
INSERT INTO "game" VALUES('4fecac91fd7d89d5fc2f1b',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[70,-40,-10],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','vqxdtWB8upq1qjWWQnr32w',NULL,'skull_king',1,0,902729982,1,0);
INSERT INTO "game" VALUES('59b1f31e4b840b557eec0a',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[-30,10,10],"round":3,"rounds":3,"over":false,"winners":[]}','xZbPMA28u8rGODbLj9Nxjg',NULL,'wizard_canadian',0,0,1021701936,1,0);
INSERT INTO "game" VALUES('655004347a693351366d45',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[20,0,20,30],"round":3,"rounds":3,"over":true,"winners":["Dan"]}','vqxdtWB8upq1qjWWQnr32w',NULL,'wizard_championship',1,0,3855624080,1,0);
INSERT INTO "game" VALUES('7e7c2fc957b118e8439210',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[10,10,20],"round":3,"rounds":3,"over":false,"winners":[]}','xZbPMA28u8rGODbLj9Nxjg',NULL,'wizard_club',0,0,281439745,1,0);
INSERT INTO "game" VALUES('85b131b970b2e56c5d0eb2',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-40,0,50],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','vqxdtWB8upq1qjWWQnr32w',NULL,'wizard_fisher',1,0,2507181697,1,0);
INSERT INTO "game" VALUES('90207bdb9344b307a0d1a5',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[10,50,40],"round":3,"rounds":3,"over":false,"winners":[]}','xZbPMA28u8rGODbLj9Nxjg',NULL,'wizard_gigamic',0,0,2025252389,1,0);
INSERT INTO "game" VALUES('1014684f6b6e27101de45d',1790864000,1790000780,27,1,1,'{"game":"wizard_jubilee","players":["Anna","Benedikt","Cleo"],"totals":[50,70,10],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','vqxdtWB8upq1qjWWQnr32w',NULL,'wizard_jubilee',1,0,1676402413,1,0);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','34a18ddb11235380','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',1,'2c3e58f97d1c2e6c8b52089001fad218','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',2,'73f8ef1ec209551411625332f72cb6fe','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',3,'223108c433f36fa675d035c154209126','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',4,'5a6b1ab1d4bcdb5306213644683bcfd9','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',5,'345d8ce9592249fb0663ce4a24c48ae4','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',6,'1ea8112d0c7583765b1efa3911c125f4','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',7,'8a46e59c4d3c64b1d83f45d1637f93ed','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',8,'82a5635355e9ac1581ebb30a8b59a590','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',9,'795901f11d1a3b5148361955599a1526','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',10,'7ff0976cf14f1c5311006d9211b0767d','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',11,'46978c07f803c301dd6723b5c9ee2d08','{"undoes":"7ff0976cf14f1c5311006d9211b0767d"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',12,'210aca65d7e54da6dea99d5c1bcd3e88','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',13,'47f15ba6d5fc2faea63d75ff8f5324d7','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"2c3e58f97d1c2e6c8b52089001fad218"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',14,'75f2a08b791ee09ddb0771a0d810b61e','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',15,'86f121ba85d3cc5b2f751c9e181929b3','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',16,'403e8f037c009ecf9ee43ccc6b4f5c93','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',17,'e25dd845f6e7dc0bdb304199b5471a5a','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',18,'12c67ee444e335211e38a34744068b92','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',19,'1633daec57542808663225689d42b817','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',20,'360c246a6e9d8856368338053e1d0d05','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',21,'6a7a917b14ea72af201e2789fdfa9381','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',22,'2a02dba83fca995a87bc4d8cf6fc894c','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',23,'21761a3ac1699872994f7982208d54b7','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('08434b5d31d01f96ff5e61',24,'f62c1a36cf0bb517e08d9fc707372336','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',1,'c4c7e5e6c4e34cd347323d2918f65837','{"cells":[[0,0,"","ruleset",{"key":"wizard_jubilee","sheet":"Wizard, anniversary edition","edition":"30 years, nine special cards","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom","beats":["F","H"]}],"added":[{"code":"D","count":1,"role":"top","beats":["Z"],"option":"dragon"},{"code":"F","count":1,"role":"bottom","beats":["D","H"],"option":"dragon"},{"code":"X","count":1,"role":"nobody","frees":false,"option":"bomb"},{"code":"W","count":1,"role":"never","turned":"choose","option":"werewolf"},{"code":"J","count":1,"role":"suited","rank":7.5,"turned":"choose","after":"pass","option":"juggler"},{"code":"C","count":1,"role":"suited","rank":9.75,"turned":"choose","after":"bid","option":"cloud"},{"code":"S","count":1,"role":"either","plays_as":["Z","N"],"turned":"choose","since":25,"option":"shapeshifter"},{"code":"H","count":1,"role":"bottom","after":"swap","since":30,"option":"witch"},{"code":"V","count":1,"role":"copy","plays_as":["N"],"turned":"choose","since":30,"option":"vampire"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"play":{"dragon":true,"bomb":true,"werewolf":true,"juggler":true,"cloud":true,"shapeshifter":true,"witch":true,"vampire":true,"bomb_said":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer","always_seen":true},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"edition_25","sets":{"play.edition":"25"}},{"key":"edition_20","sets":{"play.edition":"20"}},{"key":"without_dragon","sets":{"play.dragon":false}},{"key":"without_bomb","sets":{"play.bomb":false}},{"key":"without_werewolf","sets":{"play.werewolf":false}},{"key":"without_juggler","sets":{"play.juggler":false}},{"key":"without_cloud","sets":{"play.cloud":false}},{"key":"without_shapeshifter","sets":{"play.shapeshifter":false}},{"key":"without_witch","sets":{"play.witch":false}},{"key":"without_vampire","sets":{"play.vampire":false}},{"key":"plus_or_minus_one","sets":{"bidding.who":"last"}},{"key":"cloud_at_end","sets":{"play.bid_change":"round_end"}},{"key":"witch_must","sets":{"play.swap":"must"}},{"key":"whole_deck","sets":{"schedule.whole_deck":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790864000);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',2,'451a251335f8cdb862b300d5dc14ce8d','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',3,'b9a893ad488f711172cc73fedca42998','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',4,'b2858388c16a1cf994ded71afb367c3a','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',5,'698d3fb3a764a80eed719e0b34f22a81','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',6,'e8d5eb6bfab37c60ea1015072f675e03','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',7,'cc88cdeab8b18c3b01a60f8a69cc4b78','{"cells":[[1,1,"a0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',8,'f9aa6600f7c9f68f754e3bcd71a34805','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',9,'130ee28cd6071c5e6d6b9abf3ba9a673','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',10,'e313c70e80dac915269cdf4d2b8c9362','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',11,'651735fd0da993441df23b15e63ad573','{"undoes":"e313c70e80dac915269cdf4d2b8c9362"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',12,'7edadb5ac485a5d01ff8a2be89f446d9','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',13,'8f4842b94405e1e98ff6ce5b8da87610','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"c4c7e5e6c4e34cd347323d2918f65837"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',14,'e40e324f4b176229fa20af4a115774c6','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',15,'57949d4fd25c21174f39edda792641c6','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',16,'4d16dfb47492f1b47790434b0c84f78c','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',17,'3a8aff325ca5ddd11f87cdd898a60c49','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',18,'cca1ec62eb6265e489372e3bc3616da4','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',19,'f01830d85f865cdb24e3440430d1d1fa','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',20,'3e4d8b05a4a58fc846d24cc2c6c95223','{"cells":[[2,2,"b0","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',21,'34fc3fb2f2679f8f8208e4f40acb4178','{"cells":[[2,2,"c0","tricks",2]],"seen":"cca1ec62eb6265e489372e3bc3616da4"}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',22,'fd15a9a5739cd3d367d5fcf4ed32b530','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',23,'d5c5bddd4d3cc7297604b6621bbdcec3','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',24,'f684c58e172d8252d1a48b399ed8e2a6','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',25,'8942704c5a92ac209631268163f3d876','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',26,'700b9c5ebabe717c30cecb24efc02f8c','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('1014684f6b6e27101de45d',27,'68db027714410f19dde7775e99f8c95c','{"cells":[[3,1,"c0","tricks",2]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',1,'7483df1848864fbdec905b646e15f2af','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',2,'41171266841d91b657ffef6a56b4ebc9','{"cells":[[1,1,"b1","bid",3]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',3,'f1fc9598a4fc39d04c5c75af97d219d7','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',4,'2e594f9992423a2fa966d6842c254f81','{"cells":[[1,1,"a1","bid",2]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',5,'c3f8b3693718d83b70f6a7e920a43ab9','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',6,'bd30dd3f8cc65b135358645c60fdbf4d','{"cells":[[1,1,"c1","tricks",3]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',7,'bca5050c1f1c605f2aa4cfa40c896147','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',8,'ec96a9e2dcb0d4ee2c257bca0051de57','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',9,'0359e4fa3217b8937562a1d371ec8c4f','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',10,'d0993d3f1eb798ee1c53f67db080a413','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',11,'4e972610255392b25dbfb32e41291a5e','{"undoes":"d0993d3f1eb798ee1c53f67db080a413"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',12,'82ffa071ae14ec21c02458cca89db0be','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',13,'01d38b7b7480e5c4968b3af003d30ec8','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"7483df1848864fbdec905b646e15f2af"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',14,'a6e6a52fa9ee3043ade5178a103c8c88','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',15,'043e438030bdf744f11941ba9be426b6','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',16,'94ab2e205f050e5350adfc948604607a','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',17,'c9f64ce8f2e2a67ccdcbe8d93e9d6900','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',18,'315235e1cf2b38b82ca692539623500e','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('11f3c9ad0a06cabec5fa6f',19,'7b1a45de61c2ef5ca02c3a5da7e4a319','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',1,'9c83fc2bf9bebbf1267b04a97b6a21fb','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',2,'a60797d0dd5eece87b05cb5dd09ae978','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',3,'91658be718cb3bf74b16c5ee2e680e8d','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',4,'03f0f50506ac4fe7524441e45da4d23e','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',5,'ce1f9f69a4b21172d9bfcc974da9dbcb','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',6,'b09153ca50579c75c423f3751eaf44f7','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',7,'6ca0d8d8055f8fee44a2d1ef37a41f5b','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',8,'8919aecd15c9e67e8e14f90103fc2eb6','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',9,'ad935d4a09b7af20cccf6cda8ee80501','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',10,'8d5c65ba3220880e5b6362f4bc905ef1','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',11,'e96cb99c902d39715b9cb2ba701e3fc3','{"undoes":"8d5c65ba3220880e5b6362f4bc905ef1"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',12,'b6f0fb84c19af6318d578735159d8e2b','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',13,'c8563fd157c3eb3158581ac769493ca1','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"9c83fc2bf9bebbf1267b04a97b6a21fb"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',14,'f33fd53c58f3bf83d4e5db7609c9b1e9','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',15,'e076dc15d3549e89d1268515b78c7fdb','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',16,'1b8fb369a048df9d1937df45105a0038','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',17,'9339a48b04e2948753d7ee2aa3f3db5e','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',18,'ab03776f71d49defb1b1ec4859ee6e5e','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',19,'a512c607cee2dc15834bf4c5021f73c5','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',20,'f06df7741a351d8d7baa2e0189c5f1b9','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',21,'81da80bf79bb932521aab3759563cf79','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',22,'83d20c11f8b73270b5aaea8423523968','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',23,'f17f00d63870090726f2801bc9198913','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('2a2d951b162b6a4e90c762',24,'c132c218c6ec0b66884643e29ea0e586','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',1,'2c361fb012b5dd959afb71678623c6ec','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',2,'47b8b6d44fcff6bf77b85700be04b15b','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',3,'e949a6bff9849c1cc53d821eb72d3b61','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',4,'8fc165c6d1dc5c380afa0ef36d87da5e','{"cells":[[1,1,"a1","bid",2]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',5,'15332fd20f0c5b31298af0dfcb9294a0','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',6,'eb75eca6930772d8bc01d2dca1dd86de','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',7,'934da17100b938ac273433bda6e27772','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',8,'0240ffbecf7e4a8122cf3764da0209be','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',9,'7068cbe2181559ef8c1e2e4c3b4f4a3f','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',10,'aadb8a8f6b2880538ef3fda9bc50e4ae','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',11,'a6338bc7ac68954d437ee2efe739949b','{"undoes":"aadb8a8f6b2880538ef3fda9bc50e4ae"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',12,'b28c13430daac17529eaed2ea6c7f9e2','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',13,'4a0be38de67db9117b1f54f5881436b5','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"2c361fb012b5dd959afb71678623c6ec"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',14,'3b84570f68f7e767534d70a73fb5c468','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',15,'0779b17fe58d1b5c3a46425b3dd6fda6','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',16,'a7fda4792e22f039aecb0972680bc958','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',17,'a8776a8b62cf1b2271b4b6d1735e9860','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',18,'08791e26eb42e075aefa857520f3a354','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('3f894b9ff83cd832035e14',19,'0528676c5af9507e40ce5c1016ae60a7','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',1,'166e285fd7299f5089e0025ee29eb341','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"key":"fourteen","points":10,"count":3},{"key":"black_fourteen","points":20,"count":1},{"key":"mermaid","points":20,"count":2},{"key":"pirate","points":30,"count":6,"one_trick":true},{"key":"skull_king","points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',2,'fc7d2375b911aa2098aeb4854adbdb7a','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',3,'136cb827194b85e9ed1f49e6783a1d5c','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',4,'d9bda9b4498f1973ab79f7c2b4e15b5d','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',5,'4f087f850b3ee23f149b3eee9437d4a0','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',6,'0399d0f03749d957207eb6d15f5c874a','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',7,'cf5f0002672ba86bd5c60224f8ee50d3','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',8,'4be75d4d29d441feb434c9945ec447b7','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',9,'c654d40a87a025dc1b5f7d584c7236c5','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',10,'cfb6f4c65e360eca04aab71b07149a13','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',11,'aa52ef93da8fda6ba89c1d5f3c17abfa','{"undoes":"cfb6f4c65e360eca04aab71b07149a13"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',12,'c39ecd71853f3ac6637179ef0a389534','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',13,'e38c343d9d22bc0f2fa821c005d77bb5','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"166e285fd7299f5089e0025ee29eb341"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',14,'47330d102dade1088b609ed43a4e91f9','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',15,'98128487cf9208808788ed411b4a986e','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',16,'6e1584002df6610f8c76aa8699b4fb4c','{"cells":[[2,2,"a0","bid",2]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',17,'210a66db0436ce2d1fb0a2177d3ba39d','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',18,'3ebbd8ca01684c3d2fbd10e6089c87d5','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',19,'539a3148dd0505ce3f85701aa1154561','{"cells":[[2,2,"a0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',20,'e14665cde00207a017f15e2913baa944','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',21,'892f1bbc96c17f741e22a89aa067f7f2','{"cells":[[3,1,"b0","bid",3]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',22,'df5b4226679a2312717b5fa7f3920c05','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',23,'bc0fe4ad9f48ad765e41404c01e823b8','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('4fecac91fd7d89d5fc2f1b',24,'e51e5eef9a55ed7796538b01caff2d94','{"cells":[[3,1,"b0","tricks",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',1,'7090600262e825297c3247d7b88f4eb8','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',2,'06ba4c9a08f44935fac0ee28028af69d','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',3,'dae9966ff70234fe6ef988bbaf94869a','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',4,'901f64c8344d21c16ed56d284b2ee27d','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',5,'30cea90ecd1618c9d514384d498e9b07','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',6,'fba50913769532a5702955f912400853','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',7,'7fd10ba5563e1af469a91c38c9bcccb1','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',8,'4754c223638096cbaedcaa07ac786cc2','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',9,'a1d1ed6ebc1b0421cd8b96eb3fa67b24','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',10,'facd510016b4688113c310ebae00d3f7','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',11,'115f059a28cdef41afe2f4fadb028437','{"undoes":"facd510016b4688113c310ebae00d3f7"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',12,'501cf96a743f705b9136dfc1fe3747f6','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',13,'2f0e8c09732b6fd787e0eb20dc9ad35a','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"7090600262e825297c3247d7b88f4eb8"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',14,'89e69a7c022bf741d42927ed265390fc','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',15,'1b20799c68866941cd1e265c31e98e81','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',16,'5b64b285d10d866782ff667c876e144e','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',17,'97be3c25d1e016ff6e7c2f29b056ca07','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',18,'b4d9daf808643c97886b4cd23be6e83e','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('59b1f31e4b840b557eec0a',19,'bf00fb612ee54171fdee443218333fe8','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('655004347a693351366d45',1,'d302ee5d0b9bfe8d72322d5ce1a0bdb0','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('655004347a693351366d45',2,'2d0d5589a775b4db38250a1ed2203942','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('655004347a693351366d45',3,'13d05c7cbdfc324302aca3604affe256','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('655004347a693351366d45',4,'759447f741762e19aeeb357b34662a46','{"cells":[[1,1,"d6","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('655004347a693351366d45',5,'c5a9ec9541d587a5410cce431fe125b5','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('655004347a693351366d45',6,'c58d168a6994dde71f5ed735cd88ee09','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('655004347a693351366d45',7,'53225d23b90b6f7f439e7dbb29bdee7a','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('655004347a693351366d45',8,'17e12a9f6974003f7a3a5f9c40dc3560','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('655004347a693351366d45',9,'4965794628498ddf0d585da1f7d25b1c','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('655004347a693351366d45',10,'bb3ef6ef69469a765a1bb8155c31ae06','{"cells":[[2,1,"d6","bid",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('655004347a693351366d45',11,'146b1371ea7187db76aba4b78f36f6a1','{"undoes":"bb3ef6ef69469a765a1bb8155c31ae06"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('655004347a693351366d45',12,'0c021d634e858a142136c720bf62e652','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('655004347a693351366d45',13,'bc2b7e697c35054e0e63a68f4bb20b17','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"d302ee5d0b9bfe8d72322d5ce1a0bdb0"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('655004347a693351366d45',14,'1edda96f36f6082180c188c2bf99a3c0','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('655004347a693351366d45',15,'7362bf8856e2694ab78eed7ff33f7eaa','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('655004347a693351366d45',16,'b807c81e9926029f79b85f2adf8e260c','{"cells":[[2,2,"d6","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('655004347a693351366d45',17,'7f877e7b795a22c95dda0f2997d485e9','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('655004347a693351366d45',18,'484dc94cff1b7505932f1a09a2db5ef0','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('655004347a693351366d45',19,'8a77ed3c38ed182cc03763af3b90379f','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('655004347a693351366d45',20,'487ee13ef5d752c11a39a4a3537ee94b','{"cells":[[2,2,"d6","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('655004347a693351366d45',21,'b160bb59222c59f6fad33323daae540a','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('655004347a693351366d45',22,'a6ba2def096e3d1a70567ab647f56173','{"cells":[[3,1,"d6","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('655004347a693351366d45',23,'c51bddcf48a350f1789e71907d29bc7f','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('655004347a693351366d45',24,'36f78300f69b299385fe5bb0a79e627e','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('655004347a693351366d45',25,'c1d4c71754d8afda2d10e0a390e33573','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('655004347a693351366d45',26,'adc41a78277aa86afe26cf966dbe6825','{"cells":[[3,1,"d6","tricks",3]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('655004347a693351366d45',27,'f362f66451acf0094ade17776535aae0','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('655004347a693351366d45',28,'3e88d75cb6228baad335b176ab220810','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',1,'476ecb5a3e0b5c12333755a53631c3ac','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',2,'eb15ebc3304fb1bb3e9b52e685add45d','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',3,'e864c5200d462c350ab95e7ba19938de','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',4,'13cc01969c2e9bebce4e721a812077e4','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',5,'9fd986002053d0af6daa2d859ec1eff8','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',6,'9fe75e5581ea6d1a9d038830edde6677','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',7,'a0b90a25e29d09faf114582622fc079d','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',8,'154cdc56ec86a3f73f11f55195442392','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',9,'031c4643d1227e02c0511d1ea366e17f','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',10,'638a6012a0bda87cab3f0c967de5ccfb','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',11,'3389b5807b464a545d6c12b602b15344','{"undoes":"638a6012a0bda87cab3f0c967de5ccfb"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',12,'a559a9cedb11c63f7923ca3405465c3d','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',13,'436591af45f05319a864fbe8fbb5e6af','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"476ecb5a3e0b5c12333755a53631c3ac"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',14,'1094cffd319f07409c8e990003f43e6d','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',15,'1c7a44e3b4026925723e6bb490bede03','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',16,'c8d3118ee3cb3cebe9a32dd1031f4549','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',17,'7be8a48b3829edef06c9fcf5bc5db3d2','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',18,'16ef81f7ae6dad0138d79c9b5c3090c8','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('7e7c2fc957b118e8439210',19,'e898768803aff59e0a84b3ad880bef01','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',1,'300156a86390bd96bd8f2116caa38650','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',2,'734998afc630f098d160ede3cb2cfc47','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',3,'43490a0540d0c8c2c8d009396a03ca15','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',4,'566baa1876d44b5bfd59514183ce9b03','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',5,'d35ac12ff82b799614fcce6270bb7d1b','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',6,'38d16f54520c9754bca364c370e9aa15','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',7,'9f2e1ec0d57cf43bae4fcbf5d7d141e3','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',8,'615902476ef9d94c12a7091b8b813362','{"cells":[[2,1,"a0","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',9,'7c098f2e24626ea66b63840a6f225043','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',10,'389e3506b4b7d42f66e74b804a0f4f30','{"cells":[[2,1,"c0","tricks",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',11,'03fdeb561bb2a78428e1d285f9cf18a5','{"undoes":"389e3506b4b7d42f66e74b804a0f4f30"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',12,'161addd77dfd556b3734c20a5a4d4a98','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',13,'ea8844aa9a7b2e7fdcf157b3dff93a6a','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"300156a86390bd96bd8f2116caa38650"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',14,'e509f041d4aa910d2bf6834928e63ef1','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',15,'67753e8dc2d395ac9640f6de6ca83143','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',16,'c2e86d909b7df0f4e99cc2abf658f566','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',17,'527bb92e3ca93e238b6750fd0c60a72f','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',18,'c4df4183a9d05555c269b24747614e99','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',19,'3e22cae57102f7888fa5745b8bc23225','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',20,'026c8c8c79449e9c09d3baa76878484a','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',21,'65e9c787d9ee6e05944e183310128fb6','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',22,'efc8636d1d2c6553cf867b1e819abf01','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',23,'97b4255e5b0bb262aecc2533231893eb','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('85b131b970b2e56c5d0eb2',24,'8b1a46c01f3a2282711daeb2cab2ce28','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',1,'ee9200e61f50ccb534e4a391d892b62e','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',2,'a04d8dc62f77dc5e09ce5ec181d54ba7','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',3,'cd983115365e29363c8853c0581c4e6b','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',4,'49eeb1c22ec04c95f2d1ff1972ee2c0c','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',5,'4558648ec12f7e453f03e21d3ed87260','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',6,'9fe0cccf0732eacd06d21cf41a4b7ef9','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',7,'7c8592719f7ab6801d021715c2e8dc85','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',8,'b8e68cff2ee18b6b89b64e02d84b138e','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',9,'f2886851c4d5318dadc06b44127971ac','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',10,'a9d8f59a0998dcfbb5df92716867e733','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',11,'7c2c55006e97f3c57bc3f0493c75f379','{"undoes":"a9d8f59a0998dcfbb5df92716867e733"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',12,'d5401e30a12d6de336d232f441fb0da4','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',13,'04bf4a88ae2a71ae70daf35e18b3b755','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"ee9200e61f50ccb534e4a391d892b62e"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',14,'84791b52608d7b1382256df61c302afa','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',15,'ff121bf4e8ddcc58a4e240f10e4a30de','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',16,'8dc094ea33061470f6bfb8364048138b','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',17,'d954624c15b56e9e87db1907ea69264e','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',18,'6a3bac4d4d5da1649d258a0dd098e42c','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('90207bdb9344b307a0d1a5',19,'aa81636aa5421a0badc213aa33159810','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('vqxdtWB8upq1qjWWQnr32w','2026-09',6);
CREATE TABLE month_games (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	stamp VARCHAR NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
);
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
	guest BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (circle_id, person_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "person" VALUES('vqxdtWB8upq1qjWWQnr32w','a0','Anna',0,0,NULL,1790000000,NULL,NULL,0);
INSERT INTO "person" VALUES('vqxdtWB8upq1qjWWQnr32w','b0','Ben',1,0,NULL,1790000000,NULL,NULL,0);
INSERT INTO "person" VALUES('vqxdtWB8upq1qjWWQnr32w','c0','Cleo',2,0,NULL,1790000000,NULL,NULL,0);
INSERT INTO "person" VALUES('vqxdtWB8upq1qjWWQnr32w','d6','Dan',3,0,NULL,1790518400,NULL,NULL,0);
INSERT INTO "person" VALUES('xZbPMA28u8rGODbLj9Nxjg','a1','Anna',0,0,NULL,1790086400,NULL,NULL,0);
INSERT INTO "person" VALUES('xZbPMA28u8rGODbLj9Nxjg','b1','Ben',1,0,NULL,1790086400,NULL,NULL,0);
INSERT INTO "person" VALUES('xZbPMA28u8rGODbLj9Nxjg','c1','Cleo',2,0,NULL,1790086400,NULL,NULL,0);
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
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','a0',1790000000,'08434b5d31d01f96ff5e61');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','b0',1790000000,'08434b5d31d01f96ff5e61');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','c0',1790000000,'08434b5d31d01f96ff5e61');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','a0',1790864000,'1014684f6b6e27101de45d');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','b0',1790864000,'1014684f6b6e27101de45d');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','c0',1790864000,'1014684f6b6e27101de45d');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','a1',1790086400,'11f3c9ad0a06cabec5fa6f');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','b1',1790086400,'11f3c9ad0a06cabec5fa6f');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','c1',1790086400,'11f3c9ad0a06cabec5fa6f');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','a0',1790172800,'2a2d951b162b6a4e90c762');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','b0',1790172800,'2a2d951b162b6a4e90c762');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','c0',1790172800,'2a2d951b162b6a4e90c762');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','a1',1790259200,'3f894b9ff83cd832035e14');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','b1',1790259200,'3f894b9ff83cd832035e14');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','c1',1790259200,'3f894b9ff83cd832035e14');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','a0',1790345600,'4fecac91fd7d89d5fc2f1b');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','b0',1790345600,'4fecac91fd7d89d5fc2f1b');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','c0',1790345600,'4fecac91fd7d89d5fc2f1b');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','a1',1790432000,'59b1f31e4b840b557eec0a');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','b1',1790432000,'59b1f31e4b840b557eec0a');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','c1',1790432000,'59b1f31e4b840b557eec0a');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','a0',1790518400,'655004347a693351366d45');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','b0',1790518400,'655004347a693351366d45');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','c0',1790518400,'655004347a693351366d45');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','d6',1790518400,'655004347a693351366d45');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','a1',1790604800,'7e7c2fc957b118e8439210');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','b1',1790604800,'7e7c2fc957b118e8439210');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','c1',1790604800,'7e7c2fc957b118e8439210');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','a0',1790691200,'85b131b970b2e56c5d0eb2');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','b0',1790691200,'85b131b970b2e56c5d0eb2');
INSERT INTO "played_in" VALUES('vqxdtWB8upq1qjWWQnr32w','c0',1790691200,'85b131b970b2e56c5d0eb2');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','a1',1790777600,'90207bdb9344b307a0d1a5');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','b1',1790777600,'90207bdb9344b307a0d1a5');
INSERT INTO "played_in" VALUES('xZbPMA28u8rGODbLj9Nxjg','c1',1790777600,'90207bdb9344b307a0d1a5');
CREATE TABLE property (
	name VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
)
 WITHOUT ROWID

;
CREATE TABLE season (
	circle_id VARCHAR NOT NULL, 
	season_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	begins VARCHAR NOT NULL, 
	ends VARCHAR NOT NULL, 
	best INTEGER NOT NULL, 
	of_evenings INTEGER NOT NULL, 
	least INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, season_id), 
	CONSTRAINT uq_season_circle_id_begins UNIQUE (circle_id, begins), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
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
