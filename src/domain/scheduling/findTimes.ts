import { addCalendarDays } from '@/lib/calendar';
import { crewOffers } from './crewOffers';
import type { PreparedGround } from './ground';
import type { Opening } from './opening';
import { openingsOn } from './openings';
import { prepareRequest, type Offer, type Refusal, type TimeRequest, type TimesFound } from './timeRequest';
import { dayOf } from './wallClock';

/**
 * Finds the best times for a job, a call or a booking, and why the others can't come. Board, website and assistant share one
 * engine: the same question on the same ground gives the same answer, in the same order.
 *
 * A technician leaves the base when the shift begins and is back when it ends. Booked visits keep their order, and begin later only if
 * `mayMoveOthers` allows it and no promise breaks.
 */
export function findTimes(asked: TimeRequest, ground: PreparedGround): TimesFound {
  const firstDay = dayOf(asked.from > ground.nowIso ? asked.from : ground.nowIso, ground.timeZone);
  const request = prepareRequest(asked);
  const offers: Offer[] = [];
  const refusals: Refusal[] = [];
  const never = new Set<string>();
  const { onlyTechnicianIds: only } = asked;
  const people = ground.technicians.filter(({ id }) => only.length === 0 || only.includes(id));
  for (let away = 0; away < asked.days; away += 1) {
    const date = addCalendarDays(firstDay, away);
    const openings: Opening[] = [];
    for (const technician of people) {
      if (never.has(technician.id)) continue;
      const answer = openingsOn({ technician, date, request }, ground);
      if ('openings' in answer) {
        openings.push(...answer.openings);
        continue;
      }
      if (answer.isAlways) never.add(technician.id);
      refusals.push({ technicianId: technician.id, date: answer.isAlways ? '' : date, reason: answer.refusal });
    }
    const found = crewOffers(openings, { date, request }, ground);
    offers.push(...found.offers);
    refusals.push(...found.refusals);
  }
  const best = firstOfEach(offers.toSorted(byMerit), ({ technicianIds, date, window }) =>
    [...technicianIds, date, window?.startsAt ?? ''].join(' '),
  );
  return { offers: best.slice(0, asked.limit), refusals };
}

/** Returns the cheapest offer from `findTimes` in each window, in window order: the choices for a customer. */
export function bestByWindow(offers: readonly Offer[]): Offer[] {
  const inWindows = offers.filter(({ window }) => window !== null);
  return firstOfEach(inWindows, ({ window }) => window?.startsAt ?? '').toSorted((a, b) =>
    compare(a.window?.startsAt ?? '', b.window?.startsAt ?? ''),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** Cheapest first, then earliest; ids break ties, so that the order is the same everywhere. */
const byMerit = (a: Offer, b: Offer): number =>
  a.cost - b.cost || compare(a.startsAt, b.startsAt) || compare(a.technicianIds.join(), b.technicianIds.join());

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
