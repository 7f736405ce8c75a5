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

/** Bills that one agreement catches up on in one run. */
const CATCH_UP = 24;
/** Agreements of one company at a time: their transactions run together, and while some wait for the database others' papers are drawn. */
const AT_ONCE = 48;
/** ... of which so many are charged: that takes seconds, and Stripe allows so many requests a second. */
const CHARGED_AT_ONCE = 4;

/** What is left of a company's changes of plans after this is taken up by the next run. */
const MIGRATION_MS = 120_000;

type Hands = { send: SendRun; deliver: Deliver | undefined; charge: ReturnType<typeof atMost> };

/** Agreements whose next day has come somewhere, and changes of plans that nobody waits for any longer. */
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
      // A change of plan that was begun is finished before members are billed.
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
 * Everything that is due for one agreement: each day's changes with the draft of its bill, then what becomes of the bill, then notices and charges. A run
 * that ends in between continues with the next.
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
  // Most members have a bill and nothing else: what follows would only read that again.
  if (!isMoreDue) return { billed, sent, posted };
  const noticed = await sendNotices(deps, companyId, agreementId, deliver);
  await warnOfCards(deps, ref);
  const charged = await charge(() => chargeBills(deps, ref));
  return { billed, sent, posted, noticed, charged };
}

/** Each hour, because a day begins at another time for each company; charged at a local hour away from clock changes. */
export const nightlyAgreements = defineNightly(
  'nightlyAgreements',
  { schedule: '37 * * * *', secrets: [...MAIL_SECRETS, ...STRIPE_SECRETS] },
  agreementsOfTheDay(),
);
