import { isSame } from '@/lib/stableJson';
import { DAY_MS } from '@/lib/time';

const PREFIX = 'fieldwright:draft:';
const MAX_AGE_MS = 14 * DAY_MS;

/** `base` holds the values the form started from: on return, only the user's changes are restored over newer values. */
type Draft = { savedAt: string; base: Record<string, unknown>; values: Record<string, unknown> };

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns `current` overlaid with the changes from `base` to `drafted`, group by group. */
export function overlay(current: unknown, base: unknown, drafted: unknown): unknown {
  if (isSame(base, drafted)) return current;
  if (!isPlainObject(current) || !isPlainObject(base) || !isPlainObject(drafted)) return drafted;
  return Object.fromEntries(
    Object.entries(current).map(([key, value]) => [
      key,
      key in drafted ? overlay(value, base[key], drafted[key]) : value,
    ]),
  );
}

/** Returns the values that were displayed when the draft's changes were made; for unchanged fields, the current ones. */
function seenUnder(current: unknown, base: unknown, drafted: unknown): unknown {
  if (isSame(base, drafted)) return current;
  if (!isPlainObject(current) || !isPlainObject(base) || !isPlainObject(drafted)) return base;
  return Object.fromEntries(
    Object.entries(current).map(([key, value]) => [
      key,
      key in drafted ? seenUnder(value, base[key], drafted[key]) : value,
    ]),
  );
}

function parse(stored: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    if (!isPlainObject(draft) || !isPlainObject(draft['base']) || !isPlainObject(draft['values'])) return null;
    const savedAt = String(draft['savedAt']);
    return Date.now() - Date.parse(savedAt) < MAX_AGE_MS
      ? { savedAt, base: draft['base'], values: draft['values'] }
      : null;
  } catch {
    return null;
  }
}

/** Removes drafts that haven't been reopened for 14 days, and unreadable ones. */
function sweep(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && parse(storage.getItem(key)) === null) storage.removeItem(key);
  }
}

/** Storage may be full or blocked; forms must work without it. */
function withStorage<T>(work: (storage: Storage) => T, fallback: T): T {
  try {
    return work(window.localStorage);
  } catch {
    return fallback;
  }
}

/** A draft restored over newer values: `values` is what the form shows, `seen` is what each of its changes replaced when it was made. */
export type RestoredDraft<Values> = { values: Values; seen: Values };

/** Returns `initial` with the draft's changes applied, or null if there is no draft that changes anything. */
export function readDraft<Values>(key: string, initial: Values): RestoredDraft<Values> | null {
  return withStorage((storage) => {
    sweep(storage);
    const draft = parse(storage.getItem(PREFIX + key));
    if (draft === null) return null;
    const restored = overlay(initial, draft.base, draft.values);
    if (isSame(restored, initial)) return null;
    return { values: restored as Values, seen: seenUnder(initial, draft.base, draft.values) as Values };
  }, null);
}

/** Returns a draft as stored, for editors that apply it to newer values on their own. */
export const readStoredDraft = (key: string): Pick<Draft, 'base' | 'values'> | null =>
  withStorage((storage) => parse(storage.getItem(PREFIX + key)), null);

export function writeDraft(key: string, base: unknown, values: unknown): void {
  withStorage(
    (storage) => storage.setItem(PREFIX + key, JSON.stringify({ savedAt: new Date().toISOString(), base, values })),
    undefined,
  );
}

export function removeDraft(key: string): void {
  withStorage((storage) => storage.removeItem(PREFIX + key), undefined);
}
