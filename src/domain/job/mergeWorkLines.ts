import { isSame } from '@/lib/stableJson';
import type { DocumentLine } from '../billing/schema';

type Lines = readonly DocumentLine[];

/**
 * Two people's changes of the same lines put together. A line that one of them changed, added or removed counts as they
 * left it; where both changed one, mine counts, and a change goes before a removal. Theirs give the order, my new lines
 * come last.
 */
export function mergeWorkLines({ base, mine, theirs }: { base: Lines; mine: Lines; theirs: Lines }): DocumentLine[] {
  const [before, ours, others] = [base, mine, theirs].map((lines) => new Map(lines.map((line) => [line.id, line]))) as [
    Map<string, DocumentLine>,
    Map<string, DocumentLine>,
    Map<string, DocumentLine>,
  ];
  const isChangedByMe = (id: string): boolean => ours.has(id) && !isSame(ours.get(id), before.get(id));
  const isRemovedByMe = (id: string): boolean => before.has(id) && !ours.has(id);
  const kept = theirs.flatMap((line) => {
    if (isChangedByMe(line.id)) return [ours.get(line.id) ?? line];
    return isRemovedByMe(line.id) && isSame(line, before.get(line.id)) ? [] : [line];
  });
  const mineOnly = mine.filter(({ id }) => !others.has(id) && (!before.has(id) || isChangedByMe(id)));
  return [...kept, ...mineOnly];
}
