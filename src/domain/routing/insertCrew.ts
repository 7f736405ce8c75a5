import type { InsertionOption } from './insertionOption';
import type { DayPlan } from './search/dayPlan';
import type { CrewPlace } from './search/crewOptions';
import { Inserter } from './search/insertion';
import { timeJointly } from './timing/jointTiming';

/** Combinations of people and positions that are timed exactly, starting with the least driving. */
const TRIES = 150;
/** The number listed: no one reads further than the top of a list. */
const CREWS_NAMED = 20;
/** Every position is checked: none is skipped at random. */
const NO_CHANCE = { next: () => 1 };

/** Returns the best places for a visit that takes several people, one for each crew, cheapest first; no other order changes. */
export function insertCrew(day: DayPlan, visit: number, travelAdded: (place: CrewPlace) => number): InsertionOption[] {
  // Nothing is queried twice.
  const inserter = new Inserter(day, 1);
  const bestOf = new Map<string, { added: number; places: readonly CrewPlace[] }>();
  for (const option of inserter.crewOptions(visit, NO_CHANCE, TRIES)) {
    const crew = option.places.map(({ shift }) => shift).join();
    const best = bestOf.get(crew);
    if (best && option.bound >= best.added) continue;
    // Nothing costs less than its driving, and that only grows from here on.
    if (option.bound > lastNamed(bestOf)) break;
    const added = inserter.addedByCrew(visit, option);
    if (added < (best?.added ?? Infinity)) bestOf.set(crew, { added, places: option.places });
  }
  return [...bestOf.values()]
    .sort((a, b) => a.added - b.added || (key(a.places) < key(b.places) ? -1 : 1))
    .slice(0, CREWS_NAMED)
    .map(({ added, places }) => optionOf(day, visit, { added, places, travel: places.map(travelAdded) }));
}

/** Returns what the last listed crew adds; `Infinity` as long as there is room. */
const lastNamed = (found: ReadonlyMap<string, { added: number }>): number =>
  [...found.values()].map(({ added }) => added).sort((a, b) => a - b)[CREWS_NAMED - 1] ?? Infinity;

const key = (places: readonly CrewPlace[]): string => places.map(({ shift }) => String(shift).padStart(6, '0')).join();

type Found = { added: number; places: readonly CrewPlace[]; travel: readonly number[] };

function optionOf(day: DayPlan, visit: number, { added, places, travel }: Found): InsertionOption {
  const { visits, shifts } = day.model.routeCase;
  const routes = [...day.routes];
  for (const { shift, position } of places) routes[shift] = (routes[shift] ?? []).toSpliced(position, 0, visit);
  const crews = new Map(day.crews).set(
    visit,
    places.map(({ shift }) => shift),
  );
  const group = day.groupOf(places[0]?.shift ?? 0, routes, crews);
  const timing = timeJointly(
    day.model,
    group.map((shift) => ({ shift, stops: routes[shift] ?? [] })),
  );
  const crew = places.map(({ shift, position }) => {
    const previous = day.routes[shift]?.[position - 1];
    return {
      shift: shifts[shift]?.id ?? '',
      after: previous === undefined ? null : (visits[previous]?.id ?? null),
    };
  });
  return {
    shift: crew[0]?.shift ?? '',
    after: crew[0]?.after ?? null,
    start: timing?.starts.get(visit) ?? 0,
    addedCost: added,
    addedTravelSeconds: travel.reduce((sum, seconds) => sum + seconds, 0),
    crew,
  };
}
