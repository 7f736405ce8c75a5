import { gridOf } from '../../core/grid';

/** IPC Table E103.3(2), WSFU. `total` is the code's own figure, not cold + hot. Two machine-readable copies and a page of the 2018 book agree. */
export const IPC_WSFU = gridOf({
  id: 'IPC E103.3(2)',
  edition: 'IPC 2018/2021',
  grade: 'V2',
  csv: `
fixture,cold,hot,total
bathroom-group | private | flush-tank,2.7,1.5,3.6
bathroom-group | private | flushometer-valve,6,3,8
bathtub | private,1,1,1.4
bathtub | public,3,3,4
bidet | private,1.5,1.5,2
combination-fixture | private,2.25,2.25,3
dishwasher | private,0,1.4,1.4
drinking-fountain | public,0.25,0,0.25
kitchen-sink | private,1,1,1.4
kitchen-sink | public,3,3,4
laundry-sink | private,1,1,1.4
lavatory | private,0.5,0.5,0.7
lavatory | public,1.5,1.5,2
service-sink | public,2.25,2.25,3
shower | private,1,1,1.4
shower | public,3,3,4
urinal | public | 1-in-valve,10,0,10
urinal | public | 3/4-in-valve,5,0,5
urinal | public | flush-tank,3,0,3
clothes-washer | private,1,1,1.4
clothes-washer | public,2.25,2.25,3
clothes-washer-15-lb | public,3,3,4
water-closet | private | flush-tank,2.2,0,2.2
water-closet | private | flushometer-valve,6,0,6
water-closet | private | flushometer-tank,2,0,2
water-closet | public | flush-tank,5,0,5
water-closet | public | flushometer-valve,10,0,10
water-closet | public | flushometer-tank,2,0,2`,
});
