import { describe, expect, it } from 'vitest';
import {
  businessHoursSchema,
  businessHoursText,
  copiedToWeekdays,
  DEFAULT_BUSINESS_HOURS,
  isOpenAt,
  nextOpening,
  type BusinessHours,
} from './businessHours';
import { companySchema } from './schema';

const NEW_YORK = 'America/New_York';
const startOf = (from: string, durationMinutes = 60, timeZone = NEW_YORK, hours = DEFAULT_BUSINESS_HOURS) =>
  nextOpening(hours, from, { timeZone, durationMinutes })?.startsAt;
const withDay = (day: keyof BusinessHours, more: Partial<BusinessHours['mon']>): BusinessHours => ({
  ...DEFAULT_BUSINESS_HOURS,
  [day]: { ...DEFAULT_BUSINESS_HOURS[day], ...more },
});

describe('the next time to start work', () => {
  // New York is four hours behind UTC in May 2026; May 15 is a Friday.
  it.each([
    ['three on a Sunday night: Monday at eight', '2026-05-17T07:00:00.000Z', '2026-05-18T12:00:00.000Z'],
    ['before opening: today’s opening', '2026-05-15T10:12:00.000Z', '2026-05-15T12:00:00.000Z'],
    ['at opening: now', '2026-05-15T12:00:00.000Z', '2026-05-15T12:00:00.000Z'],
    ['within the day: the next half hour', '2026-05-15T14:10:30.000Z', '2026-05-15T14:30:00.000Z'],
    ['on a half hour: now', '2026-05-15T14:30:00.000Z', '2026-05-15T14:30:00.000Z'],
    ['the last that still fits', '2026-05-14T19:45:00.000Z', '2026-05-14T20:00:00.000Z'],
    ['too late for an hour’s work: tomorrow', '2026-05-14T20:15:00.000Z', '2026-05-15T12:00:00.000Z'],
    ['Friday after closing: Monday', '2026-05-15T22:00:00.000Z', '2026-05-18T12:00:00.000Z'],
  ])('%s', (_name, from, expected) => {
    expect(startOf(from)).toBe(expected);
  });

  it('starts work longer than a day at opening time', () => {
    expect(startOf('2026-05-14T12:30:00.000Z', 24 * 60)).toBe('2026-05-15T12:00:00.000Z');
  });

  it('uses the company’s time zone across daylight-saving changes', () => {
    // Clocks go forward on Sunday, March 8, 2026, and back on Sunday, November 1, 2026.
    expect(startOf('2026-03-07T18:00:00.000Z')).toBe('2026-03-09T12:00:00.000Z');
    expect(startOf('2026-03-05T23:00:00.000Z')).toBe('2026-03-06T13:00:00.000Z');
    expect(startOf('2026-10-31T18:00:00.000Z')).toBe('2026-11-02T13:00:00.000Z');
    expect(startOf('2026-11-02T04:00:00.000Z', 60, 'America/Phoenix')).toBe('2026-11-02T15:00:00.000Z');
    expect(startOf('2026-05-15T03:20:00.000Z', 60, 'Asia/Kathmandu')).toBe('2026-05-15T03:45:00.000Z');
  });

  it('opens an hour later when the opening hour is skipped', () => {
    const nights = withDay('sun', { isOpen: true, opensAt: '02:30', closesAt: '06:00' });
    expect(startOf('2026-03-08T05:00:00.000Z', 60, NEW_YORK, nights)).toBe('2026-03-08T07:30:00.000Z');
  });

  it('finds the one open day, a week later if needed, and nothing if never open', () => {
    const never = Object.fromEntries(
      Object.entries(DEFAULT_BUSINESS_HOURS).map(([day, hours]) => [day, { ...hours, isOpen: false }]),
    ) as BusinessHours;
    const saturdays = { ...never, sat: { isOpen: true, opensAt: '09:00', closesAt: '12:00' } };
    expect(nextOpening(saturdays, '2026-05-16T16:30:00.000Z', { timeZone: NEW_YORK })).toEqual({
      startsAt: '2026-05-23T13:00:00.000Z',
      closesAt: '2026-05-23T16:00:00.000Z',
    });
    expect(nextOpening(never, '2026-05-16T16:30:00.000Z', { timeZone: NEW_YORK })).toBeNull();
    expect(businessHoursText(never)).toBe('Closed');
    expect(businessHoursText(saturdays)).toBe('Sat 9 AM–12 PM');
  });
});

it('knows whether the company is open now', () => {
  expect(isOpenAt(DEFAULT_BUSINESS_HOURS, '2026-05-15T12:00:00.000Z', NEW_YORK)).toBe(true);
  expect(isOpenAt(DEFAULT_BUSINESS_HOURS, '2026-05-15T21:00:00.000Z', NEW_YORK)).toBe(false);
  expect(isOpenAt(DEFAULT_BUSINESS_HOURS, '2026-05-16T15:00:00.000Z', NEW_YORK)).toBe(false);
});

describe('weekly business hours', () => {
  it('default to ordinary hours, whatever is stored', () => {
    expect(companySchema.parse({}).businessHours).toEqual(DEFAULT_BUSINESS_HOURS);
    expect(companySchema.parse({ businessHours: { mon: 'early' } }).businessHours).toEqual(DEFAULT_BUSINESS_HOURS);
    expect(businessHoursText(DEFAULT_BUSINESS_HOURS)).toBe('Mon–Fri 8 AM–5 PM');
  });

  it('refuse a day that closes before it opens, unless it is closed', () => {
    const wrong = { opensAt: '17:00', closesAt: '08:00' };
    expect(businessHoursSchema.safeParse(withDay('mon', wrong)).error?.issues).toMatchObject([
      { path: ['mon', 'closesAt'], message: 'The day must end after it starts' },
    ]);
    expect(businessHoursSchema.safeParse(withDay('sat', wrong)).success).toBe(true);
    expect(businessHoursSchema.safeParse(withDay('mon', { opensAt: '8:00' })).success).toBe(false);
  });

  it('can be copied to all weekdays, and are summarized briefly', () => {
    const early = withDay('mon', { opensAt: '07:30', closesAt: '16:00' });
    expect(businessHoursText(early)).toBe('Mon 7:30 AM–4 PM, Tue–Fri 8 AM–5 PM');
    expect(businessHoursText(copiedToWeekdays(early, 'mon'))).toBe('Mon–Fri 7:30 AM–4 PM');
  });
});
