import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { keepPicturesIn } from '@/domain/record/picture';
import { newId } from '@/lib/ids';
import { nowIso } from '@/lib/dates';
import { storageBucket } from './config';
import { retryForgottenTransactions } from './forgottenTransactions';

/** All of a handler's external dependencies, so that it stays a plain function of its arguments. */
export type Deps = {
  db: Firestore;
  auth: Auth;
  /** The company files. Storage's code is large, so it loads only when files are used. */
  bucket: () => Promise<Bucket>;
  now: () => string;
  newId: () => string;
};

type Bucket = ReturnType<Storage['bucket']>;

let deps: Deps | undefined;

/** Returns the real dependencies, created on the first call: loading the code must stay cheap, because every cold start pays for it. */
export function realDeps(): Deps {
  if (deps) return deps;
  const app = getApps()[0] ?? initializeApp();
  keepPicturesIn(storageBucket());
  const bucket = async (): Promise<Bucket> => (await import('firebase-admin/storage')).getStorage(app).bucket();
  deps = { db: retryForgottenTransactions(getFirestore(app)), auth: getAuth(app), bucket, now: nowIso, newId };
  return deps;
}
