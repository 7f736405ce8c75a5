// What the functions take from firebase-admin (app, auth, storage), for a tab without a server.

export const getApps = (): unknown[] => [{}];
export const initializeApp = (): unknown => ({});

/** Everybody in the demo has confirmed their address. */
const account = (uid: string) => ({ uid, email: `${uid}@example.com`, emailVerified: true, disabled: false });

export const getAuth = () => ({
  getUser: (uid: string) => Promise.resolve(account(uid)),
  getUsers: (ids: { uid: string }[]) => Promise.resolve({ users: ids.map(({ uid }) => account(uid)), notFound: [] }),
  revokeRefreshTokens: () => Promise.resolve(),
});

/** Files of the demo are part of what names them. */
export const getStorage = () => ({
  bucket: () => ({ file: () => ({ delete: () => Promise.resolve() }) }),
});
