// The part of the Firebase SDK that the seed uses, on in-memory documents. Permissions aren't checked here: the seed already runs under
// the security rules in `npm start`.
import type { WhereOperator } from '@/data/records/store';
import type { MemoryFirestore } from '@/demo/server/shims/firebaseAdminFirestore';
import { getFirestore as memoryFirestore } from '@/demo/server/shims/firebaseAdminFirestore';
import { callAs } from '../functions';
import { addressOf, keepPicture } from '../pictures';

/** One person's browser. */
type App = { uid: string; email: string; currentUser: User | null };
type User = { uid: string; email: string; getIdToken: () => Promise<string> };

export const initializeApp = (_options: unknown, name: string): App => ({ uid: '', email: name, currentUser: null });
export const deleteApp = (): Promise<void> => Promise.resolve();

export const inMemoryPersistence = {};
export const initializeAuth = (app: App): App => app;
export const connectAuthEmulator = (): void => undefined;
export const sendEmailVerification = (): Promise<void> => Promise.resolve();
export const signInWithEmailAndPassword = (): Promise<never> => Promise.reject(new Error('Nobody signs in again'));

export function createUserWithEmailAndPassword(app: App, email: string): Promise<{ user: User }> {
  // Named after the person, so that two recordings differ only in their days.
  const uid = `demo-${email.replaceAll(/[^a-z0-9]+/gi, '-')}`;
  const user: User = { uid, email, getIdToken: () => Promise.resolve('') };
  Object.assign(app, { uid, email, currentUser: user });
  return Promise.resolve({ user });
}

export const getFirestore = (): MemoryFirestore => memoryFirestore();
export const connectFirestoreEmulator = (): void => undefined;

type Collection = ReturnType<MemoryFirestore['collection']>;
type Document = ReturnType<MemoryFirestore['doc']>;
type Query = Pick<Collection, 'where' | 'limit' | 'get'>;

export const collection = (parent: { collection: (path: string) => Collection }, path: string): Collection =>
  parent.collection(path);
export const doc = (db: MemoryFirestore, path: string, id?: string): Document =>
  id === undefined ? db.doc(path) : db.collection(path).doc(id);
export const setDoc = (reference: Document, data: Record<string, unknown>): Promise<unknown> => reference.set(data);
export const updateDoc = (reference: Document, data: Record<string, unknown>): Promise<unknown> =>
  reference.update(data);
export const getDoc = (reference: Document): Promise<unknown> => reference.get();
export const writeBatch = (db: MemoryFirestore): unknown => db.batch();

type Narrowing = (query: Query) => Query;
export const where =
  (field: string, operator: WhereOperator, value: unknown): Narrowing =>
  (query) =>
    query.where(field, operator, value);
export const limit =
  (count: number): Narrowing =>
  (query) =>
    query.limit(count);
export const query = (from: Query, ...narrowings: Narrowing[]): Query =>
  narrowings.reduce<Query>((narrowed, narrow) => narrow(narrowed), from);
export const getDocs = (from: Query): Promise<unknown> => from.get();

export const getFunctions = (app: App): App => app;
export const connectFunctionsEmulator = (): void => undefined;
export const httpsCallable =
  ({ uid, email }: App, name: string) =>
  async (input: unknown): Promise<{ data: unknown }> => ({ data: await callAs(name, input, { uid, email }) });

export const getStorage = (): unknown => ({});
export const connectStorageEmulator = (): void => undefined;
export const ref = (_storage: unknown, path: string): string => path;
export function uploadBytes(path: string, image: Uint8Array): Promise<void> {
  keepPicture(path, image);
  return Promise.resolve();
}
export const getDownloadURL = (path: string): Promise<string> => Promise.resolve(addressOf(path));
