import { collect } from '@/lib/collect';
import {
  derive,
  derive1,
  derive2,
  derive3,
  derive4,
  assumed,
  entered,
  looked,
  total,
  triedIn,
  type Derived,
  type Trial,
} from '../derived';
import type { Design } from '../design';
import type { SpaceTemperature } from '../house';
import { memo } from '@/lib/memo';
import type { LoadInputs } from '../schema/inputs';
import { isConditioned, type Buffer } from '../schema/locations';
import { atticBase } from '../tables/roofCooling';
import { balance } from './balance';

/** Temperatures of the spaces next to the conditioned one, each computed on first use. */
export const spaceTemperatures = (
  inputs: LoadInputs,
  design: Design,
  trial?: Trial,
): ((space: Buffer) => SpaceTemperature) => memo((space) => temperatureOf(inputs, design, space, trial));

function temperatureOf(inputs: LoadInputs, design: Design, space: Buffer, trial: Trial | undefined): SpaceTemperature {
  switch (space) {
    case 'attic - vented':
    case 'attic - unvented':
      return attic(inputs, design, space, trial);
    case 'garage':
      return (inputs.foundationWalls ?? []).some(({ interiorAdjacentTo }) => interiorAdjacentTo === 'garage')
        ? balance(inputs, design, space, trial)
        : garage(inputs, design, trial);
    case 'crawlspace - vented':
    case 'crawlspace - unvented':
    case 'basement - unconditioned':
      return balance(inputs, design, space, trial);
    case 'other heated space':
      return shared(design, 68);
    case 'other multifamily buffer space':
      return shared(design, 50);
    case 'other non-freezing space':
      return {
        heating: derive1(
          {
            label: 'Temperature of the non-freezing space',
            unit: '°F',
            formula: 'outdoor temperature, not below 40',
            source: 'Manual J, buffer spaces',
          },
          design.outdoorHeating,
          (outdoor) => Math.max(outdoor, 40),
        ),
        cooling: derive1(
          {
            label: 'Temperature of the non-freezing space',
            unit: '°F',
            formula: 'outdoor temperature, not below 40',
            source: 'Manual J, buffer spaces',
          },
          design.outdoorCooling,
          (outdoor) => Math.max(outdoor, 40),
        ),
      };
  }
}

function shared(
  { indoorHeating, outdoorHeating, indoorCooling, outdoorCooling }: Design,
  least: number,
): SpaceTemperature {
  const rule = {
    label: 'Temperature of the shared space',
    unit: '°F',
    formula: `mean of indoor and outdoor, not below ${least}`,
    source: 'Manual J, buffer spaces',
  } as const;
  const mean = (indoor: number, outdoor: number): number => Math.max((indoor + outdoor) / 2, least);
  return {
    heating: derive2(rule, indoorHeating, outdoorHeating, mean),
    cooling: derive2(rule, indoorCooling, outdoorCooling, mean),
  };
}

/** Figure A12-14; an attic whose roof is better insulated than its ceiling is within the insulation. */
function attic(inputs: LoadInputs, design: Design, space: Buffer, trial: Trial | undefined): SpaceTemperature {
  const isVented = space === 'attic - vented';
  const roofs = collect(inputs.roofs, (roof, index) =>
    roof.interiorAdjacentTo === space ? { roof, path: `roofs.${index}` } : undefined,
  );
  const ceilings = (inputs.ceilingsAndFloors ?? []).filter(
    ({ exteriorAdjacentTo, interiorAdjacentTo }) => exteriorAdjacentTo === space || interiorAdjacentTo === space,
  );
  const ceilingR = meanR(ceilings.map(({ grossAreaFt2, assemblyR }) => ({ area: grossAreaFt2, r: assemblyR })));
  const roofR = meanR(roofs.map(({ roof }) => ({ area: roof.areaFt2, r: roof.assemblyR })));
  const outdoors = derive1(
    { label: 'Attic temperature, heating', unit: '°F', formula: 'outdoor temperature', source: 'Figure A12-14' },
    design.outdoorHeating,
    (outdoor) => outdoor,
  );
  // An attic without a ceiling or roof to compare isn't known to be encapsulated.
  if (ceilingR !== undefined && roofR !== undefined && ceilingR < roofR) {
    if (!isVented) return balance(inputs, design, space, trial);
    return {
      heating: outdoors,
      cooling: derive1(
        {
          label: 'Attic temperature, cooling',
          unit: '°F',
          formula: 'outdoor temperature + 40',
          source: 'Manual J, encapsulated vented attic',
        },
        design.outdoorCooling,
        (outdoor) => outdoor + 40,
      ),
    };
  }
  const { outdoorCooling, rangeAdjust } = design;
  return {
    heating: outdoors,
    cooling: derive3(
      {
        label: 'Attic temperature, cooling',
        unit: '°F',
        formula: 'table value + outdoor temperature − 95 + adjustment for the daily range',
        source: 'Figure A12-14',
      },
      tableValue(roofs, isVented, trial),
      outdoorCooling,
      rangeAdjust,
      (base, outdoor, adjust) => base + (outdoor - 95) + adjust,
    ),
  };
}

function tableValue(
  roofs: readonly { roof: NonNullable<LoadInputs['roofs']>[number]; path: string }[],
  isVented: boolean,
  trial: Trial | undefined,
): Derived {
  if (roofs.length === 0) {
    const { value, row } = atticBase(
      { id: '', interiorAdjacentTo: 'attic - vented', areaFt2: 0, assemblyR: 2 },
      isVented,
    );
    return triedIn(trial, assumed('Attic at 95 °F', value, '°F', `no roof was entered: ${row}`, 'roofs'));
  }
  const bases = roofs.map(({ roof, path }) => {
    const { value, row, unstated } = atticBase(roof, isVented);
    const label = roofs.length === 1 ? 'Attic at 95 °F' : `Attic at 95 °F, ${roof.id}`;
    return unstated === ''
      ? looked(label, value, '°F', 'Figure A12-14', row)
      : assumed(label, value, '°F', `not all of the roof was entered: ${row}`, `${path}.${unstated}`);
  });
  const [first] = bases;
  if (bases.length === 1 && first) return first;
  return derive(
    { label: 'Attic at 95 °F', unit: '°F', formula: 'mean of the roofs by area', source: 'Figure A12-14' },
    [...bases, ...roofs.map(({ roof, path }) => entered(`Area, ${roof.id}`, roof.areaFt2, 'ft²', `${path}.areaFt2`))],
    (values) => {
      const areas = values.slice(bases.length);
      const all = areas.reduce((sum, area) => sum + area, 0);
      return values
        .slice(0, bases.length)
        .reduce((sum, value, index) => sum + value * (all === 0 ? 1 / bases.length : (areas[index] ?? 0) / all), 0);
    },
  );
}

/** Returns R of surfaces side by side; undefined when there are none. */
function meanR(surfaces: readonly { area: number; r: number }[]): number | undefined {
  const area = surfaces.reduce((sum, surface) => sum + surface.area, 0);
  const ua = surfaces.reduce((sum, surface) => sum + surface.area / surface.r, 0);
  return ua === 0 ? undefined : area / ua;
}

/** Table 4C, closed garages. */
const GARAGE: Readonly<Record<Design['rangeClass'], readonly [number, number]>> = {
  low: [11, 22],
  medium: [6, 17],
  high: [1, 12],
};

function garage(
  inputs: LoadInputs,
  { outdoorHeating, outdoorCooling, rangeClass }: Design,
  trial: Trial | undefined,
): SpaceTemperature {
  const share = garageShare(inputs, trial);
  const [under, open] = GARAGE[rangeClass];
  const row = `daily range ${rangeClass}`;
  return {
    heating: derive2(
      {
        label: 'Garage temperature, heating',
        unit: '°F',
        formula: 'outdoor temperature + 5 × share under conditioned space',
        source: 'Table 4C',
      },
      outdoorHeating,
      share,
      (outdoor, f) => outdoor + 5 * f,
    ),
    cooling: derive4(
      {
        label: 'Garage temperature, cooling',
        unit: '°F',
        formula: 'outdoor temperature + addition under rooms × share + addition under a roof × (1 − share)',
        source: 'Table 4C',
      },

      outdoorCooling,
      share,
      looked('Addition under rooms', under, '°F', 'Table 4C', row),
      looked('Addition under a roof', open, '°F', 'Table 4C', row),
      (outdoor, f, rooms, roof) => outdoor + rooms * f + roof * (1 - f),
    ),
  };
}

/** Returns the share of the garage that has conditioned rooms above it. */
function garageShare({ roofs = [], ceilingsAndFloors = [] }: LoadInputs, trial: Trial | undefined): Derived {
  const covers = [
    ...collect(roofs, (roof, index) =>
      roof.interiorAdjacentTo === 'garage'
        ? {
            isUnderRooms: false,
            area: entered('Roof above the garage', roof.areaFt2, 'ft²', `roofs.${index}.areaFt2`),
          }
        : undefined,
    ),
    ...collect(ceilingsAndFloors, ({ exteriorAdjacentTo, interiorAdjacentTo, grossAreaFt2 }, index) =>
      exteriorAdjacentTo === 'garage' || interiorAdjacentTo === 'garage'
        ? {
            isUnderRooms: isConditioned(exteriorAdjacentTo) || isConditioned(interiorAdjacentTo),
            area: entered('Cover of the garage', grossAreaFt2, 'ft²', `ceilingsAndFloors.${index}.grossAreaFt2`),
          }
        : undefined,
    ),
  ];
  const all = total(
    'Cover of the garage',
    'ft²',
    covers.map(({ area }) => area),
  );
  if (all.value === 0)
    return triedIn(
      trial,
      assumed(
        'Share of the garage under conditioned space',
        0.5,
        '',
        'nothing above the garage was entered: half of it, Table 4C',
        'ceilingsAndFloors',
      ),
    );
  const rooms = total(
    'Cover under rooms',
    'ft²',
    collect(covers, ({ isUnderRooms, area }) => (isUnderRooms ? area : undefined)),
  );
  return derive2(
    {
      label: 'Share under conditioned space',
      unit: '',
      formula: 'cover under rooms ÷ whole cover',
      source: 'Table 4C',
    },
    rooms,
    all,
    (under, whole) => under / whole,
  );
}
