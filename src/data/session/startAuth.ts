import { getAuthState, setAuthState } from './authState';
import { wasSignedIn } from './signedInMark';
import { withoutAuthServer } from './withoutAuthServer';

const loadWatch = () => import('./authWatch');

/**
 * Starts tracking who is signed in, and resolves when it's known. If no one has signed in on this device, it's known immediately, and
 * Firebase Auth, a fifth of the sign-in page's code, is fetched after the page has loaded. Otherwise it's the user Firebase Auth keeps on
 * this device; the server is asked in parallel, and corrects it.
 */
export async function startAuth(): Promise<void> {
  if (!wasSignedIn()) setAuthState({ status: 'signed-out' });
  if (getAuthState().status === 'unknown') {
    const { confirmSession } = await withoutAuthServer(async () => {
      const watch = await loadWatch();
      await watch.watchAuth();
      return watch;
    });
    void confirmSession();
    return;
  }
  loadWatch()
    .then(({ watchAuth }) => watchAuth())
    .catch((error: unknown) => console.error('Signing in is not possible right now', error));
}
