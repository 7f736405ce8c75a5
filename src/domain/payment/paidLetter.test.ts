import { expect, it } from 'vitest';
import { isPaidOnline, paidToCompany } from './paidLetter';
import { paymentSchema } from './schema';

const payment = paymentSchema.parse({
  invoiceId: 'i1',
  invoiceNumber: 'INV-7',
  customerId: 'c1',
  customerName: 'Dana Whitfield',
  method: 'card',
  state: 'succeeded',
  amountCents: 30_923,
  receivedOn: '2026-06-02',
});

it('says who paid how much for what, and what is left', () => {
  expect(paidToCompany({ payment, balanceCents: 0 })).toEqual({
    subject: 'Paid: invoice INV-7, Dana Whitfield, $309.23',
    message:
      'Dana Whitfield paid $309.23 by card for invoice INV-7.\n\nThe invoice is paid in full. Nothing is left to do.',
    linkLabel: 'Open the invoice',
  });
  expect(paidToCompany({ payment: { ...payment, tipCents: 1000 }, balanceCents: 5000 }).message).toMatch(
    /a tip of \$10\.00\.\n\n\$50\.00 is still due\.$/,
  );
  expect(paidToCompany({ payment: { ...payment, invoiceNumber: '' }, balanceCents: null })).toMatchObject({
    subject: 'Deposit paid: $309.23, Dana Whitfield',
    linkLabel: 'Open the estimate',
  });
});

it('reports a customer’s own payment once it succeeds', () => {
  expect(isPaidOnline(null, payment)).toBe(true);
  expect(isPaidOnline({ state: 'processing' }, payment)).toBe(true);
  expect(isPaidOnline({ state: 'succeeded' }, payment)).toBe(false);
  // A dispute the company won.
  expect(isPaidOnline({ state: 'disputed' }, payment)).toBe(false);
  expect(isPaidOnline(null, { ...payment, enteredBy: 'u1' })).toBe(false);
  expect(isPaidOnline(null, { ...payment, state: 'processing' })).toBe(false);
});
