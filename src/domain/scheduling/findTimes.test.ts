import { describe, expect, it } from 'vitest';
import {
  person,
  ann,
  ben,
  at,
  groundWith,
  visit,
  ask,
  clocks,
  context,
  refused,
  windowOf,
} from '@/testing/schedulingWorld';
import { bestByWindow, findTimes } from './findTimes';
import { offerReasons, offerTitle } from './timesText';
import type { KnownEntry } from './ground';
import { hasRoomForLunch, lunchOn } from './lunch';
import type { Placement } from './schema';

describe('finding times', () => {
  it('starts when someone can be there, on a full quarter hour', () => {
    // Ten minutes from the base: 8:10, so 8:15.
    expect(clocks(ask())).toEqual(['ann 12T13:15']);
    expect(clocks(ask(), groundWith({ nowIso: at('10:03') }))).toEqual(['ann 12T15:15']);
  });

  it('prefers times with the least extra driving', () => {
    const entries = [visit('40', '09:00', '10:00'), visit('10', '12:00', '13:00', { id: 'next-door' })];
    const found = findTimes(ask({ limit: 3 }), groundWith({ technicians: [ann, ben], entries }));
    // The drive from 40 to 10 goes past 10 anyway, so nothing is added from 10:30 on.
    expect(found.offers[0]).toMatchObject({
      technicianIds: ['ann'],
      startsAt: at('10:30'),
      addedTravelMinutes: 0,
      free: { startsAt: at('10:00'), endsAt: at('12:00') },
    });
    expect(found.offers[1]?.technicianIds).toEqual(['ben']);
  });

  it('explains each time’s effects', () => {
    const entries = [visit('40', '09:00', '10:00'), visit('0', '13:00', '14:00')];
    const request = ask({
      place: '50',
      requiredSkills: ['boilers'],
      preferredTechnicianId: 'cy',
      reserveMinutes: 60,
      windows: [windowOf('10:00', '12:00')],
    });
    const ground = groundWith({ technicians: [person('ann', { skills: ['Boilers'] })], entries });
    const [offer] = findTimes(request, ground).offers;
    if (!offer) throw new Error('There is a time');
    expect(offerTitle(offer, context)).toBe('Ann: Monday, 10:15 AM');
    expect(offerReasons(offer, request, context)).toEqual([
      '20 min more driving.',
      'Ann is free 10 AM–1 PM.',
      'No other visit moves.',
      'Starts within 10 AM–12 PM.',
      'Ann has boilers.',
      'Not Cy, the preferred technician.',
      '4 h 20 min of the day stay free for emergencies.',
    ]);
  });

  it('keeps to windows, with the earliest start and cheapest technician for each', () => {
    const windows = [windowOf('08:00', '10:00'), windowOf('10:00', '12:00'), windowOf('13:00', '15:00')];
    const ground = groundWith({ technicians: [ann, ben], entries: [visit('10', '08:30', '11:30')] });
    const found = findTimes(ask({ windows, limit: 100 }), ground);
    expect(bestByWindow(found.offers).map(({ technicianIds, startsAt }) => [technicianIds[0], startsAt])).toEqual([
      ['ben', at('08:15')],
      ['ann', at('11:30')],
      ['ann', at('13:00')],
    ]);
    expect(refused(ask({ windows: [windowOf('08:00', '09:00')] }), ground)).toEqual([
      'Ann cannot start at the time that was asked for. The first free time is 11:30 AM.',
    ]);
    const [late] = findTimes(
      ask({ windows: [windowOf('08:00', '09:00')], isWindowHard: false }),
      groundWith({ entries: [visit('10', '08:15', '11:30')] }),
    ).offers;
    expect(late).toMatchObject({ startsAt: at('11:30'), lateMinutes: 150, window: null });
  });

  it('prefers sooner days, and the earliest minute in an emergency', () => {
    const entries = [visit('10', '08:15', '16:00', { id: 'long' })];
    const ground = groundWith({ technicians: [ann, ben], entries });
    expect(clocks(ask({ days: 3, place: '12', limit: 1 }), ground)).toEqual(['ben 12T13:15']);
    const near = visit('90', '09:00', '10:00', { id: 'near', placement: { technicianIds: ['ben'] } });
    const both = groundWith({ technicians: [ann, ben], entries: [...entries, near] });
    // Ben is 78 minutes away at ten. Ann has no time left today, and tomorrow is too late for an emergency.
    expect(clocks(ask({ days: 2, place: '12', isEmergency: true, limit: 1 }), both)).toEqual(['ben 12T16:30']);
  });

  it('honors the customer’s preferred technician, up to a limit', () => {
    const ground = groundWith({ technicians: [ann, ben] });
    expect(clocks(ask({ preferredTechnicianId: 'ben' }), ground)[0]).toBe('ben 12T13:15');
    expect(refused(ask({ excludedTechnicianIds: ['ben'] }), ground)).toEqual(['Ben is not to go there.']);
  });

  it('ignores the entry being moved', () => {
    const ground = groundWith({ entries: [visit('10', '08:15', '16:45', { id: 'moved' })] });
    expect(clocks(ask(), ground)).toEqual([]);
    expect(clocks(ask({ movedId: 'moved' }), ground)).toEqual(['ann 12T13:15']);
  });
});

describe('moving other visits', () => {
  const promise = { windowStartsAt: at('09:00'), windowEndsAt: at('11:00') };
  const tight = [visit('10', '09:00', '10:00', { placement: promise }), visit('20', '15:00', '16:50', { id: 'last' })];
  const request = ask({ mayMoveOthers: true, windows: [windowOf('08:00', '08:30')] });

  it('happens only if allowed, and says which move to when', () => {
    expect(clocks({ ...request, mayMoveOthers: false }, groundWith({ entries: tight }))).toEqual([]);
    const [offer] = findTimes(request, groundWith({ entries: tight })).offers;
    expect(offer).toMatchObject({
      startsAt: at('08:15'),
      pushed: [{ id: 'visit-10', from: at('09:00'), to: at('09:15') }],
    });
    expect(offer && offerReasons(offer, request, context)).toContain('“Visit 10” moves from 9 AM to 9:15 AM.');
  });

  it('never breaks a window, a lock, a crew or started work', () => {
    const [first, ...rest] = tight;
    if (!first) throw new Error('There is one');
    const withFirst = (more: Partial<KnownEntry>, placement: Partial<Placement> = {}) =>
      clocks(
        request,
        groundWith({ entries: [{ ...first, ...more, placement: { ...first.placement, ...placement } }, ...rest] }),
      );
    expect(withFirst({})).toHaveLength(1);
    // It would start at 9:15.
    expect(withFirst({}, { windowEndsAt: at('09:15') })).toHaveLength(1);
    expect(withFirst({}, { windowEndsAt: at('09:14') })).toEqual([]);
    expect(withFirst({}, { isLocked: true })).toEqual([]);
    expect(withFirst({}, { technicianIds: ['ann', 'ben'] })).toEqual([]);
    expect(withFirst({ state: 'en-route' })).toEqual([]);
    // The last one of the day would end too late.
    const full = [first, visit('20', '10:10', '16:40', { id: 'last' })];
    expect(clocks(ask({ mayMoveOthers: true, windows: request.windows }), groundWith({ entries: full }))).toEqual([]);
  });
});

it('uses local time on a clock-change day', () => {
  const everyDay = { isOff: false, start: '01:00', end: '06:00' };
  const night = person('ann', { workingHours: { ...ann.workingHours, sun: everyDay } });
  const ground = groundWith({ technicians: [night], nowIso: '2026-03-08T05:00:00.000Z' });
  const request = ask({ from: '2026-03-08T05:00:00.000Z', place: '0', durationMinutes: 240 });
  // From 1 AM to 6 AM is four hours that night, not five.
  expect(findTimes(request, ground).offers).toMatchObject([
    { startsAt: '2026-03-08T06:00:00.000Z', endsAt: '2026-03-08T10:00:00.000Z' },
  ]);
  expect(findTimes({ ...request, durationMinutes: 255 }, ground).offers).toEqual([]);
  const autumn = groundWith({ technicians: [night], nowIso: '2026-11-01T04:00:00.000Z' });
  expect(findTimes({ ...request, from: '2026-11-01T04:00:00.000Z', durationMinutes: 360 }, autumn).offers).toHaveLength(
    1,
  );
});

it('allows one start in a window that ends as the shift begins', () => {
  // Right next to the base, so 8 AM is possible; Ann starts at 8.
  const windows = [windowOf('07:00', '08:00'), windowOf('10:00', '12:00'), windowOf('17:00', '18:00')];
  const starts = clocks(ask({ place: '0', windows, limit: 100 }));
  expect(starts).toContain('ann 12T13:00');
  expect(starts.filter((start) => start > 'ann 12T13:00' && start < 'ann 12T15:00')).toEqual([]);
  expect(
    clocks(ask({ place: '0', windows: [windowOf('06:59', '07:59'), windowOf('10:00', '12:00')], limit: 100 }))[0],
  ).toBe('ann 12T15:00');
});

it('allows that start even if another visit has to move', () => {
  const entries = [visit('0', '08:00', '09:00')];
  const windows = [windowOf('07:00', '08:00'), windowOf('16:00', '17:00')];
  const { offers } = findTimes(ask({ place: '0', windows, mayMoveOthers: true, limit: 100 }), groundWith({ entries }));
  const first = offers.find(({ startsAt }) => startsAt === at('08:00'));
  expect(first?.pushed.map(({ from, to }) => [from, to])).toEqual([[at('08:00'), at('09:00')]]);
});

// Ann’s visit was supposed to end at ten, and it's 10:30.
it.each([
  ['on-site', 'ann 12T15:30'],
  ['paused', 'ann 12T15:30'],
  ['done', 'ann 12T15:30'],
] as const)('offers no time before now for a visit that is %s', (state, first) => {
  const ground = groundWith({ nowIso: at('10:30'), entries: [visit('10', '09:00', '10:00', { state })] });
  expect(clocks(ask({ from: at('10:30') }), ground)[0]).toBe(first);
});

describe('lunch', () => {
  const entries = [visit('10', '08:15', '11:00'), visit('11', '14:30', '16:00', { id: 'later' })];
  const request = ask({ keepsLunch: true, durationMinutes: 90 });

  it('shifts an offer to keep half an hour free around noon', () => {
    // Two hours would leave 11 to 2:30 with half an hour only afterward; from noon on, there is room before.
    expect(clocks(request, groundWith({ entries }))[0]).toBe('ann 12T16:00');
    const long = { ...request, durationMinutes: 165 };
    expect(clocks(long, groundWith({ entries }))).toEqual(['ann 12T16:30']);
  });

  it('does not fit between overlapping stops', () => {
    // From 8:15 to 1, with a short stop in between: no one can eat until then, and from 1:45 on it's too late.
    const around = [visit('10', '08:15', '13:00'), visit('11', '10:00', '10:30', { id: 'within' })];
    const stretches = around.map(({ placement: { startsAt, endsAt } }) => ({
      fromMs: Date.parse(startsAt),
      toMs: Date.parse(endsAt),
      place: '10',
    }));
    const lunch = lunchOn('2026-01-12', 'America/New_York');
    const day = {
      part: { fromMs: Date.parse(at('08:00')), toMs: Date.parse(at('17:00')) },
      base: '10',
      lunch,
      drive: () => 0,
    };
    const from = (clock: string) => ({ fromMs: Date.parse(at(clock)), toMs: Date.parse(at('16:00')), place: '10' });
    expect(hasRoomForLunch([...stretches, from('13:29')], day)).toBe(false);
    expect(hasRoomForLunch([...stretches, from('13:30')], day)).toBe(true);
  });

  it('is dropped for an emergency, or on a day that has none anyway', () => {
    const full = [visit('10', '08:15', '12:30'), visit('11', '12:45', '15:00', { id: 'later' })];
    expect(clocks(request, groundWith({ entries: full }))).toEqual(['ann 12T20:15']);
    expect(clocks({ ...request, durationMinutes: 180, isEmergency: true }, groundWith({ entries }))).toHaveLength(1);
  });
});
