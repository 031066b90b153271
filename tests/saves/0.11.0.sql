BEGIN TRANSACTION;
CREATE TABLE calls (
    asker  integer not null,   -- negative: made from the number of somebody who was forgotten
    called integer not null,
    at     integer not null,
    primary key (asker, called)
) strict, without rowid;
INSERT INTO "calls" VALUES(101,100,1700000101);
INSERT INTO "calls" VALUES(101,102,1700000101);
INSERT INTO "calls" VALUES(101,103,1700000101);
INSERT INTO "calls" VALUES(102,103,1700000148);
INSERT INTO "calls" VALUES(100,101,1700000480);
INSERT INTO "calls" VALUES(100,102,1700000480);
CREATE TABLE counted (number integer not null, changes integer not null default 0) strict;
INSERT INTO "counted" VALUES(10,1);
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
INSERT INTO "dailies" VALUES(20231114,100,35,NULL,NULL,NULL,NULL);
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
CREATE TABLE earlier (
    month     integer not null,
    player    integer not null,
    solo      integer not null,
    server    integer not null,
    game      text    not null,
    mark      integer not null,
    rating    integer,
    mu        real,
    sigma     real,
    matches   integer,
    won       integer,
    best      integer,
    opponents integer,
    listed    integer,
    primary key (month, player, solo, server, game, mark)
) strict, without rowid;
CREATE TABLE excluded (
    kind text    not null check (kind in ('server', 'player')),
    id   integer not null,
    at   integer not null,     -- Unix seconds
    primary key (kind, id)
) strict, without rowid;
CREATE TABLE forgetting (
    number integer primary key,          -- stands for the player from now on
    player integer not null,
    match  integer not null default 0,   -- done up to the seat in this match
    result integer not null default 0    -- and up to the placing in this result
) strict;
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
INSERT INTO "hands" VALUES(1,100,1000100,5,'.5396e67da21ae6a3',0,'');
INSERT INTO "hands" VALUES(1,101,1000101,4,'.f97b63d9a95e8be0',0,'');
INSERT INTO "hands" VALUES(1,102,1000102,2,'14.9c2aacc15fac1f61',0,'');
INSERT INTO "hands" VALUES(1,103,1000103,3,'.2bc8cb0cced6d5e2',0,'');
INSERT INTO "hands" VALUES(2,100,1000100,23,'.7176c43517dabd13',0,'');
INSERT INTO "hands" VALUES(2,101,1000101,22,'3.82b4aa7fec63b246',0,'');
INSERT INTO "hands" VALUES(3,100,1000100,29,'0.d1661a0d3d29f714',0,'');
INSERT INTO "hands" VALUES(3,101,1000101,28,'.1f7ac0671091a3f5',0,'');
INSERT INTO "hands" VALUES(6,100,1000100,33,'8.2e6ebcf3fe2d9557',0,'');
INSERT INTO "hands" VALUES(6,101,1000101,32,'.dea2711103f67fd0',0,'');
INSERT INTO "hands" VALUES(8,100,1000100,46,'.26a43d84df919b97',0,'');
INSERT INTO "hands" VALUES(8,101,1000101,44,'4.b3f34cec315415d5',0,'');
INSERT INTO "hands" VALUES(8,102,1000102,45,'.8283c52b8aab35a6',0,'');
INSERT INTO "hands" VALUES(9,100,1000100,54,'.d54d6611470d07ed',0,'');
INSERT INTO "hands" VALUES(9,101,1000101,52,'4.09c818447021dff0',0,'');
INSERT INTO "hands" VALUES(9,102,1000102,53,'.c2607f8eeb0c8687',0,'');
INSERT INTO "hands" VALUES(10,100,1000100,62,'.33b2f25a48acf2f1',0,'');
INSERT INTO "hands" VALUES(10,101,1000101,63,'.d1726873bec2e5c7',0,'');
INSERT INTO "hands" VALUES(10,102,1000102,60,'14.4d50beada3c0c9be',0,'');
INSERT INTO "hands" VALUES(10,103,1000103,61,'.c491d06864189b16',0,'');
INSERT INTO "hands" VALUES(11,100,1000100,81,'.74b848291f96632f',0,'');
INSERT INTO "hands" VALUES(11,101,1000101,80,'3.f4b602e57634495d',0,'');
INSERT INTO "hands" VALUES(12,100,1000100,87,'0.6dbdf102e3fdb126',0,'');
INSERT INTO "hands" VALUES(12,101,1000101,86,'.0b9643a33c35587e',0,'');
INSERT INTO "hands" VALUES(14,100,1000100,90,'8.827ba03c51545a16',0,'');
INSERT INTO "hands" VALUES(14,101,1000101,89,'.58e18ed8c9971047',0,'');
INSERT INTO "hands" VALUES(16,100,1000100,103,'.1add70923d602204',0,'');
INSERT INTO "hands" VALUES(16,101,1000101,101,'4.b92fa5bd6dbce89f',0,'');
INSERT INTO "hands" VALUES(16,102,1000102,102,'.454d04ce10357d08',0,'');
INSERT INTO "hands" VALUES(17,100,1000100,111,'.665f4dee757600e9',0,'');
INSERT INTO "hands" VALUES(17,101,1000101,109,'4.e539d4cb4a85178f',0,'');
INSERT INTO "hands" VALUES(17,102,1000102,110,'.d6c532f357e727b0',0,'');
INSERT INTO "hands" VALUES(18,100,1000100,120,'.1146eeda62a5352a',0,'');
INSERT INTO "hands" VALUES(18,101,1000101,117,'.d76cb9e98f451132',0,'');
INSERT INTO "hands" VALUES(18,102,1000102,118,'11.7d68cce538ad25f8',0,'');
INSERT INTO "hands" VALUES(18,103,1000103,119,'.221ee54bf40add5d',0,'');
INSERT INTO "hands" VALUES(19,100,1000100,134,'3.12777ad9d92cf4e9',0,'');
INSERT INTO "hands" VALUES(19,101,1000101,133,'.03040a0146e36718',0,'');
INSERT INTO "hands" VALUES(20,100,1000100,139,'0.a765ec6f48613f3f',0,'');
INSERT INTO "hands" VALUES(20,101,1000101,138,'.08f705ed445376d9',0,'');
INSERT INTO "hands" VALUES(22,100,1000100,142,'6.e18969f0111e0a98',0,'');
INSERT INTO "hands" VALUES(22,101,1000101,141,'.2c62cb8aea2f29a7',0,'');
INSERT INTO "hands" VALUES(24,100,1000100,153,'4.06505c471f3d7deb',0,'');
INSERT INTO "hands" VALUES(24,101,1000101,151,'.37fd9560581c7b22',0,'');
INSERT INTO "hands" VALUES(24,102,1000102,152,'.4261f45adc144819',0,'');
INSERT INTO "hands" VALUES(25,100,1000100,160,'4.6df276892a2970c6',0,'');
INSERT INTO "hands" VALUES(25,101,1000101,158,'.328da41348350a4f',0,'');
INSERT INTO "hands" VALUES(25,102,1000102,159,'.fd53c2ad5edc1303',0,'');
INSERT INTO "hands" VALUES(26,100,1000100,167,'.15f81ab149ab6936',0,'');
INSERT INTO "hands" VALUES(26,101,1000101,168,'.8f538e15988db4b3',0,'');
INSERT INTO "hands" VALUES(26,102,1000102,165,'14.bac0124a9b029a66',0,'');
INSERT INTO "hands" VALUES(26,103,1000103,166,'.77a7616163c6a527',0,'');
INSERT INTO "hands" VALUES(27,100,1000100,186,'.309deed3f0372a5f',0,'');
INSERT INTO "hands" VALUES(27,101,1000101,185,'3.3f7729895a9291c6',0,'');
INSERT INTO "hands" VALUES(28,100,1000100,192,'0.fba09e94db41bf75',0,'');
INSERT INTO "hands" VALUES(28,101,1000101,191,'.4230b970673acacb',0,'');
INSERT INTO "hands" VALUES(31,100,1000100,196,'8.f8b3a2999d1182e8',0,'');
INSERT INTO "hands" VALUES(31,101,1000101,195,'.c42cfbffccf3d61d',0,'');
INSERT INTO "hands" VALUES(33,100,1000100,209,'.aca9fd8412868e93',0,'');
INSERT INTO "hands" VALUES(33,101,1000101,207,'4.fc453350e439dede',0,'');
INSERT INTO "hands" VALUES(33,102,1000102,208,'.2e74eb15a0b91965',0,'');
INSERT INTO "hands" VALUES(34,100,1000100,217,'.c61082f6835d1b63',0,'');
INSERT INTO "hands" VALUES(34,101,1000101,215,'4.6a21103a5c1607d6',0,'');
INSERT INTO "hands" VALUES(34,102,1000102,216,'.b6a5529bf00b219d',0,'');
CREATE TABLE heartbeat (
    one     integer primary key check (one = 1),
    at      integer not null,   -- noted every half a minute while players can act
    since   integer not null,   -- they could act all the time since then
    boot    text,               -- which start of the computer this was; null: not known
    elapsed integer not null    -- what its clock of elapsed time said
) strict;
CREATE TABLE learners (
    player integer not null,
    game   text    not null,
    match  integer references matches (id),  -- the newest position of the guided match; null: none yet
    moved  integer not null default 0,       -- 1: the player has moved in a match, so is no newcomer
    primary key (player, game)
) strict, without rowid;
INSERT INTO "learners" VALUES(100,'axio',NULL,1);
INSERT INTO "learners" VALUES(100,'iota',NULL,1);
INSERT INTO "learners" VALUES(100,'paperworld',NULL,1);
INSERT INTO "learners" VALUES(100,'rota',NULL,1);
INSERT INTO "learners" VALUES(101,'axio',NULL,1);
INSERT INTO "learners" VALUES(101,'iota',NULL,1);
INSERT INTO "learners" VALUES(101,'paperworld',NULL,1);
INSERT INTO "learners" VALUES(101,'rota',NULL,1);
INSERT INTO "learners" VALUES(102,'axio',NULL,1);
INSERT INTO "learners" VALUES(102,'iota',NULL,1);
INSERT INTO "learners" VALUES(102,'paperworld',NULL,1);
INSERT INTO "learners" VALUES(102,'rota',NULL,1);
INSERT INTO "learners" VALUES(103,'axio',NULL,1);
INSERT INTO "learners" VALUES(103,'iota',NULL,1);
INSERT INTO "learners" VALUES(103,'paperworld',NULL,1);
INSERT INTO "learners" VALUES(103,'rota',NULL,1);
INSERT INTO "learners" VALUES(999,'axio',NULL,1);
INSERT INTO "learners" VALUES(999,'iota',NULL,1);
INSERT INTO "learners" VALUES(999,'paperworld',NULL,1);
INSERT INTO "learners" VALUES(999,'rota',NULL,1);
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
INSERT INTO "log" VALUES(1,6,0,'oo A7 B7',1000003,1700000018);
INSERT INTO "log" VALUES(1,7,1,'bo L7 L8',1000004,1700000024);
INSERT INTO "log" VALUES(1,8,2,'bp H6 G6',1000005,1700000030);
INSERT INTO "log" VALUES(1,9,3,'rg F3 F2',1000006,1700000036);
INSERT INTO "log" VALUES(1,10,0,'gp D7 D8',1000007,1700000042);
INSERT INTO "log" VALUES(1,11,1,'rp E3 D3',1000008,1700000048);
INSERT INTO "log" VALUES(1,12,2,'gp B8 C8',1000009,1700000054);
INSERT INTO "log" VALUES(1,13,3,'bp F8 G8',1000010,1700000060);
INSERT INTO "log" VALUES(1,14,0,'oo B6 C6',1000011,1700000066);
INSERT INTO "log" VALUES(1,15,1,'op I8 I7',1000012,1700000072);
INSERT INTO "log" VALUES(1,16,2,'rp I5 I6',1000013,1700000078);
INSERT INTO "log" VALUES(1,17,3,'bb K6 L6',1000014,1700000084);
INSERT INTO "log" VALUES(1,18,0,'bp D5 D4',1000015,1700000090);
INSERT INTO "log" VALUES(1,19,1,'ro A5 B5',1000016,1700000096);
INSERT INTO "log" VALUES(1,20,1,'/offer undo',1000017,1700000102);
INSERT INTO "log" VALUES(2,1,0,'/open',NULL,1700000103);
INSERT INTO "log" VALUES(2,2,1,'/join',1000018,1700000107);
INSERT INTO "log" VALUES(2,3,NULL,'/start',NULL,1700000107);
INSERT INTO "log" VALUES(2,4,0,'oo C8 D8',1000019,1700000113);
INSERT INTO "log" VALUES(2,5,1,'bb J6 J7',1000020,1700000119);
INSERT INTO "log" VALUES(2,6,0,'gb I8 I7',1000021,1700000125);
INSERT INTO "log" VALUES(2,7,1,'/vacate',1000022,1700000131);
INSERT INTO "log" VALUES(2,8,0,'/decline',NULL,1700000136);
INSERT INTO "log" VALUES(2,9,1,'/leave',NULL,1700000136);
INSERT INTO "log" VALUES(3,1,0,'/open',NULL,1700000137);
INSERT INTO "log" VALUES(3,2,1,'/join',1000023,1700000141);
INSERT INTO "log" VALUES(3,3,NULL,'/start',NULL,1700000141);
INSERT INTO "log" VALUES(3,4,0,'/stop',1000024,1700000147);
INSERT INTO "log" VALUES(4,1,0,'/open',NULL,1700000148);
INSERT INTO "log" VALUES(5,1,0,'/open',NULL,1700000149);
INSERT INTO "log" VALUES(5,2,0,'/start',NULL,1700000149);
INSERT INTO "log" VALUES(5,3,0,'pp F6 F7',1000025,1700000155);
INSERT INTO "log" VALUES(5,4,0,'oo C5 C6',1000026,1700000161);
INSERT INTO "log" VALUES(5,5,0,'rg G4 F4',1000027,1700000167);
INSERT INTO "log" VALUES(5,6,0,'oo E3 E4',1000028,1700000173);
INSERT INTO "log" VALUES(5,7,0,'op E5 D5',1000029,1700000179);
INSERT INTO "log" VALUES(5,8,0,'go G8 F8',1000030,1700000185);
INSERT INTO "log" VALUES(5,9,0,'bo D8 C8',1000031,1700000191);
INSERT INTO "log" VALUES(5,10,0,'ro E7 D7',1000032,1700000197);
INSERT INTO "log" VALUES(5,11,0,'rr E8 E9',1000033,1700000203);
INSERT INTO "log" VALUES(5,12,0,'bb J6 J7',1000034,1700000209);
INSERT INTO "log" VALUES(5,13,0,'gb K5 J5',1000035,1700000215);
INSERT INTO "log" VALUES(5,14,0,'gb H7 I7',1000036,1700000221);
INSERT INTO "log" VALUES(5,15,0,'gp F11 E11',1000037,1700000227);
INSERT INTO "log" VALUES(5,16,0,'bp H6 G6',1000038,1700000233);
INSERT INTO "log" VALUES(5,17,0,'pp C11 D11',1000039,1700000239);
INSERT INTO "log" VALUES(5,18,0,'rg H9 H8',1000040,1700000245);
INSERT INTO "log" VALUES(5,19,0,'bb I4 I5',1000041,1700000251);
INSERT INTO "log" VALUES(5,20,0,'ro G5 F5',1000042,1700000257);
INSERT INTO "log" VALUES(5,21,0,'bp C9 C10',1000043,1700000263);
INSERT INTO "log" VALUES(5,22,0,'gg D10 E10',1000044,1700000269);
INSERT INTO "log" VALUES(5,23,0,'gp H4 H3',1000045,1700000275);
INSERT INTO "log" VALUES(5,24,0,'rp J3 K3',1000046,1700000281);
INSERT INTO "log" VALUES(5,25,0,'rp G9 G10',1000047,1700000287);
INSERT INTO "log" VALUES(5,26,0,'rb E6 D6',1000048,1700000293);
INSERT INTO "log" VALUES(5,27,0,'bp I8 J8',1000049,1700000299);
INSERT INTO "log" VALUES(5,28,0,'op K9 K10',1000050,1700000305);
INSERT INTO "log" VALUES(5,29,0,'gp F10 F9',1000051,1700000311);
INSERT INTO "log" VALUES(5,30,0,'gb J11 J10',1000052,1700000317);
INSERT INTO "log" VALUES(5,31,0,'rp I9 I10',1000053,1700000323);
INSERT INTO "log" VALUES(5,32,0,'rg H10 H11',1000054,1700000329);
INSERT INTO "log" VALUES(5,33,0,'rb K4 J4',1000055,1700000335);
INSERT INTO "log" VALUES(5,34,0,'ro D4 C4',1000056,1700000341);
INSERT INTO "log" VALUES(5,35,0,'ro D3 C3',1000057,1700000347);
INSERT INTO "log" VALUES(6,1,0,'/open',NULL,1700000348);
INSERT INTO "log" VALUES(6,2,1,'/join',1000058,1700000352);
INSERT INTO "log" VALUES(6,3,NULL,'/start',NULL,1700000352);
INSERT INTO "log" VALUES(6,4,0,'oo C5 C6',1000059,1700000358);
INSERT INTO "log" VALUES(6,5,1,'ro H3 H4',1000060,1700000364);
INSERT INTO "log" VALUES(6,6,0,'oo D6 E6',1000061,1700000370);
INSERT INTO "log" VALUES(6,7,1,'go I10 H10',1000062,1700000376);
INSERT INTO "log" VALUES(6,8,0,'gp I3 J3',1000063,1700000382);
INSERT INTO "log" VALUES(6,9,1,'bp F5 F6',1000064,1700000388);
INSERT INTO "log" VALUES(6,10,0,'pp D4 D5',1000065,1700000394);
INSERT INTO "log" VALUES(6,11,1,'rr E3 F3',1000066,1700000400);
INSERT INTO "log" VALUES(6,12,1,'/vacate',1000067,1700000406);
INSERT INTO "log" VALUES(6,13,0,'/decline',NULL,1700000411);
INSERT INTO "log" VALUES(6,14,1,'/leave',NULL,1700000411);
INSERT INTO "log" VALUES(7,1,0,'/open',NULL,1700000412);
INSERT INTO "log" VALUES(7,2,1,'/join',NULL,1700000412);
INSERT INTO "log" VALUES(7,3,0,'/start',NULL,1700000412);
INSERT INTO "log" VALUES(7,4,0,'oo C8 D8',1000068,1700000418);
INSERT INTO "log" VALUES(7,5,1,'rr G4 H4',1000069,1700000424);
INSERT INTO "log" VALUES(7,6,0,'gb E7 F7',1000070,1700000430);
INSERT INTO "log" VALUES(7,7,1,'go I3 I4',1000071,1700000436);
INSERT INTO "log" VALUES(7,8,0,'op C9 C10',1000072,1700000442);
INSERT INTO "log" VALUES(8,1,0,'/open',NULL,1700000443);
INSERT INTO "log" VALUES(8,2,1,'/join',1000073,1700000447);
INSERT INTO "log" VALUES(8,3,2,'/join',1000074,1700000451);
INSERT INTO "log" VALUES(8,4,NULL,'/start',NULL,1700000451);
INSERT INTO "log" VALUES(8,5,0,'pp G8 H8',1000075,1700000457);
INSERT INTO "log" VALUES(8,6,1,'ro G4 H4',1000076,1700000463);
INSERT INTO "log" VALUES(8,7,2,'gb L6 K6',1000077,1700000469);
INSERT INTO "log" VALUES(8,8,0,'op G9 H9',1000078,1700000475);
INSERT INTO "log" VALUES(8,9,0,'/vacate',1000079,1700000481);
INSERT INTO "log" VALUES(8,10,1,'/agree',1000080,1700000487);
INSERT INTO "log" VALUES(8,11,2,'/agree',1000081,1700000492);
INSERT INTO "log" VALUES(8,12,0,'/replace',NULL,1700000492);
INSERT INTO "log" VALUES(9,1,0,'/open',NULL,1700000493);
INSERT INTO "log" VALUES(9,2,1,'/join',1000082,1700000497);
INSERT INTO "log" VALUES(9,3,2,'/join',1000083,1700000501);
INSERT INTO "log" VALUES(9,4,NULL,'/start',NULL,1700000501);
INSERT INTO "log" VALUES(9,5,0,'oo D7 D8',1000084,1700000507);
INSERT INTO "log" VALUES(9,6,1,'bb G8 G9',1000085,1700000513);
INSERT INTO "log" VALUES(9,7,2,'gb H11 I11',1000086,1700000519);
INSERT INTO "log" VALUES(9,8,0,'rg F10 F11',1000087,1700000525);
INSERT INTO "log" VALUES(9,9,0,'/vacate',1000088,1700000531);
INSERT INTO "log" VALUES(10,1,0,'/open',NULL,1700000532);
INSERT INTO "log" VALUES(10,2,1,'/join',1000089,1700000536);
INSERT INTO "log" VALUES(10,3,2,'/join',1000090,1700000540);
INSERT INTO "log" VALUES(10,4,3,'/join',1000091,1700000544);
INSERT INTO "log" VALUES(10,5,NULL,'/start',NULL,1700000544);
INSERT INTO "log" VALUES(10,6,0,'rc4 M19 bs3 M20 yt2 M21',1000092,1700000550);
INSERT INTO "log" VALUES(10,7,1,'rc2 L19',1000093,1700000556);
INSERT INTO "log" VALUES(10,8,2,'rc3 N19',1000094,1700000562);
INSERT INTO "log" VALUES(10,9,3,'gt4 L18',1000095,1700000568);
INSERT INTO "log" VALUES(10,10,0,'ys4 L22 w M22',1000096,1700000574);
INSERT INTO "log" VALUES(10,11,1,'yt3 K18',1000097,1700000580);
INSERT INTO "log" VALUES(10,12,2,'rs2 K17',1000098,1700000586);
INSERT INTO "log" VALUES(10,13,3,'gt3 K23 bt3 L23',1000099,1700000592);
INSERT INTO "log" VALUES(10,14,0,'bs2 O18 rc1 O19',1000100,1700000598);
INSERT INTO "log" VALUES(10,15,1,'bc2 N18',1000101,1700000604);
INSERT INTO "log" VALUES(10,16,2,'yc1 J24 gs3 K24',1000102,1700000610);
INSERT INTO "log" VALUES(10,17,3,'bc1 I23 bt4 I24 bx2 I25',1000103,1700000616);
INSERT INTO "log" VALUES(10,18,0,'gx4 K16 rt1 L16',1000104,1700000622);
INSERT INTO "log" VALUES(10,19,1,'rx1 L21',1000105,1700000628);
INSERT INTO "log" VALUES(10,20,1,'/offer undo',1000106,1700000634);
INSERT INTO "log" VALUES(11,1,0,'/open',NULL,1700000635);
INSERT INTO "log" VALUES(11,2,1,'/join',1000107,1700000639);
INSERT INTO "log" VALUES(11,3,NULL,'/start',NULL,1700000639);
INSERT INTO "log" VALUES(11,4,0,'yt2 N21 bs3 O21 rc4 P21',1000108,1700000645);
INSERT INTO "log" VALUES(11,5,1,'bc2 O22',1000109,1700000651);
INSERT INTO "log" VALUES(11,6,0,'bs2 M19 rc3 N19',1000110,1700000657);
INSERT INTO "log" VALUES(11,7,1,'/vacate',1000111,1700000663);
INSERT INTO "log" VALUES(11,8,0,'/decline',NULL,1700000668);
INSERT INTO "log" VALUES(11,9,1,'/leave',NULL,1700000668);
INSERT INTO "log" VALUES(12,1,0,'/open',NULL,1700000669);
INSERT INTO "log" VALUES(12,2,1,'/join',1000112,1700000673);
INSERT INTO "log" VALUES(12,3,NULL,'/start',NULL,1700000673);
INSERT INTO "log" VALUES(12,4,0,'/stop',1000113,1700000679);
INSERT INTO "log" VALUES(13,1,0,'/open',NULL,1700000680);
INSERT INTO "log" VALUES(14,1,0,'/open',NULL,1700000681);
INSERT INTO "log" VALUES(14,2,1,'/join',1000114,1700000685);
INSERT INTO "log" VALUES(14,3,NULL,'/start',NULL,1700000685);
INSERT INTO "log" VALUES(14,4,0,'rc4 M20 yt2 O20',1000115,1700000691);
INSERT INTO "log" VALUES(14,5,1,'rc2 M19',1000116,1700000697);
INSERT INTO "log" VALUES(14,6,0,'bs3 L18 bs2 L19',1000117,1700000703);
INSERT INTO "log" VALUES(14,7,1,'rc3 M21 bc2 N21',1000118,1700000709);
INSERT INTO "log" VALUES(14,8,0,'yc1 K16 gt3 K17 rs2 K18',1000119,1700000715);
INSERT INTO "log" VALUES(14,9,1,'yc3 J17',1000120,1700000721);
INSERT INTO "log" VALUES(14,10,0,'w P20',1000121,1700000727);
INSERT INTO "log" VALUES(14,11,1,'gt1 O19 ys4 P19 bx2 Q19',1000122,1700000733);
INSERT INTO "log" VALUES(14,12,1,'/vacate',1000123,1700000739);
INSERT INTO "log" VALUES(14,13,0,'/decline',NULL,1700000744);
INSERT INTO "log" VALUES(14,14,1,'/leave',NULL,1700000744);
INSERT INTO "log" VALUES(15,1,0,'/open',NULL,1700000745);
INSERT INTO "log" VALUES(15,2,1,'/join',NULL,1700000745);
INSERT INTO "log" VALUES(15,3,0,'/start',NULL,1700000745);
INSERT INTO "log" VALUES(15,4,0,'rc4 O19 yt2 O20 bs3 O21',1000124,1700000751);
INSERT INTO "log" VALUES(15,5,1,'bc2 N21',1000125,1700000757);
INSERT INTO "log" VALUES(15,6,0,'bs2 M19 rc3 M20',1000126,1700000763);
INSERT INTO "log" VALUES(15,7,1,'gt3 K19 rx1 L19',1000127,1700000769);
INSERT INTO "log" VALUES(15,8,0,'gt4 M18 rs2 N18',1000128,1700000775);
INSERT INTO "log" VALUES(16,1,0,'/open',NULL,1700000776);
INSERT INTO "log" VALUES(16,2,1,'/join',1000129,1700000780);
INSERT INTO "log" VALUES(16,3,2,'/join',1000130,1700000784);
INSERT INTO "log" VALUES(16,4,NULL,'/start',NULL,1700000784);
INSERT INTO "log" VALUES(16,5,0,'bs3 O18 rc4 O19 yt2 O20',1000131,1700000790);
INSERT INTO "log" VALUES(16,6,1,'gt1 P18 rc2 P19',1000132,1700000796);
INSERT INTO "log" VALUES(16,7,2,'rc3 N19',1000133,1700000802);
INSERT INTO "log" VALUES(16,8,0,'pass bs2 gt4 yc3 bx2',1000134,1700000808);
INSERT INTO "log" VALUES(16,9,0,'/vacate',1000135,1700000814);
INSERT INTO "log" VALUES(16,10,1,'/agree',1000136,1700000820);
INSERT INTO "log" VALUES(16,11,2,'/agree',1000137,1700000825);
INSERT INTO "log" VALUES(16,12,0,'/replace',NULL,1700000825);
INSERT INTO "log" VALUES(17,1,0,'/open',NULL,1700000826);
INSERT INTO "log" VALUES(17,2,1,'/join',1000138,1700000830);
INSERT INTO "log" VALUES(17,3,2,'/join',1000139,1700000834);
INSERT INTO "log" VALUES(17,4,NULL,'/start',NULL,1700000834);
INSERT INTO "log" VALUES(17,5,0,'rc4 M19 bs2 M20',1000140,1700000840);
INSERT INTO "log" VALUES(17,6,1,'gt1 N19',1000141,1700000846);
INSERT INTO "log" VALUES(17,7,2,'yc1 O20',1000142,1700000852);
INSERT INTO "log" VALUES(17,8,0,'gt4 N18 yc3 O18',1000143,1700000858);
INSERT INTO "log" VALUES(17,9,0,'/vacate',1000144,1700000864);
INSERT INTO "log" VALUES(18,1,0,'/open',NULL,1700000865);
INSERT INTO "log" VALUES(18,2,1,'/join',1000145,1700000869);
INSERT INTO "log" VALUES(18,3,2,'/join',1000146,1700000873);
INSERT INTO "log" VALUES(18,4,3,'/join',1000147,1700000877);
INSERT INTO "log" VALUES(18,5,NULL,'/start',NULL,1700000877);
INSERT INTO "log" VALUES(18,6,0,'take black',1000148,1700000883);
INSERT INTO "log" VALUES(18,7,1,'take yellow',1000149,1700000889);
INSERT INTO "log" VALUES(18,8,2,'take blue',1000150,1700000895);
INSERT INTO "log" VALUES(18,9,3,'take yellow',1000151,1700000901);
INSERT INTO "log" VALUES(18,10,0,'lay k1 D3',1000152,1700000907);
INSERT INTO "log" VALUES(18,11,0,'done',1000153,1700000913);
INSERT INTO "log" VALUES(18,12,1,'take black',1000154,1700000919);
INSERT INTO "log" VALUES(18,13,2,'take yellow',1000155,1700000925);
INSERT INTO "log" VALUES(18,14,3,'lay y1 D3',1000156,1700000931);
INSERT INTO "log" VALUES(18,15,3,'lay y1 D4',1000157,1700000937);
INSERT INTO "log" VALUES(18,16,3,'done',1000158,1700000943);
INSERT INTO "log" VALUES(18,17,0,'take blue',1000159,1700000949);
INSERT INTO "log" VALUES(18,18,1,'take green',1000160,1700000955);
INSERT INTO "log" VALUES(18,19,2,'lay y1 C2',1000161,1700000961);
INSERT INTO "log" VALUES(18,20,1,'/offer undo',1000162,1700000967);
INSERT INTO "log" VALUES(19,1,0,'/open',NULL,1700000968);
INSERT INTO "log" VALUES(19,2,1,'/join',1000163,1700000972);
INSERT INTO "log" VALUES(19,3,NULL,'/start',NULL,1700000972);
INSERT INTO "log" VALUES(19,4,0,'take black',1000164,1700000978);
INSERT INTO "log" VALUES(19,5,1,'take yellow',1000165,1700000984);
INSERT INTO "log" VALUES(19,6,0,'lay k1 C4',1000166,1700000990);
INSERT INTO "log" VALUES(19,7,1,'/vacate',1000167,1700000996);
INSERT INTO "log" VALUES(19,8,0,'/decline',NULL,1700001001);
INSERT INTO "log" VALUES(19,9,1,'/leave',NULL,1700001001);
INSERT INTO "log" VALUES(20,1,0,'/open',NULL,1700001002);
INSERT INTO "log" VALUES(20,2,1,'/join',1000168,1700001006);
INSERT INTO "log" VALUES(20,3,NULL,'/start',NULL,1700001006);
INSERT INTO "log" VALUES(20,4,0,'/stop',1000169,1700001012);
INSERT INTO "log" VALUES(21,1,0,'/open',NULL,1700001013);
INSERT INTO "log" VALUES(22,1,0,'/open',NULL,1700001014);
INSERT INTO "log" VALUES(22,2,1,'/join',1000170,1700001018);
INSERT INTO "log" VALUES(22,3,NULL,'/start',NULL,1700001018);
INSERT INTO "log" VALUES(22,4,0,'take black',1000171,1700001024);
INSERT INTO "log" VALUES(22,5,1,'take yellow',1000172,1700001030);
INSERT INTO "log" VALUES(22,6,0,'lay k1 C4',1000173,1700001036);
INSERT INTO "log" VALUES(22,7,0,'lay k2s C4 token',1000174,1700001042);
INSERT INTO "log" VALUES(22,8,0,'done',1000175,1700001048);
INSERT INTO "log" VALUES(22,9,1,'take green',1000176,1700001054);
INSERT INTO "log" VALUES(22,10,0,'take blue',1000177,1700001060);
INSERT INTO "log" VALUES(22,11,1,'take yellow',1000178,1700001066);
INSERT INTO "log" VALUES(22,12,1,'/vacate',1000179,1700001072);
INSERT INTO "log" VALUES(22,13,0,'/decline',NULL,1700001077);
INSERT INTO "log" VALUES(22,14,1,'/leave',NULL,1700001077);
INSERT INTO "log" VALUES(23,1,0,'/open',NULL,1700001078);
INSERT INTO "log" VALUES(23,2,1,'/join',NULL,1700001078);
INSERT INTO "log" VALUES(23,3,0,'/start',NULL,1700001078);
INSERT INTO "log" VALUES(23,4,0,'take black',1000180,1700001084);
INSERT INTO "log" VALUES(23,5,1,'take yellow',1000181,1700001090);
INSERT INTO "log" VALUES(23,6,0,'lay k1 B3',1000182,1700001096);
INSERT INTO "log" VALUES(23,7,0,'lay k2s B3 token',1000183,1700001102);
INSERT INTO "log" VALUES(23,8,0,'done',1000184,1700001108);
INSERT INTO "log" VALUES(24,1,0,'/open',NULL,1700001109);
INSERT INTO "log" VALUES(24,2,1,'/join',1000185,1700001113);
INSERT INTO "log" VALUES(24,3,2,'/join',1000186,1700001117);
INSERT INTO "log" VALUES(24,4,NULL,'/start',NULL,1700001117);
INSERT INTO "log" VALUES(24,5,0,'take black',1000187,1700001123);
INSERT INTO "log" VALUES(24,6,1,'take yellow',1000188,1700001129);
INSERT INTO "log" VALUES(24,7,2,'take green',1000189,1700001135);
INSERT INTO "log" VALUES(24,8,0,'lay k1 B3',1000190,1700001141);
INSERT INTO "log" VALUES(24,9,0,'/vacate',1000191,1700001147);
INSERT INTO "log" VALUES(24,10,1,'/agree',1000192,1700001153);
INSERT INTO "log" VALUES(24,11,2,'/agree',1000193,1700001158);
INSERT INTO "log" VALUES(24,12,0,'/replace',NULL,1700001158);
INSERT INTO "log" VALUES(25,1,0,'/open',NULL,1700001159);
INSERT INTO "log" VALUES(25,2,1,'/join',1000194,1700001163);
INSERT INTO "log" VALUES(25,3,2,'/join',1000195,1700001167);
INSERT INTO "log" VALUES(25,4,NULL,'/start',NULL,1700001167);
INSERT INTO "log" VALUES(25,5,0,'take black',1000196,1700001173);
INSERT INTO "log" VALUES(25,6,1,'take yellow',1000197,1700001179);
INSERT INTO "log" VALUES(25,7,2,'take green',1000198,1700001185);
INSERT INTO "log" VALUES(25,8,0,'lay k1 D3',1000199,1700001191);
INSERT INTO "log" VALUES(25,9,0,'/vacate',1000200,1700001197);
INSERT INTO "log" VALUES(26,1,0,'/open',NULL,1700001198);
INSERT INTO "log" VALUES(26,2,1,'/join',1000201,1700001202);
INSERT INTO "log" VALUES(26,3,2,'/join',1000202,1700001206);
INSERT INTO "log" VALUES(26,4,3,'/join',1000203,1700001210);
INSERT INTO "log" VALUES(26,5,NULL,'/start',NULL,1700001210);
INSERT INTO "log" VALUES(26,6,0,'N59 2',1000204,1700001216);
INSERT INTO "log" VALUES(26,7,1,'M62 1 r',1000205,1700001222);
INSERT INTO "log" VALUES(26,8,2,'L62 0',1000206,1700001228);
INSERT INTO "log" VALUES(26,9,3,'O60 0',1000207,1700001234);
INSERT INTO "log" VALUES(26,10,0,'O59 3 b',1000208,1700001240);
INSERT INTO "log" VALUES(26,11,1,'L63 2',1000209,1700001246);
INSERT INTO "log" VALUES(26,12,2,'M63 1',1000210,1700001252);
INSERT INTO "log" VALUES(26,13,3,'L61 0',1000211,1700001258);
INSERT INTO "log" VALUES(26,14,0,'K62 0',1000212,1700001264);
INSERT INTO "log" VALUES(26,15,1,'N58 2',1000213,1700001270);
INSERT INTO "log" VALUES(26,16,2,'M59 0 b',1000214,1700001276);
INSERT INTO "log" VALUES(26,17,3,'N62 2',1000215,1700001282);
INSERT INTO "log" VALUES(26,18,0,'K61 2 b',1000216,1700001288);
INSERT INTO "log" VALUES(26,19,1,'K63 0',1000217,1700001294);
INSERT INTO "log" VALUES(26,20,1,'/offer undo',1000218,1700001300);
INSERT INTO "log" VALUES(27,1,0,'/open',NULL,1700001301);
INSERT INTO "log" VALUES(27,2,1,'/join',1000219,1700001305);
INSERT INTO "log" VALUES(27,3,NULL,'/start',NULL,1700001305);
INSERT INTO "log" VALUES(27,4,0,'L61 0',1000220,1700001311);
INSERT INTO "log" VALUES(27,5,1,'M62 1 r',1000221,1700001317);
INSERT INTO "log" VALUES(27,6,0,'L62 3 o',1000222,1700001323);
INSERT INTO "log" VALUES(27,7,1,'/vacate',1000223,1700001329);
INSERT INTO "log" VALUES(27,8,0,'/decline',NULL,1700001334);
INSERT INTO "log" VALUES(27,9,1,'/leave',NULL,1700001334);
INSERT INTO "log" VALUES(28,1,0,'/open',NULL,1700001335);
INSERT INTO "log" VALUES(28,2,1,'/join',1000224,1700001339);
INSERT INTO "log" VALUES(28,3,NULL,'/start',NULL,1700001339);
INSERT INTO "log" VALUES(28,4,0,'/stop',1000225,1700001345);
INSERT INTO "log" VALUES(29,1,0,'/open',NULL,1700001346);
INSERT INTO "log" VALUES(30,1,0,'/open',NULL,1700001347);
INSERT INTO "log" VALUES(30,2,0,'/start',NULL,1700001347);
INSERT INTO "log" VALUES(30,3,0,'M59 1',1000226,1700001353);
INSERT INTO "log" VALUES(30,4,0,'L60 3 r',1000227,1700001359);
INSERT INTO "log" VALUES(30,5,0,'L59 3',1000228,1700001365);
INSERT INTO "log" VALUES(30,6,0,'N59 0 p',1000229,1700001371);
INSERT INTO "log" VALUES(30,7,0,'L61 3',1000230,1700001377);
INSERT INTO "log" VALUES(30,8,0,'M58 0',1000231,1700001383);
INSERT INTO "log" VALUES(30,9,0,'L58 1 b',1000232,1700001389);
INSERT INTO "log" VALUES(30,10,0,'M62 1',1000233,1700001395);
INSERT INTO "log" VALUES(30,11,0,'K60 2',1000234,1700001401);
INSERT INTO "log" VALUES(30,12,0,'K61 2',1000235,1700001407);
INSERT INTO "log" VALUES(30,13,0,'M57 3',1000236,1700001413);
INSERT INTO "log" VALUES(30,14,0,'L57 2',1000237,1700001419);
INSERT INTO "log" VALUES(31,1,0,'/open',NULL,1700001420);
INSERT INTO "log" VALUES(31,2,1,'/join',1000238,1700001424);
INSERT INTO "log" VALUES(31,3,NULL,'/start',NULL,1700001424);
INSERT INTO "log" VALUES(31,4,0,'L61 0',1000239,1700001430);
INSERT INTO "log" VALUES(31,5,1,'N62 0',1000240,1700001436);
INSERT INTO "log" VALUES(31,6,0,'O61 2',1000241,1700001442);
INSERT INTO "log" VALUES(31,7,1,'O62 2',1000242,1700001448);
INSERT INTO "log" VALUES(31,8,0,'P62 3',1000243,1700001454);
INSERT INTO "log" VALUES(31,9,1,'M59 0 r',1000244,1700001460);
INSERT INTO "log" VALUES(31,10,0,'N59 2',1000245,1700001466);
INSERT INTO "log" VALUES(31,11,1,'M62 1',1000246,1700001472);
INSERT INTO "log" VALUES(31,12,1,'/vacate',1000247,1700001478);
INSERT INTO "log" VALUES(31,13,0,'/decline',NULL,1700001483);
INSERT INTO "log" VALUES(31,14,1,'/leave',NULL,1700001483);
INSERT INTO "log" VALUES(31,15,NULL,'/void',1000269,1700001608);
INSERT INTO "log" VALUES(32,1,0,'/open',NULL,1700001484);
INSERT INTO "log" VALUES(32,2,1,'/join',NULL,1700001484);
INSERT INTO "log" VALUES(32,3,0,'/start',NULL,1700001484);
INSERT INTO "log" VALUES(32,4,0,'N59 2',1000248,1700001490);
INSERT INTO "log" VALUES(32,5,1,'O61 0 o',1000249,1700001496);
INSERT INTO "log" VALUES(32,6,0,'O60 0 g',1000250,1700001502);
INSERT INTO "log" VALUES(32,7,1,'L61 1',1000251,1700001508);
INSERT INTO "log" VALUES(32,8,0,'L60 2',1000252,1700001514);
INSERT INTO "log" VALUES(33,1,0,'/open',NULL,1700001515);
INSERT INTO "log" VALUES(33,2,1,'/join',1000253,1700001519);
INSERT INTO "log" VALUES(33,3,2,'/join',1000254,1700001523);
INSERT INTO "log" VALUES(33,4,NULL,'/start',NULL,1700001523);
INSERT INTO "log" VALUES(33,5,0,'M59 1',1000255,1700001529);
INSERT INTO "log" VALUES(33,6,1,'N59 1 r',1000256,1700001535);
INSERT INTO "log" VALUES(33,7,2,'L60 0',1000257,1700001541);
INSERT INTO "log" VALUES(33,8,0,'L59 3 r',1000258,1700001547);
INSERT INTO "log" VALUES(33,9,0,'/vacate',1000259,1700001553);
INSERT INTO "log" VALUES(33,10,1,'/agree',1000260,1700001559);
INSERT INTO "log" VALUES(33,11,2,'/agree',1000261,1700001564);
INSERT INTO "log" VALUES(33,12,0,'/replace',NULL,1700001564);
INSERT INTO "log" VALUES(34,1,0,'/open',NULL,1700001565);
INSERT INTO "log" VALUES(34,2,1,'/join',1000262,1700001569);
INSERT INTO "log" VALUES(34,3,2,'/join',1000263,1700001573);
INSERT INTO "log" VALUES(34,4,NULL,'/start',NULL,1700001573);
INSERT INTO "log" VALUES(34,5,0,'N59 2',1000264,1700001579);
INSERT INTO "log" VALUES(34,6,1,'N62 0',1000265,1700001585);
INSERT INTO "log" VALUES(34,7,2,'M59 0',1000266,1700001591);
INSERT INTO "log" VALUES(34,8,0,'N58 1',1000267,1700001597);
INSERT INTO "log" VALUES(34,9,0,'/vacate',1000268,1700001603);
INSERT INTO "log" VALUES(35,1,0,'/open',1000270,1700001609);
INSERT INTO "log" VALUES(35,2,0,'/start',NULL,1700001609);
INSERT INTO "log" VALUES(36,1,0,'/open',1000274,1700001611);
INSERT INTO "log" VALUES(36,2,1,'/join',NULL,1700001611);
INSERT INTO "log" VALUES(36,3,0,'/start',NULL,1700001611);
INSERT INTO "log" VALUES(36,4,NULL,'/set-up {"seed":"puzzle of axio 1","turn":7,"midturn":false,"moved":[3,4],"left":[],"board":".............................rrrrggr........b^ooo.........r............p........o...p...b.......gp......................................g................................","joints":".............................ews.sss........n.nnn.........s............n........................ew.......................................................................","pyramids":[45],"bag":["bb","oo","rb","rg","gb","rg","go","ro","op","go","bo","bo","bp","gg","gb","bo","bp","rp","rr","pp","gp","gb","go","rg","rr","op","rp","rp","bb","gb","op","pp","bo","go","bo","gb","bp","op","bp","rb","oo","bb","ro","rp","bp","bb","rg","gp","gp","gp","rb","pp","ro","rg","bo","op","op","bp","rr","gg","rb","bo","go","rg","bo","ro","ro","gb","rp","bp","go","ro","ro","gg","rg","bp","rp","oo","gb","gp","rg","rb","rb"],"racks":[["gp","gb","gg","op","gp"],["rp","rb","oo","op","pp"]],"markers":[[2,0,0,2,1],[3,1,1,2,2]],"begun":[true,true],"seat":0,"phase":"place","owed":0,"recent":[{"seat":1,"tile":"gp","cells":[96,97],"points":[0,0,0,0,2],"pyramids":[],"gained":[0,0,0,0,2],"bonuses":0,"kind":"placed"},{"seat":1,"count":1,"kind":"drew"}],"reason":null}',NULL,1700001611);
INSERT INTO "log" VALUES(36,5,0,'gb K11 J11',1000275,1700001617);
INSERT INTO "log" VALUES(37,1,0,'/open',1000276,1700001619);
INSERT INTO "log" VALUES(37,2,1,'/join',NULL,1700001619);
INSERT INTO "log" VALUES(37,3,0,'/start',NULL,1700001619);
INSERT INTO "log" VALUES(37,4,NULL,'/set-up {"seed":"puzzle of iota 1","turn":4,"midturn":false,"moved":[2,2],"left":[],"options":{"half":false,"kids":false},"grid":[["rx1",4900],["gx4",4901],["gs4",5000],["yx2",4902],["yx4",5001],["gs2",4800],["rt3",4801],["gx2",4700],["gc3",4701]],"pile":["bt2","bx3","yc4","bs3","rc2","bt1","rt1","rs1","bt3","gx1","rt4","w","rc1","yc3","gs3","yt4","yx3","bc1","gx3","yc2","bs4","yt3","w","gc4","bc4","bt4","bs1","bx2","rt2","gc1","rs4","rx2","gt4","rs3","bs2","ys1","gc2","gt3","rx3","rc4","gt2","yx1","rs2","gs1","ys3","ys2","rx4","gt1","yt2"],"hands":[["yt1","bc2","yc1","bx4"],["bc3","ys4","bx1","rc3"]],"points":[22,31],"seat":0,"passes":0,"recent":[{"seat":1,"cards":[["gx2",4700],["gc3",4701]],"score":{"lines":[{"cells":[4700,4701],"cards":["gx2","gc3"],"points":5},{"cells":[4701,4800],"cards":["gc3","gs2"],"points":5}],"doublings":[],"total":10},"kind":"played"},{"seat":1,"count":2,"kind":"drew"}],"reason":null}',NULL,1700001619);
CREATE TABLE look_backs (
    match integer primary key references matches (id),
    judge integer not null,
    number integer not null,
    body text,
    done integer not null default 0 check (done in (0, 1))
) strict;
INSERT INTO "look_backs" VALUES(31,3,1,NULL,0);
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
    check (late in ('skip', 'forfeit', 'vote')), deadline integer, alarm integer, day integer, mark text not null default '', givers text not null default '[]', removed integer not null default 0, world integer, silent text not null default '[]', kind text not null default 'table', past text, call_page integer not null default 0, holds integer not null default 1, sign_channel integer, sign_message integer, hints integer not null default 0, computer_at integer) strict;
INSERT INTO "matches" VALUES(1,'axio',1,2,100,'running',4,0,'[]','{}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"board":"..................g..........prrr.........p.........ro.b....r....^oo...pbp.bb.ooog..p.p.bb..gpp.bp.o..o.................................g................................","joints":"..................s..........ewn..........s.........ew.n....s.....ew...ewn.ew.ew.s....s..s..ewn.ew.n..n..................................................................","pyramids":[65],"bag":["gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","rg","op","rp","ro"],["go","rr","bb","rg","go"],["gb","gb","pp","gp","rb"],["ro","gg","rb","gb","ro"]],"markers":[[0,0,0,3,1],[3,0,1,4,0],[0,0,0,0,3],[1,0,2,0,2]],"begun":[true,true,true,true],"seat":2,"phase":"place","owed":0,"recent":[{"seat":1,"tile":"ro","cells":[52,53],"points":[0,0,0,2,0],"pyramids":[{"cell":65,"points":[1,0,0,2,0],"moved_from":null}],"gained":[1,0,0,4,0],"bonuses":0,"kind":"placed"},{"seat":1,"count":1,"kind":"drew"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700086498,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[],"level":null}',16,1700000000,NULL,2,20,20,16,20,NULL,NULL,'skip',NULL,NULL,NULL,'1e8d623c65ebb15e','[]',0,1,'[]','table','[{"turn":12,"whole":true,"events":[{"seat":3,"tile":"bb","cells":[75,76],"points":[0,0,2,0,0],"pyramids":[],"gained":[0,0,2,0,0],"bonuses":0,"kind":"placed"},{"seat":3,"count":1,"kind":"drew"}],"taken":[]},{"turn":13,"whole":true,"events":[{"seat":0,"tile":"bp","cells":[55,42],"points":[0,0,0,0,1],"pyramids":[],"gained":[0,0,0,0,1],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"taken":[]},{"turn":14,"whole":true,"events":[{"seat":1,"tile":"ro","cells":[52,53],"points":[0,0,0,2,0],"pyramids":[{"cell":65,"points":[1,0,0,2,0],"moved_from":null}],"gained":[1,0,0,4,0],"bonuses":0,"kind":"placed"},{"seat":1,"count":1,"kind":"drew"}],"taken":[]}]',15,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(2,'axio',1,3,100,'finished',2,0,'[]','{}','kept for later versions',9,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"board":"................................r.........................................b.....o...p.bbb....oo....g....................................g................................","joints":"..........................................................................s...........sn.....ew....n.....................................................................","pyramids":[],"bag":["rp","rg","bb","op","bp","bp","bb","rg","bo","rp","pp","oo","op","go","ro","op","rp","gb","rp","go","pp","gg","rg","gp","op","go","go","ro","gp","rb","bp","gp","op","bp","ro","gp","gp","rp","rb","bo","bp","go","rp","bp","pp","rb","rb","gg","rr","rb","rb","bo","ro","gp","ro","op","bb","op","rb","gg","gb","bo","bo","rb","ro","gb","bp","go","rr","bo","bo","bp","rp","rr","gg","rg","rg","rp","go","rg","oo","ro","gp","gb","rg","gb","gb","go","bo","rr","ro","gb"],"racks":[["pp","rg","oo","op","gp"],[]],"markers":[[0,0,2,1,0],[0,0,1,0,0]],"begun":[true,true],"seat":1,"phase":"place","owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,6,1700000103,1700000133,3,26,6,4,6,'{"kind":"without","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'df9b7417b4d3d5ca','[]',0,1,'[]','table','[{"turn":3,"whole":true,"events":[{"seat":0,"tile":"gb","cells":[99,86],"points":[0,0,2,0,0],"pyramids":[],"gained":[0,0,2,0,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',6,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(3,'axio',1,4,100,'stopped',2,0,'[]','{}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"board":"................................r...............................................o...p...b...............................................g................................","joints":".........................................................................................................................................................................","pyramids":[],"bag":["gb","gb","gp","bp","pp","rg","bb","ro","bp","gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","oo","rg","oo","op"],["go","bo","ro","rr","bb"]],"markers":[[0,0,0,0,0],[0,0,0,0,0]],"begun":[false,false],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000137,1700000144,4,27,3,1,3,'{"kind":"called-off","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'a81a147577e9e4f1','[]',0,1,'[]','table','[]',1,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(4,'axio',1,5,102,'lobby',2,0,'[103]','{}','kept for later versions',1,NULL,NULL,0,1700000148,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700086548,NULL,'7b122351104ccf54','[]',0,1,'[]','table','[]',0,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(5,'axio',1,6,100,'finished',1,0,'[]','{}','kept for later versions',35,'{"seed":"kept for later versions","turn":33,"midturn":false,"moved":[33],"left":[],"board":"............................oro^rp^rp....orogrgbbr....opoor^bbg....obrppb^b^....oorppgbbb....obroggbp^....b^rprrr^o....pgggprpbp....pppggg^g^............................","joints":"............................ews..s.ew....ewnewnsew....sewew.new....newsew.s......ewn.ewn.....ewsewsew.....s.nssns.s....newnnsnsn....ewew.n.n.............................","pyramids":[31,75,73,107,59,34,101,140,113,138],"bag":["gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["go"]],"markers":[[17,15,24,18,10]],"begun":[true],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"tile":"ro","cells":[29,28],"points":[1,0,0,5,0],"pyramids":[],"gained":[1,0,0,3,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"},{"reason":"full","kind":"ended"}],"reason":"full"}',NULL,1,1700000149,1700000343,6,30,35,1,35,NULL,NULL,'skip',NULL,NULL,NULL,'bcc97ca1e6dc0edd','[]',0,1,'[]','solo','[{"turn":33,"whole":true,"events":[{"seat":0,"tile":"ro","cells":[29,28],"points":[1,0,0,5,0],"pyramids":[],"gained":[1,0,0,3,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"},{"reason":"full","kind":"ended"}],"taken":[]}]',1,0,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(6,'axio',1,7,100,'finished',2,0,'[]','{}','kept for later versions',14,'{"seed":"kept for later versions","turn":9,"midturn":false,"moved":[4,4],"left":[1],"board":"..............................rrrrgp......p...o.......op.b.........ooop.........o...p...b...................................og..........g................................","joints":"..............................ew.sew......s...n.......sn.s.........newn.....................................................ew...........................................","pyramids":[],"bag":["rg","rg","gb","go","bo","bo","gg","gb","bp","gp","rr","rb","gp","rg","ro","ro","rp","rg","bo","gp","rb","ro","op","op","bo","gp","go","bo","rp","ro","bo","rp","oo","op","go","pp","rg","bp","rp","ro","gg","rb","gb","bb","ro","rp","rb","go","go","op","bp","bo","bb","rb","bb","bo","rp","go","op","gp","bp","gg","bp","bp","gb","ro","go","rb","rr","op","op","gg","gb","rb","gp","rp","pp","rp","rb","rr","rg","gp","rg","oo","bp","gb","gb"],"racks":[["rg","op","gb","pp","bb"],[]],"markers":[[0,0,0,2,0],[3,0,0,0,0]],"begun":[true,true],"seat":0,"phase":"place","owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,11,1700000348,1700000408,7,41,11,9,11,'{"kind":"without","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'3285b3902765b352','[]',0,1,'[]','table','[{"turn":9,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',11,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(7,'axio',1,8,102,'running',2,0,'[]','{}','kept for later versions',8,'{"seed":"kept for later versions","turn":5,"midturn":false,"moved":[3,2],"left":[],"board":"................................r^g..........rro................................o.gbp...b....oo...........o............p................g................................","joints":"..................................s..........ewn..................................ew.........ew...........s............n.................................................","pyramids":[33],"bag":["rg","bb","ro","bp","gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","rg","oo","gp","pp"],["bo","ro","bb","gb","bp"]],"markers":[[0,0,0,3,0],[3,1,0,0,0]],"begun":[true,true],"seat":1,"phase":"place","owed":0,"recent":[{"seat":0,"tile":"op","cells":[106,119],"points":[0,0,0,2,0],"pyramids":[],"gained":[0,0,0,2,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"reason":null}',NULL,1,1700000412,NULL,8,42,8,1,8,NULL,NULL,'skip',NULL,1701210040,NULL,'c86ceb123c50bca9','[]',0,1,'[]','practice','[{"turn":5,"whole":true,"events":[{"seat":0,"tile":"op","cells":[106,119],"points":[0,0,0,2,0],"pyramids":[],"gained":[0,0,0,2,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"taken":[]}]',1,0,NULL,NULL,1,1700000442);
INSERT INTO "matches" VALUES(8,'axio',1,9,101,'running',3,0,'[]','{}','kept for later versions',12,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1,1],"left":[],"board":"................................r............ro............................bg...o...p...b........pp...........op........................g................................","joints":".............................................ew............................ew....................ew...........ew.........................................................","pyramids":[],"bag":["gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["oo","rg","oo","rg","bp"],["go","bo","rr","bb","bb"],["gb","gp","bp","pp","ro"]],"markers":[[0,0,0,0,2],[1,0,0,0,0],[0,0,1,0,0]],"begun":[true,true,true],"seat":1,"phase":"place","owed":0,"recent":[{"seat":0,"tile":"op","cells":[110,111],"points":[0,0,0,0,1],"pyramids":[],"gained":[0,0,0,0,1],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"reason":null}',NULL,7,1700000443,NULL,9,50,8,5,8,'{"kind":"standing-in","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'e016f31fb70909ea','[{"seat":0,"player":100,"name":"Anna","moved":2,"turn":4,"events":2,"gone":0,"score":0}]',0,1,'[]','table','[{"turn":3,"whole":true,"events":[{"seat":2,"tile":"gb","cells":[76,75],"points":[0,0,1,0,0],"pyramids":[],"gained":[0,0,1,0,0],"bonuses":0,"kind":"placed"},{"seat":2,"count":1,"kind":"drew"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":0,"tile":"op","cells":[110,111],"points":[0,0,0,0,1],"pyramids":[],"gained":[0,0,0,0,1],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"taken":[]}]',5,1,NULL,NULL,1,NULL);
INSERT INTO "matches" VALUES(9,'axio',1,10,101,'running',3,0,'[]','{}','kept for later versions',9,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1,1],"left":[],"board":"................................r...............................................oo..p...b.....o..b............b...........r............gggb..............................","joints":".................................................................................s............n..s............n...........s............n.ew..............................","pyramids":[],"bag":["gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","oo","op","rg","bp"],["go","bo","ro","rr","bb"],["gb","gp","bp","pp","ro"]],"markers":[[0,2,0,1,0],[0,0,0,0,0],[0,1,0,0,0]],"begun":[true,true,true],"seat":1,"phase":"place","owed":0,"recent":[{"seat":0,"tile":"rg","cells":[122,135],"points":[0,2,0,0,0],"pyramids":[],"gained":[0,2,0,0,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"reason":null}','{"kind":"stand-in","by":0,"agreed":[],"until":1700086927,"made":9,"back":null,"target":0,"heir":null,"days":null,"out":[],"level":null}',6,1700000493,NULL,10,58,8,5,8,'{"kind":"left","seat":0,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,1700086927,NULL,'9555da8750c27ba8','[{"seat":0,"player":100,"name":"Anna","moved":2,"turn":4,"events":2,"gone":0,"score":0}]',0,1,'[101, 102]','table','[{"turn":3,"whole":true,"events":[{"seat":2,"tile":"gb","cells":[137,138],"points":[0,1,0,0,0],"pyramids":[],"gained":[0,1,0,0,0],"bonuses":0,"kind":"placed"},{"seat":2,"count":1,"kind":"drew"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":0,"tile":"rg","cells":[122,135],"points":[0,2,0,0,0],"pyramids":[],"gained":[0,2,0,0,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"taken":[]}]',5,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(10,'iota',1,12,100,'running',4,0,'[]','{"half":false,"kids":false}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"options":{"half":false,"kids":false},"grid":[["gc1",4900],["rc4",4800],["bs3",4899],["yt2",4998],["rc2",4799],["rc3",4801],["gt4",4700],["ys4",5096],["w",5097],["yt3",4699],["rs2",4600],["gt3",5194],["bt3",5195],["bs2",4703],["rc1",4802],["bc2",4702],["yc1",5292],["gs3",5293],["bc1",5192],["bt4",5291],["bx2",5390],["gx4",4501],["rt1",4502],["rx1",4997]],"pile":["yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w"],"hands":[["gc4","rt2","bt2","bc4"],["gt1","rs3","bt1","gx1"],["gs1","rx4","bx4","rs4"],["yc3","yx3","gx3","yt4"]],"points":[79,34,28,34],"seat":2,"passes":0,"recent":[{"seat":1,"cards":[["rx1",4997]],"score":{"lines":[{"cells":[4997,4998],"cards":["rx1","yt2"],"points":3},{"cells":[4997,5096,5195],"cards":["rx1","ys4","bt3"],"points":8}],"doublings":[],"total":11},"kind":"played"},{"seat":1,"count":1,"kind":"drew"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700087030,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[],"level":null}',16,1700000532,NULL,12,78,20,16,20,NULL,NULL,'skip',NULL,NULL,NULL,'19d01f7f4343b108','[]',0,1,'[100, 102, 103]','table','[{"turn":12,"whole":true,"events":[{"seat":3,"cards":[["bc1",5192],["bt4",5291],["bx2",5390]],"score":{"lines":[{"cells":[5192,5291,5390],"cards":["bc1","bt4","bx2"],"points":7},{"cells":[5291,5292,5293],"cards":["bt4","yc1","gs3"],"points":8}],"doublings":[],"total":15},"kind":"played"},{"seat":3,"count":3,"kind":"drew"}],"taken":[]},{"turn":13,"whole":true,"events":[{"seat":0,"cards":[["gx4",4501],["rt1",4502]],"score":{"lines":[{"cells":[4501,4502],"cards":["gx4","rt1"],"points":5},{"cells":[4501,4600,4699],"cards":["gx4","rs2","yt3"],"points":9}],"doublings":[],"total":14},"kind":"played"},{"seat":0,"count":2,"kind":"drew"}],"taken":[]},{"turn":14,"whole":true,"events":[{"seat":1,"cards":[["rx1",4997]],"score":{"lines":[{"cells":[4997,4998],"cards":["rx1","yt2"],"points":3},{"cells":[4997,5096,5195],"cards":["rx1","ys4","bt3"],"points":8}],"doublings":[],"total":11},"kind":"played"},{"seat":1,"count":1,"kind":"drew"}],"taken":[]}]',15,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(11,'iota',1,13,100,'finished',2,0,'[]','{"half":false,"kids":false}','kept for later versions',9,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"options":{"half":false,"kids":false},"grid":[["gs1",4900],["yt2",4999],["bs3",5000],["rc4",5001],["bc2",5099],["bs2",4800],["rc3",4801]],"pile":["bx2","gc1","gc4","w","ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w","rc2","gt1","rx1","gt3"],"hands":[["rs2","yc1","gt4","yc3"],[]],"points":[23,5],"seat":1,"passes":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,6,1700000635,1700000665,13,84,6,4,6,'{"kind":"without","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'6fd69b4112675879','[]',0,1,'[]','table','[{"turn":3,"whole":true,"events":[{"seat":0,"cards":[["bs2",4800],["rc3",4801]],"score":{"lines":[{"cells":[4800,4801],"cards":["bs2","rc3"],"points":5},{"cells":[4801,4900,4999],"cards":["rc3","gs1","yt2"],"points":6}],"doublings":[],"total":11},"kind":"played"},{"seat":0,"count":2,"kind":"drew"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',6,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(12,'iota',1,14,100,'stopped',2,0,'[]','{"half":false,"kids":false}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"options":{"half":false,"kids":false},"grid":[["gs1",4900]],"pile":["rs2","yc1","rc3","gt3","gt4","yc3","bx2","gc1","gc4","w","ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w"],"hands":[["bs2","yt2","rc4","bs3"],["rc2","gt1","bc2","rx1"]],"points":[0,0],"seat":0,"passes":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000669,1700000676,14,85,3,1,3,'{"kind":"called-off","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'dbbc16ee6fce8121','[]',0,1,'[]','table','[]',1,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(13,'iota',1,15,101,'lobby',2,0,'[103]','{"half":false,"kids":false}','kept for later versions',1,NULL,NULL,0,1700000680,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700087080,NULL,'adfd4efe48143faa','[]',0,1,'[103]','table','[]',0,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(14,'iota',1,17,100,'finished',2,0,'[]','{"half":false,"kids":false}','kept for later versions',14,'{"seed":"kept for later versions","turn":9,"midturn":false,"moved":[4,4],"left":[1],"options":{"half":false,"kids":false},"grid":[["gs1",4900],["rc4",4899],["yt2",4901],["rc2",4800],["bs3",4700],["bs2",4799],["rc3",4998],["bc2",4999],["yc1",4501],["gt3",4600],["rs2",4699],["yc3",4599],["w",4902],["gt1",4802],["ys4",4803],["bx2",4804]],"pile":["rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w","gs3","bt3","rx1","rt2"],"hands":[["gt4","gc1","gc4","yt3"],[]],"points":[41,43],"seat":0,"passes":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,11,1700000681,1700000741,17,98,11,9,11,'{"kind":"without","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'f57fb8731a3617e2','[]',0,1,'[]','table','[{"turn":9,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',11,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(15,'iota',1,18,101,'running',2,0,'[]','{"half":false,"kids":false}','kept for later versions',8,'{"seed":"kept for later versions","turn":5,"midturn":false,"moved":[3,2],"left":[],"options":{"half":false,"kids":false},"grid":[["gs1",4900],["rc4",4802],["yt2",4901],["bs3",5000],["bc2",4999],["bs2",4800],["rc3",4899],["gt3",4798],["rx1",4799],["gt4",4701],["rs2",4702]],"pile":["ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w"],"hands":[["yc1","yc3","gc4","w"],["rc2","gt1","bx2","gc1"]],"points":[38,14],"seat":1,"passes":0,"recent":[{"seat":0,"cards":[["gt4",4701],["rs2",4702]],"score":{"lines":[{"cells":[4701,4702],"cards":["gt4","rs2"],"points":6},{"cells":[4701,4800,4899],"cards":["gt4","bs2","rc3"],"points":9}],"doublings":[],"total":15},"kind":"played"},{"seat":0,"count":2,"kind":"drew"}],"reason":null}',NULL,1,1700000745,NULL,18,99,8,1,8,NULL,NULL,'skip',NULL,1701210373,NULL,'20f5bd1d9305130a','[]',0,1,'[]','practice','[{"turn":5,"whole":true,"events":[{"seat":0,"cards":[["gt4",4701],["rs2",4702]],"score":{"lines":[{"cells":[4701,4702],"cards":["gt4","rs2"],"points":6},{"cells":[4701,4800,4899],"cards":["gt4","bs2","rc3"],"points":9}],"doublings":[],"total":15},"kind":"played"},{"seat":0,"count":2,"kind":"drew"}],"taken":[]}]',1,0,NULL,NULL,1,1700000775);
INSERT INTO "matches" VALUES(16,'iota',1,19,101,'running',3,0,'[]','{"half":false,"kids":false}','kept for later versions',12,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1,1],"left":[],"options":{"half":false,"kids":false},"grid":[["gt3",4900],["bs3",4703],["rc4",4802],["yt2",4901],["gt1",4704],["rc2",4803],["rc3",4801]],"pile":["rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w","bs2","gt4","yc3","bx2"],"hands":[["ys4","yt3","gs3","bt3"],["bc2","rx1","gc1","gc4"],["gs1","rs2","yc1","w"]],"points":[14,13,15],"seat":1,"passes":1,"recent":[{"seat":0,"count":4,"kind":"passed"},{"seat":0,"count":4,"kind":"drew"}],"reason":null}',NULL,7,1700000776,NULL,19,107,8,5,8,'{"kind":"standing-in","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'61fd39355409bd55','[{"seat":0,"player":100,"name":"Anna","moved":2,"turn":4,"events":2,"gone":0,"score":14}]',0,1,'[]','table','[{"turn":3,"whole":true,"events":[{"seat":2,"cards":[["rc3",4801]],"score":{"lines":[{"cells":[4801,4802,4803],"cards":["rc3","rc4","rc2"],"points":9},{"cells":[4801,4900],"cards":["rc3","gt3"],"points":6}],"doublings":[],"total":15},"kind":"played"},{"seat":2,"count":1,"kind":"drew"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":0,"count":4,"kind":"passed"},{"seat":0,"count":4,"kind":"drew"}],"taken":[]}]',5,1,NULL,NULL,1,NULL);
INSERT INTO "matches" VALUES(17,'iota',1,20,101,'running',3,0,'[]','{"half":false,"kids":false}','kept for later versions',9,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1,1],"left":[],"options":{"half":false,"kids":false},"grid":[["gt3",4900],["rc4",4800],["bs2",4899],["gt1",4801],["yc1",4901],["gt4",4702],["yc3",4703]],"pile":["ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w"],"hands":[["yt2","bs3","gc4","w"],["rc2","bc2","rx1","bx2"],["gs1","rs2","rc3","gc1"]],"points":[26,9,6],"seat":1,"passes":0,"recent":[{"seat":0,"cards":[["gt4",4702],["yc3",4703]],"score":{"lines":[{"cells":[4702,4703],"cards":["gt4","yc3"],"points":7},{"cells":[4702,4801,4900],"cards":["gt4","gt1","gt3"],"points":8}],"doublings":[],"total":15},"kind":"played"},{"seat":0,"count":2,"kind":"drew"}],"reason":null}','{"kind":"stand-in","by":0,"agreed":[],"until":1700087260,"made":9,"back":null,"target":0,"heir":null,"days":null,"out":[],"level":null}',6,1700000826,NULL,20,115,8,5,8,'{"kind":"left","seat":0,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,1700087260,NULL,'a86303b81778f190','[{"seat":0,"player":100,"name":"Anna","moved":2,"turn":4,"events":2,"gone":0,"score":26}]',0,1,'[101, 102]','table','[{"turn":3,"whole":true,"events":[{"seat":2,"cards":[["yc1",4901]],"score":{"lines":[{"cells":[4899,4900,4901],"cards":["bs2","gt3","yc1"],"points":6}],"doublings":[],"total":6},"kind":"played"},{"seat":2,"count":1,"kind":"drew"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":0,"cards":[["gt4",4702],["yc3",4703]],"score":{"lines":[{"cells":[4702,4703],"cards":["gt4","yc3"],"points":7},{"cells":[4702,4801,4900],"cards":["gt4","gt1","gt3"],"points":8}],"doublings":[],"total":15},"kind":"played"},{"seat":0,"count":2,"kind":"drew"}],"taken":[]}]',5,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(18,'paperworld',1,22,100,'running',4,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',20,'{"seed":"kept for later versions","turn":11,"midturn":true,"moved":[3,3,3,2],"left":[],"advanced":false,"piles":[["g3s","b3","g5","g2","g3","y2","y1","k4s","y4","y3s","g4s","g2","k3","b3","y2"],["y4","k2","k3s","k5","k1","g2","b2","k1","g1","k4","g2s","y2s","b3s","g1","g2","g4","k1","b2s"],["k1s","y5","y3","b1s","y5","b2","k1","b4s","k2","g3","y3","y1"],["k2s","g4","b5","y2","b3","g1","b5","k2","b1","b1","g5","k2","b4"],["k3","g3","g1s","b1","y3","g3s","y1s","b1","b1s","k4","y2s","g1","k4s","b2"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],["k1"],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],["y1"],[],[],[],[],["y1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["g1"],["y1"],[],[],[],[],["y1"],[],[],[],[],[],[]]],"hands":[["b3","b4","b4","k3","k5"],["y4s","y5","g1","g4","g5","k3","k5"],["y3","y4","b2","b5"],[]],"discards":[[],[],[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[4,2,1],[4,2,1],[4,2,1]],"won":[[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"seat":2,"phase":"place","names":"y1","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":2,"card":"y1","cell":7,"skipped":[],"discarded":0,"kind":"laid"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700087363,"made":20,"back":17,"target":null,"heir":null,"days":null,"out":[],"level":null}',12,1700000865,NULL,22,131,20,12,20,NULL,NULL,'skip',NULL,NULL,NULL,'ded4008f51816df5','[]',0,1,'[100, 102, 103]','table','[{"turn":8,"whole":true,"events":[{"seat":3,"card":"y1","cell":13,"skipped":[],"discarded":0,"kind":"laid"},{"seat":3,"card":"y1","cell":18,"skipped":[],"discarded":0,"kind":"laid"}],"taken":[]},{"turn":9,"whole":true,"events":[{"seat":0,"name":"b","cards":["b3","b4","b4"],"kind":"took"}],"taken":[2,3,4]},{"turn":10,"whole":true,"events":[{"seat":1,"name":"g","cards":["g1","g4","g5"],"kind":"took"}],"taken":[1,2,4]},{"turn":11,"whole":false,"events":[{"seat":2,"card":"y1","cell":7,"skipped":[],"discarded":0,"kind":"laid"}],"taken":[]}]',11,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(19,'paperworld',1,23,100,'finished',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',9,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3","y3","g2"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s","b2","g3s"],["k3","b4","b5","g3","g1","k2","y2s","y1","b4","g5"],["y2","y2","y3","g2","g1","b1s","y1","k2","y1"],["b2s","g1","g4","k4","k5","b1","b3","b3","b1"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],[],[],[],[],["k1"],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["k2s"],[]],"discards":[[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000968,1700000998,23,136,6,3,6,'{"kind":"without","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'05727dc698f52a08','[]',0,1,'[]','table','[{"turn":3,"whole":false,"events":[{"seat":0,"card":"k1","cell":17,"skipped":[],"discarded":0,"kind":"laid"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',5,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(20,'paperworld',1,24,100,'stopped',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3","y3","g2","y4","k2s"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s","b2","g3s"],["k3","b4","b5","g3","g1","k2","y2s","y1","b4","g5"],["y2","y2","y3","g2","g1","b1s","y1","k2","y1","y4s"],["b2s","g1","g4","k4","k5","b1","b3","b3","b1","k1"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[[],[]],"discards":[[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700001002,1700001009,24,137,3,1,3,'{"kind":"called-off","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'e52cfbdb80d6efde','[]',0,1,'[]','table','[]',1,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(21,'paperworld',1,25,102,'lobby',2,0,'[103]','{"first_game":false,"advanced":false}','kept for later versions',1,NULL,NULL,0,1700001013,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700087413,NULL,'b91ba87758cf5346','[]',0,1,'[103]','table','[]',0,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(22,'paperworld',1,27,100,'finished',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',14,'{"seed":"kept for later versions","turn":7,"midturn":false,"moved":[3,3],"left":[1],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s"],["k3","b4","b5","g3","g1","k2","y2s"],["y2","y2","y3","g2","g1","b1s","y1","k2"],["b2s","g1","g4","k4","k5","b1","b3","b3"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],[],[],[],[],["k1","k2s"],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["b1","b2","b4"],[]],"discards":[[],[]],"token":[0,17],"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,9,1700001014,1700001074,27,148,11,7,11,'{"kind":"without","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'d2081131faea119c','[]',0,1,'[]','table','[{"turn":7,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',9,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(23,'paperworld',1,28,102,'running',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',8,'{"seed":"kept for later versions","turn":3,"midturn":false,"moved":[2,1],"left":[],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3","y3","g2"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s","b2","g3s"],["k3","b4","b5","g3","g1","k2","y2s","y1","b4","g5"],["y2","y2","y3","g2","g1","b1s","y1","k2","y1"],["b2s","g1","g4","k4","k5","b1","b3","b3","b1"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],["k1","k2s"],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[[],["y4","y4s"]],"discards":[[],[]],"token":[0,11],"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":1,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":0,"card":"k1","cell":11,"skipped":[],"discarded":0,"kind":"laid"},{"seat":0,"card":"k2s","cell":11,"skipped":[],"discarded":0,"kind":"laid"},{"seat":0,"cell":11,"origin":null,"kind":"token-taken"}],"reason":null}',NULL,1,1700001078,NULL,28,149,8,1,8,NULL,NULL,'skip',NULL,1701210706,NULL,'0b09c6d53190661e','[]',0,1,'[]','practice','[{"turn":3,"whole":true,"events":[{"seat":0,"card":"k1","cell":11,"skipped":[],"discarded":0,"kind":"laid"},{"seat":0,"card":"k2s","cell":11,"skipped":[],"discarded":0,"kind":"laid"},{"seat":0,"cell":11,"origin":null,"kind":"token-taken"}],"taken":[]}]',1,0,NULL,NULL,1,1700001108);
INSERT INTO "matches" VALUES(24,'paperworld',1,29,101,'running',3,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',12,'{"seed":"kept for later versions","turn":4,"midturn":true,"moved":[2,1,1],"left":[],"advanced":false,"piles":[["k4s","g5","y3","y2","g3","y2s","k3","k4","g2","k3s","y1s","y4"],["g1","g4s","k2","k1","b1","y3","b5","y2s","k1","b4","g1","k2","k4s","b2"],["g4","y3","g5","k2","k1","g2","g1","y1","b4","b2s","y3","y1","b5"],["b2","b1","b1s","b3","g1","y4s","g4","g2","k5","b3","y1","k5","y1"],["b4","g1s","y5","g2","b3","b1","y2","g3","k3","b2","k2s","b3s","b1s"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],["k1"],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["y1"],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["k1","k3"],["y4","y5"],["g3s","g3s"]],"discards":[[],[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[4,2,1],[4,2,1],[4,2,1]],"won":[[0,0,0],[0,0,0],[0,0,0]],"seat":0,"phase":"place","names":"k1","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":0,"card":"k1","cell":11,"skipped":[],"discarded":0,"kind":"laid"}],"reason":null}',NULL,6,1700001109,NULL,29,156,8,4,8,'{"kind":"standing-in","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'d30b6e4648e4c6da','[{"seat":0,"player":100,"name":"Anna","moved":2,"turn":4,"events":1,"gone":0,"score":-2}]',0,1,'[]','table','[{"turn":2,"whole":true,"events":[{"seat":1,"name":"y","cards":["y4","y5"],"kind":"took"}],"taken":[0,3]},{"turn":3,"whole":true,"events":[{"seat":2,"name":"g","cards":["g3s","g3s"],"kind":"took"}],"taken":[0,1]},{"turn":4,"whole":false,"events":[{"seat":0,"card":"k1","cell":11,"skipped":[],"discarded":0,"kind":"laid"}],"taken":[]}]',4,1,NULL,NULL,1,1700001158);
INSERT INTO "matches" VALUES(25,'paperworld',1,30,101,'running',3,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',9,'{"seed":"kept for later versions","turn":4,"midturn":true,"moved":[2,1,1],"left":[],"advanced":false,"piles":[["k4s","g5","y3","y2","g3","y2s","k3","k4","g2","k3s","y1s","y4"],["g1","g4s","k2","k1","b1","y3","b5","y2s","k1","b4","g1","k2","k4s","b2"],["g4","y3","g5","k2","k1","g2","g1","y1","b4","b2s","y3","y1","b5"],["b2","b1","b1s","b3","g1","y4s","g4","g2","k5","b3","y1","k5","y1"],["b4","g1s","y5","g2","b3","b1","y2","g3","k3","b2","k2s","b3s","b1s"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],["k1"],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["y1"],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["k1","k3"],["y4","y5"],["g3s","g3s"]],"discards":[[],[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[4,2,1],[4,2,1],[4,2,1]],"won":[[0,0,0],[0,0,0],[0,0,0]],"seat":0,"phase":"place","names":"k1","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":0,"card":"k1","cell":13,"skipped":[],"discarded":0,"kind":"laid"}],"reason":null}','{"kind":"stand-in","by":0,"agreed":[],"until":1700087593,"made":9,"back":null,"target":0,"heir":null,"days":null,"out":[],"level":null}',5,1700001159,NULL,30,163,8,4,8,'{"kind":"left","seat":0,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,1700087593,NULL,'6f7492765b29b934','[{"seat":0,"player":100,"name":"Anna","moved":2,"turn":4,"events":1,"gone":0,"score":-2}]',0,1,'[101, 102]','table','[{"turn":2,"whole":true,"events":[{"seat":1,"name":"y","cards":["y4","y5"],"kind":"took"}],"taken":[0,3]},{"turn":3,"whole":true,"events":[{"seat":2,"name":"g","cards":["g3s","g3s"],"kind":"took"}],"taken":[0,1]},{"turn":4,"whole":false,"events":[{"seat":0,"card":"k1","cell":13,"skipped":[],"discarded":0,"kind":"laid"}],"taken":[]}]',4,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(26,'rota',1,32,100,'running',4,0,'[]','{}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[1,-1,"rogp"],[0,2,"_bop"],[-1,2,"grpo"],[2,0,"grop"],[2,-1,"or_g"],[-1,3,"opbr"],[0,3,"pbor"],[-1,1,"bpog"],[-2,2,"bpor"],[1,-2,"p_or"],[0,-1,"brg_"],[1,2,"gpbo"],[-2,1,"o_gp"],[-2,3,"bopr"]],"supply":["g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"],["bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp"],["bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg"]],"hands":["bgpr","bgrp","bg_p","bp_g"],"markers":[[0,6,1,3,1],[2,0,1,6,2],[3,1,0,0,4],[0,4,0,1,1]],"seat":2,"owed":0,"recent":[{"seat":1,"x":-2,"y":3,"corners":"bopr","named":null,"worth":[0,3,0,0],"points":[0,0,0,3,0],"gained":[0,0,0,3,0],"arrived":0,"bonus":false,"kind":"placed"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700087696,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[],"level":null}',16,1700001198,NULL,32,183,20,16,20,NULL,NULL,'skip',NULL,NULL,NULL,'95333001e3aa7ae3','[]',0,1,'[100, 102, 103]','table','[{"turn":12,"whole":true,"events":[{"seat":3,"x":1,"y":2,"corners":"gpbo","named":null,"worth":[1,0,0,1],"points":[0,1,0,1,0],"gained":[0,1,0,1,0],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]},{"turn":13,"whole":true,"events":[{"seat":0,"x":-2,"y":1,"corners":"o_gp","named":"b","worth":[0,1,2,0],"points":[0,2,1,0,0],"gained":[0,2,1,0,0],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]},{"turn":14,"whole":true,"events":[{"seat":1,"x":-2,"y":3,"corners":"bopr","named":null,"worth":[0,3,0,0],"points":[0,0,0,3,0],"gained":[0,0,0,3,0],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]}]',15,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(27,'rota',1,33,100,'finished',2,0,'[]','{}','kept for later versions',9,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[-1,1,"gpro"],[0,2,"_bop"],[-1,2,"or_g"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p","bopr","bgpo","brop","orp_","bgrp","bprg","b_po","bpr_","b_og","o_pr","bopg"],"stacks":[["gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],[]],"hands":["bpor",""],"markers":[[3,0,0,1,1],[2,0,1,0,0]],"seat":1,"owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,6,1700001301,1700001331,33,189,6,4,6,'{"kind":"without","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'8315a0846ec23d80','[]',0,1,'[]','table','[{"turn":3,"whole":true,"events":[{"seat":0,"x":-1,"y":2,"corners":"or_g","named":"o","worth":[1,2,0,0],"points":[2,0,0,1,0],"gained":[2,0,0,1,0],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',6,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(28,'rota',1,34,100,'stopped',2,0,'[]','{}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["gor_","bpor","gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["brop","orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"]],"hands":["gpro","bop_"],"markers":[[0,0,0,0,0],[0,0,0,0,0]],"seat":0,"owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700001335,1700001342,34,190,3,1,3,'{"kind":"called-off","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'8f654bb53f3151b3','[]',0,1,'[]','table','[]',1,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(29,'rota',1,35,101,'lobby',2,0,'[103]','{}','kept for later versions',1,NULL,NULL,0,1700001346,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700087746,NULL,'d945874b94d6741e','[]',0,1,'[103]','table','[]',0,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(30,'rota',1,36,100,'finished',1,0,'[]','{}','kept for later versions',14,'{"seed":"kept for later versions","turn":12,"midturn":false,"moved":[12],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[0,-1,"ogpr"],[-1,0,"or_g"],[-1,-1,"porb"],[1,-1,"gpo_"],[-1,1,"gprb"],[0,-2,"brpo"],[-1,-2,"rbo_"],[0,2,"rbpo"],[-2,0,"rog_"],[-2,1,"ogbr"],[0,-3,"gprb"],[-1,-3,"rgbo"]],"supply":["bop_","brop","orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr","grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[[]],"hands":[""],"markers":[[10,8,8,7,4]],"seat":0,"owed":0,"recent":[{"seat":0,"x":-1,"y":-3,"corners":"rgbo","named":null,"worth":[0,1,3,0],"points":[0,1,3,0,0],"gained":[0,1,3,0,0],"arrived":0,"bonus":false,"kind":"placed"},{"reason":"placed","kind":"ended"}],"reason":"placed"}',NULL,1,1700001347,1700001415,36,193,14,1,14,NULL,NULL,'skip',NULL,NULL,NULL,'1d08b041dc86f9c8','[]',0,1,'[]','solo','[{"turn":12,"whole":true,"events":[{"seat":0,"x":-1,"y":-3,"corners":"rgbo","named":null,"worth":[0,1,3,0],"points":[0,1,3,0,0],"gained":[0,1,3,0,0],"arrived":0,"bonus":false,"kind":"placed"},{"reason":"placed","kind":"ended"}],"taken":[]}]',1,0,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(31,'rota',1,37,100,'finished',2,0,'[]','{}','kept for later versions',15,'{"seed":"kept for later versions","turn":9,"midturn":false,"moved":[4,4],"left":[1],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[-1,1,"gpro"],[1,2,"bop_"],[2,1,"r_go"],[2,2,"opbr"],[3,2,"porb"],[0,-1,"orp_"],[1,-1,"o_gp"],[0,2,"rbop"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p","bopg","bpr_","bgpo","b_po","b_og","o_pr","bprg","bgrp"],"stacks":[["brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],[]],"hands":["bgpr",""],"markers":[[1,1,1,2,4],[3,0,3,4,1]],"seat":0,"owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,11,1700001420,1700001480,37,204,11,9,11,'{"kind":"voided","seat":0,"seats":[],"by":999,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'6aecabe5ce0023f6','[]',0,1,'[]','table','[{"turn":9,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',11,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(32,'rota',1,38,101,'running',2,0,'[]','{}','kept for later versions',8,'{"seed":"kept for later versions","turn":5,"midturn":false,"moved":[3,2],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[1,-1,"rogp"],[2,1,"bop_"],[2,0,"gor_"],[-1,1,"pbro"],[-1,0,"orbp"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"]],"hands":["gpo_","orp_"],"markers":[[1,4,2,0,2],[1,0,2,1,0]],"seat":1,"owed":0,"recent":[{"seat":0,"x":-1,"y":0,"corners":"orbp","named":null,"worth":[0,1,2,1],"points":[1,0,2,0,1],"gained":[1,0,2,0,1],"arrived":0,"bonus":false,"kind":"placed"}],"reason":null}',NULL,1,1700001484,NULL,38,205,8,1,8,NULL,NULL,'skip',NULL,1701211112,NULL,'fea74a92046e573f','[]',0,1,'[]','practice','[{"turn":5,"whole":true,"events":[{"seat":0,"x":-1,"y":0,"corners":"orbp","named":null,"worth":[0,1,2,1],"points":[1,0,2,0,1],"gained":[1,0,2,0,1],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]}]',1,0,NULL,NULL,1,1700001514);
INSERT INTO "matches" VALUES(33,'rota',1,39,101,'running',3,0,'[]','{}','kept for later versions',12,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1,1],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[0,-1,"ogpr"],[1,-1,"_bop"],[-1,0,"grpo"],[-1,-1,"or_g"]],"supply":["grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"],["brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp"]],"hands":["bpor","brop","borp"],"markers":[[4,1,0,0,1],[0,0,0,0,2],[2,0,0,0,1]],"seat":1,"owed":0,"recent":[{"seat":0,"x":-1,"y":-1,"corners":"or_g","named":"r","worth":[0,0,3,1],"points":[3,1,0,0,0],"gained":[3,1,0,0,0],"arrived":0,"bonus":false,"kind":"placed"}],"reason":null}',NULL,7,1700001515,NULL,39,213,8,5,8,'{"kind":"standing-in","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'0d559d083fc6ee73','[{"seat":0,"player":100,"name":"Anna","moved":2,"turn":4,"events":1,"gone":0,"score":0}]',0,1,'[]','table','[{"turn":3,"whole":true,"events":[{"seat":2,"x":-1,"y":0,"corners":"grpo","named":null,"worth":[0,2,1,0],"points":[2,0,0,0,1],"gained":[2,0,0,0,1],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":0,"x":-1,"y":-1,"corners":"or_g","named":"r","worth":[0,0,3,1],"points":[3,1,0,0,0],"gained":[3,1,0,0,0],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]}]',5,1,NULL,NULL,1,NULL);
INSERT INTO "matches" VALUES(34,'rota',1,40,101,'running',3,0,'[]','{}','kept for later versions',9,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1,1],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[1,-1,"rogp"],[1,2,"bop_"],[0,-1,"grpo"],[1,-2,"_gor"]],"supply":["grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"],["brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp"]],"hands":["bpor","brop","borp"],"markers":[[2,1,0,1,1],[0,0,1,1,0],[1,0,0,0,2]],"seat":1,"owed":0,"recent":[{"seat":0,"x":1,"y":-2,"corners":"_gor","named":null,"worth":[0,0,1,2],"points":[2,0,0,1,0],"gained":[2,0,0,1,0],"arrived":0,"bonus":false,"kind":"placed"}],"reason":null}','{"kind":"stand-in","by":0,"agreed":[],"until":1700087999,"made":9,"back":null,"target":0,"heir":null,"days":null,"out":[],"level":null}',6,1700001565,NULL,40,221,8,5,8,'{"kind":"left","seat":0,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,1700087999,NULL,'c8fc2706259fb76d','[{"seat":0,"player":100,"name":"Anna","moved":2,"turn":4,"events":1,"gone":0,"score":0}]',0,1,'[101, 102]','table','[{"turn":3,"whole":true,"events":[{"seat":2,"x":0,"y":-1,"corners":"grpo","named":null,"worth":[0,1,2,0],"points":[1,0,0,0,2],"gained":[1,0,0,0,2],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":0,"x":1,"y":-2,"corners":"_gor","named":null,"worth":[0,0,1,2],"points":[2,0,0,1,0],"gained":[2,0,0,1,0],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]}]',5,1,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(35,'axio',NULL,0,100,'running',1,0,'[]','{}','kept for later versions',2,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0],"left":[],"board":"................................r...............................................o...p...b...............................................g................................","joints":".........................................................................................................................................................................","pyramids":[],"bag":["oo","rg","oo","op","go","bo","ro","rr","bb","gb","gb","gp","bp","pp","rg","bb","ro","bp","gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp"]],"markers":[[0,0,0,0,0]],"begun":[false],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,1,1700001609,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700006400,20231114,'5d089f220680bc2d','[]',0,1,'[]','daily','[]',1,0,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(36,'axio',NULL,0,100,'stopped',2,0,'[]','{}','puzzle 1',5,'{"seed":"puzzle of axio 1","turn":8,"midturn":false,"moved":[4,4],"left":[],"board":".............................rrrrggr........b^ooo.........r............p........o...p...b.......gp......................................g..bg............................","joints":".............................ews.sss........n.nnn.........s............n........................ew.........................................ew............................","pyramids":[45],"bag":["oo","rb","rg","gb","rg","go","ro","op","go","bo","bo","bp","gg","gb","bo","bp","rp","rr","pp","gp","gb","go","rg","rr","op","rp","rp","bb","gb","op","pp","bo","go","bo","gb","bp","op","bp","rb","oo","bb","ro","rp","bp","bb","rg","gp","gp","gp","rb","pp","ro","rg","bo","op","op","bp","rr","gg","rb","bo","go","rg","bo","ro","ro","gb","rp","bp","go","ro","ro","gg","rg","bp","rp","oo","gb","gp","rg","rb","rb"],"racks":[["gp","gg","op","gp","bb"],["rp","rb","oo","op","pp"]],"markers":[[2,0,0,2,1],[3,1,1,2,2]],"begun":[true,true],"seat":1,"phase":"place","owed":0,"recent":[{"seat":0,"tile":"gb","cells":[140,139],"points":[0,0,0,0,0],"pyramids":[],"gained":[0,0,0,0,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"reason":null}',NULL,1,1700001611,1700001613,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,NULL,NULL,'545f43610011caf5','[]',0,1,'[]','puzzle','[{"turn":8,"whole":true,"events":[{"seat":0,"tile":"gb","cells":[140,139],"points":[0,0,0,0,0],"pyramids":[],"gained":[0,0,0,0,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"taken":[]}]',1,0,NULL,NULL,0,NULL);
INSERT INTO "matches" VALUES(37,'iota',NULL,0,100,'running',2,0,'[]','{"half":false,"kids":false}','puzzle 2',4,'{"seed":"puzzle of iota 1","turn":4,"midturn":false,"moved":[2,2],"left":[],"options":{"half":false,"kids":false},"grid":[["rx1",4900],["gx4",4901],["gs4",5000],["yx2",4902],["yx4",5001],["gs2",4800],["rt3",4801],["gx2",4700],["gc3",4701]],"pile":["bt2","bx3","yc4","bs3","rc2","bt1","rt1","rs1","bt3","gx1","rt4","w","rc1","yc3","gs3","yt4","yx3","bc1","gx3","yc2","bs4","yt3","w","gc4","bc4","bt4","bs1","bx2","rt2","gc1","rs4","rx2","gt4","rs3","bs2","ys1","gc2","gt3","rx3","rc4","gt2","yx1","rs2","gs1","ys3","ys2","rx4","gt1","yt2"],"hands":[["yt1","bc2","yc1","bx4"],["bc3","ys4","bx1","rc3"]],"points":[22,31],"seat":0,"passes":0,"recent":[{"seat":1,"cards":[["gx2",4700],["gc3",4701]],"score":{"lines":[{"cells":[4700,4701],"cards":["gx2","gc3"],"points":5},{"cells":[4701,4800],"cards":["gc3","gs2"],"points":5}],"doublings":[],"total":10},"kind":"played"},{"seat":1,"count":2,"kind":"drew"}],"reason":null}',NULL,1,1700001619,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1701211219,NULL,'32960b4a00adf8b5','[]',0,1,'[]','puzzle','[]',1,0,NULL,NULL,0,NULL);
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
CREATE TABLE named (
    player integer not null,
    match  integer not null references matches (id),
    primary key (player, match)
) strict, without rowid;
INSERT INTO "named" VALUES(100,2);
INSERT INTO "named" VALUES(100,3);
INSERT INTO "named" VALUES(100,6);
INSERT INTO "named" VALUES(100,8);
INSERT INTO "named" VALUES(100,9);
INSERT INTO "named" VALUES(100,10);
INSERT INTO "named" VALUES(100,11);
INSERT INTO "named" VALUES(100,12);
INSERT INTO "named" VALUES(100,14);
INSERT INTO "named" VALUES(100,16);
INSERT INTO "named" VALUES(100,17);
INSERT INTO "named" VALUES(100,18);
INSERT INTO "named" VALUES(100,19);
INSERT INTO "named" VALUES(100,20);
INSERT INTO "named" VALUES(100,22);
INSERT INTO "named" VALUES(100,24);
INSERT INTO "named" VALUES(100,25);
INSERT INTO "named" VALUES(100,26);
INSERT INTO "named" VALUES(100,27);
INSERT INTO "named" VALUES(100,28);
INSERT INTO "named" VALUES(100,31);
INSERT INTO "named" VALUES(100,33);
INSERT INTO "named" VALUES(100,34);
INSERT INTO "named" VALUES(101,2);
INSERT INTO "named" VALUES(101,6);
INSERT INTO "named" VALUES(101,9);
INSERT INTO "named" VALUES(101,11);
INSERT INTO "named" VALUES(101,14);
INSERT INTO "named" VALUES(101,16);
INSERT INTO "named" VALUES(101,17);
INSERT INTO "named" VALUES(101,19);
INSERT INTO "named" VALUES(101,22);
INSERT INTO "named" VALUES(101,24);
INSERT INTO "named" VALUES(101,25);
INSERT INTO "named" VALUES(101,27);
INSERT INTO "named" VALUES(101,31);
INSERT INTO "named" VALUES(101,33);
INSERT INTO "named" VALUES(101,34);
INSERT INTO "named" VALUES(102,9);
INSERT INTO "named" VALUES(102,10);
INSERT INTO "named" VALUES(102,16);
INSERT INTO "named" VALUES(102,17);
INSERT INTO "named" VALUES(102,18);
INSERT INTO "named" VALUES(102,24);
INSERT INTO "named" VALUES(102,25);
INSERT INTO "named" VALUES(102,26);
INSERT INTO "named" VALUES(102,33);
INSERT INTO "named" VALUES(102,34);
INSERT INTO "named" VALUES(103,4);
INSERT INTO "named" VALUES(103,10);
INSERT INTO "named" VALUES(103,13);
INSERT INTO "named" VALUES(103,18);
INSERT INTO "named" VALUES(103,21);
INSERT INTO "named" VALUES(103,26);
INSERT INTO "named" VALUES(103,29);
INSERT INTO "named" VALUES(999,31);
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
INSERT INTO "places" VALUES(8,1,'unknown',NULL);
INSERT INTO "places" VALUES(9,1,'unknown',NULL);
INSERT INTO "places" VALUES(10,1,'unknown',NULL);
INSERT INTO "places" VALUES(12,1,'unknown',NULL);
INSERT INTO "places" VALUES(13,1,'unknown',NULL);
INSERT INTO "places" VALUES(14,1,'unknown',NULL);
INSERT INTO "places" VALUES(15,1,'unknown',NULL);
INSERT INTO "places" VALUES(17,1,'unknown',NULL);
INSERT INTO "places" VALUES(18,1,'unknown',NULL);
INSERT INTO "places" VALUES(19,1,'unknown',NULL);
INSERT INTO "places" VALUES(20,1,'unknown',NULL);
INSERT INTO "places" VALUES(22,1,'unknown',NULL);
INSERT INTO "places" VALUES(23,1,'unknown',NULL);
INSERT INTO "places" VALUES(24,1,'unknown',NULL);
INSERT INTO "places" VALUES(25,1,'unknown',NULL);
INSERT INTO "places" VALUES(27,1,'unknown',NULL);
INSERT INTO "places" VALUES(28,1,'unknown',NULL);
INSERT INTO "places" VALUES(29,1,'unknown',NULL);
INSERT INTO "places" VALUES(30,1,'unknown',NULL);
INSERT INTO "places" VALUES(32,1,'unknown',NULL);
INSERT INTO "places" VALUES(33,1,'unknown',NULL);
INSERT INTO "places" VALUES(34,1,'unknown',NULL);
INSERT INTO "places" VALUES(35,1,'unknown',NULL);
INSERT INTO "places" VALUES(36,1,'unknown',NULL);
INSERT INTO "places" VALUES(37,1,'unknown',NULL);
INSERT INTO "places" VALUES(38,1,'unknown',NULL);
INSERT INTO "places" VALUES(39,1,'unknown',NULL);
INSERT INTO "places" VALUES(40,1,'unknown',NULL);
CREATE TABLE placings (
    match  integer not null references results (match),
    seat   integer not null,
    player integer not null,
    name   text    not null,      -- as shown on the server at that time
    place  integer not null,
    score  integer not null,      -- as the game counts it
    merit  integer not null, result integer not null default 0,      -- orders solo matches of one game, ties of the score included
    primary key (match, seat)
) strict, without rowid;
INSERT INTO "placings" VALUES(2,0,100,'Anna',1,0,0,1);
INSERT INTO "placings" VALUES(2,1,101,'Ben',2,0,0,1);
INSERT INTO "placings" VALUES(5,0,100,'Anna',1,10,10015017018024,2);
INSERT INTO "placings" VALUES(6,0,100,'Anna',1,0,0,3);
INSERT INTO "placings" VALUES(6,1,101,'Ben',2,0,0,3);
INSERT INTO "placings" VALUES(11,0,100,'Anna',1,23,0,4);
INSERT INTO "placings" VALUES(11,1,101,'Ben',2,5,0,4);
INSERT INTO "placings" VALUES(14,0,100,'Anna',1,41,0,5);
INSERT INTO "placings" VALUES(14,1,101,'Ben',2,43,0,5);
INSERT INTO "placings" VALUES(19,0,100,'Anna',1,-1,0,6);
INSERT INTO "placings" VALUES(19,1,101,'Ben',2,0,0,6);
INSERT INTO "placings" VALUES(22,0,100,'Anna',1,0,0,7);
INSERT INTO "placings" VALUES(22,1,101,'Ben',2,0,0,7);
INSERT INTO "placings" VALUES(27,0,100,'Anna',1,0,0,8);
INSERT INTO "placings" VALUES(27,1,101,'Ben',2,0,0,8);
INSERT INTO "placings" VALUES(30,0,100,'Anna',1,4,4007008008010,9);
INSERT INTO "placings" VALUES(31,0,100,'Anna',1,1,0,10);
INSERT INTO "placings" VALUES(31,1,101,'Ben',2,0,0,10);
CREATE TABLE "players" (
    id       integer primary key,
    language text    not null default 'en',
    call     integer not null default 0,  -- 1: a new direct message, with its sound, on each turn
    pings    integer not null default 1,
    reminders integer not null default 2 check (reminders in (0, 1, 2)),
    name     text,
    deleted  integer not null default 0,
    asked    integer not null default 0,
    chosen   text    not null default ''
) strict, without rowid;
INSERT INTO "players" VALUES(100,'en-US',0,1,1,'Anna',0,0,'');
INSERT INTO "players" VALUES(103,'en-US',0,1,2,NULL,0,0,'de');
CREATE TABLE puzzle_searches (
    game   text    primary key,
    result integer not null
) strict;
CREATE TABLE puzzles (
    number integer primary key,
    game   text    not null,
    body   text    not null,
    people integer not null check (people in (0, 1)),
    nth    integer,
    day    integer,
    mu     real    not null,
    sigma  real    not null,
    unique (game, nth),
    unique (game, day)
) strict;
INSERT INTO "puzzles" VALUES(1,'axio','{"seats":2,"options":"{}","state":"{\"seed\":\"puzzle of axio 1\",\"turn\":7,\"midturn\":false,\"moved\":[3,4],\"left\":[],\"board\":\".............................rrrrggr........b^ooo.........r............p........o...p...b.......gp......................................g................................\",\"joints\":\".............................ews.sss........n.nnn.........s............n........................ew.......................................................................\",\"pyramids\":[45],\"bag\":[\"bb\",\"oo\",\"rb\",\"rg\",\"gb\",\"rg\",\"go\",\"ro\",\"op\",\"go\",\"bo\",\"bo\",\"bp\",\"gg\",\"gb\",\"bo\",\"bp\",\"rp\",\"rr\",\"pp\",\"gp\",\"gb\",\"go\",\"rg\",\"rr\",\"op\",\"rp\",\"rp\",\"bb\",\"gb\",\"op\",\"pp\",\"bo\",\"go\",\"bo\",\"gb\",\"bp\",\"op\",\"bp\",\"rb\",\"oo\",\"bb\",\"ro\",\"rp\",\"bp\",\"bb\",\"rg\",\"gp\",\"gp\",\"gp\",\"rb\",\"pp\",\"ro\",\"rg\",\"bo\",\"op\",\"op\",\"bp\",\"rr\",\"gg\",\"rb\",\"bo\",\"go\",\"rg\",\"bo\",\"ro\",\"ro\",\"gb\",\"rp\",\"bp\",\"go\",\"ro\",\"ro\",\"gg\",\"rg\",\"bp\",\"rp\",\"oo\",\"gb\",\"gp\",\"rg\",\"rb\",\"rb\"],\"racks\":[[\"gp\",\"gb\",\"gg\",\"op\",\"gp\"],[\"rp\",\"rb\",\"oo\",\"op\",\"pp\"]],\"markers\":[[2,0,0,2,1],[3,1,1,2,2]],\"begun\":[true,true],\"seat\":0,\"phase\":\"place\",\"owed\":0,\"recent\":[{\"seat\":1,\"tile\":\"gp\",\"cells\":[96,97],\"points\":[0,0,0,0,2],\"pyramids\":[],\"gained\":[0,0,0,0,2],\"bonuses\":0,\"kind\":\"placed\"},{\"seat\":1,\"count\":1,\"kind\":\"drew\"}],\"reason\":null}","best":["gp F9 G9"],"second":["gp G10 G9"],"margin":3.0}',0,1,20231114,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "puzzles" VALUES(2,'iota','{"seats":2,"options":"{\"half\":false,\"kids\":false}","state":"{\"seed\":\"puzzle of iota 1\",\"turn\":4,\"midturn\":false,\"moved\":[2,2],\"left\":[],\"options\":{\"half\":false,\"kids\":false},\"grid\":[[\"rx1\",4900],[\"gx4\",4901],[\"gs4\",5000],[\"yx2\",4902],[\"yx4\",5001],[\"gs2\",4800],[\"rt3\",4801],[\"gx2\",4700],[\"gc3\",4701]],\"pile\":[\"bt2\",\"bx3\",\"yc4\",\"bs3\",\"rc2\",\"bt1\",\"rt1\",\"rs1\",\"bt3\",\"gx1\",\"rt4\",\"w\",\"rc1\",\"yc3\",\"gs3\",\"yt4\",\"yx3\",\"bc1\",\"gx3\",\"yc2\",\"bs4\",\"yt3\",\"w\",\"gc4\",\"bc4\",\"bt4\",\"bs1\",\"bx2\",\"rt2\",\"gc1\",\"rs4\",\"rx2\",\"gt4\",\"rs3\",\"bs2\",\"ys1\",\"gc2\",\"gt3\",\"rx3\",\"rc4\",\"gt2\",\"yx1\",\"rs2\",\"gs1\",\"ys3\",\"ys2\",\"rx4\",\"gt1\",\"yt2\"],\"hands\":[[\"yt1\",\"bc2\",\"yc1\",\"bx4\"],[\"bc3\",\"ys4\",\"bx1\",\"rc3\"]],\"points\":[22,31],\"seat\":0,\"passes\":0,\"recent\":[{\"seat\":1,\"cards\":[[\"gx2\",4700],[\"gc3\",4701]],\"score\":{\"lines\":[{\"cells\":[4700,4701],\"cards\":[\"gx2\",\"gc3\"],\"points\":5},{\"cells\":[4701,4800],\"cards\":[\"gc3\",\"gs2\"],\"points\":5}],\"doublings\":[],\"total\":10},\"kind\":\"played\"},{\"seat\":1,\"count\":2,\"kind\":\"drew\"}],\"reason\":null}","best":["yc1 K19 bx4 L19"],"second":["bx4 K19 yc1 L19"],"margin":3.0}',0,1,20231114,25.0,8.33333333333333392545e+00);
INSERT INTO "puzzles" VALUES(3,'paperworld','{"seats":2,"options":"{\"first_game\":true,\"advanced\":false}","state":"{\"seed\":\"puzzle of paperworld 1\",\"turn\":5,\"midturn\":false,\"moved\":[2,3],\"left\":[],\"advanced\":false,\"piles\":[[\"y4s\",\"b4\",\"g2\",\"y2\",\"k3s\",\"g2\",\"k4s\",\"b2\",\"g4\"],[\"g1\",\"g1s\",\"b1s\",\"g1\",\"b2\",\"b3\",\"k1\",\"y5\",\"k1\"],[\"g3\",\"k2\",\"y3\",\"g3\",\"y2s\",\"g1\",\"y4\"],[\"k5\",\"b1\",\"y1\",\"k2s\",\"b5\",\"b2s\",\"g2\",\"y1\",\"k3\",\"y3\"],[\"y3\",\"b1\",\"b3s\",\"k1\",\"b1\",\"y1s\",\"b3\",\"k3\"]],\"landscapes\":[[[],[],[],[],[],[],[],[],[],[],[],[],[\"g1\"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],[\"k1\",\"k2\"],[],[],[],[],[],[],[],[],[],[],[],[]]],\"hands\":[[\"b4\",\"g3s\",\"g4s\",\"g5\",\"k4\"],[\"y1\",\"y2\",\"k1\"]],\"discards\":[[],[]],\"token\":null,\"goals\":[\"1a\",\"7b\",\"8b\"],\"rewards\":[[2,1],[2,1],[2,1]],\"won\":[[0,0,0],[0,0,0]],\"seat\":0,\"phase\":\"choose\",\"names\":\"\",\"skips\":0,\"freed\":false,\"last_turns\":null,\"recent\":[{\"seat\":1,\"name\":\"2\",\"cards\":[\"b2s\",\"g2\"],\"kind\":\"took\"}],\"reason\":null}","best":["lay g3s C3 -b4"],"second":["lay g3s C3 -b4 token"],"margin":3.0}',0,NULL,NULL,25.0,8.33333333333333392545e+00);
INSERT INTO "puzzles" VALUES(4,'rota','{"seats":2,"options":"{}","state":"{\"seed\":\"puzzle of rota 1\",\"turn\":4,\"midturn\":false,\"moved\":[2,2],\"left\":[],\"table\":[[0,0,\"gobr\"],[1,0,\"rpog\"],[0,1,\"b_rp\"],[1,1,\"bogr\"],[1,2,\"_grb\"],[0,2,\"_rbo\"],[1,-1,\"grpo\"],[2,1,\"or_g\"]],\"supply\":[\"gorp\",\"bpgo\",\"bogp\",\"gpor\",\"brpg\",\"bgpr\",\"bpor\",\"bpgr\",\"bpro\",\"bgor\",\"brgp\",\"gopr\",\"_bop\",\"brop\",\"brpg\",\"_gbp\",\"bgop\",\"bgpo\",\"_brg\",\"bogp\",\"borp\",\"bprg\",\"bpor\",\"gpro\",\"gopr\",\"_pob\",\"_pgr\",\"bgrp\",\"_pro\",\"bopg\",\"_obr\",\"bpog\"],\"stacks\":[[\"bgro\",\"_bgo\",\"bgro\",\"brop\",\"bgpr\",\"grop\",\"brog\",\"_pbg\",\"_rog\"],[\"_orp\",\"_ogb\",\"bopr\",\"bpgo\",\"_rgp\",\"_bpr\",\"borg\",\"brpo\",\"borg\"]],\"hands\":[\"gpo_\",\"_opg\"],\"markers\":[[2,1,0,1,1],[2,2,1,2,1]],\"seat\":0,\"owed\":0,\"recent\":[{\"seat\":1,\"x\":2,\"y\":1,\"corners\":\"or_g\",\"named\":null,\"worth\":[2,0,0,2],\"points\":[0,2,0,2,0],\"gained\":[0,2,0,2,0],\"arrived\":0,\"bonus\":false,\"kind\":\"placed\"}],\"reason\":null}","best":["O60 1 p"],"second":["M63 2 b"],"margin":3.0}',0,NULL,NULL,25.0,8.33333333333333392545e+00);
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
INSERT INTO "results" VALUES(1,2,1,'axio',202311,4,0,0,1,1700000133,NULL);
INSERT INTO "results" VALUES(2,5,1,'axio',202311,33,1,0,1,1700000343,NULL);
INSERT INTO "results" VALUES(3,6,1,'axio',202311,9,0,1,1,1700000408,NULL);
INSERT INTO "results" VALUES(4,11,1,'iota',202311,4,0,0,1,1700000665,NULL);
INSERT INTO "results" VALUES(5,14,1,'iota',202311,9,0,0,1,1700000741,NULL);
INSERT INTO "results" VALUES(6,19,1,'paperworld',202311,4,0,0,1,1700000998,NULL);
INSERT INTO "results" VALUES(7,22,1,'paperworld',202311,7,0,0,1,1700001074,NULL);
INSERT INTO "results" VALUES(8,27,1,'rota',202311,4,0,0,1,1700001331,NULL);
INSERT INTO "results" VALUES(9,30,1,'rota',202311,12,1,0,1,1700001415,NULL);
INSERT INTO "results" VALUES(10,31,1,'rota',202311,9,0,1,1,1700001480,1700001605);
CREATE TABLE seats (
    match  integer not null references matches (id),
    seat   integer not null,
    player integer not null,
    name   text    not null, open integer not null default 0,   -- as shown on the server when the player joined
    primary key (match, seat),
    unique (match, player)
) strict, without rowid;
INSERT INTO "seats" VALUES(1,0,100,'Anna',1);
INSERT INTO "seats" VALUES(1,1,101,'Ben',1);
INSERT INTO "seats" VALUES(1,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(1,3,103,'Dan',1);
INSERT INTO "seats" VALUES(2,0,100,'Anna',0);
INSERT INTO "seats" VALUES(2,1,101,'Ben',0);
INSERT INTO "seats" VALUES(3,0,100,'Anna',0);
INSERT INTO "seats" VALUES(3,1,101,'Ben',0);
INSERT INTO "seats" VALUES(4,0,102,'Cleo',1);
INSERT INTO "seats" VALUES(5,0,100,'Anna',0);
INSERT INTO "seats" VALUES(6,0,100,'Anna',0);
INSERT INTO "seats" VALUES(6,1,101,'Ben',0);
INSERT INTO "seats" VALUES(7,0,102,'Cleo',1);
INSERT INTO "seats" VALUES(7,1,-4611686018427387921,' -4611686018427387921',1);
INSERT INTO "seats" VALUES(8,0,-4611686018427387921,' -4611686018427387921',1);
INSERT INTO "seats" VALUES(8,1,101,'Ben',1);
INSERT INTO "seats" VALUES(8,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(9,0,100,'Anna',1);
INSERT INTO "seats" VALUES(9,1,101,'Ben',1);
INSERT INTO "seats" VALUES(9,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(10,0,100,'Anna',1);
INSERT INTO "seats" VALUES(10,1,101,'Ben',1);
INSERT INTO "seats" VALUES(10,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(10,3,103,'Dan',1);
INSERT INTO "seats" VALUES(11,0,100,'Anna',0);
INSERT INTO "seats" VALUES(11,1,101,'Ben',0);
INSERT INTO "seats" VALUES(12,0,100,'Anna',0);
INSERT INTO "seats" VALUES(12,1,101,'Ben',0);
INSERT INTO "seats" VALUES(13,0,101,'Ben',1);
INSERT INTO "seats" VALUES(14,0,100,'Anna',0);
INSERT INTO "seats" VALUES(14,1,101,'Ben',0);
INSERT INTO "seats" VALUES(15,0,101,'Ben',1);
INSERT INTO "seats" VALUES(15,1,-4611686018427387921,' -4611686018427387921',1);
INSERT INTO "seats" VALUES(16,0,-4611686018427387921,' -4611686018427387921',1);
INSERT INTO "seats" VALUES(16,1,101,'Ben',1);
INSERT INTO "seats" VALUES(16,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(17,0,100,'Anna',1);
INSERT INTO "seats" VALUES(17,1,101,'Ben',1);
INSERT INTO "seats" VALUES(17,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(18,0,100,'Anna',1);
INSERT INTO "seats" VALUES(18,1,101,'Ben',1);
INSERT INTO "seats" VALUES(18,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(18,3,103,'Dan',1);
INSERT INTO "seats" VALUES(19,0,100,'Anna',0);
INSERT INTO "seats" VALUES(19,1,101,'Ben',0);
INSERT INTO "seats" VALUES(20,0,100,'Anna',0);
INSERT INTO "seats" VALUES(20,1,101,'Ben',0);
INSERT INTO "seats" VALUES(21,0,102,'Cleo',1);
INSERT INTO "seats" VALUES(22,0,100,'Anna',0);
INSERT INTO "seats" VALUES(22,1,101,'Ben',0);
INSERT INTO "seats" VALUES(23,0,102,'Cleo',1);
INSERT INTO "seats" VALUES(23,1,-4611686018427387921,' -4611686018427387921',1);
INSERT INTO "seats" VALUES(24,0,-4611686018427387921,' -4611686018427387921',1);
INSERT INTO "seats" VALUES(24,1,101,'Ben',1);
INSERT INTO "seats" VALUES(24,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(25,0,100,'Anna',1);
INSERT INTO "seats" VALUES(25,1,101,'Ben',1);
INSERT INTO "seats" VALUES(25,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(26,0,100,'Anna',1);
INSERT INTO "seats" VALUES(26,1,101,'Ben',1);
INSERT INTO "seats" VALUES(26,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(26,3,103,'Dan',1);
INSERT INTO "seats" VALUES(27,0,100,'Anna',0);
INSERT INTO "seats" VALUES(27,1,101,'Ben',0);
INSERT INTO "seats" VALUES(28,0,100,'Anna',0);
INSERT INTO "seats" VALUES(28,1,101,'Ben',0);
INSERT INTO "seats" VALUES(29,0,101,'Ben',1);
INSERT INTO "seats" VALUES(30,0,100,'Anna',0);
INSERT INTO "seats" VALUES(31,0,100,'Anna',0);
INSERT INTO "seats" VALUES(31,1,101,'Ben',0);
INSERT INTO "seats" VALUES(32,0,101,'Ben',1);
INSERT INTO "seats" VALUES(32,1,-4611686018427387921,' -4611686018427387921',1);
INSERT INTO "seats" VALUES(33,0,-4611686018427387921,' -4611686018427387921',1);
INSERT INTO "seats" VALUES(33,1,101,'Ben',1);
INSERT INTO "seats" VALUES(33,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(34,0,100,'Anna',1);
INSERT INTO "seats" VALUES(34,1,101,'Ben',1);
INSERT INTO "seats" VALUES(34,2,102,'Cleo',1);
INSERT INTO "seats" VALUES(35,0,100,'Anna',1);
INSERT INTO "seats" VALUES(36,0,100,'Anna',0);
INSERT INTO "seats" VALUES(36,1,-4611686018427387921,' -4611686018427387921',0);
INSERT INTO "seats" VALUES(37,0,100,'Anna',1);
INSERT INTO "seats" VALUES(37,1,-4611686018427387921,' -4611686018427387921',1);
CREATE TABLE secret (value text not null) strict;
INSERT INTO "secret" VALUES('7d021eddd85bafa29fcdc8d97c714522');
CREATE TABLE servers (
    id     integer primary key,
    pace   integer,
    late   text    not null default 'skip' check (late in ('skip', 'forfeit', 'vote')),
    thread integer not null default 0
, world integer not null default 1, leavers text not null default 'dim'  -- how boards show who left the server
    check (leavers in ('dim', 'hide')), daily integer, computers integer not null default 1, language text not null default '', chosen text not null default '') strict;
CREATE TABLE shards (
    number   integer primary key,
    seen     integer not null default 0,
    since    integer not null default 0,
    identify integer not null default 0
);
CREATE TABLE "solvers" (
    player integer primary key,
    mu     real    not null,
    sigma  real    not null,
    tried  integer not null,
    solved integer not null
) strict, without rowid;
INSERT INTO "solvers" VALUES(100,2.23646105068595026912e+01,8.06590141354368,1,0);
CREATE TABLE solvings (
    player integer not null,
    puzzle integer not null references puzzles (number),
    match  integer not null references matches (id),
    judged integer,
    tries  integer not null default 0,
    solved integer not null default 0 check (solved in (0, 1)),
    shown  integer not null default 0 check (shown in (0, 1)),
    primary key (player, puzzle)
) strict, without rowid;
INSERT INTO "solvings" VALUES(100,1,36,36,1,0,0);
INSERT INTO "solvings" VALUES(100,2,37,NULL,0,0,0);
CREATE TABLE stale_boards (
    solo   integer not null,
    server integer not null,
    month  integer not null,
    game   text    not null, since integer not null default 0,
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
INSERT INTO "standings" VALUES(1,0,0,'rota',100,4007008008010,0.0,0.0,1,0,4,0,1);
INSERT INTO "standings" VALUES(1,0,202311,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,0,202311,'rota',100,4007008008010,0.0,0.0,1,0,4,0,1);
INSERT INTO "standings" VALUES(1,1,0,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,1,0,'rota',100,4007008008010,0.0,0.0,1,0,4,0,1);
INSERT INTO "standings" VALUES(1,1,202311,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,1,202311,'rota',100,4007008008010,0.0,0.0,1,0,4,0,1);
CREATE TABLE store (
    edition text    not null,  -- a word that changes each time the log beside the file is empty
    remains integer not null   -- how often somebody was forgotten since the file was written anew
) strict;
INSERT INTO "store" VALUES('first',0);
CREATE TABLE tallies (
    solo   integer not null,
    server integer not null,
    month  integer not null,
    game   text    not null,
    shift  integer not null,
    bucket integer not null,  -- the ratings that are this number when shifted to the right
    lines  integer not null,
    gone   integer not null,  -- those of them whose player has left the server
    primary key (solo, server, month, game, shift, bucket)
) strict, without rowid;
INSERT INTO "tallies" VALUES(0,1,0,'',0,927,1,0);
INSERT INTO "tallies" VALUES(0,1,0,'',0,1138,1,0);
INSERT INTO "tallies" VALUES(0,1,0,'',6,14,1,0);
INSERT INTO "tallies" VALUES(0,1,0,'',6,17,1,0);
INSERT INTO "tallies" VALUES(0,1,0,'',12,0,2,0);
INSERT INTO "tallies" VALUES(0,1,0,'axio',0,927,1,0);
INSERT INTO "tallies" VALUES(0,1,0,'axio',0,1138,1,0);
INSERT INTO "tallies" VALUES(0,1,0,'axio',6,14,1,0);
INSERT INTO "tallies" VALUES(0,1,0,'axio',6,17,1,0);
INSERT INTO "tallies" VALUES(0,1,0,'axio',12,0,2,0);
INSERT INTO "tallies" VALUES(0,1,202311,'',0,927,1,0);
INSERT INTO "tallies" VALUES(0,1,202311,'',0,1138,1,0);
INSERT INTO "tallies" VALUES(0,1,202311,'',6,14,1,0);
INSERT INTO "tallies" VALUES(0,1,202311,'',6,17,1,0);
INSERT INTO "tallies" VALUES(0,1,202311,'',12,0,2,0);
INSERT INTO "tallies" VALUES(0,1,202311,'axio',0,927,1,0);
INSERT INTO "tallies" VALUES(0,1,202311,'axio',0,1138,1,0);
INSERT INTO "tallies" VALUES(0,1,202311,'axio',6,14,1,0);
INSERT INTO "tallies" VALUES(0,1,202311,'axio',6,17,1,0);
INSERT INTO "tallies" VALUES(0,1,202311,'axio',12,0,2,0);
INSERT INTO "tallies" VALUES(1,0,0,'axio',0,10015017018024,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'axio',6,156484640906,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'axio',12,2445072514,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'axio',18,38204258,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'axio',24,596941,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'axio',30,9327,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'axio',36,145,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'axio',42,2,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'axio',48,0,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'rota',0,4007008008010,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'rota',6,62609500125,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'rota',12,978273439,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'rota',18,15285522,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'rota',24,238836,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'rota',30,3731,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'rota',36,58,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'rota',42,0,1,0);
INSERT INTO "tallies" VALUES(1,0,0,'rota',48,0,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'axio',0,10015017018024,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'axio',6,156484640906,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'axio',12,2445072514,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'axio',18,38204258,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'axio',24,596941,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'axio',30,9327,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'axio',36,145,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'axio',42,2,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'axio',48,0,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'rota',0,4007008008010,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'rota',6,62609500125,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'rota',12,978273439,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'rota',18,15285522,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'rota',24,238836,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'rota',30,3731,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'rota',36,58,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'rota',42,0,1,0);
INSERT INTO "tallies" VALUES(1,0,202311,'rota',48,0,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'axio',0,10015017018024,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'axio',6,156484640906,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'axio',12,2445072514,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'axio',18,38204258,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'axio',24,596941,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'axio',30,9327,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'axio',36,145,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'axio',42,2,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'axio',48,0,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'rota',0,4007008008010,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'rota',6,62609500125,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'rota',12,978273439,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'rota',18,15285522,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'rota',24,238836,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'rota',30,3731,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'rota',36,58,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'rota',42,0,1,0);
INSERT INTO "tallies" VALUES(1,1,0,'rota',48,0,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'axio',0,10015017018024,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'axio',6,156484640906,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'axio',12,2445072514,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'axio',18,38204258,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'axio',24,596941,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'axio',30,9327,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'axio',36,145,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'axio',42,2,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'axio',48,0,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'rota',0,4007008008010,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'rota',6,62609500125,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'rota',12,978273439,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'rota',18,15285522,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'rota',24,238836,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'rota',30,3731,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'rota',36,58,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'rota',42,0,1,0);
INSERT INTO "tallies" VALUES(1,1,202311,'rota',48,0,1,0);
CREATE TABLE tried_days (
    day  integer not null,
    mark text    not null,
    primary key (day, mark)
) strict, without rowid;
CREATE TABLE unmarked (
    solo   integer not null,
    server integer not null,
    month  integer not null,
    game   text    not null,
    first  integer not null,
    primary key (solo, server, month, game)
) strict, without rowid;
CREATE INDEX seats_player on seats (player);
CREATE UNIQUE INDEX log_interaction on log (interaction) where interaction is not null;
CREATE INDEX matches_alarm on matches (alarm) where alarm is not null;
CREATE INDEX results_server on results (server, number);
CREATE INDEX standings_player on standings (player);
CREATE INDEX members_player on members (player);
CREATE INDEX dailies_player on dailies (player);
CREATE INDEX daily_servers_player on daily_servers (player);
CREATE INDEX matches_channel on matches (channel, game);
CREATE INDEX standings_order on standings (solo, server, month, game, listed, rating desc, player);
CREATE INDEX places_server on places (server, kind, channel);
CREATE INDEX matches_lobby_host on matches (host) where status = 'lobby';
CREATE INDEX matches_lobby_server on matches (server) where status = 'lobby';
CREATE INDEX calls_called on calls (called);
CREATE INDEX matches_behind on matches (id)
    where (post_version < version or hands_version < version) and channel <> 0;
CREATE UNIQUE INDEX matches_open on matches (channel, game)
    where status in ('lobby', 'running') and channel <> 0 and holds;
CREATE INDEX matches_computer_at on matches (computer_at) where computer_at is not null;
CREATE INDEX look_backs_waiting on look_backs (number) where not done;
CREATE VIEW naming as
    with lists as (
        select id as match, iif(json_valid(invited), invited, '[]') as list from matches
        union all select id, iif(json_valid(silent), silent, '[]') from matches
        union all select id, iif(json_valid(note), json_array(note ->> '$.by', note ->> '$.told'), '[]') from matches
        union all select id, iif(json_valid(offer), json_array(offer ->> '$.heir'), '[]') from matches
    )
    select value as player, match from lists, json_each(list) where json_each.type = 'integer'
    union all select value ->> '$.player', matches.id
        from matches, json_each(iif(json_valid(givers), givers, '[]')) where json_each.type = 'object';
CREATE TRIGGER named_at_first after insert on matches
    when new.invited <> '[]' or new.silent <> '[]' or new.givers <> '[]'
        or new.note is not null or new.offer is not null
begin
    insert or ignore into named select player, match from naming where match = new.id;
end;
CREATE TRIGGER named_later after update of invited, silent, givers, note, offer on matches
    when new.invited <> old.invited or new.silent <> old.silent or new.givers <> old.givers
        or (new.note is not null and new.note is not old.note)
        or (new.offer is not null and new.offer is not old.offer)
begin
    insert or ignore into named select player, match from naming where match = new.id;
end;
CREATE INDEX hands_player on hands (player);
CREATE INDEX earlier_mark on earlier (mark);
CREATE INDEX placings_player on placings (player, result);
CREATE INDEX members_gone on members (server, player) where gone;
CREATE INDEX results_month on results (month, number);
CREATE INDEX seats_open on seats (player, match) where open;
CREATE INDEX matches_going on matches (host, kind) where status in ('lobby', 'running');
CREATE INDEX puzzles_unused on puzzles (game, people, number) where nth is null;
CREATE INDEX matches_going_server on matches (server) where status in ('lobby', 'running');
CREATE INDEX matches_going_channel on matches (channel) where status in ('lobby', 'running');
CREATE INDEX calls_at on calls (at);
CREATE INDEX forgotten_until on forgotten (until);
CREATE INDEX dailies_place on dailies (day, merit desc, at, player) where merit is not null;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',37);
COMMIT;
PRAGMA user_version = 33;
