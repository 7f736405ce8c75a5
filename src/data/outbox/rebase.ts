import { mergeItems } from '@/lib/mergeItems';
import { isSame } from '@/lib/stableJson';

type Fields = Record<string, unknown>;
type Items = readonly { id: string }[];

/**
 * What became of changes that the server refused because the record had moved on. `mine` is what to write on top of the
 * server's record.
 */
export type RebaseResult =
  | { kind: 'applied' }
  | { kind: 'rebased'; mine: Fields }
  | { kind: 'conflict'; fields: string[] };

type Rebase = { base: Fields; mine: Fields; server: Fields; lists?: readonly string[] | undefined };

/**
 * Compares, field by field, the changed values (`mine`) with the ones they replaced (`base`) and with the server's
 * current ones. Fields no one else touched can be rewritten; in `lists`, both people's items are merged; the rest are
 * a conflict.
 */
export function rebase({ base, mine, server, lists = [] }: Rebase): RebaseResult {
  const open = Object.keys(mine).filter((field) => !isSame(mine[field], server[field]));
  if (open.length === 0) return { kind: 'applied' };
  const contested = open.filter((field) => !isSame(base[field], server[field]));
  const unmergeable = contested.filter((field) => !lists.includes(field));
  if (unmergeable.length > 0) return { kind: 'conflict', fields: unmergeable };
  const merged = contested.map((field): [string, unknown] => [
    field,
    mergeItems({ base: itemsOf(base[field]), mine: itemsOf(mine[field]), theirs: itemsOf(server[field]) }),
  ]);
  return { kind: 'rebased', mine: { ...mine, ...Object.fromEntries<unknown>(merged) } };
}

const itemsOf = (value: unknown): Items => (Array.isArray(value) ? (value as Items) : []);
