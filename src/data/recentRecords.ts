const PREFIX = 'fieldwright:recent:';
/** Of all these any word is found; the last few are shown before anything is typed. */
const LIMIT = 40;
/** A record's page that was open on this device, and what it was called. */
export type RecentRecord = { path: string; title: string };
type Whose = { uid: string; companyId: string };

const isEntry = (entry: unknown): entry is RecentRecord =>
  typeof entry === 'object' &&
  entry !== null &&
  'path' in entry &&
  typeof entry.path === 'string' &&
  'title' in entry &&
  typeof entry.title === 'string';

const keyOf = ({ uid, companyId }: Whose): string => `${PREFIX}${companyId}:${uid}`;

/** The records that somebody had open on this device, the latest first. */
export function recentRecords(whose: Whose): RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(whose)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function noteRecentRecord(whose: Whose, entry: RecentRecord): void {
  const others = recentRecords(whose).filter(({ path }) => path !== entry.path);
  try {
    localStorage.setItem(keyOf(whose), JSON.stringify([entry, ...others].slice(0, LIMIT)));
  } catch {
    // A browser that keeps nothing: there are no recent records then.
  }
}

/** They name customers and jobs, so they must not outlive a sign-out. */
export function forgetRecentRecords(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
