import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Deps } from '../../functions/src/platform/admin';
import { instantAt } from '@/lib/dates';
import { HOST, PORTS, PROJECT_ID } from './config';
import type { Random } from './random';

/** Returns the functions' external dependencies, with the seed's clock and ids: for what the server would have done long ago. */
export function functionsDeps({ now, newId }: Pick<Deps, 'now' | 'newId'>): Deps {
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${PORTS.firestore}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `${HOST}:${PORTS.auth}`;
  // Otherwise the SDK would look for Google's metadata server.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = getApps()[0] ?? initializeApp({ projectId: PROJECT_ID });
  const refused = (): never => {
    throw new Error('The past needs no files');
  };
  return {
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: refused,
    now,
    newId,
  };
}

/** The same with the clock at a time (HH:MM) of a past day, in the company's time zone. */
export const depsAt = ({ timeZone, random }: { timeZone: string; random: Random }, day: string, time: string): Deps =>
  functionsDeps({ now: () => instantAt(day, time, timeZone).toISOString(), newId: () => random.id() });
