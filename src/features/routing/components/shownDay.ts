import type { Coordinates } from '@/domain/contact/pin';
import type { DayProblem } from '@/domain/routing/day/dayProblem';
import type { PlanDraft, RoutePlan } from '@/domain/routing/plan';
import { capitalize } from '@/lib/words';
import type { RoutingDayData } from '../hooks/useRoutingDay';
import type { NotPlannedVisit } from './NotPlanned';

const UNLOCATED = 'Location unknown. Set its location.';
const AWAY = 'The technician is away';
const ARCHIVED = 'The technician is archived';
/** Returns the visits that are on no route of the shown plan, each with the reason. */
export function notPlannedOf({
  problem,
  plan,
  unserved,
  isNow,
}: {
  problem: DayProblem;
  plan: PlanDraft;
  unserved: RoutePlan['unserved'];
  isNow: boolean;
}): NotPlannedVisit[] {
  const served = new Set(
    plan.routes.flatMap(({ stops }) => stops.flatMap((stop) => ('visit' in stop ? [stop.visit] : []))),
  );
  const reasons = new Map(unserved.map(({ visit, reason }) => [visit, capitalize(reason)]));
  return [
    ...[...problem.visits.values()]
      .filter(({ entry }) => !served.has(entry.id))
      .map((visit) => ({ visit, reason: reasonOf(visit, isNow, reasons) })),
    ...problem.stranded.map((visit) => ({ visit, reason: AWAY })),
  ];
}

function reasonOf(
  { isLocated, isPromised, hold, technicianIds, entry }: NotPlannedVisit['visit'],
  isNow: boolean,
  reasons: ReadonlyMap<string, string>,
): string {
  if (!isLocated && hold === '') return UNLOCATED;
  if (isNow) {
    if (technicianIds.length > 0) return AWAY;
    return entry.placement.technicianIds.length === 0 ? 'Unassigned' : ARCHIVED;
  }
  if (hold !== '') return 'It cannot move, and no one can get there in time with the rest';
  const why = reasons.get(entry.id) ?? 'It does not fit';
  return isPromised && technicianIds.length > 0 ? `${why}: the customer has to be called` : why;
}

/** Returns the towns of the day's visits, each at their center, as landmarks on a map without streets. */
export function townsOf({ properties, pins }: RoutingDayData): { name: string; place: Coordinates }[] {
  const towns = new Map<string, Coordinates[]>();
  for (const { id, address } of properties.values()) {
    const place = pins.pinOf(id);
    if (place && address.city !== '') towns.set(address.city, [...(towns.get(address.city) ?? []), place]);
  }
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...towns].map(([name, places]) => ({
    name,
    place: { lat: mean(places.map(({ lat }) => lat)), lng: mean(places.map(({ lng }) => lng)) },
  }));
}

/** Returns the known locations of visits without a route. */
export function placesOf(
  visits: readonly NotPlannedVisit[],
  { pins }: RoutingDayData,
): { id: string; title: string; place: Coordinates }[] {
  return visits.flatMap(({ visit: { entry } }) => {
    const place = pins.pinOf(entry.propertyId);
    return place ? [{ id: entry.id, title: entry.title, place }] : [];
  });
}
