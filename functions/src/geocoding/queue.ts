import { FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';

/** Progress of looking up a company's addresses: those up to `afterId` are done, and with `isDone` all are. */
const queueSchema = z.object({ afterId: z.string().default(''), isDone: z.boolean().default(false) });

const queueOf = ({ db }: Pick<Deps, 'db'>, companyId: string): DocumentReference =>
  inCompany(db, companyId, 'counters').doc('geocoding-queue');

/** Returns a company's position in the queue; the start if nothing was ever looked up. */
export async function readQueue(deps: Deps, companyId: string): Promise<z.output<typeof queueSchema>> {
  return queueSchema.parse((await queueOf(deps, companyId).get()).data() ?? {});
}

export async function moveQueue(deps: Deps, companyId: string, queue: z.output<typeof queueSchema>): Promise<void> {
  await queueOf(deps, companyId).set({ ...queue, ...updatedStamp('', deps.now()) });
}

/** Restarts from the first address: those that already have a pin are skipped. */
export const queueAgain = (deps: Deps, companyId: string): Promise<void> =>
  moveQueue(deps, companyId, { afterId: '', isDone: false });

/** Returns the queue's next properties, as many as one run handles. */
export async function nextInQueue(deps: Deps, companyId: string, afterId: string, count: number): Promise<string[]> {
  const all = inCompany(deps.db, companyId, 'properties').orderBy(FieldPath.documentId()).select().limit(count);
  const { docs } = await (afterId === '' ? all : all.startAfter(afterId)).get();
  return docs.map(({ id }) => id);
}
