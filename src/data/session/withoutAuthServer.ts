/** Firebase Auth's servers, and its emulator, which has their names in its paths. */
const AUTH_SERVER = /\/(?:identitytoolkit|securetoken)\.googleapis\.com\//;

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/**
 * Runs `work` as if Firebase Auth's server were out of reach. On startup, Firebase Auth asks that server about the
 * person it keeps on this device, and on a connection that lies (a bar of signal, no answer) it waits half a minute,
 * and Firestore's copy of the data with it. If refused immediately, it takes the person it keeps, as when offline;
 * `confirmSession` asks afterward. There is no setting for it: hence the door.
 */
export async function withoutAuthServer<T>(work: () => Promise<T>): Promise<T> {
  const original = window.fetch.bind(window);
  window.fetch = (input, init) =>
    AUTH_SERVER.test(addressOf(input))
      ? Promise.reject(new TypeError('Firebase Auth is asked later'))
      : original(input, init);
  try {
    return await work();
  } finally {
    window.fetch = original;
  }
}
