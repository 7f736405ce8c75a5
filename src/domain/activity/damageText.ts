import type { Activity } from './schema';

/** Describes what happened to an unreadable version, worded to follow the name of the person who saved it; '' for other events. */
export function damageText({ verb, detail }: Pick<Activity, 'verb' | 'detail'>): string {
  const why = detail === '' ? '' : ` (${detail})`;
  if (verb === 'restored') return `saved a version that cannot be read${why}; the last good one was put back`;
  if (verb === 'damaged') return `saved a version that cannot be read${why}; there is no earlier one to put back`;
  return '';
}
