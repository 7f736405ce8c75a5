import type { LoadInputs } from '../load-calc/schema/inputs';
import { drawnSurfaces } from './drawnSurfaces';
import { areaOf } from './geometry/rectangle';
import { areaFieldOf, entryOf, isTyped, sizeFields, LIST_OF_KIND, withEntries, entriesOf } from './houseEntry';
import type { FloorPlan } from './schema';
import { hundredths, isHeated } from './surface';

/** A surface or room whose table values differ from the drawing: the table takes precedence. */
export type PlanDifference = {
  /** Key of the drawn surface, or of the room for its floor area. */
  key: string;
  /** ID in the house. */
  id: string;
  /** ID of the room in the house; '' = of a space. */
  room: string;
  what: 'size' | 'left out' | 'floor area';
  drawnFt2: number;
  typedFt2: number;
};

/** Finds where the table has its own sizes, or lacks something drawn. Empty while the drawing does not count. */
export function planDifferences(house: LoadInputs, plan: FloorPlan): PlanDifference[] {
  if (plan.isProposed) return [];
  const names = new Map(plan.rooms.map(({ key, name }) => [key, name]));
  const ofRooms = plan.rooms.filter(isHeated).flatMap((room): PlanDifference[] => {
    const drawnFt2 = hundredths(areaOf(room));
    const known = house.rooms?.find(({ id }) => id === room.name);
    return known && isTyped(known, { floorAreaFt2: drawnFt2 })
      ? [{ key: room.key, id: room.name, room: room.name, what: 'floor area', drawnFt2, typedFt2: known.floorAreaFt2 }]
      : [];
  });
  const ofSurfaces = drawnSurfaces(plan).flatMap((surface): PlanDifference[] => {
    const id = plan.links[surface.key];
    if (id === undefined) return [];
    const entry = entryOf(house, surface.kind, id);
    const found = { key: surface.key, id, room: names.get(surface.room) ?? '', drawnFt2: surface.areaFt2 };
    if (!entry) return [{ ...found, what: 'left out', typedFt2: 0 }];
    return isTyped(entry, sizeFields(surface, plan.links))
      ? [{ ...found, what: 'size', typedFt2: Number(entry[areaFieldOf(surface.kind)] ?? 0) }]
      : [];
  });
  return [...ofRooms, ...ofSurfaces];
}

/** Restores the drawing's sizes in the house for one difference; omitted items return with the next `applyPlan`. */
export function takeDrawn(
  house: LoadInputs,
  plan: FloorPlan,
  { key, id, what }: PlanDifference,
): { house: LoadInputs; plan: FloorPlan } {
  if (what === 'left out') {
    const { [key]: _left, ...links } = plan.links;
    return { house, plan: { ...plan, links } };
  }
  if (what === 'floor area') {
    const room = plan.rooms.find((each) => each.key === key);
    const rooms = house.rooms?.map((each) =>
      each.id === id && room ? { ...each, floorAreaFt2: hundredths(areaOf(room)) } : each,
    );
    return { house: { ...house, ...(rooms && { rooms }) }, plan };
  }
  const surface = drawnSurfaces(plan).find((each) => each.key === key);
  if (!surface) return { house, plan };
  const list = LIST_OF_KIND[surface.kind];
  const fields = sizeFields(surface, plan.links);
  return {
    house: withEntries(
      house,
      list,
      entriesOf(house, list).map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)),
    ),
    plan,
  };
}
