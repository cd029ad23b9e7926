BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, asks_who BOOLEAN DEFAULT 0 NOT NULL, deleted_at BIGINT, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('Sk6XPH5uI-1U13wwKFWMNA','',1790000000,1,0,NULL);
INSERT INTO "circle" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','',1790086400,1,0,NULL);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','gxDC-r7e4E3Kwh1YAtlOWA',1,1790086400,'',1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','Sk6XPH5uI-1U13wwKFWMNA',1,1790000000,'',1790000000);
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
INSERT INTO "device_game" VALUES('0f9ddee7f41daed817e5af','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000,'','');
INSERT INTO "device_game" VALUES('138379c3652dc79895ed90','3fc4ccfe745870e2c0d99f71f30ff065','player',1,1790000000,'a1','');
INSERT INTO "device_game" VALUES('138379c3652dc79895ed90','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000,'','');
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
INSERT INTO "finished" VALUES('0f9ddee7f41daed817e5af','Sk6XPH5uI-1U13wwKFWMNA','2026-09',1790000690,'ascenseur',4,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,11,1,1,"0f9ddee7f41daed817e5af",10,"0f9ddee7f41daed817e5af",[[2,-2,1,1,1],[1,0,1]],2,1,0,0,2,1,[3,0,"",0,"",1,"0f9ddee7f41daed817e5af"],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,0,0,11,11,11,"0f9ddee7f41daed817e5af",11,"0f9ddee7f41daed817e5af",[[2,0,1,-2,1],[1,-1,1]],0,0,1,0,1,0,[3,1,"0f9ddee7f41daed817e5af",0,"",1,"0f9ddee7f41daed817e5af"],[1,0,"",0,"",0,""]],"c0":[{"ascenseur":1},1,1,0,23,23,23,"0f9ddee7f41daed817e5af",11,"0f9ddee7f41daed817e5af",[[2,-1,1,0,1],[1,0,1]],0,0,1,1,1,1,[3,0,"",2,"0f9ddee7f41daed817e5af",2,"0f9ddee7f41daed817e5af"],[1,1,"0f9ddee7f41daed817e5af",1,"0f9ddee7f41daed817e5af",1,"0f9ddee7f41daed817e5af"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[11,"b0","0f9ddee7f41daed817e5af",["c0"]],"tricks":[1,"b0","0f9ddee7f41daed817e5af",["c0"]],"total":[23,"c0","0f9ddee7f41daed817e5af",[]]}}');
INSERT INTO "finished" VALUES('22688abbbec29e861c9204','Sk6XPH5uI-1U13wwKFWMNA','2026-09',1790000690,'oh_hell',4,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,11,1,1,"22688abbbec29e861c9204",10,"22688abbbec29e861c9204",[[2,1,1,0,1],[1,-1,1]],2,1,0,0,2,1,[3,0,"",1,"22688abbbec29e861c9204",1,"22688abbbec29e861c9204"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,1,0,13,13,13,"22688abbbec29e861c9204",11,"22688abbbec29e861c9204",[[2,-1,1,1,1],[1,0,1]],1,0,1,1,1,0,[3,0,"",0,"",1,"22688abbbec29e861c9204"],[1,1,"22688abbbec29e861c9204",1,"22688abbbec29e861c9204",1,"22688abbbec29e861c9204"]],"c0":[{"oh_hell":1},1,0,0,11,11,11,"22688abbbec29e861c9204",10,"22688abbbec29e861c9204",[[2,-1,1,1,1],[1,0,1]],2,1,1,0,1,1,[3,0,"",0,"",1,"22688abbbec29e861c9204"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[11,"b0","22688abbbec29e861c9204",[]],"tricks":[1,"b0","22688abbbec29e861c9204",[]],"total":[13,"b0","22688abbbec29e861c9204",[]]}}');
INSERT INTO "finished" VALUES('48fbdb30b880b6c114f5d2','Sk6XPH5uI-1U13wwKFWMNA','2026-09',1790000690,'skull_king',4,'{"tallies":{"a0":[{"skull_king":1},1,1,0,70,60,60,"48fbdb30b880b6c114f5d2",30,"48fbdb30b880b6c114f5d2",[[1,0,1],[2,0,1],[3,0,1]],2,2,0,0,0,0,[3,3,"48fbdb30b880b6c114f5d2",3,"48fbdb30b880b6c114f5d2",3,"48fbdb30b880b6c114f5d2"],[1,1,"48fbdb30b880b6c114f5d2",1,"48fbdb30b880b6c114f5d2",1,"48fbdb30b880b6c114f5d2"]],"b0":[{"skull_king":1},1,0,0,20,20,20,"48fbdb30b880b6c114f5d2",20,"48fbdb30b880b6c114f5d2",[[1,0,1],[2,-1,1],[3,0,1]],1,1,0,0,0,0,[3,1,"48fbdb30b880b6c114f5d2",1,"48fbdb30b880b6c114f5d2",1,"48fbdb30b880b6c114f5d2"],[1,0,"",0,"",0,""]],"c0":[{"skull_king":1},1,0,0,20,20,20,"48fbdb30b880b6c114f5d2",40,"48fbdb30b880b6c114f5d2",[[1,-1,1],[2,1,1],[3,0,1]],0,0,0,0,0,0,[3,0,"",1,"48fbdb30b880b6c114f5d2",1,"48fbdb30b880b6c114f5d2"],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":2,"c0":2},"bests":{"round":[40,"c0","48fbdb30b880b6c114f5d2",[]],"tricks":[2,"c0","48fbdb30b880b6c114f5d2",[]],"total":[60,"a0","48fbdb30b880b6c114f5d2",[]]}}');
INSERT INTO "finished" VALUES('68a5255f2fb19956f8823a','Sk6XPH5uI-1U13wwKFWMNA','2026-09',1790000810,'wizard_championship',4,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,20,10,10,"68a5255f2fb19956f8823a",20,"68a5255f2fb19956f8823a",[[1,0,1],[2,0,1],[3,-2,1]],2,2,0,0,1,1,[3,2,"68a5255f2fb19956f8823a",0,"",2,"68a5255f2fb19956f8823a"],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,0,0,10,10,10,"68a5255f2fb19956f8823a",30,"68a5255f2fb19956f8823a",[[1,0,1],[2,-1,1],[3,-1,1]],0,0,1,0,0,0,[3,1,"68a5255f2fb19956f8823a",0,"",1,"68a5255f2fb19956f8823a"],[1,0,"",0,"",0,""]],"c0":[{"wizard_championship":1},1,1,0,30,30,30,"68a5255f2fb19956f8823a",20,"68a5255f2fb19956f8823a",[[1,0,1],[2,-1,1],[3,0,1]],2,2,0,0,1,0,[3,1,"68a5255f2fb19956f8823a",1,"68a5255f2fb19956f8823a",1,"68a5255f2fb19956f8823a"],[1,1,"68a5255f2fb19956f8823a",1,"68a5255f2fb19956f8823a",1,"68a5255f2fb19956f8823a"]],"d6":[{"wizard_championship":1},1,0,0,-30,-30,-30,"68a5255f2fb19956f8823a",-10,"68a5255f2fb19956f8823a",[[1,-1,1],[2,1,1],[3,-1,1]],0,0,0,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":2,"c0":1,"d6":4},"bests":{"round":[30,"b0","68a5255f2fb19956f8823a",[]],"tricks":[1,"b0","68a5255f2fb19956f8823a",[]],"total":[30,"c0","68a5255f2fb19956f8823a",[]]}}');
INSERT INTO "finished" VALUES('8977c5aebfbc2637b14f10','Sk6XPH5uI-1U13wwKFWMNA','2026-09',1790000690,'wizard_fisher',4,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,-20,-30,-30,"8977c5aebfbc2637b14f10",20,"8977c5aebfbc2637b14f10",[[1,1,1],[2,0,1],[3,-3,1]],2,1,0,0,0,0,[3,0,"",0,"",1,"8977c5aebfbc2637b14f10"],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,0,0,0,0,0,"8977c5aebfbc2637b14f10",20,"8977c5aebfbc2637b14f10",[[1,-1,1],[2,-1,1],[3,0,1]],1,1,0,0,0,0,[3,0,"",1,"8977c5aebfbc2637b14f10",1,"8977c5aebfbc2637b14f10"],[1,0,"",0,"",0,""]],"c0":[{"wizard_fisher":1},1,1,0,40,40,40,"8977c5aebfbc2637b14f10",40,"8977c5aebfbc2637b14f10",[[1,0,1],[2,0,1],[3,2,1]],1,1,0,0,0,0,[3,2,"8977c5aebfbc2637b14f10",0,"",2,"8977c5aebfbc2637b14f10"],[1,1,"8977c5aebfbc2637b14f10",1,"8977c5aebfbc2637b14f10",1,"8977c5aebfbc2637b14f10"]]},"places":{"a0":3,"b0":2,"c0":1},"bests":{"round":[40,"c0","8977c5aebfbc2637b14f10",[]],"tricks":[2,"c0","8977c5aebfbc2637b14f10",[]],"total":[40,"c0","8977c5aebfbc2637b14f10",[]]}}');
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
INSERT INTO "game" VALUES('0f9ddee7f41daed817e5af',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[1,11,23],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','Sk6XPH5uI-1U13wwKFWMNA',NULL,'ascenseur',1,0,3776868060,1,0);
INSERT INTO "game" VALUES('138379c3652dc79895ed90',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[13,0,2],"round":3,"rounds":3,"over":false,"winners":[]}','gxDC-r7e4E3Kwh1YAtlOWA',NULL,'nomination_whist',0,0,2525080052,1,0);
INSERT INTO "game" VALUES('22688abbbec29e861c9204',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[1,13,11],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','Sk6XPH5uI-1U13wwKFWMNA',NULL,'oh_hell',1,0,411718004,1,0);
INSERT INTO "game" VALUES('385f4af841f7b43a6b73c5',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[-30,-20,-20],"round":3,"rounds":3,"over":false,"winners":[]}','gxDC-r7e4E3Kwh1YAtlOWA',NULL,'quoicoupli',0,0,3925336654,1,0);
INSERT INTO "game" VALUES('48fbdb30b880b6c114f5d2',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[60,20,20],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','Sk6XPH5uI-1U13wwKFWMNA',NULL,'skull_king',1,0,724759987,1,0);
INSERT INTO "game" VALUES('579dbd00c84c0b34867ffc',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[30,-30,10],"round":3,"rounds":3,"over":false,"winners":[]}','gxDC-r7e4E3Kwh1YAtlOWA',NULL,'wizard_canadian',0,0,3528518323,1,0);
INSERT INTO "game" VALUES('68a5255f2fb19956f8823a',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[10,10,30,-30],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','Sk6XPH5uI-1U13wwKFWMNA',NULL,'wizard_championship',1,0,1334228104,1,0);
INSERT INTO "game" VALUES('7287ee81a279e443cafbfc',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[-30,40,10],"round":3,"rounds":3,"over":false,"winners":[]}','gxDC-r7e4E3Kwh1YAtlOWA',NULL,'wizard_club',0,0,3995792794,1,0);
INSERT INTO "game" VALUES('8977c5aebfbc2637b14f10',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-30,0,40],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','Sk6XPH5uI-1U13wwKFWMNA',NULL,'wizard_fisher',1,0,2569522902,1,0);
INSERT INTO "game" VALUES('984e001f7d3d8f8a722710',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[-30,50,30],"round":3,"rounds":3,"over":false,"winners":[]}','gxDC-r7e4E3Kwh1YAtlOWA',NULL,'wizard_gigamic',0,0,2425098027,1,0);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','d9a8116f0fbf34b0','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',1,'57a3c706e9955cf27c73d18f9e2bca04','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',2,'fb8f3be0500632f71726785b42c40ce9','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',3,'c0af93293c8d38f0f6003e1d72c2ffc6','{"cells":[[1,1,"c0","bid",2]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',4,'36718271b5088af789c6230b80503dd2','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',5,'78bc80e169c0599e175afd9828035ece','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',6,'d1f23ff31a214e1f80fbeaa07047ff37','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',7,'2da5490d5e51fcc83b44280ac93dd913','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',8,'e5d574e99ec2600d6a05861ab78e3b4b','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',9,'80bf1c8eea714f5f71d11c09a92bbd77','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',10,'d7f3219b070df3496464a53c5261722d','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',11,'428470b029274763c4cf82d5bb825780','{"undoes":"d7f3219b070df3496464a53c5261722d"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',12,'19049844c566704bacb7185ed6bb2f3f','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',13,'9b773fda97ad4880de3bc485fc9d4347','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"57a3c706e9955cf27c73d18f9e2bca04"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',14,'bc44cf2d4a9cb950c2e15393f74ea0dc','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',15,'42a8dc7e22494cf81a8001db51349883','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',16,'66222e776f6ef72e1a8ce584c452720c','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',17,'333ab56a39815aee55c5cf468ad82090','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',18,'a495d510f9dee9f34c85dabdf4976f6c','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',19,'01910c9d9e472f8d200713f4cc61d449','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',20,'d900943a31681c488a30442ccad2759e','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',21,'4dea8ed5948b25e25793b627f6753d62','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',22,'621cb7d6a0fcb4fb32b518b37f19b819','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',23,'20e5128fa81b18845ca286faf661a62d','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('0f9ddee7f41daed817e5af',24,'7620f0563879efd6e03051bee7788527','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',1,'1a1fe2df68acb7568c9626ff7156e376','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',2,'38a5b4cafb28844603d402ac91e84f5f','{"cells":[[1,1,"b1","bid",2]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',3,'4d20639daf492dff94d5c8dcfbf5157a','{"cells":[[1,1,"c1","bid",3]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',4,'9505849d29f67689b17f9c33366ceccb','{"cells":[[1,1,"a1","bid",3]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',5,'21c269672f17e81d9e743d09a57a2f53','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',6,'1ef3552e30e5be3e3a519fca974225ef','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',7,'bece06b618f117b83f74d4a64704fe24','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',8,'845ad1ba6180645443dc318a800bddcd','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',9,'fda59f16adcb58a1a61f1eedb7e3bcd4','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',10,'be4ed37625dd64294a89f3d87a049196','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',11,'154d3a5ac481bbb9f0ba21e1d371fa21','{"undoes":"be4ed37625dd64294a89f3d87a049196"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',12,'57a2509dbd5ff98cbda8a95dc4074d58','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',13,'4a01d967371d23cd675ec135afa4e626','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"1a1fe2df68acb7568c9626ff7156e376"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',14,'d1cd88748a71f813903fb46cc32ea98d','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',15,'4362601baa18bf452a600a6a98f9b298','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',16,'a11b6f4d046fef4e9867d8906e2f4a0b','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',17,'839a8c811ebd65597820d4fa80d67e20','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',18,'e3ce6605b2df8c000960c07609f83ea8','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('138379c3652dc79895ed90',19,'71b9a3b34cfcf6b374630673d0baa009','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',1,'7f035d20afb13b1b0716ad5a57a50cf6','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',2,'0a52a5515fdbec7f7e423e13adb5b8e4','{"cells":[[1,1,"b0","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',3,'6bcb02e40b9d38387fa846b4a236b3c5','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',4,'c52fa802c6d788a2e7711538defc41ab','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',5,'91c70c5bd83ef761a7d87eaea70aa192','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',6,'749a39c0f90208ca4fc2e368febe128e','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',7,'83213159b1b1b76add65136c561d6d88','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',8,'c6e47ad0fb25647f867b608ec2e70aad','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',9,'e6d0718403133e4c269b2d32753d0e2e','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',10,'0b14161e8bfa57374277c9ddd545fc3a','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',11,'b30d19beec5947deb7f94d1c07b4365b','{"undoes":"0b14161e8bfa57374277c9ddd545fc3a"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',12,'d3dd21a81c2329769a9e7bff754b8948','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',13,'dbad4e7447022ae2c347b34e557542ec','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"7f035d20afb13b1b0716ad5a57a50cf6"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',14,'6c88cfc47583f0ab46c451233af014e3','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',15,'04778e89d504612fb16aad085986c222','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',16,'00506d37ae02eb3d360bc4ef8ba1a52f','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',17,'a93cef0b515cdc5a8d52d7cc2b062b75','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',18,'940a429f4400c20cb93ccd47364f6e01','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',19,'08f6f6a6dd9b3190f848329545ed9005','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',20,'e1e85a4cd249fdf046fbfee9071629e0','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',21,'082728a1d209ee3618f7a2af8e2d3575','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',22,'5cf5854c35d93d1c5c77ff72059a5f0e','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',23,'e6568015a4bfd78afcec5c9842f8ee12','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('22688abbbec29e861c9204',24,'6f7b1eaecc5894443f54fc305e49beb2','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',1,'bf643c4e1da4ea28afc3ee2c5781294c','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',2,'ae97554c63b093e1b2a0dfcef7967a79','{"cells":[[1,1,"b1","bid",2]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',3,'fc26ba4e0dcec75b857ce3bc7650173b','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',4,'060186f6e1ac1456c1fe3dd4e56437c3','{"cells":[[1,1,"a1","bid",2]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',5,'134224006661d810799174a5e214f688','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',6,'c8f2969eb70e4095bfd6fead419bb0be','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',7,'2b4fc610b990c2035a5424c08a29f397','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',8,'a4276742cd1ac51119e3d965955e38b5','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',9,'4143e366c7f50271e288bd89f1ccfaae','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',10,'ee197dc1ce2b25aba44da61670228b3e','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',11,'e8eb95e425aa9bd4db1cb4d2a1cc9653','{"undoes":"ee197dc1ce2b25aba44da61670228b3e"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',12,'1dec6d2e908768cc513366296460f7d5','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',13,'6ec1510c23b80c06e2012bef2660c699','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"bf643c4e1da4ea28afc3ee2c5781294c"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',14,'81b2d0464e1dab394dd8ab0da9ba11a1','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',15,'1a6982ab1e092ea29da29027f43a6844','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',16,'51e009a73bf65a653b4470b8ef604a24','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',17,'2d94b0b7076e3ad5258b98bc88c5ad37','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',18,'50e05c60774fd9c4a3e12bcbd90b5388','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('385f4af841f7b43a6b73c5',19,'30c1fedc5f1b2799085a9fbecbad7d87','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',1,'9b17809fd5d91fb5a9394133efb66aef','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"key":"fourteen","points":10,"count":3},{"key":"black_fourteen","points":20,"count":1},{"key":"mermaid","points":20,"count":2},{"key":"pirate","points":30,"count":6,"one_trick":true},{"key":"skull_king","points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',2,'c86419c894f7129d97e4bf9a12278e22','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',3,'ad121c03566438e30b649434f5cf58ec','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',4,'f40ba1b1cc8e2bcbdd5f22b7568af725','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',5,'99167b5883527254267c4f4efa6036e6','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',6,'02eb2ded6282682b45603b62c1f4b50f','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',7,'548426d9bae9ad689f7d19f640f2f862','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',8,'6592107e39312d97be48114ac4ad6347','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',9,'9b1d233fbf30a23ee2eb6b143e35af10','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',10,'f5d3063f0c5f12374c31adb5a1498b9c','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',11,'eccc98671490875ab35f107297b973e9','{"undoes":"f5d3063f0c5f12374c31adb5a1498b9c"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',12,'5085f9028a78b5a2365be7587a6ce24a','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',13,'80ae032047741923250d93b20b505b64','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"9b17809fd5d91fb5a9394133efb66aef"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',14,'f14248475b94e3812a7c1f70825a4ced','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',15,'9dcbdc0c3a71f87045e340baa8b0fe8c','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',16,'db63205d7f2d4665e13399efc273cca2','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',17,'61ac5e95a602f462f2e25f0786ab0489','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',18,'5671f35871d69f1f0800d841dfa80879','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',19,'09a5678c40877dde2057fb48bf5343ad','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',20,'628ace33bbb75ed1f503e443739eb892','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',21,'3e51894131835073c3969b83f5e46eaa','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',22,'c8f2080a38b8cfab2bea6fb37f0a8fdb','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',23,'4c218ede3fbce5cccdc390bd238af252','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('48fbdb30b880b6c114f5d2',24,'7afd6cbf0f746def0bb74e030c556b03','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',1,'78f13390e0b7b4e4a4647c8916e8a636','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',2,'da27c5eadbee80e7e8020f0128e8959d','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',3,'2183aab08b3359041b330168b6ac4db6','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',4,'9f714f576263c97d97872bc29692a988','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',5,'0a6fa43ed2c9079b1d20bcb7980a35dc','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',6,'623030f5c4f8be64210916564ef38ad2','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',7,'3eb07bb546609c6ad9473bc66c2e2c7a','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',8,'ae55d89e6f98c4ac6438207051c68fe2','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',9,'ffb857504959d283b90fa79e9f51b187','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',10,'931ce2364ea4ab2b204685c00c7468e6','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',11,'e20b3ac23ad36c570e689919d96fcc37','{"undoes":"931ce2364ea4ab2b204685c00c7468e6"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',12,'a1f4270d80fb6064b02adbf8152526ca','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',13,'d074480e8e1ec7346be83af6e9ab6c95','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"78f13390e0b7b4e4a4647c8916e8a636"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',14,'cf16b3691c2ab0c90e4c118a750c3b8e','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',15,'dd315bcb01f94b83d0c6934b3e3841e8','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',16,'78a66059e7b682b4fffcaba19215e05d','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',17,'c17e8f9b346432d27c0bd8c43b9c5336','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',18,'dab836fc203539a01e09397d1a8cc512','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('579dbd00c84c0b34867ffc',19,'ed505625a2f3fc36394ea52929239ddc','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',1,'bd0ee1c3465fef10f18a0f287b356850','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',2,'2d0d312d5e17d1b510a4bb2f36ee8cdc','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',3,'1e7dbfdac0c7d0178c984ec8b1d770ef','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',4,'48d6bc9f63d517df4b141050f35a4f22','{"cells":[[1,1,"d6","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',5,'e5c4318010f18f89f86e71f245e80350','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',6,'9aabb717e38df2e4e8870ed04d2d4ba5','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',7,'4ad91a76291eafa4e3a42d1cb344cf9f','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',8,'3ffd9598049b545d2cb07c634b8da03a','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',9,'eb6e64dd0c16479b2b0d89b69862f465','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',10,'ad6f95e160abd301d723fa8e76096b59','{"cells":[[2,1,"d6","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',11,'cdcfb2629c6b9b5b8ec72def866958ed','{"undoes":"ad6f95e160abd301d723fa8e76096b59"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',12,'118756c43404c92fbb6c8c60031d8e43','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',13,'74b3acf8b2f04f1e3668377c0559e29f','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"bd0ee1c3465fef10f18a0f287b356850"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',14,'7e1b96a4b1820ce39d3ac2ae18948205','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',15,'fccc6389fc9bc050f9293ee9a94ba237','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',16,'cba47f38a5ae792917bd40c8ffe09327','{"cells":[[2,2,"d6","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',17,'e4885d9a54cae1b743dbc8f0664c906e','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',18,'8c0de818526e59963624828310306b3a','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',19,'2b7c4955ce6112d9e92a004246ada76f','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',20,'1d8a709bee6f31081fe4ca8dce1e2918','{"cells":[[2,2,"d6","tricks",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',21,'06b263757b26990e6aff8cd0e2f08c41','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',22,'254c019fae25a724fcc3be2e74458da3','{"cells":[[3,1,"d6","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',23,'1ec291bba7cdca3dc6a3ef523f3aa761','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',24,'010ab719f16dc23df3ea155996252507','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',25,'fba7cfa472bba86356ae1af3ed0fc8fb','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',26,'05e1483592d1d6a9a6e29c9526af5745','{"cells":[[3,1,"d6","tricks",2]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',27,'a2774974c67f0ac2f889bdece10fa916','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('68a5255f2fb19956f8823a',28,'fbb1f905ab8833e2c13b43668c204ea3','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',1,'6396be32bb79d76cc52f6de1c0fe4363','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',2,'37ad295bca593d4d446a14c04a51dbc2','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',3,'145a125b4ede1303c97d9b6913674c31','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',4,'29cdcdf1ca8f482c1e0f465f3a196377','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',5,'40a4d4f1cd773b6508ff3c27406e51a3','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',6,'105857d72a8b72babd002ecdcffc52f8','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',7,'d0154d6836455086b1918a86feeeb253','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',8,'ee191bd959d38c175fbbb028386e80b2','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',9,'28ca42f92a65eb2f0958a4b85e6ffb38','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',10,'bbd6763d6c85bb2e00dd1280a36930fa','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',11,'a3c6ab77dc5f80b74d25753ea29ca8df','{"undoes":"bbd6763d6c85bb2e00dd1280a36930fa"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',12,'0f91bcf4a135de4ac668f441fca54e6f','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',13,'eb6e6627f195db6da5e46b17f7910a9d','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"6396be32bb79d76cc52f6de1c0fe4363"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',14,'d274ea357d25011c68ce3279bf0ea12a','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',15,'7716916027b41d91b0be5ff3ec29506d','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',16,'ad165b2d996d60b42b4f76b1895e6786','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',17,'81e183390ea864fae4e32d7ebe199e22','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',18,'3bae3c81707b1171ab9f9633fe938af8','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('7287ee81a279e443cafbfc',19,'1f5eac36a9692e2d2badba2344b36809','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',1,'38cc4a48cb7f64c9b6ddee9d1f32256a','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',2,'44f08fda5bc71d7e711194aa668a72ee','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',3,'e9614416fc27b26c85020531918f1264','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',4,'36e8a6c1d9c507d20a343c4457ff6533','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',5,'159c85fb4c28be46ef5b0492606f9d44','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',6,'1d6e7178348b0ef1bf0a59bdbb2021d4','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',7,'a721c045725367683af4da504b2cb634','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',8,'2e0d4e549546f63e2302c852ec1ec5fa','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',9,'ff2c0c3626d9a4be82240bfbb1e51bf9','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',10,'d89773f6c0b6d05f4dc52d238c5a8d80','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',11,'660027fccdc0114f4656707492c9a85e','{"undoes":"d89773f6c0b6d05f4dc52d238c5a8d80"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',12,'2ea63585de840101e99ae35fdaebfa9b','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',13,'6ff94f965734714bafd3b9c844d90518','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"38cc4a48cb7f64c9b6ddee9d1f32256a"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',14,'ee0b4f3b6c2496542f8a675499413761','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',15,'5fd9bb0b3cd84e9e20b27a8366626d01','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',16,'ed5bc05851e0e60991240b373b0ed1c4','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',17,'ae02f519aa87192b8c11d61bd37fc1bc','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',18,'df77c8d3ed4cb63b2fec53e52a95958c','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',19,'cc2a73e5551cf0d4b3a2785b9c6c2bff','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',20,'0e06d5e8297c464f01a69f5dfa29efef','{"cells":[[3,1,"a0","bid",3]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',21,'67cbbd5a1cb8ccd8bd669f1d683b2b77','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',22,'8964b99de6b71e93db8de9b1a02023dd','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',23,'960c8b642e72dfc15cdeb5042559d78f','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('8977c5aebfbc2637b14f10',24,'44fd4fcac70ef6d9865a99302cebacc2','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',1,'a1f79facb5cf11f390f832121a27586c','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',2,'07d6c4cca7fd2a8bfb6a993d684a33cf','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',3,'785d7434a1672f466cbb70c3b7fb423b','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',4,'9d6b6e18d9fff087f03b06877f02a0e4','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',5,'02c8ee09d63b724dbec051755d330223','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',6,'c351571bdfa75257f4172177f01e771a','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',7,'9edae1f16c310c2686b50030c66b9e34','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',8,'7b45295ee026961e5aac439d9dfad954','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',9,'95c626747d64f7aff9cd7afc3b10fbd8','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',10,'56418bfb75eb739052348c073e2304a2','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',11,'5e4cd66052ee2254726cc9266fa31c30','{"undoes":"56418bfb75eb739052348c073e2304a2"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',12,'9c6dd54fec1c7a32197a406fe5533975','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',13,'7d9251daea71b36e2719122c8f74f4f7','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"a1f79facb5cf11f390f832121a27586c"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',14,'853296f19f2cbf17f40008e00e0811b1','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',15,'642c478e121cd7a815182916bf8649e4','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',16,'6f82d10e9a67475ff24d1054569bb827','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',17,'9d46ef9c15b34a9bfebf5c8ee8fabbe9','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',18,'938c073ac01722a1776482bfbf531cf6','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('984e001f7d3d8f8a722710',19,'edb2c2b2337239a8709844582fff01da','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('Sk6XPH5uI-1U13wwKFWMNA','2026-09',5);
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
INSERT INTO "person" VALUES('Sk6XPH5uI-1U13wwKFWMNA','a0','Anna',0,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('Sk6XPH5uI-1U13wwKFWMNA','b0','Ben',1,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('Sk6XPH5uI-1U13wwKFWMNA','c0','Cleo',2,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('Sk6XPH5uI-1U13wwKFWMNA','d6','Dan',3,0,NULL,1790518400,NULL,NULL);
INSERT INTO "person" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','a1','Anna',0,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','b1','Ben',1,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','c1','Cleo',2,0,NULL,1790086400,NULL,NULL);
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
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','a0',1790000000,'0f9ddee7f41daed817e5af');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','b0',1790000000,'0f9ddee7f41daed817e5af');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','c0',1790000000,'0f9ddee7f41daed817e5af');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','a1',1790086400,'138379c3652dc79895ed90');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','b1',1790086400,'138379c3652dc79895ed90');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','c1',1790086400,'138379c3652dc79895ed90');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','a0',1790172800,'22688abbbec29e861c9204');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','b0',1790172800,'22688abbbec29e861c9204');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','c0',1790172800,'22688abbbec29e861c9204');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','a1',1790259200,'385f4af841f7b43a6b73c5');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','b1',1790259200,'385f4af841f7b43a6b73c5');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','c1',1790259200,'385f4af841f7b43a6b73c5');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','a0',1790345600,'48fbdb30b880b6c114f5d2');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','b0',1790345600,'48fbdb30b880b6c114f5d2');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','c0',1790345600,'48fbdb30b880b6c114f5d2');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','a1',1790432000,'579dbd00c84c0b34867ffc');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','b1',1790432000,'579dbd00c84c0b34867ffc');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','c1',1790432000,'579dbd00c84c0b34867ffc');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','a0',1790518400,'68a5255f2fb19956f8823a');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','b0',1790518400,'68a5255f2fb19956f8823a');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','c0',1790518400,'68a5255f2fb19956f8823a');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','d6',1790518400,'68a5255f2fb19956f8823a');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','a1',1790604800,'7287ee81a279e443cafbfc');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','b1',1790604800,'7287ee81a279e443cafbfc');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','c1',1790604800,'7287ee81a279e443cafbfc');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','a0',1790691200,'8977c5aebfbc2637b14f10');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','b0',1790691200,'8977c5aebfbc2637b14f10');
INSERT INTO "played_in" VALUES('Sk6XPH5uI-1U13wwKFWMNA','c0',1790691200,'8977c5aebfbc2637b14f10');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','a1',1790777600,'984e001f7d3d8f8a722710');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','b1',1790777600,'984e001f7d3d8f8a722710');
INSERT INTO "played_in" VALUES('gxDC-r7e4E3Kwh1YAtlOWA','c1',1790777600,'984e001f7d3d8f8a722710');
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
