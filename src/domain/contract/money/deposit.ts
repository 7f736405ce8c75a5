import type { DocumentInput } from '../../billing/schema';
import { DEPOSIT_BILL, DEPOSIT_REQUEST, isDepositUse, overpaidCents } from '../../invoice/credit';
import type { Invoice } from '../../invoice/schema';
import { sumOf } from '../../money/amounts';
import type { Currency } from '../../money/schema';
import { onePriceDocument } from './invoice';

/** Returns the id of a deposit's invoice, which contains the contract; a new request after a void has its own. */
export const depositBillId = (contractId: string, attempt: number): string =>
  `${DEPOSIT_BILL}${contractId}${attempt === 1 ? '' : `_${attempt}`}`.slice(0, 128);

/**
 * Returns a request id for one step, derived from the state before it, so that a repeat is the same step: the number of credit notes, or
 * the revision of a bill.
 */
export const depositRequest = (invoiceId: string, before: number | string): string =>
  `${DEPOSIT_REQUEST}${invoiceId}-${before}`.slice(0, 100);

type Asked = { contractNumber: string; currency: Currency; date: string; amountCents: number };

/** Builds the deposit invoice: one line without tax, like the contract's other bills. */
export const documentOfDeposit = ({ contractNumber, currency, date, amountCents }: Asked): DocumentInput =>
  onePriceDocument({
    currency,
    date,
    name: `Deposit, contract ${contractNumber}`,
    description: 'Credited on the applications for payment until it is used up.',
    amountCents,
  });

type Bill = Pick<Invoice, 'state' | 'balanceCents' | 'paidCents' | 'refundedCents' | 'document'>;

/**
 * Returns the part of a deposit that was actually paid and isn't applied to any application yet, in cents; unpaid parts count once they
 * are paid.
 */
export const depositLeftCents = (bill: Pick<Bill, 'state' | 'paidCents' | 'refundedCents'>): number =>
  Math.max(0, depositHeldCents(bill));

/** Returns the same, below 0 if more of it is applied to applications than is paid now: a check bounced, or money was refunded. */
export const depositHeldCents = ({ state, paidCents, refundedCents }: Omit<Bill, 'balanceCents' | 'document'>) =>
  state === 'draft' || state === 'void' ? 0 : paidCents - refundedCents;

const givenCents = ({ document }: Pick<Bill, 'document'>): number =>
  sumOf(document.settlements.map((one) => (one.kind === 'refund' && isDepositUse(one) ? one.amountCents : 0)));

/**
 * Returns how much of a deposit can be applied to an application without another credit note, in cents: what was credited for
 * applications but isn't applied to any, because it was withdrawn or a step is unfinished, or what was overpaid.
 */
export function depositCreditCents(bill: Bill): number {
  const creditedCents = sumOf(
    bill.document.settlements.map(({ id, kind, amountCents }) =>
      kind === 'credit' && id.startsWith(DEPOSIT_REQUEST) ? amountCents : 0,
    ),
  );
  return Math.min(Math.max(creditedCents - givenCents(bill), overpaidCents(bill)), depositLeftCents(bill));
}

/** Returns how much of an application's bill the deposit paid, in cents. */
export const creditedDepositCents = ({ document }: Pick<Invoice, 'document'>): number =>
  sumOf(
    document.settlements.map((settlement) =>
      settlement.kind === 'payment' && isDepositUse(settlement) ? settlement.amountCents : 0,
    ),
  );
