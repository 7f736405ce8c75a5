import { z } from 'zod';

export const SAVED_VIEW_LIMIT = 30;
export const VIEW_NAME_LENGTH = 60;

const savedViewSchema = z.object({
  id: z.string().min(1),
  name: z.string().trim().min(1).max(VIEW_NAME_LENGTH),
  /** `ListParams.current`: search text, filters and order. */
  params: z.string().max(2_000),
  hiddenColumns: z.array(z.string()).max(50),
});
/** What a person looks at again and again, under a name of their own. */
export type SavedView = z.infer<typeof savedViewSchema>;

const listPreferencesSchema = z.object({
  /** Absent until somebody chooses: then the list's own choice holds. */
  hiddenColumns: z.array(z.string()).max(50).optional(),
  views: z.array(savedViewSchema).max(SAVED_VIEW_LIMIT).default([]),
});
/** How a person likes one list. */
export type ListPreferences = z.infer<typeof listPreferencesSchema>;

/** Whose preferences of which list. */
export type PreferencesOwner = { companyId: string; uid: string; list: string };

const keyOf = ({ companyId, uid, list }: PreferencesOwner): string => `fieldwright:list:${companyId}:${uid}:${list}`;
const listeners = new Set<() => void>();
/** For browsers that keep nothing: the preferences last as long as the page. */
const unkept = new Map<string, string>();

/** What is kept, as text: the same text for as long as nothing changed. '' = nothing. */
export function keptText(owner: PreferencesOwner): string {
  const key = keyOf(owner);
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return unkept.get(key) ?? '';
  }
}

/** What was kept. Anything damaged counts as nothing. */
export function parsePreferences(text: string): ListPreferences {
  try {
    return listPreferencesSchema.parse(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return { views: [] };
  }
}

export function keepPreferences(owner: PreferencesOwner, preferences: ListPreferences): void {
  const key = keyOf(owner);
  const text = JSON.stringify(preferences);
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
  listeners.forEach((listener) => listener());
}

/** Calls back when something was kept, also in another tab. Returns how to stop. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
