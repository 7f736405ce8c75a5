import { gridOf } from '../../core/grid';

/** IPC Table 709.1, DFU and least trap. A kitchen sink is 2 with or without disposer and dishwasher. */
export const IPC_DFU = gridOf({
  id: 'IPC 709.1',
  edition: 'IPC 2018/2021',
  grade: 'V2',
  csv: `
fixture,dfu,trap
clothes-washer-commercial,3,2
clothes-washer-residential,2,2
bathroom-group-1.6,5,
bathroom-group-over-1.6,6,
bathtub,2,1.5
bidet,1,1.25
combination-sink,2,1.5
dental-lavatory,1,1.25
dental-unit,1,1.25
dishwasher,2,1.5
drinking-fountain,0.5,1.25
emergency-floor-drain,0,2
floor-drain,2,2
floor-sink,2,2
kitchen-sink,2,1.5
laundry-sink,2,1.5
lavatory,1,1.25
shower-to-5.7,2,1.5
shower-to-12.3,3,2
shower-to-25.8,5,3
shower-to-55.6,6,4
service-sink,2,1.5
sink,2,1.5
urinal,4,
urinal-1.0,2,
urinal-nonwater,0.5,
wash-sink,2,1.5
water-closet-flushometer-tank,4,
water-closet-private-1.6,3,
water-closet-private-over-1.6,4,
water-closet-public-1.6,4,
water-closet-public-over-1.6,6`,
});

/** IPC Table 709.2, unlisted fixtures, by the size of their drain. */
export const IPC_DFU_UNLISTED = gridOf({
  id: 'IPC 709.2',
  edition: 'IPC 2018/2021',
  grade: 'V2',
  csv: `
drain,dfu
1-1/4,1
1-1/2,2
2,3
3,5
4,6`,
});

/** UPC Table 702.1, DFU by use and trap. Household rows in two copies, the rest in one. */
export const UPC_DFU = gridOf({
  id: 'UPC 702.1',
  edition: 'UPC 2018/2021',
  grade: 'V2',
  csv: `
fixture,private,public,assembly,trap
bathtub,2,2,,1.5
bidet,1,,,1.25
bidet-1-1/2,2,,,1.5
clothes-washer,3,3,3,2
dental-unit,,1,1,1.25
dishwasher,2,2,2,1.5
drinking-fountain,0.5,0.5,1,1.25
commercial-disposer,,3,3,2
floor-drain,2,2,2,2
emergency-floor-drain,0,0,0,2
shower,2,2,2,2
shower-additional-head,1,1,1,2
lavatory,1,1,1,1.25
lavatories-in-sets,2,2,2,1.5
washfountain,,2,2,1.5
washfountain-2,,3,3,2
mobile-home,12,12,12,3
bar-sink,1,2,2,1.5
clinical-sink,,6,6,3
commercial-sink,,3,3,1.5
exam-room-sink,,1,,1.5
special-purpose-sink-1-1/2,2,3,3,1.5
special-purpose-sink-2,3,4,4,2
special-purpose-sink-3,,6,6,3
kitchen-sink,2,2,2,1.5
laundry-sink,2,2,2,1.5
service-sink,,3,3,2
flushing-rim-sink,,6,6,3
wash-sink,,2,2,1.5
urinal-1.0,2,2,5,2
urinal-over-1.0,2,2,6,2
urinal-exposed-trap,2,2,5,1.5
urinal-nonwater,1,1,1,2
water-closet-1.6,3,4,6,3
water-closet-over-1.6,4,6,8,3`,
});

/** Plain names of rows. */
export const IPC_DFU_ROWS: Readonly<Record<string, string>> = {
  'clothes-washer': 'clothes-washer-residential',
  'bathroom-group': 'bathroom-group-1.6',
  'bathroom-group-to-1.6': 'bathroom-group-1.6',
  'bathroom-group-1.28': 'bathroom-group-1.6',
  'combination-fixture': 'combination-sink',
  shower: 'shower-to-5.7',
  'shower-5.7': 'shower-to-5.7',
  'shower-12.3': 'shower-to-12.3',
  'shower-25.8': 'shower-to-25.8',
  'shower-55.6': 'shower-to-55.6',
  'shower-over-5.7-to-12.3': 'shower-to-12.3',
  'shower-over-12.3-to-25.8': 'shower-to-25.8',
  'shower-over-25.8-to-55.6': 'shower-to-55.6',
  'urinal-to-1.0': 'urinal-1.0',
  'urinal-1': 'urinal-1.0',
  'urinal-to-1': 'urinal-1.0',
  'urinal-over-1': 'urinal',
  'urinal-over-1.0': 'urinal',
  'nonwater-urinal': 'urinal-nonwater',
  'bar-sink': 'sink',
};

/** The same for the UPC. */
export const UPC_DFU_ROWS: Readonly<Record<string, string>> = {
  'water-closet': 'water-closet-1.6',
  'water-closet-1.28': 'water-closet-1.6',
  'water-closet-to-1.6': 'water-closet-1.6',
  'water-closet-1.6-tank': 'water-closet-1.6',
  'water-closet-over-1.6-tank': 'water-closet-over-1.6',
  'clothes-washer-residential': 'clothes-washer',
  'clothes-washer-standpipe': 'clothes-washer',
  urinal: 'urinal-1.0',
  'urinal-1': 'urinal-1.0',
  'urinal-to-1.0': 'urinal-1.0',
  'urinal-over-1': 'urinal-over-1.0',
  'shower-to-5.7': 'shower',
  'nonwater-urinal': 'urinal-nonwater',
  sink: 'bar-sink',
};
