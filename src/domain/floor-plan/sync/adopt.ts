import { aroundCompass } from '../../load-calc/azimuth';
import type { LoadInputs } from '../../load-calc/schema/inputs';
import { isSame } from '../../../lib/stableJson';
import { entriesOf, LIST_OF_KIND, withEntries, type Entry } from '../houseEntry';
import type { DrawnSurface } from '../surface';

/** A wall that faces further off than this is on another side. */
const SAME_SIDE_DEG = 45;

export const turnBetween = (one: number, other: number): number => {
  const turn = aroundCompass(one - other);
  return Math.min(turn, 360 - turn);
};

/** Uses the entry of a room typed before it was drawn for a surface of the drawing: its construction stays. */
export function adopted(
  house: LoadInputs,
  surface: DrawnSurface,
  room: string | undefined,
  taken: ReadonlySet<string>,
): Entry | undefined {
  if (surface.wall !== undefined) return undefined;
  return alike(house, surface, room, (id) => !taken.has(id))[0];
}

/** Returns a room's entries that could be this surface, the one facing closest first. */
function alike(
  house: LoadInputs,
  surface: DrawnSurface,
  room: string | undefined,
  isMeant: (id: string) => boolean,
): Entry[] {
  const { kind, adjacentTo, azimuthDeg } = surface;
  const isFlat = kind === 'ceiling' || kind === 'floor';
  const turn = (entry: Entry): number =>
    azimuthDeg === undefined || entry.azimuthDeg === undefined ? 0 : turnBetween(azimuthDeg, entry.azimuthDeg);
  return entriesOf(house, LIST_OF_KIND[kind])
    .filter(
      (entry) =>
        entry.room === room &&
        isMeant(entry.id) &&
        (kind === 'foundation wall' || !(isFlat || kind === 'wall') || entry['exteriorAdjacentTo'] === adjacentTo) &&
        turn(entry) < SAME_SIDE_DEG,
    )
    .sort((a, b) => turn(a) - turn(b));
}

const PLACE = new Set(['id', 'grossAreaFt2', 'areaFt2', 'azimuthDeg', 'heightFt', 'depthBelowGradeFt']);
const madeOfFields = (entry: Entry): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => !PLACE.has(field)));

/**
 * Merges walls after rooms of the table were drawn for the first time: further walls of the same side and construction become part of the
 * drawn one, with their windows and doors. Those of a different construction stay as typed.
 */
export function withMergedWalls(
  house: LoadInputs,
  rooms: ReadonlySet<string>,
  drawn: readonly DrawnSurface[],
  links: Readonly<Record<string, string>>,
  nameOf: ReadonlyMap<string, string>,
): LoadInputs {
  const linked = new Set(Object.values(links));
  let inputs = house;
  for (const surface of drawn) {
    if ((surface.kind !== 'wall' && surface.kind !== 'foundation wall') || !rooms.has(surface.room)) continue;
    const list = LIST_OF_KIND[surface.kind];
    const own = entriesOf(inputs, list).find(({ id }) => id === links[surface.key]);
    if (!own) continue;
    const rest = new Set(
      alike(inputs, surface, nameOf.get(surface.room), (id) => !linked.has(id))
        .filter((entry) => isSame(madeOfFields(entry), madeOfFields(own)))
        .map(({ id }) => id),
    );
    if (rest.size === 0) continue;
    const moved = (entries: readonly Entry[]): Entry[] =>
      entries.map((entry) => (rest.has(entry.wall ?? '') ? { ...entry, wall: own.id } : entry));
    inputs = withEntries(
      inputs,
      list,
      entriesOf(inputs, list).filter(({ id }) => !rest.has(id)),
    );
    for (const openings of ['windows', 'doors'] as const)
      if (inputs[openings]) inputs = withEntries(inputs, openings, moved(entriesOf(inputs, openings)));
  }
  return inputs;
}
