// The parts of firebase-admin used by the functions (app, auth, storage), for a tab without a server.
import { nowIso } from '@/lib/dates';
import { HOUR_MS } from '@/lib/time';

export const getApps = (): unknown[] => [{}];
export const initializeApp = (): unknown => ({});

const HOURS_SINCE_SEEN = [0, 1, 3, 5, 20, 29];

/** Everyone in the demo has a confirmed address, and was active within the last few days. */
const account = (uid: string) => {
  const hours = HOURS_SINCE_SEEN[(uid.charCodeAt(uid.length - 1) || 0) % HOURS_SINCE_SEEN.length] ?? 0;
  const lastSignInTime = new Date(Date.parse(nowIso()) - hours * HOUR_MS).toUTCString();
  const metadata = { lastSignInTime, lastRefreshTime: null };
  return { uid, email: `${uid}@example.com`, emailVerified: true, disabled: false, metadata };
};

export const getAuth = () => ({
  getUser: (uid: string) => Promise.resolve(account(uid)),
  getUsers: (ids: { uid: string }[]) => Promise.resolve({ users: ids.map(({ uid }) => account(uid)), notFound: [] }),
  revokeRefreshTokens: () => Promise.resolve(),
});

/** The demo's files are part of the records that refer to them. */
export const getStorage = () => ({
  bucket: () => ({ file: () => ({ delete: () => Promise.resolve() }) }),
});
