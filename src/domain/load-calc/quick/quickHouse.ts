import { CEILINGS, constructionOf, DOORS, WALLS, WINDOWS } from '../constructions/catalog';
import type { LoadInputs, Room, Wall, Window } from '../schema/inputs';
import { ductsOf } from './ducts';
import { BASEMENT_ROOM, foundationOf } from './foundation';
import { LEVELS } from './levels';
import { insulationOfYear, type QuickInputs } from './schema';
import { assumedShape, tenths, type Side } from './shape';

/** Printed above every result of the quick mode. */
export const QUICK_LABEL = 'Estimate for a first visit: most of the house is assumed. Not for choosing equipment.';

/** Unmeasured values: `path` is the part of the record that replaces each. */
export type QuickAssumption = { path: string; text: string };

const DOOR_FT2 = 21;
/** Roof area by floor area for a 6-in-12 roof. */
const ROOF_BY_FLOOR = Math.sqrt(1 + 0.5 ** 2);
const STORIES = ['First floor', 'Second floor', 'Third floor'];
const WHOLE_HOUSE = 'Whole house';

/**
 * Builds a whole input record from a dozen answers: one room per story, a rectangle for its outline, catalog constructions. The same
 * engine calculates it, and the full model continues from it. `assumptions` list what was assumed.
 */
export function quickHouse(
  quick: QuickInputs,
  climate: Pick<LoadInputs, 'site' | 'design'>,
): { inputs: LoadInputs; assumptions: readonly QuickAssumption[] } {
  const { floorAreaFt2, storeys, ceilingHeightFt, foundation: kind, bedrooms, occupants, tightness } = quick;
  const insulation = quick.insulation ?? insulationOfYear(quick.yearBuilt ?? 0);
  const level = LEVELS[insulation];
  const shape = assumedShape(floorAreaFt2 / storeys, quick.frontAzimuthDeg);
  const rooms: Room[] = Array.from({ length: storeys }, (_, index) => ({
    id: storeys === 1 ? WHOLE_HOUSE : (STORIES[index] ?? `Floor ${index + 1}`),
    floorAreaFt2: shape.footprintFt2,
  }));
  const lowest = rooms[0]?.id ?? WHOLE_HOUSE;
  const highest = rooms.at(-1)?.id ?? WHOLE_HOUSE;
  const foundation = foundationOf(kind, shape, lowest, level);
  const basement: Room[] = kind === 'heated basement' ? [{ id: BASEMENT_ROOM, floorAreaFt2: shape.footprintFt2 }] : [];
  const conditionedFloorAreaFt2 = floorAreaFt2 + basement.length * shape.footprintFt2;
  const ducts = ductsOf(quick, conditionedFloorAreaFt2);
  const [wall, ceiling, glass, door] = [
    constructionOf(WALLS, level.wall),
    constructionOf(CEILINGS, level.ceiling),
    constructionOf(WINDOWS, quick.windowKind),
    constructionOf(DOORS, 'wood'),
  ];

  const wallId = (room: string, side: Side): string => `${room}, ${side.name.toLowerCase()}`;
  const onEachSide = <T>(of: (room: string, side: Side) => T): T[] =>
    rooms.flatMap(({ id }) => shape.sides.map((side) => of(id, side)));
  const windows = onEachSide((room, side): Window => ({
    ...glass.fields,
    id: `${wallId(room, side)}, windows`,
    wall: wallId(room, side),
    areaFt2: tenths((quick.windowShare * shape.footprintFt2 * side.lengthFt) / shape.perimeterFt),
  }));

  return {
    inputs: {
      site: climate.site,
      design: climate.design,
      building: {
        facilityType: 'single-family detached',
        conditionedFloorAreaFt2,
        conditionedFloors: storeys + basement.length,
        conditionedFloorsAboveGrade: storeys,
        averageCeilingHeightFt: ceilingHeightFt,
        bedrooms,
      },
      ...(occupants !== undefined && { internalGains: { occupants } }),
      rooms: [...basement, ...rooms],
      infiltration: { method: 'tightness-table', tightness },
      roofs: [
        {
          id: 'Roof',
          interiorAdjacentTo: 'attic - vented',
          areaFt2: tenths(shape.footprintFt2 * ROOF_BY_FLOOR),
          roofType: 'asphalt or fiberglass shingles',
          color: 'dark',
          pitchInPer12: 6,
          radiantBarrier: false,
          assemblyR: 2.3,
        },
      ],
      walls: onEachSide((room, side): Wall => ({
        ...wall.fields,
        id: wallId(room, side),
        room,
        exteriorAdjacentTo: 'outside',
        interiorAdjacentTo: 'conditioned space',
        grossAreaFt2: tenths(side.lengthFt * ceilingHeightFt),
        azimuthDeg: side.azimuthDeg,
      })),
      ceilingsAndFloors: [
        {
          ...ceiling.fields,
          id: 'Ceiling',
          room: highest,
          interiorAdjacentTo: 'conditioned space',
          grossAreaFt2: shape.footprintFt2,
        },
        ...(foundation.ceilingsAndFloors ?? []),
      ],
      foundationWalls: foundation.foundationWalls ?? [],
      slabs: foundation.slabs ?? [],
      windows: windows.filter(({ areaFt2 }) => areaFt2 > 0),
      doors: [{ ...door.fields, id: 'Front door', wall: `${lowest}, front`, areaFt2: DOOR_FT2 }],
      ...(ducts && { airDistribution: ducts.airDistribution }),
    },
    assumptions: [
      { path: 'rooms', text: storeys === 1 ? 'One room for the whole house.' : 'One room for each story, all alike.' },
      {
        path: 'walls',
        text: `Each story is a rectangle, its front a third longer than its side; all walls are outside, as high as the ceiling: ${wall.label}.`,
      },
      ...(quick.insulation === undefined
        ? [
            {
              path: 'walls.0.assemblyR',
              text: `Insulation as was usual in ${quick.yearBuilt ?? ''}: ${insulation}. Look into the attic.`,
            },
          ]
        : []),
      { path: 'ceilingsAndFloors', text: `Ceiling of the top story: ${ceiling.label}.` },
      { path: 'roofs', text: 'Dark shingle roof of 6 in 12 above a vented attic, no radiant barrier.' },
      {
        path: 'windows',
        text: `Windows spread over all sides by their length, no overhangs, medium blinds half open: ${glass.label}, U ${glass.fields.uFactor}, SHGC ${glass.fields.shgc}.`,
      },
      { path: 'doors', text: `One door of ${DOOR_FT2} ft² in the front: ${door.label.toLowerCase()}.` },
      { path: kind === 'slab' ? 'slabs' : 'foundationWalls', text: foundation.assumption },
      { path: 'airDistribution', text: ducts?.assumption ?? 'No ducts.' },
      { path: 'ventilation', text: 'No ventilation by fans.' },
      { path: 'building.fireplaces', text: 'No fireplace.' },
      {
        path: 'internalGains',
        text:
          occupants === undefined
            ? `${bedrooms + 1} people: one more than bedrooms. One refrigerator.`
            : 'One refrigerator.',
      },
    ],
  };
}
