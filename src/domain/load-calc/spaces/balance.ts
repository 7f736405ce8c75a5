import { assumed, constant, derive, entered, total, type Derived } from '../derived';
import type { Design } from '../design';
import { areasOf } from '../envelope/foundationWalls';
import { aboveGradeU, belowGradeU, sectionOf } from '../envelope/foundationWallU';
import { uFactorOf } from '../envelope/rules';
import type { SpaceTemperature } from '../house';
import type { LoadInputs, Slab } from '../schema/inputs';
import { isConditioned, type Buffer, type Location } from '../schema/locations';
import { volumeOf } from './volume';

type Side = 'conditioned' | 'outdoors' | 'ground';
type Conductance = { side: Side; ua: Derived };

const UA = { label: 'U-factor × area', unit: 'Btu/(h·°F)', formula: 'U-factor × area', source: '' } as const;
const DIRT_U = constant('U-factor of a dirt floor', 0.1, 'Btu/(h·ft²·°F)', 'Walker 1998, ASHRAE 152 background');
const UNVENTED_ACH = constant('Air changes of an unvented space', 0.1, '1/h', 'Manual J, buffer spaces');
/** A vented crawlspace or garage: the grilles move about two changes in an hour. */
const VENTED_ACH = constant('Air changes of a vented space', 2, '1/h', 'Manual J, vented spaces');
const CONCRETE_CONDUCTIVITY = 12.5;

/** Heat balance of a space that is neither conditioned nor outdoors: what flows in at its temperature flows out again. */
export function balance(inputs: LoadInputs, design: Design, space: Buffer): SpaceTemperature {
  const flows = [...surfacesOf(inputs, space), air(inputs, design, space)];
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
  const [winter, summer] = groundTemperatures(inputs, design);
  return {
    heating: derive(mean, [conditioned, design.indoorHeating, outdoors, design.outdoorHeating, ground, winter], weigh),
    cooling:
      space === 'attic - unvented'
        ? sunnyAttic(design.indoorCooling, conditioned, outdoors)
        : derive(mean, [conditioned, design.indoorCooling, outdoors, design.outdoorCooling, ground, summer], weigh),
  };
}

const SUNNY = {
  label: 'Attic temperature, cooling',
  unit: '°F',
  formula: 'indoor temperature + 50 − 45 × UA to conditioned ÷ (UA to conditioned + UA to outdoors)',
  source: 'Manual J, encapsulated attic',
} as const;

function sunnyAttic(indoor: Derived, conditioned: Derived, outdoors: Derived): Derived {
  return derive(
    SUNNY,
    [indoor, conditioned, outdoors],
    (temperature, inside, outside) =>
      temperature + 50 - (inside + outside === 0 ? 0 : (45 * inside) / (inside + outside)),
  );
}

/** Ground counts for basements and garages only; around a crawlspace it is as cold as the air. */
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
    entries.flatMap(({ interiorAdjacentTo, exteriorAdjacentTo, grossAreaFt2, assemblyR }, index) => {
      const beside =
        interiorAdjacentTo === space
          ? exteriorAdjacentTo
          : exteriorAdjacentTo === space
            ? interiorAdjacentTo
            : undefined;
      const side = beside && sideOf(space, beside);
      return side
        ? [
            {
              side,
              ua: ua(
                uFactorOf(assemblyR, `${list}.${index}.assemblyR`),
                entered('Gross area', grossAreaFt2, 'ft²', `${list}.${index}.grossAreaFt2`),
              ),
            },
          ]
        : [];
    });
  return [
    ...plain('walls', inputs.walls ?? []),
    ...plain('ceilingsAndFloors', inputs.ceilingsAndFloors ?? []),
    ...(inputs.roofs ?? []).flatMap((roof, index): Conductance[] =>
      roof.interiorAdjacentTo === space
        ? [
            {
              side: 'outdoors',
              ua: ua(
                uFactorOf(roof.assemblyR, `roofs.${index}.assemblyR`),
                entered('Area', roof.areaFt2, 'ft²', `roofs.${index}.areaFt2`),
              ),
            },
          ]
        : [],
    ),
    ...foundationWallsOf(inputs, space),
    ...(inputs.slabs ?? []).flatMap((slab, index): Conductance[] =>
      slab.interiorAdjacentTo === space
        ? [{ side: sideOf(space, 'ground') ?? 'ground', ua: slabUa(slab, `slabs.${index}`, space) }]
        : [],
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

/** Crawlspaces have dirt floors unless a thickness says otherwise. */
function slabUa(slab: Slab, path: string, space: Buffer): Derived {
  const area = entered('Area', slab.areaFt2, 'ft²', `${path}.areaFt2`);
  const thickness = slab.thicknessIn ?? (space.startsWith('crawlspace') ? 0 : 4);
  if (thickness === 0) return ua(DIRT_U, area);
  const {
    underSlabInsulationR = 0,
    underSlabInsulationWidthFt = 0,
    edgeInsulationR = 0,
    edgeInsulationDepthFt = 0,
    exposedPerimeterFt,
  } = slab;
  const r = thickness / CONCRETE_CONDUCTIVITY;
  const under = Math.min(underSlabInsulationWidthFt * exposedPerimeterFt, slab.areaFt2);
  const edge = edgeInsulationDepthFt * exposedPerimeterFt;
  const rest = Math.max(slab.areaFt2 - under - edge, 0);
  return derive(
    {
      label: 'U-factor × area of the slab',
      unit: 'Btu/(h·°F)',
      formula: 'concrete with its insulation under the slab and at the edge',
      source: 'Manual J, UA balance',
    },
    [area],
    () => under / (r + underSlabInsulationR) + edge / (r + edgeInsulationR) + rest / r,
  );
}

const ua = (u: Derived, area: Derived): Derived => derive(UA, [u, area], (value, ft2) => value * ft2);

const AIR = {
  label: 'Air exchange',
  unit: 'Btu/(h·°F)',
  formula: '1.1 × altitude correction × air changes × volume ÷ 60',
  source: 'Manual J, UA balance',
} as const;

function air(inputs: LoadInputs, design: Design, space: Buffer): Conductance {
  const isVented = space.endsWith('- vented');
  return {
    side: 'outdoors',
    ua: derive(
      AIR,
      [design.altitude, isVented ? VENTED_ACH : UNVENTED_ACH, volumeOf(inputs, space)],
      (acf, ach, ft3) => (1.1 * acf * ach * ft3) / 60,
    ),
  };
}

/** Without measured values: around the middle of the design temperatures, and slower than the air. */
function groundTemperatures({ site }: LoadInputs, { outdoorHeating, outdoorCooling }: Design): [Derived, Derived] {
  const middle = (outdoorHeating.value + outdoorCooling.value) / 2;
  const of = (label: string, value: number | undefined, path: string, fallback: number): Derived =>
    value === undefined
      ? assumed(label, fallback, '°F', 'about the middle of the design temperatures', path)
      : entered(label, value, '°F', path);
  return [
    of('Ground temperature in winter', site.groundTemperatureHeatingF, 'site.groundTemperatureHeatingF', middle - 10),
    of('Ground temperature in summer', site.groundTemperatureCoolingF, 'site.groundTemperatureCoolingF', middle + 20),
  ];
}
