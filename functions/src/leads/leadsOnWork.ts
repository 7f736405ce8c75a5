import { isWorkFinished } from '@/domain/job/progress';
import { estimateSchema } from '@/domain/estimate/schema';
import { jobSchema } from '@/domain/job/schema';
import { leadsMadeInto } from '@/domain/lead/queries';
import type { Lead } from '@/domain/lead/schema';
import { movedTo } from '@/domain/lead/state';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { asked } from '../platform/listQuery';
import { changeLead } from './leadOnWrite';

type Followed = Pick<RecordChange, 'params' | 'before' | 'after'>;

/** Marks a lead as won when its job's work is done. */
export const leadsOnJob = defineReaction('leadsOnJob', 'jobs', (deps, change) => followJob(deps, change), {
  concerns: ({ before, after }) => isWorkFinished(after?.['progress']) && !isWorkFinished(before?.['progress']),
});

async function followJob(deps: Deps, { params, after }: Omit<Followed, 'before'>): Promise<void> {
  const job = jobSchema.safeParse(after).data;
  if (!job) return;
  const { at, by } = job.progressLog.at(-1) ?? { at: deps.now(), by: '' };
  await changeEach(deps, { params, field: 'jobId' }, (lead) => (lead.isOpen ? movedTo(lead, 'won', { at, by }) : null));
}

/** Marks a lead as booked when its estimate becomes a job, and links the job. */
export const leadsOnEstimate = defineReaction('leadsOnEstimate', 'estimates', (deps, change) =>
  followEstimate(deps, change),
);

async function followEstimate(deps: Deps, { params, before, after }: Followed): Promise<void> {
  const jobId: unknown = after?.['convertedJobId'];
  if (typeof jobId !== 'string' || jobId === '' || jobId === before?.['convertedJobId']) return;
  const estimate = estimateSchema.safeParse(after).data;
  if (!estimate) return;
  const job = await inCompany(deps.db, params['companyId'] ?? '', 'jobs')
    .doc(jobId)
    .get();
  const number = jobSchema.shape.number.safeParse(job.get('number')).data ?? '';
  await changeEach(deps, { params, field: 'estimateId' }, (lead) => {
    if (lead.jobId !== '') return null;
    const moved = lead.isOpen ? movedTo(lead, 'booked', { at: deps.now(), by: '' }) : {};
    return { ...moved, jobId, jobNumber: number };
  });
}

async function changeEach(
  deps: Deps,
  { params, field }: { params: Record<string, string>; field: 'jobId' | 'estimateId' },
  follow: (lead: Lead) => Partial<Lead> | null,
): Promise<void> {
  const { companyId = '', id = '' } = params;
  const { docs } = await asked(inCompany(deps.db, companyId, 'leads'), leadsMadeInto(field, id)).get();
  for (const document of docs)
    await changeLead(deps, { companyId, id: document.id }, (lead) => Promise.resolve(follow(lead)));
}
