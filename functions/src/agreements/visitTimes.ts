import type { CompanyFields } from '@/domain/company/schema';
import { findTimes } from '@/domain/scheduling/findTimes';
import { prepareGround, type Ground } from '@/domain/scheduling/ground';
import { NOTHING_TOLD, scheduleEntrySchema } from '@/domain/scheduling/schema';
import { ANY_TIME } from '@/domain/scheduling/timeRequest';
import { daySpan } from '@/domain/scheduling/wallClock';
import { addCalendarDays } from '@/lib/calendar';
import { mondayOf } from '@/lib/weekdays';
import { readWorkSettings } from '../leads/leadCompany';
import type { Deps } from '../platform/admin';
import { readGround } from '../website/readGround';

/** The week of the requested day and those after it. */
const WEEKS = 3;
const WEEK_DAYS = 7;

export type WantedTime = {
  /** Earliest day (YYYY-MM-DD). */
  day: string;
  durationMinutes: number;
  requiredSkills: readonly string[];
  /** Vehicles and machines that must be free. */
  unitIds: readonly string[];
  propertyId: string;
  /** The property's location as stored; '' = unknown. */
  pin: string;
  /** Its one-line address, which determines the territory. */
  address: string;
};
export type VisitTime = { startsAt: string; technicianIds: string[] };
type FindTime = (wanted: WantedTime) => Promise<VisitTime | null>;

/**
 * Finds times one after the other, each treating the earlier ones as booked: on the first day with one, by the technician with the
 * shortest drive. Uses the board's engine; lunch and the company's emergency reserve are kept free. Each week of the schedule is read
 * once.
 */
export async function visitTimes(
  deps: Deps,
  { companyId, company }: { companyId: string; company: CompanyFields },
): Promise<FindTime> {
  const { timeZone } = company;
  const { reserveMinutes } = await readWorkSettings(deps, companyId, company);
  const pins = new Map<string, string>();
  const weeks = new Map<string, Promise<Ground>>();
  const weekOf = (monday: string): Promise<Ground> => {
    const startsAt = daySpan(monday, timeZone).startsAt;
    const { endsAt } = daySpan(addCalendarDays(monday, WEEK_DAYS - 1), timeZone);
    const read = weeks.get(monday) ?? readGround(deps, { companyId, company, span: { startsAt, endsAt }, pins });
    weeks.set(monday, read);
    return read;
  };

  return async ({ day, durationMinutes, requiredSkills, unitIds, propertyId, pin, address }) => {
    pins.set(propertyId, pin);
    for (let week = 0; week < WEEKS; week += 1) {
      const monday = addCalendarDays(mondayOf(day), week * WEEK_DAYS);
      const ground = await weekOf(monday);
      const prepared = prepareGround(ground);
      for (let date = monday > day ? monday : day; date < addCalendarDays(monday, WEEK_DAYS);) {
        const { offers } = findTimes(
          {
            ...ANY_TIME,
            durationMinutes,
            requiredSkills,
            resourceIds: unitIds,
            place: propertyId,
            territory: prepared.territoryAt(address) ?? null,
            from: daySpan(date, timeZone).startsAt,
            days: 1,
            keepsLunch: true,
            reserveMinutes,
            limit: 1,
          },
          prepared,
        );
        const [best] = offers;
        if (best) {
          const found = { startsAt: best.startsAt, technicianIds: [...best.technicianIds] };
          weeks.set(monday, Promise.resolve(withVisit(ground, { ...found, endsAt: best.endsAt, propertyId, unitIds })));
          return found;
        }
        date = addCalendarDays(date, 1);
      }
    }
    return null;
  };
}

/** Returns the schedule with a visit that isn't stored yet. */
function withVisit(
  ground: Ground,
  {
    startsAt,
    endsAt,
    technicianIds,
    propertyId,
    unitIds,
  }: VisitTime & { endsAt: string; propertyId: string; unitIds: readonly string[] },
): Ground {
  const entry = scheduleEntrySchema.parse({
    ...NOTHING_TOLD,
    kind: 'visit',
    title: 'Planned just now',
    propertyId,
    placement: {
      technicianIds,
      startsAt,
      endsAt,
      timeZone: ground.timeZone,
      windowStartsAt: '',
      windowEndsAt: '',
      travelMinutes: 0,
      resourceIds: [...unitIds],
      isLocked: false,
    },
  });
  return { ...ground, entries: [...ground.entries, { ...entry, id: `${propertyId} ${startsAt}` }] };
}
