import { gridOf } from '../../core/grid';

/** UPC Table 610.3, WSFU by use: a public data file and the Washington appendix of the UPC 2018. */
export const UPC_WSFU = gridOf({
  id: 'UPC 610.3',
  edition: 'UPC 2018/2021',
  grade: 'V2',
  csv: `
fixture,private,public,assembly
bathtub,4,4,
bathtub-3/4-fill-valve,10,10,
bidet,1,,
clothes-washer,4,4,
dental-unit,,1,
dishwasher,1.5,1.5,
drinking-fountain,0.5,0.5,0.75
hose-bibb-first,2.5,2.5,
hose-bibb-additional,1,1,
lavatory,1,1,1
lawn-sprinkler-head,1,1,
mobile-home,,12,
bar-sink,1,2,
clinical-faucet-sink,,3,
clinical-flushometer-sink,,8,
kitchen-sink,1.5,1.5,
laundry-sink,1.5,1.5,
service-sink,1.5,3,
wash-up-sink,,2,
shower,2,2,
urinal-1.0-flushometer,3,4,5
urinal-over-1.0-flushometer,4,5,6
urinal-flush-tank,2,2,3
wash-fountain,,4,
water-closet-1.6-tank,2.5,2.5,3.5
water-closet-1.6-flushometer-valve,5,5,8
water-closet-over-1.6-tank,3,5.5,7`,
});

/** UPC Table 610.10: flushometers count progressively. Read in a CPC workbook, whose 93 for 11 urinals is a slip (88). */
export const UPC_FLUSHOMETERS = gridOf({
  id: 'UPC 610.10',
  edition: 'UPC 2018/2021',
  grade: 'V1',
  csv: `
count,water-closets,urinals
1,40,20
2,70,35
3,90,45
4,105,53
5,115,58
each further,10,5`,
});

/** Plain names of rows of 610.3. */
export const UPC_ROWS: Readonly<Record<string, string>> = {
  'water-closet': 'water-closet-1.6-tank',
  'water-closet-1.6': 'water-closet-1.6-tank',
  'water-closet-1.28': 'water-closet-1.6-tank',
  'water-closet-1.6-gravity-tank': 'water-closet-1.6-tank',
  'water-closet-1.6-flush-tank': 'water-closet-1.6-tank',
  'water-closet-1.6-flushometer-tank': 'water-closet-1.6-tank',
  'water-closet-1.6-flushometer': 'water-closet-1.6-flushometer-valve',
  'water-closet-flushometer-valve': 'water-closet-1.6-flushometer-valve',
  'water-closet-flushometer': 'water-closet-1.6-flushometer-valve',
  'water-closet-over-1.6': 'water-closet-over-1.6-tank',
  'water-closet-over-1.6-gravity-tank': 'water-closet-over-1.6-tank',
  urinal: 'urinal-1.0-flushometer',
  'urinal-1.0': 'urinal-1.0-flushometer',
  'urinal-over-1.0': 'urinal-over-1.0-flushometer',
  'urinal-tank': 'urinal-flush-tank',
};

/** Fixtures served by one side only; for all others each side counts three quarters (UPC 610.3 notes). */
export const UPC_COLD_ONLY =
  /^(?:water-closet|urinal|hose-bibb|drinking-fountain|lawn-sprinkler|dental|clinical-flushometer)/;
export const UPC_HOT_ONLY = /^dishwasher/;
