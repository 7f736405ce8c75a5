import { getAuthState, setAuthState } from './authState';
import { wasSignedIn } from './signedInMark';

/**
 * Starts following who is signed in, and settles when it is known. Where nobody has signed in on this device it is known
 * at once, and Firebase Auth, a fifth of the sign-in page's code, is fetched after the page is there.
 */
export async function startAuth(): Promise<void> {
  if (!wasSignedIn()) setAuthState({ status: 'signed-out' });
  const watching = import('./authWatch').then(({ watchAuth }) => watchAuth());
  if (getAuthState().status === 'unknown') await watching;
  else watching.catch((error: unknown) => console.error('Signing in is not possible right now', error));
}
