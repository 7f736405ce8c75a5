import { useSyncExternalStore } from 'react';
import { getAuthState, subscribeToAuth, type AuthState } from '../session/authState';

/** Who is signed in; `unknown` until Firebase has answered. */
export const useAuth = (): AuthState => useSyncExternalStore(subscribeToAuth, getAuthState);
