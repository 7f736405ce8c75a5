import { MIGRATION_RUNNING } from '@/domain/agreement/migration/schema';
import { latestDay } from '@/lib/dates';
import { sendRun, type SendRun } from '../billing/recurring';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { addedUp, type Counts } from '../platform/nightly/counts';
import { eachFound, foundIn } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { transactionsTogether } from '../platform/transactionsTogether';
import { atMost } from '../platform/turns';
import { STRIPE_SECRETS } from '../stripe/config';
import { finishBill } from './billPeriod';
import type { AgreementRef } from './cards/cardLinks';
import { chargeBills } from './cards/chargeBills';
import { warnOfCards } from './cards/warnOfCards';
import { creditTransfer } from './creditTransfer';
import { runMigration } from './migration/runMigration';
import { sendNotices } from './sendNotices';
import { settleDay } from './settleDay';

/** Maximum bills one agreement catches up on per run. */
const CATCH_UP = 24;
/** Number of a company's agreements processed concurrently: while some transactions wait for the database, PDFs of others are rendered. */
const AT_ONCE = 48;
/** Number of those charged concurrently: a charge takes seconds, and Stripe limits requests per second. */
const CHARGED_AT_ONCE = 4;

/** Time for a company's plan changes; the next run takes up the rest. */
const MIGRATION_MS = 120_000;

type Hands = { send: SendRun; deliver: Deliver | undefined; charge: ReturnType<typeof atMost> };

/** Finds agreements whose next day has arrived somewhere, and plan changes that no one is waiting for. */
export const agreementsOfTheDay = (send: SendRun = sendRun, deliver?: Deliver): Nightly => ({
  work: companiesWith(({ db, now }) => [
    {
      query: db
        .collectionGroup('agreements')
        .where('nextActionOn', '>', '')
        .where('nextActionOn', '<=', latestDay(now())),
      by: 'nextActionOn',
    },
    { query: db.collectionGroup('agreementMigrations').where('state', 'in', [...MIGRATION_RUNNING]) },
  ]),
  perCompany: async (deps, share) => {
    const { companyId } = share;
    const together = { ...deps, db: transactionsTogether(deps.db) };
    const until = Date.now() + MIGRATION_MS;
    const charge = atMost(CHARGED_AT_ONCE);
    return addedUp([
      // A plan change that was started is finished before members are billed.
      await eachFound(foundIn(share, 'agreementMigrations'), async ({ id }) => {
        const { isDone } = await runMigration(deps, { companyId, migrationId: id, by: '' }, until);
        return isDone ? { migrated: 1 } : { unfinished: 1 };
      }),
      await eachFound(
        foundIn(share, 'agreements'),
        ({ id }) => runAgreement(together, { companyId, agreementId: id }, { send, deliver, charge }),
        AT_ONCE,
      ),
    ]);
  },
});

/**
 * Does everything due for one agreement: each day's changes with the bill's draft, then issuing the bill, then notices and charges. After
 * an interrupted run, the next one continues.
 */
async function runAgreement(deps: Deps, ref: AgreementRef, { send, deliver, charge }: Hands): Promise<Counts> {
  const { companyId, agreementId } = ref;
  let [billed, sent, posted] = [0, 0, 0];
  let [isToCredit, isMoreDue] = [false, true];
  for (let step = 0; step < CATCH_UP && isMoreDue; step += 1) {
    const day = await settleDay(deps, ref);
    if (!day && step === 0) return {};
    posted += day?.posted ?? 0;
    isToCredit = day?.isToCredit ?? isToCredit;
    if (!day?.made) break;
    const bill = await finishBill(deps, ref, day.made, send);
    billed += 1;
    sent += Number(bill.isSent);
    isMoreDue = bill.isMoreDue;
  }
  if (isToCredit) await creditTransfer(deps, ref);
  // Most members only have a bill: the rest would just read the agreement again.
  if (!isMoreDue) return { billed, sent, posted };
  const noticed = await sendNotices(deps, companyId, agreementId, deliver);
  await warnOfCards(deps, ref);
  const charged = await charge(() => chargeBills(deps, ref));
  return { billed, sent, posted, noticed, charged };
}

/** Runs hourly, because each company's day begins at a different time; cards are charged at a local hour clear of clock changes. */
export const nightlyAgreements = defineNightly(
  'nightlyAgreements',
  { schedule: '37 * * * *', secrets: [...MAIL_SECRETS, ...STRIPE_SECRETS] },
  agreementsOfTheDay(),
);
