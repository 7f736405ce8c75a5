import { derive1, derive2, entered, renamed, total, type Derived } from '../load-calc/derived';
import type { DuctSection, DuctSystemInputs } from './system';

/** A room's airflow in each season, cfm, from `roomAirflows`. */
export type RoomFlow = { id: string; heating: Derived; cooling: Derived };

const END = {
  unit: 'cfm',
  formula: 'air of its rooms, each divided by the ducts that serve it',
  source: 'Manual D, room airflow',
} as const;
const LARGER = {
  label: 'Airflow',
  unit: 'cfm',
  formula: 'the larger of heating and cooling',
  source: 'Manual D: a duct carries one season at a time',
} as const;
const RETURN = {
  unit: 'cfm',
  formula: 'air of the blower ÷ number of return ends',
  source: 'Manual D: no rooms were named for the returns',
} as const;

/**
 * Computes each section's airflow by ID, cfm: the sum of its branches in the season with more air. A trunk is not the sum of the
 * branches' design flows, which belong to different seasons. Return ends without rooms share the blower equally.
 */
export function flowsOf({ sections, blower }: DuctSystemInputs, rooms: readonly RoomFlow[]): Map<string, Derived> {
  const known = new Map(rooms.map((room) => [room.id, room]));
  const servedBy = new Map<string, number>();
  const keyOf = (side: DuctSection['side'], room: string): string => `${side}\n${room}`;
  for (const { side, rooms: ids } of sections)
    for (const id of ids) servedBy.set(keyOf(side, id), (servedBy.get(keyOf(side, id)) ?? 0) + 1);
  const returns = sections.filter(({ side, id }) => side === 'return' && !sections.some(({ parent }) => parent === id));
  const hasRooms = returns.some(({ rooms: ids }) => ids.length > 0);
  const own = (section: DuctSection, season: 'heating' | 'cooling'): Derived[] => {
    if (section.side === 'return' && !hasRooms)
      return returns.includes(section)
        ? [
            derive1(
              { ...RETURN, label: `Return air, ${season}` },
              entered(`Blower, ${season}`, blower[`${season}Cfm`], 'cfm', `blower.${season}Cfm`),
              (cfm) => cfm / returns.length,
            ),
          ]
        : [];
    return section.rooms.flatMap((id) => {
      const flow = known.get(id)?.[season];
      const ducts = servedBy.get(keyOf(section.side, id)) ?? 1;
      return flow ? [derive1({ ...END, label: id }, flow, (cfm) => cfm / ducts)] : [];
    });
  };
  const carried = new Map<string, Derived>();
  const of = (section: DuctSection, season: 'heating' | 'cooling'): Derived =>
    total(`Airflow, ${season}`, 'cfm', [
      ...own(section, season),
      ...sections.filter(({ parent }) => parent === section.id).map((each) => renamed(of(each, season), each.id)),
    ]);
  for (const section of sections)
    carried.set(
      section.id,
      derive2(LARGER, of(section, 'heating'), of(section, 'cooling'), (warm, cool) => Math.max(warm, cool)),
    );
  return carried;
}
