BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, asks_who BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('JV7b92CPZBAsAR0RNWzlPg','',1790000000,1,0);
INSERT INTO "circle" VALUES('imfpNwxNhGdnTyfeDnYsHg','',1790086400,1,0);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','imfpNwxNhGdnTyfeDnYsHg',1,1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','JV7b92CPZBAsAR0RNWzlPg',1,1790000000);
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
INSERT INTO "device_game" VALUES('0f4d6163b2f1a7081395fd','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000);
INSERT INTO "device_game" VALUES('1e9f00f69b2758df411e51','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
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
INSERT INTO "finished" VALUES('0f4d6163b2f1a7081395fd','JV7b92CPZBAsAR0RNWzlPg','2026-09',1790000690,'ascenseur',4,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,0,-10,-10,"0f4d6163b2f1a7081395fd",0,"0f4d6163b2f1a7081395fd",[[2,-2,1,-1,1],[1,-1,1]],0,0,1,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,1,0,13,13,13,"0f4d6163b2f1a7081395fd",10,"0f4d6163b2f1a7081395fd",[[2,2,1,-1,1],[1,0,1]],2,1,0,0,1,0,[3,0,"",0,"",1,"0f4d6163b2f1a7081395fd"],[1,1,"0f4d6163b2f1a7081395fd",1,"0f4d6163b2f1a7081395fd",1,"0f4d6163b2f1a7081395fd"]],"c0":[{"ascenseur":1},1,0,0,12,12,12,"0f4d6163b2f1a7081395fd",11,"0f4d6163b2f1a7081395fd",[[2,-1,2],[1,0,1]],0,0,0,0,1,0,[3,0,"",0,"",1,"0f4d6163b2f1a7081395fd"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[11,"c0","0f4d6163b2f1a7081395fd",[]],"tricks":[1,"c0","0f4d6163b2f1a7081395fd",[]],"total":[13,"b0","0f4d6163b2f1a7081395fd",[]]}}');
INSERT INTO "finished" VALUES('25cb5099e147517d062dbf','JV7b92CPZBAsAR0RNWzlPg','2026-09',1790000690,'oh_hell',4,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,13,3,3,"25cb5099e147517d062dbf",11,"25cb5099e147517d062dbf",[[2,0,1,-1,1],[1,1,1]],1,0,1,1,2,0,[3,1,"25cb5099e147517d062dbf",0,"",1,"25cb5099e147517d062dbf"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,0,0,2,2,2,"25cb5099e147517d062dbf",1,"25cb5099e147517d062dbf",[[2,1,2],[1,-1,1]],2,0,1,0,2,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"oh_hell":1},1,1,0,10,10,10,"25cb5099e147517d062dbf",10,"25cb5099e147517d062dbf",[[2,0,1,-1,1],[1,-1,1]],1,1,1,0,2,1,[3,1,"25cb5099e147517d062dbf",0,"",1,"25cb5099e147517d062dbf"],[1,1,"25cb5099e147517d062dbf",1,"25cb5099e147517d062dbf",1,"25cb5099e147517d062dbf"]]},"places":{"a0":2,"b0":3,"c0":1},"bests":{"round":[11,"a0","25cb5099e147517d062dbf",[]],"tricks":[1,"a0","25cb5099e147517d062dbf",[]],"total":[10,"c0","25cb5099e147517d062dbf",[]]}}');
INSERT INTO "finished" VALUES('4ac5e4798fab59db1f3d0e','JV7b92CPZBAsAR0RNWzlPg','2026-09',1790000690,'skull_king',4,'{"tallies":{"a0":[{"skull_king":1},1,0,0,-10,-20,-20,"4ac5e4798fab59db1f3d0e",10,"4ac5e4798fab59db1f3d0e",[[1,0,1],[2,1,1],[3,1,1]],1,1,0,0,0,0,[3,1,"4ac5e4798fab59db1f3d0e",0,"",1,"4ac5e4798fab59db1f3d0e"],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,1,0,20,20,20,"4ac5e4798fab59db1f3d0e",30,"4ac5e4798fab59db1f3d0e",[[1,0,1],[2,-2,1],[3,0,1]],2,2,0,0,0,0,[3,1,"4ac5e4798fab59db1f3d0e",1,"4ac5e4798fab59db1f3d0e",1,"4ac5e4798fab59db1f3d0e"],[1,1,"4ac5e4798fab59db1f3d0e",1,"4ac5e4798fab59db1f3d0e",1,"4ac5e4798fab59db1f3d0e"]],"c0":[{"skull_king":1},1,0,0,-20,-20,-20,"4ac5e4798fab59db1f3d0e",20,"4ac5e4798fab59db1f3d0e",[[1,0,1],[2,-2,1],[3,-2,1]],0,0,0,0,0,0,[3,1,"4ac5e4798fab59db1f3d0e",0,"",1,"4ac5e4798fab59db1f3d0e"],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":2},"bests":{"round":[30,"b0","4ac5e4798fab59db1f3d0e",[]],"tricks":[1,"c0","4ac5e4798fab59db1f3d0e",[]],"total":[20,"b0","4ac5e4798fab59db1f3d0e",[]]}}');
INSERT INTO "finished" VALUES('6779f802df092c32f430b3','JV7b92CPZBAsAR0RNWzlPg','2026-09',1790000810,'wizard_championship',4,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,-40,-50,-50,"6779f802df092c32f430b3",-10,"6779f802df092c32f430b3",[[1,-1,1],[2,-1,1],[3,-2,1]],0,0,0,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,1,0,10,10,10,"6779f802df092c32f430b3",30,"6779f802df092c32f430b3",[[1,0,1],[2,-1,1],[3,-1,1]],0,0,1,0,0,0,[3,1,"6779f802df092c32f430b3",0,"",1,"6779f802df092c32f430b3"],[1,1,"6779f802df092c32f430b3",1,"6779f802df092c32f430b3",1,"6779f802df092c32f430b3"]],"c0":[{"wizard_championship":1},1,0,0,0,0,0,"6779f802df092c32f430b3",20,"6779f802df092c32f430b3",[[1,0,1],[2,1,1],[3,-1,1]],1,1,0,0,1,0,[3,1,"6779f802df092c32f430b3",0,"",1,"6779f802df092c32f430b3"],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,0,0,0,0,0,"6779f802df092c32f430b3",20,"6779f802df092c32f430b3",[[1,-1,1],[2,0,1],[3,-1,1]],1,1,0,0,1,1,[3,0,"",0,"",1,"6779f802df092c32f430b3"],[1,0,"",0,"",0,""]]},"places":{"a0":4,"b0":1,"c0":2,"d6":2},"bests":{"round":[30,"b0","6779f802df092c32f430b3",[]],"tricks":[1,"b0","6779f802df092c32f430b3",[]],"total":[10,"b0","6779f802df092c32f430b3",[]]}}');
INSERT INTO "finished" VALUES('82491865120b08e09cef48','JV7b92CPZBAsAR0RNWzlPg','2026-09',1790000690,'wizard_fisher',4,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,10,0,0,"82491865120b08e09cef48",40,"82491865120b08e09cef48",[[1,-1,1],[2,0,1],[3,-2,1]],0,0,0,0,0,0,[3,0,"",0,"",1,"82491865120b08e09cef48"],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,0,0,0,0,0,"82491865120b08e09cef48",20,"82491865120b08e09cef48",[[1,-1,1],[2,0,1],[3,-1,1]],1,1,0,0,0,0,[3,0,"",0,"",1,"82491865120b08e09cef48"],[1,0,"",0,"",0,""]],"c0":[{"wizard_fisher":1},1,1,0,30,30,30,"82491865120b08e09cef48",30,"82491865120b08e09cef48",[[1,0,1],[2,0,1],[3,2,1]],2,1,0,0,0,0,[3,2,"82491865120b08e09cef48",0,"",2,"82491865120b08e09cef48"],[1,1,"82491865120b08e09cef48",1,"82491865120b08e09cef48",1,"82491865120b08e09cef48"]]},"places":{"a0":2,"b0":2,"c0":1},"bests":{"round":[40,"a0","82491865120b08e09cef48",[]],"tricks":[2,"a0","82491865120b08e09cef48",[]],"total":[30,"c0","82491865120b08e09cef48",[]]}}');
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
INSERT INTO "game" VALUES('0f4d6163b2f1a7081395fd',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[-10,13,12],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','JV7b92CPZBAsAR0RNWzlPg',NULL,'ascenseur',1,0,2763958130);
INSERT INTO "game" VALUES('1e9f00f69b2758df411e51',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-7,1,11],"round":3,"rounds":3,"over":false,"winners":[]}','imfpNwxNhGdnTyfeDnYsHg',NULL,'nomination_whist',0,0,2439943789);
INSERT INTO "game" VALUES('25cb5099e147517d062dbf',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[3,2,10],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','JV7b92CPZBAsAR0RNWzlPg',NULL,'oh_hell',1,0,1300240220);
INSERT INTO "game" VALUES('34a85c6c4d37dd9921519a',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[-30,20,10],"round":3,"rounds":3,"over":false,"winners":[]}','imfpNwxNhGdnTyfeDnYsHg',NULL,'quoicoupli',0,0,2557095229);
INSERT INTO "game" VALUES('4ac5e4798fab59db1f3d0e',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-20,20,-20],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','JV7b92CPZBAsAR0RNWzlPg',NULL,'skull_king',1,0,126373643);
INSERT INTO "game" VALUES('58ada8917bd587560a64f0',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[0,20,-20],"round":3,"rounds":3,"over":false,"winners":[]}','imfpNwxNhGdnTyfeDnYsHg',NULL,'wizard_canadian',0,0,1974945144);
INSERT INTO "game" VALUES('6779f802df092c32f430b3',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[-50,10,0,0],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','JV7b92CPZBAsAR0RNWzlPg',NULL,'wizard_championship',1,0,3127357002);
INSERT INTO "game" VALUES('7482550c11307cfe3691c9',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[0,-20,10],"round":3,"rounds":3,"over":false,"winners":[]}','imfpNwxNhGdnTyfeDnYsHg',NULL,'wizard_club',0,0,2050714544);
INSERT INTO "game" VALUES('82491865120b08e09cef48',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[0,0,30],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','JV7b92CPZBAsAR0RNWzlPg',NULL,'wizard_fisher',1,0,2672127683);
INSERT INTO "game" VALUES('934d77ba3bc1ae89923ad9',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[0,40,-30],"round":3,"rounds":3,"over":false,"winners":[]}','imfpNwxNhGdnTyfeDnYsHg',NULL,'wizard_gigamic',0,0,1194972104);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','a4485a2ac9812467','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',1,'48d9598cacba46f90746069c974aee82','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',2,'16a2744c94115cf57ad66a7d1fd65dad','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',3,'d4528b7e700a5fc412568c13c3ccc79f','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',4,'9aa9611b39aacf0587dd5dcd7dc5572a','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',5,'9e573555767ac1d7cfe258dec1959607','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',6,'a7c79448f6ceca9329b35fc5a4abcd23','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',7,'c3aeef6647e297ce1bca1b7b1db48e8b','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',8,'9d12d1336e911881335bab186d256a49','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',9,'d9f2d76574dddcaa11d57ef4d918a131','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',10,'b2877ca43bd35927e2099ada94c82ec2','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',11,'2c71802d78277c25af924402b23400a5','{"undoes":"b2877ca43bd35927e2099ada94c82ec2"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',12,'67bea3bb57c96a52552e1506b2efa9ff','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',13,'e9ab4f60b5026f895336f33c8a260e44','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"48d9598cacba46f90746069c974aee82"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',14,'d5405869b2a69a755a6f550da691a474','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',15,'f8499ec3252a9b5272a50839a88a1a5e','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',16,'f262fd276798f5b4be6878273563e7c1','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',17,'6ba225aaf3fc12be285f9abd4fa258d3','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',18,'e4bb368f3de694255080226a29149bf0','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',19,'3ec00ff10eeefb441a5cfa7c2b25d375','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',20,'d3613cc218c70c3a93d1c2b98e4447ee','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',21,'f46189bc50bdb11f1d7fdca44ce91327','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',22,'aa4b7ae418418b0e2753ef69fd1ab883','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',23,'06dd7c383861cbe23c8ec4c8bdecde6f','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('0f4d6163b2f1a7081395fd',24,'fa38d4058e8a1f26e7e9fcd1aa5c34a0','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',1,'37aff8352c9a85fe5662e563b3ea4fba','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',2,'0597272700941a11499d89babe18d4b3','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',3,'2d0f4f389814200986a73e553b6eb2e6','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',4,'623d800ed47be835b5f30486b02568de','{"cells":[[1,1,"a1","bid",3]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',5,'6ffa8bee7c3e31b529d3d6f9c5a593af','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',6,'5c8b1f9b9c006af70a4e31c585da74fb','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',7,'161df2e4fc8c4e54da162467a434a0bd','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',8,'0432b21dca4a7673217cd14c7e722306','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',9,'eb8751461115ee9c9f1a9f9b2819bb3d','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',10,'0b0550056ba4c3d6a9e4e03f2c7d137c','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',11,'bfaf76805d47aef2df95b0f3a1bcb180','{"undoes":"0b0550056ba4c3d6a9e4e03f2c7d137c"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',12,'cb206450a44138629a8fff1f8b2b3bb7','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',13,'e33a1efae56da5dd11df9e494419240a','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"37aff8352c9a85fe5662e563b3ea4fba"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',14,'3c91ddd6f8d48a2e72f23d12eba2d016','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',15,'9ec3f990992ac0342cb0693876a9cb3b','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',16,'097f530f8a18605f07704aed4e48b16d','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',17,'4b3b027c50bef4d87e05df927ca1a970','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',18,'e9ed7c3e92309f7eb81dddb2b703648a','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1e9f00f69b2758df411e51',19,'03e40c18913d7d231dda1ab37d00797a','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',1,'06980d3763f3ad58e4612cbdc4c0536b','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',2,'a79eb97612079e4556ccae6dd9466d69','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',3,'df181581ff62a5b2d3cfc25fbd22b066','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',4,'46fd4e8f55275aa9ffce9e13b9518f82','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',5,'d490bcc0a9686f2a4c4ae5aeb0a7cb50','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',6,'65e1f3b07dcd9aa05a8786aab3ad9577','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',7,'4c8a01237270d363d975650fbfd67b2e','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',8,'504c355eaa09de330bc5e1822dbd32fc','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',9,'841410b414d89f347c393b751bf5232b','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',10,'be136b30cc1d024fa2d9279294afe694','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',11,'e67dcedf88e3484664c3e939e97274f3','{"undoes":"be136b30cc1d024fa2d9279294afe694"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',12,'5a6f435b81befd1e89a991de202f0bdf','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',13,'075a9ff953daba5ebaab0c5de81913a4','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"06980d3763f3ad58e4612cbdc4c0536b"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',14,'d626cf9b7bc447b420dac204cbfc4f5a','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',15,'b319f2512c4dcb622f96ad0dc7d474f9','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',16,'b292c0e07ed7d95b9f82d338d173e9d0','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',17,'1e91cf5fafc5d1c6b49a6560c4c0c8b7','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',18,'d68634071a74366300cd4e3cb48a393a','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',19,'d5dec2e0b7fbe59cf7a7d89991034e59','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',20,'33d9a9b9d2698473276c1d9b97a6d11f','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',21,'df7489b9ab97a9cd5f19e933db6409be','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',22,'6d89a47259702084012adee12e613dfe','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',23,'dfc27bf181dccefbb605c526ac5edb96','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('25cb5099e147517d062dbf',24,'6305d487db19b523e9bd29e057d8dee0','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',1,'1e03910b1823eaf878658cb19646d78d','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',2,'d84733a581342df240323dbcbf6a6613','{"cells":[[1,1,"b1","bid",2]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',3,'63ecb30a200b40ab20723ca70425dd4f','{"cells":[[1,1,"c1","bid",2]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',4,'ecdfc5be658a4f227cffc81220329590','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',5,'c44fb007ae607411e7a1596d9ed143e0','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',6,'f3a7ebb1f40be2b07dc784f5e428448a','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',7,'7032ddcfaa507358807986204f3ffa81','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',8,'a769e7ae93ad8a946d47f0889b88f264','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',9,'4d9698a2cb2c891fca4007c62b7e876d','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',10,'e80b5ef2e9ff27ea2ef7c7b94e1e5092','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',11,'cabd3ece1c81a47bcc6fbe17f125dccc','{"undoes":"e80b5ef2e9ff27ea2ef7c7b94e1e5092"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',12,'b302bcec7e1dd18395eea25a1acbbb95','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',13,'854f463c00e7724a219bfcdaed0df962','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"1e03910b1823eaf878658cb19646d78d"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',14,'3dee60aae8688c65209b5438e75c02d7','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',15,'1dd52eefc8c73d7dcc03067fe45645a5','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',16,'ef381f542d66a658b20f1031afc8241c','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',17,'d1f722ecec16c27afef1d3b535466dbc','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',18,'ae00f09d31cf0255649173dcc14682c9','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('34a85c6c4d37dd9921519a',19,'3550143d2ea96178a07a8c08ab1ecf21','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',1,'0c73dcaa6ffb2677e594453f26d128bd','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"points":10,"count":3},{"points":20,"count":1},{"points":20,"count":2},{"points":30,"count":6,"one_trick":true},{"points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',2,'d8cf2993f6b93f90d72abdf753281070','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',3,'a39277329edbbf279f518d20aed60fc6','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',4,'df0b11a0f57ab1bffc081291d84288ea','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',5,'6f55497e58f8ac7836a0b931ae39213b','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',6,'970880e207257a109aa7143e39bfdd3d','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',7,'79faa1f04c602b743eda8f6661da0f22','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',8,'590b39757d6a2ceb53bf9e2e0ba9f1fd','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',9,'82ae9b1f581c4bd8c86e14bb348aa718','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',10,'b1de560275c9d2428b2780bad6bf82cd','{"cells":[[2,1,"c0","tricks",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',11,'7e5ae5e5d8ece92ca1de2d9fedb7a15d','{"undoes":"b1de560275c9d2428b2780bad6bf82cd"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',12,'2daa189b8e89a38dc1b842065c93a01c','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',13,'b1458492f9729b4604d604d854cba147','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"0c73dcaa6ffb2677e594453f26d128bd"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',14,'35c5940dc30e84bc46a071a99e8e8f54','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',15,'a3e748e226d1b9c24d099411358399e1','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',16,'38e8ef56995695eba9352346073aac25','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',17,'cd062d98c84dbe8075c539d57af0e4a6','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',18,'7822be6dfa1fa31ddbb0a4180686a455','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',19,'009cea25d765b7d6ffaf97de87aace79','{"cells":[[2,2,"a0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',20,'1bf0aba35ac79b7f4ba9755cd9c54260','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',21,'0728a77c3e41013c64223ea6c4d522e7','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',22,'49c189de3e20e640120b3d77a53f4d32','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',23,'a5d5a0cd2aa527560292260a85f9a688','{"cells":[[3,1,"a0","tricks",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('4ac5e4798fab59db1f3d0e',24,'84c0d86bd53c0056cccb6077de4c60a2','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',1,'f30b3b094a380ca1a3199b5313a88dac','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',2,'1a9759a6ed7daccec376eaa672a07eeb','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',3,'824dc5896ff719f3938e34f61d04e7bf','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',4,'6cf44fc54ed5cedff00037d0d7c774ac','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',5,'5edc44faaa449d0f6a339c193510dcae','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',6,'88961326e770678b938c946551d850cf','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',7,'96487ab8db09b04e498e3c1448e723b5','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',8,'56739aa5d740dc7106461a10eaae84f6','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',9,'ef30b12c1cf918421c85890425833652','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',10,'d271698896c806f7018498de59986ae8','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',11,'8568504380059efd97b2c313755fce2f','{"undoes":"d271698896c806f7018498de59986ae8"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',12,'612fa67910a85fb7cfa47457be8e471a','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',13,'5bc33926d10a8b180074cb0e2c9374b5','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"f30b3b094a380ca1a3199b5313a88dac"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',14,'c14ed71a0c878e645b0aa7b01a89341c','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',15,'3882062c464cb7e6f016521fe35c9902','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',16,'79a4e89c7364d8184fd4ddd8d456875d','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',17,'639ec50a84d5e3eb0806426a0b953c56','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',18,'057cf0a58f2975a37975d1b76f4bf661','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('58ada8917bd587560a64f0',19,'368794d615ac817fde22a2e6dd40f22b','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',1,'f1fed70523c739a34184e08428ac1bfd','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',2,'0bf84e883b76b88f586b6f6b7b67437f','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',3,'b8b0321877f073f6b9017d9da0f6b808','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',4,'d0c72dd2a6e3fb2b1ef5a826e2bd5008','{"cells":[[1,1,"d6","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',5,'8ab6b3931aabf6b267adb1d0fc8f44ce','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',6,'11334d76b517f65cf9a28c160beff1e0','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',7,'d8b23ba1e75758893808a087e0a2466b','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',8,'c117db3b55d580d723682510ad174d00','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',9,'25d60f2a464524a2c7e0934ee3eae5a8','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',10,'517d3ae06db393fe75be54d943e02c9a','{"cells":[[2,1,"d6","bid",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',11,'8fe0683116096dbd593d8ccee2a364b0','{"undoes":"517d3ae06db393fe75be54d943e02c9a"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',12,'bacbd458b1b7066524a0f2a585d54999','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',13,'185e5954881a00a48eab7cfb6f99fd83','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"f1fed70523c739a34184e08428ac1bfd"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',14,'4b004d0043aee964858ef734ced72706','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',15,'8e9b502985cc51b2cf7ea92914e3185d','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',16,'2858be6832925cfce96abb9c44393f44','{"cells":[[2,2,"d6","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',17,'de49eaf83e99c88139ce28d146141961','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',18,'3798f19da594adb66df0da94421e8847','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',19,'0e21ab530cab1864de4ea47b05d801e3','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',20,'8c68e2325cb3c7b7d241fd5495b0c81f','{"cells":[[2,2,"d6","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',21,'462454632f85c65958452b82fcee3968','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',22,'f10db0bf4532c3988b67596f3711ecec','{"cells":[[3,1,"d6","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',23,'370aeb8c410175ded15acdf37c260748','{"cells":[[3,1,"a0","bid",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',24,'5c25d42999f39a32e73421e915e1c1eb','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',25,'74d85f13d44f1d0bd8df6e0728087287','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',26,'4d63fa0411fea75383be0a534ab8a0b3','{"cells":[[3,1,"d6","tricks",2]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',27,'f353ebc20c96012ff09750941fcb23ed','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('6779f802df092c32f430b3',28,'a3dd94eb79406349c2edd8fda829bd4b','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',1,'1a96229496d1bf3354dccdc009349671','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',2,'2be7e4a936d01dce1663ef550e489278','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',3,'9500847e4cd06610e97ea68adb5a4903','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',4,'d32df6dfa23efd8d4ea76accee6d70e5','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',5,'22d7c5bf6afeb46733b36b580d62bf93','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',6,'803c410389c5ec7ecfa245fb8439ea84','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',7,'b9c86c1161100d87af0826015dcc0a78','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',8,'4de8d942c36f918433bc7d31cae720e3','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',9,'60c0ec35c323ac820f6745a3dad47c84','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',10,'a9f6c32fe793aef76e742944ab526980','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',11,'dfdbb8a94fd1282be11ae19eb6d8ea22','{"undoes":"a9f6c32fe793aef76e742944ab526980"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',12,'c83f21c8d1632d635d9bd2ae1eb88edb','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',13,'3bffcc14aa7900f0a51b162ea3abd29c','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"1a96229496d1bf3354dccdc009349671"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',14,'f93dc4b29a841b706081051ff68625c5','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',15,'3eaa58b03ee96e224f96d2f58849be17','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',16,'e28efc7ee8e5e5f2c7a63f0ad4a6db11','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',17,'7a693d16a66688d1d5a1c41c64eb6e3f','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',18,'c695c4f37ab98ef7fbbf8a306bc9b592','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('7482550c11307cfe3691c9',19,'2a7161a14708e3764951738eda8d89db','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',1,'1485e2ae93911ed1840438c959d378eb','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',2,'1d9b02cad656a81e53f3c6dff6297122','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',3,'83d2241a2d7eed358f32f9933210502b','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',4,'6622738adbe5536fbfbfa27eac15d465','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',5,'9c4ac876a8d8bc629343931b13c316cb','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',6,'905f8281922aea2a02ddc09557e41ee8','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',7,'a2a00e85666c7d3eaed9f15560dbd54d','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',8,'da57bacdcee356d2150dd773849fa666','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',9,'9d79654614c8de5794036be54a68ce2e','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',10,'eb9c3dcc7cf66cf3f64c55d0b8ffe130','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',11,'587a801164f47721cf5383c84d738ef7','{"undoes":"eb9c3dcc7cf66cf3f64c55d0b8ffe130"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',12,'ae360497283c7bb6b61dd089caa6ac3d','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',13,'6c43b8f0e97579467ec7e915cbcb7f7b','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"1485e2ae93911ed1840438c959d378eb"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',14,'af53c2a400728e044306466e460d2f6f','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',15,'b4fb1fcf9117d25e2ecc5aca735bdffd','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',16,'9df10697e29389e2b9da890e172e73a3','{"cells":[[2,2,"a0","bid",2]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',17,'f215ba244b6b3337ab133392cc843e93','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',18,'4b8c0f003bac68e8c4074279b875cb21','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',19,'31c534be6baf2a400980e4f5c3d8355c','{"cells":[[2,2,"a0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',20,'52b7fd8bd9dfa9d5be48c8b8cdd3867b','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',21,'53474784b0378af0819a1926cf8e80e7','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',22,'e8de425d966d3fadf00d552ce9e96446','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',23,'438a99739e4d1b882c2a84a96df3c696','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('82491865120b08e09cef48',24,'33dd3ccb2285a301cc0adfd86dcb947e','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',1,'4d568648ba504c604a6e32165f75443e','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',2,'4750fe4c5a5a68e4c147ab67a2070fe5','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',3,'61ced66ca84a0c1ed980fdcb736fc616','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',4,'c2bc67b2bc7d5804b0637ba59c34bf9b','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',5,'794faf9cc9766111d2db14d333e75d49','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',6,'7f8a54c24286f5d25cc7ec269695da36','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',7,'c9a499d6ee7b526c82619237f8120563','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',8,'4efe9b4f151b06491285cd73162f4e78','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',9,'d3625839f0ffbaa4c133cf1fc9181ecb','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',10,'0364ee4c9f188769dfd1ed053dfff867','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',11,'9c4f10fcb8a31914328e38483654d0fd','{"undoes":"0364ee4c9f188769dfd1ed053dfff867"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',12,'6cd0c28573fe9269fd2f0513c92a4e57','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',13,'37a744f5ef6d88e35c8162242757b2db','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"4d568648ba504c604a6e32165f75443e"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',14,'c923ad175a6bdc3671d1a1d5fce41d52','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',15,'d46e1c9bc276f8916b54a929810fda18','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',16,'3852ee30cda438f0be313852553c7299','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',17,'ad991240c955e285c591694bf00d2769','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',18,'fb59b0d17228f5069458c996a92dfae2','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('934d77ba3bc1ae89923ad9',19,'2b275f4cab4d71ee6b34ea467d1afb00','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('JV7b92CPZBAsAR0RNWzlPg','2026-09',5);
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
	created_at BIGINT NOT NULL, merged_under VARCHAR, 
	PRIMARY KEY (circle_id, person_id), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "person" VALUES('JV7b92CPZBAsAR0RNWzlPg','a0','Anna',0,0,NULL,1790000000,NULL);
INSERT INTO "person" VALUES('JV7b92CPZBAsAR0RNWzlPg','b0','Ben',1,0,NULL,1790000000,NULL);
INSERT INTO "person" VALUES('JV7b92CPZBAsAR0RNWzlPg','c0','Cleo',2,0,NULL,1790000000,NULL);
INSERT INTO "person" VALUES('JV7b92CPZBAsAR0RNWzlPg','d6','Dan',3,0,NULL,1790518400,NULL);
INSERT INTO "person" VALUES('imfpNwxNhGdnTyfeDnYsHg','a1','Anna',0,0,NULL,1790086400,NULL);
INSERT INTO "person" VALUES('imfpNwxNhGdnTyfeDnYsHg','b1','Ben',1,0,NULL,1790086400,NULL);
INSERT INTO "person" VALUES('imfpNwxNhGdnTyfeDnYsHg','c1','Cleo',2,0,NULL,1790086400,NULL);
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
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','a0',1790000000,'0f4d6163b2f1a7081395fd');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','b0',1790000000,'0f4d6163b2f1a7081395fd');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','c0',1790000000,'0f4d6163b2f1a7081395fd');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','a1',1790086400,'1e9f00f69b2758df411e51');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','b1',1790086400,'1e9f00f69b2758df411e51');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','c1',1790086400,'1e9f00f69b2758df411e51');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','a0',1790172800,'25cb5099e147517d062dbf');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','b0',1790172800,'25cb5099e147517d062dbf');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','c0',1790172800,'25cb5099e147517d062dbf');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','a1',1790259200,'34a85c6c4d37dd9921519a');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','b1',1790259200,'34a85c6c4d37dd9921519a');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','c1',1790259200,'34a85c6c4d37dd9921519a');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','a0',1790345600,'4ac5e4798fab59db1f3d0e');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','b0',1790345600,'4ac5e4798fab59db1f3d0e');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','c0',1790345600,'4ac5e4798fab59db1f3d0e');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','a1',1790432000,'58ada8917bd587560a64f0');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','b1',1790432000,'58ada8917bd587560a64f0');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','c1',1790432000,'58ada8917bd587560a64f0');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','a0',1790518400,'6779f802df092c32f430b3');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','b0',1790518400,'6779f802df092c32f430b3');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','c0',1790518400,'6779f802df092c32f430b3');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','d6',1790518400,'6779f802df092c32f430b3');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','a1',1790604800,'7482550c11307cfe3691c9');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','b1',1790604800,'7482550c11307cfe3691c9');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','c1',1790604800,'7482550c11307cfe3691c9');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','a0',1790691200,'82491865120b08e09cef48');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','b0',1790691200,'82491865120b08e09cef48');
INSERT INTO "played_in" VALUES('JV7b92CPZBAsAR0RNWzlPg','c0',1790691200,'82491865120b08e09cef48');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','a1',1790777600,'934d77ba3bc1ae89923ad9');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','b1',1790777600,'934d77ba3bc1ae89923ad9');
INSERT INTO "played_in" VALUES('imfpNwxNhGdnTyfeDnYsHg','c1',1790777600,'934d77ba3bc1ae89923ad9');
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
