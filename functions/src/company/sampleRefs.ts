import type { CollectionReference } from 'firebase-admin/firestore';
import { SAMPLE_COLLECTIONS, type SampleCollection, type SampleData } from '@/domain/sample-data/schema';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf } from '../platform/collections';

export type Place = { companyId: string; ownerUid: string };

/** Where the samples of a collection stand. */
export const samplesIn = ({ db }: Deps, { companyId, ownerUid }: Place, name: SampleCollection): CollectionReference =>
  name === 'technicians' ? techniciansOf(db, ownerUid) : inCompany(db, companyId, name);

/** All samples with their places, those that others name last. */
export const sampleRefs = (deps: Deps, place: Place, samples: SampleData) =>
  SAMPLE_COLLECTIONS.flatMap((collection) =>
    samples[collection].map((id) => ({ collection, id, ref: samplesIn(deps, place, collection).doc(id) })),
  );
