import { z } from 'zod';
import { keptText } from '@/lib/keptText';

export const SAVED_VIEW_LIMIT = 30;
export const VIEW_NAME_LENGTH = 60;

const savedViewSchema = z.object({
  id: z.string().min(1),
  name: z.string().trim().min(1).max(VIEW_NAME_LENGTH),
  /** `ListParams.current`: search text, filters and order. */
  params: z.string().max(2_000),
  hiddenColumns: z.array(z.string()).max(50),
});
/** A saved view, named by the user. */
export type SavedView = z.infer<typeof savedViewSchema>;

const listPreferencesSchema = z.object({
  /** Absent until the user chooses: the list's default applies then. */
  hiddenColumns: z.array(z.string()).max(50).optional(),
  views: z.array(savedViewSchema).max(SAVED_VIEW_LIMIT).default([]),
});
/** A user's preferences for one list. */
export type ListPreferences = z.infer<typeof listPreferencesSchema>;

/** The user and the list these preferences belong to. */
export type PreferencesOwner = { companyId: string; uid: string; list: string };

const keyOf = ({ companyId, uid, list }: PreferencesOwner): string => `fieldwright:list:${companyId}:${uid}:${list}`;

/** Returns the stored preferences as text: the same text as long as nothing has changed. '' = nothing. */
export const keptPreferences = (owner: PreferencesOwner): string => keptText.get(keyOf(owner));

/** Parses the stored value. Anything damaged counts as nothing. */
export function parsePreferences(text: string): ListPreferences {
  try {
    return listPreferencesSchema.parse(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return { views: [] };
  }
}

export const keepPreferences = (owner: PreferencesOwner, preferences: ListPreferences): void =>
  keptText.set(keyOf(owner), JSON.stringify(preferences));
