import type { DocumentInput } from '../../billing/schema';
import { DEPOSIT_BILL, DEPOSIT_REQUEST, isDepositUse, overpaidCents } from '../../invoice/credit';
import type { Invoice } from '../../invoice/schema';
import { sumOf } from '../../money/amounts';
import type { Currency } from '../../money/schema';
import { onePriceDocument } from './invoice';

/** The id of a deposit's invoice, which says whose it is; one that is asked for again after a void has its own. */
export const depositBillId = (contractId: string, attempt: number): string =>
  `${DEPOSIT_BILL}${contractId}${attempt === 1 ? '' : `_${attempt}`}`.slice(0, 128);

/** Names one step by what was there before it, so that a repeat is the same step: the number of credit notes, or the revision of a bill. */
export const depositRequest = (invoiceId: string, before: number | string): string =>
  `${DEPOSIT_REQUEST}${invoiceId}-${before}`.slice(0, 100);

type Asked = { contractNumber: string; currency: Currency; date: string; amountCents: number };

/** What a deposit is asked for with: one line without tax, as the contract's other bills. */
export const documentOfDeposit = ({ contractNumber, currency, date, amountCents }: Asked): DocumentInput =>
  onePriceDocument({
    currency,
    date,
    name: `Deposit, contract ${contractNumber}`,
    description: 'Credited on the applications for payment until it is used up.',
    amountCents,
  });

type Bill = Pick<Invoice, 'state' | 'balanceCents' | 'paidCents' | 'refundedCents' | 'document'>;

/** What of a deposit was really paid and is on no application yet, in cents; what is still owed on it counts when it comes. */
export const depositLeftCents = (bill: Pick<Bill, 'state' | 'paidCents' | 'refundedCents'>): number =>
  Math.max(0, depositHeldCents(bill));

/** The same, below 0 where more of it is on applications than is paid now: a check bounced, or money went back. */
export const depositHeldCents = ({ state, paidCents, refundedCents }: Omit<Bill, 'balanceCents' | 'document'>) =>
  state === 'draft' || state === 'void' ? 0 : paidCents - refundedCents;

const givenCents = ({ document }: Pick<Bill, 'document'>): number =>
  sumOf(document.settlements.map((one) => (one.kind === 'refund' && isDepositUse(one) ? one.amountCents : 0)));

/**
 * What of a deposit can go to an application without a further credit note, in cents: what was credited for applications and is on none, because
 * it was taken back or a step is not finished, or what was paid too much.
 */
export function depositCreditCents(bill: Bill): number {
  const creditedCents = sumOf(
    bill.document.settlements.map(({ id, kind, amountCents }) =>
      kind === 'credit' && id.startsWith(DEPOSIT_REQUEST) ? amountCents : 0,
    ),
  );
  return Math.min(Math.max(creditedCents - givenCents(bill), overpaidCents(bill)), depositLeftCents(bill));
}

/** What of the deposit paid an application's bill, in cents. */
export const creditedDepositCents = ({ document }: Pick<Invoice, 'document'>): number =>
  sumOf(
    document.settlements.map((settlement) =>
      settlement.kind === 'payment' && isDepositUse(settlement) ? settlement.amountCents : 0,
    ),
  );
