BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, asks_who BOOLEAN DEFAULT 0 NOT NULL, deleted_at BIGINT, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('tqvTjSru8KOcfr0HMXTOow','',1790000000,1,0,NULL);
INSERT INTO "circle" VALUES('Hz9OHy80aR7msxaux8aXXQ','',1790086400,1,0,NULL);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','Hz9OHy80aR7msxaux8aXXQ',1,1790086400,'',1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','tqvTjSru8KOcfr0HMXTOow',1,1790000000,'',1790000000);
CREATE TABLE device_game (
	game_id VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role VARCHAR NOT NULL, 
	generation INTEGER NOT NULL, 
	opened_at BIGINT NOT NULL, player VARCHAR DEFAULT '' NOT NULL, sitting_id VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (game_id, device), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
INSERT INTO "device_game" VALUES('0f2f9b396383727e029520','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000,'','');
INSERT INTO "device_game" VALUES('150a4a4a436d334353ef15','3fc4ccfe745870e2c0d99f71f30ff065','player',1,1790000000,'a1','');
INSERT INTO "device_game" VALUES('150a4a4a436d334353ef15','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000,'','');
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
INSERT INTO "finished" VALUES('0f2f9b396383727e029520','tqvTjSru8KOcfr0HMXTOow','2026-09',1790000690,'ascenseur',4,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,1,-9,-9,"0f2f9b396383727e029520",1,"0f2f9b396383727e029520",[[2,1,1,-1,1],[1,-1,1]],1,0,1,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,1,0,23,23,23,"0f2f9b396383727e029520",12,"0f2f9b396383727e029520",[[2,0,2],[1,-1,1]],0,0,0,0,1,1,[3,1,"0f2f9b396383727e029520",1,"0f2f9b396383727e029520",1,"0f2f9b396383727e029520"],[1,1,"0f2f9b396383727e029520",1,"0f2f9b396383727e029520",1,"0f2f9b396383727e029520"]],"c0":[{"ascenseur":1},1,0,0,21,21,21,"0f2f9b396383727e029520",11,"0f2f9b396383727e029520",[[2,0,1,-2,1],[1,0,1]],1,1,0,0,1,1,[3,2,"0f2f9b396383727e029520",0,"",2,"0f2f9b396383727e029520"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[12,"b0","0f2f9b396383727e029520",[]],"tricks":[2,"b0","0f2f9b396383727e029520",[]],"total":[23,"b0","0f2f9b396383727e029520",[]]}}');
INSERT INTO "finished" VALUES('2caf8f664748e4a41c824f','tqvTjSru8KOcfr0HMXTOow','2026-09',1790000690,'oh_hell',4,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,11,1,1,"2caf8f664748e4a41c824f",10,"2caf8f664748e4a41c824f",[[2,0,1,-2,1],[1,1,1]],2,1,1,1,2,0,[3,1,"2caf8f664748e4a41c824f",0,"",1,"2caf8f664748e4a41c824f"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,0,0,3,3,3,"2caf8f664748e4a41c824f",2,"2caf8f664748e4a41c824f",[[2,1,2],[1,-1,1]],1,0,1,0,2,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"oh_hell":1},1,1,0,21,21,21,"2caf8f664748e4a41c824f",11,"2caf8f664748e4a41c824f",[[2,0,2],[1,-1,1]],1,1,1,1,2,1,[3,1,"2caf8f664748e4a41c824f",1,"2caf8f664748e4a41c824f",1,"2caf8f664748e4a41c824f"],[1,1,"2caf8f664748e4a41c824f",1,"2caf8f664748e4a41c824f",1,"2caf8f664748e4a41c824f"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[11,"c0","2caf8f664748e4a41c824f",[]],"tricks":[1,"c0","2caf8f664748e4a41c824f",[]],"total":[21,"c0","2caf8f664748e4a41c824f",[]]}}');
INSERT INTO "finished" VALUES('454c3d762a7216f3fbb6c7','tqvTjSru8KOcfr0HMXTOow','2026-09',1790000690,'skull_king',4,'{"tallies":{"a0":[{"skull_king":1},1,0,0,-30,-40,-40,"454c3d762a7216f3fbb6c7",-10,"454c3d762a7216f3fbb6c7",[[1,1,1],[2,-1,1],[3,-1,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,1,0,20,20,20,"454c3d762a7216f3fbb6c7",30,"454c3d762a7216f3fbb6c7",[[1,0,1],[2,2,1],[3,0,1]],3,2,0,0,0,0,[3,1,"454c3d762a7216f3fbb6c7",1,"454c3d762a7216f3fbb6c7",1,"454c3d762a7216f3fbb6c7"],[1,1,"454c3d762a7216f3fbb6c7",1,"454c3d762a7216f3fbb6c7",1,"454c3d762a7216f3fbb6c7"]],"c0":[{"skull_king":1},1,0,0,-50,-50,-50,"454c3d762a7216f3fbb6c7",-10,"454c3d762a7216f3fbb6c7",[[1,-1,1],[2,-1,1],[3,3,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[30,"b0","454c3d762a7216f3fbb6c7",[]],"total":[20,"b0","454c3d762a7216f3fbb6c7",[]]}}');
INSERT INTO "finished" VALUES('6fc74e829e689747d44081','tqvTjSru8KOcfr0HMXTOow','2026-09',1790000810,'wizard_championship',4,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,-60,-70,-70,"6fc74e829e689747d44081",-10,"6fc74e829e689747d44081",[[1,1,1],[2,-2,1],[3,-3,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,1,0,-10,-10,-10,"6fc74e829e689747d44081",20,"6fc74e829e689747d44081",[[1,-1,1],[2,0,1],[3,-2,1]],1,1,0,0,0,0,[3,0,"",0,"",1,"6fc74e829e689747d44081"],[1,1,"6fc74e829e689747d44081",1,"6fc74e829e689747d44081",1,"6fc74e829e689747d44081"]],"c0":[{"wizard_championship":1},1,0,0,-30,-30,-30,"6fc74e829e689747d44081",-10,"6fc74e829e689747d44081",[[1,-1,1],[2,-1,1],[3,-1,1]],0,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,0,0,-20,-20,-20,"6fc74e829e689747d44081",20,"6fc74e829e689747d44081",[[1,0,1],[2,1,1],[3,3,1]],3,1,0,0,0,0,[3,1,"6fc74e829e689747d44081",0,"",1,"6fc74e829e689747d44081"],[1,0,"",0,"",0,""]]},"places":{"a0":4,"b0":1,"c0":3,"d6":2},"bests":{"round":[20,"d6","6fc74e829e689747d44081",["b0"]],"total":[-10,"b0","6fc74e829e689747d44081",[]]}}');
INSERT INTO "finished" VALUES('8dcdc4c919c6876dcf4664','tqvTjSru8KOcfr0HMXTOow','2026-09',1790000690,'wizard_fisher',4,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,20,10,10,"8dcdc4c919c6876dcf4664",40,"8dcdc4c919c6876dcf4664",[[1,-1,1],[2,-1,1],[3,0,1]],0,0,0,0,0,0,[3,0,"",1,"8dcdc4c919c6876dcf4664",1,"8dcdc4c919c6876dcf4664"],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,0,0,-30,-30,-30,"8dcdc4c919c6876dcf4664",-10,"8dcdc4c919c6876dcf4664",[[1,-1,1],[2,-1,1],[3,1,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"wizard_fisher":1},1,1,0,80,80,80,"8dcdc4c919c6876dcf4664",30,"8dcdc4c919c6876dcf4664",[[1,0,1],[2,0,1],[3,0,1]],1,1,0,0,0,0,[3,3,"8dcdc4c919c6876dcf4664",3,"8dcdc4c919c6876dcf4664",3,"8dcdc4c919c6876dcf4664"],[1,1,"8dcdc4c919c6876dcf4664",1,"8dcdc4c919c6876dcf4664",1,"8dcdc4c919c6876dcf4664"]]},"places":{"a0":2,"b0":3,"c0":1},"bests":{"round":[40,"a0","8dcdc4c919c6876dcf4664",[]],"tricks":[2,"a0","8dcdc4c919c6876dcf4664",[]],"total":[80,"c0","8dcdc4c919c6876dcf4664",[]]}}');
INSERT INTO "finished" VALUES('10eb0daa0e5abd80abc4eb','tqvTjSru8KOcfr0HMXTOow','2026-09',1790000750,'wizard_jubilee',4,'{"tallies":{"a0":[{"wizard_jubilee":1},1,0,0,10,0,0,"10eb0daa0e5abd80abc4eb",30,"10eb0daa0e5abd80abc4eb",[[1,1,1],[2,0,1],[3,1,1]],1,0,0,0,0,0,[3,0,"",0,"",1,"10eb0daa0e5abd80abc4eb"],[1,0,"",0,"",0,""]],"b0":[{"wizard_jubilee":1},1,0,1,30,30,30,"10eb0daa0e5abd80abc4eb",20,"10eb0daa0e5abd80abc4eb",[[1,0,1],[2,-1,1],[3,0,1]],2,2,0,0,0,0,[3,1,"10eb0daa0e5abd80abc4eb",1,"10eb0daa0e5abd80abc4eb",1,"10eb0daa0e5abd80abc4eb"],[1,1,"10eb0daa0e5abd80abc4eb",1,"10eb0daa0e5abd80abc4eb",1,"10eb0daa0e5abd80abc4eb"]],"c0":[{"wizard_jubilee":1},1,0,1,30,30,30,"10eb0daa0e5abd80abc4eb",20,"10eb0daa0e5abd80abc4eb",[[1,0,1],[2,0,1],[3,-1,1]],2,2,0,0,0,0,[3,2,"10eb0daa0e5abd80abc4eb",0,"",2,"10eb0daa0e5abd80abc4eb"],[1,1,"10eb0daa0e5abd80abc4eb",1,"10eb0daa0e5abd80abc4eb",1,"10eb0daa0e5abd80abc4eb"]]},"places":{"a0":3,"b0":1,"c0":1},"bests":{"round":[30,"a0","10eb0daa0e5abd80abc4eb",[]],"tricks":[1,"a0","10eb0daa0e5abd80abc4eb",[]],"total":[30,"b0","10eb0daa0e5abd80abc4eb",["c0"]]}}');
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
	summary TEXT NOT NULL, circle_id VARCHAR REFERENCES circle (circle_id), deleted_at BIGINT, ruleset VARCHAR DEFAULT '' NOT NULL, over BOOLEAN DEFAULT 0 NOT NULL, edition INTEGER DEFAULT 0 NOT NULL, digest BIGINT DEFAULT 0 NOT NULL, player_generation INTEGER DEFAULT 1 NOT NULL, seated_at BIGINT DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game_id)
);
INSERT INTO "game" VALUES('0f2f9b396383727e029520',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[-9,23,21],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','tqvTjSru8KOcfr0HMXTOow',NULL,'ascenseur',1,0,1831753116,1,0);
INSERT INTO "game" VALUES('150a4a4a436d334353ef15',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-9,2,2],"round":3,"rounds":3,"over":false,"winners":[]}','Hz9OHy80aR7msxaux8aXXQ',NULL,'nomination_whist',0,0,2303990163,1,0);
INSERT INTO "game" VALUES('2caf8f664748e4a41c824f',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[1,3,21],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','tqvTjSru8KOcfr0HMXTOow',NULL,'oh_hell',1,0,1973625528,1,0);
INSERT INTO "game" VALUES('344ed11ed104151a68efd4',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[40,-20,10],"round":3,"rounds":3,"over":false,"winners":[]}','Hz9OHy80aR7msxaux8aXXQ',NULL,'quoicoupli',0,0,1407459189,1,0);
INSERT INTO "game" VALUES('454c3d762a7216f3fbb6c7',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-40,20,-50],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','tqvTjSru8KOcfr0HMXTOow',NULL,'skull_king',1,0,2527400089,1,0);
INSERT INTO "game" VALUES('5c200d672111ef6119d3c8',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[-30,-20,-30],"round":3,"rounds":3,"over":false,"winners":[]}','Hz9OHy80aR7msxaux8aXXQ',NULL,'wizard_canadian',0,0,327379650,1,0);
INSERT INTO "game" VALUES('6fc74e829e689747d44081',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[-70,-10,-30,-20],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','tqvTjSru8KOcfr0HMXTOow',NULL,'wizard_championship',1,0,3156874882,1,0);
INSERT INTO "game" VALUES('70a756cbeff5000f9fb314',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[0,20,20],"round":3,"rounds":3,"over":false,"winners":[]}','Hz9OHy80aR7msxaux8aXXQ',NULL,'wizard_club',0,0,3394481884,1,0);
INSERT INTO "game" VALUES('8dcdc4c919c6876dcf4664',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[10,-30,80],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','tqvTjSru8KOcfr0HMXTOow',NULL,'wizard_fisher',1,0,118773711,1,0);
INSERT INTO "game" VALUES('9afa3528947bb9ac11c048',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[0,70,10],"round":3,"rounds":3,"over":false,"winners":[]}','Hz9OHy80aR7msxaux8aXXQ',NULL,'wizard_gigamic',0,0,2498885130,1,0);
INSERT INTO "game" VALUES('10eb0daa0e5abd80abc4eb',1790864000,1790000750,26,1,1,'{"game":"wizard_jubilee","players":["Anna","Benedikt","Cleo"],"totals":[0,30,30],"round":3,"rounds":3,"over":true,"winners":["Benedikt","Cleo"]}','tqvTjSru8KOcfr0HMXTOow',NULL,'wizard_jubilee',1,0,3229230493,1,0);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','d4b6aeded1c36f8a','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',1,'5774255c70003ea2f49aa314487dde04','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',2,'150bfd3312a545d25c24a064d965f184','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',3,'08f1d98e43782f0e93709622dcd34cb7','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',4,'f94812a55044ef62b30db4f9bb9d7b94','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',5,'9c11fa7e3da8518aa214534dc974fffd','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',6,'9ff38b1688ca11ac089686b1b747638b','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',7,'c4b9ed644308087da5d7abd4e2499095','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',8,'cbb1776d0321c5bec0093ade49b02a3e','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',9,'f3afef566860893335a6126667ca87e0','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',10,'41a9aee53682f8f14644dad0cde8c9f7','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',11,'231b397f5ca2310c1a8f5e7e5ee5c96f','{"undoes":"41a9aee53682f8f14644dad0cde8c9f7"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',12,'e4a46b2f889925166a83fcea4e3438e5','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',13,'626a657914db4e215e36dc5a52635b8b','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"5774255c70003ea2f49aa314487dde04"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',14,'bd342cfe0c33e2ff7a62cf1b3956c27e','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',15,'aa88955173c2dd928202cad75db4a434','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',16,'b48dc461e53b10871194aae00ec8c0cd','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',17,'c3970d16d6c6bd7fc721d63ad509ac10','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',18,'abbae8007ac444805875afb0071c4040','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',19,'3fd50b03608167a0038aaa508591bf04','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',20,'0666ed419dd1a7d6cda87124bcf0db92','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',21,'c8918d2cbd4d76610838abba02dbbcdd','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',22,'8a2ec653e0dd879ae7907b96b22496ea','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',23,'6809b5961a58eb20edf758eab6df4665','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('0f2f9b396383727e029520',24,'3a05195b950dd00c7b1a402ff7c080db','{"cells":[[3,1,"b0","tricks",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',1,'7a6e43c0d149d778bdb4cad359fe2832','{"cells":[[0,0,"","ruleset",{"key":"wizard_jubilee","sheet":"Wizard, anniversary edition","edition":"30 years, nine special cards","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom","beats":["F","H"]}],"added":[{"code":"D","count":1,"role":"top","beats":["Z"],"option":"dragon"},{"code":"F","count":1,"role":"bottom","beats":["D","H"],"option":"dragon"},{"code":"X","count":1,"role":"nobody","frees":false,"option":"bomb"},{"code":"W","count":1,"role":"never","turned":"choose","option":"werewolf"},{"code":"J","count":1,"role":"suited","rank":7.5,"turned":"choose","after":"pass","option":"juggler"},{"code":"C","count":1,"role":"suited","rank":9.75,"turned":"choose","after":"bid","option":"cloud"},{"code":"S","count":1,"role":"either","plays_as":["Z","N"],"turned":"choose","since":25,"option":"shapeshifter"},{"code":"H","count":1,"role":"bottom","after":"swap","since":30,"option":"witch"},{"code":"V","count":1,"role":"copy","plays_as":["N"],"turned":"choose","since":30,"option":"vampire"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"play":{"dragon":true,"bomb":true,"werewolf":true,"juggler":true,"cloud":true,"shapeshifter":true,"witch":true,"vampire":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer","always_seen":true},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"edition_25","sets":{"play.edition":"25"}},{"key":"edition_20","sets":{"play.edition":"20"}},{"key":"without_dragon","sets":{"play.dragon":false}},{"key":"without_bomb","sets":{"play.bomb":false}},{"key":"without_werewolf","sets":{"play.werewolf":false}},{"key":"without_juggler","sets":{"play.juggler":false}},{"key":"without_cloud","sets":{"play.cloud":false}},{"key":"without_shapeshifter","sets":{"play.shapeshifter":false}},{"key":"without_witch","sets":{"play.witch":false}},{"key":"without_vampire","sets":{"play.vampire":false}},{"key":"plus_or_minus_one","sets":{"bidding.who":"last"}},{"key":"cloud_at_end","sets":{"play.bid_change":"round_end"}},{"key":"witch_must","sets":{"play.swap":"must"}},{"key":"whole_deck","sets":{"schedule.whole_deck":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790864000);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',2,'a4f4697240d99d5bd2d4c48e6f3fb9f3','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',3,'8fedfdcb7c7722e45c4691fd1c658e35','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',4,'0fdf0df2db4f203715e5662e7e09007a','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',5,'1c1f0e568c282db60e7eea3898331dc2','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',6,'3270487dd6acac79c0f58de5e55fe1ed','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',7,'b737722d969265ac295b4c5b22ba8b32','{"cells":[[1,1,"a0","tricks",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',8,'c53fe0027e701885f224822fe5ffea44','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',9,'0430a3b74bfba6074bdbd467f5ab2edc','{"cells":[[2,1,"a0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',10,'cfa332dfbe85536d575966795fcb0dc1','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',11,'8bb925409bc560f2d19bc4bbf66694cd','{"undoes":"cfa332dfbe85536d575966795fcb0dc1"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',12,'edd02410d065f09493e2f58ff3fa422b','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',13,'1e0742694ba18a479bb599cbbfd61b6b','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"7a6e43c0d149d778bdb4cad359fe2832"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',14,'7f1456899007a70adf019088fc78f7dd','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',15,'0cd77aebf903f879d118fc10682c047c','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',16,'a77689050a5651dee1059bd08f70520b','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',17,'9a5203218d8807a54239a7ef8814a7ea','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',18,'cba1473a17c6515d783fc475b71c99cc','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',19,'f2ab27fa46c706491c384193018b6bab','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',20,'9167fa1c7e1cd4aa24ece08c27388574','{"cells":[[2,2,"b0","tricks",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',21,'43073cc3cbd9a4714e8671718a30c37e','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',22,'753f522eaebc04e572e09796a15aee93','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',23,'e5afaa8bcd7b747042b3c4616a8d569e','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',24,'c701cf440b22ef2385ab80286b576763','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',25,'957336f2c8f1036be6cbd2140ffca6cd','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('10eb0daa0e5abd80abc4eb',26,'abece4ac5ea6833b94c28a3699be4cc2','{"cells":[[3,1,"c0","tricks",0]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',1,'bc2dc81a28223392f5ef086cda9fbfbb','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',2,'1bf4b3b2b524492d6032a2f4a8f2db33','{"cells":[[1,1,"b1","bid",3]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',3,'cd62a26265237cb79e92627dac1a7cbe','{"cells":[[1,1,"c1","bid",2]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',4,'0f63708f24f8855f17263c049ffd3c57','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',5,'69ed0776ccaf594f2b8398e39caada1b','{"cells":[[1,1,"b1","tricks",2]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',6,'39bd165f9b3085d1281f885942a90c3f','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',7,'0cada7929ba2cae4a3ab1d660021e05d','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',8,'3e298a1a57a76f3c5c225f344e563390','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',9,'1d9fb43e6a136fc60b46ddf8519172d0','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',10,'0cc8f80f8191f8688a0f9dd83963ba39','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',11,'bf1df5c7dc93c279a47d3d173b7b24f7','{"undoes":"0cc8f80f8191f8688a0f9dd83963ba39"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',12,'ef75e513c000ad3284d430650f3a0de1','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',13,'8b77f7159a5e2ad7b962ed4d92891955','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"bc2dc81a28223392f5ef086cda9fbfbb"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',14,'0d32d30ac5ef0c27de7c98cd07df4cc5','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',15,'4af475fe2abc0314290a9f7ba8ee3112','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',16,'f9a5e113439822b287aaccefca3e9a19','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',17,'1d786a152c3dfb88983157b9a90c54d3','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',18,'4c64cf7bdfa2b08b7cc288978b4e2033','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('150a4a4a436d334353ef15',19,'d116a8f68a7f2471fe740aa5c944767c','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',1,'f13672c754fc6b56f68ec2550f8ec8c7','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',2,'01c8b065c01cb25b3cc412d3b6c301a5','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',3,'5bc0f70097ebbd9bca90b646ee8d103d','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',4,'61e94636ebbaa7d0aea6fbb0bf4f531c','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',5,'e5a3fdbc428bfb3433180603989b23c8','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',6,'ce980ece2ba0ef696d8d6d4f0c751529','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',7,'e7bbf13cfffd4a65aefca0c168003e5c','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',8,'02871288f530944cdf9a9065c5a6bc2e','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',9,'d9db769bd2dde9969730fc9699aed527','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',10,'bb17b5b8144bfde10372489b5fc75653','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',11,'441ca5f4fa72a562bbaff5abad87c3fc','{"undoes":"bb17b5b8144bfde10372489b5fc75653"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',12,'3a1cf019dbea8e43cf2367d6d0f940ee','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',13,'6d91f193e4e5ee464676f3fb49bf7cf6','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"f13672c754fc6b56f68ec2550f8ec8c7"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',14,'def3fab763b908b92255b3c23ab2621b','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',15,'8d6a82822cefaf49d4b5126aae91029f','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',16,'140d4787736fe4562f8b2c22b620f9e7','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',17,'2a972d9b42475d66be5433b5de650853','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',18,'d5c15d2f33c1257652e0b41d4b5217ca','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',19,'95c1f1d731fb98dc71e4d63a81db36d1','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',20,'52bb128846171a1e28e82f5c807c4253','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',21,'f731bd010173321e0b472bc3545ac912','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',22,'3b927682a95c7e18636b778fbc0527e4','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',23,'8b7f9e828bc659a32d94f6690115f7b1','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('2caf8f664748e4a41c824f',24,'69aa45796a605a1d7a4a7e7b4503de17','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',1,'13e2f5e2024ea5f22cb800ef714b9f18','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',2,'3f09dbcea5468ae153b6d5b65556e20f','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',3,'ee254b452daa8d1c055b270de7fec028','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',4,'b3276e69188c5aaa68160ff8b3f37da4','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',5,'8a6d7c982cd1d2a5576f4630bf0bbff4','{"cells":[[1,1,"b1","tricks",2]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',6,'5e68b6e3cef5e305487a1ed9a4dc0672','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',7,'5a0c47e2e33ddc3d7afb6ad0de48f685','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',8,'cc676aca33da92ac1130f05f4185238f','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',9,'3bb96bc93f22347d9e5334f90b481aed','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',10,'2885236f682e37a4e6de98323b8d50a1','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',11,'3e01f4b9a89b1ec1c6b296512a21e835','{"undoes":"2885236f682e37a4e6de98323b8d50a1"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',12,'335d3430b9f77b5988e5d579db385281','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',13,'6a31733d7c8eb60222d9927685937c35','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"13e2f5e2024ea5f22cb800ef714b9f18"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',14,'d9960c574ede5620fb9b9842ef47f839','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',15,'c09f4cfff4762ba292661358625d131b','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',16,'9a0a626fa0e845b35b83e5342140690b','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',17,'1b642a79500a0eb5be76f0a85220f7ef','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',18,'aa2b6c16c386fed8ef467e61fc0f0b09','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('344ed11ed104151a68efd4',19,'b94e07f97866dca32c1afc71e7403bc8','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',1,'13ffe446109aa20cc0bbc46752dbff3d','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"key":"fourteen","points":10,"count":3},{"key":"black_fourteen","points":20,"count":1},{"key":"mermaid","points":20,"count":2},{"key":"pirate","points":30,"count":6,"one_trick":true},{"key":"skull_king","points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',2,'16427601e233b37409d78a8fffd0c50b','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',3,'ba3ee43beb0cb4957ce15bc584d96cd1','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',4,'bfb92a0d9a8c5e5e307276379d158115','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',5,'d53ce342b7447e5b289b9a915dec794e','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',6,'c427eede3e7b7869de3ca30f37a27ff6','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',7,'6f460d2022678cafc319d6c0724a0ce0','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',8,'376cf4c0f000b8319279955c511864b2','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',9,'aa14f97e6b34b4d06bf9373ebb76f8fa','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',10,'b8969fef2f83967e43090c00b1e668c6','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',11,'6ce1d2ae5099bf757dee0b7b622195e1','{"undoes":"b8969fef2f83967e43090c00b1e668c6"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',12,'a5bd5686c8123283aaff2b2b3eceb4c7','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',13,'00da4e5d97aaf15f1d3dddd29fca278f','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"13ffe446109aa20cc0bbc46752dbff3d"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',14,'c1c36fc367d2e4d657ecab671302887a','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',15,'3ae487ee58b9bd99c0c14c4e4e8e290b','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',16,'2c03a77dd122229ade4b0027e1ea6746','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',17,'9e1c3374730198d6c244a2168bc44be0','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',18,'f5f58c8fa34688bd2bf6667a06541355','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',19,'f3581205f98efdec8cacf34b9ca8fb41','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',20,'f61cda3fcd71924f97635be7e1a4b78d','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',21,'326bddf2512320b37637b8169a87f935','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',22,'0f7e425780fc40fd6454a84b6141db14','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',23,'079fc0b0183e65e39d0b784a1b359f6b','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('454c3d762a7216f3fbb6c7',24,'86c219a2b1e12333227a0cebfd957082','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',1,'56dcc56006d01dab06dc0d4b3a477f4a','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',2,'7cbcac08166ac8366385c9fb8fcc5d28','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',3,'a850b1a0315d2ced34c13ab727db542a','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',4,'f33f7e3742e3ec0437b0da88db29573e','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',5,'d77f1ab175db5d0179f3733ff811d139','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',6,'c527a050ecb4d6ebca4fb1427270be6c','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',7,'cc2c54f59ac68e43e5793a5a26051506','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',8,'2e88ccff693f17a481ebed2bbd43a32b','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',9,'e0830f5921a93b05daf8f64f6b306c7d','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',10,'05b99f9c05c49a3cf85ba01438bd7845','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',11,'0c54593b35e2fb8e236e07f3f106a000','{"undoes":"05b99f9c05c49a3cf85ba01438bd7845"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',12,'1553788f4a3c5232e6cd977bcd0e77f1','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',13,'af6e691f6e8859fff3f2410b492594d0','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"56dcc56006d01dab06dc0d4b3a477f4a"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',14,'b406ac5e207b8d17f2e5c94024927260','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',15,'1b51b26759d5ce33f13e0ba56f6e425d','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',16,'8f70bc90d177997de56cb68954f5b8a6','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',17,'3745f5edb0d22c91c61182d65f8afb27','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',18,'de4b670e2285ee1b4d0e996b58b6c182','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('5c200d672111ef6119d3c8',19,'4c30c7eed9b06f4aaeddbaf136751a87','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',1,'4874d07d14b146f5798d317fd201e023','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',2,'4cd3eed23e7b016f3cae52a3e0515d96','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',3,'c8390a0b1667b7cc7da7e05706495482','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',4,'f2c8b5845dc87a29c53a37b0edea1b16','{"cells":[[1,1,"d6","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',5,'e9aa3f4b7d131072035a744b81ebba75','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',6,'a1198071c42fdc5206df71d09f7d18e2','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',7,'8fa92d3dcfcf1326defd5a9fc2eb92a3','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',8,'eef718cb4acafef69a6051d365b1b444','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',9,'5b94af6d4b19c6f5d3414112613ea35d','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',10,'fe2285b552da14e6e8d968423b23317d','{"cells":[[2,1,"d6","bid",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',11,'4fd58257bcfdd94a728a721b1985f4d8','{"undoes":"fe2285b552da14e6e8d968423b23317d"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',12,'e60f07a7a251fbd3f1366ffad68e4b21','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',13,'58a44ebbb74463699721e1a3e5e8aa00','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"4874d07d14b146f5798d317fd201e023"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',14,'ffb2840de05a212c837ca8c5394623e2','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',15,'8727aa47dad21abd71fa0b3bfb515bd8','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',16,'a5e8d1a35d4ee2cbcd66b38409c41f67','{"cells":[[2,2,"d6","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',17,'3d3ff491d43bc10b1d7303e5ee822e29','{"cells":[[2,2,"a0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',18,'70b64fb38993a394538901ae5bf0a859','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',19,'0ab04e2f788271fe313f4f346c5d5b44','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',20,'b002e048c0c25cad53baf04d7b745f36','{"cells":[[2,2,"d6","tricks",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',21,'1e2b2fe2f80fe7f72f0afb0d567b745e','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',22,'4919276af61c7672f5f7e6beed2a014f','{"cells":[[3,1,"d6","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',23,'1d22d1c3a7bb5011c6ae25c102bec0d1','{"cells":[[3,1,"a0","bid",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',24,'27d61b590c306c53b1d774fe4527fab0','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',25,'d43ae279662a7eacdfb77e97495b805e','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',26,'ed894d8af70af219a6cd657de00b4681','{"cells":[[3,1,"d6","tricks",3]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',27,'c23a951a7dbe651e927d19a41a4f0844','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('6fc74e829e689747d44081',28,'1f1378685b75a9d06a1cc0e99e458740','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',1,'4161392dadef41bb7361f74973e35adb','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',2,'52518d1878849af39300b1620efcc673','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',3,'2f3ea0f3f2aa098a4f49e27368deb68c','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',4,'1f1862c1de7c224a49398684f8615d73','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',5,'406c72f2b77251e8adae11320ca01d9a','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',6,'9864af46ce04d6b867904010656cc04d','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',7,'893b2cf7fdf4655bb3789ce25b7abe9f','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',8,'591c2b72f4ce4b012083e018da4a9337','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',9,'509b8692f6609e22213c96e926567360','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',10,'0b4af790cd5e779767e0ff00aeb2678b','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',11,'c9582d1a153d32d6850665a84ddf7120','{"undoes":"0b4af790cd5e779767e0ff00aeb2678b"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',12,'d78403e64fc72035aa8acd8850a4210b','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',13,'7d4c30e14a845f38d3817b984cf676f7','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"4161392dadef41bb7361f74973e35adb"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',14,'079047f8ef606dbc8478a53238518a3c','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',15,'8016cd63b173aca39f47f73639cd89c0','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',16,'892e9e0b427a349a40ec6faf3b752435','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',17,'9f344264ce1fad7f385fc16c49e0f26c','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',18,'1da364d152695c88fb4b2e7fabe8837b','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('70a756cbeff5000f9fb314',19,'8e12236a1f351d8d12bc23068d1d593d','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',1,'584cde843c59580bdfc87deb88910d84','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',2,'32651ca87c378f5e3dbb74d76f511014','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',3,'dec0e0c3f69e6b51fb3c74290a286f7b','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',4,'34b3e0a1f0a7e49925d990f661d302e7','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',5,'16bf225996ab152817911b2c558d6a99','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',6,'99c0b92ca1ecac0d8095812f37aefcb0','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',7,'a2fbf08d7d99d509345b232c2c58caca','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',8,'a0b92a33a88b46f0e8e5d38f61665c59','{"cells":[[2,1,"a0","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',9,'6a98a3db31ec82712116ca1a56126f41','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',10,'ef0430fe866060a18e9fcd90d4561976','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',11,'4a2e5b1bd00ed9232f46a4b6d3b4e890','{"undoes":"ef0430fe866060a18e9fcd90d4561976"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',12,'7fa4b9bad2e7eb1b4f5b2248e7dd73a4','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',13,'11534d1d4646efeb7f44ce69a013cc29','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"584cde843c59580bdfc87deb88910d84"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',14,'2143d46eae3c5a9cba5aa5d099639d2b','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',15,'1a28d9bc2ed69eef5219e3957ebf2d26','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',16,'b346f06e58177a2bce737ea0ef21017b','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',17,'9889a9dd21d123bdc5b38ed0c709fef7','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',18,'05a54eae68d551cb1be13e5f3c52c373','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',19,'88224a0156c761773bf6806e02ec5c09','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',20,'01a7d60eb33b2979d175dc92fa0ebfb6','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',21,'169e516334f664a583b2958842c592d7','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',22,'cb190ea61b0f5163048800c93ca629d7','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',23,'1162f4e3b889452ac2d754b4f1cd688e','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('8dcdc4c919c6876dcf4664',24,'3830b1e8794efd757d27832678f17c53','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',1,'ae514b7ab3788356d2752173544864f9','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',2,'8d490863e716fe08080c2a34e4549257','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',3,'1bbac81d4762a6768cf05d31ca36ea75','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',4,'7a6143ce5cad165018a40b9cb711ad93','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',5,'2645ba23eb0e5259030e4d3b6e17fb8d','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',6,'53e47674044d68820c4f5ba150c38c49','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',7,'13bb8dc56fb773593ea8e8ae022082cd','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',8,'433ab260248cac25b959f5a7f6e85b9b','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',9,'b55d06dc9c807605cfdb79bd4f526b9b','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',10,'b5860477117f11f68fdad724c3d52d02','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',11,'e4f93999dc2cf73c57a09ad0d114c033','{"undoes":"b5860477117f11f68fdad724c3d52d02"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',12,'0604ff849246708e78aa614f7d7cffa6','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',13,'259fcc074375d8b2c35a8b86413bed43','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"ae514b7ab3788356d2752173544864f9"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',14,'b7364e457f40c78b0bdef046731eff89','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',15,'974f4455d92a7726256c8610381acf73','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',16,'7edd6485979fea267240a8862c4ce2fa','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',17,'5d293842c8551fff3b989a190f210bba','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',18,'0a57bb3d41a3d4d8570659aa7fa957b3','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('9afa3528947bb9ac11c048',19,'0f2e91c6262a70ec8054452ba2c232cb','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('tqvTjSru8KOcfr0HMXTOow','2026-09',6);
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
INSERT INTO "person" VALUES('Hz9OHy80aR7msxaux8aXXQ','a1','Anna',0,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('Hz9OHy80aR7msxaux8aXXQ','b1','Ben',1,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('Hz9OHy80aR7msxaux8aXXQ','c1','Cleo',2,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('tqvTjSru8KOcfr0HMXTOow','a0','Anna',0,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('tqvTjSru8KOcfr0HMXTOow','b0','Ben',1,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('tqvTjSru8KOcfr0HMXTOow','c0','Cleo',2,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('tqvTjSru8KOcfr0HMXTOow','d6','Dan',3,0,NULL,1790518400,NULL,NULL);
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
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','a0',1790000000,'0f2f9b396383727e029520');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','b0',1790000000,'0f2f9b396383727e029520');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','c0',1790000000,'0f2f9b396383727e029520');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','a0',1790864000,'10eb0daa0e5abd80abc4eb');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','b0',1790864000,'10eb0daa0e5abd80abc4eb');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','c0',1790864000,'10eb0daa0e5abd80abc4eb');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','a1',1790086400,'150a4a4a436d334353ef15');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','b1',1790086400,'150a4a4a436d334353ef15');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','c1',1790086400,'150a4a4a436d334353ef15');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','a0',1790172800,'2caf8f664748e4a41c824f');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','b0',1790172800,'2caf8f664748e4a41c824f');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','c0',1790172800,'2caf8f664748e4a41c824f');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','a1',1790259200,'344ed11ed104151a68efd4');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','b1',1790259200,'344ed11ed104151a68efd4');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','c1',1790259200,'344ed11ed104151a68efd4');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','a0',1790345600,'454c3d762a7216f3fbb6c7');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','b0',1790345600,'454c3d762a7216f3fbb6c7');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','c0',1790345600,'454c3d762a7216f3fbb6c7');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','a1',1790432000,'5c200d672111ef6119d3c8');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','b1',1790432000,'5c200d672111ef6119d3c8');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','c1',1790432000,'5c200d672111ef6119d3c8');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','a0',1790518400,'6fc74e829e689747d44081');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','b0',1790518400,'6fc74e829e689747d44081');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','c0',1790518400,'6fc74e829e689747d44081');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','d6',1790518400,'6fc74e829e689747d44081');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','a1',1790604800,'70a756cbeff5000f9fb314');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','b1',1790604800,'70a756cbeff5000f9fb314');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','c1',1790604800,'70a756cbeff5000f9fb314');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','a0',1790691200,'8dcdc4c919c6876dcf4664');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','b0',1790691200,'8dcdc4c919c6876dcf4664');
INSERT INTO "played_in" VALUES('tqvTjSru8KOcfr0HMXTOow','c0',1790691200,'8dcdc4c919c6876dcf4664');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','a1',1790777600,'9afa3528947bb9ac11c048');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','b1',1790777600,'9afa3528947bb9ac11c048');
INSERT INTO "played_in" VALUES('Hz9OHy80aR7msxaux8aXXQ','c1',1790777600,'9afa3528947bb9ac11c048');
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
	ended_by VARCHAR NOT NULL, role VARCHAR DEFAULT 'host' NOT NULL, had_role VARCHAR DEFAULT '' NOT NULL, had_generation INTEGER DEFAULT 0 NOT NULL, 
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
