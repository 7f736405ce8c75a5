import { gridOf } from '../../core/grid';

/**
 * IPC Table 906.1, developed length in ft of stack vents and vent stacks by vent size, after a Utah copy of 2015. Two cells are
 * corrected: 20 DFU at 2 in (printed 10) and 49 ft at 5 in, 1,400 DFU, 3 in (printed 63, more than the row above). Stacks of 10 in and
 * over aren't included.
 */
export const IPC_STACK_VENT = gridOf({
  id: 'IPC 906.1',
  edition: 'IPC 2015',
  grade: 'V1',
  csv: `
stack,1-1/4,1-1/2,2,2-1/2,3,4,5,6,8
1-1/4 in to 2 DFU,30,,,,,,,,
1-1/2 in to 8 DFU,50,150,,,,,,,
1-1/2 in to 10 DFU,30,100,,,,,,,
2 in to 12 DFU,30,75,200,,,,,,
2 in to 20 DFU,26,50,150,,,,,,
2-1/2 in to 42 DFU,,30,100,300,,,,,
3 in to 10 DFU,,42,150,360,1040,,,,
3 in to 21 DFU,,32,110,270,810,,,,
3 in to 53 DFU,,27,94,230,680,,,,
3 in to 102 DFU,,25,86,210,620,,,,
4 in to 43 DFU,,,35,85,250,980,,,
4 in to 140 DFU,,,27,65,200,750,,,
4 in to 320 DFU,,,23,55,170,640,,,
4 in to 540 DFU,,,21,50,150,580,,,
5 in to 190 DFU,,,,28,82,320,990,,
5 in to 490 DFU,,,,21,63,250,760,,
5 in to 940 DFU,,,,18,53,210,670,,
5 in to 1400 DFU,,,,16,49,190,590,,
6 in to 500 DFU,,,,,33,130,400,1000,
6 in to 1100 DFU,,,,,26,100,310,780,
6 in to 2000 DFU,,,,,22,84,260,660,
6 in to 2900 DFU,,,,,20,77,240,600,
8 in to 1800 DFU,,,,,,31,95,240,940
8 in to 3400 DFU,,,,,,24,73,190,729
8 in to 5600 DFU,,,,,,20,62,160,610
8 in to 7600 DFU,,,,,,18,56,140,560`,
});

/**
 * Rules for vents as rows that a jurisdiction can amend. The UPC's 2 in for a water closet is from the 2024 training manual
 * (eofficial.org, March 26, 2026, on 908.1.2).
 */
export const VENT_RULES = gridOf({
  id: 'vent rules',
  edition: 'IPC 906.2, UPC 904.1',
  grade: 'V2',
  csv: `
rule,value
smallest vent,1.25
part of the drain size,0.5
ft before one size larger,40
smallest vent of a water closet by the UPC,2`,
});
