import type { Transaction } from 'firebase-admin/firestore';
import { findingSchema } from '@/domain/finding/schema';
import { viewedFindings, type ViewedFinding } from '@/domain/finding/viewed';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import type { Subject } from './publicDocuments';

const READ_LIMIT = 50;

/** Reads inspection findings, with prices and answers. Findings damaged by a client are left out. */
export async function readViewedFindings(
  { db }: Deps,
  transaction: Transaction,
  { companyId, subjectId }: Subject,
): Promise<ViewedFinding[]> {
  const { docs } = await transaction.get(
    inCompany(db, companyId, 'findings')
      .where('source.id', '==', subjectId)
      .orderBy('raisedAt', 'desc')
      .limit(READ_LIMIT),
  );
  return viewedFindings(
    docs.flatMap((snapshot) => {
      const { data } = findingSchema.safeParse(snapshot.data());
      return data && data.source.kind === 'inspection' ? [{ ...data, id: snapshot.id }] : [];
    }),
  );
}
