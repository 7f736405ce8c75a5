import { gridOf } from '../../core/grid';

/** IPC Table 710.1(1), building drains and sewers: DFU by size and slope in in/ft. 3, 4 and 6 in were seen in two copies. */
export const IPC_BUILDING_DRAIN = gridOf({
  id: 'IPC 710.1(1)',
  edition: 'IPC 2018/2021',
  grade: 'V1',
  csv: `
size,1/16,1/8,1/4,1/2
1-1/4,,,1,1
1-1/2,,,3,3
2,,,21,26
2-1/2,,,24,31
3,,36,42,50
4,,180,216,250
5,,390,480,575
6,,700,840,1000
8,1400,1600,1920,2300
10,2500,2900,3500,4200
12,3900,4600,5600,6700
15,7000,8300,10000,12000`,
});

/** IPC Table 710.1(2), horizontal branches and stacks: DFU. 3 and 4 in stacks were seen in two copies. */
export const IPC_BRANCH_STACK = gridOf({
  id: 'IPC 710.1(2)',
  edition: 'IPC 2018/2021',
  grade: 'V1',
  csv: `
size,branch,one_interval,stack_3_or_less,stack_over_3
1-1/2,3,2,4,8
2,6,6,10,24
2-1/2,12,9,20,42
3,20,20,48,72
4,160,90,240,500
5,360,200,540,1100
6,620,350,960,1900
8,1400,600,2200,3600
10,2500,1000,3800,5600
12,3900,1500,6000,8400
15,7000,,,`,
});

/** UPC Table 703.2: DFU and length of drains and vents. To 4 in in two copies. The trap arm doesn't count. */
export const UPC_DRAIN_VENT = gridOf({
  id: 'UPC 703.2',
  edition: 'UPC 2018/2021',
  grade: 'V2',
  csv: `
size,vert_dfu,horiz_dfu,vert_ft,vent_dfu,vent_ft
1-1/4,1,1,45,1,45
1-1/2,2,1,65,8,60
2,16,8,85,24,120
2-1/2,32,14,148,48,180
3,48,35,212,84,212
4,256,216,300,256,300
5,600,428,390,600,390
6,1380,720,510,1380,510
8,3600,2640,750,3600,750`,
});

/** Rules in addition to the tables, as rows that a jurisdiction can amend. */
export const IPC_DRAIN_RULES = gridOf({
  id: 'IPC 710.1 rules',
  edition: 'IPC 2018/2021',
  grade: 'V2',
  csv: `
rule,value
smallest building drain with a water closet,3
least slope to 2-1/2 in,0.25
least slope 3 to 6 in,0.125
least slope 8 in and over,0.0625
least slope upstream of a grease interceptor,0.25`,
});

/** UPC 703.2 notes, King County and Washington. */
export const UPC_DRAIN_RULES = gridOf({
  id: 'UPC 703.2 notes',
  edition: 'UPC 2018/2021',
  grade: 'V1',
  csv: `
rule,value
smallest drain with a water closet,3
water closets or 6-unit traps on 3 in vertical,4
water closets or 6-unit traps on 3 in horizontal,3
part of the horizontal DFU at 1/8 in/ft,0.8
least slope,0.125`,
});
