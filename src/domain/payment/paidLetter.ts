import { paragraphs, type Letter } from '../mail/letter';
import { formatCents } from '../money/format';
import { PAYMENT_METHOD_LABELS, type Payment } from './schema';

type PaidOnline = {
  payment: Pick<Payment, 'amountCents' | 'tipCents' | 'currency' | 'customerName' | 'invoiceNumber' | 'method'>;
  /** The invoice's balance; null for a deposit, which has no invoice yet. */
  balanceCents: number | null;
};

/** Builds the email that tells the company about a customer's online payment. */
export function paidToCompany({ payment, balanceCents }: PaidOnline): Letter {
  const { customerName, invoiceNumber, currency, tipCents } = payment;
  const money = (cents: number): string => formatCents(cents, { currency });
  const amount = money(payment.amountCents);
  const method = PAYMENT_METHOD_LABELS[payment.method].toLowerCase();
  const isDeposit = invoiceNumber === '';
  return {
    subject: isDeposit
      ? `Deposit paid: ${amount}, ${customerName}`
      : `Paid: invoice ${invoiceNumber}, ${customerName}, ${amount}`,
    message: paragraphs(
      `${customerName} paid ${amount} by ${method} ${isDeposit ? 'as a deposit' : `for invoice ${invoiceNumber}`}.`,
      tipCents > 0 ? `That includes a tip of ${money(tipCents)}.` : '',
      balanceCents === null
        ? 'Next: find a time for the work.'
        : balanceCents <= 0
          ? 'The invoice is paid in full. Nothing is left to do.'
          : `${money(balanceCents)} is still due.`,
    ),
    linkLabel: isDeposit ? 'Open the estimate' : 'Open the invoice',
  };
}

type Written = Pick<Payment, 'state' | 'enteredBy'>;

/** Whether this write is the moment at which a customer's own payment succeeded. The office already knows about payments it enters itself. */
export const isPaidOnline = (before: Pick<Payment, 'state'> | null, { state, enteredBy }: Written): boolean =>
  state === 'succeeded' &&
  enteredBy === '' &&
  (before === null || before.state === 'processing' || before.state === 'failed');
