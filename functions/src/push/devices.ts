import { createHash } from 'node:crypto';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { PUSH_DEVICE_LIMIT, pushSubscriptionSchema } from '@/domain/push/api';
import type { Deps } from '../platform/admin';

/**
 * pushDevices/{hash of the endpoint}: a device belongs to the person who added it last, so that on a shared one no one gets the alerts of
 * a colleague who was signed in before. No security rule allows reading it.
 */
const storedDevice = z.object({
  uid: z.string(),
  ...pushSubscriptionSchema.shape,
  name: z.string().catch(''),
  createdAt: z.string(),
});
export type StoredDevice = z.infer<typeof storedDevice> & { id: string; ref: DocumentReference };

const devicesIn = (db: Firestore): CollectionReference => db.collection('pushDevices');

export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 40);

export const deviceRef = ({ db }: Deps, endpoint: string): DocumentReference => devicesIn(db).doc(deviceIdOf(endpoint));

/** Returns someone's few devices, newest first: any above the limit are removed when one is added. */
export async function devicesOf({ db }: Deps, uid: string): Promise<StoredDevice[]> {
  const { docs } = await devicesIn(db)
    .where('uid', '==', uid)
    .limit(PUSH_DEVICE_LIMIT * 2)
    .get();
  return docs
    .flatMap((one) => {
      const { data } = storedDevice.safeParse(one.data());
      return data ? [{ ...data, id: one.id, ref: one.ref }] : [];
    })
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Removes all of someone's devices: after they're signed out everywhere, or have left, nothing appears on a lock screen. */
export async function forgetDevices(deps: Deps, uid: string): Promise<void> {
  await Promise.all((await devicesOf(deps, uid)).map(({ ref }) => ref.delete()));
}
