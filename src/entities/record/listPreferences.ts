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
/** A person's saved views, named by them. */
export type SavedView = z.infer<typeof savedViewSchema>;

const listPreferencesSchema = z.object({
  /** Absent until somebody chooses: then the list's own choice holds. */
  hiddenColumns: z.array(z.string()).max(50).optional(),
  views: z.array(savedViewSchema).max(SAVED_VIEW_LIMIT).default([]),
});
/** How a person likes one list. */
export type ListPreferences = z.infer<typeof listPreferencesSchema>;

/** The person and the list these preferences belong to. */
export type PreferencesOwner = { companyId: string; uid: string; list: string };

const keyOf = ({ companyId, uid, list }: PreferencesOwner): string => `fieldwright:list:${companyId}:${uid}:${list}`;

/** What is kept, as text: the same text for as long as nothing changed. '' = nothing. */
export const keptPreferences = (owner: PreferencesOwner): string => keptText.get(keyOf(owner));

/** The saved value. Anything damaged counts as nothing. */
export function parsePreferences(text: string): ListPreferences {
  try {
    return listPreferencesSchema.parse(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return { views: [] };
  }
}

export const keepPreferences = (owner: PreferencesOwner, preferences: ListPreferences): void =>
  keptText.set(keyOf(owner), JSON.stringify(preferences));
