import type { ZodType } from 'zod';
import { auditSchema } from '@/domain/record/schema';
import { cutText } from '@/lib/cutText';
import { isSame } from '@/lib/stableJson';
import { changedContent } from '../platform/changedFields';

type Data = Record<string, unknown>;

/** `fields`: those that do not fit the schema, each once. `text`: what is wrong with the first of them, for people. */
export type Damage = { fields: string[]; text: string };

const SAID = 3;
/** Keys of maps are as long as the person who wrote them liked. */
const LONGEST_NAME = 60;
const LONGEST_TEXT = 500;

/** What does not fit the schema in a stored document, as a reader sees it; null when all of it fits. */
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

/** `current` with these fields as they are in `good`, where one may be missing. */
function withFieldsOf(good: Data, current: Data, names: ReadonlySet<string>): Data {
  const kept = Object.entries(current).filter(([name]) => !names.has(name));
  return Object.fromEntries([...kept, ...Object.entries(good).filter(([name]) => names.has(name))]);
}

/**
 * A damaged record as it should be: without the write that damaged it, and with what others changed since. Where that does
 * not fit either, the last version that did.
 * @param change the write that damaged it, if its `before` fits the schema
 * @param current what is stored now, which does not fit the schema
 * @returns null when this write replaced no version that fits
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
