import { onIdTokenChanged, type User } from 'firebase/auth';
import { firebaseAuth } from '../firebase/auth';
import { setAuthState, type AuthUser } from './authState';

const toAuthUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email ?? '',
  isEmailVerified: user.emailVerified,
  provider: user.providerData[0]?.providerId.replace(/^password$/, 'email') ?? 'email',
});

/** Follows Firebase Auth from now on; settles with its first answer. */
export async function watchAuth(): Promise<void> {
  onIdTokenChanged(firebaseAuth, (user) => {
    setAuthState(user ? { status: 'signed-in', user: toAuthUser(user) } : { status: 'signed-out' });
  });
  await firebaseAuth.authStateReady();
}

/** Reads the account anew, for instance after the verification link was opened in another tab. */
export async function refreshAuthUser(): Promise<void> {
  const user = firebaseAuth.currentUser;
  if (!user) return;
  // The token first: reloading tells the screens, and what they then ask the server must carry the new token.
  await user.getIdToken(true);
  await user.reload();
  setAuthState({ status: 'signed-in', user: toAuthUser(user) });
}
