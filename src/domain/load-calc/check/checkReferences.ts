import { aroundCompass } from '../azimuth';
import type { LoadIssue } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { errorIf, warnIf } from './issues';

type Entry = { id: string; room?: string | undefined };

/** Reports duplicate ids, names of rooms, walls, roofs and ceilings that don't exist, and directions off the compass. */
export function checkReferences(inputs: LoadInputs): LoadIssue[] {
  const {
    rooms = [],
    roofs = [],
    walls = [],
    foundationWalls = [],
    ceilingsAndFloors = [],
    slabs = [],
    windows = [],
    skylights = [],
    doors = [],
  } = inputs;
  const lists: readonly (readonly [string, readonly Entry[]])[] = [
    ['rooms', rooms],
    ['roofs', roofs],
    ['walls', walls],
    ['foundationWalls', foundationWalls],
    ['ceilingsAndFloors', ceilingsAndFloors],
    ['slabs', slabs],
    ['windows', windows],
    ['skylights', skylights],
    ['doors', doors],
  ];
  const roomIds = idsOf(rooms);
  const wallIds = new Set([...idsOf(walls), ...idsOf(foundationWalls)]);
  const azimuths = new Map([...walls, ...foundationWalls].map(({ id, azimuthDeg }) => [id, azimuthDeg]));
  return [
    ...lists.flatMap(([name, entries]) => duplicates(name, entries)),
    ...foundationWalls.flatMap(({ id }, index) =>
      errorIf(idsOf(walls).has(id), `foundationWalls.${index}.id`, `“${id}” is also the id of a wall`),
    ),
    ...lists.flatMap(([name, entries]) =>
      entries.flatMap(({ room }, index) =>
        errorIf(room !== undefined && !roomIds.has(room), `${name}.${index}.room`, `There is no room “${room ?? ''}”`),
      ),
    ),
    ...windows.flatMap(({ wall, azimuthDeg }, index) => [
      ...errorIf(!wallIds.has(wall), `windows.${index}.wall`, `There is no wall “${wall}”`),
      ...errorIf(
        wallIds.has(wall) && azimuthDeg === undefined && azimuths.get(wall) === undefined,
        `windows.${index}.azimuthDeg`,
        'Azimuth is missing, and the wall has none either',
      ),
      ...warnIf(
        azimuthDeg !== undefined && isTurned(azimuthDeg, azimuths.get(wall)),
        `windows.${index}.azimuthDeg`,
        `The window faces ${aroundCompass(azimuthDeg ?? 0)}°, its wall ${aroundCompass(azimuths.get(wall) ?? 0)}°`,
      ),
    ]),
    ...doors.flatMap(({ wall }, index) =>
      errorIf(!wallIds.has(wall), `doors.${index}.wall`, `There is no wall “${wall}”`),
    ),
    ...skylights.flatMap(({ roof, ceiling }, index) => [
      ...errorIf(!idsOf(roofs).has(roof), `skylights.${index}.roof`, `There is no roof “${roof}”`),
      ...errorIf(
        ceiling !== undefined && !idsOf(ceilingsAndFloors).has(ceiling),
        `skylights.${index}.ceiling`,
        `There is no ceiling “${ceiling ?? ''}”`,
      ),
    ]),
    ...orientations('walls', walls),
    ...orientations('foundationWalls', foundationWalls),
    ...orientations('windows', windows),
    ...orientations('skylights', skylights),
    ...orientations('doors', doors),
  ];
}

const idsOf = (entries: readonly Entry[]): Set<string> => new Set(entries.map(({ id }) => id));

function duplicates(name: string, entries: readonly Entry[]): LoadIssue[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }, index) => {
    const isTwice = seen.has(id);
    seen.add(id);
    return errorIf(isTwice, `${name}.${index}.id`, `The ID “${id}” comes twice`);
  });
}

function isTurned(azimuth: number, wall: number | undefined): boolean {
  if (wall === undefined) return false;
  const between = Math.abs(aroundCompass(azimuth) - aroundCompass(wall));
  return Math.min(between, 360 - between) > 45;
}

/** Normalizes a direction off the compass, with a warning. */
const orientations = (name: string, entries: readonly { azimuthDeg?: number | undefined }[]): LoadIssue[] =>
  entries.flatMap(({ azimuthDeg }, index) =>
    azimuthDeg !== undefined && (azimuthDeg < 0 || azimuthDeg >= 360)
      ? warnIf(
          true,
          `${name}.${index}.azimuthDeg`,
          `Azimuth must be 0 to 359 degrees clockwise from north; ${azimuthDeg} is taken as ${aroundCompass(azimuthDeg)}`,
        )
      : [],
  );
