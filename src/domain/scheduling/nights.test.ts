import { describe, expect, it } from 'vitest';
import { ann, ask, at, ben, clocks, context, groundWith, person, visit } from '@/testing/schedulingWorld';
import { DEFAULT_BUSINESS_HOURS } from '../company/businessHours';
import { freeHoursOn } from './board/freeHours';
import { drivesOf } from './drives';
import { findTimes } from './findTimes';
import type { KnownEntry } from './ground';
import { lunchOn } from './lunch';
import { offerReasons } from './timesText';
import { placementWarnings } from './warnings';
import { warningText } from './warningText';

// The night from Monday, January 12 to Tuesday, January 13, 2026, in New York: five hours behind UTC.
const night = (clock: string): string => at(clock, Number(clock.slice(0, 2)) < 12 ? '2026-01-13' : '2026-01-12');
const utc = (instant: string): string => new Date(instant).toISOString();
const from = (clock: string): string => {
  const [day = '', time = ''] = night(clock).split('T');
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + minutesOf(time) * 60_000).toISOString();
};
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const entry = (kind: KnownEntry['kind'], starts: string, ends: string, who = 'ann'): KnownEntry =>
  visit('', '08:00', '09:00', {
    id: kind,
    kind,
    title: kind,
    jobId: '',
    propertyId: '',
    placement: { technicianIds: [who], startsAt: from(starts), endsAt: from(ends) },
  });
const stop = (place: string, starts: string, ends: string): KnownEntry =>
  visit(place, '08:00', '09:00', { placement: { startsAt: from(starts), endsAt: from(ends) } });
const shift = entry('shift', '22:00', '06:00');
const said = (ground: ReturnType<typeof groundWith>, place: string, starts: string, ends: string): string[] =>
  placementWarnings(
    {
      kind: 'visit',
      requiredSkills: [],
      propertyId: place,
      moved: null,
      placement: { ...stop(place, starts, ends).placement },
    },
    ground,
  )
    .map((warning) => warningText(warning, context))
    .filter((sentence) => sentence !== 'It is outside business hours.');

describe('a shift across midnight', () => {
  it('continues when asked after midnight', () => {
    const ground = groundWith({ nowIso: from('02:00'), entries: [shift] });
    const asked = ask({ from: from('02:00'), isEmergency: true });
    // Ten minutes from the base, on the quarter hour: 2:15 AM, on Tuesday.
    expect(findTimes(asked, ground).offers[0]).toMatchObject({
      startsAt: from('02:15'),
      date: '2026-01-13',
      isOnCall: false,
    });
    // A full night ends at 6 AM; then the day starts.
    const full = groundWith({ nowIso: from('02:00'), entries: [shift, stop('10', '22:15', '05:45')] });
    expect(clocks(asked, full)[0]).toBe('ann 13T13:15');
  });

  it('covers both days, and warns when a visit is outside', () => {
    const ground = groundWith({ entries: [shift] });
    expect(said(ground, '10', '02:00', '03:00')).toEqual([]);
    expect(said(ground, '10', '23:30', '01:00')).toEqual([]);
    expect(said(ground, '10', '05:30', '06:30')).toEqual(['It ends 30 min after Ann’s shift, which ends at 6 AM.']);
    expect(said(ground, '10', '06:15', '07:00')).toEqual(['Ann works 10 PM–6 AM that day.']);
  });

  it('has drives between visits on both dates', () => {
    const ground = groundWith({ entries: [shift, stop('10', '22:30', '23:55')] });
    expect(said(ground, '40', '00:05', '01:00')).toEqual([
      'The drive from “Visit 10” is 20 min longer than the gap before.',
    ]);
    const both = groundWith({ entries: [shift, stop('10', '22:30', '23:55'), stop('40', '00:30', '01:00')] });
    expect(drivesOf('ann', both).get('visit-40')?.minutes).toBe(30);
    // A technician who went home in between starts from there.
    const apart = groundWith({ entries: [stop('10', '16:00', '17:00'), stop('40', '08:00', '09:00')] });
    expect(drivesOf('ann', apart).get('visit-40')?.minutes).toBe(40);
  });

  it('is counted once, each part on its day', () => {
    const off = person('ann', {
      workingHours: { ...ann.workingHours, tue: { ...ann.workingHours.tue, isOff: true } },
    });
    const ground = groundWith({ technicians: [off], entries: [shift] });
    expect(freeHoursOn('2026-01-12', [off], ground).minutes).toBe(2 * 60);
    expect(freeHoursOn('2026-01-13', [off], ground).minutes).toBe(6 * 60);
  });
});

describe('an on-call technician', () => {
  const onCall = entry('on-call', '17:00', '08:00');
  const ground = groundWith({ nowIso: from('22:00'), technicians: [ann, ben], entries: [onCall] });
  const asked = ask({ from: from('22:00'), days: 2, isEmergency: true });

  it('is offered and marked in an emergency only', () => {
    const [offer] = findTimes(asked, ground).offers;
    expect(offer).toMatchObject({ technicianIds: ['ann'], startsAt: from('22:15'), isOnCall: true });
    expect(offer && offerReasons(offer, asked, context)).toContain('Outside of the shift: Ann is on call.');
    expect(clocks({ ...asked, isEmergency: false, limit: 1 }, ground)).toEqual(['ann 13T13:15']);
  });

  it('is on call after midnight, and during a week of it', () => {
    const late = groundWith({ nowIso: from('02:00'), entries: [onCall] });
    expect(clocks({ ...asked, from: from('02:00') }, late)[0]).toBe('ann 13T07:15');
    const week = { ...onCall, placement: { ...onCall.placement, startsAt: '2026-01-09T22:00:00.000Z' } };
    const inWeek = { ...week, placement: { ...week.placement, endsAt: '2026-01-16T13:00:00.000Z' } };
    expect(clocks({ ...asked, days: 1 }, groundWith({ nowIso: from('22:00'), entries: [inWeek] }))[0]).toBe(
      'ann 13T03:15',
    );
  });

  it('comes after someone on shift, unless that takes ten minutes longer', () => {
    const both = groundWith({
      nowIso: from('22:00'),
      technicians: [ann, ben],
      entries: [onCall, entry('shift', '21:00', '05:00', 'ben')],
    });
    expect(findTimes(asked, both).offers[0]?.technicianIds).toEqual(['ben']);
  });

  it('can have work that runs from the shift into on-call time', () => {
    expect(said(groundWith({ entries: [onCall] }), '10', '16:30', '18:00')).toEqual([]);
  });
});

describe('lunch hours', () => {
  it('are in local time on clock-change days', () => {
    const clock = (ms: number) =>
      new Date(ms).toLocaleTimeString('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });
    for (const date of ['2026-03-08', '2026-11-01', '2026-06-10']) {
      const { earliestMs, latestMs } = lunchOn(date, 'America/New_York');
      expect([clock(earliestMs), clock(latestMs)]).toEqual(['11:00 AM', '1:30 PM']);
    }
    // Lord Howe's clocks change by half an hour.
    const { earliestMs } = lunchOn('2026-10-04', 'Australia/Lord_Howe');
    expect(utc(new Date(earliestMs).toISOString())).toBe('2026-10-04T00:00:00.000Z');
  });

  it('fit inside a job of five hours or more, so it can be booked', () => {
    const offered = (minutes: number) => clocks(ask({ keepsLunch: true, durationMinutes: minutes, place: '0' }));
    expect(offered(330)).toEqual(['ann 12T13:00']);
    expect(offered(480)).toEqual(['ann 12T13:00']);
    // Two 3.5-hour jobs leave no free half hour around noon.
    const short = [visit('0', '08:00', '10:45'), visit('0', '14:00', '17:00', { id: 'later' })];
    expect(clocks(ask({ keepsLunch: true, durationMinutes: 180, place: '0' }), groundWith({ entries: short }))).toEqual(
      [],
    );
  });
});

it('finds a crew for several skills when the nearest pair lacks one', () => {
  const crew = [
    person('a0', { skills: ['a'] }),
    person('a1', { skills: ['a', 'c'] }),
    person('b0', { skills: ['b'] }),
    person('b1', { skills: ['b'] }),
  ];
  const request = ask({ crewSize: 2, requiredSkills: ['a', 'b', 'c'], limit: 1 });
  expect(clocks(request, groundWith({ technicians: crew }))).toEqual(['a1+b0 12T13:15']);
  expect(clocks({ ...request, preferredTechnicianId: 'b1' }, groundWith({ technicians: crew }))[0]).toBe(
    'a1+b1 12T13:15',
  );
});

it('counts the drive from a visit during time off', () => {
  const off = visit('', '08:00', '12:00', { id: 'off', kind: 'time-off', jobId: '', propertyId: '' });
  const ground = groundWith({ entries: [off, visit('35', '11:15', '12:00')] });
  const [offer] = findTimes(ask({ place: '14' }), ground).offers;
  expect(offer?.startsAt).toBe(at('12:30'));
});

it('follows the company’s hours for technicians set to do so, even when they change', () => {
  const open = { isOpen: true, opensAt: '10:00', closesAt: '14:00' };
  const follower = person('ann', { followsCompanyHours: true });
  // January 17, 2026 is a Saturday.
  const on = (businessHours: typeof DEFAULT_BUSINESS_HOURS) =>
    groundWith({ technicians: [follower], businessHours }).shiftsOf('ann', '2026-01-17');
  expect(on(DEFAULT_BUSINESS_HOURS)).toEqual([]);
  expect(on({ ...DEFAULT_BUSINESS_HOURS, sat: open })).toEqual([
    { fromMs: Date.parse('2026-01-17T15:00:00.000Z'), toMs: Date.parse('2026-01-17T19:00:00.000Z') },
  ]);
  const own = groundWith({ technicians: [ann], businessHours: { ...DEFAULT_BUSINESS_HOURS, sat: open } });
  expect(own.shiftsOf('ann', '2026-01-17')).toEqual([]);
});
