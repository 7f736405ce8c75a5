import type { LoadInputs } from '../schema/inputs';
import { showQuantity } from '../../calculation/showQuantity';
import { unitOf, type Quantity, type UnitSystem } from '../../calculation/units';
import { reportTable, type Column, type ReportTable } from '../../calculation/reportTable';
import { compassText } from './compassText';

/** Lists every surface of the house with its entries, one table per kind. */
export function surfaceTables(inputs: LoadInputs, system: UnitSystem): ReportTable[] {
  const {
    rooms = [],
    walls = [],
    windows = [],
    skylights = [],
    doors = [],
    ceilingsAndFloors = [],
    roofs = [],
    foundationWalls = [],
    slabs = [],
  } = inputs;
  const number = <T>(label: string, quantity: Quantity, of: (entry: T) => number | undefined): Column<T> => ({
    label: headOf(label, quantity, system),
    isNumber: true,
    of: (entry) => {
      const value = of(entry);
      return value === undefined ? '' : showQuantity(value, quantity, system, { isBare: true });
    },
  });
  const text = <T>(label: string, of: (entry: T) => string | undefined): Column<T> => ({
    label,
    of: (entry) => of(entry) ?? '',
  });
  const name = text<{ id: string }>('Name', ({ id }) => id);
  const room = text<{ room?: string | undefined }>('Room', (entry) => entry.room);
  const facing = text<{ azimuthDeg?: number | undefined }>('Facing', ({ azimuthDeg }) => compassText(azimuthDeg));
  const wallFacing = new Map(walls.map(({ id, azimuthDeg }) => [id, azimuthDeg]));
  const shade = ({
    interiorShading,
    exteriorShading,
    exteriorShadingCoefficient: coefficient,
  }: {
    interiorShading?: { type: string; blinds?: string | undefined } | undefined;
    exteriorShading?: string | undefined;
    exteriorShadingCoefficient?: number | undefined;
  }): string =>
    [
      interiorShading?.type === ABSENT ? 'none' : interiorShading?.type,
      interiorShading?.blinds,
      ...(exteriorShading === undefined || exteriorShading === 'none' ? [] : [`${exteriorShading} outside`]),
      ...(coefficient === undefined ? [] : [`${Math.round(coefficient * 100)}% of the sun passes`]),
    ]
      .filter(Boolean)
      .join(', ');

  return [
    reportTable('rooms', 'Rooms', rooms, [
      name,
      number('Floor area', 'area', (entry) => entry.floorAreaFt2),
      text('Level', ({ level }) => level),
      number('Appliances', 'load', (entry) => entry.appliancesSensibleBtuh),
      { label: 'People', isNumber: true, of: ({ occupants }) => (occupants === undefined ? '' : String(occupants)) },
      text('Glass by', ({ fenestrationProcedure }) => fenestrationProcedure),
    ]),
    reportTable('walls', 'Walls', walls, [
      name,
      room,
      facing,
      text('Construction', ({ construction, siding }) =>
        [words(construction), sidingOf(siding)].filter(Boolean).join(', '),
      ),
      text('Borders on', ({ exteriorAdjacentTo }) => exteriorAdjacentTo),
      number('Gross area', 'area', (entry) => entry.grossAreaFt2),
      number('R', 'rValue', (entry) => entry.assemblyR),
    ]),
    reportTable('windows', 'Windows', windows, [
      name,
      text('Wall', ({ wall }) => wall),
      { label: 'Facing', of: ({ azimuthDeg, wall }) => compassText(azimuthDeg ?? wallFacing.get(wall)) },
      text('Glass', ({ glassLayers, glassType }) => [glassLayers, glassType].filter(Boolean).join(', ')),
      number('Area', 'area', (entry) => entry.areaFt2),
      number('U', 'uFactor', (entry) => entry.uFactor),
      { label: 'SHGC', isNumber: true, of: ({ shgc }) => String(shgc) },
      text('Shading', shade),
      number('Overhang', 'length', ({ overhang }) => overhang?.depthFt),
    ]),
    reportTable('skylights', 'Skylights', skylights, [
      name,
      text('Roof', ({ roof }) => roof),
      facing,
      text('Glass', ({ glassLayers, glassType }) => [glassLayers, glassType].filter(Boolean).join(', ')),
      number('Area', 'area', (entry) => entry.areaFt2),
      number('U', 'uFactor', (entry) => entry.uFactor),
      { label: 'SHGC', isNumber: true, of: ({ shgc }) => String(shgc) },
      text('Shading', shade),
    ]),
    reportTable('doors', 'Doors', doors, [
      name,
      text('Wall', ({ wall }) => wall),
      { label: 'Facing', of: ({ azimuthDeg, wall }) => compassText(azimuthDeg ?? wallFacing.get(wall)) },
      number('Area', 'area', (entry) => entry.areaFt2),
      number('R', 'rValue', (entry) => entry.r),
    ]),
    reportTable('ceilings', 'Ceilings and floors', ceilingsAndFloors, [
      name,
      room,
      text('Construction', ({ construction }) => words(construction)),
      text('Is', ({ floorOrCeiling }) => floorOrCeiling),
      text('Borders on', ({ exteriorAdjacentTo }) => exteriorAdjacentTo),
      number('Area', 'area', (entry) => entry.grossAreaFt2),
      number('R', 'rValue', (entry) => entry.assemblyR),
    ]),
    reportTable('roofs', 'Roofs', roofs, [
      name,
      room,
      text('Above', ({ interiorAdjacentTo }) => interiorAdjacentTo),
      text('Roofing', ({ roofType, color }) => [roofType, color].filter(Boolean).join(', ')),
      text('Pitch', ({ pitchInPer12 }) => (pitchInPer12 === undefined ? '' : `${pitchInPer12} in 12`)),
      text('Radiant barrier', ({ radiantBarrier }) => (radiantBarrier === true ? 'yes' : '')),
      number('Area', 'area', (entry) => entry.areaFt2),
      number('R', 'rValue', (entry) => entry.assemblyR),
    ]),
    reportTable('foundationWalls', 'Foundation walls', foundationWalls, [
      name,
      room,
      text('Construction', ({ construction }) => construction),
      text('Encloses', ({ interiorAdjacentTo }) => interiorAdjacentTo),
      number('Gross area', 'area', (entry) => entry.grossAreaFt2),
      number('Height', 'length', (entry) => entry.heightFt),
      number('Below grade', 'length', (entry) => entry.depthBelowGradeFt),
      number('R', 'rValue', (entry) => entry.assemblyRWithoutSoil),
      text('Insulation', ({ insulationLayers }) =>
        insulationLayers
          ?.filter(({ r }) => r > 0)
          .map(({ type, r }) => `${type.replace('continuous - ', '')} R-${r}`)
          .join(', '),
      ),
    ]),
    reportTable('slabs', 'Slabs', slabs, [
      name,
      room,
      number('Area', 'area', (entry) => entry.areaFt2),
      number('Exposed edge', 'length', (entry) => entry.exposedPerimeterFt),
      number('Edge R', 'rValue', (entry) => entry.edgeInsulationR),
      number('Edge depth', 'length', (entry) => entry.edgeInsulationDepthFt),
      number('Under R', 'rValue', (entry) => entry.underSlabInsulationR),
    ]),
  ].filter((table) => table !== null);
}

/** US R-values and U-factors are written without a unit. */
const headOf = (label: string, quantity: Quantity, system: UnitSystem): string =>
  system === 'us' && (quantity === 'rValue' || quantity === 'uFactor')
    ? label
    : `${label}, ${unitOf(quantity, system)}`;

/** Case files' word for a missing part; not shown to people. */
const ABSENT = 'not present';
const sidingOf = (siding: string | undefined): string | undefined =>
  siding === ABSENT || siding === 'none' ? undefined : siding;

/** `WoodStud` → `Wood stud`. */
const words = (name: string | undefined): string =>
  name === undefined
    ? ''
    : name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
