import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { amountCents } from '../money/schema';
import { recordId, requiredLine } from '../record/schema';
import type { Settlement } from '../billing/schema';
import { sumOf } from '../money/amounts';
import { formatCents } from '../money/format';
import { isEqual, type ListQuery } from '../record/listQuery';
import { invoiceLabel } from './facts';
import type { Invoice } from './schema';

/** Short enough that the ids derived from it are still valid. */
const requestId = recordId.max(100);

/**
 * Uses one invoice's overpayment to pay another invoice of the same customer, for staff. `requestId` makes a repeat idempotent, and
 * identifies the use when it is reverted.
 */
export const applyCredit = defineContract({
  name: 'applyCredit',
  input: z.object({
    fromInvoiceId: recordId,
    toInvoiceId: recordId,
    requestId,
    amountCents: amountCents.refine((value) => value > 0, 'Enter an amount'),
  }),
  output: z.object({}),
});

/** Returns the credit to the invoice that it came from, for managers. Repeating it changes nothing. */
export const takeBackCredit = defineContract({
  name: 'takeBackCredit',
  input: z.object({ requestId, reason: requiredLine(1000, 'Enter a reason so others know why.') }),
  output: z.object({}),
});

const PREFIX = { given: 'credit-given-', taken: 'credit-taken-' } as const;

/** Returns the ids of a use of credit on the invoice that gives it and on the one that receives it, and in the ledger. */
export const creditUseIds = (id: string) => ({ given: `${PREFIX.given}${id}`, taken: `${PREFIX.taken}${id}` });

/** Returns the request of a settlement that is a use of credit; '' for any other. */
export function creditUseOf({ id }: Pick<Settlement, 'id'>): string {
  for (const prefix of Object.values(PREFIX)) if (id.startsWith(prefix)) return id.slice(prefix.length);
  return '';
}

/**
 * The id prefix of a contract's deposit invoice, and the request prefix of what is credited from it. Here, because refunds need only
 * these.
 */
export const DEPOSIT_BILL = 'contract-deposit-';
export const DEPOSIT_REQUEST = 'deposit-';

/** Returns the contract whose deposit an invoice asks for; '' for every other invoice. */
export const contractOfDeposit = (invoiceId: string): string =>
  invoiceId.startsWith(DEPOSIT_BILL) ? invoiceId.slice(DEPOSIT_BILL.length).replace(/_\d$/, '') : '';

/** Whether a settlement is a contract deposit applied to an application's bill. */
export const isDepositUse = (settlement: { id: string }): boolean =>
  creditUseOf(settlement).startsWith(DEPOSIT_REQUEST);

/** Returns how much of an invoice's payments was used on other invoices, in cents. */
export const creditGivenCents = ({ document }: Pick<Invoice, 'document'>): number =>
  sumOf(document.settlements.map(({ id, amountCents: cents }) => (id.startsWith(PREFIX.given) ? cents : 0)));

/** Returns an invoice's overpayment, in cents; 0 for a draft. */
export const overpaidCents = ({ state, balanceCents }: Pick<Invoice, 'state' | 'balanceCents'>): number =>
  state === 'draft' ? 0 : Math.max(0, -balanceCents);

type Side = Pick<Invoice, 'state' | 'balanceCents' | 'customerId' | 'number' | 'draftNumber' | 'isOpen'> & {
  document: Pick<Invoice['document'], 'currency'>;
};

/** Returns how much of another invoice one invoice's credit can pay, in cents. */
export const usableCreditCents = (from: Pick<Invoice, 'state' | 'balanceCents'>, to: Pick<Invoice, 'balanceCents'>) =>
  Math.min(overpaidCents(from), to.balanceCents);

/**
 * Returns why this much of one invoice's credit can't pay another, as a sentence; '' when it can.
 * @param creditCents the available credit; defaults to the overpayment
 */
export function creditFault(from: Side, to: Side, cents: number, creditCents = overpaidCents(from)): string {
  const { currency } = from.document;
  if (from.customerId !== to.customerId) return 'The credit belongs to another customer.';
  if (currency !== to.document.currency) return `The credit is in ${currency}, the invoice in ${to.document.currency}.`;
  if (!to.isOpen) return `Nothing is owed on ${invoiceLabel(to)}.`;
  if (creditCents === 0) return `${invoiceLabel(from)} has no credit left.`;
  const most = Math.min(creditCents, to.balanceCents);
  return cents > most ? `At most ${formatCents(most, { currency })} can be used.` : '';
}

/** A customer's overpaid invoices. */
export const overpaidInvoices = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId), { field: 'balanceCents', operator: '<', value: 0 }],
  orderBy: [{ field: 'balanceCents', direction: 'asc' }],
  limit: 100,
});
