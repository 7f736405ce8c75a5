/** Firebase Auth's servers, and its emulator, which uses their names in its paths. */
const AUTH_SERVER = /\/(?:identitytoolkit|securetoken)\.googleapis\.com\//;

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/**
 * Runs `work` as if Firebase Auth's server were unreachable. On startup, Firebase Auth asks that server about the user stored on this
 * device, and on a bad connection (one bar, no response) it waits half a minute, and Firestore's cached data with it. If rejected
 * immediately, it uses the stored user, as when offline; `confirmSession` asks afterward. There is no setting for it, hence this
 * workaround.
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
