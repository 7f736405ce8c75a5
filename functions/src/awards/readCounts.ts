import type { Transaction } from 'firebase-admin/firestore';
import { countsOfJob, countsOfTime, countsOfVisit, type Contribution } from '@/domain/award/contributions';
import { companySchema } from '@/domain/company/schema';
import { timeEntrySchema } from '@/domain/hours/schema';
import { jobSchema, type Job } from '@/domain/job/schema';
import { isRecordId } from '@/domain/record/recordId';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';

/** Counted kinds, by collection. */
export const COUNTED_KINDS = ['jobs', 'schedule', 'timeEntries'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

const jobOf = (data: unknown): Job | null => jobSchema.safeParse(data).data ?? null;

/** Returns a record's current counts; nothing if it is gone or damaged. */
export async function readCounts(
  { db }: Deps,
  transaction: Transaction,
  { companyId, kind, id }: { companyId: string; kind: CountedKind; id: string },
): Promise<Contribution[]> {
  const [company, record] = await transaction.getAll(companyRef(db, companyId), inCompany(db, companyId, kind).doc(id));
  const data = record?.data();
  if (!data) return [];
  const { timeZone } = companySchema.parse(company?.data() ?? {});
  if (kind === 'schedule') {
    const entry = scheduleEntrySchema.safeParse(data);
    return entry.success ? countsOfVisit(entry.data, timeZone) : [];
  }
  if (kind === 'timeEntries') {
    const entry = timeEntrySchema.safeParse(data);
    return entry.success ? countsOfTime(entry.data, String(data['createdBy'] ?? ''), timeZone) : [];
  }
  const job = jobOf(data);
  if (!job) return [];
  const isOfAnother = job.type === 'callback' && isRecordId(job.parentJobId);
  const parent = isOfAnother
    ? jobOf((await transaction.get(inCompany(db, companyId, 'jobs').doc(job.parentJobId))).data())
    : null;
  return countsOfJob(job, parent, timeZone);
}
