BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "device_game" VALUES('0077edff5c3403cf9816f9','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000);
INSERT INTO "device_game" VALUES('0077edff5c3403cf9816f9','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
INSERT INTO "device_game" VALUES('1f45b75b49f07d7ccc7b19','3fc4ccfe745870e2c0d99f71f30ff065','host',1,1790086400);
INSERT INTO "device_game" VALUES('1f45b75b49f07d7ccc7b19','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
INSERT INTO "device_game" VALUES('2b3eec2d4afbe6bc9eae21','7692c3ad3540bb803c020b3aee66cd88','host',1,1790172800);
INSERT INTO "device_game" VALUES('30bc1b819f308fdb66faf1','3fc4ccfe745870e2c0d99f71f30ff065','host',1,1790259200);
INSERT INTO "device_game" VALUES('42c05190910598e1bf4a1f','7692c3ad3540bb803c020b3aee66cd88','host',1,1790345600);
INSERT INTO "device_game" VALUES('5a4d4cd19239c5ad4b1517','3fc4ccfe745870e2c0d99f71f30ff065','host',1,1790432000);
INSERT INTO "device_game" VALUES('62614e1a1961ed78bff417','7692c3ad3540bb803c020b3aee66cd88','host',1,1790518400);
INSERT INTO "device_game" VALUES('70552938706ecfc601e1c2','3fc4ccfe745870e2c0d99f71f30ff065','host',1,1790604800);
INSERT INTO "device_game" VALUES('8f263d0ce7e369af342a92','7692c3ad3540bb803c020b3aee66cd88','host',1,1790691200);
INSERT INTO "device_game" VALUES('9503d674d8caa733e7c45f','3fc4ccfe745870e2c0d99f71f30ff065','host',1,1790777600);
CREATE TABLE game (
	game_id VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	host_generation INTEGER NOT NULL, 
	view_generation INTEGER NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (game_id)
);
INSERT INTO "game" VALUES('0077edff5c3403cf9816f9',1790000000,1790000690,24,1,2,'{"game":"ascenseur","players":["Anna","Benedikt","Cleo"],"totals":[1,22,12],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}');
INSERT INTO "game" VALUES('1f45b75b49f07d7ccc7b19',1790086400,1790000540,19,1,1,'{"game":"nomination_whist","players":["Anna","Benedikt","Cleo"],"totals":[-6,1,0],"round":3,"rounds":3,"over":false,"winners":[]}');
INSERT INTO "game" VALUES('2b3eec2d4afbe6bc9eae21',1790172800,1790000690,24,1,1,'{"game":"oh_hell","players":["Anna","Benedikt","Cleo"],"totals":[-8,22,21],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}');
INSERT INTO "game" VALUES('30bc1b819f308fdb66faf1',1790259200,1790000540,19,1,1,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[-30,10,10],"round":3,"rounds":3,"over":false,"winners":[]}');
INSERT INTO "game" VALUES('42c05190910598e1bf4a1f',1790345600,1790000690,24,1,1,'{"game":"skull_king","players":["Anna","Benedikt","Cleo"],"totals":[30,10,-50],"round":3,"rounds":3,"over":true,"winners":["Anna"]}');
INSERT INTO "game" VALUES('5a4d4cd19239c5ad4b1517',1790432000,1790000540,19,1,1,'{"game":"wizard_canadian","players":["Anna","Benedikt","Cleo"],"totals":[-40,0,10],"round":3,"rounds":3,"over":false,"winners":[]}');
INSERT INTO "game" VALUES('62614e1a1961ed78bff417',1790518400,1790000810,28,1,1,'{"game":"wizard_championship","players":["Anna","Benedikt","Cleo","Dan"],"totals":[20,80,-50,40],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}');
INSERT INTO "game" VALUES('70552938706ecfc601e1c2',1790604800,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[0,10,40],"round":3,"rounds":3,"over":false,"winners":[]}');
INSERT INTO "game" VALUES('8f263d0ce7e369af342a92',1790691200,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-40,10,30],"round":3,"rounds":3,"over":true,"winners":["Cleo"]}');
INSERT INTO "game" VALUES('9503d674d8caa733e7c45f',1790777600,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[0,10,60],"round":3,"rounds":3,"over":false,"winners":[]}');
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
INSERT INTO "house_rule" VALUES('7692c3ad3540bb803c020b3aee66cd88','ce16064bc4a89801','Ours','oh_hell','{"schedule.up":true}',1790000000);
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
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',1,'159de8dc85b25848a009e30de74ed608','{"cells":[[0,0,"","ruleset",{"key":"ascenseur","sheet":"Ascenseur","edition":"as commonly told in France","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"two_and_up","sets":{"points.made.base":2,"points.missed.trick":0,"points.missed.off":-1,"schedule.course":"up_down","schedule.largest":8}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790000000);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',2,'ae7bcd5ba96efeed6296d2c1d1127ec9','{"cells":[[1,1,"b0","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',3,'787e82d082041a44bef380a1ac5b4284','{"cells":[[1,1,"c0","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',4,'6b5dba2d6f56c5b386741287472d9ca8','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',5,'1065a1caade37d59b84b192b907adf75','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',6,'dacba316c7e222f9d2a009a35b56c14c','{"cells":[[1,1,"c0","tricks",1]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',7,'9d9b0905962274a1bcfbb796de431b04','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',8,'b2fe42d0c819e4df5aecb32747cf46b1','{"cells":[[2,1,"a0","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',9,'3058e670a727e054096322750dc26022','{"cells":[[2,1,"b0","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',10,'66585a118382c1e0610938c3950a716d','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',11,'3bd0ec0310d7793137de09bfab306b94','{"undoes":"66585a118382c1e0610938c3950a716d"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',12,'8c9c5a0328d9bd4fc5c7032cdcc07ff1','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',13,'142d5c676c2b771a6fd737a8abab253d','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"159de8dc85b25848a009e30de74ed608"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',14,'7239b5993946d89bb32346331edf97b2','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',15,'31c3e82e33f01fc4812980052bd3d556','{"cells":[[2,2,"c0","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',16,'6231028b94193e327637cf7382c9164d','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',17,'73203e5340a203092cf1d6f0a69306be','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',18,'bf864bb8b2660e9fa1f55dad2cf2b7de','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',19,'d1c8c7d08d28118dfb3da623f17ac6dd','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',20,'949f6f23bcb23abb93fb6153d487faf9','{"cells":[[3,1,"a0","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',21,'d7cdfb83aec2480290854a7074b82374','{"cells":[[3,1,"b0","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',22,'a0d472dedcd84350afe43ec2377802f0','{"cells":[[3,1,"c0","bid",2]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',23,'efce025c63df7d5d6e64c2c696e26488','{"cells":[[3,1,"a0","tricks",1]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('0077edff5c3403cf9816f9',24,'1ff204aecaf2b00c067b59338158563d','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',1,'0efd5c6a003c08ba1bd7008cd7e033e8','{"cells":[[0,0,"","ruleset",{"key":"nomination_whist","sheet":"Nomination Whist","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":0,"largest":7},"trump":{"source":"cycle","suits":["H","D","C","S",""],"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"turned","sets":{"trump.source":"turned"}},{"key":"down_and_up","sets":{"schedule.course":"down_up"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790086400);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',2,'7c71b77234731a952b39ae0552ba545f','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',3,'cd0f726e93a2e1415c4786ee58349dee','{"cells":[[1,1,"c1","bid",3]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',4,'d5d3bfb5b26def7b1612aa2b82f74373','{"cells":[[1,1,"a1","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',5,'c751839a5c09d730ada1965cd8242f6e','{"cells":[[1,1,"b1","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',6,'006e6357baf6c09d88e6c48c0139098f','{"cells":[[1,1,"c1","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',7,'e28c6b74e53b9de34efed1684b3829bd','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',8,'6bd3a8cf6465fd642be210d14d9a3b38','{"cells":[[2,1,"a1","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',9,'1e5b7a5432a03b9a06c53d748fcba023','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',10,'d19457cc65ff89be664c8994de499784','{"cells":[[2,1,"c1","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',11,'984ad93f438ca15b9e3812327f217373','{"undoes":"d19457cc65ff89be664c8994de499784"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',12,'f52e50eead2ce3e175e311e0541e735c','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',13,'50e3483a481ba507bba0059e54562621','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"0efd5c6a003c08ba1bd7008cd7e033e8"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',14,'eb4d36d3d8095aadf870d6b1f66ac547','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',15,'62f2fecc7efc4def53e433ca122ffacc','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',16,'6fbac23f4754fa0fced98e4f80f8feea','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',17,'987c3d239c279fd35e14660bec97cce1','{"cells":[[2,2,"b1","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',18,'60250a1a7ea9b20e511a935914d7337a','{"cells":[[2,2,"c1","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1f45b75b49f07d7ccc7b19',19,'a36b07045ba08fcb4f56089812ea5a6e','{"cells":[[2,2,"a1","tricks",2]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',1,'6abcaed9492a963962177bdf4fc00b93','{"cells":[[0,0,"","ruleset",{"key":"oh_hell","sheet":"Oh Hell","edition":"as commonly told","players":{"least":3,"most":7},"deck":{"ranks":["2","3","4","5","6","7","8","9","10","J","Q","K","A"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down_up","keep":1,"largest":{"3":10,"4":10,"5":10,"6":8,"7":7}},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":10,"trick":1},"missed":{"trick":1}},"end":{"leavers_win":false},"variants":[{"key":"exact","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":0}},{"key":"exact_minus_bid","sets":{"points.missed.trick":0,"points.missed.bid":-1,"points.missed.off":0}},{"key":"exact_minus_off","sets":{"points.missed.trick":0,"points.missed.bid":0,"points.missed.off":-1}},{"key":"up_and_down","sets":{"schedule.course":"up_down"}},{"key":"fists","sets":{"bidding.who":"nobody","bidding.visibility":"simultaneous"}}]}],[1,0,"","seating",["a2","b2","c2"]],[1,0,"","dealer","a2"],[0,0,"a2","name","Anna"],[0,0,"b2","name","Ben"],[0,0,"c2","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790172800);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',2,'be33f9d5336728cb60f00bf009890a11','{"cells":[[1,1,"b2","bid",2]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',3,'5331191d654f22fdabee43720534adb6','{"cells":[[1,1,"c2","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',4,'f4f794f791f15c96fc6d9dbdcc2e8e9b','{"cells":[[1,1,"a2","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',5,'3a638d5b153259964425d8235d9d2138','{"cells":[[1,1,"b2","tricks",2]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',6,'84c1f111d1ca1fac50d9cdf313ce3cea','{"cells":[[1,1,"c2","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',7,'7f3a8b4bb10743b90ff9621b26c23141','{"cells":[[2,1,"c2","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',8,'86a3930ea66375e519e6dbf71956f732','{"cells":[[2,1,"a2","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',9,'119766e866038504d72292ab145cdc77','{"cells":[[2,1,"b2","bid",0]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',10,'0ffad55d41f2dfa0d0b919e3651727e1','{"cells":[[2,1,"c2","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',11,'b6bab6840d0dc050b0041fb42539f5c2','{"undoes":"0ffad55d41f2dfa0d0b919e3651727e1"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',12,'e626bf484dcc6bf21c5551ae5c4e6888','{"cells":[[1,0,"a2","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',13,'e11e9317902d4974224e1a3d3360cd7c','{"cells":[[0,0,"b2","name","Benedikt"]],"seen":"6abcaed9492a963962177bdf4fc00b93"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',14,'e593c1f13b817faa3353574387991735','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',15,'036f60c4db944efeaa1331c6a5237acf','{"cells":[[2,2,"c2","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',16,'575092cdc96735273961f5b94fcf9239','{"cells":[[2,2,"a2","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',17,'0ee7b0842bcdba20e39a1607a83908dd','{"cells":[[2,2,"b2","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',18,'0ae036bc36055c76ccbd170373f276b8','{"cells":[[2,2,"c2","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',19,'b986ba8cfc97d1347b545ea4b818976d','{"cells":[[2,2,"a2","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',20,'2b3651eb450e88c68b52124ca0ac68cf','{"cells":[[3,1,"a2","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',21,'190740f118ae47a9b9f4bb4414019a62','{"cells":[[3,1,"b2","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',22,'2801b1dffb2d8dddf8d635dbbfe3b4e6','{"cells":[[3,1,"c2","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',23,'88ab2029146e69161c3cd01083debe3d','{"cells":[[3,1,"a2","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('2b3eec2d4afbe6bc9eae21',24,'e8e8463e7592e35ee8fb3f37d1dabab9','{"cells":[[3,1,"b2","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',1,'b168e18d03ae7c26bec7a0da816bc095','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"places":{"deal":"Déroulement du jeu","trump":"Déroulement d''une manche","bids":"Déroulement d''une manche","restriction":"Déroulement d''une manche","lead":"Jouer l''atout","follow":"Déroulement d''une manche","discard":"Défausser","winner":"Jouer l''atout","points":"Compter les points","end":"Fin du jeu"},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a3","b3","c3"]],[1,0,"","dealer","a3"],[0,0,"a3","name","Anna"],[0,0,"b3","name","Ben"],[0,0,"c3","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790259200);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',2,'defb44a07751cff690ddd59a4bbd09a9','{"cells":[[1,1,"b3","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',3,'b3c93885566e0e14cf1ddfaca514a509','{"cells":[[1,1,"c3","bid",2]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',4,'2330d604a942cf338e3fa1dd246297ed','{"cells":[[1,1,"a3","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',5,'b462422f2445c574340b0385f467f794','{"cells":[[1,1,"b3","tricks",2]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',6,'5efbfe62c665b91be396f03804d29e25','{"cells":[[1,1,"c3","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',7,'25220b1f2db40088be739b7c68bddd14','{"cells":[[2,1,"c3","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',8,'dd9b63a92f727503175dc1de9ad4a03b','{"cells":[[2,1,"a3","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',9,'8aeea3c2cd98da556a1cb7cdc8cdfe08','{"cells":[[2,1,"b3","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',10,'e000e869ba1499328c6dd6b63d55901e','{"cells":[[2,1,"c3","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',11,'ffe55d9c34b18f10cf1df59c7e79ae37','{"undoes":"e000e869ba1499328c6dd6b63d55901e"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',12,'64dfcebfc0fcab95e2d1798b3e2bafc9','{"cells":[[1,0,"a3","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',13,'54ff6cdf98900ce67f8f882116b29518','{"cells":[[0,0,"b3","name","Benedikt"]],"seen":"b168e18d03ae7c26bec7a0da816bc095"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',14,'f63a3db5030ba9d6630ff97c63567243','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',15,'fc55c75c7dc518c50fc8772d0a07f00b','{"cells":[[2,2,"c3","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',16,'0bdb4ff72a8d432ae2b87437246ca00a','{"cells":[[2,2,"a3","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',17,'6a54db49076356d0fa15612e9c1826ec','{"cells":[[2,2,"b3","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',18,'9feac5822fcc07816d8f707ee509a165','{"cells":[[2,2,"c3","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('30bc1b819f308fdb66faf1',19,'d2d3949a71ee57cb2e16601f2c29b5e5','{"cells":[[2,2,"a3","tricks",1]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',1,'6793cb222e1bbec78b2d7800edbe8b19','{"cells":[[0,0,"","ruleset",{"key":"skull_king","sheet":"Skull King","edition":"70 cards","players":{"least":2,"most":8},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13","14"],"suits":[{"code":"Y","colour":"yellow","shape":"star"},{"code":"G","colour":"green","shape":"triangle"},{"code":"M","colour":"blue","shape":"circle"},{"code":"B","colour":"black","shape":"spade"}],"specials":[{"code":"P","count":5,"role":"other"},{"code":"K","count":1,"role":"other"},{"code":"T","count":1,"role":"other"},{"code":"S","count":2,"role":"other"},{"code":"E","count":5,"role":"other"}]},"schedule":{"kind":"up","keep":0,"largest":10,"rounds":10},"trump":{"source":"fixed","suits":["B"],"top_turned":"none","bottom_turned":"none"},"play":{"judged":false},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"simultaneous","own_cards":"seen","entry":"scorer"},"points":{"made":{"trick":20},"missed":{"off":-10},"zero_made":{"hand":10},"zero_missed":{"hand":-10},"bonus":{"when":"made","step":10,"most":170}},"end":{"leavers_win":false}}],[1,0,"","seating",["a4","b4","c4"]],[1,0,"","dealer","a4"],[0,0,"a4","name","Anna"],[0,0,"b4","name","Ben"],[0,0,"c4","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790345600);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',2,'15e62173967d154fc6615c33c6656e59','{"cells":[[1,1,"b4","bid",1]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',3,'14e43d6f513d9759a969df66562bef8e','{"cells":[[1,1,"c4","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',4,'5d5de260d41582fe91021097d7255eb4','{"cells":[[1,1,"a4","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',5,'a714c07a3abfbff0299fcf906382d2d3','{"cells":[[1,1,"b4","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',6,'fa782b7e30b359c4ed75b1ca7be3b22a','{"cells":[[1,1,"c4","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',7,'2077ebb00f44f624c6d5ce00b6925b92','{"cells":[[2,1,"c4","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',8,'bd860a2ae69606d69af8770216c0c7ad','{"cells":[[2,1,"a4","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',9,'1c82b3cd54c2c5e9b7accb49cfec1b46','{"cells":[[2,1,"b4","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',10,'277c9e1b36e13d4b8c5d035f994f75ba','{"cells":[[2,1,"c4","tricks",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',11,'8a2e9e437bc5d421ae26f2aed0b0cba9','{"undoes":"277c9e1b36e13d4b8c5d035f994f75ba"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',12,'ddb05a255c2128c835c3a82c974d7603','{"cells":[[1,0,"a4","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',13,'246bcbde4acb31d9f3634ce4a8d56013','{"cells":[[0,0,"b4","name","Benedikt"]],"seen":"6793cb222e1bbec78b2d7800edbe8b19"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',14,'f23471b2730c695289c0c46b410319b6','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',15,'6833a45a5b50a5abeebe14c3b3afd74b','{"cells":[[2,2,"c4","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',16,'361c33c9b14fcebde3cd87090dc9cc50','{"cells":[[2,2,"a4","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',17,'1ea4d8cc8feb8cf239efd773c2859f1f','{"cells":[[2,2,"b4","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',18,'5c9178cbc4aea6b17fc05ed8bc8d06a5','{"cells":[[2,2,"c4","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',19,'6c3eba3bdccd17f5b4f1607119fdfdcb','{"cells":[[2,2,"a4","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',20,'12f429899e70c8e37e74b902b6cfc3fd','{"cells":[[3,1,"a4","bid",2]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',21,'f84a57059027b06d2e671d489d2eec2c','{"cells":[[3,1,"b4","bid",3]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',22,'701e918d39b3d13b80ad54ab1c23c046','{"cells":[[3,1,"c4","bid",3]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',23,'17b04b9a52017594d134ea37e3f02d53','{"cells":[[3,1,"a4","tricks",2]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('42c05190910598e1bf4a1f',24,'29c54f9c362cf07444bc035795726879','{"cells":[[3,1,"b4","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',1,'4813cc14789bbde1bbb6ccc34e7ef6c2','{"cells":[[0,0,"","ruleset",{"key":"wizard_canadian","sheet":"Wizard (Canadian Rule)","edition":"tournaments in Canada and the United States to 2007","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"sole_leader","zero_exempt":true,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false}}],[1,0,"","seating",["a5","b5","c5"]],[1,0,"","dealer","a5"],[0,0,"a5","name","Anna"],[0,0,"b5","name","Ben"],[0,0,"c5","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790432000);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',2,'5c29035af39e16491494753d3ef4b848','{"cells":[[1,1,"b5","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',3,'7e6820e4fb4bb812eeefb557a21f4356','{"cells":[[1,1,"c5","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',4,'52f29b0eafa578587a5a93bb76535f99','{"cells":[[1,1,"a5","bid",1]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',5,'581d1a1544747e58338d538f04e78c4b','{"cells":[[1,1,"b5","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',6,'fc83a20768d311e72518ba014ba7685d','{"cells":[[1,1,"c5","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',7,'87f304f5ca0cfd6c487144c7cf79c68a','{"cells":[[2,1,"c5","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',8,'6dbf31863d95156a487771bc9c5f17bb','{"cells":[[2,1,"a5","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',9,'4012dae5eeaebc67f7a40959b2be695e','{"cells":[[2,1,"b5","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',10,'26beb840f591e76c9542f66d1bfb05b0','{"cells":[[2,1,"c5","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',11,'5c47a88e84f2038aeff5043c71724997','{"undoes":"26beb840f591e76c9542f66d1bfb05b0"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',12,'f3bed4aba8867b2d7b1a4477ced6312e','{"cells":[[1,0,"a5","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',13,'6ad38876f3cdddb3dbe4d61a0586dd10','{"cells":[[0,0,"b5","name","Benedikt"]],"seen":"4813cc14789bbde1bbb6ccc34e7ef6c2"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',14,'2d46293f92a21199f9419edb43c15db5','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',15,'7e747ecffc3aa72c315f886e7b63594c','{"cells":[[2,2,"c5","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',16,'2873bdd81e0bef84b751322d721536c4','{"cells":[[2,2,"a5","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',17,'56a00ca8efe65c63d7ec97c336c80db5','{"cells":[[2,2,"b5","bid",2]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',18,'60d3bbb7e981c4e0c77998e4e7ee81aa','{"cells":[[2,2,"c5","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('5a4d4cd19239c5ad4b1517',19,'014665898f2d361a0080043a000b5e2f','{"cells":[[2,2,"a5","tricks",2]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',1,'3583c410d56aabb942b10816a6db0185','{"cells":[[0,0,"","ruleset",{"key":"wizard_championship","sheet":"Wizard (German Championship)","edition":"2015","players":{"least":4,"most":5},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":2,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"zero_is_free","sets":{"bidding.zero_exempt":true,"bidding.from_hand":1}},{"key":"ten_rounds","sets":{"schedule.rounds":10}}]}],[1,0,"","seating",["a6","b6","c6","d6"]],[1,0,"","dealer","a6"],[0,0,"a6","name","Anna"],[0,0,"b6","name","Ben"],[0,0,"c6","name","Cleo"],[0,0,"d6","name","Dan"],[1,0,"","rounds",3]]}','7692c3ad',1790518400);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',2,'6b632f8b0d711ff746292a5ef8516db3','{"cells":[[1,1,"b6","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',3,'d1a6f3df8862cdbda3f2a907490b5110','{"cells":[[1,1,"c6","bid",1]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',4,'22a53af37a99ddf12ac08b2dea546168','{"cells":[[1,1,"d6","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',5,'dbef20581fe96e6314d0fb27c27d4192','{"cells":[[1,1,"a6","bid",0]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',6,'ea658633e6e793d1eafff12c850a7a63','{"cells":[[1,1,"b6","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',7,'fe5be63583de4428a2f9efc35ab42b64','{"cells":[[1,1,"c6","tricks",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',8,'c31d3d52ca93f3cd2bbafc5d8ad395d4','{"cells":[[1,1,"d6","tricks",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',9,'de700af28eff87aac0adecb2a37f1924','{"cells":[[2,1,"c6","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',10,'2ea13e6de319dfb6b8407e4a1b92b44d','{"cells":[[2,1,"d6","bid",0]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',11,'944339fd71662d34ce4017ec54d0b898','{"undoes":"2ea13e6de319dfb6b8407e4a1b92b44d"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',12,'574e45f9722232d9106f40d30c151af0','{"cells":[[1,0,"a6","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',13,'b2a6cf7929b1de11cf144fddcadc05d4','{"cells":[[0,0,"b6","name","Benedikt"]],"seen":"3583c410d56aabb942b10816a6db0185"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',14,'ed6efb08a748516fcad7bf7acc182eb2','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',15,'7eb775fe927724055845aa0a6878d449','{"cells":[[2,2,"c6","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',16,'dcbb41dddf88d2b8cfab1d6f34f28dfa','{"cells":[[2,2,"d6","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',17,'0561ad13a4e4eb02ea1851df3c4837a9','{"cells":[[2,2,"a6","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',18,'6b3210267f704c0be71829d66bd002c1','{"cells":[[2,2,"b6","bid",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',19,'39d52fdec0f15970efdd7cb018aa86d0','{"cells":[[2,2,"c6","tricks",2]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',20,'2fe5bc9599a1c0026bea35e2ebcc32d3','{"cells":[[2,2,"d6","tricks",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',21,'ec5f43eaa90f7a415967a84d1b88554a','{"cells":[[2,2,"a6","tricks",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',22,'8bea9aa413fc92cc75ee0d885bac71cd','{"cells":[[3,1,"d6","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',23,'158c5b006a3fd53d69bfd54cfd97b21d','{"cells":[[3,1,"a6","bid",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',24,'8f4ba2fd37f31b07ef3cfed58b078090','{"cells":[[3,1,"b6","bid",2]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',25,'e20be6ca5c391f2c76abc0ac2a86b799','{"cells":[[3,1,"c6","bid",3]]}','7692c3ad',1790000720);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',26,'1adb6b72b6760a5a76c3046bb3229bff','{"cells":[[3,1,"d6","tricks",0]]}','7692c3ad',1790000750);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',27,'2da5c5aa956329a61ee8ef6c164c91dc','{"cells":[[3,1,"a6","tricks",1]]}','7692c3ad',1790000780);
INSERT INTO "mark" VALUES('62614e1a1961ed78bff417',28,'1429dc669e07c02dd36486d83835ce73','{"cells":[[3,1,"b6","tricks",2]]}','7692c3ad',1790000810);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',1,'9940e91cf9fd5f7efdb558a1a034b757','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Préparation","trump":"Préparation","bids":"Préparation","restriction":"Variantes","lead":"Déroulement d''une manche","follow":"Déroulement d''une manche","top_lead":"Déroulement d''une manche","bottom_lead":"Déroulement d''une manche","only_bottoms":"La carte la plus forte","specials_any_time":"Déroulement d''une manche","winner":"La carte la plus forte","points":"Déroulement d''une manche","end":"Déroulement d''une manche"},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"}},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"}},{"key":"secret_bids","sets":{"bidding.visibility":"secret"}},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a7","b7","c7"]],[1,0,"","dealer","a7"],[0,0,"a7","name","Anna"],[0,0,"b7","name","Ben"],[0,0,"c7","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790604800);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',2,'c81345ec4800c5588da794e536568057','{"cells":[[1,1,"b7","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',3,'27abb548ba7c4500604fdfef28d0283a','{"cells":[[1,1,"c7","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',4,'3d5ca5b6c5dfdf8d980a5932617fe713','{"cells":[[1,1,"a7","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',5,'fce72f303aa85d6f1fd7f8bf3e44e2bf','{"cells":[[1,1,"b7","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',6,'906636d5e0531a4385449b33b2b57959','{"cells":[[1,1,"c7","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',7,'8918919a9d80b2a4f2a743be93a4f5b0','{"cells":[[2,1,"c7","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',8,'7fc2dcaade29ed378e2b2c73cf0594a0','{"cells":[[2,1,"a7","bid",2]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',9,'637b74c3380375bf53c5f58fe753c64b','{"cells":[[2,1,"b7","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',10,'2a3b7d1aec8e6603662ebbd09efbe0fa','{"cells":[[2,1,"c7","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',11,'d2cb98d41abe986c620718bea2916d53','{"undoes":"2a3b7d1aec8e6603662ebbd09efbe0fa"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',12,'c6de42838eac9a89a40ab78e39bc5c6d','{"cells":[[1,0,"a7","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',13,'601f729af26e3ec845c497680ea8bb1d','{"cells":[[0,0,"b7","name","Benedikt"]],"seen":"9940e91cf9fd5f7efdb558a1a034b757"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',14,'0087a4400134d593ebb7c07e737ee6fd','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',15,'094cd512c4d1651e06f52e3dfd81c6af','{"cells":[[2,2,"c7","bid",0]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',16,'7439bc6a3ab240f28e59ef618f5c4803','{"cells":[[2,2,"a7","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',17,'8b1292064278f7ffe3dbde814961c083','{"cells":[[2,2,"b7","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',18,'dbbc5678fb50d1c0805049ac0602b276','{"cells":[[2,2,"c7","tricks",0]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('70552938706ecfc601e1c2',19,'f6c8502dd693c9f2a054cecb422169ed','{"cells":[[2,2,"a7","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',1,'299260419e5f99df38732e882c91db45','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"The Deal","trump":"The Deal","bids":"Bidding","restriction":"Bidding variations","lead":"The Play","follow":"The Play","top_lead":"Leading Wizards or Jesters","bottom_lead":"Leading Wizards or Jesters","only_bottoms":"Leading Wizards or Jesters","specials_any_time":"The Play","winner":"The Play","points":"Scoring","end":"Length of Game"},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"}},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"}},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a8","b8","c8"]],[1,0,"","dealer","a8"],[0,0,"a8","name","Anna"],[0,0,"b8","name","Ben"],[0,0,"c8","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790691200);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',2,'6011f5c73a2d2a865b37656e7289388b','{"cells":[[1,1,"b8","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',3,'a6fbea60faec0ae945e57cdc32b19fee','{"cells":[[1,1,"c8","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',4,'dba0aa8955293144be4bfee7e102a169','{"cells":[[1,1,"a8","bid",0]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',5,'593d9ab23e8d359268936931365cccbc','{"cells":[[1,1,"b8","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',6,'c13cbc91e87e84a97b4256a6221bdda0','{"cells":[[1,1,"c8","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',7,'834e4afe4d9bcc9b924526cd65a4bad2','{"cells":[[2,1,"c8","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',8,'083df6c97d00727a89c0e01ae417f582','{"cells":[[2,1,"a8","bid",2]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',9,'30a0504cb40d57b52de20947a0a5fdcf','{"cells":[[2,1,"b8","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',10,'dce23b9d095ffc261813241dded3dcc9','{"cells":[[2,1,"c8","tricks",2]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',11,'6d9fa555da4f2aa536e04a9d5fda04f4','{"undoes":"dce23b9d095ffc261813241dded3dcc9"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',12,'61c1c733e6ce385e266e42b5bfed92ff','{"cells":[[1,0,"a8","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',13,'af59a69cafef9a274738ce50acbac426','{"cells":[[0,0,"b8","name","Benedikt"]],"seen":"299260419e5f99df38732e882c91db45"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',14,'17a6f2381337790e1f59d2c84aac60ca','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',15,'76a6afdb65cafd72ad74889a55d7d6a2','{"cells":[[2,2,"c8","bid",0]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',16,'8cacb1da1e7a53e9b8d55c01d91566b1','{"cells":[[2,2,"a8","bid",2]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',17,'9bf4da9e7727ef8c0c2e453182cc3c6d','{"cells":[[2,2,"b8","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',18,'874ce5efb3def3554425e9ec11083c6e','{"cells":[[2,2,"c8","tricks",1]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',19,'2e46fa23a66b5d501c9e41019e71605e','{"cells":[[2,2,"a8","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',20,'f814b3807e03226f4f08bb8494341373','{"cells":[[3,1,"a8","bid",3]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',21,'4d9b69f31c648ebd0f68e28c579d4350','{"cells":[[3,1,"b8","bid",2]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',22,'60cdcbc4f3841b2a2f2d1db5bd32040e','{"cells":[[3,1,"c8","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',23,'5b5feaeb6d79487f99c252203433daca','{"cells":[[3,1,"a8","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('8f263d0ce7e369af342a92',24,'c4079c347d164249dfb5db08175b6caa','{"cells":[[3,1,"b8","tricks",3]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',1,'0ef3723ace22e9ad54e1cbe99535fa55','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"places":{"deal":"Les cartes","trump":"Les cartes","bids":"Prédire les plis","restriction":"Variante","lead":"Jouer les plis","follow":"Jouer les plis","top_lead":"Les Fou et les Wizard","bottom_lead":"Les Fou et les Wizard","only_bottoms":"Les Fou et les Wizard","specials_any_time":"Jouer les plis","winner":"Qui remporte le pli ?","points":"Noter les points d''expérience","end":"Fin du jeu"},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"}},{"key":"next_card","sets":{"play.top_lead":"next_card"}},{"key":"bomb","sets":{"play.bomb":true}},{"key":"cloud","sets":{"play.cloud":true}}]}],[1,0,"","seating",["a9","b9","c9"]],[1,0,"","dealer","a9"],[0,0,"a9","name","Anna"],[0,0,"b9","name","Ben"],[0,0,"c9","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790777600);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',2,'143ca9ce43e2a67bf03f73eff6635ad9','{"cells":[[1,1,"b9","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',3,'515ebf4574a6a5d5a97d797b2ca97e5d','{"cells":[[1,1,"c9","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',4,'568b76db81e2d699f7bf54ca9ef6b206','{"cells":[[1,1,"a9","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',5,'381dab6d5920a381e820a702f1a188df','{"cells":[[1,1,"b9","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',6,'7e9cc75d65c0455e2ba2ac1a8c25e8f3','{"cells":[[1,1,"c9","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',7,'9d3eb78f4691dca5138ecc38cb3f311e','{"cells":[[2,1,"c9","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',8,'08efbe8a979de3a72d5395bae576f078','{"cells":[[2,1,"a9","bid",1]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',9,'9af651de221dfa5cbba63a04d4d72dcb','{"cells":[[2,1,"b9","bid",0]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',10,'83ce30b40c03131451655f45afd89d81','{"cells":[[2,1,"c9","tricks",0]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',11,'1cd7500b4d4cb1b7f94e4397191e3645','{"undoes":"83ce30b40c03131451655f45afd89d81"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',12,'e2c4e83c566304c089d1e2b4479c2a8a','{"cells":[[1,0,"a9","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',13,'112e792c0d032767c141d05c59f4b63d','{"cells":[[0,0,"b9","name","Benedikt"]],"seen":"0ef3723ace22e9ad54e1cbe99535fa55"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',14,'83ef2b78cd4798ff979eb44219fbbdb4','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',15,'1bdbaaa5f85b1689294f524c360e93bf','{"cells":[[2,2,"c9","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',16,'0f4c7b2f52051919bc4f0a01037b12d7','{"cells":[[2,2,"a9","bid",0]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',17,'ecdafa1282ffd2be0710fa01c4fabbd1','{"cells":[[2,2,"b9","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',18,'74f45e6331b08778b2410b28ec3a1527','{"cells":[[2,2,"c9","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('9503d674d8caa733e7c45f',19,'e74d7ffd3bbd550b91c573c7051afbeb','{"cells":[[2,2,"a9","tricks",0]]}','3fc4ccfe',1790000540);
CREATE INDEX ix_device_game_device ON device_game (device, game_id, role, generation);
COMMIT;
