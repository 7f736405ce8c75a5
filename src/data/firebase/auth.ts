import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { firebaseApp } from './app';
import { EMULATOR_HOST, EMULATOR_PORTS, usesEmulators } from './env';

function createAuth(): Auth {
  // Not getAuth(): it would pull the popup and redirect code into the sign-in page, where few people need it.
  const auth = initializeAuth(firebaseApp, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (usesEmulators)
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${EMULATOR_PORTS.auth}`, { disableWarnings: true });
  return auth;
}

export const firebaseAuth = createAuth();
