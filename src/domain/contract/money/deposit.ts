import type { DocumentInput } from '../../billing/schema';
import { creditUseOf } from '../../invoice/credit';
import type { Invoice } from '../../invoice/schema';
import { sumOf } from '../../money/amounts';
import type { Currency } from '../../money/schema';
import { onePriceDocument } from './invoice';

const PREFIX = 'contract-deposit-';
const REQUEST = 'deposit-';

/** The id of a deposit's invoice, which says whose it is; one that is asked for again after a void has its own. */
export const depositBillId = (contractId: string, attempt: number): string =>
  `${PREFIX}${contractId}${attempt === 1 ? '' : `_${attempt}`}`.slice(0, 128);

/** Whose deposit an invoice asks for; '' for every other invoice. */
export const contractOfDeposit = (invoiceId: string): string =>
  invoiceId.startsWith(PREFIX) ? invoiceId.slice(PREFIX.length).replace(/_\d$/, '') : '';

/** Names one step of crediting by what was there before it, so that a repeat is the same step. */
export const depositRequest = (invoiceId: string, steps: number): string =>
  `${REQUEST}${invoiceId}-${steps}`.slice(0, 100);

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

type Bill = Pick<Invoice, 'state' | 'balanceCents' | 'paidCents' | 'refundedCents'>;

/** What of a deposit was paid and is on no application yet, in cents. One that is not paid in full is credited nowhere. */
export const depositLeftCents = ({ state, balanceCents, paidCents, refundedCents }: Bill): number =>
  state === 'draft' || state === 'void' || balanceCents > 0 ? 0 : Math.max(0, paidCents - refundedCents);

/** What of the deposit paid an application's bill, in cents. */
export const creditedDepositCents = ({ document }: Pick<Invoice, 'document'>): number =>
  sumOf(
    document.settlements.map((settlement) =>
      settlement.kind === 'payment' && creditUseOf(settlement).startsWith(REQUEST) ? settlement.amountCents : 0,
    ),
  );
