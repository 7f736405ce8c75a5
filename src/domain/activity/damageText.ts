import type { Activity } from './schema';

/** Describes what happened to an unreadable version, worded to follow the name of the person who saved it; '' for other verbs. */
export function damageText({ verb, detail }: Pick<Activity, 'verb' | 'detail'>): string {
  const why = detail === '' ? '' : ` (${detail})`;
  if (verb === 'restored') return `saved an unreadable version${why}; the last good one was restored`;
  if (verb === 'damaged') return `saved an unreadable version${why}; there is no earlier one to restore`;
  return '';
}
