import { REPORTED_WORK } from '@/domain/report/marks';
import type { Deps } from '../../functions/src/platform/admin';
import { inCompany } from '../../functions/src/platform/collections';
import { countAllDrives, countAllReported, keepOnMonth } from '../../functions/src/reports/compareSums';
import { keepCapacity } from '../../functions/src/reports/keepCapacity';
import { holdJob, jobsOfSite } from '../../functions/src/sites/holdWork';

/** Writes what the functions would have written to the seeded records if they had been running. */
export async function catchUp(deps: Deps, companyId: string): Promise<void> {
  await markStoredVisits(deps, companyId);
  await holdSites(deps, companyId);
}

/** Counts the seed's work for the reports. Takes a transaction per record. */
export const countWork = (deps: Deps, companyId: string): Promise<void> =>
  countAllReported(deps, companyId, REPORTED_WORK);

/** Counts what the nightly run counts, so that no report is empty until tomorrow. */
export async function passNight(deps: Deps, companyId: string): Promise<void> {
  // Equipment is counted in its current state, not as of some month.
  await countAllReported(deps, companyId, ['equipment']);
  await countAllDrives(deps, companyId);
  await keepCapacity(deps, companyId);
  await keepOnMonth(deps, companyId, []);
}

/** Marks jobs whose visits are stored, so that no visit is counted twice. */
async function markStoredVisits({ db }: Deps, companyId: string): Promise<void> {
  const visits = await inCompany(db, companyId, 'schedule').get();
  const planned = new Set(visits.docs.map((visit): unknown => visit.get('jobId')));
  const jobs = await inCompany(db, companyId, 'jobs').get();
  await Promise.all(
    jobs.docs.filter(({ id }) => planned.has(id)).map(({ ref }) => ref.update({ hasStoredVisits: true })),
  );
}

/** Writes on jobs of a site the requirements that still block their start. */
async function holdSites(deps: Deps, companyId: string): Promise<void> {
  const sites = await inCompany(deps.db, companyId, 'siteFiles').get();
  for (const site of sites.docs)
    for (const jobId of await jobsOfSite(deps, companyId, site.id))
      await holdJob(deps, { companyId, siteId: site.id, jobId });
}
