import { aroundCompass } from '../azimuth';
import { openingsOf } from '../envelope/netArea';
import type { LoadIssue } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { isBuffer, isConditioned, isExterior, type Location } from '../schema/locations';
import { shown, warnIf } from './issues';

type Host = { path: string; what: string; areaFt2: number };

/** Checks openings against the surfaces they are in, and for glass that no sun or air reaches. */
export function checkOpenings(inputs: LoadInputs): LoadIssue[] {
  const { walls = [], foundationWalls = [], windows = [], doors = [] } = inputs;
  const openings = openingsOf(inputs);
  const bounds = new Map([...walls, ...foundationWalls].map((wall) => [wall.id, wall]));
  const buried = new Set(
    foundationWalls.flatMap(({ id, depthBelowGradeFt, heightFt }) => (depthBelowGradeFt >= heightFt ? [id] : [])),
  );
  const inWall = (list: 'windows' | 'doors', entries: readonly { wall: string }[]): LoadIssue[] =>
    entries.flatMap(({ wall }, index) => {
      const host = bounds.get(wall);
      if (!host) return [];
      return [
        ...warnIf(
          !carriesLoad(host),
          `${list}.${index}.wall`,
          `The wall “${wall}” does not bound the conditioned space to something colder or warmer: what is in it carries no load`,
        ),
        ...warnIf(
          list === 'windows' && buried.has(wall),
          `${list}.${index}.wall`,
          `The wall “${wall}” is below grade from top to bottom: a window in it sees no sun`,
        ),
      ];
    });
  return [
    ...hostsOf(inputs).flatMap(([id, { path, what, areaFt2 }]) => {
      const open = (openings.get(id) ?? []).reduce((sum, { value }) => sum + value, 0);
      return warnIf(
        open > areaFt2 + 1e-9,
        path,
        `Openings of ${shown(open)} ft² are larger than the ${what} “${id}” with ${shown(areaFt2)} ft²: none of it is left to count`,
      );
    }),
    ...inWall('windows', windows),
    ...inWall('doors', doors),
    ...warnGlass(inputs),
  ];
}

const carriesLoad = ({
  interiorAdjacentTo,
  exteriorAdjacentTo,
}: {
  interiorAdjacentTo: Location;
  exteriorAdjacentTo: Location;
}): boolean => isConditioned(interiorAdjacentTo) && (isExterior(exteriorAdjacentTo) || isBuffer(exteriorAdjacentTo));

function hostsOf({
  walls = [],
  foundationWalls = [],
  ceilingsAndFloors = [],
  roofs = [],
}: LoadInputs): [string, Host][] {
  return [
    ...walls.map(({ id, grossAreaFt2 }, index): [string, Host] => [
      id,
      { path: `walls.${index}.grossAreaFt2`, what: 'wall', areaFt2: grossAreaFt2 },
    ]),
    ...foundationWalls.map(({ id, grossAreaFt2, heightFt, depthBelowGradeFt }, index): [string, Host] => [
      id,
      {
        path: `foundationWalls.${index}.grossAreaFt2`,
        what: 'part above grade of the wall',
        areaFt2: depthBelowGradeFt < 2 ? grossAreaFt2 : (grossAreaFt2 * (heightFt - depthBelowGradeFt)) / heightFt,
      },
    ]),
    ...ceilingsAndFloors.map(({ id, grossAreaFt2 }, index): [string, Host] => [
      id,
      { path: `ceilingsAndFloors.${index}.grossAreaFt2`, what: 'ceiling', areaFt2: grossAreaFt2 },
    ]),
    ...roofs.map(({ id, areaFt2 }, index): [string, Host] => [
      id,
      { path: `roofs.${index}.areaFt2`, what: 'roof', areaFt2 },
    ]),
  ];
}

const MUCH_GLASS = 0.3;
const FEW_WINDOWS = 3;

function warnGlass({ windows = [], building }: LoadInputs): LoadIssue[] {
  const glass = windows.reduce((sum, { areaFt2 }) => sum + areaFt2, 0);
  const directions = new Set(
    windows.flatMap(({ azimuthDeg }) => (azimuthDeg === undefined ? [] : [aroundCompass(azimuthDeg)])),
  );
  return [
    ...warnIf(
      glass > MUCH_GLASS * building.conditionedFloorAreaFt2,
      'windows',
      `Glass of ${shown(glass)} ft² is more than 30% of the floor area: check the areas`,
    ),
    ...warnIf(
      windows.length >= FEW_WINDOWS && directions.size === 1,
      'windows',
      'All windows face the same way: check their azimuths',
    ),
  ];
}
