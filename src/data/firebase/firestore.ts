import { connectFirestoreEmulator, initializeFirestore, persistentLocalCache, persistentMultipleTabManager, type Firestore } from 'firebase/firestore';
import { FIRESTORE_CACHE_BYTES, FIRESTORE_MIN_CACHE_BYTES } from '../limits';
import { firebaseApp } from './app';
import { EMULATOR_HOST, EMULATOR_PORTS, usesEmulators } from './env';

function createFirestore(): Firestore {
  const db = initializeFirestore(firebaseApp, {
    localCache: persistentLocalCache({
      cacheSizeBytes: Math.max(FIRESTORE_CACHE_BYTES, FIRESTORE_MIN_CACHE_BYTES),
      tabManager: persistentMultipleTabManager(),
    }),
  });
  if (usesEmulators) connectFirestoreEmulator(db, EMULATOR_HOST, EMULATOR_PORTS.firestore);
  return db;
}

/** Import this module dynamically: Firestore is the largest part of the app and the sign-in page does without it. */
export const firestoreDb = createFirestore();
