import { gridOf } from '../../core/grid';

/** IPC Table E103.3(3), gpm by water supply fixture units: two public copies, all points equal. */
export const IPC_DEMAND = gridOf({
  id: 'IPC E103.3(3)',
  edition: 'IPC 2018/2021',
  grade: 'V2',
  csv: `
wsfu,flush-tank,flushometer
1,3,
2,5,
3,6.5,
4,8,
5,9.4,15
6,10.7,17.4
7,11.8,19.8
8,12.8,22.2
9,13.7,24.6
10,14.6,27
11,15.4,27.8
12,16,28.6
13,16.5,29.4
14,17,30.2
15,17.5,31
16,18,31.8
17,18.4,32.6
18,18.8,33.4
19,19.2,34.2
20,19.6,35
25,21.5,38
30,23.3,42
35,24.9,44
40,26.3,46
45,27.7,48
50,29.1,50
60,32,54
70,35,58
80,38,61.2
90,41,64.3
100,43.5,67.5
120,48,73
140,52.5,77
160,57,81
180,61,85.5
200,65,90
225,70,95.5
250,75,101
275,80,104.5
300,85,108
400,105,127
500,124,143
750,170,177
1000,208,208
1250,239,239
1500,269,269
1750,297,297
2000,325,325
2500,380,380
3000,433,433
4000,525,525
5000,593,593`,
});

/** NSPC Table B.5.4 per UpCodes. Rows 15 to 100 were cut off there: `HUNTER_DEMAND` is used, with a warning. */
export const NSPC_DEMAND = gridOf({
  id: 'NSPC B.5.4',
  edition: 'NSPC 2015',
  grade: 'V1',
  csv: `
wsfu,flush-tank,flushometer
3,3,
4,4,
5,4.5,22
6,5,23
7,6,24
8,7,25
9,7.5,26
10,8,27
11,8.5,28
12,9,29
13,10,29.5
14,10.5,30
120,49,74
140,53,78
160,57,83
180,61,87
200,65,91
225,70,95
250,75,100
300,85,110
400,105,125
500,125,140
750,170,175
1000,210,210`,
});

/**
 * Hunter's curve in points as printed in ASPE-style copies: what the UPC draws as Charts A 103.1(1) and (2), and the basis for choosing
 * sewage pumps. From memory, except for eleven points of the second column and the published readings 34 → 22 gpm (SSPMA) and 68.5 →
 * about 35 gpm.
 */
export const HUNTER_DEMAND = gridOf({
  id: 'UPC Chart A 103.1',
  edition: 'UPC 2018/2021',
  grade: 'M',
  csv: `
wsfu,flush-tank,flushometer
3,3,
4,4,
5,4.5,22
6,5,23
8,6.5,25
10,8,27
12,9.2,28.6
14,10.4,30.2
16,11.6,31.8
18,12.8,33.4
20,14,35
25,17,38
30,20,41
35,22.5,43.8
40,24.8,46.5
45,27,49
50,29,51.5
60,32,55
70,35,58.5
80,38,62
90,41,64.8
100,43.5,67.5
120,48,72.5
140,52.5,77.5
160,57,82.5
180,61,87
200,65,91.5
225,70,97
250,75,101
275,80,105.5
300,85,110
400,105,126
500,125,142
750,170,178
1000,208,208
1250,239,239
1500,269,269
1750,297,297
2000,325,325
2500,380,380
3000,433,433
4000,525,525
5000,593,593`,
});
