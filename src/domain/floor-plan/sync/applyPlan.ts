import { removeSurface } from '../../load-calc/edit/surfaces';
import type { LoadInputs } from '../../load-calc/schema/inputs';
import { drawnSurfaces } from '../drawnSurfaces';
import { entriesOf, entryOf, isTyped, LIST_OF_KIND, sizeFields, withEntries, type Entry } from '../houseEntry';
import type { FloorPlan } from '../schema';
import type { DrawnSurface } from '../surface';
import { adopted, withMergedWalls } from './adopt';
import { withDrawnRooms } from './drawnRooms';
import { newEntry, type MadeOf } from './newEntry';
import { withoutGone } from './vanished';
import { withSizeOfHouse } from './wholeHouse';

export type Applied = { house: LoadInputs; plan: FloorPlan };

/**
 * Updates the house after the drawing changed from `before` (null: none, or it did not count yet) to `after`, and the drawing's links to
 * the house. Entries the drawing created get its new sizes unless someone has typed over them; entries typed in the table keep their own;
 * a surface's construction is never touched. New surfaces get theirs from `madeOf`.
 */
export function applyPlan(house: LoadInputs, before: FloorPlan | null, after: FloorPlan, madeOf: MadeOf): Applied {
  if (after.isProposed) return { house, plan: after };
  const old = before && !before.isProposed ? before : null;
  const rooms = withDrawnRooms(house, old, old ? withoutGone(after, old, house) : after);
  const was = new Map((old ? drawnSurfaces(old) : []).map((surface) => [surface.key, surface]));
  const drawn = drawnSurfaces(rooms.plan);
  const taken = new Set(Object.values(rooms.plan.links));
  let { house: inputs } = rooms;
  let links = { ...rooms.plan.links };
  const nameOf = new Map(rooms.plan.rooms.map((room) => [room.key, room.name]));
  for (const surface of drawn) {
    const linked = links[surface.key];
    const fields = sizeFields(surface, links);
    const known = was.get(surface.key);
    const entry = entryOf(inputs, surface.kind, linked);
    if (linked !== undefined && entry) {
      const isOwn = known?.kind === surface.kind && !isTyped(entry, sizeFields(known, old?.links ?? {}));
      // Anything adopted from a proposal had no drawing before it.
      if (isOwn || !known) inputs = withSizes(inputs, surface, entry, fields);
      // A window whose size was typed still moves with its drawing.
      else if (known.wall !== undefined && entry.wall === old?.links[known.wall] && 'wall' in fields)
        inputs = withSizes(inputs, surface, entry, { wall: fields['wall'] });
      continue;
    }
    if (linked !== undefined && known) continue;
    const room = surface.room === '' ? undefined : nameOf.get(surface.room);
    const existing = rooms.adopted.has(surface.room) ? adopted(inputs, surface, room, taken) : undefined;
    if (existing) {
      links = { ...links, [surface.key]: existing.id };
      inputs = withSizes(inputs, surface, existing, sizeFields(surface, links));
      taken.add(existing.id);
      continue;
    }
    if (surface.room === '' && isSpaceEntered(inputs, surface, taken)) continue;
    const added = newEntry(inputs, surface, { room, wall: links[surface.wall ?? ''], madeOf });
    if (!added) continue;
    inputs = added.inputs;
    links = { ...links, [surface.key]: added.id };
    taken.add(added.id);
  }
  const merged = withMergedWalls(inputs, rooms.adopted, drawn, links, nameOf);
  const kept = withoutUndrawn(
    { house: merged, plan: { ...rooms.plan, links } },
    { surfaces: was, links: old?.links ?? {} },
    new Set(drawn.map(({ key }) => key)),
  );
  return { house: withSizeOfHouse(house, kept.house, old, kept.plan), plan: kept.plan };
}

function withSizes(
  house: LoadInputs,
  { kind }: DrawnSurface,
  entry: Entry,
  fields: Readonly<Record<string, unknown>>,
): LoadInputs {
  if (!isTyped(entry, fields)) return house;
  const list = LIST_OF_KIND[kind];
  return withEntries(
    house,
    list,
    entriesOf(house, list).map((each) => (each.id === entry.id ? { ...each, ...fields } : each)),
  );
}

/** A space whose walls, ground or roof are already in the table is not drawn a second time. */
const isSpaceEntered = (house: LoadInputs, { kind, space }: DrawnSurface, drawn: ReadonlySet<string>): boolean =>
  entriesOf(house, LIST_OF_KIND[kind]).some((entry) => entry['interiorAdjacentTo'] === space && !drawn.has(entry.id));

/** Removes what was drawn and no longer exists, unless someone has since overwritten it. */
function withoutUndrawn(
  { house, plan }: Applied,
  was: { surfaces: ReadonlyMap<string, DrawnSurface>; links: FloorPlan['links'] },
  drawn: ReadonlySet<string>,
): Applied {
  let inputs = house;
  const links = { ...plan.links };
  // The link of a window or door is removed with it; by then another drawn item may have its ID.
  const known = { ...was.links, ...plan.links };
  const inUse = new Set(Object.values(plan.links));
  for (const [key, surface] of was.surfaces) {
    const id = known[key];
    if (id === undefined || drawn.has(key) || (links[key] === undefined && inUse.has(id))) continue;
    const entry = entryOf(inputs, surface.kind, id);
    if (entry && isTyped(entry, sizeFields(surface, known))) continue;
    if (entry) inputs = removeSurface(inputs, LIST_OF_KIND[surface.kind], id);
    Reflect.deleteProperty(links, key);
  }
  return { house: inputs, plan: { ...plan, links } };
}
