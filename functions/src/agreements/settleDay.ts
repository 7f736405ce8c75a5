import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { isActionDue } from '@/domain/agreement/record/due';
import { dayOver, duePosting, withPosting } from '@/domain/agreement/record/night';
import type { RenewalPlace } from '@/domain/agreement/record/renewalNotice';
import type { Agreement } from '@/domain/agreement/record/schema';
import { BOOK_CLOSING_ID, bookClosingSchema } from '@/domain/ledger/closing';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { draftBill, type Made } from './billPeriod';
import type { AgreementRef } from './cards/cardLinks';
import { countMember } from './countMember';
import { isTransferToCredit } from './creditTransfer';
import { openAgreement, storeAgreement, type OpenedAgreement } from './readAgreement';
import { placeOfAgreement } from './sendNotices';

/** Months that one agreement catches up on in one step. */
const MONTHS_AT_ONCE = 24;

export type SettledDay = {
  /** How many months were posted. */
  posted: number;
  /** Whether a house was passed on whose earlier owner still has to be credited by now. */
  isToCredit: boolean;
  /** The bill that is due; null = none. */
  made: Made | null;
};

type Posting = NonNullable<ReturnType<typeof duePosting>>;

/**
 * What a day does to an agreement, in one transaction: months that are over are posted before anything new happens, then the day's changes, then the
 * draft of the bill that is due by then. Done again, it finds that it was done.
 * @returns null when nothing is due: it is found hours before its day begins where the company is
 */
export function settleDay(deps: Deps, { companyId, agreementId }: AgreementRef): Promise<SettledDay | null> {
  return deps.db.runTransaction(async (transaction) => {
    const [opened, closing] = await Promise.all([
      openAgreement(deps, transaction, companyId, agreementId),
      transaction.get(inCompany(deps.db, companyId, 'bookClosings').doc(BOOK_CLOSING_ID)),
    ]);
    const { agreement, today, now } = opened;
    if (!isActionDue(agreement, today)) return null;
    const { closedThrough } = bookClosingSchema.parse(closing.data() ?? {});
    const { postings, posted } = monthsOver(agreement, today, closedThrough);
    const place = await placeOf(deps, transaction, companyId, opened);
    const after = dayOver(posted, { today, now, by: '' }, place);
    const bill = await draftBill(deps, transaction, { companyId, agreementId }, { ...opened, agreement: after });

    for (const posting of postings) writePosting(deps, transaction, { companyId, agreementId }, opened, posting);
    countMember(deps, transaction, { companyId, today }, { before: agreement, after });
    storeAgreement(transaction, opened, after, '');
    bill?.write();
    return { posted: postings.length, isToCredit: isTransferToCredit(after, today), made: bill?.made ?? null };
  });
}

/** The months that are over and not posted, and the agreement with them posted. */
function monthsOver(agreement: Agreement, today: string, closedThrough: string) {
  const postings: Posting[] = [];
  let posted = agreement;
  while (postings.length < MONTHS_AT_ONCE) {
    const posting = duePosting(posted, today, closedThrough);
    if (!posting) break;
    postings.push(posting);
    posted = withPosting(posted, posting);
  }
  return { postings, posted };
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

/** Keeps what a month did to the agreement, and adds it to the month's sums. */
function writePosting(
  { db }: Deps,
  transaction: Transaction,
  { companyId, agreementId }: AgreementRef,
  { agreement: { number, customerId, customerName }, now }: OpenedAgreement,
  { month, income }: Posting,
): void {
  transaction.create(inCompany(db, companyId, 'agreementPostings').doc(`${agreementId}-${month}`), {
    agreementId,
    number,
    customerId,
    memberName: customerName,
    month,
    ...income,
    ...createdAudit('', now),
  });
  transaction.set(
    inCompany(db, companyId, 'agreementMonths').doc(month),
    {
      month,
      billedCents: FieldValue.increment(income.billedCents),
      recognizedCents: FieldValue.increment(income.recognizedCents),
      refundedCents: FieldValue.increment(income.refundedCents),
      closingCents: FieldValue.increment(income.closingCents),
    },
    { merge: true },
  );
}
