import { track, trackPerson } from '../tracking';
import { forgetSignedIn, rememberSignedIn } from './signedInMark';

export type AuthUser = { uid: string; email: string; isEmailVerified: boolean; provider: string };
/** Why someone was signed out involuntarily: the account was disabled or deleted, or the session ended. */
export type SignedOutReason = 'switched-off' | 'ended';
export type AuthState =
  | { status: 'unknown' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | { status: 'signed-in'; user: AuthUser };

let state: AuthState = { status: 'unknown' };
let isLoggingOut = false;
const listeners = new Set<() => void>();

/** Users who sign out don't need to be shown why. From here on nothing is opened or requested in their name. */
export function noteLogout(isGoing = true): void {
  isLoggingOut = isGoing;
}

/** Returns whether sign-out was requested, and no one has signed in since. */
export const isLeaving = (): boolean => isLoggingOut;

/** Processes Firebase's reports (see authWatch), tracks sign-in changes and notifies listeners. */
export function setAuthState(next: AuthState): void {
  const previous = state;
  const hasEnded = next.status === 'signed-out' && previous.status === 'signed-in' && !isLoggingOut;
  state = hasEnded ? { reason: 'ended', ...next } : next;
  if (next.status === 'signed-in') {
    isLoggingOut = false;
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

/** Returns the signed-in user, as far as known. */
export const getAuthState = (): AuthState => state;

export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
