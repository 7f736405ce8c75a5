import { isSame } from './stableJson';

type Item = { id: string; at?: unknown };

/**
 * Merges two people's changes to the same list, item by item. An item changed, added or removed by only one of them is as they left it;
 * if both changed one, the later wins if items have times (`at`, ISO), otherwise mine, and a change beats a removal. Their order is used,
 * and my new items come last.
 */
export function mergeItems<T extends Item>({
  base,
  mine,
  theirs,
}: {
  base: readonly T[];
  mine: readonly T[];
  theirs: readonly T[];
}): T[] {
  const byId = (items: readonly T[]) => new Map(items.map((item) => [item.id, item]));
  const [before, ours, others] = [byId(base), byId(mine), byId(theirs)];
  const isChangedByMe = (id: string): boolean => ours.has(id) && !isSame(ours.get(id), before.get(id));
  const isRemovedByMe = (id: string): boolean => before.has(id) && !ours.has(id);
  const kept = theirs.flatMap((item) => {
    const own = ours.get(item.id);
    if (own && isChangedByMe(item.id)) return [isLater(item, own) ? item : own];
    return isRemovedByMe(item.id) && isSame(item, before.get(item.id)) ? [] : [item];
  });
  const mineOnly = mine.filter(({ id }) => !others.has(id) && (!before.has(id) || isChangedByMe(id)));
  return [...kept, ...mineOnly];
}

/** A phone that reconnects after a day without signal must not overwrite what a colleague entered at noon with its morning data. */
const isLater = ({ at: theirs }: Item, { at: mine }: Item): boolean =>
  typeof theirs === 'string' && typeof mine === 'string' && theirs > mine;
