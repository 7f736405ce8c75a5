import { track, trackPerson } from '../tracking';
import { forgetSignedIn, rememberSignedIn } from './signedInMark';

export type AuthUser = { uid: string; email: string; isEmailVerified: boolean; provider: string };
export type AuthState = { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: AuthUser };

let state: AuthState = { status: 'unknown' };
const listeners = new Set<() => void>();

/** Takes in what Firebase says (see authWatch), tracks sign-in changes and tells whoever listens. */
export function setAuthState(next: AuthState): void {
  const previous = state;
  state = next;
  if (next.status === 'signed-in') {
    rememberSignedIn();
    const isNew = previous.status !== 'signed-in' || previous.user.uid !== next.user.uid;
    const { isEmailVerified, provider } = next.user;
    trackPerson({ email_verified: String(isEmailVerified), provider });
    track(isNew ? 'signed_in' : 'token_refreshed', { provider, email_verified: isEmailVerified });
  } else {
    forgetSignedIn();
    if (previous.status === 'signed-in') {
      track('signed_out', {});
      trackPerson(null);
    }
  }
  for (const listener of listeners) listener();
}

/** Who is signed in, as far as is known. */
export const getAuthState = (): AuthState => state;

export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
