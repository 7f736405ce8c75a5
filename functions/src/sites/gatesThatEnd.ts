import { companySchema } from '@/domain/company/schema';
import { siteGateSchema } from '@/domain/demolition/site/gateSchema';
import { expired, isHolding } from '@/domain/demolition/site/gates';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, latestDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { eachFound } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { holdJob } from './holdWork';

/** A gate whose first day passed without a run is still found this many days later. */
const FOUND_FOR_DAYS = 3;

/**
 * Reopens gates whose last day is over somewhere: an expired ticket, an ended override. Also releases those whose first day has come: a
 * ticket cleared before its first dig day.
 */
export const gatesThatEnd = (): Nightly => ({
  work: companiesWith(({ db, now }) => [
    {
      query: db.collectionGroup('siteGates').where('expiresOn', '>', '').where('expiresOn', '<', latestDay(now())),
      by: 'expiresOn',
    },
    {
      query: db
        .collectionGroup('siteGates')
        .where('validFrom', '>=', addCalendarDays(latestDay(now()), -FOUND_FOR_DAYS))
        .where('validFrom', '<=', latestDay(now())),
      by: 'validFrom',
    },
  ]),
  perCompany: async (deps, share) => {
    const company = companySchema.parse((await companyRef(deps.db, share.companyId).get()).data() ?? {});
    const today = calendarDay(company.timeZone, new Date(deps.now()));
    return eachFound(share, async ({ id }) => {
      const { gate, reopened } = await deps.db.runTransaction(async (transaction) => {
        const ref = inCompany(deps.db, share.companyId, 'siteGates').doc(id);
        const data = (await transaction.get(ref)).data();
        const gate = siteGateSchema.parse(data);
        const now = deps.now();
        const change = expired(gate, { today, at: now, id: deps.newId() });
        if (change) transaction.update(ref, { ...change, ...updatedAudit('', now, data) });
        return { gate, reopened: Number(change !== null) };
      });
      const isInHand = gate.validFrom !== '' && !isHolding(gate, today);
      return { reopened, freed: isInHand ? await freeJobs(deps, share.companyId, { ...gate, id }) : 0 };
    });
  },
});

/** Frees jobs that still list a gate. @returns how many there were */
async function freeJobs(
  deps: Deps,
  companyId: string,
  { id, siteId }: { id: string; siteId: string },
): Promise<number> {
  const jobs = await inCompany(deps.db, companyId, 'jobs').where('openGateIds', 'array-contains', id).get();
  for (const job of jobs.docs) await holdJob(deps, { companyId, siteId, jobId: job.id });
  return jobs.size;
}

/** Hourly, because each company's day ends at a different time. */
export const reopenEndedGates = defineNightly(
  'reopenEndedGates',
  { schedule: '7 * * * *', secrets: [] },
  gatesThatEnd(),
);
