import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { probeDeviceStorage } from '../deviceStorage';
import { FIRESTORE_CACHE_BYTES, FIRESTORE_MIN_CACHE_BYTES } from '../limits';
import { firebaseApp } from './app';
import { startAppCheck } from './appCheck';
import { EMULATOR_HOST, EMULATOR_PORTS, usesEmulators } from './env';

/** In a browser without storage, Firestore's own fallback comes too late: an exception during startup kills it. */
const [canPersist] = await Promise.all([probeDeviceStorage(), startAppCheck()]);

function createFirestore(): Firestore {
  const db = initializeFirestore(firebaseApp, {
    localCache: canPersist
      ? persistentLocalCache({
          cacheSizeBytes: Math.max(FIRESTORE_CACHE_BYTES, FIRESTORE_MIN_CACHE_BYTES),
          tabManager: persistentMultipleTabManager(),
        })
      : memoryLocalCache(),
  });
  if (usesEmulators) connectFirestoreEmulator(db, EMULATOR_HOST, EMULATOR_PORTS.firestore);
  return db;
}

/** Import this module dynamically: Firestore is the largest part of the app, and the sign-in page works without it. */
export let firestoreDb = createFirestore();

/**
 * Removes this device's copy of the data, and starts fresh for the next sign-in: a terminated client can't be reused. If another open tab
 * is using the copy, it's removed when that tab logs out.
 */
export async function forgetDevice(): Promise<void> {
  const ending = firestoreDb;
  await terminate(ending);
  await clearIndexedDbPersistence(ending).catch((error: unknown) =>
    console.warn('The local copy is still in use', error),
  );
  firestoreDb = createFirestore();
}
