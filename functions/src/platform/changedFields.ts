import { AUDIT_FIELDS } from '@/domain/record/schema';
import { isSame } from '@/lib/stableJson';

type Data = Record<string, unknown> | null;

/** Returns the names of the top-level fields that differ between two states of a document, in order. */
export function changedFields(before: Data, after: Data): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => !isSame(before?.[name], after?.[name])).sort();
}

/** The same without the audit fields, which differ in every version. */
export const changedContent = (before: Data, after: Data): string[] =>
  changedFields(before, after).filter((name) => !AUDIT_FIELDS.includes(name));
