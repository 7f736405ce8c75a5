const PREFIX = 'fieldwright:recent:';
/** Search covers all of these; the last few are shown before anything is typed. */
const LIMIT = 40;
/** A record's page that was open on this device, and its title. */
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

/** Returns the records the user had open on this device, latest first. */
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
    // The browser has no storage, so there are no recent records.
  }
}

/** Deletes the list: it names customers and jobs, so it must not survive a sign-out. */
export function forgetRecentRecords(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
