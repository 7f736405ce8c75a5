import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
// The SDK's REST version: a batch is one request, and nothing is cached on this side.
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import type { input as InputOf, output as OutputOf, ZodType } from 'zod';
import type { Contract } from '@/lib/contract';
import { FIREBASE_OPTIONS, HOST, PORTS } from './config';

/** One person's browser state: their sign-in and its connections. */
export type Client = {
  auth: Auth;
  db: Firestore;
  functions: Functions;
  storage: FirebaseStorage;
  close: () => Promise<void>;
};

export function openClient(name: string): Client {
  const app = initializeApp(FIREBASE_OPTIONS, name);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${HOST}:${PORTS.auth}`, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, HOST, PORTS.firestore);
  const functions = getFunctions(app);
  connectFunctionsEmulator(functions, HOST, PORTS.functions);
  const storage = getStorage(app);
  connectStorageEmulator(storage, HOST, PORTS.storage);
  return { auth, db, functions, storage, close: () => deleteApp(app) };
}

const TIMEOUT_MS = 180_000;
const lastCalls = new Map<string, Promise<unknown>>();

/**
 * Calls a function through its contract. Calls of the same function wait for each other: the emulator would start another process for
 * each call that arrives while the first is busy.
 */
export async function call<N extends string, I extends ZodType, O extends ZodType>(
  { functions }: Client,
  contract: Contract<N, I, O>,
  input: InputOf<I>,
): Promise<OutputOf<O>> {
  const { name } = contract;
  const before = lastCalls.get(name) ?? Promise.resolve();
  const answer = before
    .catch(() => undefined)
    .then(() => httpsCallable(functions, name, { timeout: TIMEOUT_MS })(input));
  lastCalls.set(name, answer);
  return contract.output.parse((await answer).data);
}
