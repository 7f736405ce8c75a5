import { isSame } from './stableJson';

/** A part that both changed, or that one changed and the other removed (undefined). */
export type PartConflict = {
  /** Path to the part: field names, and for list items their display names. */
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

/** Lists of items with IDs; an empty list can be of any kind. */
const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem) && new Set(value.map(({ id }) => id)).size === value.length;

const NAMES = ['name', 'title', 'label', 'kind'];

/** Returns an item's display name, or its ID if it has none. */
function nameOf(item: Item): string {
  const name = NAMES.map((field) => item[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : item.id;
}

/**
 * Merges two people's versions of the same value, part by part: fields by name, list items by ID. A part changed by only one of them is
 * as they left it. If both changed it, or one removed what the other changed or refers to, it's a conflict, and `winner`'s version is
 * used.
 */
export function mergeParts(three: Three, winner: Side = 'mine'): PartMerge {
  const conflicts: PartConflict[] = [];
  const value = merged(three, [], { winner, conflicts });
  const lost = [...lostNames(three, 'mine', value), ...lostNames(three, 'theirs', value)];
  if (lost.length === 0) return { value, conflicts };
  // A mix of the two would refer to removed items.
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

/** Returns all IDs in the order of the person who reordered them; the other person's additions come last. */
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

/** Returns the IDs of all items in a value. */
const idsWithin = (value: unknown): string[] => itemsWithin(value).map(({ id }) => id);

/** Returns all strings in a value: any of them may refer to an item by its ID. */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsWithin);
  return isBag(value) ? Object.values(value).flatMap(textsWithin) : [];
}

/** Returns items one person removed while the other added a reference to them. */
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
 * Returns new IDs for items that both added under the same ID, so that both are kept: old → new, for `mine`. An ID that occurs in `base`
 * as text for another reason is left alone.
 * @param freeName returns a name similar to the wanted one that isn't among the taken ones
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

/** Replaces strings throughout a value. */
export function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => renamed(part, names));
  return isBag(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renamed(part, names)]))
    : value;
}
