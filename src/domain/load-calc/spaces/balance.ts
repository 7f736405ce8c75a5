import { collect } from '@/lib/collect';
import {
  derive,
  derive2,
  derive3,
  derive6,
  assumed,
  constant,
  entered,
  enteredOr,
  total,
  type Derived,
  type Trial,
} from '../derived';
import type { Design } from '../design';
import { areasOf } from '../envelope/foundationWalls';
import { aboveGradeU, belowGradeU, sectionOf } from '../envelope/foundationWallU';
import { uFactorOf } from '../envelope/rules';
import type { SpaceTemperature } from '../house';
import type { LoadInputs, Slab } from '../schema/inputs';
import { isConditioned, type Buffer, type Location } from '../schema/locations';
import { groundTemperatures } from './ground';
import { volumeOf } from './volume';

type Side = 'conditioned' | 'outdoors' | 'ground';
type Conductance = { side: Side; ua: Derived };

const UA = { label: 'U-factor × area', unit: 'Btu/(h·°F)', formula: 'U-factor × area', source: '' } as const;
const DIRT_U = constant('U-factor of a dirt floor', 0.1, 'Btu/(h·ft²·°F)', 'Walker 1998, ASHRAE 152 background');
const UNVENTED_ACH = constant('Air changes of an unvented space', 0.1, '1/h', 'Manual J, buffer spaces');
/**
 * Default hourly air flow through a vented crawlspace's openings: 1/150 of the floor (IRC R408) × 1000 × the weather and shielding factor
 * of ASHRAE 62.2, or without it the middle of 0.41 in Miami and 0.59 in Denver.
 */
const ACH_PER_FACTOR = 1000 / 150;
const USUAL_FACTOR = 0.5;
const CONCRETE_CONDUCTIVITY = 12.5;
const DEFAULT_THICKNESS_IN = 4;

/** Solves the heat balance of a space that is neither conditioned nor outdoors: at its temperature, inflow equals outflow. */
export function balance(inputs: LoadInputs, design: Design, space: Buffer, trial?: Trial): SpaceTemperature {
  const flows = [...surfacesOf(inputs, space), air(inputs, design, space, trial)];
  const sum = (side: Side): Derived =>
    total(
      `U-factor × area to ${side}`,
      'Btu/(h·°F)',
      flows.flatMap((flow) => (flow.side === side ? [flow.ua] : [])),
    );
  const [conditioned, outdoors, ground] = [sum('conditioned'), sum('outdoors'), sum('ground')];
  const mean = {
    label: 'Temperature of the space',
    unit: '°F',
    formula: 'mean of indoor, outdoor and ground temperature, weighted by U-factor × area',
    source: 'Manual J, UA balance',
  } as const;
  const weigh = (
    inside: number,
    indoor: number,
    outside: number,
    outdoor: number,
    soil: number,
    earth: number,
  ): number => {
    const all = inside + outside + soil;
    return all === 0 ? outdoor : (inside * indoor + outside * outdoor + soil * earth) / all;
  };
  const { heating: winter, cooling: summer } = groundTemperatures(inputs, design);
  return {
    heating: derive6(mean, conditioned, design.indoorHeating, outdoors, design.outdoorHeating, ground, winter, weigh),
    cooling:
      space === 'attic - unvented'
        ? sunnyAttic(design.indoorCooling, conditioned, outdoors)
        : derive6(mean, conditioned, design.indoorCooling, outdoors, design.outdoorCooling, ground, summer, weigh),
  };
}

const SUNNY = {
  label: 'Attic temperature, cooling',
  unit: '°F',
  formula: 'indoor temperature + 50 − 45 × UA to conditioned ÷ (UA to conditioned + UA to outdoors)',
  source: 'Manual J, encapsulated attic',
} as const;

function sunnyAttic(indoor: Derived, conditioned: Derived, outdoors: Derived): Derived {
  return derive3(
    SUNNY,
    indoor,
    conditioned,
    outdoors,
    (temperature, inside, outside) =>
      temperature + 50 - (inside + outside === 0 ? 0 : (45 * inside) / (inside + outside)),
  );
}

/** Ground only counts for basements and garages; around a crawlspace it is as cold as the air. */
const sideOf = (space: Buffer, beside: Location): Side | undefined => {
  if (isConditioned(beside)) return 'conditioned';
  if (beside === 'outside') return 'outdoors';
  if (beside === 'ground') return space.startsWith('crawlspace') ? 'outdoors' : 'ground';
  return undefined;
};

function surfacesOf(inputs: LoadInputs, space: Buffer): Conductance[] {
  const plain = (
    list: string,
    entries: readonly {
      interiorAdjacentTo: Location;
      exteriorAdjacentTo: Location;
      grossAreaFt2: number;
      assemblyR: number;
    }[],
  ): Conductance[] =>
    collect(entries, ({ interiorAdjacentTo, exteriorAdjacentTo, grossAreaFt2, assemblyR }, index) => {
      const beside =
        interiorAdjacentTo === space
          ? exteriorAdjacentTo
          : exteriorAdjacentTo === space
            ? interiorAdjacentTo
            : undefined;
      const side = beside && sideOf(space, beside);
      return (
        side && {
          side,
          ua: ua(
            uFactorOf(assemblyR, `${list}.${index}.assemblyR`),
            entered('Gross area', grossAreaFt2, 'ft²', `${list}.${index}.grossAreaFt2`),
          ),
        }
      );
    });
  return [
    ...plain('walls', inputs.walls ?? []),
    ...plain('ceilingsAndFloors', inputs.ceilingsAndFloors ?? []),
    ...collect(inputs.roofs, (roof, index): Conductance | undefined =>
      roof.interiorAdjacentTo === space
        ? {
            side: 'outdoors',
            ua: ua(
              uFactorOf(roof.assemblyR, `roofs.${index}.assemblyR`),
              entered('Area', roof.areaFt2, 'ft²', `roofs.${index}.areaFt2`),
            ),
          }
        : undefined,
    ),
    ...foundationWallsOf(inputs, space),
    ...collect(inputs.slabs, (slab, index): Conductance | undefined =>
      slab.interiorAdjacentTo === space
        ? { side: sideOf(space, 'ground') ?? 'ground', ua: slabUa(slab, `slabs.${index}`, space) }
        : undefined,
    ),
  ];
}

function foundationWallsOf(inputs: LoadInputs, space: Buffer): Conductance[] {
  return (inputs.foundationWalls ?? []).flatMap((wall, index): Conductance[] => {
    const beside =
      wall.interiorAdjacentTo === space
        ? wall.exteriorAdjacentTo
        : wall.exteriorAdjacentTo === space
          ? wall.interiorAdjacentTo
          : undefined;
    const side = beside && sideOf(space, beside);
    if (!side) return [];
    const path = `foundationWalls.${index}`;
    const section = sectionOf(wall, path);
    if (side === 'conditioned')
      return [
        { side, ua: ua(aboveGradeU(section), entered('Gross area', wall.grossAreaFt2, 'ft²', `${path}.grossAreaFt2`)) },
      ];
    const { above, below } = areasOf({ openings: new Map() }, wall, path, 0);
    return [
      ...(below ? [{ side, ua: ua(belowGradeU(section, undefined), below) }] : []),
      ...(above ? [{ side, ua: ua(aboveGradeU(section), above) }] : []),
    ];
  });
}

const CONCRETE = {
  label: 'U-factor × area of the slab',
  unit: 'Btu/(h·°F)',
  formula: 'concrete with its insulation under the slab and at the edge',
  source: 'Manual J, UA balance',
} as const;

/** Crawlspaces have dirt floors unless a thickness says otherwise. */
function slabUa(slab: Slab, path: string, space: Buffer): Derived {
  const area = entered('Area', slab.areaFt2, 'ft²', `${path}.areaFt2`);
  const isDirt = space.startsWith('crawlspace');
  const thickness = enteredOr(
    'Thickness',
    slab.thicknessIn,
    'in',
    `${path}.thicknessIn`,
    isDirt ? 0 : DEFAULT_THICKNESS_IN,
    isDirt ? 'crawlspaces have dirt floors' : 'slabs are 4 in',
  );
  if (thickness.value === 0) return derive3(UA, DIRT_U, area, thickness, (u, ft2) => u * ft2);
  const given = (label: string, value = 0, unit: 'R' | 'ft', field: string): Derived =>
    entered(label, value, unit, `${path}.${field}`);
  return derive(
    CONCRETE,
    [
      area,
      thickness,
      given('Exposed perimeter', slab.exposedPerimeterFt, 'ft', 'exposedPerimeterFt'),
      given('R-value under the slab', slab.underSlabInsulationR, 'R', 'underSlabInsulationR'),
      given('Width of it', slab.underSlabInsulationWidthFt, 'ft', 'underSlabInsulationWidthFt'),
      given('R-value at the edge', slab.edgeInsulationR, 'R', 'edgeInsulationR'),
      given('Depth of it', slab.edgeInsulationDepthFt, 'ft', 'edgeInsulationDepthFt'),
    ],
    ([ft2, inches, perimeter, underR, width, edgeR, depth]) => {
      const r = inches / CONCRETE_CONDUCTIVITY;
      const under = Math.min(width * perimeter, ft2);
      const edge = depth * perimeter;
      return under / (r + underR) + edge / (r + edgeR) + Math.max(ft2 - under - edge, 0) / r;
    },
  );
}

const ua = (u: Derived, area: Derived): Derived => derive2(UA, u, area, (value, ft2) => value * ft2);

function ventedAirChanges({ crawlspaceAirChangesPerHour, weatherShieldingFactor }: LoadInputs['site']): Derived {
  const [label, path] = ['Air changes of the vented crawlspace', 'site.crawlspaceAirChangesPerHour'] as const;
  if (crawlspaceAirChangesPerHour !== undefined) return entered(label, crawlspaceAirChangesPerHour, '1/h', path);
  const factor = enteredOr(
    'Weather and shielding factor',
    weatherShieldingFactor,
    '',
    'site.weatherShieldingFactor',
    USUAL_FACTOR,
    'middling weather, ASHRAE 62.2',
  );
  return assumed(label, ACH_PER_FACTOR * factor.value, '1/h', 'openings of 1/150 of the floor, ASHRAE 62.2', path, [
    factor,
  ]);
}

const AIR = {
  label: 'Air exchange',
  unit: 'Btu/(h·°F)',
  formula: '1.1 × altitude correction × air changes × volume ÷ 60',
  source: 'Manual J, UA balance',
} as const;

function air(inputs: LoadInputs, design: Design, space: Buffer, trial: Trial | undefined): Conductance {
  const airChanges = space.endsWith('- vented') ? ventedAirChanges(inputs.site) : UNVENTED_ACH;
  return {
    side: 'outdoors',
    ua: derive3(
      AIR,
      design.altitude,
      airChanges,
      volumeOf(inputs, space, trial),
      (acf, ach, ft3) => (1.1 * acf * ach * ft3) / 60,
    ),
  };
}
