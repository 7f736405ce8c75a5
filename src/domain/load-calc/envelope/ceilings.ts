import { collect } from '@/lib/collect';
import { derive4, assumed, entered, looked } from '../derived';
import type { House, SurfaceLoad } from '../house';
import type { CeilingOrFloor } from '../schema/inputs';
import { isBuffer, isConditioned, isExterior } from '../schema/locations';
import { cathedralBase } from '../tables/roofCooling';
import { netArea } from './netArea';
import { exposedFloorDifference, flowsThrough, surfaceLoad, uFactorOf } from './rules';

/** As entered; otherwise a surface below an attic is a ceiling, and everything else a floor. */
export const isCeiling = ({ floorOrCeiling, exteriorAdjacentTo, interiorAdjacentTo }: CeilingOrFloor): boolean =>
  floorOrCeiling === undefined
    ? exteriorAdjacentTo.startsWith('attic') || interiorAdjacentTo.startsWith('attic')
    : floorOrCeiling === 'ceiling';

/** Calculates ceilings of the conditioned space below attics and other spaces, or below open air. Manual J Table 4A, construction 16. */
export function ceilingLoads(house: House): SurfaceLoad[] {
  return collect(house.inputs.ceilingsAndFloors, (ceiling, index) => {
    if (!isCeiling(ceiling) || !isConditioned(ceiling.interiorAdjacentTo)) return undefined;
    const { exteriorAdjacentTo: above } = ceiling;
    const path = `ceilingsAndFloors.${index}`;
    const u = uFactorOf(ceiling.assemblyR, `${path}.assemblyR`);
    const area = netArea(
      entered('Gross area', ceiling.grossAreaFt2, 'ft²', `${path}.grossAreaFt2`),
      house.openings.get(ceiling.id),
    );
    const differences = isExterior(above)
      ? { heating: house.design.htd, cooling: exposedFloorDifference(house) }
      : isBuffer(above)
        ? house.differencesTo(above)
        : undefined;
    return differences && surfaceLoad('ceilings', path, ceiling, flowsThrough(u, area, differences));
  });
}

const CATHEDRAL = {
  label: 'Cooling load temperature difference',
  unit: '°F',
  formula: 'base × color + outdoor temperature − 95 + adjustment for the daily range',
  source: 'Figure A12-16',
} as const;

/** Calculates roofs directly above the conditioned space, without an attic. Manual J Figure A12-16. */
export function roofLoads(house: House): SurfaceLoad[] {
  const { outdoorCooling, rangeAdjust, htd } = house.design;
  return collect(house.inputs.roofs, (roof, index) => {
    if (!isConditioned(roof.interiorAdjacentTo)) return undefined;
    const path = `roofs.${index}`;
    const { base, baseRow, color, colorRow, unstated } = cathedralBase(roof);
    const u = uFactorOf(roof.assemblyR, `${path}.assemblyR`);
    const cltd = derive4(
      CATHEDRAL,
      looked('Base temperature difference', base, '°F', 'Figure A12-16', baseRow),
      unstated === ''
        ? looked('Color', color, '', 'Figure A12-16, notes', colorRow)
        : assumed('Color', color, '', `not all of the roof was entered: ${colorRow}`, `${path}.${unstated}`),
      outdoorCooling,
      rangeAdjust,
      (value, factor, outdoor, adjust) => value * factor + (outdoor - 95) + adjust,
    );
    const area = netArea(entered('Gross area', roof.areaFt2, 'ft²', `${path}.areaFt2`), house.openings.get(roof.id));
    return surfaceLoad('roofs', path, roof, flowsThrough(u, area, { heating: htd, cooling: cltd }));
  });
}
