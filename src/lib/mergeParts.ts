import { isSame } from './stableJson';

/** A part that both have changed, or that one has changed and the other removed (undefined). */
export type PartConflict = {
  /** What leads to it: names of fields, and of things in lists what a person knows them by. */
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
};
type PartMerge = { value: unknown; conflicts: readonly PartConflict[] };

type Three = { base: unknown; mine: unknown; theirs: unknown };
type Bag = Readonly<Record<string, unknown>>;
type Item = Bag & { id: string };
type Side = 'mine' | 'theirs';

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isItem = (value: unknown): value is Item => isBag(value) && typeof value['id'] === 'string';

/** Lists of things with ids of their own; an empty one is one of any kind. */
const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem) && new Set(value.map(({ id }) => id)).size === value.length;

const NAMES = ['name', 'title', 'label', 'kind'];

/** What a person knows a thing by; its id where it has no name. */
function nameOf(item: Item): string {
  const name = NAMES.map((field) => item[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : item.id;
}

/**
 * Merges what two people made of the same value, part by part: fields of groups by their names, things in lists by their ids.
 * A part that only one of them touched is as they left it. Where both did, and where one removed what the other changed or refers
 * to, it is a conflict, and `winner` has it.
 */
export function mergeParts(three: Three, winner: Side = 'mine'): PartMerge {
  const conflicts: PartConflict[] = [];
  const value = merged(three, [], { winner, conflicts });
  const lost = [...lostNames(three, 'mine', value), ...lostNames(three, 'theirs', value)];
  if (lost.length === 0) return { value, conflicts };
  // Half of each would refer to what is gone.
  return { value: three[winner], conflicts: [...conflicts, ...lost] };
}

type Merging = { winner: Side; conflicts: PartConflict[] };

function merged({ base, mine, theirs }: Three, path: readonly string[], merging: Merging): unknown {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (isItems(mine) && isItems(theirs) && isItems(base ?? []))
    return mergedItems({ base: (base ?? []) as readonly Item[], mine, theirs }, path, merging);
  if (isBag(mine) && isBag(theirs) && isBag(base)) return mergedFields({ base, mine, theirs }, path, merging);
  merging.conflicts.push({ path, mine, theirs });
  return merging.winner === 'mine' ? mine : theirs;
}

function mergedFields(
  { base, mine, theirs }: { base: Bag; mine: Bag; theirs: Bag },
  path: readonly string[],
  merging: Merging,
): Bag {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const fields = [...names].map((name): [string, unknown] => [
    name,
    merged({ base: base[name], mine: mine[name], theirs: theirs[name] }, [...path, name], merging),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

type ThreeLists = { base: readonly Item[]; mine: readonly Item[]; theirs: readonly Item[] };

function mergedItems(lists: ThreeLists, path: readonly string[], merging: Merging): unknown[] {
  const [before, ours, others] = [lists.base, lists.mine, lists.theirs].map(
    (items) => new Map(items.map((item) => [item.id, item])),
  );
  const values = idsInOrder(lists, path, merging).map((id) => {
    const [base, mine, theirs] = [before?.get(id), ours?.get(id), others?.get(id)];
    const known = mine ?? theirs ?? base;
    return merged({ base, mine, theirs }, known ? [...path, nameOf(known)] : path, merging);
  });
  return values.filter((value) => value !== undefined);
}

/** All ids in the order of the person who changed it; what the other one has added comes last. */
function idsInOrder({ base, mine, theirs }: ThreeLists, path: readonly string[], merging: Merging): string[] {
  const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);
  const isReordered = (items: readonly Item[]): boolean => {
    const [kept, known] = [new Set(ids(items)), new Set(ids(base))];
    return !isSame(
      ids(items).filter((id) => known.has(id)),
      ids(base).filter((id) => kept.has(id)),
    );
  };
  const isMine = isReordered(mine);
  const isBoth = isMine && isReordered(theirs) && !isSame(ids(mine), ids(theirs));
  if (isBoth) merging.conflicts.push({ path: [...path, 'order'], mine: ids(mine), theirs: ids(theirs) });
  const [first, second] = isMine && !(isBoth && merging.winner === 'theirs') ? [mine, theirs] : [theirs, mine];
  return [...new Set([...ids(first), ...ids(second)])];
}

/** The ids of all things in a value. */
const idsWithin = (value: unknown): string[] => itemsWithin(value).map(({ id }) => id);

/** All texts in a value: what may refer to something by its id. */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsWithin);
  return isBag(value) ? Object.values(value).flatMap(textsWithin) : [];
}

/** What one of them removed while the other has made something that refers to it. */
function lostNames(three: Three, remover: Side, value: unknown): PartConflict[] {
  const kept = new Set(idsWithin(three[remover]));
  const removed = idsWithin(three.base).filter((id) => !kept.has(id));
  if (removed.length === 0) return [];
  const [mentioned, mentionedBy, present] = [
    new Set(textsWithin(value)),
    new Set(textsWithin(three[remover])),
    new Set(idsWithin(value)),
  ];
  return removed
    .filter((id) => mentioned.has(id) && !mentionedBy.has(id) && !present.has(id))
    .map((id) => ({
      path: [id],
      mine: remover === 'mine' ? undefined : id,
      theirs: remover === 'theirs' ? undefined : id,
    }));
}

/**
 * New names for the things that both have added under the same name, so that both are kept: old → new, for `mine`. A name that is a
 * text of `base` for another reason is left alone.
 * @param freeName a name like the wanted one that is not among those taken
 */
export function namesToGive(
  { base, mine, theirs }: Three,
  freeName: (wanted: string, taken: Iterable<string>) => string,
): Map<string, string> {
  const known = new Set(textsWithin(base));
  const added = new Map(itemsWithin(theirs).map((item) => [item.id, item]));
  const taken = new Set([...known, ...textsWithin(mine), ...textsWithin(theirs)]);
  const names = new Map<string, string>();
  for (const item of itemsWithin(mine)) {
    const other = added.get(item.id);
    if (known.has(item.id) || other === undefined || isSame(item, other) || names.has(item.id)) continue;
    const name = freeName(item.id, taken);
    taken.add(name);
    names.set(item.id, name);
  }
  return names;
}

function itemsWithin(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(itemsWithin);
  if (!isBag(value)) return [];
  return [...(isItem(value) ? [value] : []), ...Object.values(value).flatMap(itemsWithin)];
}

/** A value with texts replaced, wherever they are. */
export function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => renamed(part, names));
  return isBag(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renamed(part, names)]))
    : value;
}
