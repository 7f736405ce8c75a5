import { corrected } from '@/domain/inspection/assess';
import { inspectionSchema } from '@/domain/inspection/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

/**
 * Keeps a completed inspection's summary consistent with its answers: a phone that completes it after a day offline hasn't seen a
 * colleague's answers from the meantime.
 */
export const scoreOnInspection = defineReaction(
  'scoreOnInspection',
  'inspections',
  (deps, { params: { companyId = '', id = '' } }) => keepScore(deps, companyId, id),
  {
    concerns: ({ after }) => {
      const record = inspectionSchema.safeParse(after).data;
      return record !== undefined && corrected(record) !== null;
    },
  },
);

/** Implements `scoreOnInspection` for the inspection's current state; idempotent. */
export const keepScore = ({ db, now }: Deps, companyId: string, id: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const ref = inCompany(db, companyId, 'inspections').doc(id);
    const stored = (await transaction.get(ref)).data();
    const record = inspectionSchema.safeParse(stored).data;
    const fields = record && corrected(record);
    const by: unknown = stored?.['updatedBy'];
    if (fields)
      transaction.update(ref, { ...fields, ...updatedAudit(typeof by === 'string' ? by : '', now(), stored) });
  });
