import { siteGateSchema } from '@/domain/demolition/site/gateSchema';
import { expired } from '@/domain/demolition/site/gates';
import { companySchema } from '@/domain/company/schema';
import { calendarDay, latestDay } from '@/lib/dates';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { eachFound } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';

/** Gates whose last day is over somewhere are open again: a ticket that ran out, an override that ended. */
export const gatesThatEnd = (): Nightly => ({
  work: companiesWith(({ db, now }) => [
    {
      query: db.collectionGroup('siteGates').where('expiresOn', '>', '').where('expiresOn', '<', latestDay(now())),
      by: 'expiresOn',
    },
  ]),
  perCompany: async (deps, share) => {
    const company = companySchema.parse((await companyRef(deps.db, share.companyId).get()).data() ?? {});
    return eachFound(share, ({ id }) =>
      deps.db.runTransaction(async (transaction) => {
        const ref = inCompany(deps.db, share.companyId, 'siteGates').doc(id);
        const data = (await transaction.get(ref)).data();
        const gate = siteGateSchema.parse(data);
        const now = deps.now();
        const change = expired(gate, {
          today: calendarDay(company.timeZone, new Date(now)),
          at: now,
          id: deps.newId(),
        });
        if (change) transaction.update(ref, { ...change, ...updatedAudit('', now, data) });
        return { reopened: Number(change !== null) };
      }),
    );
  },
});

/** Each hour, because a day ends at another time for each company. */
export const reopenEndedGates = defineNightly(
  'reopenEndedGates',
  { schedule: '7 * * * *', secrets: [] },
  gatesThatEnd(),
);
