import { useSyncExternalStore } from 'react';
import { getAuthState, subscribeToAuth, type AuthState } from '../session/authState';

/** The signed-in user; `unknown` until Firebase has answered. */
export const useAuth = (): AuthState => useSyncExternalStore(subscribeToAuth, getAuthState);
