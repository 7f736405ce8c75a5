import { describe, expect, it } from 'vitest';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { DEFAULT_BUSINESS_HOURS } from '../company/businessHours';
import { bestByWindow, findTimes } from './findTimes';
import { prepareGround, type Ground, type KnownEntry } from './ground';
import type { Placement } from './schema';
import { offerReasons, offerTitle, refusalText } from './timesText';
import { ANY_TIME, type TimeRequest } from './timeRequest';

const ZONE = 'America/New_York';
const person = (id: string, more: Parameters<typeof buildTechnician>[0] = {}) =>
  buildTechnician({
    id,
    firstName: id.charAt(0).toUpperCase() + id.slice(1),
    lastName: '',
    skills: [],
    licences: [],
    ...more,
  });
const ann = person('ann');
const ben = person('ben', { skills: ['Boilers'] });

// Monday, January 12, 2026, at seven in New York, five hours behind UTC. All work from 8 to 5.
const NOW = '2026-01-12T12:00:00.000Z';
const at = (clock: string, date = '2026-01-12'): string =>
  `${date}T${String(Number(clock.slice(0, 2)) + 5).padStart(2, '0')}:${clock.slice(3)}:00.000Z`;
/** Places lie on a line, named by their minute on it; bases are at 0. */
const minuteOf = (place: string): number | null =>
  place.startsWith('base:') ? 0 : place === '' ? null : Number(place);
const onALine = (from: string, to: string): number | null => {
  const [a, b] = [minuteOf(from), minuteOf(to)];
  return a === null || b === null ? null : Math.abs(a - b);
};

const groundWith = (more: Partial<Ground> = {}) =>
  prepareGround({
    timeZone: ZONE,
    nowIso: NOW,
    businessHours: DEFAULT_BUSINESS_HOURS,
    technicians: [ann],
    entries: [],
    travelMinutes: onALine,
    ...more,
  });
const visit = (
  place: string,
  from: string,
  to: string,
  { placement, ...more }: { placement?: Partial<Placement> } & Partial<Omit<KnownEntry, 'placement'>> = {},
): KnownEntry =>
  buildVisit({
    id: `visit-${place}`,
    title: `Visit ${place}`,
    propertyId: place,
    ...more,
    placement: { technicianIds: ['ann'], startsAt: at(from), endsAt: at(to), ...placement },
  });
const ask = (more: Partial<TimeRequest> = {}): TimeRequest => ({
  ...ANY_TIME,
  from: NOW,
  days: 1,
  place: '10',
  ...more,
});
const clocks = (request: TimeRequest, ground = groundWith()): string[] =>
  findTimes(request, ground).offers.map(
    ({ technicianIds, startsAt }) => `${technicianIds.join('+')} ${startsAt.slice(8, 16)}`,
  );
const context = { nameOf: (id: string) => id.charAt(0).toUpperCase() + id.slice(1), timeZone: ZONE };
const refused = (request: TimeRequest, ground = groundWith()): string[] =>
  findTimes(request, ground).refusals.map((refusal) => refusalText(refusal, context));
const windowOf = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

describe('the best times', () => {
  it('begin when somebody can be there, on a full quarter of an hour', () => {
    // Ten minutes from the base: 8:10, so 8:15.
    expect(clocks(ask())).toEqual(['ann 12T13:15']);
    expect(clocks(ask(), groundWith({ nowIso: at('10:03') }))).toEqual(['ann 12T15:15']);
  });

  it('lie where they add the least driving', () => {
    const entries = [visit('40', '09:00', '10:00'), visit('10', '12:00', '13:00', { id: 'next-door' })];
    const found = findTimes(ask({ limit: 3 }), groundWith({ technicians: [ann, ben], entries }));
    // Between 40 and 10 the way leads past 10 anyway: nothing is added, from half past ten on.
    expect(found.offers[0]).toMatchObject({
      technicianIds: ['ann'],
      startsAt: at('10:30'),
      addedTravelMinutes: 0,
      free: { startsAt: at('10:00'), endsAt: at('12:00') },
    });
    expect(found.offers[1]?.technicianIds).toEqual(['ben']);
  });

  it('are told with what they take', () => {
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
      'Not Cy, who is preferred.',
      '4 h 20 min of the day stay free for emergencies.',
    ]);
  });

  it('keep to windows: the first start in each, and the cheapest for each', () => {
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

  it('prefer sooner days, and in an emergency the first minute', () => {
    const entries = [visit('10', '08:15', '16:00', { id: 'long' })];
    const ground = groundWith({ technicians: [ann, ben], entries });
    expect(clocks(ask({ days: 3, place: '12', limit: 1 }), ground)).toEqual(['ben 12T13:15']);
    const near = visit('90', '09:00', '10:00', { id: 'near', placement: { technicianIds: ['ben'] } });
    const both = groundWith({ technicians: [ann, ben], entries: [...entries, near] });
    // Ben is 78 minutes away at ten. Ann has no hour left today, and tomorrow is too late for an emergency.
    expect(clocks(ask({ days: 2, place: '12', isEmergency: true, limit: 1 }), both)).toEqual(['ben 12T16:30']);
  });

  it('honor whom the customer prefers, up to what it is worth', () => {
    const ground = groundWith({ technicians: [ann, ben] });
    expect(clocks(ask({ preferredTechnicianId: 'ben' }), ground)[0]).toBe('ben 12T13:15');
    expect(refused(ask({ excludedTechnicianIds: ['ben'] }), ground)).toEqual(['Ben is not to go there.']);
  });

  it('leave the entry that is being moved out of its own way', () => {
    const ground = groundWith({ entries: [visit('10', '08:15', '16:45', { id: 'moved' })] });
    expect(clocks(ask(), ground)).toEqual([]);
    expect(clocks(ask({ movedId: 'moved' }), ground)).toEqual(['ann 12T13:15']);
  });
});

describe('moving others', () => {
  const promise = { windowStartsAt: at('09:00'), windowEndsAt: at('11:00') };
  const tight = [visit('10', '09:00', '10:00', { placement: promise }), visit('20', '15:00', '16:50', { id: 'last' })];
  const request = ask({ mayMoveOthers: true, windows: [windowOf('08:00', '08:30')] });

  it('happens only where it is allowed, and says who moves to when', () => {
    expect(clocks({ ...request, mayMoveOthers: false }, groundWith({ entries: tight }))).toEqual([]);
    const [offer] = findTimes(request, groundWith({ entries: tight })).offers;
    expect(offer).toMatchObject({
      startsAt: at('08:15'),
      pushed: [{ id: 'visit-10', from: at('09:00'), to: at('09:15') }],
    });
    expect(offer && offerReasons(offer, request, context)).toContain('“Visit 10” moves from 9 AM to 9:15 AM.');
  });

  it('never breaks a promise, a lock, a crew or work that has begun', () => {
    const [first, ...rest] = tight;
    if (!first) throw new Error('There is one');
    const withFirst = (more: Partial<KnownEntry>, placement: Partial<Placement> = {}) =>
      clocks(
        request,
        groundWith({ entries: [{ ...first, ...more, placement: { ...first.placement, ...placement } }, ...rest] }),
      );
    expect(withFirst({})).toHaveLength(1);
    expect(withFirst({}, { windowEndsAt: at('09:10') })).toEqual([]);
    expect(withFirst({}, { isLocked: true })).toEqual([]);
    expect(withFirst({}, { technicianIds: ['ann', 'ben'] })).toEqual([]);
    expect(withFirst({ state: 'en-route' })).toEqual([]);
    // The last of the day would end too late.
    const full = [first, visit('20', '10:10', '16:40', { id: 'last' })];
    expect(clocks(ask({ mayMoveOthers: true, windows: request.windows }), groundWith({ entries: full }))).toEqual([]);
  });
});

describe('whoever cannot come', () => {
  it.each([
    ['archived', { technicians: [person('ann', { status: 'archived' })] }, {}, 'Ann is archived.'],
    ['unskilled', {}, { requiredSkills: ['Boilers'] }, 'Ann does not have “Boilers”.'],
    [
      'no longer licensed',
      { technicians: [person('ann', { licences: [{ id: 'l', name: 'Gas', number: '', expiresOn: '2026-01-11' }] })] },
      { requiredSkills: ['gas'] },
      'Ann’s license “gas” expired on 2026-01-11.',
    ],
    [
      'off on Sundays',
      { nowIso: '2026-01-18T12:00:00.000Z' },
      { from: '2026-01-18T12:00:00.000Z' },
      'Ann does not work that day.',
    ],
    [
      'at the dentist',
      { entries: [visit('', '07:00', '17:30', { kind: 'time-off', title: 'Dentist' })] },
      {},
      'Ann is off: Dentist.',
    ],
    [
      'on holiday with everyone',
      {
        entries: [
          visit('', '00:00', '18:30', { kind: 'time-off', title: 'Founder’s Day', placement: { technicianIds: [] } }),
        ],
      },
      {},
      'The company is closed: Founder’s Day.',
    ],
    [
      'booked until late',
      { entries: [visit('10', '08:15', '16:10')] },
      {},
      'Ann would be back at 5:25 PM, and has to be at 5 PM.',
    ],
    [
      'booked to the end',
      { entries: [visit('10', '09:00', '17:00')] },
      {},
      'Ann has at most 1 h in a row, drives included; the work takes 1 h.',
    ],
    [
      'needed for emergencies',
      { entries: [visit('10', '08:15', '14:15')] },
      { reserveMinutes: 120 },
      'Ann would have 1 h 40 min left for emergencies, and keeps 2 h.',
    ],
  ] as const)('%s is told why', (_name, ground, more, sentence) => {
    expect(refused(ask(more as Partial<TimeRequest>), groundWith(ground as Partial<Ground>))).toEqual([sentence]);
  });

  it('an emergency takes the reserve, overtime what is allowed', () => {
    const entries = [visit('10', '08:15', '14:15')];
    expect(clocks(ask({ reserveMinutes: 120, isEmergency: true }), groundWith({ entries }))).toEqual(['ann 12T19:15']);
    const late = groundWith({ entries: [visit('10', '08:15', '16:10')] });
    expect(findTimes(ask({ maxOvertimeMinutes: 30 }), late).offers[0]).toMatchObject({
      startsAt: at('16:15'),
      overtimeMinutes: 25,
    });
  });

  it('is said once where it is the same every day', () => {
    const found = findTimes(ask({ days: 5, requiredSkills: ['Boilers'] }), groundWith());
    expect(found.refusals).toEqual([{ technicianId: 'ann', date: '', reason: { kind: 'skill', skill: 'Boilers' } }]);
  });

  it('time off in the middle leaves the hours around it', () => {
    const ground = groundWith({ entries: [visit('', '08:00', '12:00', { kind: 'time-off', title: 'Dentist' })] });
    expect(clocks(ask(), ground)).toEqual(['ann 12T17:15']);
  });

  it('nobody is placed where the address is unknown without saying so', () => {
    const request = ask({ place: '' });
    const [offer] = findTimes(request, groundWith()).offers;
    expect(offer?.isTravelKnown).toBe(false);
    expect(offer && offerReasons(offer, request, context).at(-1)).toContain('The drive is not known');
  });
});

describe('a crew', () => {
  const technicians = [ann, ben, person('cy')];

  it('comes together, and one of them has the skill', () => {
    const entries = [visit('10', '08:15', '10:00', { placement: { technicianIds: ['ben'] } })];
    const request = ask({ crewSize: 2, requiredSkills: ['Boilers'] });
    expect(clocks(request, groundWith({ technicians, entries }))).toContain('ben+ann 12T15:00');
    expect(clocks({ ...request, crewSize: 3 }, groundWith({ technicians, entries }))[0]).toMatch('ben+ann+cy 12T15:00');
  });

  it('that cannot be brought together is refused with how many are free', () => {
    expect(refused(ask({ crewSize: 4 }), groundWith({ technicians }))).toEqual([
      'Of 4 people who can do it, at most 3 are free at the same time.',
    ]);
  });
});

it('a day on which the clocks change is looked at by the clock', () => {
  const everyDay = { isOff: false, start: '01:00', end: '06:00' };
  const night = person('ann', { workingHours: { ...ann.workingHours, sun: everyDay } });
  const ground = groundWith({ technicians: [night], nowIso: '2026-03-08T05:00:00.000Z' });
  const request = ask({ from: '2026-03-08T05:00:00.000Z', place: '0', durationMinutes: 240 });
  // From one to six there are four hours, not five.
  expect(findTimes(request, ground).offers).toMatchObject([
    { startsAt: '2026-03-08T06:00:00.000Z', endsAt: '2026-03-08T10:00:00.000Z' },
  ]);
  expect(findTimes({ ...request, durationMinutes: 255 }, ground).offers).toEqual([]);
  const autumn = groundWith({ technicians: [night], nowIso: '2026-11-01T04:00:00.000Z' });
  expect(findTimes({ ...request, from: '2026-11-01T04:00:00.000Z', durationMinutes: 360 }, autumn).offers).toHaveLength(
    1,
  );
});
