import { plainAmount } from '../money/format';
import type { Columns } from '../record/columns';
import type { Stored } from '../record/schema';
import { FINANCING_STATE_LABELS, type Financing } from './schema';

/** Columns for exporting applications, for the bookkeeper: each payout with its fee. */
export const FINANCING_COLUMNS: Columns<Stored<Financing>> = {
  Started: (one) => one.createdAt.slice(0, 10),
  Customer: (one) => one.customerName,
  For: (one) => one.subjectNumber,
  Kind: (one) => (one.kind === 'prequal' ? 'Prequalification' : 'Loan'),
  Lender: (one) => one.lenderName,
  Status: (one) => FINANCING_STATE_LABELS[one.state],
  Amount: (one) => plainAmount(one.amountCents),
  Approved: (one) => (one.approvedCents === null ? '' : plainAmount(one.approvedCents)),
  'Paid out on': (one) => one.paidOutOn,
  Fee: (one) => (one.paidOutOn === '' ? '' : plainAmount(one.feeCents)),
  Refunded: (one) => plainAmount(one.refundedCents),
  Payment: (one) => one.paymentId,
  Id: (one) => one.id,
};
