BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('KzRphLcG35WcD0Qs8wtt9A','',1790000000,1);
INSERT INTO "circle" VALUES('u3_dHK8v3zbC_8QLLXo6-g','',1790086400,1);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','u3_dHK8v3zbC_8QLLXo6-g',1,1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','KzRphLcG35WcD0Qs8wtt9A',1,1790000000);
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
INSERT INTO "device_game" VALUES('0f63aa680fd12e1cb3e2b9','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000);
INSERT INTO "device_game" VALUES('1c57a1d952f035e81e9985','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
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
INSERT INTO "finished" VALUES('0f63aa680fd12e1cb3e2b9','KzRphLcG35WcD0Qs8wtt9A','2026-09',1790000690,'ascenseur',3,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,12,2,2,"0f63aa680fd12e1cb3e2b9",11,"0f63aa680fd12e1cb3e2b9",[[2,-1,1,1,1],[1,0,1]],1,0,0,0,1,0,[3,0,"",0,"",1,"0f63aa680fd12e1cb3e2b9"],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,1,0,22,22,22,"0f63aa680fd12e1cb3e2b9",12,"0f63aa680fd12e1cb3e2b9",[[2,0,1,-2,1],[1,0,1]],1,1,0,0,1,0,[3,2,"0f63aa680fd12e1cb3e2b9",0,"",2,"0f63aa680fd12e1cb3e2b9"],[1,1,"0f63aa680fd12e1cb3e2b9",1,"0f63aa680fd12e1cb3e2b9",1,"0f63aa680fd12e1cb3e2b9"]],"c0":[{"ascenseur":1},1,0,0,1,1,1,"0f63aa680fd12e1cb3e2b9",1,"0f63aa680fd12e1cb3e2b9",[[2,-2,1,-1,1],[1,-1,1]],0,0,1,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[12,"b0","0f63aa680fd12e1cb3e2b9"],"tricks":[2,"b0","0f63aa680fd12e1cb3e2b9"],"total":[22,"b0","0f63aa680fd12e1cb3e2b9"]}}');
INSERT INTO "finished" VALUES('20a41479ccd6595caf83fb','KzRphLcG35WcD0Qs8wtt9A','2026-09',1790000690,'oh_hell',3,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,22,12,12,"20a41479ccd6595caf83fb",10,"20a41479ccd6595caf83fb",[[2,0,1,2,1],[1,0,1]],3,2,1,1,2,1,[3,2,"20a41479ccd6595caf83fb",0,"",2,"20a41479ccd6595caf83fb"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,1,0,23,23,23,"20a41479ccd6595caf83fb",11,"20a41479ccd6595caf83fb",[[2,1,1,0,1],[1,0,1]],1,1,1,1,2,1,[3,0,"",2,"20a41479ccd6595caf83fb",2,"20a41479ccd6595caf83fb"],[1,1,"20a41479ccd6595caf83fb",1,"20a41479ccd6595caf83fb",1,"20a41479ccd6595caf83fb"]],"c0":[{"oh_hell":1},1,0,0,10,10,10,"20a41479ccd6595caf83fb",10,"20a41479ccd6595caf83fb",[[2,0,1,-1,1],[1,-1,1]],1,1,1,0,2,1,[3,1,"20a41479ccd6595caf83fb",0,"",1,"20a41479ccd6595caf83fb"],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[11,"b0","20a41479ccd6595caf83fb"],"tricks":[1,"b0","20a41479ccd6595caf83fb"],"total":[23,"b0","20a41479ccd6595caf83fb"]}}');
INSERT INTO "finished" VALUES('41c20eb84ee8070bbbc0b8','KzRphLcG35WcD0Qs8wtt9A','2026-09',1790000690,'skull_king',3,'{"tallies":{"a0":[{"skull_king":1},1,0,0,-20,-30,-30,"41c20eb84ee8070bbbc0b8",20,"41c20eb84ee8070bbbc0b8",[[1,0,1],[2,-1,1],[3,1,1]],1,0,0,0,0,0,[3,1,"41c20eb84ee8070bbbc0b8",0,"",1,"41c20eb84ee8070bbbc0b8"],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,1,0,30,30,30,"41c20eb84ee8070bbbc0b8",30,"41c20eb84ee8070bbbc0b8",[[1,0,1],[2,-1,1],[3,0,1]],2,2,0,0,0,0,[3,1,"41c20eb84ee8070bbbc0b8",1,"41c20eb84ee8070bbbc0b8",1,"41c20eb84ee8070bbbc0b8"],[1,1,"41c20eb84ee8070bbbc0b8",1,"41c20eb84ee8070bbbc0b8",1,"41c20eb84ee8070bbbc0b8"]],"c0":[{"skull_king":1},1,0,0,-40,-40,-40,"41c20eb84ee8070bbbc0b8",10,"41c20eb84ee8070bbbc0b8",[[1,0,1],[2,1,1],[3,2,1]],3,1,0,0,0,0,[3,1,"41c20eb84ee8070bbbc0b8",0,"",1,"41c20eb84ee8070bbbc0b8"],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[30,"b0","41c20eb84ee8070bbbc0b8"],"tricks":[1,"a0","41c20eb84ee8070bbbc0b8"],"total":[30,"b0","41c20eb84ee8070bbbc0b8"]}}');
INSERT INTO "finished" VALUES('687e1cef9636b37f47c0db','KzRphLcG35WcD0Qs8wtt9A','2026-09',1790000810,'wizard_championship',3,'{"tallies":{"a0":[{"wizard_championship":1},1,0,0,-50,-60,-60,"687e1cef9636b37f47c0db",-10,"687e1cef9636b37f47c0db",[[1,-1,1],[2,-2,1],[3,2,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"b0":[{"wizard_championship":1},1,1,0,0,0,0,"687e1cef9636b37f47c0db",20,"687e1cef9636b37f47c0db",[[1,0,1],[2,-1,1],[3,-1,1]],1,1,0,0,0,0,[3,1,"687e1cef9636b37f47c0db",0,"",1,"687e1cef9636b37f47c0db"],[1,1,"687e1cef9636b37f47c0db",1,"687e1cef9636b37f47c0db",1,"687e1cef9636b37f47c0db"]],"c0":[{"wizard_championship":1},1,0,0,-30,-30,-30,"687e1cef9636b37f47c0db",-10,"687e1cef9636b37f47c0db",[[1,1,1],[2,1,1],[3,-1,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,0,0,-10,-10,-10,"687e1cef9636b37f47c0db",20,"687e1cef9636b37f47c0db",[[1,0,1],[2,-1,1],[3,-2,1]],1,1,0,0,0,0,[3,1,"687e1cef9636b37f47c0db",0,"",1,"687e1cef9636b37f47c0db"],[1,0,"",0,"",0,""]]},"places":{"a0":4,"b0":1,"c0":3,"d6":2},"bests":{"round":[20,"b0","687e1cef9636b37f47c0db"],"total":[0,"b0","687e1cef9636b37f47c0db"]}}');
INSERT INTO "finished" VALUES('8a29aa549d92db1d296850','KzRphLcG35WcD0Qs8wtt9A','2026-09',1790000690,'wizard_fisher',3,'{"tallies":{"a0":[{"wizard_fisher":1},1,0,0,0,-10,-10,"8a29aa549d92db1d296850",20,"8a29aa549d92db1d296850",[[1,-1,1],[2,0,1],[3,-1,1]],1,1,0,0,0,0,[3,0,"",0,"",1,"8a29aa549d92db1d296850"],[1,0,"",0,"",0,""]],"b0":[{"wizard_fisher":1},1,0,0,-40,-40,-40,"8a29aa549d92db1d296850",-10,"8a29aa549d92db1d296850",[[1,1,1],[2,-1,1],[3,-2,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"wizard_fisher":1},1,1,0,30,30,30,"8a29aa549d92db1d296850",20,"8a29aa549d92db1d296850",[[1,0,1],[2,-1,1],[3,0,1]],2,2,0,0,0,0,[3,1,"8a29aa549d92db1d296850",1,"8a29aa549d92db1d296850",1,"8a29aa549d92db1d296850"],[1,1,"8a29aa549d92db1d296850",1,"8a29aa549d92db1d296850",1,"8a29aa549d92db1d296850"]]},"places":{"a0":2,"b0":3,"c0":1},"bests":{"round":[20,"c0","8a29aa549d92db1d296850"],"total":[30,"c0","8a29aa549d92db1d296850"]}}');
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
INSERT INTO "game" VALUES('0f63aa680fd12e1cb3e2b9',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[2,22,1],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','KzRphLcG35WcD0Qs8wtt9A',NULL,'ascenseur',1,0,214885408);
INSERT INTO "game" VALUES('1c57a1d952f035e81e9985',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-8,3,0],"round":3,"rounds":3,"over":false,"winners":[]}','u3_dHK8v3zbC_8QLLXo6-g',NULL,'nomination_whist',0,0,167890263);
INSERT INTO "game" VALUES('20a41479ccd6595caf83fb',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[12,23,10],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','KzRphLcG35WcD0Qs8wtt9A',NULL,'oh_hell',1,0,3092564951);
INSERT INTO "game" VALUES('3347cc7fbb415506094d6a',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[10,60,10],"round":3,"rounds":3,"over":false,"winners":[]}','u3_dHK8v3zbC_8QLLXo6-g',NULL,'quoicoupli',0,0,1592359924);
INSERT INTO "game" VALUES('41c20eb84ee8070bbbc0b8',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-30,30,-40],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','KzRphLcG35WcD0Qs8wtt9A',NULL,'skull_king',1,0,3451013010);
INSERT INTO "game" VALUES('54528185f667ba58890fb2',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[-40,50,10],"round":3,"rounds":3,"over":false,"winners":[]}','u3_dHK8v3zbC_8QLLXo6-g',NULL,'wizard_canadian',0,0,3253568653);
INSERT INTO "game" VALUES('687e1cef9636b37f47c0db',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[-60,0,-30,-10],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','KzRphLcG35WcD0Qs8wtt9A',NULL,'wizard_championship',1,0,3664374640);
INSERT INTO "game" VALUES('7863d2e999023ca37d2285',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[50,-20,20],"round":3,"rounds":3,"over":false,"winners":[]}','u3_dHK8v3zbC_8QLLXo6-g',NULL,'wizard_club',0,0,1238346399);
INSERT INTO "game" VALUES('8a29aa549d92db1d296850',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-10,-40,30],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','KzRphLcG35WcD0Qs8wtt9A',NULL,'wizard_fisher',1,0,231197199);
INSERT INTO "game" VALUES('9297a78ee8387e482ba99f',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[0,70,40],"round":3,"rounds":3,"over":false,"winners":[]}','u3_dHK8v3zbC_8QLLXo6-g',NULL,'wizard_gigamic',0,0,2170088063);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','1e97900bd057552c','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',1,'5a37bf31f58ed24a6ef503e37b9d2860','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790000000);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',2,'cd8fa7bb93fc6d8faa227d45b6cd09cc','{"cells":[[1,1,"b0","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',3,'ef5345d354cebb1c9e859ec625a72f44','{"cells":[[1,1,"c0","bid",2]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',4,'bf983d2ca1af1407c14ada5d66152e0b','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',5,'34e4ca7edc9fe517988be856cb346a97','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',6,'38595069c5611a31faa8c9acb41c1752','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',7,'2f3043c6168c62ce7673c5eafa06e5f4','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',8,'f693f2e56a9e4a41b2ec185f9da02c86','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',9,'652e449fce53c5a06af453df0c07a624','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',10,'cad544460c30aa33ef59fba4641ba737','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',11,'f335e58d67b5f14cca375e72af498f28','{"undoes":"cad544460c30aa33ef59fba4641ba737"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',12,'c2257865eb6feefef157d1277b35bda6','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',13,'7ff0b91889790d502d5f98ab08cd4a91','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"5a37bf31f58ed24a6ef503e37b9d2860"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',14,'99885bcdc46d8a91ae7784a2e65bc091','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',15,'eeb8baaa3d0ec59e6f45da606a7cab64','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',16,'0c4871618c7b006ba383f0e57474d450','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',17,'1eeaf6d543eedfc71b185f6d48637cd1','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',18,'d06e10713d47a0b209a96e596614ef4d','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',19,'eafe691ba70f8fe2ceefdc4e42942d1b','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',20,'9f6008fd6b5b8f2945ce9cf70bdaa3c2','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',21,'61774009f63aaac8d651ee2708b3dec7','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',22,'b29addfbfe447083a3e255da0af31f28','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',23,'c0049fa59e02f60a56aba3c4ffa76ea2','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('0f63aa680fd12e1cb3e2b9',24,'894dc06dc80e937ae974a4725f984928','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',1,'bc4f8e8aa4059011456cc1bdc184fa37','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790086400);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',2,'809655269559557e8cf566db0754ce03','{"cells":[[1,1,"b1","bid",3]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',3,'fcfce525cf94af6409ef70ac41982c82','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',4,'5d5134aeb658a520ea73fa39fc8a120c','{"cells":[[1,1,"a1","bid",2]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',5,'7b577a897786fd30c0d08081dcbab826','{"cells":[[1,1,"b1","tricks",2]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',6,'8b0ecf74519785f6f380c221fa3f37f5','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',7,'9b558cab3a560a80f35aa6eecae652d4','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',8,'d83dda80cd5b0cb593e3b10e2a65162c','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',9,'7949e5690d62c6037ff45981adc5acb5','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',10,'1504ba90be06c6bac3e0da1d2ffd89f4','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',11,'4d42bb80946a38f09a053cc452fb070e','{"undoes":"1504ba90be06c6bac3e0da1d2ffd89f4"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',12,'61b9ed99ab43fab7f873bb31d36ca388','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',13,'8ec438b065d676b0f985284d62e14015','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"bc4f8e8aa4059011456cc1bdc184fa37"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',14,'c71ef0deddf0a05727587f6b69e9bb36','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',15,'4c93ea1c0dc5a1d3e377752c30b07c94','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',16,'5da1c7ce39893e80518be0f7ad79eb17','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',17,'0be42b00565d3d7e4812a1c23ac333b6','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',18,'e0c68de7b4d4afc4c81a68923ffd41d5','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1c57a1d952f035e81e9985',19,'42c1d2135f9395f396aa3b61ad206dda','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',1,'cf87e1cb996682aaf9ba93485af74f20','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790172800);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',2,'7376e18a483a45352db194ff0aca9785','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',3,'da934d7998dd9fb4fcfa241fa86dd96a','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',4,'579c0521d0efd4cb694f319771597b52','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',5,'3af54c8c846aeb54cc23d18e254c29ec','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',6,'5f5bd28aa546f4513234cfe44f347ae0','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',7,'757c5aab73035a76b9be3b571150b3bf','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',8,'a4ae0748cddede39c81232e0c2827ef7','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',9,'aa4acdd17e9d70216aee806c89ef4b98','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',10,'bc220456f262fe9fdd494879c36453d4','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',11,'e546dc252aac3b3b8968e26dc5c4adbd','{"undoes":"bc220456f262fe9fdd494879c36453d4"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',12,'755b42a642b10bd045e3e1f05ab03502','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',13,'fa4663bbc0c8a2a4dd254116532637a0','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"cf87e1cb996682aaf9ba93485af74f20"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',14,'aafebd7307a12eb9a10cbb9c7a9cc82c','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',15,'05839a0a69b75d0748cf3f69fdc0918b','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',16,'167721665f5a741d15287d8d8e9e79e6','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',17,'fed2d28432526323e0f5ab468db5abdf','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',18,'71dadc1a4deae45afcbb7f9b12a2e32b','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',19,'d60bfe4de549866a2a970768f7feec6e','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',20,'0d5c7495f0a40112ab304a7c3fdbb0e9','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',21,'fbde5d1aed6a5ea90dd7baab1bce9616','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',22,'01d1807fd9696a944d5225b3a4eb8648','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',23,'29b272029dc9a237fa532c0de90cd941','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('20a41479ccd6595caf83fb',24,'9f05f1cff4ee7d31d6920192d7bcfae2','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',1,'7df882204f3a61b3838ab301730fe757','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Jouer l''atout","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790259200);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',2,'fe93399f431cb245fdf8a68205f64ef9','{"cells":[[1,1,"b1","bid",2]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',3,'c7c407fa09ed15c1f2928c54fe651406','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',4,'1104362ff66f01309394006ef26ed569','{"cells":[[1,1,"a1","bid",2]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',5,'46c653d101e4ff8d53707e62ac852aa9','{"cells":[[1,1,"b1","tricks",2]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',6,'34e1f4cef72d4b8fe7dad6598bc2c33a','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',7,'5e617bf7b5cae9eb766e5addaac6656d','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',8,'374825e05dc8d7be9e0cd749298f45f3','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',9,'7fb570b1164cadd351a7f79bc06194df','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',10,'f28e01e9b6befee8e925ac25f2b2b3a6','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',11,'1ad03df3ae6a6081e428c7fa9f0fee4a','{"undoes":"f28e01e9b6befee8e925ac25f2b2b3a6"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',12,'0d1163d3c8f0ec6a5f4e16fb47c845bd','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',13,'45c59040d5325968788c4e3b9d0b5f8b','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"7df882204f3a61b3838ab301730fe757"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',14,'78ba33107758e0371f56249aa3f29467','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',15,'1fcbcc1b5e6fc5e1d6a61a234c38cd79','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',16,'f64269b329fbf44d4e9bd6912481d9a1','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',17,'1c40427e3eea793eca4aef641e6fa741','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',18,'0f41cdfcb896a3c65808671c8f8f6f38','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('3347cc7fbb415506094d6a',19,'1c14f7d4121482f4c8d92d6adf5ed28b','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',1,'4abc9b65cdca69bd499313be23e93557','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"specials":[{"code":"P","count":5,"role":"other"},{"code":"K","count":1,"role":"other"},{"code":"T","count":1,"role":"other"},{"code":"S","count":2,"role":"other"},{"code":"E","count":5,"role":"other"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"judged":false},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"bonus":{"when":"made","step":10,"most":170}},"end":{"leavers_win":false}}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790345600);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',2,'402cd486e13c09fed85921c5df749c89','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',3,'f25abebc23129fe3ee01a806da53180a','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',4,'e7416481c6e75cb7a8672343b930b9a5','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',5,'be7d8c8b6856e5d09a2a4458ae8ec214','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',6,'1d8dcd41f24e3fbefb9c1a2a320f5f36','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',7,'0cfe428dbc627141f56fcca7addf193d','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',8,'959532f6c967223fbb66a8f4b9c06446','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',9,'2a02fe954c7aa698f9d4b5553a65d4ff','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',10,'b99b9cfd78f9f425ebcf654da61cb521','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',11,'4f310cdfeddc4b55f13c77d3307bf226','{"undoes":"b99b9cfd78f9f425ebcf654da61cb521"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',12,'dbc5e40b79103833836cca632ffa9d41','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',13,'e7b30ee914ced2596f66277a02813b27','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"4abc9b65cdca69bd499313be23e93557"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',14,'79c11d15ff5893d81fc7624f300aa77a','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',15,'886c1aff95c0de9d49f08db7b1c89891','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',16,'9b2feff0b19978debc06106f0ca75c5c','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',17,'9125b00525eb891bd9595ea8f5c62eb8','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',18,'efa48b801479493076335ba81623bbbd','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',19,'3e2cd5362aaad2973b51b9e852de466f','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',20,'ee8b6f2006626eec1807792537e98cb1','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',21,'2520ea6df8b0a63a949d63a2c45b86c8','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',22,'093114c5765b0b2e707f0363a5b39f6d','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',23,'19e8c99e7a05ad95ae295256006ea25c','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('41c20eb84ee8070bbbc0b8',24,'33281e69201913f92018310c9c58515f','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',1,'33c90eb029e349aab5fc20ed1e8456b4','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790432000);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',2,'7c913af315c46e2615a5c4d4211b730b','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',3,'5b73c2cce46840aa32afa3da1c04194b','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',4,'4542e90ea16765004d51957b4fb8d63c','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',5,'c6a3b6e4152c3cb4f2f0b07ec0662c93','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',6,'92048b0a789fca350d2d345e40e5954f','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',7,'f86e5ea0f4aa51490d2e342f17c37896','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',8,'a9959e08ef723fc6168134a2f285e085','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',9,'523315ec3a313d89b6b326baa3918158','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',10,'4ff7a93668e94b5ac046ba553f2188fb','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',11,'713aed7a37a30aa12aa7f1841446e573','{"undoes":"4ff7a93668e94b5ac046ba553f2188fb"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',12,'c46c75aed382eb3d6d3e1b804edcaaf1','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',13,'4be0117070448d4acd2072a1af88db71','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"33c90eb029e349aab5fc20ed1e8456b4"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',14,'6119333d01fc45f44b7d5d89c82f1e64','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',15,'9408a09fd446107aa79a78e9647d8a65','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',16,'cee6da672c66517d207830afced0faa0','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',17,'af3f8a052758c0e52a99e83e2c3921db','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',18,'6232dd6c611c0d0406d456d86a5e9cab','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('54528185f667ba58890fb2',19,'3d2278184f05998b3c76f621f6a099f6','{"cells":[[2,2,"a1","tricks",2]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',1,'71b7d9113cccefb7a3d8df0c6d8ccfd7','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad',1790518400);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',2,'d19ce92c5a3bcc1fb6f2464702c8bf38','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',3,'f606e17c04127e7443704fdd60933b12','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',4,'129f66e695cff0b6e7330aba179935e5','{"cells":[[1,1,"d6","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',5,'7b5856c31818a42419e5888904d00b69','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',6,'5cfc353fce26f4273fcdcfa46516eccb','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',7,'61594f8d4145ede2f084ef76bbaa452d','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',8,'a2692e7b4a79c29f2a38a8ba4d801451','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',9,'08092298558237db4049385a2f36c4b2','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',10,'0cd96ce93fdc03b185ac24ef291742b0','{"cells":[[2,1,"d6","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',11,'9d91a646da8d2d09e3c58d03e8333d66','{"undoes":"0cd96ce93fdc03b185ac24ef291742b0"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',12,'04d5129b7099f00641b3922d61c30e23','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',13,'483ef2ce4ada701900a4373a89dfb93a','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"71b7d9113cccefb7a3d8df0c6d8ccfd7"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',14,'3a62efcdc73c86810f14120dd0e1d883','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',15,'172174a5864bd63c2851de5738f82760','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',16,'1a976601e465df30863fb21ec3818ce8','{"cells":[[2,2,"d6","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',17,'e8ae52c8d4178035f89c2d9d5e2f647f','{"cells":[[2,2,"a0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',18,'9783774c06bc3f60268e3414e61df02c','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',19,'4e9c3df3ed78335e9782e9b254e564bf','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',20,'fbb13673aa9673cbcbd1ec25ab64cce5','{"cells":[[2,2,"d6","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',21,'efcca840654ec15c8f1adff85779cef1','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',22,'a8cb774465281d57db4599bf7cd33564','{"cells":[[3,1,"d6","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',23,'728dd2d6ff372b69e06d2702dc0e65af','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',24,'7bb092c74608c4f715bdd6c850293e36','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',25,'d72c171c9d8e10d357b528c6bca8965f','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',26,'25c2817028e79f6b6afcd97b97f37b1b','{"cells":[[3,1,"d6","tricks",1]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',27,'4983aac550e6902250506bf8facbc70d','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('687e1cef9636b37f47c0db',28,'1cd62f0feec6eb55219d623c2dd0ab73','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',1,'0f6d50ca9a72a73db3726b772b9d1dc0','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"}},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"}},{"key":"secret_bids","sets":{"bidding.visibility":"secret"}},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790604800);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',2,'5a493c716d8b3dda267fc66fbb289b01','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',3,'1b6c8bbb10056e8b07b2810c9166783a','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',4,'c9463800c9516784b9057efa5e851147','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',5,'08d7399d7325ad4bdc0da4354dbd8b7f','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',6,'1f0d1cf12484b7ae63299c52f4501a57','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',7,'bf83c403955c1202b8c5fff8e3d5a5f5','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',8,'1c12cee99f4c8ca9f9793b1b2c807ab0','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',9,'b83e2ce01645caa468d5d6b825c49bad','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',10,'a78ee10b051312e77666e09ed82ccbdd','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',11,'9f02e18b0b9fef8eb8380258e2013775','{"undoes":"a78ee10b051312e77666e09ed82ccbdd"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',12,'0ec1065516e04d3718c7e9a1fa37fa3b','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',13,'34ee152968ec55232b8635de43068021','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"0f6d50ca9a72a73db3726b772b9d1dc0"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',14,'ff7b6fa19d0fa3551b3a4b35c38c9832','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',15,'9c6b077ffe3f53d54f70f741b81877fe','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',16,'56a7a1887a9029ef7a80254c2e493b6e','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',17,'8e581c8f3b52a4250d65b807b80a9858','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',18,'0638f3a0e7566de53866136c7df45aeb','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('7863d2e999023ca37d2285',19,'5d85fd763250efbe82f807e4857bb4e7','{"cells":[[2,2,"a1","tricks",2]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',1,'c2a424357da20b8d75a29c6fa51362c1','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"}},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"}},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790691200);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',2,'18f9fb085b1bac8a6b185a3510c99692','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',3,'9fff2221bbe898b5a962084cca8e636f','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',4,'bc32922e8061db24071aa4c9bcc794dc','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',5,'9202dacd1ed6f2bf403e9f4525516f05','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',6,'50cd4537bf124dcc8da8af397c160ef8','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',7,'734277637000bc4cb68b99c70e4db0d3','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',8,'162742f39beb0baef03780d910285261','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',9,'378154ccfb9a95f0c3522ec6a29fcf34','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',10,'056dfb1c3ee0702ffa09f7e3e129a09b','{"cells":[[2,1,"c0","tricks",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',11,'e06fa4a686761684abf5724237d25871','{"undoes":"056dfb1c3ee0702ffa09f7e3e129a09b"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',12,'1c16f3e28f6de11ea531a82a998d2350','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',13,'f7bfe6c188ad8ab2dd1cf188adada59e','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"c2a424357da20b8d75a29c6fa51362c1"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',14,'1d3a26dc4a2140b3ca770ce5d65b9eb4','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',15,'99175206f4512d0d7b14fabc1fe81c1b','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',16,'cb903a1ee85a8843f2fbed183c18b2ef','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',17,'0b7c2a103ae38414d083af6610949ea0','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',18,'77f55adf97ad823b5a2a367c8f375ca8','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',19,'2203802c28294fe594c5704aae941967','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',20,'352b21febe9679c3eb81b0b588b76eb9','{"cells":[[3,1,"a0","bid",3]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',21,'a4517c4f1daa102d5e290fd52d0e0ad2','{"cells":[[3,1,"b0","bid",3]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',22,'dc5321c67d892652192288d29ad98f99','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',23,'cd6f163aad1d7e20ec8cd7fa0b90a6e8','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('8a29aa549d92db1d296850',24,'b73c30d152a3e654bd1e5022be738f62','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',1,'1517b55a455010e334bc1dbb5459524b','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"}},{"key":"next_card","sets":{"play.top_lead":"next_card"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790777600);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',2,'b0cb7d14f0ca787a592dd71365b110e6','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',3,'94e3d8d7a1c013f783040b1ac5afb5f6','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',4,'825846ef37f0f21de76eb3ceeb08cec3','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',5,'2255f6432099395f907a6f5fa614a4ac','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',6,'5cb0ecd74526f6d7bdea5ca169afc53f','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',7,'732a3a191c1be70c88025a7e4f52168f','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',8,'5960106c01dcae82011d826425ae69e5','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',9,'667522178a31607de0cc8a8e69e3f495','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',10,'c5081ce5df23264c5944429f1f2fd20c','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',11,'60f5ef80278fe3f87b0297ebc3a30de9','{"undoes":"c5081ce5df23264c5944429f1f2fd20c"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',12,'d179b31851d8d3e663b03a3d1a1f05ce','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',13,'5336771e20aff7d400a98aeab6cb5de5','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"1517b55a455010e334bc1dbb5459524b"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',14,'8231e9603217e80d9ccef10466d6d353','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',15,'8e7e3bc54f90634a36fc1d49f0710635','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',16,'0cc8b3ba56870e87b4f74cf75e3107a2','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',17,'95ae4cc7f0150fcac4171dffef1c6ce8','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',18,'5f753139a5c201f8facc63a0b19bf9e3','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('9297a78ee8387e482ba99f',19,'3d56bd19c7373a29fd40738c90184d12','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('KzRphLcG35WcD0Qs8wtt9A','2026-09',5);
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
INSERT INTO "person" VALUES('KzRphLcG35WcD0Qs8wtt9A','a0','Anna',0,0,NULL,1790000000);
INSERT INTO "person" VALUES('KzRphLcG35WcD0Qs8wtt9A','b0','Ben',1,0,NULL,1790000000);
INSERT INTO "person" VALUES('KzRphLcG35WcD0Qs8wtt9A','c0','Cleo',2,0,NULL,1790000000);
INSERT INTO "person" VALUES('KzRphLcG35WcD0Qs8wtt9A','d6','Dan',3,0,NULL,1790518400);
INSERT INTO "person" VALUES('u3_dHK8v3zbC_8QLLXo6-g','a1','Anna',0,0,NULL,1790086400);
INSERT INTO "person" VALUES('u3_dHK8v3zbC_8QLLXo6-g','b1','Ben',1,0,NULL,1790086400);
INSERT INTO "person" VALUES('u3_dHK8v3zbC_8QLLXo6-g','c1','Cleo',2,0,NULL,1790086400);
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
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','a0',1790000000,'0f63aa680fd12e1cb3e2b9');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','b0',1790000000,'0f63aa680fd12e1cb3e2b9');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','c0',1790000000,'0f63aa680fd12e1cb3e2b9');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','a1',1790086400,'1c57a1d952f035e81e9985');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','b1',1790086400,'1c57a1d952f035e81e9985');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','c1',1790086400,'1c57a1d952f035e81e9985');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','a0',1790172800,'20a41479ccd6595caf83fb');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','b0',1790172800,'20a41479ccd6595caf83fb');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','c0',1790172800,'20a41479ccd6595caf83fb');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','a1',1790259200,'3347cc7fbb415506094d6a');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','b1',1790259200,'3347cc7fbb415506094d6a');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','c1',1790259200,'3347cc7fbb415506094d6a');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','a0',1790345600,'41c20eb84ee8070bbbc0b8');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','b0',1790345600,'41c20eb84ee8070bbbc0b8');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','c0',1790345600,'41c20eb84ee8070bbbc0b8');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','a1',1790432000,'54528185f667ba58890fb2');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','b1',1790432000,'54528185f667ba58890fb2');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','c1',1790432000,'54528185f667ba58890fb2');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','a0',1790518400,'687e1cef9636b37f47c0db');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','b0',1790518400,'687e1cef9636b37f47c0db');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','c0',1790518400,'687e1cef9636b37f47c0db');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','d6',1790518400,'687e1cef9636b37f47c0db');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','a1',1790604800,'7863d2e999023ca37d2285');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','b1',1790604800,'7863d2e999023ca37d2285');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','c1',1790604800,'7863d2e999023ca37d2285');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','a0',1790691200,'8a29aa549d92db1d296850');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','b0',1790691200,'8a29aa549d92db1d296850');
INSERT INTO "played_in" VALUES('KzRphLcG35WcD0Qs8wtt9A','c0',1790691200,'8a29aa549d92db1d296850');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','a1',1790777600,'9297a78ee8387e482ba99f');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','b1',1790777600,'9297a78ee8387e482ba99f');
INSERT INTO "played_in" VALUES('u3_dHK8v3zbC_8QLLXo6-g','c1',1790777600,'9297a78ee8387e482ba99f');
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
