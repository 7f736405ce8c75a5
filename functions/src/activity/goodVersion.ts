import type { ZodType } from 'zod';
import { auditSchema } from '@/domain/record/schema';
import { cutText } from '@/lib/cutText';
import { isSame } from '@/lib/stableJson';
import { changedContent } from '../platform/changedFields';

type Data = Record<string, unknown>;

/** `fields`: the ones that fail the schema, each once. `text`: what is wrong with the first of them, for people. */
export type Damage = { fields: string[]; text: string };

const SAID = 3;
/** Map keys can be as long as the person who wrote them liked. */
const LONGEST_NAME = 60;
const LONGEST_TEXT = 500;

/** Returns what fails the schema in a stored document, as a reader sees it, or null if all of it is valid. */
export function damageOf(schema: ZodType, data: Data): Damage | null {
  const issues = [schema, auditSchema].flatMap((part) => part.safeParse(data).error?.issues ?? []);
  if (issues.length === 0) return null;
  const said = issues
    .slice(0, SAID)
    .map(({ path, message }) =>
      [path.map((part) => cutText(String(part), LONGEST_NAME)).join('.'), cutText(message, LONGEST_TEXT)]
        .filter(Boolean)
        .join(': '),
    );
  const fields = [...new Set(issues.flatMap(({ path: [field] }) => (typeof field === 'string' ? [field] : [])))];
  return { fields, text: cutText(said.join('; '), LONGEST_TEXT) };
}

/** Returns `current` with these fields reset to their values in `good`, where they may be missing. */
function withFieldsOf(good: Data, current: Data, names: ReadonlySet<string>): Data {
  const kept = Object.entries(current).filter(([name]) => !names.has(name));
  return Object.fromEntries([...kept, ...Object.entries(good).filter(([name]) => names.has(name))]);
}

/**
 * Returns a repaired version of a damaged record: without the write that damaged it, but with later changes by others kept. If that isn't
 * valid either, returns the last valid version.
 * @param change the write that damaged it, if its `before` fits the schema
 * @param current what is stored now, which does not fit the schema
 * @returns null if this write didn't replace a valid version
 */
export function goodVersion(
  schema: ZodType,
  { before, after }: { before: Data | null; after: Data },
  current: Data,
): Data | null {
  if (!before || damageOf(schema, before)) return null;
  const undone = changedContent(before, after).filter((name) => isSame(current[name], after[name]));
  const mended = withFieldsOf(before, current, new Set([...undone, ...(damageOf(schema, current)?.fields ?? [])]));
  return damageOf(schema, mended) ? before : mended;
}
