import { gridOf } from '../../core/grid';

/** IPC Table 909.1 (906.1 before 2018): longest trap arm, ft, and its slope, in/ft. */
export const IPC_TRAP_ARM = gridOf({
  id: 'IPC 909.1',
  edition: 'IPC 2018/2021',
  grade: 'V2',
  csv: `
trap,ft,slope
1-1/4,5,0.25
1-1/2,6,0.25
2,8,0.25
3,12,0.125
4,16,0.125`,
});

/** UPC Table 1002.2: longest trap arm, in, at 1/4 in/ft. The arm of a water closet is 6 ft. */
export const UPC_TRAP_ARM = gridOf({
  id: 'UPC 1002.2',
  edition: 'UPC 2018/2021',
  grade: 'V2',
  csv: `
trap,in,slope
1-1/4,30,0.25
1-1/2,42,0.25
2,60,0.25
3,72,0.25
4,120,0.25
water closet,72,0.25`,
});
