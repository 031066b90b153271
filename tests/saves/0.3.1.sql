BEGIN TRANSACTION;
CREATE TABLE calls (
    asker  integer not null,   -- negative: made from the number of somebody who was forgotten
    called integer not null,
    at     integer not null,
    primary key (asker, called)
) strict, without rowid;
INSERT INTO "calls" VALUES(100,101,1700000429);
INSERT INTO "calls" VALUES(100,102,1700000429);
INSERT INTO "calls" VALUES(100,103,1700000429);
INSERT INTO "calls" VALUES(101,100,1700000087);
INSERT INTO "calls" VALUES(101,102,1700000087);
INSERT INTO "calls" VALUES(101,103,1700000087);
INSERT INTO "calls" VALUES(102,103,1700000125);
CREATE TABLE counted (number integer not null, changes integer not null default 0) strict;
INSERT INTO "counted" VALUES(9,1);
CREATE TABLE courses (
    server integer not null,
    game   text    not null,
    player integer not null,
    number integer not null,      -- of the result
    rating integer not null,
    primary key (server, game, player, number)
) strict, without rowid;
INSERT INTO "courses" VALUES(0,'axio',100,3,1138);
INSERT INTO "courses" VALUES(0,'axio',101,3,927);
INSERT INTO "courses" VALUES(1,'axio',100,3,1138);
INSERT INTO "courses" VALUES(1,'axio',101,3,927);
CREATE TABLE dailies (
    day    integer not null references days (day),
    player integer not null,
    match  integer not null unique references matches (id),
    at     integer,            -- when it was finished
    score  integer,            -- as the game counts it
    merit  integer,            -- the greater the better; equal ones share a place
    points text,               -- JSON; the points of each placement, in order
    primary key (day, player)
) strict, without rowid;
INSERT INTO "dailies" VALUES(20231114,100,23,NULL,NULL,NULL,NULL);
CREATE TABLE daily_servers (
    day    integer not null,
    server integer not null,
    player integer not null,
    primary key (day, server, player)
) strict, without rowid;
INSERT INTO "daily_servers" VALUES(20231114,1,100);
CREATE TABLE day_posts (
    day     integer not null,
    server  integer not null,
    channel integer not null,
    message integer,
    mark    text    not null,  -- while it is on its way; empty otherwise
    primary key (day, server)
) strict, without rowid;
CREATE TABLE days (
    day  integer primary key,
    game text    not null,
    seed text    not null
) strict;
INSERT INTO "days" VALUES(20231114,'axio','kept for later versions');
CREATE TABLE downtimes (
    day     integer primary key,
    seconds integer not null
) strict;
CREATE TABLE excluded (
    kind text    not null check (kind in ('server', 'player')),
    id   integer not null,
    at   integer not null,     -- Unix seconds
    primary key (kind, id)
) strict, without rowid;
CREATE TABLE forgotten (
    digest text primary key,
    until  integer             -- until when results with this player stay out of the world; null: for ever
) strict, without rowid;
CREATE TABLE hands (
    match   integer not null references matches (id),
    player  integer not null,
    channel integer,
    message integer,
    shown   text    not null,              -- what it shows, to tell whether it is out of date
    closed  integer not null default 0, mark text not null default '',    -- 1: the player takes no direct messages and was told so
    primary key (match, player)
) strict, without rowid;
INSERT INTO "hands" VALUES(1,100,1000100,5,'.144d0f4da9c22ff0',0,'');
INSERT INTO "hands" VALUES(1,101,1000101,2,'.6463f508b2ca3f43',0,'');
INSERT INTO "hands" VALUES(1,102,1000102,4,'14.45a55906fc93a6b0',0,'');
INSERT INTO "hands" VALUES(1,103,1000103,3,'.90c4f73803bde963',0,'');
INSERT INTO "hands" VALUES(2,100,1000100,22,'.a3a36bc3e7603cce',0,'');
INSERT INTO "hands" VALUES(2,101,1000101,23,'3.b2d5a7aba03ea902',0,'');
INSERT INTO "hands" VALUES(3,100,1000100,28,'0.4f05f6cd96824270',0,'');
INSERT INTO "hands" VALUES(3,101,1000101,29,'.4722c10d1bb5e763',0,'');
INSERT INTO "hands" VALUES(6,100,1000100,65,'8.bc1c143394c9352d',0,'');
INSERT INTO "hands" VALUES(6,101,1000101,66,'.42027c68c618b7d7',0,'');
INSERT INTO "hands" VALUES(7,100,1000100,76,'.319827bc4034084c',0,'');
INSERT INTO "hands" VALUES(7,101,1000101,79,'13.8005253f31d2763c',0,'');
INSERT INTO "hands" VALUES(7,102,1000102,77,'.7b5d08d6dd288590',0,'');
INSERT INTO "hands" VALUES(7,103,1000103,78,'.a40f3fa7d655936c',0,'');
INSERT INTO "hands" VALUES(8,100,1000100,95,'.1cc0c18c195497bb',0,'');
INSERT INTO "hands" VALUES(8,101,1000101,96,'3.730474a8d245d632',0,'');
INSERT INTO "hands" VALUES(9,100,1000100,101,'0.6f0e4a2b0bfd2a77',0,'');
INSERT INTO "hands" VALUES(9,101,1000101,102,'.7dfc10d949dfc325',0,'');
INSERT INTO "hands" VALUES(11,100,1000100,105,'8.dcd65601986f4ef4',0,'');
INSERT INTO "hands" VALUES(11,101,1000101,104,'.ff8a0dae26ded889',0,'');
INSERT INTO "hands" VALUES(12,100,1000100,115,'.5db0f78f6aed43cb',0,'');
INSERT INTO "hands" VALUES(12,101,1000101,116,'.83e04fabee2f3ded',0,'');
INSERT INTO "hands" VALUES(12,102,1000102,117,'10.47f50722b45d7b10',0,'');
INSERT INTO "hands" VALUES(12,103,1000103,118,'.221ee54bf40add5d',0,'');
INSERT INTO "hands" VALUES(13,100,1000100,131,'3.e405d938a348356b',0,'');
INSERT INTO "hands" VALUES(13,101,1000101,132,'.db46d5d4fb373c5e',0,'');
INSERT INTO "hands" VALUES(14,100,1000100,137,'0.f36ec5d802f79648',0,'');
INSERT INTO "hands" VALUES(14,101,1000101,138,'.08f705ed445376d9',0,'');
INSERT INTO "hands" VALUES(16,100,1000100,140,'6.7a5bc7c1bc9a9976',0,'');
INSERT INTO "hands" VALUES(16,101,1000101,141,'.0fbe3ebd0620a327',0,'');
INSERT INTO "hands" VALUES(17,100,1000100,149,'.8c97ea64deb15038',0,'');
INSERT INTO "hands" VALUES(17,101,1000101,152,'.03342aac6f7a6138',0,'');
INSERT INTO "hands" VALUES(17,102,1000102,150,'14.28079d9c015cfa78',0,'');
INSERT INTO "hands" VALUES(17,103,1000103,151,'.3c2ae4ebbf7977e4',0,'');
INSERT INTO "hands" VALUES(18,100,1000100,169,'.d089274f324e566e',0,'');
INSERT INTO "hands" VALUES(18,101,1000101,170,'3.00d6de3a5e23c9b3',0,'');
INSERT INTO "hands" VALUES(19,100,1000100,175,'0.6463139061889eec',0,'');
INSERT INTO "hands" VALUES(19,101,1000101,176,'.c729119c9260336f',0,'');
INSERT INTO "hands" VALUES(22,100,1000100,191,'8.401ae2c66f07127e',0,'');
INSERT INTO "hands" VALUES(22,101,1000101,192,'.261ee8c9ef60ada4',0,'');
CREATE TABLE heartbeat (
    one     integer primary key check (one = 1),
    at      integer not null,   -- noted every half a minute while players can act
    since   integer not null,   -- they could act all the time since then
    boot    text,               -- which start of the computer this was; null: not known
    elapsed integer not null    -- what its clock of elapsed time said
) strict;
CREATE TABLE log (
    match       integer not null references matches (id),
    version     integer not null,
    seat        integer,          -- null: nobody at the table
    notation    text    not null,
    interaction integer,          -- Discord's id of what asked for it; the same one is never played twice
    at          integer not null,
    primary key (match, version)
) strict, without rowid;
INSERT INTO "log" VALUES(1,1,0,'/open',NULL,1700000000);
INSERT INTO "log" VALUES(1,2,1,'/join',1000000,1700000004);
INSERT INTO "log" VALUES(1,3,2,'/join',1000001,1700000008);
INSERT INTO "log" VALUES(1,4,3,'/join',1000002,1700000012);
INSERT INTO "log" VALUES(1,5,NULL,'/start',NULL,1700000012);
INSERT INTO "log" VALUES(1,6,0,'oo A7 B7',1000003,1700000017);
INSERT INTO "log" VALUES(1,7,1,'bo L7 L8',1000004,1700000022);
INSERT INTO "log" VALUES(1,8,2,'bp H6 G6',1000005,1700000027);
INSERT INTO "log" VALUES(1,9,3,'rg F3 F2',1000006,1700000032);
INSERT INTO "log" VALUES(1,10,0,'gp D7 D8',1000007,1700000037);
INSERT INTO "log" VALUES(1,11,1,'rp E3 D3',1000008,1700000042);
INSERT INTO "log" VALUES(1,12,2,'gp B8 C8',1000009,1700000047);
INSERT INTO "log" VALUES(1,13,3,'bp F8 G8',1000010,1700000052);
INSERT INTO "log" VALUES(1,14,0,'oo B6 C6',1000011,1700000057);
INSERT INTO "log" VALUES(1,15,1,'op I8 I7',1000012,1700000062);
INSERT INTO "log" VALUES(1,16,2,'rp I5 I6',1000013,1700000067);
INSERT INTO "log" VALUES(1,17,3,'bb K6 L6',1000014,1700000072);
INSERT INTO "log" VALUES(1,18,0,'bp D5 D4',1000015,1700000077);
INSERT INTO "log" VALUES(1,19,1,'ro A5 B5',1000016,1700000082);
INSERT INTO "log" VALUES(1,20,1,'/offer undo',1000017,1700000088);
INSERT INTO "log" VALUES(2,1,0,'/open',NULL,1700000089);
INSERT INTO "log" VALUES(2,2,1,'/join',1000018,1700000093);
INSERT INTO "log" VALUES(2,3,NULL,'/start',NULL,1700000093);
INSERT INTO "log" VALUES(2,4,0,'oo C8 D8',1000019,1700000098);
INSERT INTO "log" VALUES(2,5,1,'bb J6 J7',1000020,1700000103);
INSERT INTO "log" VALUES(2,6,0,'gb I8 I7',1000021,1700000108);
INSERT INTO "log" VALUES(2,7,1,'/leave',1000022,1700000113);
INSERT INTO "log" VALUES(3,1,0,'/open',NULL,1700000114);
INSERT INTO "log" VALUES(3,2,1,'/join',1000023,1700000118);
INSERT INTO "log" VALUES(3,3,NULL,'/start',NULL,1700000118);
INSERT INTO "log" VALUES(3,4,0,'/stop',1000024,1700000124);
INSERT INTO "log" VALUES(4,1,0,'/open',NULL,1700000125);
INSERT INTO "log" VALUES(5,1,0,'/open',NULL,1700000126);
INSERT INTO "log" VALUES(5,2,0,'/start',NULL,1700000126);
INSERT INTO "log" VALUES(5,3,0,'pp F6 F7',1000025,1700000131);
INSERT INTO "log" VALUES(5,4,0,'oo C5 C6',1000026,1700000136);
INSERT INTO "log" VALUES(5,5,0,'rg G4 F4',1000027,1700000141);
INSERT INTO "log" VALUES(5,6,0,'oo E3 E4',1000028,1700000146);
INSERT INTO "log" VALUES(5,7,0,'op E5 D5',1000029,1700000151);
INSERT INTO "log" VALUES(5,8,0,'go G8 F8',1000030,1700000156);
INSERT INTO "log" VALUES(5,9,0,'bo D8 C8',1000031,1700000161);
INSERT INTO "log" VALUES(5,10,0,'ro E7 D7',1000032,1700000166);
INSERT INTO "log" VALUES(5,11,0,'rr E8 E9',1000033,1700000171);
INSERT INTO "log" VALUES(5,12,0,'bb J6 J7',1000034,1700000176);
INSERT INTO "log" VALUES(5,13,0,'gb K5 J5',1000035,1700000181);
INSERT INTO "log" VALUES(5,14,0,'gb H7 I7',1000036,1700000186);
INSERT INTO "log" VALUES(5,15,0,'gp F11 E11',1000037,1700000191);
INSERT INTO "log" VALUES(5,16,0,'bp H6 G6',1000038,1700000196);
INSERT INTO "log" VALUES(5,17,0,'pp C11 D11',1000039,1700000201);
INSERT INTO "log" VALUES(5,18,0,'rg H9 H8',1000040,1700000206);
INSERT INTO "log" VALUES(5,19,0,'bb I4 I5',1000041,1700000211);
INSERT INTO "log" VALUES(5,20,0,'ro G5 F5',1000042,1700000216);
INSERT INTO "log" VALUES(5,21,0,'bp C9 C10',1000043,1700000221);
INSERT INTO "log" VALUES(5,22,0,'gg D10 E10',1000044,1700000226);
INSERT INTO "log" VALUES(5,23,0,'gp H4 H3',1000045,1700000231);
INSERT INTO "log" VALUES(5,24,0,'rp J3 K3',1000046,1700000236);
INSERT INTO "log" VALUES(5,25,0,'rp G9 G10',1000047,1700000241);
INSERT INTO "log" VALUES(5,26,0,'rb E6 D6',1000048,1700000246);
INSERT INTO "log" VALUES(5,27,0,'bp I8 J8',1000049,1700000251);
INSERT INTO "log" VALUES(5,28,0,'op K9 K10',1000050,1700000256);
INSERT INTO "log" VALUES(5,29,0,'gp F10 F9',1000051,1700000261);
INSERT INTO "log" VALUES(5,30,0,'gb J11 J10',1000052,1700000266);
INSERT INTO "log" VALUES(5,31,0,'rp I9 I10',1000053,1700000271);
INSERT INTO "log" VALUES(5,32,0,'rg H10 H11',1000054,1700000276);
INSERT INTO "log" VALUES(5,33,0,'rb K4 J4',1000055,1700000281);
INSERT INTO "log" VALUES(5,34,0,'ro D4 C4',1000056,1700000286);
INSERT INTO "log" VALUES(5,35,0,'ro D3 C3',1000057,1700000291);
INSERT INTO "log" VALUES(6,1,0,'/open',NULL,1700000292);
INSERT INTO "log" VALUES(6,2,1,'/join',1000058,1700000296);
INSERT INTO "log" VALUES(6,3,NULL,'/start',NULL,1700000296);
INSERT INTO "log" VALUES(6,4,0,'oo C5 C6',1000059,1700000301);
INSERT INTO "log" VALUES(6,5,1,'ro H3 H4',1000060,1700000306);
INSERT INTO "log" VALUES(6,6,0,'oo D6 E6',1000061,1700000311);
INSERT INTO "log" VALUES(6,7,1,'go I10 H10',1000062,1700000316);
INSERT INTO "log" VALUES(6,8,0,'gp I3 J3',1000063,1700000321);
INSERT INTO "log" VALUES(6,9,1,'bp F5 F6',1000064,1700000326);
INSERT INTO "log" VALUES(6,10,0,'pp D4 D5',1000065,1700000331);
INSERT INTO "log" VALUES(6,11,1,'rr E3 F3',1000066,1700000336);
INSERT INTO "log" VALUES(6,12,1,'/leave',1000067,1700000341);
INSERT INTO "log" VALUES(7,1,0,'/open',NULL,1700000342);
INSERT INTO "log" VALUES(7,2,1,'/join',1000068,1700000346);
INSERT INTO "log" VALUES(7,3,2,'/join',1000069,1700000350);
INSERT INTO "log" VALUES(7,4,3,'/join',1000070,1700000354);
INSERT INTO "log" VALUES(7,5,NULL,'/start',NULL,1700000354);
INSERT INTO "log" VALUES(7,6,0,'yt2 M19 bs2 N19',1000071,1700000359);
INSERT INTO "log" VALUES(7,7,1,'rx1 O18 rc2 O19',1000072,1700000364);
INSERT INTO "log" VALUES(7,8,2,'gs1 P17 rc3 P18',1000073,1700000369);
INSERT INTO "log" VALUES(7,9,3,'bx2 P16',1000074,1700000374);
INSERT INTO "log" VALUES(7,10,0,'w N21 gc4 O21',1000075,1700000379);
INSERT INTO "log" VALUES(7,11,1,'gt1 Q16 bc2 Q17',1000076,1700000384);
INSERT INTO "log" VALUES(7,12,2,'rs2 M21 bt3 M22 yc1 M23',1000077,1700000389);
INSERT INTO "log" VALUES(7,13,3,'gt4 R15 yc3 R16',1000078,1700000394);
INSERT INTO "log" VALUES(7,14,0,'bs3 L23 rc4 L24',1000079,1700000399);
INSERT INTO "log" VALUES(7,15,1,'swap yt3 N21',1000080,1700000404);
INSERT INTO "log" VALUES(7,16,1,'w O16',1000081,1700000409);
INSERT INTO "log" VALUES(7,17,2,'gx4 M24',1000082,1700000414);
INSERT INTO "log" VALUES(7,18,3,'bt1 K21 gt3 K22 rt2 K23',1000083,1700000419);
INSERT INTO "log" VALUES(7,19,0,'rs4 Q18 yx3 Q19',1000084,1700000424);
INSERT INTO "log" VALUES(7,20,0,'/offer undo',1000085,1700000430);
INSERT INTO "log" VALUES(8,1,0,'/open',NULL,1700000431);
INSERT INTO "log" VALUES(8,2,1,'/join',1000086,1700000435);
INSERT INTO "log" VALUES(8,3,NULL,'/start',NULL,1700000435);
INSERT INTO "log" VALUES(8,4,0,'bs3 O18 yt2 O19 rc4 O20',1000087,1700000440);
INSERT INTO "log" VALUES(8,5,1,'gt1 P18 rc2 Q18',1000088,1700000445);
INSERT INTO "log" VALUES(8,6,0,'rc3 N19',1000089,1700000450);
INSERT INTO "log" VALUES(8,7,1,'/leave',1000090,1700000455);
INSERT INTO "log" VALUES(9,1,0,'/open',NULL,1700000456);
INSERT INTO "log" VALUES(9,2,1,'/join',1000091,1700000460);
INSERT INTO "log" VALUES(9,3,NULL,'/start',NULL,1700000460);
INSERT INTO "log" VALUES(9,4,0,'/stop',1000092,1700000466);
INSERT INTO "log" VALUES(10,1,0,'/open',NULL,1700000467);
INSERT INTO "log" VALUES(11,1,0,'/open',NULL,1700000468);
INSERT INTO "log" VALUES(11,2,1,'/join',1000093,1700000472);
INSERT INTO "log" VALUES(11,3,NULL,'/start',NULL,1700000472);
INSERT INTO "log" VALUES(11,4,0,'bs3 O19 yt2 O20 rc4 O21',1000094,1700000477);
INSERT INTO "log" VALUES(11,5,1,'gt1 N21',1000095,1700000482);
INSERT INTO "log" VALUES(11,6,0,'bs2 M21 rs2 M22',1000096,1700000487);
INSERT INTO "log" VALUES(11,7,1,'gt3 P18 rc2 P19',1000097,1700000492);
INSERT INTO "log" VALUES(11,8,0,'gt4 Q19 yc3 Q20',1000098,1700000497);
INSERT INTO "log" VALUES(11,9,1,'bx2 Q21',1000099,1700000502);
INSERT INTO "log" VALUES(11,10,0,'w Q18',1000100,1700000507);
INSERT INTO "log" VALUES(11,11,1,'gc1 N22',1000101,1700000512);
INSERT INTO "log" VALUES(11,12,1,'/leave',1000102,1700000517);
INSERT INTO "log" VALUES(12,1,0,'/open',NULL,1700000518);
INSERT INTO "log" VALUES(12,2,1,'/join',1000103,1700000522);
INSERT INTO "log" VALUES(12,3,2,'/join',1000104,1700000526);
INSERT INTO "log" VALUES(12,4,3,'/join',1000105,1700000530);
INSERT INTO "log" VALUES(12,5,NULL,'/start',NULL,1700000530);
INSERT INTO "log" VALUES(12,6,0,'take black',1000106,1700000535);
INSERT INTO "log" VALUES(12,7,1,'take yellow',1000107,1700000540);
INSERT INTO "log" VALUES(12,8,2,'take blue',1000108,1700000545);
INSERT INTO "log" VALUES(12,9,3,'take yellow',1000109,1700000550);
INSERT INTO "log" VALUES(12,10,0,'lay k1 B3',1000110,1700000555);
INSERT INTO "log" VALUES(12,11,0,'lay k3 B3 -k5',1000111,1700000560);
INSERT INTO "log" VALUES(12,12,0,'done',1000112,1700000565);
INSERT INTO "log" VALUES(12,13,1,'take black',1000113,1700000570);
INSERT INTO "log" VALUES(12,14,2,'take yellow',1000114,1700000575);
INSERT INTO "log" VALUES(12,15,3,'lay y1 C2',1000115,1700000580);
INSERT INTO "log" VALUES(12,16,3,'lay y1 B3',1000116,1700000585);
INSERT INTO "log" VALUES(12,17,3,'done',1000117,1700000590);
INSERT INTO "log" VALUES(12,18,0,'take blue',1000118,1700000595);
INSERT INTO "log" VALUES(12,19,1,'take green',1000119,1700000600);
INSERT INTO "log" VALUES(12,20,1,'/offer undo',1000120,1700000606);
INSERT INTO "log" VALUES(13,1,0,'/open',NULL,1700000607);
INSERT INTO "log" VALUES(13,2,1,'/join',1000121,1700000611);
INSERT INTO "log" VALUES(13,3,NULL,'/start',NULL,1700000611);
INSERT INTO "log" VALUES(13,4,0,'take black',1000122,1700000616);
INSERT INTO "log" VALUES(13,5,1,'take yellow',1000123,1700000621);
INSERT INTO "log" VALUES(13,6,0,'lay k1 B3',1000124,1700000626);
INSERT INTO "log" VALUES(13,7,1,'/leave',1000125,1700000631);
INSERT INTO "log" VALUES(14,1,0,'/open',NULL,1700000632);
INSERT INTO "log" VALUES(14,2,1,'/join',1000126,1700000636);
INSERT INTO "log" VALUES(14,3,NULL,'/start',NULL,1700000636);
INSERT INTO "log" VALUES(14,4,0,'/stop',1000127,1700000642);
INSERT INTO "log" VALUES(15,1,0,'/open',NULL,1700000643);
INSERT INTO "log" VALUES(16,1,0,'/open',NULL,1700000644);
INSERT INTO "log" VALUES(16,2,1,'/join',1000128,1700000648);
INSERT INTO "log" VALUES(16,3,NULL,'/start',NULL,1700000648);
INSERT INTO "log" VALUES(16,4,0,'take black',1000129,1700000653);
INSERT INTO "log" VALUES(16,5,1,'take yellow',1000130,1700000658);
INSERT INTO "log" VALUES(16,6,0,'lay k1 C4',1000131,1700000663);
INSERT INTO "log" VALUES(16,7,0,'lay k2s C4 token',1000132,1700000668);
INSERT INTO "log" VALUES(16,8,0,'done',1000133,1700000673);
INSERT INTO "log" VALUES(16,9,1,'take green',1000134,1700000678);
INSERT INTO "log" VALUES(16,10,0,'take blue',1000135,1700000683);
INSERT INTO "log" VALUES(16,11,1,'take yellow',1000136,1700000688);
INSERT INTO "log" VALUES(16,12,1,'/leave',1000137,1700000693);
INSERT INTO "log" VALUES(17,1,0,'/open',NULL,1700000694);
INSERT INTO "log" VALUES(17,2,1,'/join',1000138,1700000698);
INSERT INTO "log" VALUES(17,3,2,'/join',1000139,1700000702);
INSERT INTO "log" VALUES(17,4,3,'/join',1000140,1700000706);
INSERT INTO "log" VALUES(17,5,NULL,'/start',NULL,1700000706);
INSERT INTO "log" VALUES(17,6,0,'M59 1',1000141,1700000711);
INSERT INTO "log" VALUES(17,7,1,'N62 0',1000142,1700000716);
INSERT INTO "log" VALUES(17,8,2,'L60 0',1000143,1700000721);
INSERT INTO "log" VALUES(17,9,3,'L61 2',1000144,1700000726);
INSERT INTO "log" VALUES(17,10,0,'L59 0 r',1000145,1700000731);
INSERT INTO "log" VALUES(17,11,1,'L58 0',1000146,1700000736);
INSERT INTO "log" VALUES(17,12,2,'K61 0',1000147,1700000741);
INSERT INTO "log" VALUES(17,13,3,'K60 0',1000148,1700000746);
INSERT INTO "log" VALUES(17,14,0,'M58 1',1000149,1700000751);
INSERT INTO "log" VALUES(17,15,1,'M57 2',1000150,1700000756);
INSERT INTO "log" VALUES(17,16,2,'K59 3 b',1000151,1700000761);
INSERT INTO "log" VALUES(17,17,3,'M62 1',1000152,1700000766);
INSERT INTO "log" VALUES(17,18,0,'N59 2',1000153,1700000771);
INSERT INTO "log" VALUES(17,19,1,'L57 3',1000154,1700000776);
INSERT INTO "log" VALUES(17,20,1,'/offer undo',1000155,1700000782);
INSERT INTO "log" VALUES(18,1,0,'/open',NULL,1700000783);
INSERT INTO "log" VALUES(18,2,1,'/join',1000156,1700000787);
INSERT INTO "log" VALUES(18,3,NULL,'/start',NULL,1700000787);
INSERT INTO "log" VALUES(18,4,0,'O61 0',1000157,1700000792);
INSERT INTO "log" VALUES(18,5,1,'N62 0',1000158,1700000797);
INSERT INTO "log" VALUES(18,6,0,'O62 3',1000159,1700000802);
INSERT INTO "log" VALUES(18,7,1,'/leave',1000160,1700000807);
INSERT INTO "log" VALUES(19,1,0,'/open',NULL,1700000808);
INSERT INTO "log" VALUES(19,2,1,'/join',1000161,1700000812);
INSERT INTO "log" VALUES(19,3,NULL,'/start',NULL,1700000812);
INSERT INTO "log" VALUES(19,4,0,'/stop',1000162,1700000818);
INSERT INTO "log" VALUES(20,1,0,'/open',NULL,1700000819);
INSERT INTO "log" VALUES(21,1,0,'/open',NULL,1700000820);
INSERT INTO "log" VALUES(21,2,0,'/start',NULL,1700000820);
INSERT INTO "log" VALUES(21,3,0,'N59 2',1000163,1700000825);
INSERT INTO "log" VALUES(21,4,0,'L60 3 b',1000164,1700000830);
INSERT INTO "log" VALUES(21,5,0,'M62 1',1000165,1700000835);
INSERT INTO "log" VALUES(21,6,0,'N58 0 r',1000166,1700000840);
INSERT INTO "log" VALUES(21,7,0,'O60 3',1000167,1700000845);
INSERT INTO "log" VALUES(21,8,0,'L61 1',1000168,1700000850);
INSERT INTO "log" VALUES(21,9,0,'M59 0 r',1000169,1700000855);
INSERT INTO "log" VALUES(21,10,0,'L62 2',1000170,1700000860);
INSERT INTO "log" VALUES(21,11,0,'L59 0 g',1000171,1700000865);
INSERT INTO "log" VALUES(21,12,0,'O58 2',1000172,1700000870);
INSERT INTO "log" VALUES(21,13,0,'O59 0',1000173,1700000875);
INSERT INTO "log" VALUES(21,14,0,'O61 0',1000174,1700000880);
INSERT INTO "log" VALUES(21,15,0,'L63 0',1000175,1700000885);
INSERT INTO "log" VALUES(22,1,0,'/open',NULL,1700000886);
INSERT INTO "log" VALUES(22,2,1,'/join',1000176,1700000890);
INSERT INTO "log" VALUES(22,3,NULL,'/start',NULL,1700000890);
INSERT INTO "log" VALUES(22,4,0,'M59 1',1000177,1700000895);
INSERT INTO "log" VALUES(22,5,1,'N62 0',1000178,1700000900);
INSERT INTO "log" VALUES(22,6,0,'L59 0',1000179,1700000905);
INSERT INTO "log" VALUES(22,7,1,'L60 0',1000180,1700000910);
INSERT INTO "log" VALUES(22,8,0,'O62 2',1000181,1700000915);
INSERT INTO "log" VALUES(22,9,1,'L61 1 p',1000182,1700000920);
INSERT INTO "log" VALUES(22,10,0,'L58 3 o',1000183,1700000925);
INSERT INTO "log" VALUES(22,11,1,'N63 3',1000184,1700000930);
INSERT INTO "log" VALUES(22,12,1,'/leave',1000185,1700000935);
INSERT INTO "log" VALUES(22,13,NULL,'/void',1000186,1700000940);
INSERT INTO "log" VALUES(23,1,0,'/open',1000187,1700000941);
INSERT INTO "log" VALUES(23,2,0,'/start',NULL,1700000941);
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
    check (late in ('skip', 'forfeit', 'vote')), deadline integer, alarm integer, day integer, mark text not null default '', givers text not null default '[]', removed integer not null default 0, world integer, silent text not null default '[]', kind text not null default 'table') strict;
INSERT INTO "matches" VALUES(1,'axio',1,2,100,'running',4,0,'[]','{}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"board":"..................g..........prrr.........p.........ro.b....r....^oo...pbp.bb.ooog..p.p.bb..gpp.bp.o..o.................................g................................","joints":"..................s..........ewn..........s.........ew.n....s.....ew...ewn.ew.ew.s....s..s..ewn.ew.n..n..................................................................","pyramids":[65],"bag":["gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","rg","op","rp","ro"],["go","rr","bb","rg","go"],["gb","gb","pp","gp","rb"],["ro","gg","rb","gb","ro"]],"markers":[[0,0,0,3,1],[3,0,1,4,0],[0,0,0,0,3],[1,0,2,0,2]],"begun":[true,true,true,true],"seat":2,"phase":"place","owed":0,"recent":[{"seat":1,"tile":"ro","cells":[52,53],"points":[0,0,0,2,0],"pyramids":[{"cell":65,"points":[1,0,0,2,0],"moved_from":null}],"gained":[1,0,0,4,0],"bonuses":0,"kind":"placed"},{"seat":1,"count":1,"kind":"drew"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700086484,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[]}',16,1700000000,NULL,2,20,20,16,20,NULL,NULL,'skip',NULL,NULL,NULL,'283c8ab3e38dac56','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(2,'axio',1,3,100,'finished',2,0,'[]','{}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"board":"................................r.........................................b.....o...p.bbb....oo....g....................................g................................","joints":"..........................................................................s...........sn.....ew....n.....................................................................","pyramids":[],"bag":["rp","rg","bb","op","bp","bp","bb","rg","bo","rp","pp","oo","op","go","ro","op","rp","gb","rp","go","pp","gg","rg","gp","op","go","go","ro","gp","rb","bp","gp","op","bp","ro","gp","gp","rp","rb","bo","bp","go","rp","bp","pp","rb","rb","gg","rr","rb","rb","bo","ro","gp","ro","op","bb","op","rb","gg","gb","bo","bo","rb","ro","gb","bp","go","rr","bo","bo","bp","rp","rr","gg","rg","rg","rp","go","rg","oo","ro","gp","gb","rg","gb","gb","go","bo","rr","ro","gb"],"racks":[["pp","rg","oo","op","gp"],[]],"markers":[[0,0,2,1,0],[0,0,1,0,0]],"begun":[true,true],"seat":1,"phase":"place","owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000089,1700000110,3,26,6,4,6,NULL,NULL,'skip',NULL,NULL,NULL,'bab23b6f8755c639','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(3,'axio',1,4,100,'stopped',2,0,'[]','{}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"board":"................................r...............................................o...p...b...............................................g................................","joints":".........................................................................................................................................................................","pyramids":[],"bag":["gb","gb","gp","bp","pp","rg","bb","ro","bp","gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","oo","rg","oo","op"],["go","bo","ro","rr","bb"]],"markers":[[0,0,0,0,0],[0,0,0,0,0]],"begun":[false,false],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000114,1700000121,4,27,3,1,3,'{"kind":"stopped","seat":0,"seats":[],"by":100}',NULL,'skip',NULL,NULL,NULL,'f591d09c173e531b','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(4,'axio',1,5,102,'lobby',2,0,'[103]','{}','kept for later versions',1,NULL,NULL,0,1700000125,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700086525,NULL,'3fcf0fcb0ea36bbb','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(5,'axio',1,6,100,'finished',1,0,'[]','{}','kept for later versions',35,'{"seed":"kept for later versions","turn":33,"midturn":false,"moved":[33],"left":[],"board":"............................oro^rp^rp....orogrgbbr....opoor^bbg....obrppb^b^....oorppgbbb....obroggbp^....b^rprrr^o....pgggprpbp....pppggg^g^............................","joints":"............................ews..s.ew....ewnewnsew....sewew.new....newsew.s......ewn.ewn.....ewsewsew.....s.nssns.s....newnnsnsn....ewew.n.n.............................","pyramids":[31,75,73,107,59,34,101,140,113,138],"bag":["gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["go"]],"markers":[[17,15,24,18,10]],"begun":[true],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"tile":"ro","cells":[29,28],"points":[1,0,0,5,0],"pyramids":[],"gained":[1,0,0,3,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"},{"reason":"full","kind":"ended"}],"reason":"full"}',NULL,34,1700000126,1700000288,6,63,35,34,35,NULL,NULL,'skip',NULL,NULL,NULL,'f62903ba602f2e2a','[]',0,1,'[]','solo');
INSERT INTO "matches" VALUES(6,'axio',1,7,100,'finished',2,0,'[]','{}','kept for later versions',12,'{"seed":"kept for later versions","turn":9,"midturn":false,"moved":[4,4],"left":[1],"board":"..............................rrrrgp......p...o.......op.b.........ooop.........o...p...b...................................og..........g................................","joints":"..............................ew.sew......s...n.......sn.s.........newn.....................................................ew...........................................","pyramids":[],"bag":["rg","rg","gb","go","bo","bo","gg","gb","bp","gp","rr","rb","gp","rg","ro","ro","rp","rg","bo","gp","rb","ro","op","op","bo","gp","go","bo","rp","ro","bo","rp","oo","op","go","pp","rg","bp","rp","ro","gg","rb","gb","bb","ro","rp","rb","go","go","op","bp","bo","bb","rb","bb","bo","rp","go","op","gp","bp","gg","bp","bp","gb","ro","go","rb","rr","op","op","gg","gb","rb","gp","rp","pp","rp","rb","rr","rg","gp","rg","oo","bp","gb","gb"],"racks":[["rg","op","gb","pp","bb"],[]],"markers":[[0,0,0,2,0],[3,0,0,0,0]],"begun":[true,true],"seat":0,"phase":"place","owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,10,1700000292,1700000338,7,74,11,9,11,NULL,NULL,'skip',NULL,NULL,NULL,'08426600ad551ac2','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(7,'iota',1,12,100,'running',4,0,'[]','{"half":false,"kids":false}','kept for later versions',20,'{"seed":"kept for later versions","turn":13,"midturn":false,"moved":[4,3,3,3],"left":[],"options":{"half":false,"kids":false},"grid":[["gc1",4900],["yt2",4800],["bs2",4801],["rx1",4703],["rc2",4802],["gs1",4605],["rc3",4704],["bx2",4506],["yt3",4999],["gc4",5000],["gt1",4507],["bc2",4606],["rs2",4998],["bt3",5097],["yc1",5196],["gt4",4409],["yc3",4508],["bs3",5195],["rc4",5294],["w",4505],["gx4",5295],["bt1",4996],["gt3",5095],["rt2",5194],["rs4",4705],["yx3",4804]],"pile":["gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w"],"hands":[["rc1","rs3","yt1","rt4"],["ys4","rx4","bc1","gx3"],["gs3","bt4","rt1","yt4"],["bx4","bt2","bc4","gx1"]],"points":[61,30,56,31],"seat":1,"passes":0,"recent":[{"seat":0,"cards":[["rs4",4705],["yx3",4804]],"score":{"lines":[{"cells":[4703,4704,4705],"cards":["rx1","rc3","rs4"],"points":8},{"cells":[4507,4606,4705,4804],"cards":["gt1","bc2","rs4","yx3"],"points":10}],"doublings":["lot"],"total":36},"kind":"played"},{"seat":0,"count":2,"kind":"drew"}],"reason":null}','{"kind":"undo","by":0,"agreed":[0],"until":1700086826,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[]}',15,1700000342,NULL,12,93,20,15,20,NULL,NULL,'skip',NULL,NULL,NULL,'01c6c166d5b0221a','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(8,'iota',1,13,100,'finished',2,0,'[]','{"half":false,"kids":false}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"options":{"half":false,"kids":false},"grid":[["gs1",4900],["bs3",4703],["yt2",4802],["rc4",4901],["gt1",4704],["rc2",4705],["rc3",4801]],"pile":["bx2","gc1","gc4","w","ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w","bc2","rx1","gt3","gt4"],"hands":[["bs2","rs2","yc1","yc3"],[]],"points":[23,6],"seat":1,"passes":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000431,1700000452,13,99,6,4,6,NULL,NULL,'skip',NULL,NULL,NULL,'e214ac4992c30a59','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(9,'iota',1,14,100,'stopped',2,0,'[]','{"half":false,"kids":false}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"options":{"half":false,"kids":false},"grid":[["gs1",4900]],"pile":["rs2","yc1","rc3","gt3","gt4","yc3","bx2","gc1","gc4","w","ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w"],"hands":[["bs2","yt2","rc4","bs3"],["rc2","gt1","bc2","rx1"]],"points":[0,0],"seat":0,"passes":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000456,1700000463,14,100,3,1,3,'{"kind":"stopped","seat":0,"seats":[],"by":100}',NULL,'skip',NULL,NULL,NULL,'37ceada6f0562aff','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(10,'iota',1,15,101,'lobby',2,0,'[103]','{"half":false,"kids":false}','kept for later versions',1,NULL,NULL,0,1700000467,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700086867,NULL,'593745e3264d2a9e','[]',0,1,'[103]','table');
INSERT INTO "matches" VALUES(11,'iota',1,17,100,'finished',2,0,'[]','{"half":false,"kids":false}','kept for later versions',12,'{"seed":"kept for later versions","turn":9,"midturn":false,"moved":[4,4],"left":[1],"options":{"half":false,"kids":false},"grid":[["gs1",4900],["bs3",4802],["yt2",4901],["rc4",5000],["gt1",4999],["bs2",4998],["rs2",5097],["gt3",4704],["rc2",4803],["gt4",4804],["yc3",4903],["bx2",5002],["w",4705],["gc1",5098]],"pile":["bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w","rx1","ys4","bc2","gs3"],"hands":[["yc1","rc3","gc4","yt3"],[]],"points":[63,32],"seat":0,"passes":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,10,1700000468,1700000514,17,113,11,9,11,NULL,NULL,'skip',NULL,NULL,NULL,'baf2c1540bbda234','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(12,'paperworld',1,22,100,'running',4,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',20,'{"seed":"kept for later versions","turn":10,"midturn":false,"moved":[3,3,2,2],"left":[],"advanced":false,"piles":[["g3s","b3","g5","g2","g3","y2","y1","k4s","y4","y3s","g4s","g2","k3","b3","y2"],["y4","k2","k3s","k5","k1","g2","b2","k1","g1","k4","g2s","y2s","b3s","g1","g2","g4","k1","b2s"],["k1s","y5","y3","b1s","y5","b2","k1","b4s","k2","g3","y3","y1"],["k2s","g4","b5","y2","b3","g1","b5","k2","b1","b1","g5","k2","b4"],["k3","g3","g1s","b1","y3","g3s","y1s","b1","b1s","k4","y2s","g1","k4s","b2"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],["k1","k3"],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["y1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],["y1"],[],[],[],["y1"],["g1"],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["b3","b4","b4"],["y4s","y5","g1","g4","g5","k3","k5"],["y1","y3","y4","b2","b5"],[]],"discards":[["k5"],[],[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[4,2,1],[4,2,1],[4,2,1]],"won":[[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"seat":2,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"name":"g","cards":["g1","g4","g5"],"kind":"took"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700087002,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[]}',12,1700000518,NULL,22,129,20,12,20,NULL,NULL,'skip',NULL,NULL,NULL,'9b42ce5f56d50d7b','[]',0,1,'[100, 102, 103]','table');
INSERT INTO "matches" VALUES(13,'paperworld',1,23,100,'finished',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3","y3","g2"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s","b2","g3s"],["k3","b4","b5","g3","g1","k2","y2s","y1","b4","g5"],["y2","y2","y3","g2","g1","b1s","y1","k2","y1"],["b2s","g1","g4","k4","k5","b1","b3","b3","b1"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],["k1"],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["k2s"],[]],"discards":[[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000607,1700000628,23,135,6,4,6,NULL,NULL,'skip',NULL,NULL,NULL,'399902dcd2b94831','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(14,'paperworld',1,24,100,'stopped',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3","y3","g2","y4","k2s"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s","b2","g3s"],["k3","b4","b5","g3","g1","k2","y2s","y1","b4","g5"],["y2","y2","y3","g2","g1","b1s","y1","k2","y1","y4s"],["b2s","g1","g4","k4","k5","b1","b3","b3","b1","k1"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[[],[]],"discards":[[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000632,1700000639,24,136,3,1,3,'{"kind":"stopped","seat":0,"seats":[],"by":100}',NULL,'skip',NULL,NULL,NULL,'88eecd52b003433f','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(15,'paperworld',1,25,102,'lobby',2,0,'[103]','{"first_game":false,"advanced":false}','kept for later versions',1,NULL,NULL,0,1700000643,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700087043,NULL,'6f80b548985ac164','[]',0,1,'[103]','table');
INSERT INTO "matches" VALUES(16,'paperworld',1,27,100,'finished',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',12,'{"seed":"kept for later versions","turn":7,"midturn":false,"moved":[3,3],"left":[1],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s"],["k3","b4","b5","g3","g1","k2","y2s"],["y2","y2","y3","g2","g1","b1s","y1","k2"],["b2s","g1","g4","k4","k5","b1","b3","b3"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],[],[],[],[],["k1","k2s"],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["b1","b2","b4"],[]],"discards":[[],[]],"token":[0,17],"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,8,1700000644,1700000690,27,147,11,7,11,NULL,NULL,'skip',NULL,NULL,NULL,'15d33eb256a9b667','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(17,'rota',1,32,100,'running',4,0,'[]','{}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[0,-1,"ogpr"],[1,2,"bop_"],[-1,0,"grpo"],[-1,1,"opgr"],[-1,-1,"gor_"],[-1,-2,"brop"],[-2,1,"borp"],[-2,0,"bpog"],[0,-2,"rbpo"],[0,-3,"p_or"],[-2,-1,"rg_b"],[0,2,"pbog"],[1,-1,"o_gp"],[-1,-3,"oprb"]],"supply":["g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"],["bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp"],["bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg"]],"hands":["bgpr","bgrp","bg_p","bp_g"],"markers":[[5,1,0,4,3],[5,0,2,3,1],[3,1,1,2,1],[0,0,2,4,2]],"seat":2,"owed":0,"recent":[{"seat":1,"x":-1,"y":-3,"corners":"oprb","named":null,"worth":[0,1,3,1],"points":[3,0,1,0,1],"gained":[3,0,1,0,1],"arrived":0,"bonus":false,"kind":"placed"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700087178,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[]}',16,1700000694,NULL,32,167,20,16,20,NULL,NULL,'skip',NULL,NULL,NULL,'c548df998829ec28','[]',0,1,'[100, 102, 103]','table');
INSERT INTO "matches" VALUES(18,'rota',1,33,100,'finished',2,0,'[]','{}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[2,1,"gpro"],[1,2,"bop_"],[2,2,"or_g"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p","bopr","bgpo","brop","orp_","bgrp","bprg","b_po","bpr_","b_og","o_pr","bopg"],"stacks":[["gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],[]],"hands":["bpor",""],"markers":[[1,1,0,4,0],[0,0,1,2,0]],"seat":1,"owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000783,1700000804,33,173,6,4,6,NULL,NULL,'skip',NULL,NULL,NULL,'6930fbdfb43f1d56','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(19,'rota',1,34,100,'stopped',2,0,'[]','{}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["gor_","bpor","gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["brop","orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"]],"hands":["gpro","bop_"],"markers":[[0,0,0,0,0],[0,0,0,0,0]],"seat":0,"owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000808,1700000815,34,174,3,1,3,'{"kind":"stopped","seat":0,"seats":[],"by":100}',NULL,'skip',NULL,NULL,NULL,'2c9638b90fddd5b7','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(20,'rota',1,35,101,'lobby',2,0,'[103]','{}','kept for later versions',1,NULL,NULL,0,1700000819,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700087219,NULL,'e7edac531ad87019','[]',0,1,'[103]','table');
INSERT INTO "matches" VALUES(21,'rota',1,36,100,'finished',1,0,'[]','{}','kept for later versions',15,'{"seed":"kept for later versions","turn":12,"midturn":false,"moved":[12],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[1,-1,"rogp"],[-1,0,"or_g"],[0,2,"rbpo"],[1,-2,"gpo_"],[2,0,"gprb"],[-1,1,"obrp"],[0,-1,"bo_r"],[-1,2,"orbp"],[-1,-1,"g_ro"],[2,-2,"p_bo"],[2,-1,"brog"],[2,1,"bgpr"],[-1,3,"borg"]],"supply":["brop","orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr","grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[[]],"hands":[""],"markers":[[12,6,6,5,2]],"seat":0,"owed":0,"recent":[{"seat":0,"x":-1,"y":3,"corners":"borg","named":null,"worth":[0,1,0,0],"points":[0,0,0,1,0],"gained":[0,0,0,1,0],"arrived":0,"bonus":false,"kind":"placed"},{"reason":"placed","kind":"ended"}],"reason":"placed"}',NULL,13,1700000820,1700000882,36,189,15,13,15,NULL,NULL,'skip',NULL,NULL,NULL,'79cadfa41e41abf3','[]',0,1,'[]','solo');
INSERT INTO "matches" VALUES(22,'rota',1,37,100,'finished',2,0,'[]','{}','kept for later versions',13,'{"seed":"kept for later versions","turn":9,"midturn":false,"moved":[4,4],"left":[1],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[0,-1,"ogpr"],[1,2,"bop_"],[-1,-1,"gor_"],[-1,0,"brop"],[2,2,"orbp"],[-1,1,"_orp"],[-1,-2,"po_g"],[1,3,"oprb"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p","bopg","bpr_","bgpo","b_po","b_og","o_pr","bprg","bgrp"],"stacks":[["brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],[]],"hands":["bgpr",""],"markers":[[3,1,0,5,2],[4,0,1,2,3]],"seat":0,"owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,10,1700000886,1700000932,37,200,11,9,11,'{"kind":"voided","seat":0,"seats":[],"by":999}',NULL,'skip',NULL,NULL,NULL,'c82b9e7b26002b59','[]',0,1,'[]','table');
INSERT INTO "matches" VALUES(23,'axio',NULL,0,100,'running',1,0,'[]','{}','kept for later versions',2,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0],"left":[],"board":"................................r...............................................o...p...b...............................................g................................","joints":".........................................................................................................................................................................","pyramids":[],"bag":["oo","rg","oo","op","go","bo","ro","rr","bb","gb","gb","gp","bp","pp","rg","bb","ro","bp","gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp"]],"markers":[[0,0,0,0,0]],"begun":[false],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,1,1700000941,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700006400,20231114,'17f96c9358d27442','[]',0,1,'[]','daily');
CREATE TABLE members (
    server  integer not null,
    player  integer not null,
    name    text    not null,
    gone    integer not null default 0,  -- 1: is no member any more
    checked integer not null default 0,  -- when Discord was asked last whether that is so
    primary key (server, player)
) strict, without rowid;
INSERT INTO "members" VALUES(1,100,'Anna',0,0);
INSERT INTO "members" VALUES(1,101,'Ben',0,0);
CREATE TABLE pairings (
    player integer not null,
    other  integer not null,
    number integer not null,   -- of the result
    primary key (player, other, number)
) strict, without rowid;
INSERT INTO "pairings" VALUES(100,101,3);
INSERT INTO "pairings" VALUES(100,101,10);
INSERT INTO "pairings" VALUES(101,100,3);
INSERT INTO "pairings" VALUES(101,100,10);
CREATE TABLE places (
    channel integer primary key,
    server  integer not null,
    kind    text    not null default 'unknown'
        check (kind in ('unknown', 'channel', 'thread', 'private', 'gone')),  -- unknown: not looked at yet
    parent  integer            -- of a thread, the channel that it belongs to
) strict;
INSERT INTO "places" VALUES(2,1,'unknown',NULL);
INSERT INTO "places" VALUES(3,1,'unknown',NULL);
INSERT INTO "places" VALUES(4,1,'unknown',NULL);
INSERT INTO "places" VALUES(5,1,'unknown',NULL);
INSERT INTO "places" VALUES(6,1,'unknown',NULL);
INSERT INTO "places" VALUES(7,1,'unknown',NULL);
INSERT INTO "places" VALUES(12,1,'unknown',NULL);
INSERT INTO "places" VALUES(13,1,'unknown',NULL);
INSERT INTO "places" VALUES(14,1,'unknown',NULL);
INSERT INTO "places" VALUES(15,1,'unknown',NULL);
INSERT INTO "places" VALUES(17,1,'unknown',NULL);
INSERT INTO "places" VALUES(22,1,'unknown',NULL);
INSERT INTO "places" VALUES(23,1,'unknown',NULL);
INSERT INTO "places" VALUES(24,1,'unknown',NULL);
INSERT INTO "places" VALUES(25,1,'unknown',NULL);
INSERT INTO "places" VALUES(27,1,'unknown',NULL);
INSERT INTO "places" VALUES(32,1,'unknown',NULL);
INSERT INTO "places" VALUES(33,1,'unknown',NULL);
INSERT INTO "places" VALUES(34,1,'unknown',NULL);
INSERT INTO "places" VALUES(35,1,'unknown',NULL);
INSERT INTO "places" VALUES(36,1,'unknown',NULL);
INSERT INTO "places" VALUES(37,1,'unknown',NULL);
CREATE TABLE placings (
    match  integer not null references results (match),
    seat   integer not null,
    player integer not null,
    name   text    not null,      -- as shown on the server at that time
    place  integer not null,
    score  integer not null,      -- as the game counts it
    merit  integer not null,      -- orders solo matches of one game, ties of the score included
    primary key (match, seat)
) strict, without rowid;
INSERT INTO "placings" VALUES(2,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(2,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(5,0,100,'Anna',1,10,10015017018024);
INSERT INTO "placings" VALUES(6,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(6,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(8,0,100,'Anna',1,23,0);
INSERT INTO "placings" VALUES(8,1,101,'Ben',2,6,0);
INSERT INTO "placings" VALUES(11,0,100,'Anna',1,63,0);
INSERT INTO "placings" VALUES(11,1,101,'Ben',2,32,0);
INSERT INTO "placings" VALUES(13,0,100,'Anna',1,-1,0);
INSERT INTO "placings" VALUES(13,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(16,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(16,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(18,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(18,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(21,0,100,'Anna',1,2,2005006006012);
INSERT INTO "placings" VALUES(22,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(22,1,101,'Ben',2,0,0);
CREATE TABLE players (
    id       integer primary key,
    language text    not null default 'en',
    call     integer not null default 0   -- 1: a new direct message, with its sound, on each turn
, pings integer not null default 1, reminders integer not null default 2 check (reminders in (0, 1, 2)), name text, deleted integer not null default 0, asked integer not null default 0) strict;
INSERT INTO "players" VALUES(100,'en-US',0,1,1,'Anna',0,0);
CREATE TABLE results (
    number integer primary key,   -- ratings are made in this order
    match  integer not null unique references matches (id),
    server integer,               -- null: played in a direct message
    game   text    not null,
    month  integer not null,      -- of its end, as yyyymm, in UTC
    turns  integer not null,
    solo   integer not null,
    ranked integer not null,      -- 1: counts for the ratings
    world  integer not null,      -- 1: counts for all servers together too
    at     integer not null,      -- Unix seconds
    voided integer                -- since when it counts for nothing; null: it counts
) strict;
INSERT INTO "results" VALUES(1,2,1,'axio',202311,4,0,0,1,1700000110,NULL);
INSERT INTO "results" VALUES(2,5,1,'axio',202311,33,1,0,1,1700000288,NULL);
INSERT INTO "results" VALUES(3,6,1,'axio',202311,9,0,1,1,1700000338,NULL);
INSERT INTO "results" VALUES(4,8,1,'iota',202311,4,0,0,1,1700000452,NULL);
INSERT INTO "results" VALUES(5,11,1,'iota',202311,9,0,0,1,1700000514,NULL);
INSERT INTO "results" VALUES(6,13,1,'paperworld',202311,4,0,0,1,1700000628,NULL);
INSERT INTO "results" VALUES(7,16,1,'paperworld',202311,7,0,0,1,1700000690,NULL);
INSERT INTO "results" VALUES(8,18,1,'rota',202311,4,0,0,1,1700000804,NULL);
INSERT INTO "results" VALUES(9,21,1,'rota',202311,12,1,0,1,1700000882,NULL);
INSERT INTO "results" VALUES(10,22,1,'rota',202311,9,0,1,1,1700000932,1700000937);
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
INSERT INTO "seats" VALUES(7,0,100,'Anna');
INSERT INTO "seats" VALUES(7,1,101,'Ben');
INSERT INTO "seats" VALUES(7,2,102,'Cleo');
INSERT INTO "seats" VALUES(7,3,103,'Dan');
INSERT INTO "seats" VALUES(8,0,100,'Anna');
INSERT INTO "seats" VALUES(8,1,101,'Ben');
INSERT INTO "seats" VALUES(9,0,100,'Anna');
INSERT INTO "seats" VALUES(9,1,101,'Ben');
INSERT INTO "seats" VALUES(10,0,101,'Ben');
INSERT INTO "seats" VALUES(11,0,100,'Anna');
INSERT INTO "seats" VALUES(11,1,101,'Ben');
INSERT INTO "seats" VALUES(12,0,100,'Anna');
INSERT INTO "seats" VALUES(12,1,101,'Ben');
INSERT INTO "seats" VALUES(12,2,102,'Cleo');
INSERT INTO "seats" VALUES(12,3,103,'Dan');
INSERT INTO "seats" VALUES(13,0,100,'Anna');
INSERT INTO "seats" VALUES(13,1,101,'Ben');
INSERT INTO "seats" VALUES(14,0,100,'Anna');
INSERT INTO "seats" VALUES(14,1,101,'Ben');
INSERT INTO "seats" VALUES(15,0,102,'Cleo');
INSERT INTO "seats" VALUES(16,0,100,'Anna');
INSERT INTO "seats" VALUES(16,1,101,'Ben');
INSERT INTO "seats" VALUES(17,0,100,'Anna');
INSERT INTO "seats" VALUES(17,1,101,'Ben');
INSERT INTO "seats" VALUES(17,2,102,'Cleo');
INSERT INTO "seats" VALUES(17,3,103,'Dan');
INSERT INTO "seats" VALUES(18,0,100,'Anna');
INSERT INTO "seats" VALUES(18,1,101,'Ben');
INSERT INTO "seats" VALUES(19,0,100,'Anna');
INSERT INTO "seats" VALUES(19,1,101,'Ben');
INSERT INTO "seats" VALUES(20,0,101,'Ben');
INSERT INTO "seats" VALUES(21,0,100,'Anna');
INSERT INTO "seats" VALUES(22,0,100,'Anna');
INSERT INTO "seats" VALUES(22,1,101,'Ben');
INSERT INTO "seats" VALUES(23,0,100,'Anna');
CREATE TABLE secret (value text not null) strict;
INSERT INTO "secret" VALUES('d48cc9906376a2d2296cf4a5ff9a3a60');
CREATE TABLE servers (
    id     integer primary key,
    pace   integer,
    late   text    not null default 'skip' check (late in ('skip', 'forfeit', 'vote')),
    thread integer not null default 0
, world integer not null default 1, leavers text not null default 'dim'  -- how boards show who left the server
    check (leavers in ('dim', 'hide')), daily integer) strict;
CREATE TABLE stale_boards (
    solo   integer not null,
    server integer not null,
    month  integer not null,
    game   text    not null,
    primary key (solo, server, month, game)
) strict, without rowid;
CREATE TABLE standings (
    solo    integer not null,
    server  integer not null,
    month   integer not null,
    game    text    not null,
    player  integer not null,
    rating  integer not null,     -- what the board is ordered by; solo: the merit of the best match
    mu      real    not null,     -- the estimate of skill and its uncertainty; solo: 0
    sigma   real    not null,
    matches integer not null,
    won     integer not null,
    best    integer not null, opponents integer not null default 0, listed integer not null default 1,     -- the highest score
    primary key (solo, server, month, game, player)
) strict, without rowid;
INSERT INTO "standings" VALUES(0,0,0,'',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,1,0);
INSERT INTO "standings" VALUES(0,0,0,'',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,1,0);
INSERT INTO "standings" VALUES(0,0,0,'axio',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,1,0);
INSERT INTO "standings" VALUES(0,0,0,'axio',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,1,0);
INSERT INTO "standings" VALUES(0,0,202311,'',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,1,0);
INSERT INTO "standings" VALUES(0,0,202311,'',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,1,0);
INSERT INTO "standings" VALUES(0,0,202311,'axio',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,1,0);
INSERT INTO "standings" VALUES(0,0,202311,'axio',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,1,0);
INSERT INTO "standings" VALUES(0,1,0,'',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,0,1);
INSERT INTO "standings" VALUES(0,1,0,'',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,1);
INSERT INTO "standings" VALUES(0,1,0,'axio',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,0,1);
INSERT INTO "standings" VALUES(0,1,0,'axio',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,1);
INSERT INTO "standings" VALUES(0,1,202311,'',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,0,1);
INSERT INTO "standings" VALUES(0,1,202311,'',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,1);
INSERT INTO "standings" VALUES(0,1,202311,'axio',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,0,1);
INSERT INTO "standings" VALUES(0,1,202311,'axio',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,1);
INSERT INTO "standings" VALUES(1,0,0,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,0,0,'rota',100,2005006006012,0.0,0.0,1,0,2,0,1);
INSERT INTO "standings" VALUES(1,0,202311,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,0,202311,'rota',100,2005006006012,0.0,0.0,1,0,2,0,1);
INSERT INTO "standings" VALUES(1,1,0,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,1,0,'rota',100,2005006006012,0.0,0.0,1,0,2,0,1);
INSERT INTO "standings" VALUES(1,1,202311,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,1,202311,'rota',100,2005006006012,0.0,0.0,1,0,2,0,1);
CREATE TABLE store (
    edition text    not null,  -- a word that changes each time the log beside the file is empty
    remains integer not null   -- how often somebody was forgotten since the file was written anew
) strict;
INSERT INTO "store" VALUES('first',0);
CREATE TABLE tried_days (
    day  integer not null,
    mark text    not null,
    primary key (day, mark)
) strict, without rowid;
CREATE INDEX seats_player on seats (player);
CREATE UNIQUE INDEX log_interaction on log (interaction) where interaction is not null;
CREATE INDEX matches_alarm on matches (alarm) where alarm is not null;
CREATE INDEX results_server on results (server, number);
CREATE INDEX placings_player on placings (player, match);
CREATE INDEX standings_player on standings (player);
CREATE INDEX members_player on members (player);
CREATE INDEX dailies_player on dailies (player);
CREATE INDEX dailies_place on dailies (day, merit) where merit is not null;
CREATE INDEX daily_servers_player on daily_servers (player);
CREATE INDEX matches_channel on matches (channel, game);
CREATE INDEX standings_order on standings (solo, server, month, game, listed, rating desc, player);
CREATE INDEX places_server on places (server, kind, channel);
CREATE INDEX matches_lobby_host on matches (host) where status = 'lobby';
CREATE INDEX matches_lobby_server on matches (server) where status = 'lobby';
CREATE INDEX calls_called on calls (called);
CREATE UNIQUE INDEX matches_open on matches (channel, game)
    where status in ('lobby', 'running') and channel <> 0;
CREATE INDEX matches_behind on matches (id)
    where (post_version < version or hands_version < version) and channel <> 0;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',23);
COMMIT;
PRAGMA user_version = 12;
