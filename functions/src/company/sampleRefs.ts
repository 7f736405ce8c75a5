import type { CollectionReference } from 'firebase-admin/firestore';
import { SAMPLE_COLLECTIONS, type SampleCollection, type SampleData } from '@/domain/sample-data/schema';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf } from '../platform/collections';

export type Place = { companyId: string; ownerUid: string };

/** Returns a collection's samples. */
export const samplesIn = ({ db }: Deps, { companyId, ownerUid }: Place, name: SampleCollection): CollectionReference =>
  name === 'technicians' ? techniciansOf(db, ownerUid) : inCompany(db, companyId, name);

/** Returns references to all samples, with those that others reference last. */
export const sampleRefs = (deps: Deps, place: Place, samples: SampleData) =>
  SAMPLE_COLLECTIONS.flatMap((collection) =>
    samples[collection].map((id) => ({ collection, id, ref: samplesIn(deps, place, collection).doc(id) })),
  );
