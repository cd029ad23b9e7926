BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "device_game" VALUES('054362066ecd91ef44f6b9','3fc4ccfe745870e2c0d99f71f30ff065','view',2,1790000000);
INSERT INTO "device_game" VALUES('054362066ecd91ef44f6b9','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
INSERT INTO "device_game" VALUES('1a001c807794fb27f8a81c','3fc4ccfe745870e2c0d99f71f30ff065','host',1,1790086400);
INSERT INTO "device_game" VALUES('1a001c807794fb27f8a81c','7692c3ad3540bb803c020b3aee66cd88','host',1,1790000000);
INSERT INTO "device_game" VALUES('202e23346d8ce4575a241e','7692c3ad3540bb803c020b3aee66cd88','host',1,1790172800);
INSERT INTO "device_game" VALUES('3399c44e282f24343482f8','3fc4ccfe745870e2c0d99f71f30ff065','host',1,1790259200);
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
INSERT INTO "game" VALUES('054362066ecd91ef44f6b9',1790000000,1790000690,24,1,2,'{"game":"quoicoupli","players":["Anna","Benedikt","Cleo"],"totals":[-10,40,-30],"round":3,"rounds":3,"over":true,"winners":["Benedikt"]}');
INSERT INTO "game" VALUES('1a001c807794fb27f8a81c',1790086400,1790000540,19,1,1,'{"game":"wizard_club","players":["Anna","Benedikt","Cleo"],"totals":[0,40,30],"round":3,"rounds":3,"over":false,"winners":[]}');
INSERT INTO "game" VALUES('202e23346d8ce4575a241e',1790172800,1790000690,24,1,1,'{"game":"wizard_fisher","players":["Anna","Benedikt","Cleo"],"totals":[-20,0,0],"round":3,"rounds":3,"over":true,"winners":["Benedikt","Cleo"]}');
INSERT INTO "game" VALUES('3399c44e282f24343482f8',1790259200,1790000540,19,1,1,'{"game":"wizard_gigamic","players":["Anna","Benedikt","Cleo"],"totals":[-10,-20,-20],"round":3,"rounds":3,"over":false,"winners":[]}');
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
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',1,'05ac0a195f390e082e4c94a57fa6cb61','{"cells":[[0,0,"","ruleset",{"key":"quoicoupli","sheet":"Quoicoupli","edition":"first telling","players":{"least":2,"most":10},"deck":{"ranks":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"suits":[{"code":"H","colour":"red","shape":"heart"},{"code":"S","colour":"black","shape":"spade"},{"code":"C","colour":"black","shape":"club"},{"code":"D","colour":"red","shape":"diamond"}],"specials":[]},"schedule":{"kind":"down","keep":1,"extra":[{"hand":1,"blind":true}]},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"last","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"base":-10}},"end":{"leavers_win":false},"variants":[{"key":"free_blind_round","sets":{"bidding.blind_exempt":true}}]}],[1,0,"","seating",["a0","b0","c0"]],[1,0,"","dealer","a0"],[0,0,"a0","name","Anna"],[0,0,"b0","name","Ben"],[0,0,"c0","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790000000);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',2,'0aab045cd3f14a7a7e78ff1191e01e9a','{"cells":[[1,1,"b0","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',3,'c02c93d7e7aaa0117e21d7994fcb06c7','{"cells":[[1,1,"c0","bid",2]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',4,'42151957f11cbe6bb77ec209da92d4ed','{"cells":[[1,1,"a0","bid",2]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',5,'225dcd33f871846cb7225d3d722ace93','{"cells":[[1,1,"b0","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',6,'36aa1bb97207ea7b435d16a8577f457b','{"cells":[[1,1,"c0","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',7,'7fe57a04663d25e410386ff6047dccf8','{"cells":[[2,1,"c0","bid",0]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',8,'d0348716775bdf2ed6d218e8ee68e7b9','{"cells":[[2,1,"a0","bid",1]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',9,'fcebf41b32510fd2940eb9bada1bf722','{"cells":[[2,1,"b0","bid",1]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',10,'173f3c123106d2fc0d0e13094dc3beb1','{"cells":[[2,1,"c0","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',11,'3256fa3d8245b4b435d8ea308cf4942b','{"undoes":"173f3c123106d2fc0d0e13094dc3beb1"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',12,'81d70fab41ea6e6a1e049992dc84b79d','{"cells":[[1,0,"a0","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',13,'62e254f9f9c17d172f4d873b4dbbb096','{"cells":[[0,0,"b0","name","Benedikt"]],"seen":"05ac0a195f390e082e4c94a57fa6cb61"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',14,'9647f38986baa1962a253ee7577478ec','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',15,'21d98154eb10455ecf1fa5166b76fa93','{"cells":[[2,2,"c0","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',16,'86e2ddbe7a1f00ff8fdfdc77fe285149','{"cells":[[2,2,"a0","bid",1]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',17,'87216dbd64852f9c4806d4243f8c2652','{"cells":[[2,2,"b0","bid",1]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',18,'a5bda4fa0b624685b70bb14755b75e63','{"cells":[[2,2,"c0","tricks",0]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',19,'4c68f38890fe136e549c2cce805014b7','{"cells":[[2,2,"a0","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',20,'cd49c297a5ad73d48f4870b2aeb780fa','{"cells":[[3,1,"a0","bid",0]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',21,'46c2c54c5f0841359edffd675015c7f1','{"cells":[[3,1,"b0","bid",0]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',22,'d64ee26797e3c0caaeea6cc58a7be860','{"cells":[[3,1,"c0","bid",0]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',23,'6cc4107f6a7a99d5e7b6b5d5b7488a41','{"cells":[[3,1,"a0","tricks",0]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('054362066ecd91ef44f6b9',24,'93394455812f30af3e782857b3658b66','{"cells":[[3,1,"b0","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',1,'ee3aea2b5f8cc29e6966ef57967d3c55','{"cells":[[0,0,"","ruleset",{"key":"wizard_club","sheet":"Wizard (club)","edition":"club sheet","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"none","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"sums_not_even","sets":{"bidding.who":"last"}},{"key":"simultaneous_bids","sets":{"bidding.visibility":"simultaneous"}},{"key":"secret_bids","sets":{"bidding.visibility":"secret"}},{"key":"vision_of_hell","sets":{"bidding.own_cards":"forehead"}}]}],[1,0,"","seating",["a1","b1","c1"]],[1,0,"","dealer","a1"],[0,0,"a1","name","Anna"],[0,0,"b1","name","Ben"],[0,0,"c1","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790086400);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',2,'b6f4b19cda7a526bd32b7bcd3536c309','{"cells":[[1,1,"b1","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',3,'f262ec520a3e8e612bb1e5acdf71e312','{"cells":[[1,1,"c1","bid",0]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',4,'d64f34709575259d19a0ac7c53bc9f28','{"cells":[[1,1,"a1","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',5,'3d6ca5fdf04d6508d0f2eec303350ee0','{"cells":[[1,1,"b1","tricks",0]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',6,'2fc10d7aa3b9bb33b01d88d11ca3d409','{"cells":[[1,1,"c1","tricks",1]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',7,'877d998e7f75a8ab53064a6dad0b6dea','{"cells":[[2,1,"c1","bid",2]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',8,'74019d07fa7a3075ded7a4c5398379bc','{"cells":[[2,1,"a1","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',9,'847324bb989059675d0420263afc9a66','{"cells":[[2,1,"b1","bid",2]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',10,'920b6c6ae454b677ef9025a7d503b92f','{"cells":[[2,1,"c1","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',11,'ddf88d008c0ea2e683d92ee56e50f2c9','{"undoes":"920b6c6ae454b677ef9025a7d503b92f"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',12,'9bd80d2c6aabad41eae1202a7c307cec','{"cells":[[1,0,"a1","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',13,'246e9904052bb991a6d7b34ae5a8ce16','{"cells":[[0,0,"b1","name","Benedikt"]],"seen":"ee3aea2b5f8cc29e6966ef57967d3c55"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',14,'4d9fe7d901b9a909eb0d70e5eda11b00','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',15,'ab999dff49b42ba291c7f7dfd9e7c18b','{"cells":[[2,2,"c1","bid",2]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',16,'d636727740a26d48485e80c055a6c1bc','{"cells":[[2,2,"a1","bid",1]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',17,'df4a3de7577a56439464d6a604f05581','{"cells":[[2,2,"b1","bid",0]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',18,'4f27d8f2c2c6490755112ae118602aac','{"cells":[[2,2,"c1","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('1a001c807794fb27f8a81c',19,'49d8b0e8707e23b3814a4af728b3e0f8','{"cells":[[2,2,"a1","tricks",0]]}','3fc4ccfe',1790000540);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',1,'1b42c1bc4eef277a95904b925a1f92ed','{"cells":[[0,0,"","ruleset",{"key":"wizard_fisher","sheet":"Wizard (Fisher)","edition":"with score pad","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"hidden_bid","sets":{"bidding.visibility":"simultaneous"}},{"key":"delayed_reveal","sets":{"bidding.visibility":"secret"}},{"key":"optional_rule","sets":{"bidding.who":"sole_leader"}}]}],[1,0,"","seating",["a2","b2","c2"]],[1,0,"","dealer","a2"],[0,0,"a2","name","Anna"],[0,0,"b2","name","Ben"],[0,0,"c2","name","Cleo"],[1,0,"","rounds",3]]}','7692c3ad',1790172800);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',2,'fb7e96430894581733ba6c48bd19bf79','{"cells":[[1,1,"b2","bid",0]]}','7692c3ad',1790000030);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',3,'403bbf60695b9a8919d752e57c008ab7','{"cells":[[1,1,"c2","bid",0]]}','7692c3ad',1790000060);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',4,'eb4ec320dcd7ea773d2046e8a15078d3','{"cells":[[1,1,"a2","bid",1]]}','7692c3ad',1790000090);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',5,'de7f32d466296e107ce48d67caaaf549','{"cells":[[1,1,"b2","tricks",1]]}','7692c3ad',1790000120);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',6,'bd296c8fdb157a058c8ae02a82b67f02','{"cells":[[1,1,"c2","tricks",0]]}','7692c3ad',1790000150);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',7,'b61fbd40cb5002c065cf53eec30eef9a','{"cells":[[2,1,"c2","bid",2]]}','7692c3ad',1790000180);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',8,'99b95855dc3b82642c059b755394c182','{"cells":[[2,1,"a2","bid",0]]}','7692c3ad',1790000210);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',9,'4244a1794c1648dbdf59291ffa5b8a7e','{"cells":[[2,1,"b2","bid",2]]}','7692c3ad',1790000240);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',10,'49b0defe93e5334adfebd92e8b2ca517','{"cells":[[2,1,"c2","tricks",1]]}','7692c3ad',1790000270);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',11,'4085f537ea84b2a5903a21343865246d','{"undoes":"49b0defe93e5334adfebd92e8b2ca517"}','7692c3ad',1790000300);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',12,'6f18c825b4a3fe224a7afd8688313d3a','{"cells":[[1,0,"a2","adjustment",[-10,"a card too many"]]]}','7692c3ad',1790000330);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',13,'132d90b1b7e40f7a66e3f0d95c4e5503','{"cells":[[0,0,"b2","name","Benedikt"]],"seen":"1b42c1bc4eef277a95904b925a1f92ed"}','7692c3ad',1790000360);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',14,'0ef4a6cf3b07c1bd79aa7a32aa9d8d52','{"cells":[[2,0,"","deal",2]]}','7692c3ad',1790000390);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',15,'f536b28772cbbbee3950cd4f79dcf225','{"cells":[[2,2,"c2","bid",1]]}','7692c3ad',1790000420);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',16,'36a6535a66cf7c530dcf0ae1976abc75','{"cells":[[2,2,"a2","bid",0]]}','7692c3ad',1790000450);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',17,'59874c21cbc71c461c9e33b3ec9a0d46','{"cells":[[2,2,"b2","bid",0]]}','7692c3ad',1790000480);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',18,'2ef82dcae10ed953b94cc876ca9c57bf','{"cells":[[2,2,"c2","tricks",2]]}','7692c3ad',1790000510);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',19,'a90729420f35b30ec56d8178a92efe83','{"cells":[[2,2,"a2","tricks",0]]}','7692c3ad',1790000540);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',20,'5f8857ee79f92d7e21b3333baa7db3d9','{"cells":[[3,1,"a2","bid",1]]}','7692c3ad',1790000570);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',21,'706e7277f7ac3fbf2b2906e36be364a4','{"cells":[[3,1,"b2","bid",1]]}','7692c3ad',1790000600);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',22,'2a6341237c8034882d473a4e61d64de7','{"cells":[[3,1,"c2","bid",1]]}','7692c3ad',1790000630);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',23,'e581258444258ac77f19a8bfebf748df','{"cells":[[3,1,"a2","tricks",3]]}','7692c3ad',1790000660);
INSERT INTO "mark" VALUES('202e23346d8ce4575a241e',24,'dcf62d7dc7b6a172fa5de9901754eb44','{"cells":[[3,1,"b2","tricks",0]]}','7692c3ad',1790000690);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',1,'3566acc36988aa9f9585fd1ef6014152','{"cells":[[0,0,"","ruleset",{"key":"wizard_gigamic","sheet":"Wizard (Gigamic)","edition":"version 3.0","players":{"least":3,"most":6},"deck":{"ranks":["1","2","3","4","5","6","7","8","9","10","11","12","13"],"suits":[{"code":"R","colour":"red","shape":"diamond"},{"code":"G","colour":"green","shape":"triangle"},{"code":"B","colour":"blue","shape":"circle"},{"code":"Y","colour":"yellow","shape":"star"}],"specials":[{"code":"Z","count":4,"role":"top"},{"code":"N","count":4,"role":"bottom"}]},"schedule":{"kind":"up","keep":0},"trump":{"top_turned":"choose","bottom_turned":"none"},"bidding":{"who":"nobody","zero_exempt":false,"from_hand":1,"blind_exempt":false,"visibility":"open","own_cards":"seen","entry":"scorer"},"points":{"made":{"base":20,"trick":10},"missed":{"off":-10}},"end":{"leavers_win":false},"variants":[{"key":"plus_or_minus_one","sets":{"bidding.who":"last"}}]}],[1,0,"","seating",["a3","b3","c3"]],[1,0,"","dealer","a3"],[0,0,"a3","name","Anna"],[0,0,"b3","name","Ben"],[0,0,"c3","name","Cleo"],[1,0,"","rounds",3]]}','3fc4ccfe',1790259200);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',2,'a2c4f8ac80e52296a119669a086e31c7','{"cells":[[1,1,"b3","bid",0]]}','3fc4ccfe',1790000030);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',3,'498a697ded06c32e85a659351d1ad117','{"cells":[[1,1,"c3","bid",1]]}','3fc4ccfe',1790000060);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',4,'79fe229aa85d2a1e7eb22799f6c6ca29','{"cells":[[1,1,"a3","bid",0]]}','3fc4ccfe',1790000090);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',5,'28fd2c7a5f892d27da202c7069ca43b4','{"cells":[[1,1,"b3","tricks",1]]}','3fc4ccfe',1790000120);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',6,'5f657af2d6433983616a51cae332543e','{"cells":[[1,1,"c3","tricks",0]]}','3fc4ccfe',1790000150);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',7,'6c04ce91b20baae9145a3b8aca0cdc2f','{"cells":[[2,1,"c3","bid",0]]}','3fc4ccfe',1790000180);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',8,'2fb9c536b67038ba0a299a6dd866ec86','{"cells":[[2,1,"a3","bid",0]]}','3fc4ccfe',1790000210);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',9,'06ab5e9a6f58ce3819473a629e7fb2f9','{"cells":[[2,1,"b3","bid",1]]}','3fc4ccfe',1790000240);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',10,'37ba91fec15436c60ef9b29e0ac1b6a4','{"cells":[[2,1,"c3","tricks",1]]}','3fc4ccfe',1790000270);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',11,'b82baacaa965aa0ae6e4afdbd0bfac91','{"undoes":"37ba91fec15436c60ef9b29e0ac1b6a4"}','3fc4ccfe',1790000300);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',12,'4f097dca54fd5305407829d42105c70b','{"cells":[[1,0,"a3","adjustment",[-10,"a card too many"]]]}','3fc4ccfe',1790000330);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',13,'1d9e125a669d58da380f0184a07a2fa9','{"cells":[[0,0,"b3","name","Benedikt"]],"seen":"3566acc36988aa9f9585fd1ef6014152"}','3fc4ccfe',1790000360);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',14,'800a055087db4f26c51b6eedbe9cb7ef','{"cells":[[2,0,"","deal",2]]}','3fc4ccfe',1790000390);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',15,'b4e651ebfb32f0aee9aad3d3f10323fe','{"cells":[[2,2,"c3","bid",1]]}','3fc4ccfe',1790000420);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',16,'8c783924c10a349a16fbdfefd74f11e1','{"cells":[[2,2,"a3","bid",2]]}','3fc4ccfe',1790000450);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',17,'5fcd209c6917397195cee0e83e9e708b','{"cells":[[2,2,"b3","bid",1]]}','3fc4ccfe',1790000480);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',18,'321f2d6631c7eb4335129cc8a0a4b63a','{"cells":[[2,2,"c3","tricks",2]]}','3fc4ccfe',1790000510);
INSERT INTO "mark" VALUES('3399c44e282f24343482f8',19,'a3fe8603c4d0ca1a7ca13e374155b7ac','{"cells":[[2,2,"a3","tricks",0]]}','3fc4ccfe',1790000540);
CREATE INDEX ix_device_game_device ON device_game (device, game_id, role, generation);
COMMIT;
