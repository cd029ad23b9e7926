BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
CREATE TABLE circle (
	circle_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	generation INTEGER NOT NULL, 
	asks_who BOOLEAN DEFAULT 0 NOT NULL, 
	deleted_at BIGINT, 
	PRIMARY KEY (circle_id)
);
INSERT INTO "circle" VALUES('i7QhI_AeJ8G1ygrgrLozZw','',1790000000,1,0,NULL);
INSERT INTO "circle" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','',1790086400,1,0,NULL);
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
INSERT INTO "device_circle" VALUES('3fc4ccfe745870e2c0d99f71f30ff065','Uwc5jRZ_EXdqsHytkXKnvQ',1,1790086400,'',1790086400);
INSERT INTO "device_circle" VALUES('7692c3ad3540bb803c020b3aee66cd88','i7QhI_AeJ8G1ygrgrLozZw',1,1790000000,'',1790000000);
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
INSERT INTO "device_game" VALUES('00565fab45f93af470b828','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000,'','');
INSERT INTO "device_game" VALUES('114341e0dbfc7ad3e08f4c','3fc4ccfe745870e2c0d99f71f30ff065','player',1,1790000000,'a1','');
INSERT INTO "device_game" VALUES('114341e0dbfc7ad3e08f4c','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000,'','');
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
INSERT INTO "finished" VALUES('00565fab45f93af470b828','i7QhI_AeJ8G1ygrgrLozZw','2026-09',1790000690,'ascenseur',5,'{"tallies":{"a0":[{"ascenseur":1},1,0,0,12,2,2,"00565fab45f93af470b828",10,"00565fab45f93af470b828",[[2,-1,1,2,1],[1,0,1]],2,1,1,0,2,1,[3,0,"",0,"",1,"00565fab45f93af470b828"],[1,0,"",0,"",0,""]],"b0":[{"ascenseur":1},1,1,0,13,13,13,"00565fab45f93af470b828",11,"00565fab45f93af470b828",[[2,1,1,-1,1],[1,0,1]],0,0,1,1,2,0,[3,0,"",0,"",1,"00565fab45f93af470b828"],[1,1,"00565fab45f93af470b828",1,"00565fab45f93af470b828",1,"00565fab45f93af470b828"]],"c0":[{"ascenseur":1},1,0,0,0,0,0,"00565fab45f93af470b828",0,"00565fab45f93af470b828",[[2,-1,1,-2,1],[1,-1,1]],0,0,1,0,2,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":2,"b0":1,"c0":3},"bests":{"round":[11,"b0","00565fab45f93af470b828",[]],"tricks":[1,"b0","00565fab45f93af470b828",[]],"total":[13,"b0","00565fab45f93af470b828",[]]}}');
INSERT INTO "finished" VALUES('24569d8184ac70eaa729e1','i7QhI_AeJ8G1ygrgrLozZw','2026-09',1790000690,'oh_hell',5,'{"tallies":{"a0":[{"oh_hell":1},1,0,0,21,11,11,"24569d8184ac70eaa729e1",11,"24569d8184ac70eaa729e1",[[2,0,1,-2,1],[1,0,1]],1,1,0,0,2,1,[3,2,"24569d8184ac70eaa729e1",0,"",2,"24569d8184ac70eaa729e1"],[1,0,"",0,"",0,""]],"b0":[{"oh_hell":1},1,0,0,3,3,3,"24569d8184ac70eaa729e1",1,"24569d8184ac70eaa729e1",[[2,-1,1,1,1],[1,1,1]],2,0,1,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"oh_hell":1},1,1,0,21,21,21,"24569d8184ac70eaa729e1",11,"24569d8184ac70eaa729e1",[[2,-2,1,0,1],[1,0,1]],1,1,1,1,1,1,[3,0,"",2,"24569d8184ac70eaa729e1",2,"24569d8184ac70eaa729e1"],[1,1,"24569d8184ac70eaa729e1",1,"24569d8184ac70eaa729e1",1,"24569d8184ac70eaa729e1"]]},"places":{"a0":2,"b0":3,"c0":1},"bests":{"round":[11,"a0","24569d8184ac70eaa729e1",["c0"]],"tricks":[1,"a0","24569d8184ac70eaa729e1",["c0"]],"total":[21,"c0","24569d8184ac70eaa729e1",[]]}}');
INSERT INTO "finished" VALUES('400056888cbc52c19a4cfa','i7QhI_AeJ8G1ygrgrLozZw','2026-09',1790000690,'skull_king',5,'{"tallies":{"a0":[{"skull_king":1},1,0,0,0,-10,-10,"400056888cbc52c19a4cfa",20,"400056888cbc52c19a4cfa",[[1,-1,1],[2,0,1],[3,1,1]],0,0,0,0,0,0,[3,0,"",0,"",1,"400056888cbc52c19a4cfa"],[1,0,"",0,"",0,""]],"b0":[{"skull_king":1},1,1,0,30,30,30,"400056888cbc52c19a4cfa",20,"400056888cbc52c19a4cfa",[[1,0,1],[2,0,1],[3,-1,1]],1,1,0,0,0,0,[3,2,"400056888cbc52c19a4cfa",0,"",2,"400056888cbc52c19a4cfa"],[1,1,"400056888cbc52c19a4cfa",1,"400056888cbc52c19a4cfa",1,"400056888cbc52c19a4cfa"]],"c0":[{"skull_king":1},1,0,0,10,10,10,"400056888cbc52c19a4cfa",30,"400056888cbc52c19a4cfa",[[1,-1,1],[2,-1,1],[3,0,1]],1,1,0,0,0,0,[3,0,"",1,"400056888cbc52c19a4cfa",1,"400056888cbc52c19a4cfa"],[1,0,"",0,"",0,""]]},"places":{"a0":3,"b0":1,"c0":2},"bests":{"round":[30,"c0","400056888cbc52c19a4cfa",[]],"tricks":[1,"b0","400056888cbc52c19a4cfa",["a0"]],"total":[30,"b0","400056888cbc52c19a4cfa",[]]}}');
INSERT INTO "finished" VALUES('6583c84c2608c23e18e61a','i7QhI_AeJ8G1ygrgrLozZw','2026-09',1790000810,'wizard_championship',5,'{"tallies":{"a0":[{"wizard_championship":1},1,1,0,80,70,70,"6583c84c2608c23e18e61a",40,"6583c84c2608c23e18e61a",[[1,0,1],[2,0,1],[3,0,1]],2,2,0,0,1,1,[3,3,"6583c84c2608c23e18e61a",3,"6583c84c2608c23e18e61a",3,"6583c84c2608c23e18e61a"],[1,1,"6583c84c2608c23e18e61a",1,"6583c84c2608c23e18e61a",1,"6583c84c2608c23e18e61a"]],"b0":[{"wizard_championship":1},1,0,0,-10,-10,-10,"6583c84c2608c23e18e61a",20,"6583c84c2608c23e18e61a",[[1,1,1],[2,-2,1],[3,0,1]],2,1,1,0,0,0,[3,0,"",1,"6583c84c2608c23e18e61a",1,"6583c84c2608c23e18e61a"],[1,0,"",0,"",0,""]],"c0":[{"wizard_championship":1},1,0,0,-10,-10,-10,"6583c84c2608c23e18e61a",20,"6583c84c2608c23e18e61a",[[1,0,1],[2,-1,1],[3,-2,1]],1,1,0,0,1,0,[3,1,"6583c84c2608c23e18e61a",0,"",1,"6583c84c2608c23e18e61a"],[1,0,"",0,"",0,""]],"d6":[{"wizard_championship":1},1,0,0,-40,-40,-40,"6583c84c2608c23e18e61a",-10,"6583c84c2608c23e18e61a",[[1,-1,1],[2,1,1],[3,-2,1]],1,0,0,0,1,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":2,"c0":2,"d6":4},"bests":{"round":[40,"a0","6583c84c2608c23e18e61a",[]],"tricks":[2,"a0","6583c84c2608c23e18e61a",[]],"total":[70,"a0","6583c84c2608c23e18e61a",[]]}}');
INSERT INTO "finished" VALUES('89d82f98a4534590729106','i7QhI_AeJ8G1ygrgrLozZw','2026-09',1790000690,'wizard_fisher',5,'{"tallies":{"a0":[{"wizard_fisher":1},1,1,0,20,10,10,"89d82f98a4534590729106",30,"89d82f98a4534590729106",[[1,0,1],[2,0,1],[3,3,1]],2,1,0,0,0,0,[3,2,"89d82f98a4534590729106",0,"",2,"89d82f98a4534590729106"],[1,1,"89d82f98a4534590729106",1,"89d82f98a4534590729106",1,"89d82f98a4534590729106"]],"b0":[{"wizard_fisher":1},1,0,0,-10,-10,-10,"89d82f98a4534590729106",20,"89d82f98a4534590729106",[[1,-1,1],[2,0,1],[3,-2,1]],1,1,0,0,0,0,[3,0,"",0,"",1,"89d82f98a4534590729106"],[1,0,"",0,"",0,""]],"c0":[{"wizard_fisher":1},1,0,0,-60,-60,-60,"89d82f98a4534590729106",-10,"89d82f98a4534590729106",[[1,-1,1],[2,2,1],[3,-3,1]],1,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":2,"c0":3},"bests":{"round":[30,"a0","89d82f98a4534590729106",[]],"tricks":[1,"a0","89d82f98a4534590729106",[]],"total":[10,"a0","89d82f98a4534590729106",[]]}}');
INSERT INTO "finished" VALUES('103b2ddcc725b5f0ad00b9','i7QhI_AeJ8G1ygrgrLozZw','2026-09',1790000750,'wizard_jubilee',5,'{"tallies":{"a0":[{"wizard_jubilee":1},1,1,0,50,40,40,"103b2ddcc725b5f0ad00b9",40,"103b2ddcc725b5f0ad00b9",[[1,0,1],[2,1,1],[3,0,1]],2,1,0,0,0,0,[3,1,"103b2ddcc725b5f0ad00b9",1,"103b2ddcc725b5f0ad00b9",1,"103b2ddcc725b5f0ad00b9"],[1,1,"103b2ddcc725b5f0ad00b9",1,"103b2ddcc725b5f0ad00b9",1,"103b2ddcc725b5f0ad00b9"]],"b0":[{"wizard_jubilee":1},1,0,0,-40,-40,-40,"103b2ddcc725b5f0ad00b9",-10,"103b2ddcc725b5f0ad00b9",[[1,1,1],[2,1,1],[3,-2,1]],2,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]],"c0":[{"wizard_jubilee":1},1,0,0,-40,-40,-40,"103b2ddcc725b5f0ad00b9",-10,"103b2ddcc725b5f0ad00b9",[[1,-1,1],[2,-1,1],[3,-2,1]],0,0,0,0,0,0,[3,0,"",0,"",0,""],[1,0,"",0,"",0,""]]},"places":{"a0":1,"b0":2,"c0":2},"bests":{"round":[40,"a0","103b2ddcc725b5f0ad00b9",[]],"tricks":[2,"a0","103b2ddcc725b5f0ad00b9",[]],"total":[40,"a0","103b2ddcc725b5f0ad00b9",[]]}}');
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
INSERT INTO "game" VALUES('00565fab45f93af470b828',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[2,13,0],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','i7QhI_AeJ8G1ygrgrLozZw',NULL,'ascenseur',1,0,1833401401,1,0);
INSERT INTO "game" VALUES('114341e0dbfc7ad3e08f4c',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[2,2,1],"round":3,"rounds":3,"over":false,"winners":[]}','Uwc5jRZ_EXdqsHytkXKnvQ',NULL,'nomination_whist',0,0,3294818710,1,0);
INSERT INTO "game" VALUES('24569d8184ac70eaa729e1',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[11,3,21],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}','i7QhI_AeJ8G1ygrgrLozZw',NULL,'oh_hell',1,0,1915648643,1,0);
INSERT INTO "game" VALUES('3e28e3b795380feb678f17',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[30,10,30],"round":3,"rounds":3,"over":false,"winners":[]}','Uwc5jRZ_EXdqsHytkXKnvQ',NULL,'quoicoupli',0,0,3909374419,1,0);
INSERT INTO "game" VALUES('400056888cbc52c19a4cfa',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[-10,30,10],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}','i7QhI_AeJ8G1ygrgrLozZw',NULL,'skull_king',1,0,958534461,1,0);
INSERT INTO "game" VALUES('5cc890613bf48ef4e5cda2',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[-40,10,30],"round":3,"rounds":3,"over":false,"winners":[]}','Uwc5jRZ_EXdqsHytkXKnvQ',NULL,'wizard_canadian',0,0,42250550,1,0);
INSERT INTO "game" VALUES('6583c84c2608c23e18e61a',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[70,-10,-10,-40],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','i7QhI_AeJ8G1ygrgrLozZw',NULL,'wizard_championship',1,0,1458869570,1,0);
INSERT INTO "game" VALUES('78997faed6df97ff120ac6',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[-30,10,-30],"round":3,"rounds":3,"over":false,"winners":[]}','Uwc5jRZ_EXdqsHytkXKnvQ',NULL,'wizard_club',0,0,4249301443,1,0);
INSERT INTO "game" VALUES('89d82f98a4534590729106',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[10,-10,-60],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','i7QhI_AeJ8G1ygrgrLozZw',NULL,'wizard_fisher',1,0,2484104429,1,0);
INSERT INTO "game" VALUES('911c7437893a6d1a8ec0c3',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[0,10,-20],"round":3,"rounds":3,"over":false,"winners":[]}','Uwc5jRZ_EXdqsHytkXKnvQ',NULL,'wizard_gigamic',0,0,3554527920,1,0);
INSERT INTO "game" VALUES('103b2ddcc725b5f0ad00b9',1790864000,1790000750,26,1,1,'{"game":"wizard_jubilee","players":["Anna","Benedikt","Cleo"],"totals":[40,-40,-40],"round":3,"rounds":3,"over":true,"winners":["Anna"]}','i7QhI_AeJ8G1ygrgrLozZw',NULL,'wizard_jubilee',1,0,2526298781,1,0);
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','5704d2190769534d','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('00565fab45f93af470b828',1,'b9fe7340cb9792ba3e4f8f601d2be49c','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790000000);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',2,'4a293c6afc95972b115d2485bed65865','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',3,'cc2f60abafad590f66f98003de502ac0','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',4,'43b306a6d012ef26f9aee698f997f242','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',5,'87eabbcd445a4dd89447455bf2eb5a84','{"cells":[[1,1,"b0","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',6,'d7ec3632f41788ae5d15e94a9222f3a1','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',7,'c79e0252ed7f1fc607c9e5a3483aa693','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',8,'9ba4601a497e296ea61c75b518885a02','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',9,'a033bdc1dc580ec9e63994fbe3a472d0','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',10,'0c33602b1c69ea0f5e6f6017c930a516','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',11,'8cec5bdbd462c94d93cfc0d52b2b689b','{"undoes":"0c33602b1c69ea0f5e6f6017c930a516"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',12,'898a5f231d1bf814a8a386fc4cbd7cf1','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',13,'67e9cf94b3b000d1748b1a4fb0e91d08','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"b9fe7340cb9792ba3e4f8f601d2be49c"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',14,'51bd50b5f1e2e04011316172c5694ad4','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',15,'3b61c1b9dc9a8bfd86cd6e4946c3f215','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',16,'dda9247ed2fc32982054fff09753996e','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',17,'da8cb1d60dd72954890a2688db85e927','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',18,'ff17ba114675b338688a4329071d6d58','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',19,'8e518d7c6e98dcbda235cb37d88f0fb6','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',20,'7d82322b3d9b7f3e1e2b19e1590a85d1','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',21,'90a5effb56b4c6082d2e984a12b43000','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',22,'eb248d3ed4fae72435a6dd93bae629d4','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',23,'69dea9d1297e7577b4004b9011263c39','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('00565fab45f93af470b828',24,'6f03279813676924d93b59587a650122','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',1,'f36d1691ed2cb24887f8fc2e1688a928','{"cells":[[0,0,"","ruleset",{"key":"wizard_jubilee","sheet":"Wizard, anniversary edition","edition":"30 years, nine special cards","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom","beats":["F","H"]}],"added":[{"code":"D","count":1,"role":"top","beats":["Z"],"option":"dragon"},{"code":"F","count":1,"role":"bottom","beats":["D","H"],"option":"dragon"},{"code":"X","count":1,"role":"nobody","frees":false,"option":"bomb"},{"code":"W","count":1,"role":"never","turned":"choose","option":"werewolf"},{"code":"J","count":1,"role":"suited","rank":7.5,"turned":"choose","after":"pass","option":"juggler"},{"code":"C","count":1,"role":"suited","rank":9.75,"turned":"choose","after":"bid","option":"cloud"},{"code":"S","count":1,"role":"either","plays_as":["Z","N"],"turned":"choose","since":25,"option":"shapeshifter"},{"code":"H","count":1,"role":"bottom","after":"swap","since":30,"option":"witch"},{"code":"V","count":1,"role":"copy","plays_as":["N"],"turned":"choose","since":30,"option":"vampire"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"play":{"dragon":true,"bomb":true,"werewolf":true,"juggler":true,"cloud":true,"shapeshifter":true,"witch":true,"vampire":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer","always_seen":true},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"edition_25","sets":{"play.edition":"25"}},{"key":"edition_20","sets":{"play.edition":"20"}},{"key":"without_dragon","sets":{"play.dragon":false}},{"key":"without_bomb","sets":{"play.bomb":false}},{"key":"without_werewolf","sets":{"play.werewolf":false}},{"key":"without_juggler","sets":{"play.juggler":false}},{"key":"without_cloud","sets":{"play.cloud":false}},{"key":"without_shapeshifter","sets":{"play.shapeshifter":false}},{"key":"without_witch","sets":{"play.witch":false}},{"key":"without_vampire","sets":{"play.vampire":false}},{"key":"plus_or_minus_one","sets":{"bidding.who":"last"}},{"key":"cloud_at_end","sets":{"play.bid_change":"round_end"}},{"key":"witch_must","sets":{"play.swap":"must"}},{"key":"whole_deck","sets":{"schedule.whole_deck":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790864000);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',2,'fe4559ea2ce6ee08371e209b13d35223','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',3,'5b6192e7b7746d898bfe679afd63c00f','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',4,'b7c31234caff918716f1d3d17a6886e8','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',5,'f4ea8214606894b577743a525b78c14f','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',6,'efe0f5ca2462e332b133d7194af32e01','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',7,'c7a3e33b61b336091cbf04bf3f86cc72','{"cells":[[1,1,"a0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',8,'e19be04940f07d6007f2dd12afdd040a','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',9,'212d143404b76e9904519beb81f4c56a','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',10,'0ebe1299a717a4cc73192b4f957bb732','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',11,'750a0b80c7b019f426382ce1bd2ab8d2','{"undoes":"0ebe1299a717a4cc73192b4f957bb732"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',12,'4ccdc82b2b40c7ec07e6fe62d794b19d','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',13,'3a3f0955ee1d97c609a21296013d1912','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"f36d1691ed2cb24887f8fc2e1688a928"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',14,'6e6ede907e9abe3a3efa85fe8b4ca1ca','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',15,'b2eae95f23a98837b3e35a702c012abf','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',16,'1b88b421e66d9d5684cbd9c74d0f70c1','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',17,'bf6c046691c35493a3c5ea64b6e0529e','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',18,'883829b3e8aed46a22babcfc279d6cc5','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',19,'278c8a11b81782cbb54a2828f8b065e9','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',20,'55f79ad33bcc23125c832c3ab5730013','{"cells":[[2,2,"b0","tricks",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',21,'c77f57ee2bf6a198acd11defef1e20ba','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',22,'a2c54300da99a33f51adc282966f0d5e','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',23,'b5c045be1dbbe5f8d558d81308017525','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',24,'04613e41dbe1375da6da3eaad1edcb02','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',25,'b1669ffb24c446e657c659bfd22f2e53','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('103b2ddcc725b5f0ad00b9',26,'4971f94e7204c4fbd4b3f9564642d73a','{"cells":[[3,1,"c0","tricks",1]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',1,'809742184d84cd1e38a2f2f102319fc0','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790086400);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',2,'f71f9b2469f421d479997b9e9aaa9862','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',3,'3e6bea401654197229c12e1d5e3b04b2','{"cells":[[1,1,"c1","bid",3]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',4,'4c505299593e60fcf6a9a2e962121846','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',5,'04c4dae6091311c82666f2e05e8a0029','{"cells":[[1,1,"b1","tricks",2]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',6,'27e0f6be5f842e5a47942b1a6f98c83f','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',7,'c8d8a52c172da332f30b22dd378d3ae7','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',8,'269e5afb9b588363ae26353eb6cdba36','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',9,'a0c93825ab38cc064d14c97bc2e56838','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',10,'721251f828c71e721308b039600744ef','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',11,'7a2e7897de0f83c65b74ca1c260fc090','{"undoes":"721251f828c71e721308b039600744ef"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',12,'d61c911558b9763ff7adbb73bf4890d2','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',13,'3ce5535bca84865ab2c57d207cb88f13','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"809742184d84cd1e38a2f2f102319fc0"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',14,'04f0c63503d7c76bfbe60feb1c1c0147','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',15,'516bad5ab043c27d31cf60074ba75d39','{"cells":[[2,2,"c1","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',16,'ea2af83f724aaaaed053788253a55112','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',17,'bc385f3595623c2412f9bae09ba308db','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',18,'9da5c90d065040eb1c6c4c1ab005e190','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('114341e0dbfc7ad3e08f4c',19,'a6de03ad2a4b9593ed3d93724b2736a5','{"cells":[[2,2,"a1","tricks",2]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',1,'2341a3f4d08147ef2725e758fe3717c5','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790172800);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',2,'4d8696c0df04b60af2d753e926deb709','{"cells":[[1,1,"b0","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',3,'8c3a50dea5dcb4c81188783de009e3fd','{"cells":[[1,1,"c0","bid",2]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',4,'1b0d341b9561234985c06167e5713208','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',5,'2038b0451766c0f6b1aee14bcaf113f8','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',6,'ba48dc272fda029c7f30a0195159157d','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',7,'2e2aee9e53ba166f0328cd59141540d2','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',8,'07d54d2ed59113e7c382a674cfe76a13','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',9,'70f84f2e5d728735f0d0ce6088b02fdf','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',10,'d24275573a100f28669a812dc86f059f','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',11,'19d82594a0938eaa0005c87b64b2d7b9','{"undoes":"d24275573a100f28669a812dc86f059f"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',12,'69c2b385f74c64559de2033a8b6c3fac','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',13,'3efb953971716f0bf49224d3e261753e','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"2341a3f4d08147ef2725e758fe3717c5"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',14,'ab48e7aa183aeab71fdae9180f003b34','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',15,'a3507181102b331c95557e05daca658e','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',16,'c6728af3b98ef94b52768a3fb8a92229','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',17,'2e858ab4351d3a2df10ec25f530c47ef','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',18,'c8e81f878ee65fcacf39a84c07a20605','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',19,'82cdd7b5483919c0a7e9337e682041ac','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',20,'83cc4d8818ff77ba88ce555d0b725d41','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',21,'550fa4eb53e6624eabe938962e6ca870','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',22,'a21c7c0239dc90c3b91e7bb1cf9988da','{"cells":[[3,1,"c0","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',23,'668f334d76b30f1c596d06e35af77700','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('24569d8184ac70eaa729e1',24,'b6838aaaad9f2f62c50e100a2660c2d8','{"cells":[[3,1,"b0","tricks",1]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',1,'8362a371ecfa9a693641ca88a6d65e34','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Compter les points","dealer":"Déroulement d''une manche","ranks":"Déroulement d''une manche","blind":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790259200);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',2,'c65ac937eccb6a3b0a6f346cef107795','{"cells":[[1,1,"b1","bid",1]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',3,'ea694f249ce631b7901f6f35066a5441','{"cells":[[1,1,"c1","bid",2]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',4,'19bfd739a8f1da1542acf4e198c98f1b','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',5,'1744f027bcd6db8614c8ac1feecc440c','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',6,'eb37097c0b9cb066018b591808ad684e','{"cells":[[1,1,"c1","tricks",2]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',7,'45da7efae58e586bfdc635256ac137d5','{"cells":[[2,1,"c1","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',8,'8b5b429970a26d0e164157ed04332134','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',9,'39b5bef6ed633d3ba439b945f0ad4bed','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',10,'3e629d2fc5273a5a50246029a093882a','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',11,'47db14e58263a1ff6f1dfeda68c309ec','{"undoes":"3e629d2fc5273a5a50246029a093882a"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',12,'5001d2b86e92cb2edc6e7b698710b0b8','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',13,'cd9289baa1bdfb5eed87825aba923519','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"8362a371ecfa9a693641ca88a6d65e34"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',14,'e7fa36aeaa1055a91c0d1ab6d584ac58','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',15,'5feeb193f2771feee33e1a34ba21aebb','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',16,'60f03c847f83b75950d95f653be4a403','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',17,'9c27e6fa3655f00d206e77c6d77b478b','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',18,'f1b0ead7b29e22c0c26605a6f9174594','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('3e28e3b795380feb678f17',19,'06bf5602869bb237174f808f9b024494','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',1,'f6a15126910ac7c91b7be73e430024c0','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"circle":"S","specials":[{"code":"P","count":5,"role":"top","beats":["S"]},{"code":"K","count":1,"role":"top","beats":["P"]},{"code":"T","count":1,"role":"either","plays_as":["P","E"]},{"code":"S","count":2,"role":"top","beats":["K"]},{"code":"E","count":5,"role":"bottom"}],"added":[{"code":"R","count":1,"role":"nobody","option":"kraken"},{"code":"W","count":1,"role":"numbers","option":"whale"},{"code":"L","count":2,"role":"bottom","beats":["E"],"option":"loot"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"third_hand":true},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"loot":20,"wager":20,"bonus":{"when":"made","step":10,"most":0,"cards":[{"key":"fourteen","points":10,"count":3},{"key":"black_fourteen","points":20,"count":1},{"key":"mermaid","points":20,"count":2},{"key":"pirate","points":30,"count":6,"one_trick":true},{"key":"skull_king","points":40,"count":1,"one_trick":true}]}},"end":{"leavers_win":false,"tie":"play_on"},"variants":[{"key":"kraken","sets":{"play.kraken":true}},{"key":"white_whale","sets":{"play.whale":true}},{"key":"loot","sets":{"play.loot":true}},{"key":"pirates","sets":{"play.pirates":true}},{"key":"rascal","sets":{"points.made.trick":0,"points.made.hand":10,"points.missed.off":0,"points.own_zero":false,"points.near_half":true,"points.cannonball":15}},{"key":"shared","sets":{"end.tie":"shared"}},{"key":"even","sets":{"schedule.rounds":5,"schedule.first":2,"schedule.step":2}},{"key":"late","sets":{"schedule.rounds":5,"schedule.first":6,"schedule.step":1}},{"key":"fives","sets":{"schedule.rounds":5,"schedule.first":5,"schedule.step":0}},{"key":"tens","sets":{"schedule.rounds":10,"schedule.first":10,"schedule.step":0}},{"key":"down","sets":{"schedule.rounds":5,"schedule.first":9,"schedule.step":-2}},{"key":"one","sets":{"schedule.rounds":1,"schedule.first":1,"schedule.step":0}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790345600);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',2,'92c4ac739a05acc558cb9ffe3959557d','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',3,'30587ba152d1eb73e4714fbcc07fa114','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',4,'82418edc2dd0e297224b757230c28cb1','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',5,'8d9fdd6935eb1e13cbc0277119abc708','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',6,'85e06b4dfc482fabb4b4eaa6a0633e93','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',7,'a829a231f1eac3afc5ebb8f7756451c0','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',8,'a50449670246ae870bc491128b7bc6e3','{"cells":[[2,1,"a0","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',9,'58e4b9c28051614315c762c7e26bd313','{"cells":[[2,1,"b0","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',10,'024b54b36dd916c862294c99d23a622f','{"cells":[[2,1,"c0","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',11,'684445c07bb2fd26db512cbde97aaee1','{"undoes":"024b54b36dd916c862294c99d23a622f"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',12,'7de6043e7910c7b76b64ccafc338dc74','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',13,'f364c646216c92a7a8db9f1e2f3307b3','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"f6a15126910ac7c91b7be73e430024c0"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',14,'24aa7e595bb62b9f195b8d382f44d904','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',15,'04bbd286046570a03d2c78be6d5c6929','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',16,'ba1df80eceb0c2ac02686f6f4b7a3dbd','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',17,'cc2fcc94339bd603c3e92bb9d0b6d608','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',18,'4eb4fcc1d5986c9078a0c7070638e4d4','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',19,'c82ef4f54a6c710b6d8038f0b5cd4b15','{"cells":[[2,2,"a0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',20,'ca319d8ed6dae5c0e3d9b9ab8f2f167b','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',21,'ff2275281ff069fcad604800935165da','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',22,'143907d30fa5d8f9e34172481f7cec55','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',23,'dc7f9fc7139365ea83cb670346a2e132','{"cells":[[3,1,"a0","tricks",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('400056888cbc52c19a4cfa',24,'9d76384ebd782a8e9d49238c4de657c2','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',1,'5d83c6fb092e776d207e77e62cc56ca7','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790432000);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',2,'90148ff026e913a74926de5ee53a9b7a','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',3,'a159be19de87c7d72c2c45125384c4c9','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',4,'fc36c8163f988a25e62d9c553b5607af','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',5,'ee8456e72e26629b2c34987fc8e73ca1','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',6,'877627d2ae35ce55e0639cbcd6461359','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',7,'a4585b67e00f02ba70363ddbf1cd150d','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',8,'20289de8d9459f42a987bae4fd77ec72','{"cells":[[2,1,"a1","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',9,'be0f3009fa441f8af7e81c6a91208acc','{"cells":[[2,1,"b1","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',10,'64b7ec668cf507aac5351b834a453e83','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',11,'5d2255acd39d237918f9af9429010099','{"undoes":"64b7ec668cf507aac5351b834a453e83"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',12,'a10f270fa1ec31e499ebeaad36a57dc2','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',13,'d83c7d6f022c07354bff05364abe645c','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"5d83c6fb092e776d207e77e62cc56ca7"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',14,'cd3694d3a1f598938bc87c06338d31bc','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',15,'e5e9c559d05d3c01782c7299cc257f2e','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',16,'575b575dfbe6640f78c37ca294eeee73','{"cells":[[2,2,"a1","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',17,'47335667546c9dc7a2767effc4ba47af','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',18,'4421292d609b25745fb7745a1cacd024','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('5cc890613bf48ef4e5cda2',19,'c9ee61314499fcce81bd52a54f31ebad','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',1,'95832d5b0f135eea6aa6a5cfedb86cb3','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0,"varies":true},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a0","b0","c0","d6"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790518400);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',2,'35c09ae2acfc53dfdc56cc4590477133','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',3,'b1abc9737bf5c3066b2fd64a637c0050','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',4,'42b55b530bb852cd141ba9ab6c7c2706','{"cells":[[1,1,"d6","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',5,'b32cd2f97b45b7aaf0b6fbda05c0315f','{"cells":[[1,1,"a0","bid",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',6,'105bad5224627bc1174fe4b8f4ecfda8','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',7,'03ed2a7f0c0b168da7aa777595341b15','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',8,'82cb380638a364cfd42e55dfabf9b34e','{"cells":[[1,1,"d6","tricks",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',9,'f9a313c2ffca9f8e6fbc252f645a2669','{"cells":[[2,1,"c0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',10,'77156fa7286e70915e6aee6ad3105549','{"cells":[[2,1,"d6","bid",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',11,'1e7ba86ff4ae69223d176b05ed171a70','{"undoes":"77156fa7286e70915e6aee6ad3105549"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',12,'1448b17d5067d0918105f9351d9a07b7','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',13,'950b1113f260ba426a46243bcea88075','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"95832d5b0f135eea6aa6a5cfedb86cb3"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',14,'4734539030b417338c1c03c0b9bcbad9','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',15,'0b830de1939e8a9fdcce89efd26da93d','{"cells":[[2,2,"c0","bid",2]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',16,'88ccc42178d9a261ee2a818224fc2b5e','{"cells":[[2,2,"d6","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',17,'00fbefa9c5ad5dbb64416e7dc521490e','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',18,'06252aa3ad3ebaafca088b3df93868a4','{"cells":[[2,2,"b0","bid",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',19,'7bf7ad6da5d51374d05e3df3a503b2b8','{"cells":[[2,2,"c0","tricks",1]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',20,'f47da260ac0b971651d851e7bae7630a','{"cells":[[2,2,"d6","tricks",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',21,'48ccb912f62a2f24f45e949c6c328dd0','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',22,'b6efc7f77930c2e880b7ce48ea7bcc67','{"cells":[[3,1,"d6","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',23,'424664a8eaa988a68343a4fa05347955','{"cells":[[3,1,"a0","bid",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',24,'0764797a5ce8563402341dc911ef58db','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',25,'7f2122bd11f227e2af53fc84b0dcffdb','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',26,'383a28873e0f507b35c718c1164b95db','{"cells":[[3,1,"d6","tricks",1]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',27,'5c0ad5ce53f4d0ca9778357c330da2d3','{"cells":[[3,1,"a0","tricks",2]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('6583c84c2608c23e18e61a',28,'c05888b136c8399f96cd74ba6c15b6a9','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',1,'302b359753eabf4d2f9ddf4e7a82a928','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche","dealer":"Déroulement d''une manche","discard":"Déroulement d''une manche","ranks":"Composition du jeu","bids_hidden":"Variantes","own_cards":"Variantes"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"},"place":"Variantes"},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"},"place":"Variantes"},{"key":"secret_bids","sets":{"bidding.visibility":"secret"},"place":"Variantes"},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"},"place":"Variantes"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790604800);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',2,'e3be5330f1b95b64d85a33f856267ef7','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',3,'dd6a3d788063840c9267b9e43adc79fb','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',4,'a412d9844142e46d9ced2e1f5063a0ab','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',5,'f4b9faaea457a2a7f2cc6abcae0d54ee','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',6,'b71b3a937624c5d41603fa1c0f1eccc7','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',7,'1678bef9b08a4356201b40fe54983cca','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',8,'5f2567824e60475a488692d6bbfd1163','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',9,'5577334bc278ff7c3304d5611e06eb44','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',10,'d239adfbb9533750d8cfa53f39d601e6','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',11,'40685f382657f3b9d08fb099fd839bfe','{"undoes":"d239adfbb9533750d8cfa53f39d601e6"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',12,'ea131a58a5721367339ec681625e47a9','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',13,'573877c60952992f935a7760b848e5ce','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"302b359753eabf4d2f9ddf4e7a82a928"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',14,'257fbfb77242a8f340ab27112b7edb8f','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',15,'3f87459c5a002a83f764ac5014b5f310','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',16,'cb6ee701c988eee2f6c34f160ec0c601','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',17,'d09481c476334489cbb34dedef6dc548','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',18,'965a0f59391c02b1ae837ad524d2c0d9','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('78997faed6df97ff120ac6',19,'714bb6af6f716528f2ace3332b3fb112','{"cells":[[2,2,"a1","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',1,'b5e1eab9fea58d31e1a8bfd6af46f5fd','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"court":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"drawn"},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","no_restriction":"Bidding","in_view":"Keeping Track of Tricks","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game","dealer":"The Deal","discard":"The Play","ranks":"Materials","bids_hidden":"Bidding variations"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"},"place":"Bidding variations"},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"},"place":"Bidding variations"},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"},"place":"Bidding variations"},{"key":"two_to_ace","sets":{"play.ranks":"court"},"place":"Materials"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad3540bb80',1790691200);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',2,'4819ede624a0bc53149397fbc1ada189','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',3,'413c4b12e8cbe69fb5e5db778f22e700','{"cells":[[1,1,"c0","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',4,'7292b8ad8a5df0653176dac3ba88ffdd','{"cells":[[1,1,"a0","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',5,'1b2689c6561aed78aa653ec8c19db50e','{"cells":[[1,1,"b0","tricks",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',6,'9b4069516690714bdfc1a1eda2e90fd0','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',7,'94d9afaf8ef96b52a0921a8bc1fc6118','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',8,'c0728e8887010406d7d8a7deda98231e','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',9,'3fa5e95906058e0e5482328bd706ee7a','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',10,'e1257adfcae2af304a273480136bce9c','{"cells":[[2,1,"c0","tricks",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',11,'3d6312ca6034dacf45d740e4d9e50255','{"undoes":"e1257adfcae2af304a273480136bce9c"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',12,'d3cf7f4eb63a25673d77a19544a11f76','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',13,'1bbe91ea2e70394433c808fd3e45f49d','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"b5e1eab9fea58d31e1a8bfd6af46f5fd"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',14,'8c678f276d346467da990300dd0314f5','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',15,'fd23d75cfcd39fe88a9cf2c59892ebca','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',16,'703c595368c801c034469e58b4def5af','{"cells":[[2,2,"a0","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',17,'a3619b7f14cec20ba738b87ec44a75ad','{"cells":[[2,2,"b0","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',18,'60ec3871a7d456422e361c3dce792451','{"cells":[[2,2,"c0","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',19,'4d550af361dd5ad625fa3df859e98bc3','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',20,'58136a7829f197457ba95c587d8c0289','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',21,'a9f6be1408dd2e71a1ae55723ee1acb0','{"cells":[[3,1,"b0","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',22,'f47493847e48835a54ad4922519db719','{"cells":[[3,1,"c0","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',23,'73ee882e99131bdce287e82a8860be28','{"cells":[[3,1,"a0","tricks",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('89d82f98a4534590729106',24,'0e8849baba404d656d5bde83439eec11','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',1,'4080ad9f73934e91aba45e49ba69a776','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"dealer":{"first":"wisest"},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","dealer_looks":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu","dealer":"Mise en place","discard":"Jouer les plis","ranks":"Qu''est-ce qu''un atout ?","tie":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"},"place":"Variante"},{"key":"next_card","sets":{"play.top_lead":"next_card"},"place":"Les Fou et les Wizard"},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe745870e2',1790777600);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',2,'1cf9534fb88b94abb7cde9a8ccc73a72','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',3,'958579193671fc3f2bcc1fe8f9959377','{"cells":[[1,1,"c1","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',4,'2e9fdeffe9beba40a3125a192f9e0855','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',5,'e9888da0527ef23ecb7b754aa6266e24','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',6,'b8c89edf7e384cc91f05c531c51f07bc','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',7,'624db5cb8fffa668f28c9f5116bb64fe','{"cells":[[2,1,"c1","bid",1]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',8,'74a55b87d412123bf86ecd111e706edf','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',9,'4462b340b867faa974883db5c70bf045','{"cells":[[2,1,"b1","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',10,'5644e05b37d476a90ed71a9e022e7f55','{"cells":[[2,1,"c1","tricks",2]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',11,'cdf036005815143046bd180210f7d5db','{"undoes":"5644e05b37d476a90ed71a9e022e7f55"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',12,'6dd24df065270c531998e8d88cbf6fbc','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',13,'79368779663ecfdb4ffb5e3c25df1787','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"4080ad9f73934e91aba45e49ba69a776"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',14,'c749d4043e8e5625c42c27505b62242a','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',15,'092a5c9e94c6bd185d8fdcbbc545edf9','{"cells":[[2,2,"c1","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',16,'37eb640fd6d196e3798ca598bd8faac4','{"cells":[[2,2,"a1","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',17,'7fc14d7355ce12951e18cfd8b8c3ac20','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',18,'d23b7e271c7d49b180b0df885d8a9ce4','{"cells":[[2,2,"c1","tricks",1]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('911c7437893a6d1a8ec0c3',19,'b1b3c149890e79374aef16a953724f6b','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
CREATE TABLE month (
	circle_id VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (circle_id, month), 
	FOREIGN KEY(circle_id) REFERENCES circle (circle_id)
)
 WITHOUT ROWID

;
INSERT INTO "month" VALUES('i7QhI_AeJ8G1ygrgrLozZw','2026-09',6);
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
INSERT INTO "person" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','a1','Anna',0,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','b1','Ben',1,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','c1','Cleo',2,0,NULL,1790086400,NULL,NULL);
INSERT INTO "person" VALUES('i7QhI_AeJ8G1ygrgrLozZw','a0','Anna',0,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('i7QhI_AeJ8G1ygrgrLozZw','b0','Ben',1,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('i7QhI_AeJ8G1ygrgrLozZw','c0','Cleo',2,0,NULL,1790000000,NULL,NULL);
INSERT INTO "person" VALUES('i7QhI_AeJ8G1ygrgrLozZw','d6','Dan',3,0,NULL,1790518400,NULL,NULL);
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
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','a0',1790000000,'00565fab45f93af470b828');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','b0',1790000000,'00565fab45f93af470b828');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','c0',1790000000,'00565fab45f93af470b828');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','a0',1790864000,'103b2ddcc725b5f0ad00b9');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','b0',1790864000,'103b2ddcc725b5f0ad00b9');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','c0',1790864000,'103b2ddcc725b5f0ad00b9');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','a1',1790086400,'114341e0dbfc7ad3e08f4c');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','b1',1790086400,'114341e0dbfc7ad3e08f4c');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','c1',1790086400,'114341e0dbfc7ad3e08f4c');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','a0',1790172800,'24569d8184ac70eaa729e1');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','b0',1790172800,'24569d8184ac70eaa729e1');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','c0',1790172800,'24569d8184ac70eaa729e1');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','a1',1790259200,'3e28e3b795380feb678f17');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','b1',1790259200,'3e28e3b795380feb678f17');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','c1',1790259200,'3e28e3b795380feb678f17');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','a0',1790345600,'400056888cbc52c19a4cfa');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','b0',1790345600,'400056888cbc52c19a4cfa');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','c0',1790345600,'400056888cbc52c19a4cfa');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','a1',1790432000,'5cc890613bf48ef4e5cda2');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','b1',1790432000,'5cc890613bf48ef4e5cda2');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','c1',1790432000,'5cc890613bf48ef4e5cda2');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','a0',1790518400,'6583c84c2608c23e18e61a');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','b0',1790518400,'6583c84c2608c23e18e61a');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','c0',1790518400,'6583c84c2608c23e18e61a');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','d6',1790518400,'6583c84c2608c23e18e61a');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','a1',1790604800,'78997faed6df97ff120ac6');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','b1',1790604800,'78997faed6df97ff120ac6');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','c1',1790604800,'78997faed6df97ff120ac6');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','a0',1790691200,'89d82f98a4534590729106');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','b0',1790691200,'89d82f98a4534590729106');
INSERT INTO "played_in" VALUES('i7QhI_AeJ8G1ygrgrLozZw','c0',1790691200,'89d82f98a4534590729106');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','a1',1790777600,'911c7437893a6d1a8ec0c3');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','b1',1790777600,'911c7437893a6d1a8ec0c3');
INSERT INTO "played_in" VALUES('Uwc5jRZ_EXdqsHytkXKnvQ','c1',1790777600,'911c7437893a6d1a8ec0c3');
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
CREATE INDEX ix_game_circle_ruleset ON game (circle_id, ruleset, deleted_at, over, created_at, game_id);
CREATE INDEX ix_game_circle ON game (circle_id, deleted_at, over, created_at, game_id);
CREATE INDEX ix_device_game_device ON device_game (device, game_id, role, generation);
CREATE INDEX ix_played_in_game_id ON played_in (game_id);
CREATE INDEX ix_finished_circle ON finished (circle_id, form, month, ruleset);
COMMIT;
