const LIMIT = 12;
const keyOf = (uid: string): string => `fieldwright:pricebook-recent:${uid}`;

/** Returns the IDs of the items last added to documents on this device. They identify nothing on their own. */
export function recentItemIds(uid: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

export function rememberItems(uid: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify([...new Set([...ids, ...recentItemIds(uid)])].slice(0, LIMIT)));
  } catch {
    // The browser has no storage, so there are no recent items.
  }
}
