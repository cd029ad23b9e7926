BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, asks_who BOOLEAN DEFAULT 0 NOT NULL, deleted_at BIGINT, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('jjZcLkP5RCRkl8dT2dhP_A','',1790000000,1,0,NULL);
INSERT INTO "circle" VALUES('6fTzLD2Meivb8qAnBkxNrg','',1790086400,1,0,NULL);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','6fTzLD2Meivb8qAnBkxNrg',1,1790086400,'',1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','jjZcLkP5RCRkl8dT2dhP_A',1,1790000000,'',1790000000);
CREATE TABLE device_game (
	game_id VARCHAR NOT NULL, 
	device VARCHAR NOT NULL, 
	role VARCHAR NOT NULL, 
	generation INTEGER NOT NULL, 
	opened_at BIGINT NOT NULL, player VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (game_id, device), 
	FOREIGN KEY(game_id) REFERENCES game (game_id)
)
 WITHOUT ROWID

;
INSERT INTO "device_game" VALUES('0277df493450dc2265ee23','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000,'');
INSERT INTO "device_game" VALUES('1eaa330219dd4ef495bbb6','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000,'');
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
INSERT INTO "finished" VALUES('0277df493450dc2265ee23','jjZcLkP5RCRkl8dT2dhP_A','2026-09',1790000690,'ascenseur',4,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,4,-6,-6,"0277df493450dc2265ee23",2,"0277df493450dc2265ee23",[[2,2,2],[1,-1,1]],2,0,1,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,0,0,10,10,10,"0277df493450dc2265ee23",10,"0277df493450dc2265ee23",[[2,0,1,-1,1],[1,-1,1]],1,1,0,0,2,1,[3,1,"0277df493450dc2265ee23",0,"",1,"0277df493450dc2265ee23"],[1,0,"",0,"",0,""]],"c0":[{"ascenseur":1},1,1,0,11,11,11,"0277df493450dc2265ee23",11,"0277df493450dc2265ee23",[[2,-1,1,-2,1],[1,0,1]],0,0,1,0,1,0,[3,0,"",0,"",1,"0277df493450dc2265ee23"],[1,1,"0277df493450dc2265ee23",1,"0277df493450dc2265ee23",1,"0277df493450dc2265ee23"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[11,"c0","0277df493450dc2265ee23",[]],"tricks":[1,"c0","0277df493450dc2265ee23",[]],"total":[11,"c0","0277df493450dc2265ee23",[]]}}');
INSERT INTO "finished" VALUES('2466d4d5f2bc8617047e61','jjZcLkP5RCRkl8dT2dhP_A','2026-09',1790000690,'oh_hell',4,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,13,3,3,"2466d4d5f2bc8617047e61",10,"2466d4d5f2bc8617047e61",[[2,1,1,2,1],[1,0,1]],3,1,0,0,2,1,[3,0,"",0,"",1,"2466d4d5f2bc8617047e61"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,0,1,11,11,11,"2466d4d5f2bc8617047e61",11,"2466d4d5f2bc8617047e61",[[2,-2,2],[1,0,1]],0,0,1,1,1,0,[3,0,"",0,"",1,"2466d4d5f2bc8617047e61"],[1,1,"2466d4d5f2bc8617047e61",1,"2466d4d5f2bc8617047e61",1,"2466d4d5f2bc8617047e61"]],"c0":[{"oh_hell":1},1,0,1,11,11,11,"2466d4d5f2bc8617047e61",11,"2466d4d5f2bc8617047e61",[[2,0,1,-1,1],[1,-1,1]],0,0,1,0,1,0,[3,1,"2466d4d5f2bc8617047e61",0,"",1,"2466d4d5f2bc8617047e61"],[1,1,"2466d4d5f2bc8617047e61",1,"2466d4d5f2bc8617047e61",1,"2466d4d5f2bc8617047e61"]]},"places":{"a0":3,"b0":1,"c0":1},"bests":{"round":[11,"c0","2466d4d5f2bc8617047e61",["b0"]],"tricks":[1,"c0","2466d4d5f2bc8617047e61",["b0"]],"total":[11,"b0","2466d4d5f2bc8617047e61",["c0"]]}}');
INSERT INTO "finished" VALUES('4002f06fce5b19b5a68a36','jjZcLkP5RCRkl8dT2dhP_A','2026-09',1790000690,'skull_king',4,'{"tallies":{"a0":[{"skull_king":1},1,0,0,-20,-30,-30,"4002f06fce5b19b5a68a36",10,"4002f06fce5b19b5a68a36",[[1,0,1],[2,-2,1],[3,-1,1]],1,1,0,0,0,0,[3,1,"4002f06fce5b19b5a68a36",0,"",1,"4002f06fce5b19b5a68a36"],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,0,0,-50,-50,-50,"4002f06fce5b19b5a68a36",-10,"4002f06fce5b19b5a68a36",[[1,-1,1],[2,1,1],[3,-2,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"skull_king":1},1,1,0,30,30,30,"4002f06fce5b19b5a68a36",20,"4002f06fce5b19b5a68a36",[[1,0,1],[2,0,1],[3,-1,1]],0,0,0,0,0,0,[3,2,"4002f06fce5b19b5a68a36",0,"",2,"4002f06fce5b19b5a68a36"],[1,1,"4002f06fce5b19b5a68a36",1,"4002f06fce5b19b5a68a36",1,"4002f06fce5b19b5a68a36"]]},"places":{"a0":2,"b0":3,"c0":1},"bests":{"round":[20,"c0","4002f06fce5b19b5a68a36",[]],"tricks":[1,"c0","4002f06fce5b19b5a68a36",[]],"total":[30,"c0","4002f06fce5b19b5a68a36",[]]}}');
INSERT INTO "finished" VALUES('6b28ea00ae07b0eb8777c3','jjZcLkP5RCRkl8dT2dhP_A','2026-09',1790000810,'wizard_championship',4,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,0,-10,-10,"6b28ea00ae07b0eb8777c3",20,"6b28ea00ae07b0eb8777c3",[[1,0,1],[2,-1,1],[3,-1,1]],1,1,0,0,1,0,[3,1,"6b28ea00ae07b0eb8777c3",0,"",1,"6b28ea00ae07b0eb8777c3"],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,0,0,-40,-40,-40,"6b28ea00ae07b0eb8777c3",-10,"6b28ea00ae07b0eb8777c3",[[1,1,1],[2,-2,1],[3,-1,1]],1,0,1,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"wizard_championship":1},1,0,0,0,0,0,"6b28ea00ae07b0eb8777c3",20,"6b28ea00ae07b0eb8777c3",[[1,0,1],[2,1,1],[3,-1,1]],2,1,0,0,1,0,[3,1,"6b28ea00ae07b0eb8777c3",0,"",1,"6b28ea00ae07b0eb8777c3"],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,1,0,30,30,30,"6b28ea00ae07b0eb8777c3",30,"6b28ea00ae07b0eb8777c3",[[1,0,1],[2,0,1],[3,-2,1]],1,1,0,0,1,1,[3,2,"6b28ea00ae07b0eb8777c3",0,"",2,"6b28ea00ae07b0eb8777c3"],[1,1,"6b28ea00ae07b0eb8777c3",1,"6b28ea00ae07b0eb8777c3",1,"6b28ea00ae07b0eb8777c3"]]},"places":{"a0":3,"b0":4,"c0":2,"d6":1},"bests":{"round":[30,"d6","6b28ea00ae07b0eb8777c3",[]],"tricks":[1,"d6","6b28ea00ae07b0eb8777c3",[]],"total":[30,"d6","6b28ea00ae07b0eb8777c3",[]]}}');
INSERT INTO "finished" VALUES('81dfac4616e824fe2ff207','jjZcLkP5RCRkl8dT2dhP_A','2026-09',1790000690,'wizard_fisher',4,'{"tallies":{"a0":[{"wizard_fisher":1},1,1,0,80,70,70,"81dfac4616e824fe2ff207",30,"81dfac4616e824fe2ff207",[[1,0,1],[2,0,1],[3,0,1]],1,1,0,0,0,0,[3,3,"81dfac4616e824fe2ff207",3,"81dfac4616e824fe2ff207",3,"81dfac4616e824fe2ff207"],[1,1,"81dfac4616e824fe2ff207",1,"81dfac4616e824fe2ff207",1,"81dfac4616e824fe2ff207"]],"b0":[{"wizard_fisher":1},1,0,0,0,0,0,"81dfac4616e824fe2ff207",30,"81dfac4616e824fe2ff207",[[1,0,1],[2,-1,1],[3,2,1]],1,0,0,0,0,0,[3,1,"81dfac4616e824fe2ff207",0,"",1,"81dfac4616e824fe2ff207"],[1,0,"",0,"",0,""]],"c0":[{"wizard_fisher":1},1,0,0,10,10,10,"81dfac4616e824fe2ff207",20,"81dfac4616e824fe2ff207",[[1,0,1],[2,0,1],[3,-3,1]],2,2,0,0,0,0,[3,2,"81dfac4616e824fe2ff207",0,"",2,"81dfac4616e824fe2ff207"],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":3,"c0":2},"bests":{"round":[30,"b0","81dfac4616e824fe2ff207",["a0"]],"tricks":[1,"b0","81dfac4616e824fe2ff207",["a0"]],"total":[70,"a0","81dfac4616e824fe2ff207",[]]}}');
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
	summary TEXT NOT NULL, circle_id VARCHAR REFERENCES circle (circle_id), deleted_at BIGINT, ruleset VARCHAR DEFAULT '' NOT NULL, over BOOLEAN DEFAULT 0 NOT NULL, edition INTEGER DEFAULT 0 NOT NULL, digest BIGINT DEFAULT 0 NOT NULL, player_generation INTEGER DEFAULT 1 NOT NULL, 
	PRIMARY KEY (game_id)
);
INSERT INTO "game" VALUES('0277df493450dc2265ee23',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[-6,10,11],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','jjZcLkP5RCRkl8dT2dhP_A',NULL,'ascenseur',1,0,2912632171,1);
INSERT INTO "game" VALUES('1eaa330219dd4ef495bbb6',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-9,13,1],"round":3,"rounds":3,"over":false,"winners":[]}','6fTzLD2Meivb8qAnBkxNrg',NULL,'nomination_whist',0,0,2537285053,1);
INSERT INTO "game" VALUES('2466d4d5f2bc8617047e61',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[3,11,11],"round":3,"rounds":3,"over":true,"winners":["Benedikt","Cleo"]}','jjZcLkP5RCRkl8dT2dhP_A',NULL,'oh_hell',1,0,3166565955,1);
INSERT INTO "game" VALUES('391283168bb33c5b3c5ed6',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[40,10,-20],"round":3,"rounds":3,"over":false,"winners":[]}','6fTzLD2Meivb8qAnBkxNrg',NULL,'quoicoupli',0,0,2362054236,1);
INSERT INTO "game" VALUES('4002f06fce5b19b5a68a36',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-30,-50,30],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','jjZcLkP5RCRkl8dT2dhP_A',NULL,'skull_king',1,0,2264324344,1);
INSERT INTO "game" VALUES('558398bb6020c290e21e7b',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[-10,60,-30],"round":3,"rounds":3,"over":false,"winners":[]}','6fTzLD2Meivb8qAnBkxNrg',NULL,'wizard_canadian',0,0,1132129154,1);
INSERT INTO "game" VALUES('6b28ea00ae07b0eb8777c3',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[-10,-40,0,30],"round":3,"rounds":3,"over":true,"winners":["Dan"]}','jjZcLkP5RCRkl8dT2dhP_A',NULL,'wizard_championship',1,0,1621567024,1);
INSERT INTO "game" VALUES('72060958e40d3fd0fc606b',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[50,-20,-20],"round":3,"rounds":3,"over":false,"winners":[]}','6fTzLD2Meivb8qAnBkxNrg',NULL,'wizard_club',0,0,2473625455,1);
INSERT INTO "game" VALUES('81dfac4616e824fe2ff207',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[70,0,10],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','jjZcLkP5RCRkl8dT2dhP_A',NULL,'wizard_fisher',1,0,4025860841,1);
INSERT INTO "game" VALUES('9e4065dc0298bd2bec15ba',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[-30,20,-20],"round":3,"rounds":3,"over":false,"winners":[]}','6fTzLD2Meivb8qAnBkxNrg',NULL,'wizard_gigamic',0,0,1048859265,1);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','74fbd31f229a47ed','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',1,'c8e5cbcb6d6c6028bb9ca175336ba664','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',2,'209723db35015e6b6fee2ad4ed9fb105','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',3,'15c396452f153c87c8c4c57c4f2b288c','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',4,'5646ac1c8e546ed8e7678cbe74724eca','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',5,'7c764154dcbfd2ad2c7ac8ca60a4c7df','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',6,'89ba44b84f3bfde60c896b4f04f6da42','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',7,'63eb1f0f507578b349625e524f328a82','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',8,'c42f536334a79a5e54ad14c2a9428351','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',9,'863e7b7e572f804fa8bfd564db7013cc','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',10,'27b1cab8ff72b55e06ff73e25153f750','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',11,'3216f2df0402800a1d52fed80999fa89','{"undoes":"27b1cab8ff72b55e06ff73e25153f750"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',12,'42fc4dec39a8ad26e7500a54675a0fc2','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',13,'746c1583e032adfbfc4f6fc83e12f886','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"c8e5cbcb6d6c6028bb9ca175336ba664"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',14,'323ccd3e7ae3b46869d743143a9616c8','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',15,'3868f2dd08595a2c0dede98fd2693364','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',16,'98d8c9754ba23136dbdf0183cf27f40f','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',17,'4b99b773c6e5e1191b66c82edd865a1e','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',18,'75b565d7c27df4e257ab5017df34e5af','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',19,'772ca1bd11885683f988874fb934f969','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',20,'7305fa3f0a34187874abaccc0d5f4f04','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',21,'48c1b04e58c676bf42191649dd0b57c9','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',22,'8b6dce91d06ff489038c95bb17463f5e','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',23,'16e0769b08881bf1529ef2c900914856','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('0277df493450dc2265ee23',24,'a9ceaf62fdecc792a805b49a4ac671e4','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',1,'d7a16165ed1671a9d0f4e81b959bed21','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',2,'d9204d77ea99b4683fb0b571bdac141c','{"cells":[[1,1,"b1","bid",2]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',3,'e2980d847a4b0a0d28440e4a9211443e','{"cells":[[1,1,"c1","bid",3]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',4,'391d06db60576051daebae6b48f26af2','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',5,'dfb55f31d84f46b1d4af56df36e901e8','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',6,'007cc969d35ff3e8379963724c0c324e','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',7,'98648e0368a6610767b51f6d6bebdaad','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',8,'59a7c3a7a2e85c18f376f79474e9c34f','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',9,'5ed9d7c8b9043ee5f8e111e07a03975e','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',10,'cd0ff6c102f6f8b3a5862006dc27d614','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',11,'c2141564b8ad38a471da5951d9b62024','{"undoes":"cd0ff6c102f6f8b3a5862006dc27d614"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',12,'01985f3dba0953c5071b2c3f4845aa59','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',13,'05e9276ae83d36f9642f492966f99bb3','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"d7a16165ed1671a9d0f4e81b959bed21"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',14,'37220274e522733e0dff1020c2fed84b','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',15,'e3d8545d2db05694081c5655b26e963d','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',16,'00c4e1e11d79b5faaf97c6c55d46d080','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',17,'02daa9df38ba73ad1a5c31b7e7dd8652','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',18,'3a73ab9d511b408a14b7d011f858bdf8','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1eaa330219dd4ef495bbb6',19,'7d5203763d15632f539fc786b6bc80ef','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',1,'504d6976208841ce42c4ca68c964a58c','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',2,'a90c48cef2715c02d79eb407fc47e3e4','{"cells":[[1,1,"b0","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',3,'cfff45186acf2fccd9ab7d1694bfa34a','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',4,'a7e53f8acc20bbd249a46126198c7eb4','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',5,'57bdcae6b0321227c99723e55375195c','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',6,'89f7265a67bc091defe902563513bd13','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',7,'9b7de74fa38ad98ad5a5cbf8423e355f','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',8,'2fee834e7953cebfe0f2f63e3b9d5bac','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',9,'f8e8e9e5b66307f0acfd9826a02e238e','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',10,'d41f8f6a368829ff66b033141511822a','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',11,'5c71d883797ca7e8c7becdd351416678','{"undoes":"d41f8f6a368829ff66b033141511822a"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',12,'b6f807c2c0b3d55cc38a8470ace7b7c9','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',13,'3602593e9dad376f88fb01ac7fe77bfe','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"504d6976208841ce42c4ca68c964a58c"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',14,'9670b8a65e4b48046ff83f24859fe97c','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',15,'290918ba2b35c356b7d43d7d24973010','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',16,'1175974fb19a880b3f7e4ad8c653091c','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',17,'eac2526422121cc8550cab5fa7d807b5','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',18,'1bda3b5fdbe0bb1e0364182853651eb4','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',19,'05d5b0b6a3219a9f572831fdedc2c48f','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',20,'8a62958b4b5e4da9ed3921adbf4a450b','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',21,'05d48c5c13a20db00b97d37cc6e0c5d4','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',22,'35ca8d6cdc8df3d34e63f47de7054563','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',23,'c129d5ce0ed224c79dea5f3ad981027b','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('2466d4d5f2bc8617047e61',24,'d7e1e90a856a8a1ec36c1282d63a9f30','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',1,'6c8f656771df92f6a93304c41adcd638','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',2,'0db3ef6b6e096dd34240cb1ad7c84e5b','{"cells":[[1,1,"b1","bid",2]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',3,'fa79496a8d0151f72709ddb11c523fd0','{"cells":[[1,1,"c1","bid",2]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',4,'bd6f829b4e53b42dbf9865685ad99096','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',5,'9468d88650836aea49d5b0e6c19d73bf','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',6,'755975b3cc5948a0f2070ed6817bc39e','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',7,'4fd9195d5c3567a9a6af5ae0d857acc7','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',8,'338a25412ab81331297d28225de390e2','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',9,'937a570daeb07987cadcc1c721286287','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',10,'2c9af87c0600c1822ad6047aef0871d0','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',11,'6dedb69c8e403fad6d58a5a5fce02549','{"undoes":"2c9af87c0600c1822ad6047aef0871d0"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',12,'52aabb19327ed2ce5a3eb9e9ed422a87','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',13,'890f2b1e484339c1b8698fd89dd22f5e','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"6c8f656771df92f6a93304c41adcd638"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',14,'d71519f8becad446909697dd7ead1faf','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',15,'fcda262556f072dbe9336b9560a75428','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',16,'68fc1299761ca4ccf28e462f3c999b1b','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',17,'c4da25ec2f09311f632d689a71fb8af1','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',18,'908b8a18e3c878efbc936f31bb97bc53','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('391283168bb33c5b3c5ed6',19,'4dac7e4f038b4e48c9f0842c65b97b44','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',1,'0eae086375d385d3569ec9f89ad4e636','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"key":"fourteen","points":10,"count":3},{"key":"black_fourteen","points":20,"count":1},{"key":"mermaid","points":20,"count":2},{"key":"pirate","points":30,"count":6,"one_trick":true},{"key":"skull_king","points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',2,'e76d0f84fa978be801f36f1e96bfbdbb','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',3,'fa15b29f780fddac1b4b8035d48188c2','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',4,'67b224cf9f9054dc7f95fe82c6a80699','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',5,'861d453a85ca10801b1f92bba3dde1ae','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',6,'4e8f82b5cbcc244521dd87681c369bf4','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',7,'c53c418f613833f145f670fb37dc35c6','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',8,'9dcc51c225b9bf1176d4282e36114085','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',9,'f36c2898ac0fd052369c7b559ef4a31e','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',10,'3486003204ff0eb362414e763cb1ee84','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',11,'dfa2826e637b3f1f910b4aae66d030a7','{"undoes":"3486003204ff0eb362414e763cb1ee84"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',12,'50b2e84a59045cda60af6f88e602bc84','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',13,'e852f657a12409761a1036b1c696b527','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"0eae086375d385d3569ec9f89ad4e636"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',14,'afd19205181910516a1a65d8daa82eed','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',15,'ca3814d65a7af25e4d2d1783a568c71c','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',16,'ca04d6415a2cc2f6e162994e60eae2c1','{"cells":[[2,2,"a0","bid",2]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',17,'2d4a55498b9b6b02ca67682958298cf0','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',18,'4a1ecf05c4d8dd4f874082ecd9b12919','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',19,'7a775cfdf6b36d00d6f2ee09acd69808','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',20,'d8e2814f45511046eea58513ac81763d','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',21,'ff2c1336708b9c055610692a99863605','{"cells":[[3,1,"b0","bid",3]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',22,'ef5c1a7e31739e0697d87f06fa15cb49','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',23,'0bbc78a27925614c9f809784174eae11','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('4002f06fce5b19b5a68a36',24,'30f223aebeb9e8d15882f856ceffccc2','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',1,'e450b80738800ef4c635756a89a001ee','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',2,'6106da197dec73153c651156d69a57a3','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',3,'502f8fd3dc76d938c156d78df991de9c','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',4,'150a861e43409cddf543b93944256cd7','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',5,'85bdab27eb7e23bbaae456e6b05f87aa','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',6,'4898020e16622272b17661f649258136','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',7,'8b73aa93d1a71362eb7a4f6e2e1436cf','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',8,'168ee293a99393bff22debba96770eb7','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',9,'47fa7326c7fbc5763a982f96e15234e8','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',10,'91b0a7ed4b8d457d4060d05f139be24a','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',11,'cf2e829e6e6c1dac6df697866d5867db','{"undoes":"91b0a7ed4b8d457d4060d05f139be24a"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',12,'f68938f51461224edd5cc559fdcdd835','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',13,'4614ccf1666a1226d980ec962ba6ade8','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"e450b80738800ef4c635756a89a001ee"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',14,'c8eb046dacdf085a9b988dbf547ee6c7','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',15,'5833f01c45caad8eba26899b24b01b53','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',16,'8275ea2c534059ea7f74c372b7a4a4de','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',17,'b4e8cde3533f51f34142c8a0540c1628','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',18,'2abab82350471c5a9ad4555e35fd3d30','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('558398bb6020c290e21e7b',19,'a098601051a5c30a4d1c4d034f620f80','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',1,'15f5614a3de91929442f459099eb1649','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',2,'9a61314f341addb7867deee755b0d6b8','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',3,'23709b81dc26b9c77303b40133ed3833','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',4,'755e8546d16662eebf6b054d69c2a82d','{"cells":[[1,1,"d6","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',5,'65262b8b8f99be587af5512225286744','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',6,'5d63f786567017d9bddf4e6234c99613','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',7,'225adf636d3ec146309e97189db036d7','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',8,'bac3a1babf74da337c372b67560b5d06','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',9,'26b84b24df699700a87a70f79a5de209','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',10,'3679bf21ce2f7a237a71abf5b8f19209','{"cells":[[2,1,"d6","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',11,'f07138ee9b35390a140523a39dc7cd94','{"undoes":"3679bf21ce2f7a237a71abf5b8f19209"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',12,'659b38f3c1ace9a8063b5d70ded61cab','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',13,'b009642e4c4d2fc07ddf682d1c9e0bb1','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"15f5614a3de91929442f459099eb1649"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',14,'518a08f1925351cec772ddbcc69d488e','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',15,'9f639c2e529647c8102d626f186711ba','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',16,'635bc458c7b8e301216c35e39ad55a3e','{"cells":[[2,2,"d6","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',17,'20d56b13245a88c00850d6159535e26e','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',18,'b62ac0fbc039b7d00d0e9d8cd2e6128f','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',19,'311225db62fab63eb8c310885ea47da7','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',20,'8aea71a434e5992fc80c623ddaee1e8c','{"cells":[[2,2,"d6","tricks",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',21,'44946fd6b272b6523d253f6e89f6abd9','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',22,'2a498a2781fcd23cdad0136a8de25340','{"cells":[[3,1,"d6","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',23,'b55f56c4ef61179a81acb839860667e8','{"cells":[[3,1,"a0","bid",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',24,'a051228896a7bf21124cf0d1c4cf89e3','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',25,'240fa95bc5ebdcd680faac20c2784de0','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',26,'baa6dcc7d53a826d842e2f66b724b334','{"cells":[[3,1,"d6","tricks",1]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',27,'f76c2c320075632138bb2cac60725e90','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('6b28ea00ae07b0eb8777c3',28,'f65e166bebbb90a62a282b081e31a347','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',1,'da0f3e9273af732252c473a10661e58d','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',2,'8c7574cf28f4f9477165dd442d213cbe','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',3,'d67f984972527907cfd248a1805053ae','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',4,'f6566738021c7ef1205ea7e27ffc0680','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',5,'796d30d71d4787332e2607d116961b78','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',6,'9daf3e0bdb6d36f70d7138a984119035','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',7,'b1d37f69113bcce2efcd1d31f11d1cc2','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',8,'d72bc4a107ebc3f2df98456f23ee5417','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',9,'f79c0b902450062e0ac33641acf3577a','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',10,'48f8c3fb6c269a7cb7b64c7f52216e8a','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',11,'f41850a3db97d2e8afd50f3cafda7bb3','{"undoes":"48f8c3fb6c269a7cb7b64c7f52216e8a"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',12,'2b7e618e4e85f5781e506662d6401e91','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',13,'8760e410854e5225969de5ca0b6c69a6','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"da0f3e9273af732252c473a10661e58d"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',14,'b2f731e21f39d2c2cb5e35b0a9249de5','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',15,'7dad7ddba92bef4839ef64d4d537fac2','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',16,'780439a30d0842ae19e0b38f8fe622a4','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',17,'dc33b6898c600a650a900468b0e55adf','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',18,'e226576b114204ce9155a2a567e61f80','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('72060958e40d3fd0fc606b',19,'d5c4fbf547d6af09024f96e95d18ef47','{"cells":[[2,2,"a1","tricks",2]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',1,'f70e4af5f12f4b5b69c5cbd115774f1c','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',2,'c57c5a17b733de6487e6daed6e18c489','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',3,'97170d6430d028531ef14e477803e726','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',4,'315f9365734a80030a300f067755efb2','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',5,'0ef2a2c97291d0dbe5e9fd5c7d128d4e','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',6,'2467c4d4ed44d486655d695d652746b2','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',7,'3d4598bb296bce51bffe4c48d6ae6c8a','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',8,'bd7dc0a7411b5131030ac78ce417cbba','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',9,'436c6cfc7f532f32a015a4508d865d0a','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',10,'d0a6714e4a0f6f6f8aeefaef2b69f7a7','{"cells":[[2,1,"c0","tricks",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',11,'4666dc0ba6f7b7f61245dcbd721aeb05','{"undoes":"d0a6714e4a0f6f6f8aeefaef2b69f7a7"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',12,'56a8066f71c6c8caccfbe53a0d0e0256','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',13,'d299f048ff13c1fed908216449b377cc','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"f70e4af5f12f4b5b69c5cbd115774f1c"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',14,'ada1b94d3d40a3f1583178de1f0b57df','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',15,'38cf997898296decbc0bc067ae0f3198','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',16,'789f4d9cf3580d5c0ebe2038ead45857','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',17,'b2a9d3b91b94dba1b781d340a35d2e96','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',18,'b741b149df9ee904d4408328667dc495','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',19,'c398a5c5ef4e0884b685615a6180d39c','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',20,'bfde7880081711d5cfe85bfe066c1535','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',21,'3c4a5b8acd86c55c452c2535bef7865f','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',22,'0944b3860acb51a0219f2b27605ce66b','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',23,'b2da77b6de6aa852f31e84819c608df8','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('81dfac4616e824fe2ff207',24,'ce01997ec6ab6a0ce9afda4124550dbf','{"cells":[[3,1,"b0","tricks",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',1,'602f9b4dcf7391891e82553f3c0ce88f','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',2,'63b880155bd8588cfc54b47bf00cf759','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',3,'4c0b92b1c2be497a6a3c53cd4b222906','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',4,'b1fd691ceac1250261f9e53fd1c6b80e','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',5,'a54328dd678fc1e0c1b2b1b02fd3f6c8','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',6,'08ba10be95373b47da963eeda54489d5','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',7,'1c809195d12eae0622f58add4a7b33fc','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',8,'5dfd4b346e21d62ed1539460195e43cc','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',9,'32c85336a68e9504b8bbb3961481458f','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',10,'8a3801bbb02df85a27c93b811c612b9f','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',11,'3091f81662a51713060395e754c3814b','{"undoes":"8a3801bbb02df85a27c93b811c612b9f"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',12,'a677fc0b0f5b38b6066fab2db6e3cf9e','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',13,'56a44eba0dc443c1aaf8adc54aaf86cb','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"602f9b4dcf7391891e82553f3c0ce88f"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',14,'ee16fb87c55627a53d42a3243b425e5e','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',15,'300d6686b704655fde5c15a2affa0e82','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',16,'31eb57266c8ed9b01b6e90c035331e80','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',17,'b1e46a9add0cdc1b099e15d5cb4ac7a5','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',18,'61cfd11f23571cf8a049fb0d922fdce1','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('9e4065dc0298bd2bec15ba',19,'5277a6f9043e733b7849eb7a21cb94b8','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('jjZcLkP5RCRkl8dT2dhP_A','2026-09',5);
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
INSERT INTO "person" VALUES('6fTzLD2Meivb8qAnBkxNrg','a1','Anna',0,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('6fTzLD2Meivb8qAnBkxNrg','b1','Ben',1,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('6fTzLD2Meivb8qAnBkxNrg','c1','Cleo',2,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('jjZcLkP5RCRkl8dT2dhP_A','a0','Anna',0,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('jjZcLkP5RCRkl8dT2dhP_A','b0','Ben',1,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('jjZcLkP5RCRkl8dT2dhP_A','c0','Cleo',2,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('jjZcLkP5RCRkl8dT2dhP_A','d6','Dan',3,0,NULL,1790518400,NULL,NULL);
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
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','a0',1790000000,'0277df493450dc2265ee23');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','b0',1790000000,'0277df493450dc2265ee23');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','c0',1790000000,'0277df493450dc2265ee23');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','a1',1790086400,'1eaa330219dd4ef495bbb6');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','b1',1790086400,'1eaa330219dd4ef495bbb6');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','c1',1790086400,'1eaa330219dd4ef495bbb6');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','a0',1790172800,'2466d4d5f2bc8617047e61');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','b0',1790172800,'2466d4d5f2bc8617047e61');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','c0',1790172800,'2466d4d5f2bc8617047e61');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','a1',1790259200,'391283168bb33c5b3c5ed6');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','b1',1790259200,'391283168bb33c5b3c5ed6');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','c1',1790259200,'391283168bb33c5b3c5ed6');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','a0',1790345600,'4002f06fce5b19b5a68a36');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','b0',1790345600,'4002f06fce5b19b5a68a36');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','c0',1790345600,'4002f06fce5b19b5a68a36');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','a1',1790432000,'558398bb6020c290e21e7b');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','b1',1790432000,'558398bb6020c290e21e7b');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','c1',1790432000,'558398bb6020c290e21e7b');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','a0',1790518400,'6b28ea00ae07b0eb8777c3');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','b0',1790518400,'6b28ea00ae07b0eb8777c3');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','c0',1790518400,'6b28ea00ae07b0eb8777c3');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','d6',1790518400,'6b28ea00ae07b0eb8777c3');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','a1',1790604800,'72060958e40d3fd0fc606b');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','b1',1790604800,'72060958e40d3fd0fc606b');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','c1',1790604800,'72060958e40d3fd0fc606b');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','a0',1790691200,'81dfac4616e824fe2ff207');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','b0',1790691200,'81dfac4616e824fe2ff207');
INSERT INTO "played_in" VALUES('jjZcLkP5RCRkl8dT2dhP_A','c0',1790691200,'81dfac4616e824fe2ff207');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','a1',1790777600,'9e4065dc0298bd2bec15ba');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','b1',1790777600,'9e4065dc0298bd2bec15ba');
INSERT INTO "played_in" VALUES('6fTzLD2Meivb8qAnBkxNrg','c1',1790777600,'9e4065dc0298bd2bec15ba');
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
