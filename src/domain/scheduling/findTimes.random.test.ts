import { expect, it } from 'vitest';
import { plusMinutes } from '@/lib/calendar';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { DEFAULT_BUSINESS_HOURS } from '../company/businessHours';
import { findTimes } from './findTimes';
import { placeOfBase, prepareGround, type KnownEntry, type PreparedGround } from './ground';
import { ANY_TIME, type TimeRequest } from './timeRequest';
import { placementWarnings, severityOf } from './warnings';

const NOW = '2026-01-12T12:00:00.000Z';
const OPENS = '2026-01-12T13:00:00.000Z';
const STEP = 15;

/** A day for two people with up to five stops each, some overlapping; always the same for a seed. */
function randomGround(seed: number): { ground: PreparedGround; request: TimeRequest } {
  let state = seed * 2_654_435_761;
  const below = (limit: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state % limit;
  };
  const technicians = ['ann', 'ben'].map((id) => buildTechnician({ id, skills: [] }));
  const entries = technicians.flatMap(({ id }) =>
    Array.from({ length: below(6) }, (_, index): KnownEntry => {
      const startsAt = plusMinutes(OPENS, below(34) * STEP);
      return buildVisit({
        id: `${id}-${index}`,
        propertyId: String(below(40)),
        placement: { technicianIds: [id], startsAt, endsAt: plusMinutes(startsAt, 15 + below(6) * STEP) },
      });
    }),
  );
  const travelMinutes = (from: string, to: string): number => Math.abs((Number(from) || 0) - (Number(to) || 0));
  const ground = prepareGround({
    timeZone: 'America/New_York',
    nowIso: NOW,
    businessHours: DEFAULT_BUSINESS_HOURS,
    technicians,
    entries,
    travelMinutes,
  });
  const request = {
    ...ANY_TIME,
    from: NOW,
    days: 1,
    place: String(below(40)),
    durationMinutes: 30 + below(8) * STEP,
    limit: 100,
  };
  return { ground, request };
}

/** Returns the first quarter hour at which a technician can do the job, by trying each one. */
function firstByTrying(technicianId: string, { ground, request }: ReturnType<typeof randomGround>): string | null {
  const base = placeOfBase(technicianId);
  const stops = ground.stopsOf(technicianId);
  const dayEnd = plusMinutes(OPENS, 540);
  for (let start = OPENS; start < dayEnd; start = plusMinutes(start, STEP)) {
    const end = plusMinutes(start, request.durationMinutes);
    const fits =
      plusMinutes(OPENS, ground.travelMinutes(base, request.place) ?? 0) <= start &&
      plusMinutes(end, ground.travelMinutes(request.place, base) ?? 0) <= dayEnd &&
      stops.every(({ entry, place }) => {
        const drive = ground.travelMinutes(place, request.place) ?? 0;
        const { startsAt, endsAt } = entry.placement;
        return plusMinutes(end, drive) <= startsAt || plusMinutes(endsAt, drive) <= start;
      });
    if (fits) return start;
  }
  return null;
}

const SEEDS = Array.from({ length: 300 }, (_, index) => index + 1);

it('offers only valid times, and refuses only technicians without one', () => {
  let offered = 0;
  for (const seed of SEEDS) {
    const day = randomGround(seed);
    const { offers, refusals } = findTimes(day.request, day.ground);
    for (const { technicianIds, startsAt, endsAt } of offers) {
      const placement = { ...buildVisit().placement, technicianIds, startsAt, endsAt };
      const warnings = placementWarnings(
        { kind: 'visit', requiredSkills: [], propertyId: day.request.place, moved: null, placement },
        day.ground,
      );
      expect(
        warnings.filter((warning) => severityOf(warning) !== 'note'),
        `seed ${seed}`,
      ).toEqual([]);
      offered += 1;
    }
    for (const id of ['ann', 'ben']) {
      const isOffered = offers.some(({ technicianIds }) => technicianIds.includes(id));
      expect(isOffered, `seed ${seed}, ${id}`).toBe(firstByTrying(id, day) !== null);
      expect(refusals.some(({ technicianId }) => technicianId === id)).toBe(!isOffered);
    }
  }
  expect(offered).toBeGreaterThan(SEEDS.length / 2);
});
