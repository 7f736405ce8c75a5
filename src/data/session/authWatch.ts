import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { MINUTE_MS } from '@/lib/time';
import { firebaseAuth } from '../firebase/auth';
import { setAuthState, type AuthUser, type SignedOutReason } from './authState';

/** Without a response about the session, it's requested again after this long, or on reconnect. */
const ASK_AGAIN_MS = MINUTE_MS;

/** Firebase Auth's codes for a session that must end. They don't distinguish a deleted account from a new password. */
const ENDINGS: Readonly<Record<string, SignedOutReason>> = {
  'auth/user-disabled': 'switched-off',
  'auth/user-not-found': 'ended',
  'auth/user-token-expired': 'ended',
  'auth/invalid-user-token': 'ended',
  'auth/invalid-refresh-token': 'ended',
};

const toAuthUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email ?? '',
  isEmailVerified: user.emailVerified,
  provider: user.providerData[0]?.providerId.replace(/^password$/, 'email') ?? 'email',
});

/** Follows Firebase Auth from now on; resolves with its first response. */
export async function watchAuth(): Promise<void> {
  onIdTokenChanged(firebaseAuth, (user) => {
    setAuthState(user ? { status: 'signed-in', user: toAuthUser(user) } : { status: 'signed-out' });
  });
  await firebaseAuth.authStateReady();
}

/** Rereads the account, for example after the verification link was opened in another tab. */
export async function refreshAuthUser(): Promise<void> {
  const user = firebaseAuth.currentUser;
  if (!user) return;
  // The token first: reloading notifies the screens, and their subsequent requests must carry the new token.
  await user.getIdToken(true);
  await user.reload();
  setAuthState({ status: 'signed-in', user: toAuthUser(user) });
}

/**
 * Asks the server whether this device's stored session is still valid, and ends it if the account was disabled. Not awaited: without a
 * response, it asks again.
 */
export async function confirmSession(): Promise<void> {
  const user = firebaseAuth.currentUser;
  if (!user) return;
  try {
    await user.reload();
    // Without a new token, someone who has confirmed their address since it was issued would be rejected for up to an hour.
    if (user.emailVerified && (await user.getIdTokenResult()).claims['email_verified'] !== true)
      await user.getIdToken(true);
  } catch (error) {
    const reason = ENDINGS[codeOf(error)];
    if (!reason) {
      askAgain();
      return;
    }
    // Firebase has already signed out in most of these cases; this repeats it with the reason.
    await signOut(firebaseAuth);
    setAuthState({ status: 'signed-out', reason });
  }
}

function askAgain(): void {
  const again = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    void confirmSession();
  };
  const timer = setTimeout(again, ASK_AGAIN_MS);
  window.addEventListener('online', again);
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
