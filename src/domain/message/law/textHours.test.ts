import { describe, expect, it } from 'vitest';
import { isFederalHoliday } from '../../law/holidays';
import { placeOfClock, recipientPlaces } from './recipientPlaces';
import { contactsPer24h, textFrom } from './textHours';

const company = { address: { state: 'IL', postalCode: '60601', country: 'US' }, timeZone: 'America/Chicago' };
const at = (state: string, postalCode = '', phone = '+13125550134') =>
  recipientPlaces({ addresses: [{ state, postalCode, country: 'US' }], phone, company });
/** Returns when a text to that place that is ready at `now` may go out; `now` if immediately. */
const from = (now: string, ...[state = '', zip, phone]: readonly string[]): string =>
  textFrom(now, at(state, zip, phone), 'all') || now;

describe('texting hours where the recipient is', () => {
  it.each([
    // Miami: 8 AM to 8 PM Eastern; Pensacola by Central time; somewhere in Florida: within both
    ['2026-06-01T12:00:00.000Z', ['FL', '33101'], '2026-06-01T12:00:00.000Z'],
    ['2026-06-02T00:00:00.000Z', ['FL', '33101'], '2026-06-02T12:00:00.000Z'],
    ['2026-06-02T00:30:00.000Z', ['FL', '32501'], '2026-06-02T00:30:00.000Z'],
    ['2026-06-02T00:30:00.000Z', ['FL'], '2026-06-02T13:00:00.000Z'],
    // A ZIP code alone determines the state.
    ['2026-06-02T00:00:00.000Z', ['', '33101'], '2026-06-02T12:00:00.000Z'],
    // Texas: from 9 AM, on Sundays from noon; El Paso must satisfy both its own and Central time.
    ['2026-06-01T13:30:00.000Z', ['TX', '78701'], '2026-06-01T14:00:00.000Z'],
    ['2026-06-07T15:00:00.000Z', ['TX', '78701'], '2026-06-07T17:00:00.000Z'],
    ['2026-06-07T17:00:00.000Z', ['TX', '79901'], '2026-06-07T18:00:00.000Z'],
    ['2026-06-02T02:00:00.000Z', ['TX', '79901'], '2026-06-02T15:00:00.000Z'],
    // Before the law of September 2025, federal hours applied.
    ['2025-08-29T13:30:00.000Z', ['TX', '78701'], '2025-08-29T13:30:00.000Z'],
    ['2025-09-02T13:30:00.000Z', ['TX', '78701'], '2025-09-02T14:00:00.000Z'],
    // Mississippi bans Sundays, Alabama and Louisiana also holidays: July 4, 2026 is a Saturday, observed on Friday.
    ['2026-06-07T15:00:00.000Z', ['MS', '39201'], '2026-06-08T13:00:00.000Z'],
    ['2026-07-03T15:00:00.000Z', ['AL', '35203'], '2026-07-06T13:00:00.000Z'],
    ['2026-11-26T15:00:00.000Z', ['LA', '70112'], '2026-11-27T14:00:00.000Z'],
    // Kentucky from 10 AM, Connecticut from 9 to 8, Nevada from 9 to 8.
    ['2026-06-01T12:00:00.000Z', ['KY', '40202'], '2026-06-01T14:00:00.000Z'],
    ['2026-06-02T00:00:00.000Z', ['CT', '06103'], '2026-06-02T13:00:00.000Z'],
    ['2026-06-02T03:00:00.000Z', ['NV', '89101'], '2026-06-02T16:00:00.000Z'],
    // Arizona has no daylight saving time; California until 9 PM Pacific.
    ['2026-06-01T14:30:00.000Z', ['AZ', '85001'], '2026-06-01T15:00:00.000Z'],
    ['2026-06-02T03:59:00.000Z', ['CA', '94103'], '2026-06-02T03:59:00.000Z'],
    ['2026-06-02T04:00:00.000Z', ['CA', '94103'], '2026-06-02T15:00:00.000Z'],
    // Uncertain rules aren't enforced: Rhode Island's hours would end at 6 PM.
    ['2026-06-01T23:00:00.000Z', ['RI', '02903'], '2026-06-01T23:00:00.000Z'],
    // The mornings after a clock change.
    ['2026-03-08T12:00:00.000Z', ['WA', '98101'], '2026-03-08T15:00:00.000Z'],
    ['2026-11-01T12:00:00.000Z', ['WA', '98101'], '2026-11-01T16:00:00.000Z'],
  ] as const)('allow a text ready at %s in %j: %s', (now, place, until) => {
    expect(from(now, ...place)).toBe(until);
  });

  it('also consider an Oklahoma area code next to the address', () => {
    // 7:30 PM in Denver is 8:30 PM in Oklahoma.
    expect(from('2026-06-02T01:30:00.000Z', 'CO', '80202')).toBe('2026-06-02T01:30:00.000Z');
    expect(from('2026-06-02T01:30:00.000Z', 'CO', '80202', '+14055550134')).toBe('2026-06-02T14:00:00.000Z');
  });

  it('require both an out-of-town landlord’s and the house’s hours', () => {
    const places = recipientPlaces({
      addresses: [
        { state: 'CA', postalCode: '94103', country: 'US' },
        { state: 'NY', postalCode: '10001', country: 'US' },
      ],
      phone: '+14155550134',
      company,
    });
    // 8 AM in New York is 5 AM in San Francisco; 6:30 PM there is 9:30 PM in New York.
    expect(textFrom('2026-06-01T12:00:00.000Z', places, 'all')).toBe('2026-06-01T15:00:00.000Z');
    expect(textFrom('2026-06-02T01:30:00.000Z', places, 'all')).toBe('2026-06-02T15:00:00.000Z');
  });

  it('fall back to the company’s location, and ignore an invalid time zone', () => {
    const nowhere = { state: '', postalCode: '', country: 'US' };
    const texas = { address: { state: 'TX', postalCode: '78701', country: 'US' }, timeZone: 'America/Chicago' };
    const unknown = { addresses: [nowhere], phone: '' };
    expect(recipientPlaces({ ...unknown, company: texas })).toEqual([{ state: 'TX', timeZones: ['America/Chicago'] }]);
    expect(recipientPlaces({ ...unknown, company: { address: nowhere, timeZone: 'Not/AZone' } })).toEqual([
      { state: '', timeZones: ['America/New_York', 'America/Los_Angeles'] },
    ]);
    expect(textFrom('2026-06-01T12:30:00.000Z', [placeOfClock('Not/AZone')], 'service')).toBe(
      '2026-06-01T15:00:00.000Z',
    );
  });

  it('follow only federal hours for a visit in progress', () => {
    // 8:30 AM on a Sunday in Texas.
    expect(textFrom('2026-06-07T13:30:00.000Z', at('TX', '78701'), 'service')).toBe('');
    expect(textFrom('2026-06-07T12:30:00.000Z', at('TX', '78701'), 'service')).toBe('2026-06-07T13:00:00.000Z');
  });

  it.each([
    ['FL', 3],
    ['OK', 3],
    ['MD', 3],
    ['OR', 3],
    ['TX', null],
    ['NY', null],
  ])('allow in %s this many contacts in 24 hours: %s', (state, most) => {
    expect(contactsPer24h('2026-06-01T17:00:00.000Z', at(state))).toBe(most);
  });
});

it('knows federal holidays and the days they are observed', () => {
  const days = ['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07'];
  for (const day of [...days, '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2021-12-31', '2027-07-05'])
    expect([day, isFederalHoliday(day, true)]).toEqual([day, true]);
  for (const day of ['2026-05-18', '2026-11-19', '2026-12-24', '2026-07-06'])
    expect(isFederalHoliday(day, true)).toBe(false);
});
