import type { LoadInputs } from '@/domain/load-calc/schema/inputs';

type Wall = NonNullable<LoadInputs['walls']>[number];
type Window = NonNullable<LoadInputs['windows']>[number];

export const buildLoadWall = (fields: Partial<Wall> = {}): Wall => ({
  id: 'W',
  room: 'living',
  exteriorAdjacentTo: 'outside',
  interiorAdjacentTo: 'conditioned space',
  construction: 'WoodStud',
  grossAreaFt2: 320,
  azimuthDeg: 180,
  siding: 'stucco',
  assemblyR: 13,
  ...fields,
});

export const buildLoadWindow = (fields: Partial<Window> = {}): Window => ({
  id: 'G',
  wall: 'W-S',
  areaFt2: 30,
  azimuthDeg: 180,
  glassLayers: 'double-pane',
  glassType: 'clear',
  uFactor: 0.5,
  shgc: 0.55,
  interiorShading: { type: 'medium blinds', blinds: 'half open', summerFractionCovered: 1 },
  ...fields,
});

const COMPASS = [
  ['N', 0],
  ['E', 90],
  ['S', 180],
  ['W', 270],
] as const;

/** Builds a square two-room house on a slab below a vented attic, with glass on all sides and ducts in the attic. */
export function buildLoadInputs(fields: Partial<LoadInputs> = {}): LoadInputs {
  return {
    site: { latitudeDeg: 36, elevationFt: 1260, soilConductivityBtuPerHrFtF: 0.8 },
    design: {
      outdoorHeatingF: 15,
      outdoorCoolingF: 93,
      dailyRangeClass: 'medium',
      indoorHeatingF: 70,
      indoorCoolingF: 75,
      indoorRelativeHumidity: 0.5,
      grainsDifference: 40,
    },
    building: {
      facilityType: 'single-family detached',
      conditionedFloorAreaFt2: 1600,
      conditionedFloors: 1,
      conditionedFloorsAboveGrade: 1,
      averageCeilingHeightFt: 8,
      bedrooms: 3,
    },
    internalGains: { appliancesSensibleBtuh: 2400, appliancesLatentBtuh: 0 },
    infiltration: { method: 'tightness-table', tightness: 'average' },
    rooms: [
      { id: 'living', floorAreaFt2: 1000 },
      { id: 'bedroom', floorAreaFt2: 600 },
    ],
    roofs: [
      {
        id: 'R',
        interiorAdjacentTo: 'attic - vented',
        areaFt2: 1789,
        roofType: 'asphalt or fiberglass shingles',
        color: 'dark',
        pitchInPer12: 6,
        radiantBarrier: false,
        assemblyR: 2.3,
      },
    ],
    walls: COMPASS.map(([name, azimuthDeg]) =>
      buildLoadWall({ id: `W-${name}`, azimuthDeg, room: name === 'N' || name === 'E' ? 'bedroom' : 'living' }),
    ),
    ceilingsAndFloors: [
      {
        id: 'C-1',
        room: 'living',
        exteriorAdjacentTo: 'attic - vented',
        interiorAdjacentTo: 'conditioned space',
        grossAreaFt2: 1000,
        assemblyR: 31,
      },
      {
        id: 'C-2',
        room: 'bedroom',
        exteriorAdjacentTo: 'attic - vented',
        interiorAdjacentTo: 'conditioned space',
        grossAreaFt2: 600,
        assemblyR: 31,
      },
    ],
    slabs: [
      { id: 'S-1', room: 'living', interiorAdjacentTo: 'conditioned space', areaFt2: 1000, exposedPerimeterFt: 100 },
      { id: 'S-2', room: 'bedroom', interiorAdjacentTo: 'conditioned space', areaFt2: 600, exposedPerimeterFt: 60 },
    ],
    windows: COMPASS.map(([name, azimuthDeg]) => buildLoadWindow({ id: `G-${name}`, wall: `W-${name}`, azimuthDeg })),
    doors: [{ id: 'D', wall: 'W-S', areaFt2: 21, r: 2.86 }],
    equipment: [
      {
        kind: 'heatPump',
        heatPumpType: 'air-to-air',
        compressor: 'single stage',
        distribution: 'ducts',
        fractionHeat: 1,
        fractionCool: 1,
      },
    ],
    airDistribution: {
      blowerHeatBtuh: 0,
      ductTableLookups: [
        { tableNumber: '7A-R', lookupFloorAreaFt2: 1600, leakageLevel: 'default sealed', insulationR: 6 },
      ],
    },
    ...fields,
  };
}
