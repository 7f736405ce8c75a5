import { expect, it } from 'vitest';
import { EMPTY_ADDRESS } from './schema';
import { addressKey, streetKey } from './streetKey';

it.each([
  [
    'FM 620',
    'Farm to Market 620',
    'Farm to Market Road 620',
    'F.M. 620',
    'FM-620',
    'FM620',
    'FM Rd 620',
    'Farm-to-Market Rd. 620',
  ],
  ['RM 12', 'R.M. 12', 'Ranch to Market 12', 'Ranch-to-Market Rd 12'],
  [
    'RR 3 Box 12',
    'Rural Route 3, Box 12',
    'R.R. 3 Box 12',
    'RFD 3 Box 12',
    'Rural Rt. 3 Box 12',
    'Rural Route No. 3 Box 12',
  ],
  ['CR 305', 'County Road 305', 'County Rd 305', 'Co. Rd. 305', 'Cnty Rd 305', 'C.R. 305', 'CR305', 'County Route 305'],
  ['County Hwy 9', 'Co Highway 9', 'CTH 9', 'County Trunk Hwy 9'],
  [
    'SR 46',
    'State Road 46',
    'St Rd 46',
    'St. Rd. 46',
    'State Route 46',
    'State Rte 46',
    'SR-46',
    'State Hwy 46',
    'SH 46',
    'Hwy 46',
    'Highway 46',
    'Route 46',
    'Rt. 46',
  ],
  [
    'US Hwy 290 W',
    'US Highway 290 West',
    'U.S. Hwy. 290 W',
    'US-290 W',
    'US 290 West',
    'U.S. Route 290 W',
    'West Highway 290',
    'W Hwy 290',
  ],
  ['I-35', 'Interstate 35', 'IH 35', 'IH-35', 'I35', 'Interstate Highway 35'],
  ['NC Hwy 12', 'NC 12', 'NC-12', 'Highway 12'],
  ['Township Road 8', 'Twp Rd 8', 'Twp. Rd. 8'],
])('treats %s as one road, however it is written', (...written) => {
  const keys = written.map((street) => streetKey(`4410 ${street}`));
  expect(new Set(keys).size, keys.join(' / ')).toBe(1);
  expect(streetKey(`4411 ${written[0]}`)).not.toBe(keys[0]);
});

it.each([
  ['4410 FM 620', '4410 FM 621'],
  ['4410 CR 305', '4410 SR 305'],
  ['4410 County Hwy 9', '4410 County Rd 9'],
  ['4410 US Hwy 290 W', '4410 US Hwy 290 E'],
  ['12 State St', '12 State Rd'],
  ['12 Ranch Rd', '12 Ranch Rd 12'],
  ['12 Elm Ct 5', '12 Elm Ct 6'],
  ['12 Elm Rd 5', '12 Hwy 5'],
  ['12 Indiana Ave', '12 Iowa Ave'],
])('tells %s and %s apart', (one, other) => {
  expect(streetKey(one)).not.toBe(streetKey(other));
});

it('compares addresses by street, unit and ZIP code, or town if there is none', () => {
  const at = (street: string, more = {}) => addressKey({ ...EMPTY_ADDRESS, street, ...more });
  expect(at('4410 FM 620', { postalCode: '78734-1200' })).toBe(
    at('4410 Farm to Market Rd 620', { postalCode: '78734' }),
  );
  expect(at('12 Elm St', { unit: 'Apt 4', city: 'Austin' })).toBe(at('12 Elm Street #4', { city: 'AUSTIN' }));
  expect(at('12 Elm St', { unit: '4' })).not.toBe(at('12 Elm St', { unit: '5' }));
  expect(at('')).toBe('');
});
