import { FieldValue } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { removeSampleData as contract } from '@/domain/sample-data/api';
import { member } from '../platform/access';
import { updatedStamp } from '../platform/audit';
import { companyRef } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { findUsedSamples } from './findUsedSamples';
import { sampleRefs } from './sampleRefs';

/**
 * Removes samples that are unchanged and not referenced by the company's own records, in one transaction, so that concurrent changes are
 * kept. Samples that stay become regular records.
 */
export const removeSampleData = defineCallable(
  contract,
  { access: member({ action: 'keepSampleData' }), rateLimit: { perMinute: 10 } },
  async (deps, _input, { companyId, uid }) =>
    deps.db.runTransaction(async (transaction) => {
      const company = companySchema.parse((await transaction.get(companyRef(deps.db, companyId))).data() ?? {});
      const place = { companyId, ownerUid: company.ownerId };
      const refs = sampleRefs(deps, place, company.sampleData);
      if (refs.length === 0) return { removedCount: 0, keptNames: [] };

      const snapshots = await transaction.getAll(...refs.map(({ ref }) => ref));
      const samples = refs.flatMap(({ collection, id }, index) => {
        const data = snapshots[index]?.data();
        return data ? [{ collection, id, data }] : [];
      });
      const used = await findUsedSamples(deps, transaction, place, samples);
      const removed = refs.filter(({ id }) => !used.has(id));
      for (const { ref } of removed) transaction.delete(ref);
      transaction.update(companyRef(deps.db, companyId), {
        sampleData: FieldValue.delete(),
        ...updatedStamp(uid, deps.now()),
      });
      const kept = samples.filter(({ id }) => used.has(id));
      return { removedCount: samples.length - kept.length, keptNames: kept.map(({ data }) => nameOf(data)) };
    }),
);

/** Returns a record's display name: its title, name or person. */
function nameOf(data: Record<string, unknown>): string {
  const text = (field: string): string => (typeof data[field] === 'string' ? data[field] : '');
  const person = [text('firstName'), text('lastName')].filter(Boolean).join(' ');
  return text('title') || text('name') || person || text('label');
}
