import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { MIGRATION_RUNNING } from '@/domain/agreement/migration/schema';
import { isActionDue } from '@/domain/agreement/record/due';
import { dayOver, duePosting, withPosting } from '@/domain/agreement/record/night';
import type { RenewalPlace } from '@/domain/agreement/record/renewalNotice';
import { BOOK_CLOSING_ID, bookClosingSchema } from '@/domain/ledger/closing';
import { latestDay } from '@/lib/dates';
import { sendRun, type SendRun } from '../billing/recurring';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { addedUp, type Counts } from '../platform/nightly/counts';
import { eachFound, foundIn } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { STRIPE_SECRETS } from '../stripe/config';
import { billPeriod } from './billPeriod';
import { chargeBills } from './cards/chargeBills';
import { warnOfCards } from './cards/warnOfCards';
import { countMember } from './countMember';
import { creditTransfer, isTransferToCredit } from './creditTransfer';
import { runMigration } from './migration/runMigration';
import { openAgreement, storeAgreement, type OpenedAgreement } from './readAgreement';
import { placeOfAgreement, sendNotices } from './sendNotices';

/** Bills and months that one agreement catches up on in one run. */
const CATCH_UP = 24;
/** Agreements of one company at a time: charging one takes seconds, and Stripe allows so many requests a second. */
const AT_ONCE = 4;

/** What is left of a company's changes of plans after this is taken up by the next run. */
const MIGRATION_MS = 120_000;

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
    const until = Date.now() + MIGRATION_MS;
    return addedUp([
      // A change of plan that was begun is finished before members are billed.
      await eachFound(foundIn(share, 'agreementMigrations'), async ({ id }) => {
        const { isDone } = await runMigration(deps, { companyId, migrationId: id, by: '' }, until);
        return isDone ? { migrated: 1 } : { unfinished: 1 };
      }),
      await eachFound(
        foundIn(share, 'agreements'),
        ({ id }) => runAgreement(deps, companyId, id, { send, deliver }),
        AT_ONCE,
      ),
    ]);
  },
});

/**
 * Everything that is due for one agreement: months are posted before anything new happens, then the day's changes, then bills, then charges. Each step is
 * a transaction of its own, and a run that ends in between continues with the next.
 */
async function runAgreement(
  deps: Deps,
  companyId: string,
  agreementId: string,
  { send, deliver }: { send: SendRun; deliver: Deliver | undefined },
): Promise<Counts> {
  let [billed, sent, posted] = [0, 0, 0];
  let [isMonthLeft, isToCredit, isMoreDue] = [true, false, true];
  for (let step = 0; step < CATCH_UP && isMonthLeft; step += 1) {
    const month = await postMonth(deps, companyId, agreementId);
    // It is found hours before its day begins where the company is.
    if (!month.isDue) return { billed, sent, posted, noticed: 0, charged: 0 };
    posted += Number(month.isPosted);
    isMonthLeft = month.isMonthLeft;
  }
  for (let step = 0; step < CATCH_UP && isMoreDue; step += 1) {
    isToCredit = await endDay(deps, companyId, agreementId);
    const bill = await billPeriod(deps, companyId, agreementId, send);
    if (!bill) break;
    billed += 1;
    sent += Number(bill.isSent);
    isMoreDue = bill.isMoreDue;
  }
  if (isToCredit) await creditTransfer(deps, { companyId, agreementId });
  // Most members have a bill and nothing else: what follows would only read that again.
  if (!isMoreDue) return { billed, sent, posted, noticed: 0, charged: 0 };
  const noticed = await sendNotices(deps, companyId, agreementId, deliver);
  await warnOfCards(deps, { companyId, agreementId });
  const charged = await chargeBills(deps, { companyId, agreementId });
  return { billed, sent, posted, noticed, charged };
}

/** What the day's end changes; whether a house was passed on whose earlier owner still has to be credited by now. */
function endDay(deps: Deps, companyId: string, agreementId: string): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const { agreement, today, now } = opened;
    const place = await placeOf(deps, transaction, companyId, opened);
    const after = dayOver(agreement, { today, now, by: '' }, place);
    if (after !== agreement) {
      countMember(deps, transaction, { companyId, today }, { before: agreement, after });
      storeAgreement(transaction, opened, after, '');
    }
    return isTransferToCredit(after, today);
  });
}

/** By whose law an agreement renews; read only on the day on which that matters. */
async function placeOf(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  opened: OpenedAgreement,
): Promise<RenewalPlace | null> {
  const { plan, endsOn } = opened.agreement;
  if (plan.renewal !== 'automatic' || endsOn === '' || endsOn > opened.today) return null;
  return placeOfAgreement(deps, transaction, companyId, opened);
}

/** `isDue`: whether anything is due today; `isMonthLeft`: whether a further month is to be posted. */
type PostedMonth = { isDue: boolean; isPosted: boolean; isMonthLeft: boolean };

/** Posts the next month that is over, if there is one. Its sums are kept in the same transaction. */
function postMonth(deps: Deps, companyId: string, agreementId: string): Promise<PostedMonth> {
  return deps.db.runTransaction(async (transaction) => {
    const [opened, closing] = await Promise.all([
      openAgreement(deps, transaction, companyId, agreementId),
      transaction.get(inCompany(deps.db, companyId, 'bookClosings').doc(BOOK_CLOSING_ID)),
    ]);
    const { agreement, today, now } = opened;
    const { closedThrough } = bookClosingSchema.parse(closing.data() ?? {});
    const isDue = isActionDue(agreement, today);
    const posting = isDue ? duePosting(agreement, today, closedThrough) : null;
    if (!posting) return { isDue, isPosted: false, isMonthLeft: false };
    const { month, income } = posting;
    const ref = inCompany(deps.db, companyId, 'agreementPostings').doc(`${agreementId}-${month}`);
    const { number, customerId, customerName } = agreement;
    transaction.create(ref, {
      agreementId,
      number,
      customerId,
      memberName: customerName,
      month,
      ...income,
      ...createdAudit('', now),
    });
    transaction.set(
      inCompany(deps.db, companyId, 'agreementMonths').doc(month),
      {
        month,
        billedCents: FieldValue.increment(income.billedCents),
        recognizedCents: FieldValue.increment(income.recognizedCents),
        refundedCents: FieldValue.increment(income.refundedCents),
        closingCents: FieldValue.increment(income.closingCents),
      },
      { merge: true },
    );
    const after = withPosting(agreement, posting);
    storeAgreement(transaction, opened, after, '');
    return { isDue, isPosted: true, isMonthLeft: duePosting(after, today, closedThrough) !== null };
  });
}

/** Each hour, because a day begins at another time for each company; charged at a local hour away from clock changes. */
export const nightlyAgreements = defineNightly(
  'nightlyAgreements',
  { schedule: '37 * * * *', secrets: [...MAIL_SECRETS, ...STRIPE_SECRETS] },
  agreementsOfTheDay(),
);
