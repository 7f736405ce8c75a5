import { expect, it } from 'vitest';
import { isTimeZone } from '@/lib/dates';
import { findRegions } from './regions';
import { timeZoneOf } from './timeZones';

const at = (state: string, postalCode = '', country = 'US'): string => timeZoneOf({ state, postalCode, country });

it.each([
  ['North Carolina', '28806', 'America/New_York'],
  ['CO', '80202', 'America/Denver'],
  ['AZ', '85001', 'America/Phoenix'],
  // Pensacola, Nashville and Knoxville, Dallas and El Paso: states with two time zones.
  ['FL', '32501', 'America/Chicago'],
  ['FL', '33101', 'America/New_York'],
  ['TN', '37201', 'America/Chicago'],
  ['TN', '37902', 'America/New_York'],
  ['TX', '75201', 'America/Chicago'],
  ['TX', '79901', 'America/Denver'],
  ['', '', ''],
  ['Ruritania', '12345', ''],
])('puts %s %s in %s', (state, postalCode, zone) => {
  expect(at(state, postalCode)).toBe(zone);
});

it('knows the time zone of every state and province', () => {
  for (const country of ['US', 'CA'])
    for (const { code } of findRegions('', country)) expect(isTimeZone(at(code, '', country)), code).toBe(true);
});
