BEGIN TRANSACTION;
CREATE TABLE accounts (
	person VARCHAR(24) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	mail VARCHAR(254), 
	password VARCHAR(200), 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id), 
	UNIQUE ("key"), 
	UNIQUE (mail)
);
INSERT INTO "accounts" VALUES('cf04a997ebec9b70','x','x','x',1.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE bans (
	id INTEGER NOT NULL, 
	person VARCHAR(24), 
	network VARCHAR(43), 
	reason VARCHAR(300) NOT NULL, 
	since DOUBLE NOT NULL, 
	until DOUBLE, 
	PRIMARY KEY (id), 
	UNIQUE (person), 
	FOREIGN KEY(person) REFERENCES people (id), 
	UNIQUE (network)
);
INSERT INTO "bans" VALUES(1,'cf04a997ebec9b70','x','x',1.0,1.0);
CREATE TABLE bugs (
	id INTEGER NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	at DOUBLE NOT NULL, 
	rows INTEGER NOT NULL, 
	words TEXT NOT NULL, 
	window VARCHAR(16) NOT NULL, 
	report TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "bugs" VALUES(1,'marble-orchard-jxtacn','cf04a997ebec9b70',1.0,1,'x','x','x');
CREATE TABLE calendars (
	person VARCHAR(24) NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	begins INTEGER NOT NULL, 
	ends INTEGER NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "calendars" VALUES('cf04a997ebec9b70','x',1,1);
CREATE TABLE card_uses (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	card VARCHAR(64) NOT NULL, 
	PRIMARY KEY (match_id, seat, card), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "card_uses" VALUES('marble-orchard-jxtacn',1,'x');
CREATE TABLE chairs (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(32), 
	salt VARCHAR(64) NOT NULL, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "chairs" VALUES('sandal-pavilion-8jwvj9',0,'human','Mei','e9f07cfb95b8c9ad',NULL,'');
INSERT INTO "chairs" VALUES('sandal-pavilion-8jwvj9',1,'human','Temür','cf04a997ebec9b70',NULL,'');
INSERT INTO "chairs" VALUES('marble-orchard-jxtacn',0,'human','Mei','e9f07cfb95b8c9ad',NULL,'');
INSERT INTO "chairs" VALUES('marble-orchard-jxtacn',1,'human','Temür','cf04a997ebec9b70',NULL,'');
INSERT INTO "chairs" VALUES('north-inn-mt3ng8',0,'human','Mei','e9f07cfb95b8c9ad',NULL,'');
INSERT INTO "chairs" VALUES('north-inn-mt3ng8',1,'human','Temür','cf04a997ebec9b70',NULL,'');
INSERT INTO "chairs" VALUES('slow-steppe-srqbwj',0,'human','Mei','e9f07cfb95b8c9ad',NULL,'');
INSERT INTO "chairs" VALUES('slow-steppe-srqbwj',1,'human','Temür','cf04a997ebec9b70',NULL,'');
CREATE TABLE challenges (
	digest VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	person VARCHAR(24), 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "challenges" VALUES('x','x','x','cf04a997ebec9b70',1.0);
CREATE TABLE choices (
	match_id VARCHAR(48) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(64) NOT NULL, 
	at DOUBLE NOT NULL, 
	signature VARCHAR(16), 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',0,0,'start 22',1.79581578206653928752e+09,'22d9fc74a5a82288');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',1,0,'start 47',1.79581578206829142567e+09,'597f55d65e00f601');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',2,1,'start 18',1.79581578206922960281e+09,'c56e14f3cfef7b91');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',3,1,'start 7',1.79581578207035899162e+09,'4438f52f86d1e217');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',4,1,'sell 7',1.7958157820713462829e+09,'a09181e7e87d67f8');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',5,1,'sell 18',1.7958157820723686218e+09,'9efe487cfea8ff25');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',6,1,'end_sales',1.79581578207335186003e+09,'12943c54b6f0664a');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',7,1,'build 8',1.7958157820742168426e+09,'b10d456abd2edf52');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',8,1,'place 47',1.79581578207505154613e+09,'4369f1dfe441799e');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',9,1,'place 47',1.79581578207584404947e+09,'8567f549b0cf151a');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',10,1,'place 22',1.79581578207662367818e+09,'c70c4d42c86f8004');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',11,1,'place 47',1.79581578207737922671e+09,'6e4a8c2bd3dc2147');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',12,1,'end_workers',1795815782.07826,'cbea514879b02fea');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',13,1,'worker 60',1.79581578207900190353e+09,'a2118b00607246e1');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',14,1,'worker 14',1.79581578207975459094e+09,'07873a568fcaaef7');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',15,1,'worker 46',1.79581578208052802087e+09,'7e9856b7aa0eeb3f');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',16,1,'worker 28',1.7958157820813338756e+09,'cf021955459dfa2c');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',17,0,'skip_turn',1.79581578208214354512e+09,'b8f79e16d4a00e7c');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',18,1,'end_sales',1.79581578208305025099e+09,'5f2968147328618b');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',19,1,'build 4',1.79581578208386301994e+09,'8238ee08f32a22be');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',20,1,'place 47',1.79581578208468890193e+09,'a308ad1f0833ae90');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',21,1,'place 22',1.79581578208548021317e+09,'b6fb72f809ef618e');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',22,1,'place 22',1.79581578208638310435e+09,'6af8f89e8d3df468');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',23,0,'sell 22',1.79581578208720088005e+09,'06295eca0068673f');
INSERT INTO "choices" VALUES('sandal-pavilion-8jwvj9',24,0,'undo',1.79581578208844113353e+09,'6af8f89e8d3df468');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',0,0,'produce 0',1.79581578209640955927e+09,'92db4588aa85db84');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',1,0,'play 3',1.7958157820973124504e+09,'438112c4553d885b');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',2,0,'play 4',1.79581578209818959242e+09,'ede34e2c070fe903');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',3,0,'play 36',1.7958157820991389751e+09,'aa8c44321c591d07');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',4,0,'collect',1.79581578210028553008e+09,'a136da66830e3fa3');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',5,0,'buy 1',1.79581578210119724272e+09,'416ce8ac9fa07278');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',6,0,'end_turn',1.79581578210215210911e+09,'9350b398a1caa195');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',7,1,'draw_display 0',1.79581578210312151912e+09,'9e12bac190aabecb');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',8,1,'end_turn',1.79581578210413908957e+09,'47cff7a13852bc56');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',9,0,'buy 1',1.79581578210502433774e+09,'6eec67c34d21d576');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',10,0,'produce 3',1.79581578210591173176e+09,'088f8bfe699ce035');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',11,0,'move 0 1',1.7958157821067836285e+09,'aa86e3455d21220e');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',12,0,'collect',1.79581578210764575007e+09,'3b8684d043f87a31');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',13,0,'end_turn',1.79581578210847806927e+09,'69c4bcbc1dd0ed06');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',14,1,'draw_display 2',1.79581578210938096044e+09,'4612b10c349ddb51');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',15,1,'end_turn',1.79581578211028814319e+09,'56ab6ef2fc042671');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',16,0,'build 3 2',1.79581578211122417452e+09,'ccb0d5ee379971d2');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',17,0,'end_turn',1.79581578211208796498e+09,'269d09066b8a2e53');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',18,1,'produce 2',1.79581578211294174201e+09,'bd2587970fc995cf');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',19,1,'play 56',1.79581578211376667025e+09,'bb3db0a7f98beff0');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',20,1,'play 34',1.79581578211465406422e+09,'e521a33d519473c0');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',21,1,'play 48',1.79581578211557459827e+09,'880583b43430ef22');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',22,1,'collect',1.79581578211648273469e+09,'481a3b82f1ba5318');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',23,1,'acquire 0 0',1.79581578211737823485e+09,'08f462d6f4142c2e');
INSERT INTO "choices" VALUES('marble-orchard-jxtacn',24,1,'undo',1.79581578211900353431e+09,'481a3b82f1ba5318');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',0,0,'draw',1.79581578212608361242e+09,'ccdea730e6b916be');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',1,0,'pay 30',1.79581578212717747687e+09,'4261c8a5ca1efd0d');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',2,0,'buy 32',1.79581578212817311287e+09,'1c6debd53dfdf7f8');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',3,0,'keep',1.79581578212917208677e+09,'f4cd2c03b168c42b');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',4,0,'drop 32',1.79581578213021540637e+09,'a45f5777e7c8201a');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',5,1,'pay 55',1.79581578213133668904e+09,'c7634a4b676c4c15');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',6,1,'buy 14',1.79581578213242173199e+09,'292ec2cbf1a79778');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',7,1,'keep',1.79581578213347816471e+09,'7e816bad5de04507');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',8,1,'play 35 2',1.79581578213458657265e+09,'46de5bc109bf2d7c');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',9,1,'take 30',1.79581578213561248781e+09,'b8feb97b3bd94e05');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',10,0,'pay 47',1.79581578213656854626e+09,'d9cd6c419d0daec3');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',11,0,'buy 58',1.79581578213746786117e+09,'492c178653a0ea84');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',12,0,'keep',1.79581578213847112661e+09,'0e8ae80ab126ab5c');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',13,0,'pay 26',1.7958157821394042969e+09,'7a4dcd979c2772e3');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',14,0,'buy 17',1.79581578214030981063e+09,'5e47acd4d5140e05');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',15,0,'keep',1.79581578214128351209e+09,'0efc90494fa6964b');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',16,1,'play 39 2',1.79581578214266753198e+09,'16f2b9985ba39e63');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',17,1,'pay 3',1.7958157821436333656e+09,'7346a641490c4066');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',18,1,'buy 29',1.79581578214454150202e+09,'9eda8f31b92e6885');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',19,1,'keep',1.79581578214544796941e+09,'dde3934a82462bf8');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',20,0,'play 52 3',1.79581578214650630946e+09,'0ddc57773e9719eb');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',21,0,'take 8',1.79581578214748978613e+09,'f6bbc1c540495e02');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',22,0,'play 17 1',1.79581578214835882187e+09,'bf8a2b3b84b0cd68');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',23,0,'offer 0',1.79581578214923596385e+09,'061e1a3929071a46');
INSERT INTO "choices" VALUES('north-inn-mt3ng8',24,0,'undo',1.7958157821506826878e+09,'bf8a2b3b84b0cd68');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',0,1,'claim 8',1.79581578215708208084e+09,'0637cbdffc554f66');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',1,0,'claim 12',1.7958157821583302021e+09,'dc08e023a4959bf6');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',2,0,'soldiers 2',1.79581578215972113604e+09,'b27a729a342530c2');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',3,1,'gather 1',1.79581578216085171705e+09,'fb6c1022655c78c6');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',4,1,'offer 1 0 2',1.79581578216194128992e+09,'061b079e19bf411b');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',5,1,'ask 1',1.79581578216298031803e+09,'b63fa4a101b1ce77');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',6,0,'refuse',1.79581578216410732264e+09,'caab43128ecd1fd5');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',7,1,'want 2 5',1.79581578216517972947e+09,'da0d3b9a62923a8d');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',8,1,'assign 0 2',1.79581578216620945925e+09,'3f05826b58a2ddf9');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',9,1,'toll 4',1.7958157821672558784e+09,'438632c8ed99f094');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',10,1,'want 0 20',1.79581578216827535631e+09,'736c2b15dce63ee9');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',11,1,'want 1 10',1.79581578216929364203e+09,'2c01a863238d1a56');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',12,1,'assign 2 1',1.79581578217023277287e+09,'8952025f58b7824b');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',13,1,'buy 2 2',1.79581578217118573194e+09,'d61d45cd76b0aa05');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',14,1,'hop 13',1.79581578217218375205e+09,'725926561d2de783');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',15,1,'hop 15',1.79581578217325496678e+09,'1e86e27550e1ece8');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',16,1,'want 3 12',1.79581578217422652239e+09,'f70b7c04ed0ea6a7');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',17,1,'end',1.79581578217522287365e+09,'981b5377537dd159');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',18,0,'want 2 15',1.79581578217619800569e+09,'2870ebe1833fc84a');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',19,0,'want 0 20',1.79581578217714500425e+09,'cb0774799c543254');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',20,0,'toll 1',1.79581578217805314066e+09,'8bad6b2a2fb265af');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',21,0,'want 3 3',1.79581578217896676067e+09,'5436bd06402f0f04');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',22,0,'assign 0 1',1.79581578218003368382e+09,'e10fe73e0698bf0f');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',23,0,'want 1 12',1.79581578218093442919e+09,'e32d11d0d0dca8cb');
INSERT INTO "choices" VALUES('slow-steppe-srqbwj',24,0,'undo',1.79581578218259143827e+09,'e10fe73e0698bf0f');
CREATE TABLE clocks (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	"left" DOUBLE NOT NULL, 
	since DOUBLE, 
	falls DOUBLE, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "clocks" VALUES('marble-orchard-jxtacn',1,1.0,1.0,1.0);
CREATE TABLE contest_games (
	match_id VARCHAR(48) NOT NULL, 
	tournament VARCHAR(48) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	places JSON, 
	scores JSON, 
	PRIMARY KEY (match_id), 
	UNIQUE (tournament, round, number), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "contest_games" VALUES('marble-orchard-jxtacn','x',1,1,'[]','[]');
CREATE TABLE deals (
	date VARCHAR(10) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (date)
);
INSERT INTO "deals" VALUES('x','x',1,1,'x','x');
CREATE TABLE decks (
	id VARCHAR(16) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	changed DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "decks" VALUES('x','cf04a997ebec9b70','x','x','x',1.0);
CREATE TABLE deeds (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	operator VARCHAR(64) NOT NULL, 
	what VARCHAR(16) NOT NULL, 
	whom VARCHAR(64) NOT NULL, 
	facts JSON NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "deeds" VALUES(1,1.0,'x','x','x','[]');
CREATE TABLE entrants (
	tournament VARCHAR(48) NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(32), 
	gone BOOLEAN NOT NULL, 
	PRIMARY KEY (tournament, number), 
	UNIQUE (tournament, person), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "entrants" VALUES('x',1,'x','x','x',0);
CREATE TABLE hints (
	match_id VARCHAR(48) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	decisions INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	advised JSON, 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "hints" VALUES('marble-orchard-jxtacn',1,1,1,1.0,'[]');
CREATE TABLE invitations (
	match_id VARCHAR(48) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	"by" VARCHAR(24) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, person), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY("by") REFERENCES people (id)
);
INSERT INTO "invitations" VALUES('marble-orchard-jxtacn','cf04a997ebec9b70','cf04a997ebec9b70',1.0);
CREATE TABLE letters (
	digest VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	mail VARCHAR(254) NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "letters" VALUES('x','x','cf04a997ebec9b70','x',1.0);
CREATE TABLE matches (
	id VARCHAR(48) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	cards TEXT, 
	secret VARCHAR(64) NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	started DOUBLE, 
	finished DOUBLE, 
	moved DOUBLE NOT NULL, 
	to_act JSON NOT NULL, 
	rematch VARCHAR(48), 
	edition INTEGER DEFAULT '0' NOT NULL, 
	signature VARCHAR(16), 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('sandal-pavilion-8jwvj9','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'d2afbc8930f9af0957b6b63cbce352ea7d6ba832ead7840691e5e0ae5b6f7a7b','e9f07cfb95b8c9ad',0,1.79581578205731320378e+09,1.79581578205731320378e+09,NULL,1.79581578208844113353e+09,'[0]',NULL,26,'60547d1ffce5ecaf');
INSERT INTO "matches" VALUES('marble-orchard-jxtacn','changan',1,'{"decks": "production,science,politics", "first_player": "random", "balanced": "off"}',NULL,'20756af1631a4db021ccd152372600d3f08e94c020c01afeff7b0967ccbe5de2','e9f07cfb95b8c9ad',0,1.79581578209311103818e+09,1.79581578209311103818e+09,NULL,1.79581578211900353431e+09,'[1]',NULL,26,'c484f61ab8059f9b');
INSERT INTO "matches" VALUES('north-inn-mt3ng8','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'50b43df5ef6ec1451d5e97c7b72d9ee9c7ba1f2372251d19f49f0796eeb29eba','e9f07cfb95b8c9ad',0,1.79581578212109160418e+09,1.79581578212109160418e+09,NULL,1.7958157821506826878e+09,'[0]',NULL,26,'27bf543d749418d5');
INSERT INTO "matches" VALUES('slow-steppe-srqbwj','silk_cities',1,'{"victory": "7", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}',NULL,'02e860b9710c13b65df51b9df31ba85efe2bf0a2ac301321ea588e175682a496','e9f07cfb95b8c9ad',0,1.79581578215276670452e+09,1.79581578215276670452e+09,NULL,1.79581578218259143827e+09,'[0]',NULL,26,'1760f94415d0452c');
CREATE TABLE messages (
	match_id VARCHAR(48) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	text VARCHAR(300) NOT NULL, 
	at DOUBLE NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	PRIMARY KEY (match_id, number), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "messages" VALUES('sandal-pavilion-8jwvj9',0,'e9f07cfb95b8c9ad',0,'Mei','text','Good luck',1.79581578209111428255e+09,0);
INSERT INTO "messages" VALUES('marble-orchard-jxtacn',0,'e9f07cfb95b8c9ad',0,'Mei','text','Good luck',1.79581578212013339996e+09,0);
INSERT INTO "messages" VALUES('north-inn-mt3ng8',0,'e9f07cfb95b8c9ad',0,'Mei','text','Good luck',1.79581578215172839169e+09,0);
INSERT INTO "messages" VALUES('slow-steppe-srqbwj',0,'e9f07cfb95b8c9ad',0,'Mei','text','Good luck',1.7958157821839003563e+09,0);
CREATE TABLE mutes (
	person VARCHAR(24) NOT NULL, 
	muted VARCHAR(24) NOT NULL, 
	PRIMARY KEY (person, muted), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(muted) REFERENCES people (id)
);
INSERT INTO "mutes" VALUES('cf04a997ebec9b70','cf04a997ebec9b70');
CREATE TABLE notices (
	id INTEGER NOT NULL, 
	"key" VARCHAR(200) NOT NULL, 
	person VARCHAR(24), 
	match_id VARCHAR(48), 
	kind VARCHAR(16) NOT NULL, 
	facts JSON NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	tries INTEGER NOT NULL, 
	due DOUBLE NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE ("key"), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "notices" VALUES(1,'turn:0','mei',NULL,'turn','{"list": [1, null, "\u6885"]}','en','mail','mei@tea.example','due',0,1.5,1000000000.0);
INSERT INTO "notices" VALUES(3,'turn:2','mei',NULL,'turn','{"list": [1, null, "\u6885"]}','en','mail','mei@tea.example','due',0,1.5,1000000000.0);
CREATE TABLE pairings (
	tournament VARCHAR(48) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seats JSON NOT NULL, 
	PRIMARY KEY (tournament, round, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "pairings" VALUES('x',1,1,'[]');
CREATE TABLE passkeys (
	digest VARCHAR(64) NOT NULL, 
	credential BLOB NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	public_key BLOB NOT NULL, 
	signed BIGINT NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created DOUBLE NOT NULL, 
	used DOUBLE, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "passkeys" VALUES('d',X'00FF2722','mei',X'',1099511627776,'ring',1.0,NULL);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('mei','Mei 梅',5.25);
INSERT INTO "people" VALUES('e9f07cfb95b8c9ad','Mei',1.79581578205356550215e+09);
INSERT INTO "people" VALUES('cf04a997ebec9b70','Temür',1.79581578205644464495e+09);
CREATE TABLE preferences (
	person VARCHAR(24) NOT NULL, 
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, name), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "preferences" VALUES('cf04a997ebec9b70','x','x');
CREATE TABLE profiles (
	person VARCHAR(24) NOT NULL, 
	shown BOOLEAN NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "profiles" VALUES('cf04a997ebec9b70',0);
CREATE TABLE programs (
	person VARCHAR(24) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(owner) REFERENCES people (id), 
	UNIQUE (name)
);
INSERT INTO "programs" VALUES('cf04a997ebec9b70','cf04a997ebec9b70','x',1.0);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1.0);
CREATE TABLE quiet (
	person VARCHAR(24) NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	PRIMARY KEY (person, match_id), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "quiet" VALUES('cf04a997ebec9b70','marble-orchard-jxtacn');
CREATE TABLE rating_changes (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	pool VARCHAR(12) NOT NULL, 
	size INTEGER NOT NULL, 
	mu_before DOUBLE NOT NULL, 
	sigma_before DOUBLE NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, seat, pool, size), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "rating_changes" VALUES('marble-orchard-jxtacn',1,'x',1,1.0,1.0,1.0,1.0);
CREATE TABLE ratings (
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	pool VARCHAR(12) NOT NULL, 
	size INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person, game, pool, size), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "ratings" VALUES('cf04a997ebec9b70','x','x',1,1.0,1.0,1,1.0);
CREATE TABLE reaches (
	person VARCHAR(24) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	address TEXT NOT NULL, 
	details JSON NOT NULL, 
	kinds JSON NOT NULL, 
	PRIMARY KEY (person, channel, digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "reaches" VALUES('cf04a997ebec9b70','x','x','x','[]','[]');
CREATE TABLE remarks (
	match_id VARCHAR(48) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	decisions INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	facts JSON NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "remarks" VALUES('sandal-pavilion-8jwvj9',0,0,23,'takes_back','{}',1.79581578208845877644e+09);
INSERT INTO "remarks" VALUES('marble-orchard-jxtacn',0,1,23,'takes_back','{}',1.79581578211905527114e+09);
INSERT INTO "remarks" VALUES('north-inn-mt3ng8',0,0,23,'takes_back','{}',1.79581578215071129803e+09);
INSERT INTO "remarks" VALUES('slow-steppe-srqbwj',0,0,23,'takes_back','{}',1.79581578218262076377e+09);
CREATE TABLE reports (
	match_id VARCHAR(48) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, number, person), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "reports" VALUES('marble-orchard-jxtacn',1,'cf04a997ebec9b70',1.0);
CREATE TABLE results (
	id INTEGER NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(32), 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	rated BOOLEAN NOT NULL, 
	gains BOOLEAN NOT NULL, 
	away BOOLEAN NOT NULL, 
	mu DOUBLE, 
	sigma DOUBLE, 
	seconds DOUBLE NOT NULL, 
	moves INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "results" VALUES(1,'marble-orchard-jxtacn',1,'x','x','x',1,1,1,0,0,0,1.0,1.0,1.0,1,1.0);
CREATE TABLE runs (
	deck VARCHAR(16) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	since DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	holder VARCHAR(8) NOT NULL, 
	beat DOUBLE NOT NULL, 
	units INTEGER NOT NULL, 
	seconds DOUBLE NOT NULL, 
	mine TEXT NOT NULL, 
	"default" TEXT NOT NULL, 
	PRIMARY KEY (deck), 
	FOREIGN KEY(deck) REFERENCES decks (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "runs" VALUES('x','cf04a997ebec9b70','x','x',1,'x',1.0,1.0,'x','x',1.0,1,1.0,'x','x');
CREATE TABLE server_keys (
	name VARCHAR(16) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "server_keys" VALUES('x','x');
CREATE TABLE sessions (
	token_hash VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	device VARCHAR(80) NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('ee4aadd3606881c31edef57dc6b02990aacc2ce6a341c59e91345fd94beeadae','e9f07cfb95b8c9ad',1.79581578205358076091e+09,1.79581578205358076091e+09,'a browser');
INSERT INTO "sessions" VALUES('05f8b8d1109fef145aca6f74d89597801a1a7a56fe78428cb117cceb60ef5ed8','cf04a997ebec9b70',1.79581578205645322806e+09,1.79581578205645322806e+09,'another');
CREATE TABLE settings (
	match_id VARCHAR(48) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (match_id, name), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "settings" VALUES('sandal-pavilion-8jwvj9','hints','on');
INSERT INTO "settings" VALUES('sandal-pavilion-8jwvj9','clock','five');
INSERT INTO "settings" VALUES('sandal-pavilion-8jwvj9','delay','minute');
INSERT INTO "settings" VALUES('marble-orchard-jxtacn','hints','on');
INSERT INTO "settings" VALUES('marble-orchard-jxtacn','clock','five');
INSERT INTO "settings" VALUES('marble-orchard-jxtacn','delay','minute');
INSERT INTO "settings" VALUES('north-inn-mt3ng8','hints','on');
INSERT INTO "settings" VALUES('north-inn-mt3ng8','clock','five');
INSERT INTO "settings" VALUES('north-inn-mt3ng8','delay','minute');
INSERT INTO "settings" VALUES('slow-steppe-srqbwj','hints','on');
INSERT INTO "settings" VALUES('slow-steppe-srqbwj','clock','five');
INSERT INTO "settings" VALUES('slow-steppe-srqbwj','delay','minute');
CREATE TABLE silenced (
	digest VARCHAR(64) NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "silenced" VALUES('x',1.0);
CREATE TABLE standing_answers (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(32) NOT NULL, 
	PRIMARY KEY (match_id, seat, name), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "standing_answers" VALUES('marble-orchard-jxtacn',1,'x','x');
CREATE TABLE ties (
	person VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person, other), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(other) REFERENCES people (id)
);
INSERT INTO "ties" VALUES('cf04a997ebec9b70','mei','x',1.0);
CREATE TABLE titles (
	person VARCHAR(24) NOT NULL, 
	title VARCHAR(32) NOT NULL, 
	occasion VARCHAR(64) NOT NULL, 
	facts JSON NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person, title, occasion), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "titles" VALUES('cf04a997ebec9b70','x','x','[]',1.0);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	scopes VARCHAR(60) NOT NULL, 
	created DOUBLE NOT NULL, 
	expires DOUBLE NOT NULL, 
	used DOUBLE, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('x','cf04a997ebec9b70','cf04a997ebec9b70','x','x',1.0,1.0,1.0);
CREATE TABLE tongues (
	person VARCHAR(24) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tongues" VALUES('cf04a997ebec9b70','x');
CREATE TABLE tournaments (
	id VARCHAR(48) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	founder VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	options JSON NOT NULL, 
	players INTEGER NOT NULL, 
	form VARCHAR(8) NOT NULL, 
	rounds INTEGER NOT NULL, 
	clock VARCHAR(8) NOT NULL, 
	most INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	begins DOUBLE, 
	listed BOOLEAN NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	started DOUBLE, 
	finished DOUBLE, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('x','x','x','x','[]',1,'x',1,'x',1,'x',1.0,0,'x',1.0,1.0,1.0);
CREATE TABLE tries (
	date VARCHAR(10) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	points INTEGER, 
	finished DOUBLE, 
	PRIMARY KEY (date, person), 
	FOREIGN KEY(date) REFERENCES deals (date), 
	FOREIGN KEY(person) REFERENCES people (id), 
	UNIQUE (match_id), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "tries" VALUES('x','cf04a997ebec9b70','marble-orchard-jxtacn',1,1.0);
CREATE TABLE vacations (
	person VARCHAR(24) NOT NULL, 
	begins DOUBLE NOT NULL, 
	ends DOUBLE NOT NULL, 
	PRIMARY KEY (person, begins), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "vacations" VALUES('cf04a997ebec9b70',1.0,1.0);
CREATE INDEX ix_tournaments_founder ON tournaments (founder);
CREATE INDEX ix_bugs_match_id ON bugs (match_id);
CREATE INDEX ix_bugs_person ON bugs (person);
CREATE INDEX ix_clocks_falls ON clocks (falls);
CREATE INDEX ix_entrants_person ON entrants (person);
CREATE INDEX ix_tries_person ON tries (person);
CREATE INDEX ix_chairs_person ON chairs (person);
CREATE INDEX ix_notices_match_id ON notices (match_id);
CREATE INDEX ix_notices_person ON notices (person);
CREATE INDEX ix_notices_state ON notices (state);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_challenges_person ON challenges (person);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_letters_person ON letters (person);
CREATE INDEX ix_programs_owner ON programs (owner);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_messages_person ON messages (person);
CREATE INDEX ix_ties_other ON ties (other);
CREATE INDEX ix_invitations_person ON invitations (person);
CREATE INDEX ix_invitations_by ON invitations ("by");
CREATE INDEX ix_decks_person ON decks (person);
CREATE INDEX ix_runs_state ON runs (state);
CREATE INDEX ix_runs_person ON runs (person);
COMMIT;
