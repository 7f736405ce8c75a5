import { gridOf } from '../../core/grid';

/**
 * IPC Table 1106.2 from 2018, gpm. Horizontal columns are Manning, full, n 0.010, Schedule 40 within 1 gpm, except
 * for 5 in (21 % under) and 2 in (13 % over), which are as printed.
 */
export const IPC_2018_STORM = gridOf({
  id: 'IPC 1106.2',
  edition: 'IPC 2018/2021',
  grade: 'V2',
  csv: `
size,vertical,1/16,1/8,1/4,1/2
2,34,15,22,31,44
3,87,39,55,79,111
4,180,81,115,163,231
5,311,117,165,234,331
6,538,243,344,487,689
8,1117,505,714,1010,1429
10,2050,927,1311,1855,2623
12,3272,1480,2093,2960,4187
15,5543,2508,3546,5016,7093`,
});

/** The tables before: IPC to 2015, UPC, and the horizontal pipes of the NSPC, gpm. */
export const OLDER_STORM = gridOf({
  id: 'storm pipes before IPC 2018',
  edition: 'IPC to 2015, UPC, NSPC',
  grade: 'V1',
  csv: `
size,vertical,1/8,1/4,1/2
2,30,12,17,24
3,90,36,51,72
4,192,78,111,157
5,348,142,201,284
6,566,231,327,462
8,1220,498,705,996
10,,902,1275,1804
12,,1467,2076,2934
15,,2666,3774,5332`,
});

/** NSPC 2006 leaders, 7/24 full, gpm: Wyly-Eaton 27.8 (7/24)^(5/3) d^(8/3). */
export const NSPC_LEADERS = gridOf({
  id: 'NSPC 2006 vertical leaders',
  edition: 'NSPC 2006',
  grade: 'F',
  csv: `
size,vertical
2,23
3,67
4,144
5,261
6,424
8,913
10,1655
12,2692
15,4880`,
});
