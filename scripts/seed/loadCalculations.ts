import { readFileSync } from 'node:fs';
import { writePlan } from '@/domain/floor-plan/readPlan';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { chosenStation, designFrom } from '@/domain/load-calc/climate/chosenStation';
import { loadStations } from '@/domain/load-calc/climate/loadStations';
import { addCeiling, addDoor, addFloor, addWall, addWindow } from '@/domain/load-calc/edit/surfaces';
import { rotateHouse } from '@/domain/load-calc/edit/rotate';
import { readCaseFile } from '@/domain/load-calc/project/caseFile';
import { writeHouse, writeQuick } from '@/domain/load-calc/project/house';
import { loadProjectSchema, type LoadProjectInput } from '@/domain/load-calc/project/schema';
import { totalsOf } from '@/domain/load-calc/project/totals';
import { quickHouse } from '@/domain/load-calc/quick/quickHouse';
import type { QuickInputs } from '@/domain/load-calc/quick/schema';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { formatAddress } from '@/domain/contact/format';
import { newNumber } from '@/domain/record/number';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import { drawnHouse } from './drawnHouse';
import { withHumanNames } from './humanNames';
import type { Household } from './places';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

/** The climate station of the demo's HVAC company. */
const STATION = 'Asheville Rgnl AP';
/** A published house of a dozen rooms, with a basement. */
const WHOLE_HOUSE = '../../src/domain/load-calc/cases/smith.json';

const FIRST_VISIT: QuickInputs = {
  floorAreaFt2: 1850,
  storeys: 2,
  ceilingHeightFt: 8,
  yearBuilt: 1986,
  windowShare: 0.16,
  windowKind: 'double-metal',
  tightness: 'leaky',
  bedrooms: 3,
  foundation: 'vented crawlspace',
  ducts: 'below the floor',
  ductsSealed: false,
  frontAzimuthDeg: 135,
};

type Climate = Pick<LoadInputs, 'site' | 'design'>;

const ROOMS = [
  {
    id: 'Sunroom',
    floorAreaFt2: 224,
    walls: [
      { facing: 180, lengthFt: 16, glassFt2: 60 },
      { facing: 90, lengthFt: 14, glassFt2: 40 },
      { facing: 270, lengthFt: 14, glassFt2: 40 },
    ],
  },
  { id: 'Hall', floorAreaFt2: 96, walls: [{ facing: 0, lengthFt: 8, glassFt2: 0 }] },
] as const;
const HEIGHT_FT = 9;

/** Builds an addition as measured on a visit: two rooms over a crawlspace, much glass facing south. */
function addition(climate: Climate): LoadInputs {
  let inputs: LoadInputs = {
    ...climate,
    building: {
      facilityType: 'single-family attached',
      conditionedFloorAreaFt2: 320,
      conditionedFloors: 1,
      conditionedFloorsAboveGrade: 1,
      averageCeilingHeightFt: HEIGHT_FT,
      bedrooms: 0,
    },
    internalGains: { occupants: 2 },
    rooms: ROOMS.map(({ id, floorAreaFt2 }) => ({ id, floorAreaFt2 })),
    infiltration: { method: 'tightness-table', tightness: 'average' },
    roofs: [
      {
        id: 'Roof',
        interiorAdjacentTo: 'attic - vented',
        areaFt2: 358,
        roofType: 'asphalt or fiberglass shingles',
        color: 'dark',
        pitchInPer12: 6,
        radiantBarrier: false,
        assemblyR: 2.3,
      },
    ],
  };
  for (const { id: room, floorAreaFt2, walls } of ROOMS) {
    for (const { facing, lengthFt, glassFt2 } of walls) {
      const wall = addWall(inputs, 'stud-2x6-r19', { room, azimuthDeg: facing, grossAreaFt2: lengthFt * HEIGHT_FT });
      inputs =
        glassFt2 > 0
          ? addWindow(wall.inputs, 'low-e', {
              wall: wall.id,
              areaFt2: glassFt2,
              overhang: { depthFt: 1.5, distanceToTopOfWindowFt: 1, distanceToBottomOfWindowFt: 7 },
            }).inputs
          : addDoor(wall.inputs, 'insulated', { wall: wall.id, areaFt2: 21 }).inputs;
    }
    inputs = addCeiling(inputs, 'attic-r38', { room, grossAreaFt2: floorAreaFt2 }).inputs;
    inputs = addFloor(inputs, 'joists-r19', { room, grossAreaFt2: floorAreaFt2 }).inputs;
  }
  return rotateHouse(inputs, 15);
}

/** Returns the published house, relocated here. */
function wholeHouse(climate: Climate): LoadInputs {
  const { inputs, errors } = readCaseFile(readFileSync(new URL(WHOLE_HOUSE, import.meta.url), 'utf8'));
  if (!inputs) throw new Error(`The published house cannot be read: ${errors[0]?.message ?? ''}`);
  return { ...withHumanNames(inputs), ...climate, site: { ...inputs.site, ...climate.site } };
}

type Made = Pick<LoadProjectInput, 'title' | 'mode' | 'quick' | 'considered' | 'notes' | 'floorPlan'> & {
  inputs: LoadInputs;
  daysAgo: number;
};

function madeHouses(climate: Climate): Made[] {
  const drawn = drawnHouse(climate);
  return [
    {
      title: 'First visit: furnace and AC',
      mode: 'quick',
      quick: writeQuick(FIRST_VISIT),
      inputs: quickHouse(FIRST_VISIT, climate).inputs,
      notes: 'Owner says the upstairs never cools down.',
      daysAgo: 2,
    },
    {
      title: 'Sunroom addition',
      mode: 'full',
      inputs: addition(climate),
      considered: [
        {
          name: '9k ductless heat pump',
          compressor: 'variable speed',
          isHeatPump: true,
          coolingTotalBtuh: 8_800,
          coolingSensibleBtuh: 7_000,
          coolingLatentBtuh: 1_800,
        },
      ],
      daysAgo: 9,
    },
    {
      title: 'Whole-house replacement',
      mode: 'full',
      inputs: wholeHouse(climate),
      daysAgo: 16,
      notes: 'Blower door 14 May, kept with the permit.',
      considered: [
        {
          name: '2.5 ton heat pump, two stage',
          compressor: 'two stage',
          isHeatPump: true,
          coolingTotalBtuh: 28_400,
          coolingSensibleBtuh: 22_000,
          coolingLatentBtuh: 6_400,
          coolingAirflowCfm: 1000,
          heatingAirflowCfm: 1000,
        },
      ],
    },
    {
      title: 'Ranch house, drawn on site',
      mode: 'full',
      inputs: drawn.inputs,
      floorPlan: writePlan(drawn.plan),
      notes: 'Measured with a tape, room by room.',
      daysAgo: 1,
    },
  ];
}

/** Returns load calculations for four customers: a first visit, an addition, a whole house, one that was drawn. */
export async function loadCalculationWrites(
  households: readonly Household[],
  { companyId, members, owner }: Team,
  clock: CompanyClock,
  random: Random,
): Promise<SeedWrite[]> {
  const { stations } = await loadStations();
  const station = stations.find(({ name }) => name === STATION);
  if (!station) throw new Error(`There is no climate station ${STATION}`);
  const { site, design } = designFrom(stations, station, null);
  const by = members.find(({ role }) => role === 'technician') ?? owner;
  const homes = households.filter(
    ({ record, properties }) => record.kind === 'person' && record.status === 'active' && properties.length > 0,
  );
  return madeHouses({ site, design }).flatMap(({ inputs: made, daysAgo, ...rest }, index): SeedWrite[] => {
    const home = homes[index * 5];
    const property = home?.properties[0];
    const { inputs, errors } = readInputs(made);
    if (!inputs)
      throw new Error(`${rest.title} cannot be calculated: ${errors[0]?.path ?? ''} ${errors[0]?.message ?? ''}`);
    if (!home || !property) return [];
    const data = loadProjectSchema.parse({
      ...rest,
      number: newNumber('loadCalculation', clock.now, () => random.next()),
      address: formatAddress(property.record.address),
      customerId: home.id,
      customerName: home.record.name,
      propertyId: property.id,
      house: writeHouse(inputs),
      station: chosenStation(station, null),
      totals: totalsOf(inputs, calculateLoads(inputs)),
    });
    return [
      {
        by,
        kind: 'set',
        path: `companies/${companyId}/manualJ`,
        id: random.id(),
        data: { ...data, ...created(by, clock.at(-daysAgo, 15 * 60), random) },
      },
    ];
  });
}
