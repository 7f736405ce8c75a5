import { isSame } from '@/lib/stableJson';

type Data = Record<string, unknown> | null;

/** The names of the top-level fields that differ between two states of a document, in order. */
export function changedFields(before: Data, after: Data): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => !isSame(before?.[name], after?.[name])).sort();
}
