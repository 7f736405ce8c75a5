import { jobSchema, type Job } from '@/domain/job/schema';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';

type Asked = { companyId: string; ownerId: string; uid: string; jobId: string };

/** Returns the job if the person is a technician of it or of any of its visits; otherwise null. `useOwnJob` does so on the device. */
export async function ownJob(deps: Deps, { companyId, ownerId, uid, jobId }: Asked): Promise<Job | null> {
  const { db } = deps;
  const [found, stored, visits] = await Promise.all([
    techniciansOf(db, ownerId).where('linkedUid', '==', uid).limit(1).get(),
    inCompany(db, companyId, 'jobs').doc(jobId).get(),
    asked(inCompany(db, companyId, 'schedule'), visitsOfJobId(jobId)).get(),
  ]);
  const job = jobSchema.safeParse(stored.data()).data;
  if (!job) return null;
  const planned = [
    ...job.technicianIds,
    ...fieldsIn(scheduleEntrySchema, visits.docs).flatMap(({ placement }) => placement.technicianIds),
  ];
  return found.docs.some(({ id }) => planned.includes(id)) ? job : null;
}
