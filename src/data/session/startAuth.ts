import { getAuthState, setAuthState } from './authState';
import { wasSignedIn } from './signedInMark';
import { withoutAuthServer } from './withoutAuthServer';

const loadWatch = () => import('./authWatch');

/**
 * Starts following who is signed in, and settles when it is known. Where nobody has signed in on this device it is known
 * at once, and Firebase Auth, a fifth of the sign-in page's code, is fetched after the page is there. Where somebody has,
 * it is whom Firebase Auth keeps on this device; the server is asked beside it, and corrects it.
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
