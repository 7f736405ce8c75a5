import type { Transaction } from 'firebase-admin/firestore';
import { PHOTO_LIST_LIMIT, photoSchema, type Photo } from '@/domain/photo/schema';
import { viewedPhotos, type ViewedPhoto } from '@/domain/photo/viewed';
import type { PublicKind } from '@/domain/public-document/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import type { Subject } from './publicDocuments';

/** The kind of report a picture belongs to. */
export const PHOTO_KINDS: Partial<Record<Photo['subjectKind'], PublicKind>> = {
  inspection: 'inspection',
  diagnostic: 'readings',
};

/** Reads photos of inspected or measured items, in the order taken. Photos damaged by a client are left out. */
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
