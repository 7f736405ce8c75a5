import { gridOf } from '../../core/grid';
import { GPM_PER_SQFT_IN } from '../roofArea';

/**
 * IPC Table 1106.2, gpm. It replaced the tables of roof areas (1106.2(1), 1106.2(2) and 1106.3) in the 2015 edition (ibcode.net, question of the
 * week on the IPC 2015, de.scribd.com/document/270125214); the values were read in the 2018 and 2021 editions. Horizontal columns are Manning, full, n 0.010, Schedule 40 within 1 gpm, except
 * for 5 in (21 % under) and 2 in (13 % over), which are as printed.
 */
export const IPC_STORM = gridOf({
  id: 'IPC 1106.2',
  edition: 'IPC from 2015, values of 2018/2021',
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

/**
 * UPC Tables 1103.1 and 1103.2 (11-1 and 11-2 before 2012) and IPC Tables 1106.2 and 1106.3 to 2012, which print the same roof areas: sq ft at
 * 1 in/h, here times 0.0104 gpm. Read in public text:
 * - leaders: 8,800 (the IPC 2012 question at de.scribd.com/document/270125214: 1,470 at 6 in/h); all of them as 92, 192, 360, 563 and 1,208 gpm in
 *   a public calculator; 2,880, 18,400, 34,600, 54,000 and 116,000 in the review of 2026-11-28
 * - 1/8 in/ft: 21,400 in the example of UPC Appendix D (docplayer.net/6732890), 7,520 as 2,506 at 3 in/h (terrylove.com, thread 111075), 3 to 8 in at
 *   4 in/h in a public course (822, 1,880, 3,340, 5,350, 11,500)
 * - 1/2 in/ft: 4 to 8 in at 4 in/h in the same course (3,760, 6,680, 10,700, 23,000)
 *
 * Cells with a question mark are from memory of the book; those at 1/2 in/ft are twice those at 1/8, as in all rows that were read.
 */
export const ROOF_AREAS = gridOf({
  id: 'UPC 1103.1 and 1103.2',
  edition: 'UPC, IPC to 2012',
  grade: 'V1',
  scale: GPM_PER_SQFT_IN,
  csv: `
size,vertical,1/8,1/4,1/2
2,2880,,,
3,8800,3288,4640?,6576?
4,18400,7520,10600?,15040
5,34600,13360,18880?,26720
6,54000,21400,30200?,42800
8,116000,46000,65200?,92000
10,,82800?,116800?,165600?
12,,133200?,188000?,266400?
15,,238000?,336000?,476000?`,
});

/**
 * Horizontal pipes by the NSPC. Table 13.6.2 couldn't be read anywhere: these are the areas of the UPC, the smaller of the two sets that
 * public spreadsheets give for the NSPC.
 */
export const NSPC_HORIZONTAL = gridOf({
  id: 'NSPC 13.6.2',
  edition: 'NSPC, by the areas of the UPC',
  grade: 'M',
  scale: GPM_PER_SQFT_IN,
  csv: `
size,1/8,1/4,1/2
3,3288?,4640?,6576?
4,7520?,10600?,15040?
5,13360?,18880?,26720?
6,21400?,30200?,42800?
8,46000?,65200?,92000?
10,82800?,116800?,165600?
12,133200?,188000?,266400?
15,238000?,336000?,476000?`,
});

/** NSPC 2006 leaders, 7/24 full, gpm: Wyly-Eaton 27.8 (7/24)^(5/3) d^(8/3), as printed on page 321 (scribd.com/document/661947769). */
export const NSPC_LEADERS = gridOf({
  id: 'NSPC 2006 vertical leaders',
  edition: 'NSPC 2006',
  grade: 'V1',
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
