import type { Transaction } from 'firebase-admin/firestore';
import { findingSchema, type Finding } from '@/domain/finding/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';

type Followed = { companyId: string; findingId: string; by: string };

/** Changes a finding to what `follow` returns for its stored state; does nothing if that is null, or the finding is gone. */
export const changeFinding = (
  { db, now }: Deps,
  { companyId, findingId, by }: Followed,
  follow: (finding: Finding, transaction: Transaction) => Promise<Partial<Finding> | null> | Partial<Finding> | null,
): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const ref = inCompany(db, companyId, 'findings').doc(findingId);
    const stored = (await transaction.get(ref)).data();
    const finding = findingSchema.safeParse(stored).data;
    const change = finding ? await follow(finding, transaction) : null;
    if (change) transaction.update(ref, { ...change, ...updatedAudit(by, now(), stored) });
  });
