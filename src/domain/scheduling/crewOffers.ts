import { DAY_MINUTES, MINUTE_MS } from '@/lib/time';
import { dayStretch, type PreparedGround } from './ground';
import { firstStart, type Opening } from './opening';
import { lackingSkills } from './skills';
import { COSTS, type Offer, type PreparedRequest, type Refusal, type RefusalReason } from './timeRequest';
import { dayOf } from './wallClock';

type OfDay = { date: string; request: PreparedRequest };
type Start = { startMs: number; window: { startsAt: string; endsAt: string } | null; lateMinutes: number };
const iso = (ms: number): string => new Date(ms).toISOString();

/** Returns a day's offers: each opening at its first start in each window; for a crew, openings that share a start. */
export function crewOffers(
  openings: readonly Opening[],
  { date, request }: OfDay,
  ground: PreparedGround,
): { offers: Offer[]; refusals: Refusal[] } {
  if (request.crewSize === 1) {
    const offers: Offer[] = [];
    const refusals: Refusal[] = [];
    const isServed = new Set<string>();
    for (const opening of openings) {
      for (const start of startsIn(opening, request)) {
        isServed.add(opening.technician.id);
        offers.push(offerOf([opening], { start, date, request }, ground));
      }
    }
    for (const { technician, earliestMs } of openings) {
      if (isServed.has(technician.id)) continue;
      isServed.add(technician.id);
      refusals.push({ technicianId: technician.id, date, reason: { kind: 'window', earliestStart: iso(earliestMs) } });
    }
    return { offers, refusals };
  }
  return offersOfCrews(openings, { date, request }, ground);
}

/** Returns the first start in each window; without windows the very first; after the windows only if that is allowed. */
function startsIn(opening: Opening, request: PreparedRequest): Start[] {
  const { earliestMs, latestMs, leavesRoom } = opening;
  const { windows, isWindowHard, stepMinutes } = request;
  if (windows.length === 0) return [{ startMs: earliestMs, window: null, lateMinutes: 0 }];
  const stepMs = stepMinutes * MINUTE_MS;
  const starts: Start[] = [];
  for (const { fromMs, toMs, window } of windows) {
    // Most windows are on other days.
    if (fromMs > latestMs || toMs < earliestMs) continue;
    const inWindow = {
      earliestMs: Math.max(earliestMs, Math.ceil(fromMs / stepMs) * stepMs),
      latestMs: Math.min(latestMs, toMs),
      leavesRoom,
    };
    const startMs = firstStart(inWindow, request);
    if (startMs !== null) starts.push({ startMs, window, lateMinutes: 0 });
  }
  const ended = windows.filter(({ toMs }) => toMs <= latestMs);
  if (starts.length > 0 || isWindowHard || ended.length === 0) return starts;
  const lastEnd = Math.max(...ended.map(({ toMs }) => toMs));
  const startMs = firstStart({ earliestMs: Math.max(earliestMs, lastEnd), latestMs, leavesRoom }, request);
  if (startMs === null) return starts;
  return [{ startMs, window: null, lateMinutes: Math.round((startMs - lastEnd) / MINUTE_MS) }];
}

function offersOfCrews(
  openings: readonly Opening[],
  { date, request }: OfDay,
  ground: PreparedGround,
): { offers: Offer[]; refusals: Refusal[] } {
  const starts = new Map(
    openings.flatMap((opening) => startsIn(opening, request)).map((start) => [start.startMs, start]),
  );
  let mostFree = 0;
  const offers = [...starts.values()].flatMap((start): Offer[] => {
    const free = openings.filter(
      ({ earliestMs, latestMs, leavesRoom }) =>
        earliestMs <= start.startMs && start.startMs <= latestMs && leavesRoom(start.startMs),
    );
    const crew = chosenCrew(free, date, request);
    mostFree = Math.max(mostFree, new Set(free.map(({ technician }) => technician.id)).size);
    return crew ? [offerOf(crew, { start, date, request }, ground)] : [];
  });
  if (offers.length > 0 || openings.length === 0) return { offers, refusals: [] };
  return {
    offers,
    refusals: [{ technicianId: '', date, reason: whyNoCrew(mostFree, request) }],
  };
}

const whyNoCrew = (free: number, { crewSize: needed, requiredSkills: skills }: PreparedRequest): RefusalReason =>
  free < needed ? { kind: 'crew', free, needed } : { kind: 'crew-skills', skills, needed };

/** Returns the cheapest crew that has all required skills between them; null when there is none. */
function chosenCrew(free: readonly Opening[], date: string, request: PreparedRequest): Opening[] | null {
  const { crewSize, requiredSkills, preferredTechnicianId } = request;
  const byCost = free.toSorted(
    (a, b) => a.addedTravelMinutes - b.addedTravelMinutes || (a.technician.id < b.technician.id ? -1 : 1),
  );
  const all = 2 ** requiredSkills.length - 1;
  // The cheapest crew so far, by crew size and by the combined skills as a bit mask.
  const best = Array.from({ length: crewSize + 1 }, () => new Map<number, { cost: number; crew: Opening[] }>());
  best[0]?.set(0, { cost: 0, crew: [] });
  const seen = new Set<string>();
  for (const one of byCost) {
    const { id } = one.technician;
    if (seen.has(id)) continue;
    seen.add(id);
    const held = requiredSkills.reduce(
      (bits, skill, index) => (lackingSkills([one.technician], [skill], date).length === 0 ? bits + 2 ** index : bits),
      0,
    );
    const ownCost = one.addedTravelMinutes - (id === preferredTechnicianId ? PREFERRED_FIRST : 0);
    // The largest first, so that no one is chosen twice.
    for (let size = crewSize - 1; size >= 0; size -= 1) {
      for (const [bits, { cost, crew }] of best[size] ?? []) {
        const together = bits | held;
        const known = best[size + 1]?.get(together);
        if (!known || cost + ownCost < known.cost)
          best[size + 1]?.set(together, { cost: cost + ownCost, crew: [...crew, one] });
      }
    }
  }
  return best[crewSize]?.get(all)?.crew ?? null;
}

/** A territory that names no technicians has no preference. */
const isPreferredThere = ({ territory }: PreparedRequest, technicianIds: readonly string[]): boolean =>
  !territory ||
  territory.technicianIds.length === 0 ||
  territory.technicianIds.some((id) => technicianIds.includes(id));

/** More than any drive: the technician the customer prefers goes whenever there is a crew that includes them. */
const PREFERRED_FIRST = DAY_MINUTES;

function offerOf(
  crew: readonly Opening[],
  { start, date, request }: OfDay & { start: Start },
  { nowMs, timeZone }: PreparedGround,
): Offer {
  const endMs = start.startMs + request.durationMinutes * MINUTE_MS;
  const most = (of: (opening: Opening) => number): number => Math.max(...crew.map(of));
  const sum = (of: (opening: Opening) => number): number => crew.reduce((all, one) => all + of(one), 0);
  const overtimeOf = ({ home }: Opening): number =>
    home ? Math.max(0, Math.ceil((endMs + home.minutes * MINUTE_MS - home.shiftEndMs) / MINUTE_MS)) : 0;
  const technicianIds = crew.map(({ technician }) => technician.id);
  const pushed = crew.flatMap((one) => one.pushed);
  const isPreferred = request.preferredTechnicianId === '' || technicianIds.includes(request.preferredTechnicianId);
  const isOfTerritory = isPreferredThere(request, technicianIds);
  const addedTravelMinutes = sum((one) => one.addedTravelMinutes);
  const waitingMinutes = Math.max(0, (start.startMs - Math.max(nowMs, request.fromMs)) / MINUTE_MS);
  const waiting = request.isEmergency
    ? waitingMinutes * 60 * COSTS.perSecondWaitingInEmergency
    : Math.floor(waitingMinutes / DAY_MINUTES) * COSTS.perDayWaiting;
  const free = crew[0]?.free ?? { fromMs: start.startMs, toMs: endMs };
  const onCall = crew.filter(({ isOnCall }) => isOnCall).length;
  const startsAt = iso(start.startMs);
  const day = dayStretch(date, timeZone);
  // Work that begins after midnight in a night shift belongs to the next day.
  const isOn = day.fromMs <= start.startMs && start.startMs < day.toMs;
  return {
    date: isOn ? date : dayOf(startsAt, timeZone),
    technicianIds,
    startsAt,
    endsAt: iso(endMs),
    travelBeforeMinutes: most((one) => one.travelBeforeMinutes),
    addedTravelMinutes,
    isTravelKnown: crew.every((one) => one.isTravelKnown),
    isTravelRough: crew.some((one) => one.isTravelRough),
    free: { startsAt: iso(free.fromMs), endsAt: iso(free.toMs) },
    window: start.window,
    lateMinutes: start.lateMinutes,
    overtimeMinutes: most(overtimeOf),
    reserveLeftMinutes: Math.min(...crew.map((one) => one.reserveLeftMinutes)),
    isPreferred,
    isOfTerritory,
    isOnCall: onCall > 0,
    pushed,
    cost:
      addedTravelMinutes * 60 * COSTS.perSecondOfDriving +
      sum(overtimeOf) * 60 * COSTS.perSecondOfOvertime +
      start.lateMinutes * 60 * COSTS.perSecondLate +
      pushed.length * COSTS.perPushedVisit +
      (isPreferred ? 0 : COSTS.notPreferred) +
      (isOfTerritory ? 0 : COSTS.notOfTerritory) +
      onCall * COSTS.perPersonOnCall +
      Math.round(waiting),
  };
}
