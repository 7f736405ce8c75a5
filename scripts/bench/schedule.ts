import { addCalendarDays, plusMinutes } from '@/lib/calendar';
import { DEFAULT_BUSINESS_HOURS } from '@/domain/company/businessHours';
import { axisOf } from '@/domain/scheduling/board/axis';
import { boardRows } from '@/domain/scheduling/board/rows';
import { setDown } from '@/domain/scheduling/board/target';
import { findTimes } from '@/domain/scheduling/findTimes';
import { prepareGround, type Ground, type KnownEntry } from '@/domain/scheduling/ground';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { ANY_TIME } from '@/domain/scheduling/timeRequest';
import { placementWarnings } from '@/domain/scheduling/warnings';
import { clockSpan } from '@/domain/scheduling/wallClock';
import { technicianSchema } from '@/domain/technician/schema';
import { auditSchema } from '@/domain/record/schema';
import { createRandom } from '../seed/random';
import { median, type Figure } from './figures';

const TECHNICIANS = 40;
const DAYS = 5;
const VISITS_A_DAY = 5;
const ROUNDS = 40;
const LIMIT_MS = 10;
const ZONE = 'America/New_York';
const MONDAY = '2026-01-12';

const BOARD = { technicians: 50, days: 14, visits: 1_500 };
const DRAG_LIMIT_MS = 2;
const BOARD_LIMIT_MS = 50;

/**
 * Measures the board's calculations with 50 technicians, 14 days and 1,500 visits: what a change costs, and what each step of a drag
 * does.
 */
function measureBoard(): Figure[] {
  const ground = makeGround(BOARD.technicians, BOARD.days);
  const entries = ground.entries.slice(0, BOARD.visits);
  const dates = Array.from({ length: BOARD.days }, (_, day) => addCalendarDays(MONDAY, day));
  const asked = { technicians: ground.technicians, entries, withCanceled: false };
  const prepared = prepareGround({ ...ground, entries });
  const axis = axisOf(dates, { from: 7, to: 19 }, ZONE);
  const [entry] = entries;
  if (!entry) throw new Error('The board has visits');
  const { kind, requiredSkills, propertyId } = entry;
  const judge = (index: number) =>
    placementWarnings(
      {
        kind,
        requiredSkills,
        propertyId,
        moved: entry,
        placement: setDown(entry.placement, {
          from: entry.placement.technicianIds[0] ?? '',
          to: ground.technicians[index % BOARD.technicians]?.id ?? '',
          startsAt: plusMinutes(entry.placement.startsAt, 15 * index),
          resourceOf: prepared.resourceOf,
        }),
      },
      prepared,
    );
  let step = 0;
  return [
    {
      what: `Board of ${BOARD.technicians} technicians × ${BOARD.days} days, ${entries.length} visits, after a change`,
      figure: times(() => boardRows(asked, axis, prepareGround({ ...ground, entries }))),
      unit: 'ms',
      limit: BOARD_LIMIT_MS,
    },
    {
      what: '... what speaks against a place, at each step of a drag',
      figure: times(() => judge((step += 1))),
      unit: 'ms',
      limit: DRAG_LIMIT_MS,
    },
  ];
}

const times = (ask: () => unknown): number =>
  median(
    Array.from({ length: ROUNDS }, () => {
      const from = performance.now();
      ask();
      return performance.now() - from;
    }).sort((a, b) => a - b),
  );

/** Measures finding times for a call in a week of 40 technicians, with and without prepared ground. */
export function measureSchedule(): Figure[] {
  const ground = makeGround(TECHNICIANS, DAYS);
  const request = {
    ...ANY_TIME,
    from: ground.nowIso,
    days: DAYS,
    place: '25',
    requiredSkills: ['Boilers'],
    windows: Array.from({ length: DAYS }, (_, day) => addCalendarDays(MONDAY, day)).flatMap((date) =>
      ['08:00', '10:00', '13:00', '15:00'].map((time) => {
        const { startsAt } = clockSpan(date, time, '23:00', ZONE);
        return { startsAt, endsAt: plusMinutes(startsAt, 120) };
      }),
    ),
  };
  const prepared = prepareGround(ground);
  const what = `Best times for a call, ${TECHNICIANS} technicians × ${DAYS} days, ${ground.entries.length} visits`;
  return [
    { what, figure: times(() => findTimes(request, prepared)), unit: 'ms', limit: LIMIT_MS },
    {
      what: '... moving others too',
      figure: times(() => findTimes({ ...request, mayMoveOthers: true }, prepared)),
      unit: 'ms',
      limit: LIMIT_MS,
    },
    { what: '... a crew of two', figure: times(() => findTimes({ ...request, crewSize: 2 }, prepared)), unit: 'ms' },
    { what: '... preparing the ground', figure: times(() => prepareGround(ground)), unit: 'ms' },
    ...measureBoard(),
  ];
}

function makeGround(technicianCount: number, dayCount: number): Ground {
  const random = createRandom('schedule');
  const ids = Array.from({ length: technicianCount }, (_, index) => `technician-${index}`);
  const audit = auditSchema.parse({});
  const technicians = ids.map((id, index) => ({
    ...technicianSchema.parse({ firstName: id, skills: index % 2 === 0 ? ['Boilers'] : ['Heat pumps'] }),
    ...audit,
    id,
  }));
  const entries = ids.flatMap((id) =>
    Array.from({ length: dayCount }, (_, day) => addCalendarDays(MONDAY, day)).flatMap((date) =>
      Array.from({ length: VISITS_A_DAY }, (_, index): KnownEntry => {
        const startsAt = plusMinutes(clockSpan(date, '08:30', '17:00', ZONE).startsAt, index * 100 + random.int(0, 20));
        const endsAt = plusMinutes(startsAt, random.int(30, 75));
        const placement = {
          technicianIds: [id],
          startsAt,
          endsAt,
          timeZone: ZONE,
          travelMinutes: 0,
          resourceIds: [],
          isLocked: false,
        };
        const fields = { kind: 'visit', title: 'Visit', propertyId: String(random.int(0, 50)), placement };
        return { ...scheduleEntrySchema.parse(fields), id: `${id}-${date}-${index}` };
      }),
    ),
  );
  return {
    timeZone: ZONE,
    nowIso: '2026-01-12T12:00:00.000Z',
    businessHours: DEFAULT_BUSINESS_HOURS,
    technicians,
    entries,
    travelMinutes: (from, to) => Math.abs((Number(from) || 0) - (Number(to) || 0)),
  };
}
