import { useSyncExternalStore } from 'react';
import { getAuthState, subscribeToAuth, type AuthState } from '../session/authState';

/** Returns the signed-in user; `unknown` until Firebase has responded. */
export const useAuth = (): AuthState => useSyncExternalStore(subscribeToAuth, getAuthState);
