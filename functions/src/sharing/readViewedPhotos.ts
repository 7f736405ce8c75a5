import type { Transaction } from 'firebase-admin/firestore';
import { PHOTO_LIST_LIMIT, photoSchema, type Photo } from '@/domain/photo/schema';
import { viewedPhotos, type ViewedPhoto } from '@/domain/photo/viewed';
import type { PublicKind } from '@/domain/public-document/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import type { Subject } from './publicDocuments';

/** Of which kind of report a picture is a part. */
export const PHOTO_KINDS: Partial<Record<Photo['subjectKind'], PublicKind>> = {
  inspection: 'inspection',
  diagnostic: 'readings',
};

/** The photos of what was inspected or measured, in the order they were taken. One that a client has damaged is left out. */
export async function readViewedPhotos(
  { db }: Deps,
  transaction: Transaction,
  { companyId, kind, subjectId }: Subject,
): Promise<ViewedPhoto[]> {
  const { docs } = await transaction.get(
    inCompany(db, companyId, 'photos')
      .where('subjectId', '==', subjectId)
      .orderBy('takenAt', 'asc')
      .limit(PHOTO_LIST_LIMIT),
  );
  return viewedPhotos(
    docs.flatMap((snapshot) => {
      const { data } = photoSchema.safeParse(snapshot.data());
      return data && PHOTO_KINDS[data.subjectKind] === kind ? [{ ...data, id: snapshot.id }] : [];
    }),
  );
}
