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

/** Months one agreement catches up on in one step. */
const MONTHS_AT_ONCE = 24;

export type SettledDay = {
  /** Number of months posted. */
  posted: number;
  /** Whether a transferred house's previous owner still has to be credited by now. */
  isToCredit: boolean;
  /** The bill that is due, or null. */
  made: Made | null;
};

type Posting = NonNullable<ReturnType<typeof duePosting>>;

/**
 * Processes an agreement's day in one transaction: posts completed months before anything new happens, then makes the day's changes, then
 * drafts the bill due by then. A rerun finds it already done.
 * @returns null when nothing is due: the query finds it hours before the day begins in the company's time zone
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

/** Returns the completed months not posted yet, and the agreement with them posted. */
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

/** Reads the jurisdiction for an agreement's renewal, only on days when it matters. */
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

/** Stores a month's posting for the agreement, and adds it to the month's totals. */
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
