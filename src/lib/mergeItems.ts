import { isSame } from './stableJson';

type Item = { id: string };

/**
 * Two people's changes of the same list put together, item by item. An item that one of them changed, added or removed
 * counts as they left it; where both changed one, mine counts, and a change goes before a removal. Theirs give the order,
 * my new items come last.
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
    if (isChangedByMe(item.id)) return [ours.get(item.id) ?? item];
    return isRemovedByMe(item.id) && isSame(item, before.get(item.id)) ? [] : [item];
  });
  const mineOnly = mine.filter(({ id }) => !others.has(id) && (!before.has(id) || isChangedByMe(id)));
  return [...kept, ...mineOnly];
}
