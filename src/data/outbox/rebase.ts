import { isSame } from '@/lib/stableJson';

type Fields = Record<string, unknown>;

/** What became of changes that the server refused because the record had moved on. */
export type RebaseResult = { kind: 'applied' } | { kind: 'rebased' } | { kind: 'conflict'; fields: string[] };

/**
 * Compares, field by field, the values that were changed (`mine`) with what they replaced (`base`) and with what
 * the server has now. Fields that nobody else touched can be written again; the others are a conflict.
 */
export function rebase({ base, mine, server }: { base: Fields; mine: Fields; server: Fields }): RebaseResult {
  const open = Object.keys(mine).filter((field) => !isSame(mine[field], server[field]));
  if (open.length === 0) return { kind: 'applied' };
  const contested = open.filter((field) => !isSame(base[field], server[field]));
  return contested.length > 0 ? { kind: 'conflict', fields: contested } : { kind: 'rebased' };
}
