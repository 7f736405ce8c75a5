import { onIdTokenChanged, type User as FirebaseUser } from 'firebase/auth';
import { firebaseAuth } from '../firebase/auth';
import { track } from '../tracking';

export type AuthUser = { uid: string; email: string; isEmailVerified: boolean; provider: string };
export type AuthState = { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: AuthUser };

const toAuthUser = (user: FirebaseUser): AuthUser => ({
  uid: user.uid,
  email: user.email ?? '',
  isEmailVerified: user.emailVerified,
  provider: user.providerData[0]?.providerId.replace(/^password$/, 'email') ?? 'email',
});

let state: AuthState = { status: 'unknown' };
const listeners = new Set<() => void>();

function setState(next: AuthState): void {
  const previous = state;
  state = next;
  if (next.status === 'signed-in') {
    const isNew = previous.status !== 'signed-in' || previous.user.uid !== next.user.uid;
    const { email, isEmailVerified, provider } = next.user;
    track(isNew ? 'signed_in' : 'token_refreshed', { email, email_verified: isEmailVerified, provider });
  } else if (previous.status === 'signed-in') {
    track('signed_out');
  }
  for (const listener of listeners) listener();
}

onIdTokenChanged(firebaseAuth, (user) => {
  setState(user ? { status: 'signed-in', user: toAuthUser(user) } : { status: 'signed-out' });
});

/** Who is signed in, as far as is known. `unknown` until Firebase has answered for the first time. */
export const getAuthState = (): AuthState => state;

export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Settles with Firebase's first answer. */
export const authReady: Promise<void> = firebaseAuth.authStateReady();

/** Reads the account anew, for instance after the verification link was opened in another tab. */
export async function refreshAuthUser(): Promise<void> {
  const user = firebaseAuth.currentUser;
  if (!user) return;
  await user.reload();
  await user.getIdToken(true);
  setState({ status: 'signed-in', user: toAuthUser(user) });
}
