import { looked, type Derived } from '../derived';
import type { House } from '../house';
import type { DuctLocation } from '../schema/locations';

/** Above this R-value, a floor or wall counts as insulated. */
const INSULATED_R = 4;

/** Returns the share of the duct losses that returns to the rooms. ASHRAE 152. */
export function regainOf(house: House, location: DuctLocation): Derived {
  const { value, row } = rowOf(house, location);
  return looked('Regain', value, '', 'ASHRAE 152', row);
}

/** Regain of locations where insulation doesn't matter; 0 if not listed. */
const PLAIN: Readonly<Record<string, number>> = {
  'attic - vented': 0.1,
  'attic - unvented': 0.1,
  garage: 0.05,
  'exterior wall': 0.5,
  'under slab': 0.83,
  'manufactured home belly': 0.62,
  'conditioned space': 1,
  'basement - conditioned': 1,
  'crawlspace - conditioned': 1,
};

/** By insulation of the floor above and of the walls around: neither, walls, floor, both. */
const BY_INSULATION: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'basement - unconditioned': [0.5, 0.75, 0.3, 0.3],
  'crawlspace - vented': [0.5, 0.66, 0.12, 0.17],
  'crawlspace - unvented': [0.6, 0.76, 0.16, 0.3],
};

function rowOf(house: House, location: DuctLocation): { value: number; row: string } {
  const values = BY_INSULATION[location];
  if (!values) return { value: PLAIN[location] ?? 0, row: location };
  const [floor, walls] = [isFloorInsulated(house, location), areWallsInsulated(house, location)];
  const value = values[(floor ? 2 : 0) + (walls ? 1 : 0)] ?? 0;
  return { value, row: `${location}, floor ${said(floor)}, walls ${said(walls)}` };
}

const said = (isInsulated: boolean): string => (isInsulated ? 'insulated' : 'bare');

const isFloorInsulated = ({ inputs }: House, location: DuctLocation): boolean =>
  isInsulated(
    (inputs.ceilingsAndFloors ?? []).flatMap(({ exteriorAdjacentTo, interiorAdjacentTo, grossAreaFt2, assemblyR }) =>
      exteriorAdjacentTo === location || interiorAdjacentTo === location ? [{ area: grossAreaFt2, r: assemblyR }] : [],
    ),
  );

const areWallsInsulated = ({ inputs }: House, location: DuctLocation): boolean =>
  isInsulated(
    (inputs.foundationWalls ?? []).flatMap((wall) =>
      wall.interiorAdjacentTo === location || wall.exteriorAdjacentTo === location
        ? [
            {
              area: wall.grossAreaFt2,
              r: wall.assemblyRWithoutSoil ?? (wall.insulationLayers ?? []).reduce((sum, { r }) => sum + r, 0),
            },
          ]
        : [],
    ),
  );

/** By the mean of all of them: one insulated wall doesn't insulate a basement. */
function isInsulated(surfaces: readonly { area: number; r: number }[]): boolean {
  const area = surfaces.reduce((sum, surface) => sum + surface.area, 0);
  const conductance = surfaces.reduce((sum, surface) => sum + surface.area / surface.r, 0);
  return area > 0 && area / conductance > INSULATED_R;
}
