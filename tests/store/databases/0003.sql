BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','',1790000000,1);
INSERT INTO "circle" VALUES('0JUPszaviRFjr_pd2ROqhA','',1790086400,1);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','0JUPszaviRFjr_pd2ROqhA',1,1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','tRTKfw-VnHu_IrNYdZ5b2Q',1,1790000000);
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
INSERT INTO "device_game" VALUES('0f1303f717e69738640ed6','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000);
INSERT INTO "device_game" VALUES('1d1280486ffcbc8724e284','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
CREATE TABLE game (
	game_id VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	host_generation INTEGER NOT NULL, 
	view_generation INTEGER NOT NULL, 
	summary TEXT NOT NULL, circle_id VARCHAR REFERENCES circle (circle_id), deleted_at BIGINT, ruleset VARCHAR DEFAULT '' NOT NULL, over BOOLEAN DEFAULT 0 NOT NULL, edition INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game_id)
);
INSERT INTO "game" VALUES('0f1303f717e69738640ed6',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[1,33,11],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','tRTKfw-VnHu_IrNYdZ5b2Q',NULL,'ascenseur',1,0);
INSERT INTO "game" VALUES('1d1280486ffcbc8724e284',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-8,13,10],"round":3,"rounds":3,"over":false,"winners":[]}','0JUPszaviRFjr_pd2ROqhA',NULL,'nomination_whist',0,0);
INSERT INTO "game" VALUES('233ef7d6db4308a008f3fb',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[21,3,21],"round":3,"rounds":3,"over":true,"winners":["Anna","Cleo"]}','tRTKfw-VnHu_IrNYdZ5b2Q',NULL,'oh_hell',1,0);
INSERT INTO "game" VALUES('331c22e6a307691ea4756b',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[-30,20,10],"round":3,"rounds":3,"over":false,"winners":[]}','0JUPszaviRFjr_pd2ROqhA',NULL,'quoicoupli',0,0);
INSERT INTO "game" VALUES('4059c0cac2fec9360d6e7a',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[30,-10,-40],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','tRTKfw-VnHu_IrNYdZ5b2Q',NULL,'skull_king',1,0);
INSERT INTO "game" VALUES('54499840ea060ab947aa61',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[-10,-20,0],"round":3,"rounds":3,"over":false,"winners":[]}','0JUPszaviRFjr_pd2ROqhA',NULL,'wizard_canadian',0,0);
INSERT INTO "game" VALUES('64cdcce103d3c26871c526',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[-60,-10,-30,30],"round":3,"rounds":3,"over":true,"winners":["Dan"]}','tRTKfw-VnHu_IrNYdZ5b2Q',NULL,'wizard_championship',1,0);
INSERT INTO "game" VALUES('76870a390a41f13c06c82b',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[-30,60,-30],"round":3,"rounds":3,"over":false,"winners":[]}','0JUPszaviRFjr_pd2ROqhA',NULL,'wizard_club',0,0);
INSERT INTO "game" VALUES('86fc63348be731c3a2f1a6',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-50,50,20],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','tRTKfw-VnHu_IrNYdZ5b2Q',NULL,'wizard_fisher',1,0);
INSERT INTO "game" VALUES('9f3a8647d7b01d75d02965',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[-10,10,-20],"round":3,"rounds":3,"over":false,"winners":[]}','0JUPszaviRFjr_pd2ROqhA',NULL,'wizard_gigamic',0,0);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','3a1aff986367fb9c','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',1,'57dfeb31bd992625782eeab42e1b05c1','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790000000);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',2,'774cc0a22b65dfacb4d6b73e09473371','{"cells":[[1,1,"b0","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',3,'8fc810cf60d2260a50715cf6c34f81bc','{"cells":[[1,1,"c0","bid",2]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',4,'eae9d0a1ac40ac7e0b6195b918338534','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',5,'f1de28689d006d7794e847689ea2301f','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',6,'cc9fe7dd35bbb27f6f74f1d65cbc1717','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',7,'d2b52da68c93ca732e1f349e5c21fdcf','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',8,'30263d5191f32d1f12e028325ab301c4','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',9,'2aa7bf487294dad884ab4b87c01d7c47','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',10,'6507cc4f9c676992438172cd4c4deb43','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',11,'040a9d3aedb2ede5b40732a94a5de9df','{"undoes":"6507cc4f9c676992438172cd4c4deb43"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',12,'db5f79389c83b1762499be3a0122f069','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',13,'82c7935841e4ad9f2432436a2e5f0996','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"57dfeb31bd992625782eeab42e1b05c1"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',14,'e54ec4f0b98741408d4051cd076ade12','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',15,'23215cdb18208182a459cfece728cace','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',16,'c8031312e86deb2c12dbc6ae64eb7599','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',17,'72e2d5791023d571a47785d58b246404','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',18,'b5ccf4c9520523b086c0c150f6dd2963','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',19,'e1c38640dc5bc9ae4e76a855ac08fc24','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',20,'58495b5a4e55b495660021271c37dd9a','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',21,'08625dd41f31b2bfd7fd0b7e4c4461f9','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',22,'cc9e209a5679d887daf0b4b01752224d','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',23,'85e6d7c5040831a35d47a538c6c0c45a','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('0f1303f717e69738640ed6',24,'95f6968ba4ce7a44e5734081830ce91c','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',1,'dd34075e0f916773c0f5f93cc99a0c47','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790086400);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',2,'8594eb46657ff59fe5862c587a6a18b8','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',3,'54292208cac7bac53db432d36ee9fe50','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',4,'012ae1eaa91a46d2047ecc7a7a0905ab','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',5,'b30bd33dcb870a4ba0e9d92497b63a64','{"cells":[[1,1,"b1","tricks",3]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',6,'2193858414e365bf2d5b4fdf342407d6','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',7,'c926fcf087b13ac306a8bf998b0c165c','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',8,'dfe43ac81f71511774d0df81692e74f8','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',9,'94b1048c090274f1b13d0d5ba3c914e0','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',10,'d6deda0dc5c1be6423f6bee79568c971','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',11,'c6d8ff254aa3ba478538011f4ae396e5','{"undoes":"d6deda0dc5c1be6423f6bee79568c971"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',12,'f2c6eedcaa8702ef6bbcaffdbafaf94c','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',13,'2e09cc6b73bc636685e6f26b101e8fbb','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"dd34075e0f916773c0f5f93cc99a0c47"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',14,'98ca3fffa40e9404b5e0674ae740ec2a','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',15,'a40241db510d6939b689ea0003ef099a','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',16,'7079d63acb7bf37851c421d66af65b58','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',17,'15be78c9bd944d858ef0ce7be426211b','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',18,'c51607d2879ac7adc2ce2aba29a4eb40','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1d1280486ffcbc8724e284',19,'bc92a534cd1b9a5458de8fc93a266a9a','{"cells":[[2,2,"a1","tricks",2]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',1,'1337ccc89624774335fa9cc749d37eb4','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790172800);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',2,'4f159db4d5275987acc04893405df365','{"cells":[[1,1,"b0","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',3,'bad24991d4739a493d0767522b555c9a','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',4,'7f622b942a6165ed49267639f47e0334','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',5,'d88d56477c4cdeee32fd0ca7e5490caa','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',6,'74b88bc681671a9fbdb402d3db8c736a','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',7,'1be37bf5a23c2e6cf57b0d8ec691efa6','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',8,'16c124b482ba2ec9b232e558f1fc09eb','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',9,'99188ce45f81130b9664a2b955dc0eaa','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',10,'359e1a01513a0da24404c8fcdc20fcd4','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',11,'7dc2b8fd93b041674b7dffcf9dcd0a1a','{"undoes":"359e1a01513a0da24404c8fcdc20fcd4"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',12,'8e36725c1cde934f5c6dc98a41759a93','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',13,'b72c1f5cd914632db9709fc4797e0e67','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"1337ccc89624774335fa9cc749d37eb4"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',14,'1a88b1409748d80bf3cbdbfce63ab9c8','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',15,'4ef5e245a6a47801e7497beab69edc2e','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',16,'5e8955306877342e405053f592dec9c9','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',17,'e1225b5861b2e12530fff251428a2978','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',18,'47b10b458f1d32c7f55aa9be72fe3b28','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',19,'7bc995e02a569c7e1f607e3c38b19ce7','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',20,'7a30cc1915f5add6885a8168fea63bd7','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',21,'8be7cb077760d94e50ca000bbd2e4cdf','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',22,'6b71b44fb310691fa2f2df823bfce3ab','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',23,'22861f84add9f81b6977e5200dd9fb1c','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('233ef7d6db4308a008f3fb',24,'b092af8511bdfc6ee14b3c345c785533','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',1,'74de75bbfdadeb420246ecf158c56647','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Jouer l''atout","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790259200);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',2,'b3d3758fbe80fb694a8c2b6f9bc5ff89','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',3,'a483abd445dfd728a79ebe02cf3265f4','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',4,'94ea98bb03c460e2a3f7b71c3a13eee8','{"cells":[[1,1,"a1","bid",2]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',5,'f5c23bc9ee7c0bc035c1372a01bceff9','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',6,'22cb28d0c932cfac26007523d2d342a3','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',7,'ff6e21f40131a23fe8ee8bc775943fab','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',8,'dd556e7f866db0067f205da38a1a8a05','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',9,'6848ec309544b4d96226647f62c257b7','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',10,'7066ad420646dc306435d465e158dd5f','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',11,'1dee573ce79ce906742cf43f9b6e2e2f','{"undoes":"7066ad420646dc306435d465e158dd5f"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',12,'2b3495cdc5f1aa3d43f5e3ae1380ebe8','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',13,'3d8e3c0a4cd545716c2e47ed970449a4','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"74de75bbfdadeb420246ecf158c56647"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',14,'f85b35564dd2ceb4e44aba60003e08d9','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',15,'b1226ab650ce9f0796da86b780ff732b','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',16,'7c86c1fb4f25d8483b61381b8545ff7d','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',17,'a282adeea992eb7fbbe10865b201a792','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',18,'f5b2ca9ca615fbecfe1033148e53145a','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('331c22e6a307691ea4756b',19,'2ed5fcee0de549d58cbeb2715441a757','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',1,'1e22a7bad9af357dd424ee1cfdbff798','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"specials":[{"code":"P","count":5,"role":"other"},{"code":"K","count":1,"role":"other"},{"code":"T","count":1,"role":"other"},{"code":"S","count":2,"role":"other"},{"code":"E","count":5,"role":"other"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"judged":false},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"bonus":{"when":"made","step":10,"most":170}},"end":{"leavers_win":false}}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790345600);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',2,'0cf8b10e5ff7d5603233ac5eb15cea5a','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',3,'5beef15d873117853ed350011765e73a','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',4,'88044b41e2239e1a709c07c13e15da8d','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',5,'abd6f394868aead64b07ff2fec0b8c8d','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',6,'71a9d9d7417647858ef07a28b9ea9403','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',7,'00221f43ef428b7c6514fda838ed5f71','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',8,'455436e6e163985bd4bc9b435403ed85','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',9,'8fb0c5e1f9bceb34c95bc32defd3d8e3','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',10,'b20ecb73378b933b55565b39b1c0d216','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',11,'1ff9d04ce9051562c27deac715d2e2f3','{"undoes":"b20ecb73378b933b55565b39b1c0d216"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',12,'a130bd7aeacecb90cb699e3c4c6e4b5c','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',13,'a69f8ff521cb8c7c342595e11a3f3bd1','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"1e22a7bad9af357dd424ee1cfdbff798"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',14,'4f0ee7aac271b0a77ed43437c35af728','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',15,'4267b6b3f5524abf10e64d4dac03b560','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',16,'8e7d896ecaa715726acab6753a68d809','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',17,'7407ef9a06872bda2f0e0813bffeeadd','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',18,'247d400421ec069c894083a8ede609cd','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',19,'67eac4523ef7b12fd89ba75f4e3b34e0','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',20,'c02ba12b9a8ae3dfb0796fbed1229cbf','{"cells":[[3,1,"a0","bid",3]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',21,'1a6643624662389d14d65da27bb4431d','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',22,'951e4c1eade268d17f141e953b2a9932','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',23,'9ab494fcc690ea586a087a7a97c83c28','{"cells":[[3,1,"a0","tricks",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('4059c0cac2fec9360d6e7a',24,'ba5fa8e27bfdf09936abeae6c0a87754','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',1,'2cdcaa0f46b6fa58bc8db6f0949c1b37','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790432000);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',2,'7ea75b9e4b2eb13d805b2a15150c329d','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',3,'82f991f91e5695c84f558296d972be8f','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',4,'efe3b043361a2133b7c3a4cec8a65c15','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',5,'2dcf5d7b196152ca42bcb6587f38614c','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',6,'a8350341d5aa5c216368618b776f6b3e','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',7,'d0f6505fb46e39e03994c9ad750fccb8','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',8,'a4031ee671cef7546e0c1dc7fc543b3d','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',9,'7966c9b44a49c8f9a8152681d93fb5bc','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',10,'dd55868c5325c9bad85f03ae938f2bef','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',11,'3c0d495c69ca2f9a06ee9677d33fa2d5','{"undoes":"dd55868c5325c9bad85f03ae938f2bef"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',12,'b3f3ea5e343488204232608fcde526da','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',13,'ebb30763a659ff9b9fd1bbba8512438c','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"2cdcaa0f46b6fa58bc8db6f0949c1b37"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',14,'d183e7b285de85c1a5769194d66a6005','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',15,'47c0920c598421fc0e8d028fa01d4a39','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',16,'ee78714d1f13f3746236d8c28c40f2dd','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',17,'9d97608c5d5e9ebefdc7c5ed4f3bebfd','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',18,'748541bf027345cbc5120658ab6c311e','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('54499840ea060ab947aa61',19,'07dfc1e89fac00620f454b4f5793e9e4','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',1,'372f98dd4add1d0433d9101707caffdf','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad',1790518400);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',2,'fd48218aec76de4cb2e77519a95b3018','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',3,'92832bd30323d42b531685bb60c239f8','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',4,'286be37801a7481f1f771dadc5ff08ed','{"cells":[[1,1,"d6","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',5,'88f7e8a2d094c5795e5b997204445f2a','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',6,'aeab9e86bde8662ae9dfa9945d5a509e','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',7,'e6b1c62e8b1d58cc290c317394e8c1ed','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',8,'88b5a89758b9a5c4cc437b1ad8df9e10','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',9,'6c6516aa541bf8dfebf83bf35fa99616','{"cells":[[2,1,"c0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',10,'5cc6435424e14939877a266f288c52bd','{"cells":[[2,1,"d6","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',11,'39c0e5496cb6e10696d5b23ccb70c672','{"undoes":"5cc6435424e14939877a266f288c52bd"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',12,'58f45a318f63a1a48d5d05c4a4e6a8ae','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',13,'f694514cbed54e6f47f20308d863d047','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"372f98dd4add1d0433d9101707caffdf"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',14,'4de87ddeadb05f232c5eed0c5e78c32a','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',15,'798d7daf3d24dc98932b1ac890320eb9','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',16,'98750768065aa72c159eb019fd9db22f','{"cells":[[2,2,"d6","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',17,'f904b5a64e72775873d4485863f78d7f','{"cells":[[2,2,"a0","bid",2]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',18,'0099bdc1aef9c12e35583d8780979153','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',19,'ed6318337ccf078da915da7430c285ba','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',20,'81d0d35e44d44ac7e3d3068862e423a7','{"cells":[[2,2,"d6","tricks",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',21,'d7f6cde091678fc422b267141f419e43','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',22,'59468db9b34ae0f40ece3eed6d343dd4','{"cells":[[3,1,"d6","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',23,'92dedd66d93d8cb1ce02190e2461420f','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',24,'97b21036a839ede301f4a932c27a081a','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',25,'65ef1e945710651aa218da98a334f634','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',26,'d0b32953f9521528a139f3d395c045bc','{"cells":[[3,1,"d6","tricks",1]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',27,'975db7395c63b556b2333e8afae3f013','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('64cdcce103d3c26871c526',28,'f2da22175d1009974e6385701a4876fd','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',1,'a123aec6a3086e376db154dd33415dff','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"}},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"}},{"key":"secret_bids","sets":{"bidding.visibility":"secret"}},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790604800);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',2,'3c92f066da564d44c1690a99e6ee1cef','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',3,'eb00267d7793ccfefeb800c8b1d02061','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',4,'b422595b1fe2df478066807a6acf2981','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',5,'8c4b8e166ddef5403db084eb0cf67873','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',6,'e0308164e3592f1b0d419e3254080a2e','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',7,'4f0003de5b5a57aa2ba7d82fd7579768','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',8,'25dc33e7230f2dc8f57c0b0f99c0713e','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',9,'5ab1849b62e50b13521eeaaa2924a761','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',10,'72c502fdef1b4aa8ee159d063418b8bf','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',11,'61b7b48c4a20bacf9438185d6f9b91d0','{"undoes":"72c502fdef1b4aa8ee159d063418b8bf"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',12,'37d7746e93bec2a6c1cb571f5ef648da','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',13,'4cd33ed14d1db1eca1844282e41f172d','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"a123aec6a3086e376db154dd33415dff"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',14,'57bede23a71af440c0f4ff65b66ebf0b','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',15,'fcebc3e9e0b3866af14ea4940df8bb34','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',16,'afa010e2fce475f7ad23b2d454df27bb','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',17,'76dd20ef411c35da22bd4d57db33934c','{"cells":[[2,2,"b1","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',18,'8706b33a889b4d3c6174dc47090feb87','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('76870a390a41f13c06c82b',19,'a2cabe0920a81575866e4bbbaea437c0','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',1,'f1a8de3e8bb392c30d890bfc48191af3','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"}},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"}},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790691200);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',2,'27f465a7ce7e65708d4dc75e95d0e3b5','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',3,'6f1c65c6e55bf2eb868d6be3a9e5a2a4','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',4,'3574a44d1778f8fec6e025843522e2a4','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',5,'2cf3e23a2606b45f9106f6c56d55ec84','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',6,'4a3d0810cbd47aa2acbeef86a2c9c7b7','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',7,'b1e7ca2a1f90735c9471b67467b62bc5','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',8,'b79ef68f7365783713a26c388c1ea8be','{"cells":[[2,1,"a0","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',9,'9ab9cbc7bdab68fd07baa34e0418f5af','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',10,'9d3bc01a1e7a7ad2f78afafa2e52a226','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',11,'74f585acf733392969081a3e8d6e677b','{"undoes":"9d3bc01a1e7a7ad2f78afafa2e52a226"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',12,'2e40b3cfca8355257ef4ed3ec7884d0d','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',13,'d825a4e5fc1fb210ea97bdb91678cff8','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"f1a8de3e8bb392c30d890bfc48191af3"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',14,'faeabbedfe13f0ea217ccd209265bf3c','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',15,'c8091f7376cf661f2288dca00d4d72aa','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',16,'9027198e88d98a2206d6504a48d787c0','{"cells":[[2,2,"a0","bid",2]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',17,'1505010484c5aa66195f04fdc11365b6','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',18,'95e273d11396b179a065bb0e1f39d3be','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',19,'6ec0b173354382079dd831f7382f20e0','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',20,'658eea4e21571c0fce3efbb5dff539be','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',21,'ff7e9fbaa7e585f3350ca939686255a9','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',22,'748f23077790ef058fddba356d26e3dd','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',23,'24c3b859ab89e9e092a9a9465973ae78','{"cells":[[3,1,"a0","tricks",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('86fc63348be731c3a2f1a6',24,'6126834bfa1961aa83673a45312e30d0','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',1,'1a2a4f7ac1108512207eb117106b0777','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"}},{"key":"next_card","sets":{"play.top_lead":"next_card"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790777600);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',2,'f73dc3387d9d5344ba0337509f4d7f45','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',3,'9b3aab785a7fa9a8b62110daec058b20','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',4,'a613b51f4da3fa5ce72dc3c0bae1cca6','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',5,'0b2dd280773ee0cf30b65a6d0a3508f3','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',6,'2b7186182ddead53181bb9e4963d4ed0','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',7,'ab14c9be86145a86abeb1085988ca6e6','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',8,'a79da9a3174a1ad23a1d9b893f187521','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',9,'af1db635e567e32e7072f14ed8dd54cb','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',10,'0d34aa55b88e4342039494f9435a9179','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',11,'fc3c1bd53e90d7cc199a61a38b610ee2','{"undoes":"0d34aa55b88e4342039494f9435a9179"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',12,'f8173255bdca7d73d225b97495059bf8','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',13,'c85b1a04f27a74bf73073f41e825a694','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"1a2a4f7ac1108512207eb117106b0777"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',14,'99935684d3cbaca6c96e06c6491a36ec','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',15,'b5c008052e4786f6d4b8ba7c53dfd20f','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',16,'97e11ad98d80aa3c6d05c9846b775380','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',17,'36f12587934196916430d3caf8c9618a','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',18,'e25a5175ecf834104356b3cd791bc502','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('9f3a8647d7b01d75d02965',19,'95d0dfcaf064d6242ed101f2d43488f9','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
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
INSERT INTO "person" VALUES('0JUPszaviRFjr_pd2ROqhA','a1','Anna',0,0,NULL,1790086400);
INSERT INTO "person" VALUES('0JUPszaviRFjr_pd2ROqhA','b1','Ben',1,0,NULL,1790086400);
INSERT INTO "person" VALUES('0JUPszaviRFjr_pd2ROqhA','c1','Cleo',2,0,NULL,1790086400);
INSERT INTO "person" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','a0','Anna',0,0,NULL,1790000000);
INSERT INTO "person" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','b0','Ben',1,0,NULL,1790000000);
INSERT INTO "person" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','c0','Cleo',2,0,NULL,1790000000);
INSERT INTO "person" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','d6','Dan',3,0,NULL,1790518400);
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
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','a0',1790000000,'0f1303f717e69738640ed6');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','b0',1790000000,'0f1303f717e69738640ed6');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','c0',1790000000,'0f1303f717e69738640ed6');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','a1',1790086400,'1d1280486ffcbc8724e284');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','b1',1790086400,'1d1280486ffcbc8724e284');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','c1',1790086400,'1d1280486ffcbc8724e284');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','a0',1790172800,'233ef7d6db4308a008f3fb');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','b0',1790172800,'233ef7d6db4308a008f3fb');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','c0',1790172800,'233ef7d6db4308a008f3fb');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','a1',1790259200,'331c22e6a307691ea4756b');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','b1',1790259200,'331c22e6a307691ea4756b');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','c1',1790259200,'331c22e6a307691ea4756b');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','a0',1790345600,'4059c0cac2fec9360d6e7a');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','b0',1790345600,'4059c0cac2fec9360d6e7a');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','c0',1790345600,'4059c0cac2fec9360d6e7a');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','a1',1790432000,'54499840ea060ab947aa61');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','b1',1790432000,'54499840ea060ab947aa61');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','c1',1790432000,'54499840ea060ab947aa61');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','a0',1790518400,'64cdcce103d3c26871c526');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','b0',1790518400,'64cdcce103d3c26871c526');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','c0',1790518400,'64cdcce103d3c26871c526');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','d6',1790518400,'64cdcce103d3c26871c526');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','a1',1790604800,'76870a390a41f13c06c82b');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','b1',1790604800,'76870a390a41f13c06c82b');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','c1',1790604800,'76870a390a41f13c06c82b');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','a0',1790691200,'86fc63348be731c3a2f1a6');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','b0',1790691200,'86fc63348be731c3a2f1a6');
INSERT INTO "played_in" VALUES('tRTKfw-VnHu_IrNYdZ5b2Q','c0',1790691200,'86fc63348be731c3a2f1a6');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','a1',1790777600,'9f3a8647d7b01d75d02965');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','b1',1790777600,'9f3a8647d7b01d75d02965');
INSERT INTO "played_in" VALUES('0JUPszaviRFjr_pd2ROqhA','c1',1790777600,'9f3a8647d7b01d75d02965');
CREATE INDEX ix_device_game_device ON device_game (device, game_id, role, generation);
CREATE INDEX ix_played_in_game_id ON played_in (game_id);
CREATE INDEX ix_game_circle ON game (circle_id, deleted_at, over, created_at, game_id);
CREATE INDEX ix_game_circle_ruleset ON game (circle_id, ruleset, deleted_at, over, created_at, game_id);
COMMIT;
