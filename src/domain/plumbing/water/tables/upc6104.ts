import { gridOf } from '../../core/grid';

/**
 * UPC Table 610.4, largest WSFU by pressure, meter, supply and developed length, as copied by the Engineering ToolBox: the first six
 * lengths, supplies to 1-1/4 in. Two other public copies disagree: check the book.
 */
export const UPC_610_4 = gridOf({
  id: 'UPC 610.4',
  edition: 'UPC 2018/2021',
  grade: 'V1',
  csv: `
row,40,60,80,100,150,200
30-45 psi | meter 3/4 | supply 1/2,6,5,4,3,2,1
30-45 psi | meter 3/4 | supply 3/4,16,16,14,12,9,6
30-45 psi | meter 3/4 | supply 1,29,25,23,21,17,15
30-45 psi | meter 1 | supply 1,36,31,27,25,20,17
30-45 psi | meter 1 | supply 1-1/4,54,47,42,38,32,28
46-60 psi | meter 3/4 | supply 1/2,7,7,6,5,4,3
46-60 psi | meter 3/4 | supply 3/4,20,20,19,17,14,11
46-60 psi | meter 3/4 | supply 1,39,39,36,33,28,23
46-60 psi | meter 1 | supply 1,39,39,39,36,30,25
46-60 psi | meter 1 | supply 1-1/4,78,78,76,67,52,44
over 60 psi | meter 3/4 | supply 1/2,7,7,7,6,5,4
over 60 psi | meter 3/4 | supply 3/4,20,20,20,20,17,13
over 60 psi | meter 3/4 | supply 1,39,39,39,39,35,30
over 60 psi | meter 1 | supply 1,39,39,39,39,38,32
over 60 psi | meter 1 | supply 1-1/4,78,78,78,78,74,62`,
});
