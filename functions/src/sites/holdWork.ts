import type { DocumentData, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { gatesHolding } from '@/domain/demolition/site/gates';
import { siteGateSchema } from '@/domain/demolition/site/gateSchema';
import { NO_SITE, OPEN_GATES_ON_WORK, siteFieldsSchema, type SiteFields } from '@/domain/demolition/site/onWork';
import { siteFileSchema } from '@/domain/demolition/site/siteFileSchema';
import { isOver, VISIT_STATES, type VisitState } from '@/domain/scheduling/visitState';
import { calendarDay } from '@/lib/dates';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { recordsIn } from '../platform/readable';

const GATES_OF_A_SITE = 200;
const VISITS_OF_A_JOB = 100;

/** Returns a site's gates. */
export const gatesOfSite = (db: Firestore, companyId: string, siteId: string): Query =>
  inCompany(db, companyId, 'siteGates').where('siteId', '==', siteId).limit(GATES_OF_A_SITE);

/** Returns a site's jobs: those listed in its file. A site without a file is the job with its id. */
export async function jobsOfSite({ db }: Deps, companyId: string, siteId: string): Promise<string[]> {
  const file = await inCompany(db, companyId, 'siteFiles').doc(siteId).get();
  const { data } = siteFileSchema.safeParse(file.data());
  return data?.jobIds ?? [];
}

/**
 * Writes on a job and its visits the site they are on and the gates blocking their start, from the current state. Only those fields, with
 * no new revision: it isn't a user's edit, and must not block anyone who is moving the visit right now.
 * @param siteId '' for a job that is no longer on any site
 */
export async function holdJob(
  deps: Deps,
  { companyId, siteId, jobId }: { companyId: string; siteId: string; jobId: string },
): Promise<void> {
  const { db } = deps;
  const job = inCompany(db, companyId, 'jobs').doc(jobId);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(job);
    if (!stored.exists) return;
    const [gates, visits, company] = await Promise.all([
      siteId === '' ? null : transaction.get(gatesOfSite(db, companyId, siteId)),
      transaction.get(inCompany(db, companyId, 'schedule').where('jobId', '==', jobId).limit(VISITS_OF_A_JOB)),
      transaction.get(companyRef(db, companyId)),
    ]);
    const { timeZone } = companySchema.parse(company.data() ?? {});
    const today = calendarDay(timeZone, new Date(deps.now()));
    const open = gatesHolding(recordsIn(siteGateSchema, gates?.docs ?? []), jobId, today)
      .map(({ id }) => id)
      .toSorted();
    const fields: SiteFields = siteId === '' ? NO_SITE : { siteId, openGateIds: open.slice(0, OPEN_GATES_ON_WORK) };
    const write = (ref: DocumentReference, data: DocumentData | undefined): void => {
      const known = siteFieldsSchema.safeParse(data ?? {});
      if (!isSame(known.data, fields)) transaction.update(ref, fields);
    };
    write(job, stored.data());
    for (const visit of visits.docs) if (!isHistory(visit.data()['state'])) write(visit.ref, visit.data());
  });
}

const isHistory = (state: unknown): boolean =>
  VISIT_STATES.includes(state as VisitState) && isOver(state as VisitState);
