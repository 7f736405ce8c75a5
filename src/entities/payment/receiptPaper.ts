import type { CompanyFields } from '@/domain/company/schema';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { paperOfReceipt } from '@/domain/paper/receipt';
import type { Paper } from '@/domain/paper/schema';
import { PAYMENT_METHOD_LABELS, type Payment } from '@/domain/payment/schema';

/** Returns the receipt for a payment; later refunds are noted on it. */
export function receiptPaper(payment: Payment, company: CompanyFields): Paper {
  const { amountCents, tipCents, currency, customerName, invoiceNumber, method, reference, receivedOn, refundedCents } =
    payment;
  const text = invoiceNumber === '' ? 'Deposit' : `Invoice ${invoiceNumber}`;
  return paperOfReceipt({
    company,
    recipient: { name: customerName, address: EMPTY_ADDRESS },
    currency,
    payment: { amountCents, tipCents, paidAt: receivedOn, methodText: PAYMENT_METHOD_LABELS[method], reference },
    allocations: [{ text, amountCents: amountCents - tipCents }],
    ...(refundedCents > 0 && { stamp: refundedCents >= amountCents ? 'Refunded' : 'Part refunded' }),
  });
}
