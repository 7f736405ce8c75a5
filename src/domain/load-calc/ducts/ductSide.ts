import type { House } from '../house';
import type { Duct } from '../schema/inputs';
import { isBuffer, isConditioned, type DuctLocation } from '../schema/locations';

/** The supply or return ducts outside the conditioned space, as one. */
export type DuctSide = {
  what: Duct['type'];
  areaFt2: number;
  r: number;
  temperatureF: number;
  regain: number;
  leakageCfm: number;
};

/** ASHRAE 152: surface by floor area where none was entered. */
const SURFACE_SHARE = { supply: 0.27, return: 0.05 } as const;
const DEFAULT_R = 8;
const LEAST_R = 1.7;
/** Above this a floor or wall counts as insulated. */
const INSULATED_R = 4;

/** Surfaces add up; R-value, temperature and regain are means by surface. */
export function ductSide(house: House, what: Duct['type'], season: 'heating' | 'cooling'): DuctSide {
  const { ducts = [], leakageCfm25ToOutside } = house.inputs.airDistribution ?? {};
  const outside = ducts.filter(({ type, location }) => type === what && !isConditioned(location));
  const surfaces = outside.map((duct) => ({ duct, areaFt2: surfaceOf(house, duct) }));
  const areaFt2 = surfaces.reduce((sum, surface) => sum + surface.areaFt2, 0);
  const leakageCfm = leakageCfm25ToOutside?.[what] ?? 0;
  const outdoors = house.design[season === 'heating' ? 'outdoorHeating' : 'outdoorCooling'].value;
  if (areaFt2 === 0) return { what, areaFt2: 0, r: DEFAULT_R, temperatureF: outdoors, regain: 0, leakageCfm };
  const mean = (of: (duct: Duct) => number): number =>
    surfaces.reduce((sum, surface) => sum + (of(surface.duct) * surface.areaFt2) / areaFt2, 0);
  return {
    what,
    areaFt2,
    r: 1 / mean(({ insulationR = DEFAULT_R }) => 1 / Math.max(insulationR, LEAST_R)),
    temperatureF: mean(({ location }) => temperatureAt(house, location, season)),
    regain: mean(({ location }) => regainOf(house, location)),
    leakageCfm,
  };
}

function surfaceOf({ inputs }: House, { type, surfaceAreaFt2, fractionArea = 1 }: Duct): number {
  return surfaceAreaFt2 ?? SURFACE_SHARE[type] * inputs.building.conditionedFloorAreaFt2 * fractionArea;
}

function temperatureAt(
  { design, temperatureOf }: House,
  location: DuctLocation,
  season: 'heating' | 'cooling',
): number {
  const [indoor, outdoor] =
    season === 'heating'
      ? [design.indoorHeating.value, design.outdoorHeating.value]
      : [design.indoorCooling.value, design.outdoorCooling.value];
  if (isBuffer(location)) return temperatureOf(location)[season].value;
  if (location === 'exterior wall') return (indoor + outdoor) / 2;
  // Soil under a heated slab: nearer to the indoor temperature than to the air.
  if (location === 'under slab') return 0.75 * indoor + 0.25 * outdoor;
  return location === 'other housing unit' ? indoor : outdoor;
}

/** Part of what ducts lose that comes back to the rooms. ASHRAE 152. */
export function regainOf(house: House, location: DuctLocation): number {
  switch (location) {
    case 'attic - vented':
    case 'attic - unvented':
      return 0.1;
    case 'garage':
      return 0.05;
    case 'exterior wall':
      return 0.5;
    case 'under slab':
      return 0.83;
    case 'basement - unconditioned':
      return isFloorInsulated(house, location) ? 0.3 : areWallsInsulated(house, location) ? 0.75 : 0.5;
    case 'crawlspace - vented':
      return isFloorInsulated(house, location)
        ? areWallsInsulated(house, location)
          ? 0.17
          : 0.12
        : areWallsInsulated(house, location)
          ? 0.66
          : 0.5;
    case 'crawlspace - unvented':
      return isFloorInsulated(house, location)
        ? areWallsInsulated(house, location)
          ? 0.3
          : 0.16
        : areWallsInsulated(house, location)
          ? 0.76
          : 0.6;
    case 'conditioned space':
    case 'basement - conditioned':
    case 'crawlspace - conditioned':
      return 1;
    case 'other heated space':
    case 'other multifamily buffer space':
    case 'other non-freezing space':
    case 'other housing unit':
    case 'outside':
    case 'ground':
    case 'roof deck':
      return 0;
  }
}

const isFloorInsulated = ({ inputs }: House, location: DuctLocation): boolean =>
  (inputs.ceilingsAndFloors ?? []).some(
    ({ exteriorAdjacentTo, assemblyR }) => exteriorAdjacentTo === location && assemblyR > INSULATED_R,
  );

const areWallsInsulated = ({ inputs }: House, location: DuctLocation): boolean =>
  (inputs.foundationWalls ?? []).some(
    ({ interiorAdjacentTo, assemblyRWithoutSoil = 0, insulationLayers = [] }) =>
      interiorAdjacentTo === location &&
      (assemblyRWithoutSoil > INSULATED_R || insulationLayers.some(({ r }) => r > INSULATED_R)),
  );
