import { siteFieldsSchema } from '@/domain/demolition/site/onWork';
import { isRecordId } from '@/domain/record/recordId';
import { isSame } from '@/lib/stableJson';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { holdJob, jobsOfSite } from './holdWork';

const idsIn = (data: Record<string, unknown> | null, field: string): string[] => {
  const ids = data?.[field];
  return Array.isArray(ids) ? ids.filter(isRecordId) : [];
};

/** Applies a gate's change to its site's jobs and their visits. */
export const holdOnGate = defineReaction(
  'holdOnGate',
  'siteGates',
  async (deps, { params: { companyId = '' }, before, after }) => {
    const siteId: unknown = (after ?? before)?.['siteId'];
    if (!isRecordId(siteId)) return;
    for (const jobId of await jobsOfSite(deps, companyId, siteId)) await holdJob(deps, { companyId, siteId, jobId });
  },
  {
    concerns: ({ before, after }) =>
      ['state', 'jobId', 'validFrom', 'expiresOn'].some((field) => before?.[field] !== after?.[field]),
  },
);

/** Applies a site's gates to jobs that join it; releases those that leave it, and those of a deleted site. */
export const holdOnSite = defineReaction(
  'holdOnSite',
  'siteFiles',
  async (deps, { params: { companyId = '', id = '' }, before }) => {
    const now = await jobsOfSite(deps, companyId, id);
    for (const jobId of now) await holdJob(deps, { companyId, siteId: id, jobId });
    const left = idsIn(before, 'jobIds').filter((jobId) => !now.includes(jobId));
    for (const jobId of left) {
      const site: unknown = (await inCompany(deps.db, companyId, 'jobs').doc(jobId).get()).get('siteId');
      // It may have joined another site in the meantime.
      if (site === id) await holdJob(deps, { companyId, siteId: '', jobId });
    }
  },
  { concerns: ({ before, after }) => !isSame(idsIn(before, 'jobIds'), idsIn(after, 'jobIds')) },
);

/** Blocks a new visit if its job is blocked. */
export const holdOnVisit = defineReaction(
  'holdOnVisit',
  'schedule',
  async ({ db }, { params: { companyId = '', id = '' }, after }) => {
    const jobId: unknown = after?.['jobId'];
    if (!isRecordId(jobId)) return;
    const ref = inCompany(db, companyId, 'schedule').doc(id);
    await db.runTransaction(async (transaction) => {
      const [visit, job] = await transaction.getAll(ref, inCompany(db, companyId, 'jobs').doc(jobId));
      const wanted = siteFieldsSchema.safeParse(job?.data());
      const stored = siteFieldsSchema.safeParse(visit?.data());
      if (visit?.exists && wanted.success && !isSame(wanted.data, stored.data)) transaction.update(ref, wanted.data);
    });
  },
  { concerns: ({ before, after }) => before === null && after?.['kind'] === 'visit' },
);
