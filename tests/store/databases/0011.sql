BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, asks_who BOOLEAN DEFAULT 0 NOT NULL, deleted_at BIGINT, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('BB3fxCPNE6k45OW0i739oA','',1790000000,1,0,NULL);
INSERT INTO "circle" VALUES('7cLPAq8BDcAPd_KIjnHhAg','',1790086400,1,0,NULL);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','7cLPAq8BDcAPd_KIjnHhAg',1,1790086400,'',1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','BB3fxCPNE6k45OW0i739oA',1,1790000000,'',1790000000);
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
INSERT INTO "device_game" VALUES('0b04b4e15f4c4bb08aa0fd','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000,'');
INSERT INTO "device_game" VALUES('170fa029c1f09d3b0f8f7f','3fc4ccfe745870e2c0d99f71f30ff065','player',1,1790000000,'a1');
INSERT INTO "device_game" VALUES('170fa029c1f09d3b0f8f7f','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000,'');
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
INSERT INTO "finished" VALUES('0b04b4e15f4c4bb08aa0fd','BB3fxCPNE6k45OW0i739oA','2026-09',1790000690,'ascenseur',4,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,4,-6,-6,"0b04b4e15f4c4bb08aa0fd",2,"0b04b4e15f4c4bb08aa0fd",[[2,-1,1,2,1],[1,1,1]],2,0,1,0,2,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,1,0,11,11,11,"0b04b4e15f4c4bb08aa0fd",10,"0b04b4e15f4c4bb08aa0fd",[[2,1,1,-2,1],[1,0,1]],2,1,1,1,2,0,[3,0,"",0,"",1,"0b04b4e15f4c4bb08aa0fd"],[1,1,"0b04b4e15f4c4bb08aa0fd",1,"0b04b4e15f4c4bb08aa0fd",1,"0b04b4e15f4c4bb08aa0fd"]],"c0":[{"ascenseur":1},1,0,0,10,10,10,"0b04b4e15f4c4bb08aa0fd",10,"0b04b4e15f4c4bb08aa0fd",[[2,-1,2],[1,0,1]],1,1,1,0,2,1,[3,0,"",0,"",1,"0b04b4e15f4c4bb08aa0fd"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[10,"b0","0b04b4e15f4c4bb08aa0fd",["c0"]],"total":[11,"b0","0b04b4e15f4c4bb08aa0fd",[]]}}');
INSERT INTO "finished" VALUES('281060e3cd793e25f1785c','BB3fxCPNE6k45OW0i739oA','2026-09',1790000690,'oh_hell',4,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,11,1,1,"281060e3cd793e25f1785c",11,"281060e3cd793e25f1785c",[[2,-2,1,-1,1],[1,0,1]],0,0,1,0,1,0,[3,0,"",0,"",1,"281060e3cd793e25f1785c"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,1,0,14,14,14,"281060e3cd793e25f1785c",10,"281060e3cd793e25f1785c",[[2,1,1,2,1],[1,0,1]],2,1,0,0,2,0,[3,0,"",0,"",1,"281060e3cd793e25f1785c"],[1,1,"281060e3cd793e25f1785c",1,"281060e3cd793e25f1785c",1,"281060e3cd793e25f1785c"]],"c0":[{"oh_hell":1},1,0,0,0,0,0,"281060e3cd793e25f1785c",0,"281060e3cd793e25f1785c",[[2,-1,1,-2,1],[1,-1,1]],0,0,1,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[11,"a0","281060e3cd793e25f1785c",[]],"tricks":[1,"a0","281060e3cd793e25f1785c",[]],"total":[14,"b0","281060e3cd793e25f1785c",[]]}}');
INSERT INTO "finished" VALUES('4569d349dc98977fc97d2d','BB3fxCPNE6k45OW0i739oA','2026-09',1790000690,'skull_king',4,'{"tallies":{"a0":[{"skull_king":1},1,0,0,-30,-40,-40,"4569d349dc98977fc97d2d",10,"4569d349dc98977fc97d2d",[[1,0,1],[2,-1,1],[3,2,1]],2,1,0,0,0,0,[3,1,"4569d349dc98977fc97d2d",0,"",1,"4569d349dc98977fc97d2d"],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,1,0,0,0,0,"4569d349dc98977fc97d2d",20,"4569d349dc98977fc97d2d",[[1,1,1],[2,-1,1],[3,0,1]],1,0,0,0,0,0,[3,0,"",1,"4569d349dc98977fc97d2d",1,"4569d349dc98977fc97d2d"],[1,1,"4569d349dc98977fc97d2d",1,"4569d349dc98977fc97d2d",1,"4569d349dc98977fc97d2d"]],"c0":[{"skull_king":1},1,0,0,-50,-50,-50,"4569d349dc98977fc97d2d",-10,"4569d349dc98977fc97d2d",[[1,-1,1],[2,1,1],[3,-3,1]],0,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[20,"b0","4569d349dc98977fc97d2d",[]],"tricks":[1,"b0","4569d349dc98977fc97d2d",[]],"total":[0,"b0","4569d349dc98977fc97d2d",[]]}}');
INSERT INTO "finished" VALUES('68ea88b1bb81bcb31a24a9','BB3fxCPNE6k45OW0i739oA','2026-09',1790000810,'wizard_championship',4,'{"tallies":{"a0":[{"wizard_championship":1},1,1,0,60,50,50,"68ea88b1bb81bcb31a24a9",40,"68ea88b1bb81bcb31a24a9",[[1,-1,1],[2,0,1],[3,0,1]],0,0,0,0,1,1,[3,0,"",2,"68ea88b1bb81bcb31a24a9",2,"68ea88b1bb81bcb31a24a9"],[1,1,"68ea88b1bb81bcb31a24a9",1,"68ea88b1bb81bcb31a24a9",1,"68ea88b1bb81bcb31a24a9"]],"b0":[{"wizard_championship":1},1,0,0,-50,-50,-50,"68ea88b1bb81bcb31a24a9",-10,"68ea88b1bb81bcb31a24a9",[[1,1,1],[2,-2,1],[3,-2,1]],1,0,1,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"wizard_championship":1},1,0,0,-20,-20,-20,"68ea88b1bb81bcb31a24a9",20,"68ea88b1bb81bcb31a24a9",[[1,0,1],[2,1,1],[3,-3,1]],2,1,0,0,1,0,[3,1,"68ea88b1bb81bcb31a24a9",0,"",1,"68ea88b1bb81bcb31a24a9"],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,0,0,10,10,10,"68ea88b1bb81bcb31a24a9",20,"68ea88b1bb81bcb31a24a9",[[1,0,1],[2,0,1],[3,-3,1]],2,2,0,0,1,1,[3,2,"68ea88b1bb81bcb31a24a9",0,"",2,"68ea88b1bb81bcb31a24a9"],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":4,"c0":3,"d6":2},"bests":{"round":[40,"a0","68ea88b1bb81bcb31a24a9",[]],"tricks":[2,"a0","68ea88b1bb81bcb31a24a9",[]],"total":[50,"a0","68ea88b1bb81bcb31a24a9",[]]}}');
INSERT INTO "finished" VALUES('8178782d7c3d84d39aa436','BB3fxCPNE6k45OW0i739oA','2026-09',1790000690,'wizard_fisher',4,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,0,-10,-10,"8178782d7c3d84d39aa436",30,"8178782d7c3d84d39aa436",[[1,0,1],[2,-2,1],[3,-1,1]],0,0,0,0,0,0,[3,1,"8178782d7c3d84d39aa436",0,"",1,"8178782d7c3d84d39aa436"],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,1,0,30,30,30,"8178782d7c3d84d39aa436",50,"8178782d7c3d84d39aa436",[[1,-1,1],[2,-1,1],[3,0,1]],0,0,0,0,0,0,[3,0,"",1,"8178782d7c3d84d39aa436",1,"8178782d7c3d84d39aa436"],[1,1,"8178782d7c3d84d39aa436",1,"8178782d7c3d84d39aa436",1,"8178782d7c3d84d39aa436"]],"c0":[{"wizard_fisher":1},1,0,0,-20,-20,-20,"8178782d7c3d84d39aa436",20,"8178782d7c3d84d39aa436",[[1,0,1],[2,2,1],[3,-2,1]],2,1,0,0,0,0,[3,1,"8178782d7c3d84d39aa436",0,"",1,"8178782d7c3d84d39aa436"],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[50,"b0","8178782d7c3d84d39aa436",[]],"tricks":[3,"b0","8178782d7c3d84d39aa436",[]],"total":[30,"b0","8178782d7c3d84d39aa436",[]]}}');
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
INSERT INTO "game" VALUES('0b04b4e15f4c4bb08aa0fd',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[-6,11,10],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','BB3fxCPNE6k45OW0i739oA',NULL,'ascenseur',1,0,832306538,1);
INSERT INTO "game" VALUES('170fa029c1f09d3b0f8f7f',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-10,3,2],"round":3,"rounds":3,"over":false,"winners":[]}','7cLPAq8BDcAPd_KIjnHhAg',NULL,'nomination_whist',0,0,189364215,1);
INSERT INTO "game" VALUES('281060e3cd793e25f1785c',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[1,14,0],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','BB3fxCPNE6k45OW0i739oA',NULL,'oh_hell',1,0,546850674,1);
INSERT INTO "game" VALUES('3609c51777b20da2a59f87',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[40,-20,-20],"round":3,"rounds":3,"over":false,"winners":[]}','7cLPAq8BDcAPd_KIjnHhAg',NULL,'quoicoupli',0,0,3118963972,1);
INSERT INTO "game" VALUES('4569d349dc98977fc97d2d',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-40,0,-50],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','BB3fxCPNE6k45OW0i739oA',NULL,'skull_king',1,0,3664952765,1);
INSERT INTO "game" VALUES('5e3ded91077fc3f770cd92',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[0,-20,0],"round":3,"rounds":3,"over":false,"winners":[]}','7cLPAq8BDcAPd_KIjnHhAg',NULL,'wizard_canadian',0,0,1066396255,1);
INSERT INTO "game" VALUES('68ea88b1bb81bcb31a24a9',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[50,-50,-20,10],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','BB3fxCPNE6k45OW0i739oA',NULL,'wizard_championship',1,0,3189505225,1);
INSERT INTO "game" VALUES('789d5362faad03a4027ea6',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[0,10,20],"round":3,"rounds":3,"over":false,"winners":[]}','7cLPAq8BDcAPd_KIjnHhAg',NULL,'wizard_club',0,0,2009709398,1);
INSERT INTO "game" VALUES('8178782d7c3d84d39aa436',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-10,30,-20],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','BB3fxCPNE6k45OW0i739oA',NULL,'wizard_fisher',1,0,3350725327,1);
INSERT INTO "game" VALUES('9fea7c03f65ee69d78c4d3',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[-10,10,-30],"round":3,"rounds":3,"over":false,"winners":[]}','7cLPAq8BDcAPd_KIjnHhAg',NULL,'wizard_gigamic',0,0,995990126,1);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','b6e363c04d2c2543','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',1,'7552407a704bd56b14ccea503ec6aad7','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',2,'1ae6fa665931873c4f6197116d7802ed','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',3,'2bdd92e09ebc25dbae1bc70a74fcfec5','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',4,'3ab221964d136c36065278de593599ab','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',5,'a13e30756f35653e18b4966ac9bafe37','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',6,'02e8ce20bf908e9811b7bb89b8f2ebc1','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',7,'6b9b297939f49f1449285686d972f4b5','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',8,'9677c1c1cef13992b9d38fd8ed6e7e03','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',9,'161aeac76dc928a1490f3540f4274782','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',10,'bfa400d5c8dc5925ad6bc470bac09fc3','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',11,'9d87c3747340c125ec18188244bd982f','{"undoes":"bfa400d5c8dc5925ad6bc470bac09fc3"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',12,'c51640cfef6b896d4cb218c05e401d67','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',13,'7be66dd652b9daff512301b4a1be52b9','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"7552407a704bd56b14ccea503ec6aad7"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',14,'9a188607b45cf13a2aa1c40208356b48','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',15,'b70a61bb1017a493b4ec0e31d21c9a92','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',16,'861c9546a0ac06b6e307893637f1a253','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',17,'fad464544761bab08744977ac5376685','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',18,'8fdd386afffa163afa599b787aaea4ef','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',19,'449c3ba4cb32e595527dcf1b8ee6acdf','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',20,'f0c1fcd962347b41ab50d0876c755a32','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',21,'b7cee4affe26fa78466ebf87efd26f1b','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',22,'da801340c733b63867829601e60ac72a','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',23,'fd2709ae0bf86a32edc530778edb4d4c','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('0b04b4e15f4c4bb08aa0fd',24,'61ba85849604f6d7bd360782cb72c1ec','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',1,'de5447bbed9c14bf58b8c352eb130984','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',2,'2faf0bf095bd53e8bdeae7f37becd5b5','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',3,'ce3be32b047a27f335ca8e773a035928','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',4,'abe246e63fcc77241bdcbb285a1c9ae6','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',5,'aad83ba6286fd96214626e3e5c15dcce','{"cells":[[1,1,"b1","tricks",2]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',6,'32ba19394641cd5e47787faa0b582f60','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',7,'ac7e334af419b1daa3278f00c0347ec7','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',8,'f5341f8ed777a526c530558e3c352ddd','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',9,'12b3b275f411cd018f23e23318e40a1e','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',10,'6270516e3ab34ffe03f3de8961ca8873','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',11,'b0d5329eeb30e9f0758e641b13530aec','{"undoes":"6270516e3ab34ffe03f3de8961ca8873"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',12,'8783bab6c14072a77c635e58da82c3cf','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',13,'2fa31ccfa812d953fb7e64f34c495c1d','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"de5447bbed9c14bf58b8c352eb130984"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',14,'ad86e3ee18872337658368f8ea18246a','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',15,'f64767b80116d2b7b6698c37e52faa3a','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',16,'1aa4fd1f1d0a898c5c968e35926370ed','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',17,'d393ed67d8720715e6fb8e54daf74675','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',18,'b1fcd9b01e60d1202aaa32c3dd9141e5','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('170fa029c1f09d3b0f8f7f',19,'2255c8e21295230507a90000acc78918','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',1,'752d680adfacb9a5de9d7644a4d8448b','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',2,'939f19860c8a9dc02cb794a3bc4fda4b','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',3,'8affdede1f58e6275b2956a2429f202f','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',4,'05a1db2fd4c68a00000c8680e241a96d','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',5,'bf2b808cfcd153bfcbcc849d105bcac9','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',6,'f7845a16705ec8c0b11cb96679858b3d','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',7,'3b38f7a6bd2ae365f8a7b5fb705830e2','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',8,'aeffe0c18de51137f28b3980ec229827','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',9,'078e40c01ab8decc39c74ce74f2d79d5','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',10,'669275c82ecd327006f9961748641109','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',11,'8f81ca289c7b009102267d5eba555f66','{"undoes":"669275c82ecd327006f9961748641109"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',12,'981b72dba423c7d1c7adb945ff501051','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',13,'f1a77ae5786e89966398c320fac77109','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"752d680adfacb9a5de9d7644a4d8448b"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',14,'20a3e77d2e3af95adcf917d38b608850','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',15,'d26fdf166350c06cda5ea8da3a7953f7','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',16,'0208f1e6d340108563de415923427374','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',17,'dfbf2356c56ec97f5af85602da0d6d1d','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',18,'10e43ac76e05436effae1dde457ed3c2','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',19,'ba4dd10cd9b6aa1c5634a39f3785865e','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',20,'650a7a4498b80ada5e4526b45f9889ca','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',21,'821ea5ad3faa3eb0b777c76da2f7bc2f','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',22,'60058df0c4db2703cb6a7f1b5c7c556d','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',23,'b8d8ba9d2d7b506fa7ed2cb28497a27d','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('281060e3cd793e25f1785c',24,'247298abf544f706f06c44c908771a6b','{"cells":[[3,1,"b0","tricks",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',1,'b8fa0a47b90105b67646b70a18bb5ffe','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',2,'96224d9dd28397300f74fbb5662d937c','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',3,'d8f6c60138301121c17a8f3041b0659f','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',4,'816107b2d4a50153c5ac00e6439ea510','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',5,'e953a41deb9813731e44d0e26f5ad4be','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',6,'f784a7f90c7b7563c6c9c18951fd3e12','{"cells":[[1,1,"c1","tricks",2]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',7,'3327bda2c64cc74e94f73c56e48d1cb3','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',8,'f7793c7b569a9ea0e4c75cb0e13283cb','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',9,'097f9b285821d97a96fd9915266f2ba2','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',10,'6d5fd18cffbdbc3c5108d1666cb26365','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',11,'6f16d8d0618dbd3a190a8ed03d178c78','{"undoes":"6d5fd18cffbdbc3c5108d1666cb26365"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',12,'28f50e9698cca737bca32341c6378a3b','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',13,'617b8dd0ce525425535387f72ffc0c2d','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"b8fa0a47b90105b67646b70a18bb5ffe"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',14,'f956cd9b64d5f214f576450935e39de5','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',15,'ca21f82b6fbe62629c42a3e6829fc275','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',16,'e5e3ac352d43bbfdd8a88349312e1b94','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',17,'44b7a4da0e5425f6c9cc156cf2a2bbf5','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',18,'80211fe0b29427f79bfaad5e6ce29603','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('3609c51777b20da2a59f87',19,'587eeb9ef419dbb030a726c28c408e3c','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',1,'b80ab88b56708fe24ba8c45df136186f','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"key":"fourteen","points":10,"count":3},{"key":"black_fourteen","points":20,"count":1},{"key":"mermaid","points":20,"count":2},{"key":"pirate","points":30,"count":6,"one_trick":true},{"key":"skull_king","points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',2,'6fac76fd02df9b326aa14e816e6063f6','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',3,'3c46dd02f8a849cf9de9dd0adeefd10c','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',4,'69a9d73fa837edeb726f6f7c5c5a4747','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',5,'ac543414d4860bf6b60c5594bec4e47f','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',6,'c6f305995e8f2e41055a1f957b8bc062','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',7,'2053326df079504b8e5a062a525e859f','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',8,'0bfdf5054db36ea843e1813efd79fffb','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',9,'7b7fb57905cb5b1030f2a6d8a1e3b174','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',10,'292275d85bd5346d63794bdf91d5a72a','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',11,'4b60613f560c55caad38931eb465a7c6','{"undoes":"292275d85bd5346d63794bdf91d5a72a"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',12,'897df60377a82bdd64dc86e2ae809581','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',13,'cb3979fd4a1d2909d29086d0b7eed202','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"b80ab88b56708fe24ba8c45df136186f"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',14,'4e3bc83857cfad86c82897d886e802c7','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',15,'46ce7a09ad0559904e0b129f065ce43f','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',16,'e7c5adc6eff7748d6f636d25767f4ff7','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',17,'9e96006e104302ca43f8092d3c99f8a8','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',18,'6bae1e344d0cd168c42458629ca58661','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',19,'e685e895ecdbe68ec8a98ef81a1c0b17','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',20,'e248fdd729f3bed11eb5dad32c069c64','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',21,'3b2bfcfbb5b08e87f08616b9e07bbfb2','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',22,'ceab21c9106439426083e04bf205d07a','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',23,'b485b82f907203bc49627583111cb3c3','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('4569d349dc98977fc97d2d',24,'46cd477848b64c11750aa9ccec4e33b2','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',1,'adcec963f326358bd0b1fb1d38f244f6','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',2,'7c11ff600888ed0c4854c80cc6b2e354','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',3,'7a05f7685f4e9b93067cb689fa05f98e','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',4,'48de8d42bf0d2f3addaa0e39188b9a19','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',5,'7a555612d6e5998b36c47b596acb6827','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',6,'e7942f551f7d92130506ec4280ed5e21','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',7,'ce383209729c7da7beaa714382492a20','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',8,'0540ca4f12f60ac20d19dd8a8acda12d','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',9,'1413c70b84de9f8e3ac3472661dd00b3','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',10,'1d2fb37d53c03c2995bc61a424392039','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',11,'2e8d20aef2c2825218ece9233f967b4d','{"undoes":"1d2fb37d53c03c2995bc61a424392039"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',12,'e4b7ea45d4125c35457570e4386c0865','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',13,'84e93f77789d58d0e08f49011149ac53','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"adcec963f326358bd0b1fb1d38f244f6"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',14,'d8957bf6ea0da820b736160484c0541f','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',15,'be9c900595f40df638ef0b7ecd3805e5','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',16,'268d276bd0d02dee1e330ef73c141983','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',17,'eaa0973fbf9c2f8c82ba6f7d9955634d','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',18,'d3c2ce5956ad2785a4eb0b0fe031f3ad','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('5e3ded91077fc3f770cd92',19,'9256da981f562f3d4eff8d297e1fb6d0','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',1,'d0d1400a8aa478cddcb0b3c02fa3c4bf','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',2,'51cd40239eb0b667ff5a17ef5637301e','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',3,'34a0d7da444e73e88fccaf75659889b2','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',4,'6c4919eb5b9ff8f26cb1555c031e33f3','{"cells":[[1,1,"d6","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',5,'d8d47dbc1a93cfef1f81bdf0e9718c20','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',6,'b08006bbeb37bca74339ea3b4a2d9ef1','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',7,'5db0c4cbff6315ce5d519e24659bcf2b','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',8,'50d0bbe7544aaa754e0ab55b640abc00','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',9,'96658670b9ade83f9b3c65b37d71dc94','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',10,'c5f28f009a9832b9e05809c702266094','{"cells":[[2,1,"d6","bid",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',11,'b0af8c00ce31b0a2537c53834ca51ce3','{"undoes":"c5f28f009a9832b9e05809c702266094"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',12,'a7ebb95d1ca25fa9debff27f9ac126e7','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',13,'3bc0a3890ec35717e487b1757d1f508b','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"d0d1400a8aa478cddcb0b3c02fa3c4bf"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',14,'5890198db42c6c3ccc79cb7662613eee','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',15,'96a3e34c295fba2721bcdc39854fb8ad','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',16,'9966ff92088191e33300d2a26a00dfea','{"cells":[[2,2,"d6","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',17,'f8eb9982e26e5e40c1c24da2134b28ca','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',18,'bf747405ed845dd7b57ca05f03c789be','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',19,'eda7d378d468f263839b3a3cb45e1c52','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',20,'09c85c6e25d9a2414dcbe3e53d22274b','{"cells":[[2,2,"d6","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',21,'2af6709e2dea961af8560952e8bbdade','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',22,'60d21a459e41a9a6fe1724e69fa8d3df','{"cells":[[3,1,"d6","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',23,'ae0ccad00ef28e2012ba479e4972b269','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',24,'f9528771d5b173f7bce15de5f64e70a1','{"cells":[[3,1,"b0","bid",3]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',25,'debdad17b4bb8195693c95d0258c1d4b','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',26,'357c9649aa5bb5982b3c5b4e41c8301e','{"cells":[[3,1,"d6","tricks",0]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',27,'9e0fcfd563837c67d8730a1cc4d6b9a8','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('68ea88b1bb81bcb31a24a9',28,'5a0804bd22610743c122b80ed234f965','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',1,'db52289f06bdaffb620475cfc97c4f74','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',2,'2c940074aea769ca9a1e1b3e6f7123f5','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',3,'148eac1e2b4d270aaff31eb15cc98c11','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',4,'f99c93e779ecae1c915984a6a43642c8','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',5,'6f7979dfb2a62520ecd00c1dfd9dcba6','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',6,'665e99953200d334086df45cac9edff6','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',7,'8a2653011a7f1d8bd98482ce7dbcae01','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',8,'73cc21619c01e05609c5b3d65a18ea3c','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',9,'56385ee6d0c123830cb08df813aa32a4','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',10,'19dd17c973de0a21bce3a0d598707899','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',11,'c092b128c2113cebf492b98446ec3bae','{"undoes":"19dd17c973de0a21bce3a0d598707899"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',12,'20c63eb9884e46e04942a0a47c8ef135','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',13,'51b48db5a1643f6c2e0354d16193669e','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"db52289f06bdaffb620475cfc97c4f74"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',14,'b43cb4003219602640ddb8b8b89c822b','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',15,'bdb7505b7416e75927a11602b8fa9819','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',16,'6483fe21aa252ce4816c7bd5a7314fe6','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',17,'dccdc9fa91b2a3de609ae0aabaa35f75','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',18,'4defcbfa9e4cb05dbd76de2310da96d1','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('789d5362faad03a4027ea6',19,'c867aa53a0ef50d9a2a345f5e6857f76','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',1,'fa3a4965f6ecd0a8770c87c123310b37','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',2,'65c3fc3db69b23ef721c174859829917','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',3,'752dae8032950184f91d38ac03a03c64','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',4,'98495beefb8452ed88cb02a3db5c9ad1','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',5,'78c93b468d7b12a29750c2eef0c6d52b','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',6,'ee4fbfa5714cb63636505de86c9f668c','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',7,'683bb9daaf0f5b1a5037d111ba0da0cf','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',8,'c90ffb55b34e1a43c3acc1954e6dea09','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',9,'fe96eb85d0e702b15423b7d8fa998324','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',10,'d8e8b73123d10d70cb12be8b1c994d56','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',11,'6fb616bba8c9dda20b13688d6e90d9f0','{"undoes":"d8e8b73123d10d70cb12be8b1c994d56"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',12,'5396ced5fb0cb33e658b1b3cb9864fec','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',13,'9a26ac3b8de1dc100f77fb10dcbce064','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"fa3a4965f6ecd0a8770c87c123310b37"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',14,'e7c0b33126abdba2b836e8d1edae3945','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',15,'905204a588efdbe791f6dbfefe801ff2','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',16,'d72ea331f91ac2e3fa6c9b17cf8bd629','{"cells":[[2,2,"a0","bid",2]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',17,'1bd34ade0d1a13c85d7e3ee50fade5b3','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',18,'e60d5fc0b1b0cc2a00ac38d492036de9','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',19,'2f15263ee11ab83d417500a3c8682aaf','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',20,'11bf1130f4ff93df83fc1c53fc83750a','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',21,'c5755cce7b5e9c2821df0f8b08362743','{"cells":[[3,1,"b0","bid",3]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',22,'ec7982a1b380c80d144f8abdec94463a','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',23,'7fb8f3e7133097733e096dad56aa1395','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('8178782d7c3d84d39aa436',24,'1e6630b746b375dc8a1acefacf73611a','{"cells":[[3,1,"b0","tricks",3]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',1,'516efbdb8dfde96a0460033a9864f874','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',2,'704cbd77e3b6fa5edcb6db88e33cfecc','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',3,'58d5d19c4f6e94f33be01da1612d2694','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',4,'b2001ebf67143143275bf34b4e8f8673','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',5,'e312eed533a0d3fb007e8747183889fd','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',6,'aae44883c6ffadd5284916bcffec93aa','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',7,'cf675b9ac6c1eb8ace561107704f3e97','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',8,'7c8b3d1160461007f3ae34ba00b7461e','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',9,'611fff203ea83b1c33d1c68af55225d7','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',10,'bb3b130d52d602fbad364908ff031488','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',11,'2f1834b4338d9381b5282b3b436bd357','{"undoes":"bb3b130d52d602fbad364908ff031488"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',12,'66d418304a68057aa9f9a947293bd786','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',13,'e70b240129206f84e32b157debe1d8f2','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"516efbdb8dfde96a0460033a9864f874"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',14,'f76b4ed0971c95db214141f04f2624a1','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',15,'095847c0f01b1e4ea493fb70a5de4ceb','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',16,'907ca6e2b98623d9f25112ccb650d7be','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',17,'2cd5a955362478d3df36990753681333','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',18,'381e3ba7dbc25389f963deb37c5204ce','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('9fea7c03f65ee69d78c4d3',19,'503e5c351e260481e4d8de4400709f25','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('BB3fxCPNE6k45OW0i739oA','2026-09',5);
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
INSERT INTO "person" VALUES('7cLPAq8BDcAPd_KIjnHhAg','a1','Anna',0,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('7cLPAq8BDcAPd_KIjnHhAg','b1','Ben',1,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('7cLPAq8BDcAPd_KIjnHhAg','c1','Cleo',2,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('BB3fxCPNE6k45OW0i739oA','a0','Anna',0,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('BB3fxCPNE6k45OW0i739oA','b0','Ben',1,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('BB3fxCPNE6k45OW0i739oA','c0','Cleo',2,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('BB3fxCPNE6k45OW0i739oA','d6','Dan',3,0,NULL,1790518400,NULL,NULL);
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
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','a0',1790000000,'0b04b4e15f4c4bb08aa0fd');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','b0',1790000000,'0b04b4e15f4c4bb08aa0fd');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','c0',1790000000,'0b04b4e15f4c4bb08aa0fd');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','a1',1790086400,'170fa029c1f09d3b0f8f7f');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','b1',1790086400,'170fa029c1f09d3b0f8f7f');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','c1',1790086400,'170fa029c1f09d3b0f8f7f');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','a0',1790172800,'281060e3cd793e25f1785c');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','b0',1790172800,'281060e3cd793e25f1785c');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','c0',1790172800,'281060e3cd793e25f1785c');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','a1',1790259200,'3609c51777b20da2a59f87');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','b1',1790259200,'3609c51777b20da2a59f87');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','c1',1790259200,'3609c51777b20da2a59f87');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','a0',1790345600,'4569d349dc98977fc97d2d');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','b0',1790345600,'4569d349dc98977fc97d2d');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','c0',1790345600,'4569d349dc98977fc97d2d');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','a1',1790432000,'5e3ded91077fc3f770cd92');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','b1',1790432000,'5e3ded91077fc3f770cd92');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','c1',1790432000,'5e3ded91077fc3f770cd92');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','a0',1790518400,'68ea88b1bb81bcb31a24a9');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','b0',1790518400,'68ea88b1bb81bcb31a24a9');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','c0',1790518400,'68ea88b1bb81bcb31a24a9');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','d6',1790518400,'68ea88b1bb81bcb31a24a9');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','a1',1790604800,'789d5362faad03a4027ea6');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','b1',1790604800,'789d5362faad03a4027ea6');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','c1',1790604800,'789d5362faad03a4027ea6');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','a0',1790691200,'8178782d7c3d84d39aa436');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','b0',1790691200,'8178782d7c3d84d39aa436');
INSERT INTO "played_in" VALUES('BB3fxCPNE6k45OW0i739oA','c0',1790691200,'8178782d7c3d84d39aa436');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','a1',1790777600,'9fea7c03f65ee69d78c4d3');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','b1',1790777600,'9fea7c03f65ee69d78c4d3');
INSERT INTO "played_in" VALUES('7cLPAq8BDcAPd_KIjnHhAg','c1',1790777600,'9fea7c03f65ee69d78c4d3');
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
	ended_by VARCHAR NOT NULL, role VARCHAR DEFAULT 'host' NOT NULL, 
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
