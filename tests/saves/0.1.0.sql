BEGIN TRANSACTION;
CREATE TABLE hands (
    match   integer not null references matches (id),
    player  integer not null,
    channel integer,
    message integer,
    shown   text    not null,              -- what it shows, to tell whether it is out of date
    closed  integer not null default 0,    -- 1: the player takes no direct messages and was told so
    primary key (match, player)
) strict, without rowid;
INSERT INTO "hands" VALUES(1,100,1000100,3,'805b903fcfc2c972',0);
INSERT INTO "hands" VALUES(1,101,1000101,4,'045617dc11a3dceb',0);
INSERT INTO "hands" VALUES(1,102,1000102,5,'52ba41122fc224ce',0);
INSERT INTO "hands" VALUES(1,103,1000103,2,'2d75a1f88a4d1884',0);
INSERT INTO "hands" VALUES(2,100,1000100,22,'115f9f826f5bce5c',0);
INSERT INTO "hands" VALUES(2,101,1000101,23,'2f74b18899c7c74d',0);
INSERT INTO "hands" VALUES(3,100,1000100,28,'dd966d9bc117df82',0);
INSERT INTO "hands" VALUES(3,101,1000101,29,'83804f39880fe47e',0);
INSERT INTO "hands" VALUES(6,100,1000100,66,'8a4dd7d9178959e4',0);
INSERT INTO "hands" VALUES(6,101,1000101,68,'124ba47af9bb4e18',0);
INSERT INTO "hands" VALUES(6,102,1000102,65,'457491271a41d6a4',0);
INSERT INTO "hands" VALUES(6,103,1000103,67,'8e6f226870065f4d',0);
INSERT INTO "hands" VALUES(7,100,1000100,86,'0266338acd736151',0);
INSERT INTO "hands" VALUES(7,101,1000101,85,'b2adeddcba4c69aa',0);
INSERT INTO "hands" VALUES(8,100,1000100,91,'b8c37d392c9014cd',0);
INSERT INTO "hands" VALUES(8,101,1000101,92,'63164e5b927097bb',0);
INSERT INTO "hands" VALUES(11,100,1000100,107,'a83d6d9655d261db',0);
INSERT INTO "hands" VALUES(11,101,1000101,108,'40468ab3ffda8dd4',0);
INSERT INTO "hands" VALUES(11,102,1000102,109,'81d27fc8b6bcc96e',0);
INSERT INTO "hands" VALUES(11,103,1000103,110,'a0ce94e89faaaf31',0);
INSERT INTO "hands" VALUES(12,100,1000100,128,'ddf30a1c70f36b62',0);
INSERT INTO "hands" VALUES(12,101,1000101,127,'bee21e894ffe3cc4',0);
INSERT INTO "hands" VALUES(13,100,1000100,133,'d16a5079d074b95d',0);
INSERT INTO "hands" VALUES(13,101,1000101,134,'a8807fcee637564f',0);
INSERT INTO "hands" VALUES(15,100,1000100,136,'00ec1d04492ab801',0);
INSERT INTO "hands" VALUES(15,101,1000101,137,'45d1083b76ea9bfd',0);
INSERT INTO "hands" VALUES(15,102,1000102,138,'96e8bd45fad026e3',0);
INSERT INTO "hands" VALUES(15,103,1000103,139,'c88c005f956de133',0);
INSERT INTO "hands" VALUES(16,100,1000100,152,'0e1e93f25f33a375',0);
INSERT INTO "hands" VALUES(16,101,1000101,153,'afd8ad2cef9607b5',0);
INSERT INTO "hands" VALUES(17,100,1000100,158,'07e1b10666a22258',0);
INSERT INTO "hands" VALUES(17,101,1000101,159,'aebd9594ce0cf64d',0);
CREATE TABLE log (
    match       integer not null references matches (id),
    version     integer not null,
    seat        integer,          -- null: nobody at the table
    notation    text    not null,
    interaction integer,          -- Discord's id of what asked for it; the same one is never played twice
    at          integer not null,
    primary key (match, version)
) strict, without rowid;
INSERT INTO "log" VALUES(1,1,0,'/open',NULL,1700000001);
INSERT INTO "log" VALUES(1,2,1,'/join',1000000,1700000003);
INSERT INTO "log" VALUES(1,3,2,'/join',1000001,1700000005);
INSERT INTO "log" VALUES(1,4,3,'/join',1000002,1700000007);
INSERT INTO "log" VALUES(1,5,NULL,'/start',NULL,1700000008);
INSERT INTO "log" VALUES(1,6,0,'oo A7 B7',1000003,1700000011);
INSERT INTO "log" VALUES(1,7,1,'bo L7 L8',1000004,1700000014);
INSERT INTO "log" VALUES(1,8,2,'bp H6 G6',1000005,1700000017);
INSERT INTO "log" VALUES(1,9,3,'rg F3 F2',1000006,1700000020);
INSERT INTO "log" VALUES(1,10,0,'gp D7 D8',1000007,1700000023);
INSERT INTO "log" VALUES(1,11,1,'rp E3 D3',1000008,1700000026);
INSERT INTO "log" VALUES(1,12,2,'gp B8 C8',1000009,1700000029);
INSERT INTO "log" VALUES(1,13,3,'bp F8 G8',1000010,1700000032);
INSERT INTO "log" VALUES(1,14,0,'oo B6 C6',1000011,1700000035);
INSERT INTO "log" VALUES(1,15,1,'op I8 I7',1000012,1700000038);
INSERT INTO "log" VALUES(1,16,2,'rp I5 I6',1000013,1700000041);
INSERT INTO "log" VALUES(1,17,3,'bb K6 L6',1000014,1700000044);
INSERT INTO "log" VALUES(1,18,0,'bp D5 D4',1000015,1700000047);
INSERT INTO "log" VALUES(1,19,1,'ro A5 B5',1000016,1700000050);
INSERT INTO "log" VALUES(1,20,1,'/offer undo',1000017,1700000053);
INSERT INTO "log" VALUES(2,1,0,'/open',NULL,1700000055);
INSERT INTO "log" VALUES(2,2,1,'/join',1000018,1700000057);
INSERT INTO "log" VALUES(2,3,NULL,'/start',NULL,1700000058);
INSERT INTO "log" VALUES(2,4,0,'oo C8 D8',1000019,1700000061);
INSERT INTO "log" VALUES(2,5,1,'bb J6 J7',1000020,1700000064);
INSERT INTO "log" VALUES(2,6,0,'gb I8 I7',1000021,1700000067);
INSERT INTO "log" VALUES(2,7,1,'/leave',1000022,1700000070);
INSERT INTO "log" VALUES(3,1,0,'/open',NULL,1700000072);
INSERT INTO "log" VALUES(3,2,1,'/join',1000023,1700000074);
INSERT INTO "log" VALUES(3,3,NULL,'/start',NULL,1700000075);
INSERT INTO "log" VALUES(3,4,0,'/stop',1000024,1700000078);
INSERT INTO "log" VALUES(4,1,0,'/open',NULL,1700000080);
INSERT INTO "log" VALUES(5,1,0,'/open',NULL,1700000082);
INSERT INTO "log" VALUES(5,2,0,'/start',NULL,1700000083);
INSERT INTO "log" VALUES(5,3,0,'pp F6 F7',1000025,1700000086);
INSERT INTO "log" VALUES(5,4,0,'oo C5 C6',1000026,1700000089);
INSERT INTO "log" VALUES(5,5,0,'rg G4 F4',1000027,1700000092);
INSERT INTO "log" VALUES(5,6,0,'oo E3 E4',1000028,1700000095);
INSERT INTO "log" VALUES(5,7,0,'op E5 D5',1000029,1700000098);
INSERT INTO "log" VALUES(5,8,0,'go G8 F8',1000030,1700000101);
INSERT INTO "log" VALUES(5,9,0,'bo D8 C8',1000031,1700000104);
INSERT INTO "log" VALUES(5,10,0,'ro E7 D7',1000032,1700000107);
INSERT INTO "log" VALUES(5,11,0,'rr E8 E9',1000033,1700000110);
INSERT INTO "log" VALUES(5,12,0,'bb J6 J7',1000034,1700000113);
INSERT INTO "log" VALUES(5,13,0,'gb K5 J5',1000035,1700000116);
INSERT INTO "log" VALUES(5,14,0,'gb H7 I7',1000036,1700000119);
INSERT INTO "log" VALUES(5,15,0,'gp F11 E11',1000037,1700000122);
INSERT INTO "log" VALUES(5,16,0,'bp H6 G6',1000038,1700000125);
INSERT INTO "log" VALUES(5,17,0,'pp C11 D11',1000039,1700000128);
INSERT INTO "log" VALUES(5,18,0,'rg H9 H8',1000040,1700000131);
INSERT INTO "log" VALUES(5,19,0,'bb I4 I5',1000041,1700000134);
INSERT INTO "log" VALUES(5,20,0,'ro G5 F5',1000042,1700000137);
INSERT INTO "log" VALUES(5,21,0,'bp C9 C10',1000043,1700000140);
INSERT INTO "log" VALUES(5,22,0,'gg D10 E10',1000044,1700000143);
INSERT INTO "log" VALUES(5,23,0,'gp H4 H3',1000045,1700000146);
INSERT INTO "log" VALUES(5,24,0,'rp J3 K3',1000046,1700000149);
INSERT INTO "log" VALUES(5,25,0,'rp G9 G10',1000047,1700000152);
INSERT INTO "log" VALUES(5,26,0,'rb E6 D6',1000048,1700000155);
INSERT INTO "log" VALUES(5,27,0,'bp I8 J8',1000049,1700000158);
INSERT INTO "log" VALUES(5,28,0,'op K9 K10',1000050,1700000161);
INSERT INTO "log" VALUES(5,29,0,'gp F10 F9',1000051,1700000164);
INSERT INTO "log" VALUES(5,30,0,'gb J11 J10',1000052,1700000167);
INSERT INTO "log" VALUES(5,31,0,'rp I9 I10',1000053,1700000170);
INSERT INTO "log" VALUES(5,32,0,'rg H10 H11',1000054,1700000173);
INSERT INTO "log" VALUES(5,33,0,'rb K4 J4',1000055,1700000176);
INSERT INTO "log" VALUES(5,34,0,'ro D4 C4',1000056,1700000179);
INSERT INTO "log" VALUES(5,35,0,'ro D3 C3',1000057,1700000182);
INSERT INTO "log" VALUES(6,1,0,'/open',NULL,1700000184);
INSERT INTO "log" VALUES(6,2,1,'/join',1000058,1700000186);
INSERT INTO "log" VALUES(6,3,2,'/join',1000059,1700000188);
INSERT INTO "log" VALUES(6,4,3,'/join',1000060,1700000190);
INSERT INTO "log" VALUES(6,5,NULL,'/start',NULL,1700000191);
INSERT INTO "log" VALUES(6,6,0,'M59 1',1000061,1700000194);
INSERT INTO "log" VALUES(6,7,1,'N59 1 b',1000062,1700000197);
INSERT INTO "log" VALUES(6,8,2,'O61 0',1000063,1700000200);
INSERT INTO "log" VALUES(6,9,3,'O62 2',1000064,1700000203);
INSERT INTO "log" VALUES(6,10,0,'N62 0',1000065,1700000206);
INSERT INTO "log" VALUES(6,11,1,'O63 3',1000066,1700000209);
INSERT INTO "log" VALUES(6,12,2,'L59 0',1000067,1700000212);
INSERT INTO "log" VALUES(6,13,3,'P62 3',1000068,1700000215);
INSERT INTO "log" VALUES(6,14,0,'N63 2',1000069,1700000218);
INSERT INTO "log" VALUES(6,15,1,'L60 2 r',1000070,1700000221);
INSERT INTO "log" VALUES(6,16,2,'M62 3 p',1000071,1700000224);
INSERT INTO "log" VALUES(6,17,3,'P61 0',1000072,1700000227);
INSERT INTO "log" VALUES(6,18,0,'O60 0 g',1000073,1700000230);
INSERT INTO "log" VALUES(6,19,1,'L61 3',1000074,1700000233);
INSERT INTO "log" VALUES(6,20,1,'/offer undo',1000075,1700000236);
INSERT INTO "log" VALUES(7,1,0,'/open',NULL,1700000238);
INSERT INTO "log" VALUES(7,2,1,'/join',1000076,1700000240);
INSERT INTO "log" VALUES(7,3,NULL,'/start',NULL,1700000241);
INSERT INTO "log" VALUES(7,4,0,'L61 0',1000077,1700000244);
INSERT INTO "log" VALUES(7,5,1,'L60 0 o',1000078,1700000247);
INSERT INTO "log" VALUES(7,6,0,'M62 2 b',1000079,1700000250);
INSERT INTO "log" VALUES(7,7,1,'/leave',1000080,1700000253);
INSERT INTO "log" VALUES(8,1,0,'/open',NULL,1700000255);
INSERT INTO "log" VALUES(8,2,1,'/join',1000081,1700000257);
INSERT INTO "log" VALUES(8,3,NULL,'/start',NULL,1700000258);
INSERT INTO "log" VALUES(8,4,0,'/stop',1000082,1700000261);
INSERT INTO "log" VALUES(9,1,0,'/open',NULL,1700000263);
INSERT INTO "log" VALUES(10,1,0,'/open',NULL,1700000265);
INSERT INTO "log" VALUES(10,2,0,'/start',NULL,1700000266);
INSERT INTO "log" VALUES(10,3,0,'N59 2',1000083,1700000269);
INSERT INTO "log" VALUES(10,4,0,'O60 0 b',1000084,1700000272);
INSERT INTO "log" VALUES(10,5,0,'L60 2',1000085,1700000275);
INSERT INTO "log" VALUES(10,6,0,'O59 3 o',1000086,1700000278);
INSERT INTO "log" VALUES(10,7,0,'M59 0',1000087,1700000281);
INSERT INTO "log" VALUES(10,8,0,'L59 1',1000088,1700000284);
INSERT INTO "log" VALUES(10,9,0,'M58 3',1000089,1700000287);
INSERT INTO "log" VALUES(10,10,0,'M62 1',1000090,1700000290);
INSERT INTO "log" VALUES(10,11,0,'N58 3 g',1000091,1700000293);
INSERT INTO "log" VALUES(10,12,0,'L62 0',1000092,1700000296);
INSERT INTO "log" VALUES(10,13,0,'L61 3',1000093,1700000299);
INSERT INTO "log" VALUES(10,14,0,'L58 2 g',1000094,1700000302);
INSERT INTO "log" VALUES(10,15,0,'N62 0',1000095,1700000305);
INSERT INTO "log" VALUES(10,16,0,'K59 3',1000096,1700000308);
INSERT INTO "log" VALUES(11,1,0,'/open',NULL,1700000310);
INSERT INTO "log" VALUES(11,2,1,'/join',1000097,1700000312);
INSERT INTO "log" VALUES(11,3,2,'/join',1000098,1700000314);
INSERT INTO "log" VALUES(11,4,3,'/join',1000099,1700000316);
INSERT INTO "log" VALUES(11,5,NULL,'/start',NULL,1700000317);
INSERT INTO "log" VALUES(11,6,0,'bs3 M19 bs2 M20',1000100,1700000320);
INSERT INTO "log" VALUES(11,7,1,'rx1 N19',1000101,1700000323);
INSERT INTO "log" VALUES(11,8,2,'pass gs1 rs2 yc1 rc3',1000102,1700000326);
INSERT INTO "log" VALUES(11,9,3,'gt4 O19',1000103,1700000329);
INSERT INTO "log" VALUES(11,10,0,'w P19 gc4 P20',1000104,1700000332);
INSERT INTO "log" VALUES(11,11,1,'rc2 Q20 gt1 Q21',1000105,1700000335);
INSERT INTO "log" VALUES(11,12,2,'gs3 O18',1000106,1700000338);
INSERT INTO "log" VALUES(11,13,3,'yc3 R20',1000107,1700000341);
INSERT INTO "log" VALUES(11,14,0,'rs3 R21',1000108,1700000344);
INSERT INTO "log" VALUES(11,15,1,'bc1 P18',1000109,1700000347);
INSERT INTO "log" VALUES(11,16,2,'bt3 R19 yt3 S19',1000110,1700000350);
INSERT INTO "log" VALUES(11,17,3,'bx2 T18 gt3 T19 rc1 T20',1000111,1700000353);
INSERT INTO "log" VALUES(11,18,0,'rx4 Q18',1000112,1700000356);
INSERT INTO "log" VALUES(11,19,1,'ys4 T21',1000113,1700000359);
INSERT INTO "log" VALUES(11,20,1,'/offer undo',1000114,1700000362);
INSERT INTO "log" VALUES(12,1,0,'/open',NULL,1700000364);
INSERT INTO "log" VALUES(12,2,1,'/join',1000115,1700000366);
INSERT INTO "log" VALUES(12,3,NULL,'/start',NULL,1700000367);
INSERT INTO "log" VALUES(12,4,0,'bs2 O19 yt2 O20',1000116,1700000370);
INSERT INTO "log" VALUES(12,5,1,'rc2 O21 rx1 P21',1000117,1700000373);
INSERT INTO "log" VALUES(12,6,0,'rc4 M20 bs3 M21',1000118,1700000376);
INSERT INTO "log" VALUES(12,7,1,'/leave',1000119,1700000379);
INSERT INTO "log" VALUES(13,1,0,'/open',NULL,1700000381);
INSERT INTO "log" VALUES(13,2,1,'/join',1000120,1700000383);
INSERT INTO "log" VALUES(13,3,NULL,'/start',NULL,1700000384);
INSERT INTO "log" VALUES(13,4,0,'/stop',1000121,1700000387);
INSERT INTO "log" VALUES(14,1,0,'/open',NULL,1700000389);
INSERT INTO "log" VALUES(15,1,0,'/open',NULL,1700000391);
INSERT INTO "log" VALUES(15,2,1,'/join',1000122,1700000393);
INSERT INTO "log" VALUES(15,3,2,'/join',1000123,1700000395);
INSERT INTO "log" VALUES(15,4,3,'/join',1000124,1700000397);
INSERT INTO "log" VALUES(15,5,NULL,'/start',NULL,1700000398);
INSERT INTO "log" VALUES(15,6,0,'take black',1000125,1700000401);
INSERT INTO "log" VALUES(15,7,1,'take yellow',1000126,1700000404);
INSERT INTO "log" VALUES(15,8,2,'take blue',1000127,1700000407);
INSERT INTO "log" VALUES(15,9,3,'take yellow',1000128,1700000410);
INSERT INTO "log" VALUES(15,10,0,'lay k1 D3',1000129,1700000413);
INSERT INTO "log" VALUES(15,11,0,'lay k3 D3 -k5',1000130,1700000416);
INSERT INTO "log" VALUES(15,12,0,'done',1000131,1700000419);
INSERT INTO "log" VALUES(15,13,1,'take black',1000132,1700000422);
INSERT INTO "log" VALUES(15,14,2,'take yellow',1000133,1700000425);
INSERT INTO "log" VALUES(15,15,3,'lay y1 C4',1000134,1700000428);
INSERT INTO "log" VALUES(15,16,3,'lay y1 D3',1000135,1700000431);
INSERT INTO "log" VALUES(15,17,3,'done',1000136,1700000434);
INSERT INTO "log" VALUES(15,18,0,'take blue',1000137,1700000437);
INSERT INTO "log" VALUES(15,19,1,'take green',1000138,1700000440);
INSERT INTO "log" VALUES(15,20,1,'/offer undo',1000139,1700000443);
INSERT INTO "log" VALUES(16,1,0,'/open',NULL,1700000445);
INSERT INTO "log" VALUES(16,2,1,'/join',1000140,1700000447);
INSERT INTO "log" VALUES(16,3,NULL,'/start',NULL,1700000448);
INSERT INTO "log" VALUES(16,4,0,'take black',1000141,1700000451);
INSERT INTO "log" VALUES(16,5,1,'take yellow',1000142,1700000454);
INSERT INTO "log" VALUES(16,6,0,'lay k1 B3',1000143,1700000457);
INSERT INTO "log" VALUES(16,7,1,'/leave',1000144,1700000460);
INSERT INTO "log" VALUES(17,1,0,'/open',NULL,1700000462);
INSERT INTO "log" VALUES(17,2,1,'/join',1000145,1700000464);
INSERT INTO "log" VALUES(17,3,NULL,'/start',NULL,1700000465);
INSERT INTO "log" VALUES(17,4,0,'/stop',1000146,1700000468);
INSERT INTO "log" VALUES(18,1,0,'/open',NULL,1700000470);
CREATE TABLE matches (
    id           integer primary key autoincrement,
    game         text    not null,
    server       integer,            -- null: played in a direct message
    channel      integer not null,   -- the channel or thread where it is played
    host         integer not null,
    status       text    not null check (status in ('lobby', 'running', 'finished', 'stopped')),
    wanted       integer not null,   -- seats to fill
    thread       integer not null,   -- 1: moves to a thread of its own when it starts
    invited      text    not null,   -- JSON; player ids asked to join
    options      text    not null,   -- JSON
    seed         text    not null,
    version      integer not null,   -- number of its log entries
    state        text,               -- JSON; null in the lobby
    offer        text,               -- JSON; what the others are asked to agree to
    page         integer not null,   -- rises with all that deserves a post of its own
    created      integer not null,
    ended        integer,
    post_channel integer,            -- the newest public post
    post_message integer,
    post_version integer not null default 0,  -- what that post shows
    post_page    integer not null default -1,
    hands_version integer not null default 0  -- what the players' direct messages show
, note text, pace integer, late text not null default 'skip'  -- what happens to a turn that takes longer
    check (late in ('skip', 'forfeit', 'vote')), deadline integer, alarm integer) strict;
INSERT INTO "matches" VALUES(1,'axio',1,2,100,'running',4,0,'[]','{}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"board":"..................g..........prrr.........p.........ro.b....r....^oo...pbp.bb.ooog..p.p.bb..gpp.bp.o..o.................................g................................","joints":"..................s..........ewn..........s.........ew.n....s.....ew...ewn.ew.ew.s....s..s..ewn.ew.n..n..................................................................","pyramids":[65],"bag":["gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","rg","op","rp","ro"],["go","rr","bb","rg","go"],["gb","gb","pp","gp","rb"],["ro","gg","rb","gb","ro"]],"markers":[[0,0,0,3,1],[3,0,1,4,0],[0,0,0,0,3],[1,0,2,0,2]],"begun":[true,true,true,true],"seat":2,"phase":"place","owed":0,"recent":[{"seat":1,"tile":"ro","cells":[52,53],"points":[0,0,0,2,0],"pyramids":[{"cell":65,"points":[1,0,0,2,0],"moved_from":null}],"gained":[1,0,0,4,0],"bonuses":0,"kind":"placed"},{"seat":1,"count":1,"kind":"drew"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700086451,"back":18,"target":null,"heir":null,"days":null,"out":[]}',16,1700000000,NULL,2,20,20,16,20,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(2,'axio',1,3,100,'finished',2,0,'[]','{}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"board":"................................r.........................................b.....o...p.bbb....oo....g....................................g................................","joints":"..........................................................................s...........sn.....ew....n.....................................................................","pyramids":[],"bag":["rp","rg","bb","op","bp","bp","bb","rg","bo","rp","pp","oo","op","go","ro","op","rp","gb","rp","go","pp","gg","rg","gp","op","go","go","ro","gp","rb","bp","gp","op","bp","ro","gp","gp","rp","rb","bo","bp","go","rp","bp","pp","rb","rb","gg","rr","rb","rb","bo","ro","gp","ro","op","bb","op","rb","gg","gb","bo","bo","rb","ro","gb","bp","go","rr","bo","bo","bp","rp","rr","gg","rg","rg","rp","go","rg","oo","ro","gp","gb","rg","gb","gb","go","bo","rr","ro","gb"],"racks":[["pp","rg","oo","op","gp"],[]],"markers":[[0,0,2,1,0],[0,0,1,0,0]],"begun":[true,true],"seat":1,"phase":"place","owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000054,1700000068,3,26,6,4,6,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(3,'axio',1,4,100,'stopped',2,0,'[]','{}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"board":"................................r...............................................o...p...b...............................................g................................","joints":".........................................................................................................................................................................","pyramids":[],"bag":["gb","gb","gp","bp","pp","rg","bb","ro","bp","gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","oo","rg","oo","op"],["go","bo","ro","rr","bb"]],"markers":[[0,0,0,0,0],[0,0,0,0,0]],"begun":[false,false],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000071,1700000076,4,27,3,1,3,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(4,'axio',1,5,102,'lobby',2,0,'[103]','{}','kept for later versions',1,NULL,NULL,0,1700000079,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700086479);
INSERT INTO "matches" VALUES(5,'axio',1,6,100,'finished',1,0,'[]','{}','kept for later versions',35,'{"seed":"kept for later versions","turn":33,"midturn":false,"moved":[33],"left":[],"board":"............................oro^rp^rp....orogrgbbr....opoor^bbg....obrppb^b^....oorppgbbb....obroggbp^....b^rprrr^o....pgggprpbp....pppggg^g^............................","joints":"............................ews..s.ew....ewnewnsew....sewew.new....newsew.s......ewn.ewn.....ewsewsew.....s.nssns.s....newnnsnsn....ewew.n.n.............................","pyramids":[31,75,73,107,59,34,101,140,113,138],"bag":["gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["go"]],"markers":[[17,15,24,18,10]],"begun":[true],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"tile":"ro","cells":[29,28],"points":[1,0,0,5,0],"pyramids":[],"gained":[1,0,0,3,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"},{"reason":"full","kind":"ended"}],"reason":"full"}',NULL,34,1700000081,1700000180,6,63,35,34,35,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(6,'rota',1,12,100,'running',4,0,'[]','{}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[0,-1,"ogpr"],[1,-1,"_bop"],[2,1,"grpo"],[2,2,"opgr"],[1,2,"gor_"],[2,3,"ropb"],[-1,-1,"borp"],[3,2,"pogb"],[1,3,"orbp"],[-1,0,"p_or"],[0,2,"rg_b"],[3,1,"bogp"],[2,0,"gpo_"],[-1,1,"oprb"]],"supply":["g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"],["bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp"],["bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg"]],"hands":["bgpr","bgrp","bg_p","bp_g"],"markers":[[5,4,1,3,1],[7,0,0,0,4],[3,3,0,2,0],[0,0,0,2,6]],"seat":2,"owed":0,"recent":[{"seat":1,"x":-1,"y":1,"corners":"oprb","named":null,"worth":[0,1,2,0],"points":[2,0,0,0,1],"gained":[2,0,0,0,1],"arrived":0,"bonus":false,"kind":"placed"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700086634,"back":18,"target":null,"heir":null,"days":null,"out":[]}',16,1700000183,NULL,12,83,20,16,20,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(7,'rota',1,13,100,'finished',2,0,'[]','{}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[-1,1,"gpro"],[-1,0,"bop_"],[0,2,"r_go"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p","bopr","bgpo","brop","orp_","bgrp","bprg","b_po","bpr_","b_og","o_pr","bopg"],"stacks":[["gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],[]],"hands":["bpor",""],"markers":[[3,0,1,0,1],[0,0,0,0,2]],"seat":1,"owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000237,1700000251,13,89,6,4,6,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(8,'rota',1,14,100,'stopped',2,0,'[]','{}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["gor_","bpor","gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["brop","orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"]],"hands":["gpro","bop_"],"markers":[[0,0,0,0,0],[0,0,0,0,0]],"seat":0,"owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000254,1700000259,14,90,3,1,3,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(9,'rota',1,15,102,'lobby',2,0,'[103]','{}','kept for later versions',1,NULL,NULL,0,1700000262,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700086662);
INSERT INTO "matches" VALUES(10,'rota',1,16,100,'finished',1,0,'[]','{}','kept for later versions',16,'{"seed":"kept for later versions","turn":12,"midturn":false,"moved":[12],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[1,-1,"rogp"],[2,0,"gor_"],[-1,0,"orbp"],[2,-1,"po_g"],[0,-1,"bgpr"],[-1,-1,"obrp"],[0,-2,"o_rb"],[0,2,"rbpo"],[1,-2,"_rog"],[-1,2,"brog"],[-1,1,"gprb"],[-1,-2,"p_bo"],[1,2,"borg"],[-2,-1,"ropb"]],"supply":["orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr","grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[[]],"hands":[""],"markers":[[12,7,12,7,5]],"seat":0,"owed":0,"recent":[{"seat":0,"x":1,"y":2,"corners":"borg","named":null,"worth":[2,1,0,0],"points":[0,0,2,1,0],"gained":[0,0,2,1,0],"arrived":1,"bonus":false,"kind":"placed"},{"seat":0,"kind":"bonus-drawn"},{"seat":0,"x":-2,"y":-1,"corners":"ropb","named":null,"worth":[0,2,1,0],"points":[0,0,0,2,1],"gained":[0,0,0,2,1],"arrived":0,"bonus":true,"kind":"placed"},{"reason":"placed","kind":"ended"}],"reason":"placed"}',NULL,13,1700000264,1700000306,16,105,16,13,16,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(11,'iota',1,22,100,'running',4,0,'[]','{"half":false,"kids":false}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"options":{"half":false,"kids":false},"grid":[["gc1",4900],["bs3",4800],["bs2",4899],["rx1",4801],["gt4",4802],["w",4803],["gc4",4902],["rc2",4903],["gt1",5002],["gs3",4703],["yc3",4904],["rs3",5003],["bc1",4704],["bt3",4805],["yt3",4806],["bx2",4708],["gt3",4807],["rc1",4906],["rx4",4705],["ys4",5005]],"pile":["yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w","gs1","rs2","yc1","rc3"],"hands":[["yt2","rc4","bt1","bc4"],["bc2","bt4","bx4","gx1"],["rt2","rt1","rs4","yx3"],["gx4","gx3","yt4","bt2"]],"points":[50,44,22,32],"seat":2,"passes":0,"recent":[{"seat":1,"cards":[["ys4",5005]],"score":{"lines":[{"cells":[4708,4807,4906,5005],"cards":["bx2","gt3","rc1","ys4"],"points":10}],"doublings":["lot"],"total":20},"kind":"played"},{"seat":1,"count":1,"kind":"drew"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700086760,"back":18,"target":null,"heir":null,"days":null,"out":[]}',16,1700000309,NULL,22,125,20,16,20,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(12,'iota',1,23,100,'finished',2,0,'[]','{"half":false,"kids":false}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"options":{"half":false,"kids":false},"grid":[["gs1",4900],["bs2",4802],["yt2",4901],["rc2",5000],["rx1",5001],["rc4",4899],["bs3",4998]],"pile":["bx2","gc1","gc4","w","ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w","gt1","bc2","rc3","gt3"],"hands":[["rs2","yc1","gt4","yc3"],[]],"points":[21,9],"seat":1,"passes":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000363,1700000377,23,131,6,4,6,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(13,'iota',1,24,100,'stopped',2,0,'[]','{"half":false,"kids":false}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"options":{"half":false,"kids":false},"grid":[["gs1",4900]],"pile":["rs2","yc1","rc3","gt3","gt4","yc3","bx2","gc1","gc4","w","ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w"],"hands":[["bs2","yt2","rc4","bs3"],["rc2","gt1","bc2","rx1"]],"points":[0,0],"seat":0,"passes":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000380,1700000385,24,132,3,1,3,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(14,'iota',1,25,102,'lobby',2,0,'[103]','{"half":false,"kids":false}','kept for later versions',1,NULL,NULL,0,1700000388,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700086788);
INSERT INTO "matches" VALUES(15,'paperworld',1,32,100,'running',4,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',20,'{"seed":"kept for later versions","turn":10,"midturn":false,"moved":[3,3,2,2],"left":[],"advanced":false,"piles":[["g3s","b3","g5","g2","g3","y2","y1","k4s","y4","y3s","g4s","g2","k3","b3","y2"],["y4","k2","k3s","k5","k1","g2","b2","k1","g1","k4","g2s","y2s","b3s","g1","g2","g4","k1","b2s"],["k1s","y5","y3","b1s","y5","b2","k1","b4s","k2","g3","y3","y1"],["k2s","g4","b5","y2","b3","g1","b5","k2","b1","b1","g5","k2","b4"],["k3","g3","g1s","b1","y3","g3s","y1s","b1","b1s","k4","y2s","g1","k4s","b2"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],["k1","k3"],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["y1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["g1"],["y1"],[],[],[],["y1"],[],[],[],[],[],[],[]]],"hands":[["b3","b4","b4"],["y4s","y5","g1","g4","g5","k3","k5"],["y1","y3","y4","b2","b5"],[]],"discards":[["k5"],[],[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[4,2,1],[4,2,1],[4,2,1]],"won":[[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"seat":2,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"name":"g","cards":["g1","g4","g5"],"kind":"took"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700086841,"back":18,"target":null,"heir":null,"days":null,"out":[]}',12,1700000390,NULL,32,150,20,12,20,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(16,'paperworld',1,33,100,'finished',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3","y3","g2"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s","b2","g3s"],["k3","b4","b5","g3","g1","k2","y2s","y1","b4","g5"],["y2","y2","y3","g2","g1","b1s","y1","k2","y1"],["b2s","g1","g4","k4","k5","b1","b3","b3","b1"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],["k1"],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["k2s"],[]],"discards":[[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000444,1700000458,33,156,6,4,6,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(17,'paperworld',1,34,100,'stopped',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3","y3","g2","y4","k2s"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s","b2","g3s"],["k3","b4","b5","g3","g1","k2","y2s","y1","b4","g5"],["y2","y2","y3","g2","g1","b1s","y1","k2","y1","y4s"],["b2s","g1","g4","k4","k5","b1","b3","b3","b1","k1"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[[],[]],"discards":[[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000461,1700000466,34,157,3,1,3,NULL,NULL,'skip',NULL,NULL);
INSERT INTO "matches" VALUES(18,'paperworld',1,35,102,'lobby',2,0,'[103]','{"first_game":false,"advanced":false}','kept for later versions',1,NULL,NULL,0,1700000469,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700086869);
CREATE TABLE players (
    id       integer primary key,
    language text    not null default 'en',
    call     integer not null default 0   -- 1: a new direct message, with its sound, on each turn
, pings integer not null default 1, reminders integer not null default 2 check (reminders in (0, 1, 2))) strict;
CREATE TABLE results (
    match  integer not null references matches (id),
    seat   integer not null,
    player integer not null,
    name   text    not null,
    server integer,
    game   text    not null,
    solo   integer not null,
    place  integer not null,
    score  integer not null,
    at     integer not null,
    primary key (match, seat)
) strict, without rowid;
INSERT INTO "results" VALUES(2,0,100,'Anna',1,'axio',0,1,0,1700000068);
INSERT INTO "results" VALUES(2,1,101,'Ben',1,'axio',0,2,0,1700000068);
INSERT INTO "results" VALUES(5,0,100,'Anna',1,'axio',1,1,10,1700000180);
INSERT INTO "results" VALUES(7,0,100,'Anna',1,'rota',0,1,0,1700000251);
INSERT INTO "results" VALUES(7,1,101,'Ben',1,'rota',0,2,0,1700000251);
INSERT INTO "results" VALUES(10,0,100,'Anna',1,'rota',1,1,5,1700000306);
INSERT INTO "results" VALUES(12,0,100,'Anna',1,'iota',0,1,21,1700000377);
INSERT INTO "results" VALUES(12,1,101,'Ben',1,'iota',0,2,9,1700000377);
INSERT INTO "results" VALUES(16,0,100,'Anna',1,'paperworld',0,1,-1,1700000458);
INSERT INTO "results" VALUES(16,1,101,'Ben',1,'paperworld',0,2,0,1700000458);
CREATE TABLE seats (
    match  integer not null references matches (id),
    seat   integer not null,
    player integer not null,
    name   text    not null,   -- as shown on the server when the player joined
    primary key (match, seat),
    unique (match, player)
) strict, without rowid;
INSERT INTO "seats" VALUES(1,0,100,'Anna');
INSERT INTO "seats" VALUES(1,1,101,'Ben');
INSERT INTO "seats" VALUES(1,2,102,'Cleo');
INSERT INTO "seats" VALUES(1,3,103,'Dan');
INSERT INTO "seats" VALUES(2,0,100,'Anna');
INSERT INTO "seats" VALUES(2,1,101,'Ben');
INSERT INTO "seats" VALUES(3,0,100,'Anna');
INSERT INTO "seats" VALUES(3,1,101,'Ben');
INSERT INTO "seats" VALUES(4,0,102,'Cleo');
INSERT INTO "seats" VALUES(5,0,100,'Anna');
INSERT INTO "seats" VALUES(6,0,100,'Anna');
INSERT INTO "seats" VALUES(6,1,101,'Ben');
INSERT INTO "seats" VALUES(6,2,102,'Cleo');
INSERT INTO "seats" VALUES(6,3,103,'Dan');
INSERT INTO "seats" VALUES(7,0,100,'Anna');
INSERT INTO "seats" VALUES(7,1,101,'Ben');
INSERT INTO "seats" VALUES(8,0,100,'Anna');
INSERT INTO "seats" VALUES(8,1,101,'Ben');
INSERT INTO "seats" VALUES(9,0,102,'Cleo');
INSERT INTO "seats" VALUES(10,0,100,'Anna');
INSERT INTO "seats" VALUES(11,0,100,'Anna');
INSERT INTO "seats" VALUES(11,1,101,'Ben');
INSERT INTO "seats" VALUES(11,2,102,'Cleo');
INSERT INTO "seats" VALUES(11,3,103,'Dan');
INSERT INTO "seats" VALUES(12,0,100,'Anna');
INSERT INTO "seats" VALUES(12,1,101,'Ben');
INSERT INTO "seats" VALUES(13,0,100,'Anna');
INSERT INTO "seats" VALUES(13,1,101,'Ben');
INSERT INTO "seats" VALUES(14,0,102,'Cleo');
INSERT INTO "seats" VALUES(15,0,100,'Anna');
INSERT INTO "seats" VALUES(15,1,101,'Ben');
INSERT INTO "seats" VALUES(15,2,102,'Cleo');
INSERT INTO "seats" VALUES(15,3,103,'Dan');
INSERT INTO "seats" VALUES(16,0,100,'Anna');
INSERT INTO "seats" VALUES(16,1,101,'Ben');
INSERT INTO "seats" VALUES(17,0,100,'Anna');
INSERT INTO "seats" VALUES(17,1,101,'Ben');
INSERT INTO "seats" VALUES(18,0,102,'Cleo');
CREATE TABLE servers (
    id     integer primary key,
    pace   integer,
    late   text    not null default 'skip' check (late in ('skip', 'forfeit', 'vote')),
    thread integer not null default 0
) strict;
CREATE UNIQUE INDEX matches_open on matches (channel, game) where status in ('lobby', 'running');
CREATE INDEX matches_behind on matches (id) where post_version < version or hands_version < version;
CREATE INDEX seats_player on seats (player);
CREATE UNIQUE INDEX log_interaction on log (interaction) where interaction is not null;
CREATE INDEX results_server on results (server, game, solo, player);
CREATE INDEX matches_alarm on matches (alarm) where alarm is not null;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',18);
COMMIT;
PRAGMA user_version = 3;
