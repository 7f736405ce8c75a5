// What the functions take from firebase-admin (app, auth, storage), for a tab without a server.
import { nowIso } from '@/lib/dates';
import { HOUR_MS } from '@/lib/time';

export const getApps = (): unknown[] => [{}];
export const initializeApp = (): unknown => ({});

const HOURS_SINCE_SEEN = [0, 1, 3, 5, 20, 29];

/** Everybody in the demo has confirmed their address, and was here within the last days. */
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

/** Files of the demo are part of what names them. */
export const getStorage = () => ({
  bucket: () => ({ file: () => ({ delete: () => Promise.resolve() }) }),
});
