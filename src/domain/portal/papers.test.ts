import { expect, it } from 'vitest';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildInvoice } from '@/testing/factories/invoice';
import { agreementInPortal, invoiceInPortal } from './papers';

it('hides an agreement the customer was not sent: a draft or an unreviewed import', () => {
  expect(agreementInPortal(buildAgreement({ state: 'draft' }))).toBeNull();
  expect(agreementInPortal(buildAgreement({ state: 'imported' }))).toBeNull();
  expect(agreementInPortal(buildAgreement({ state: 'active' }))).toMatchObject({ details: 'Active' });
});

it('labels an invoice’s due date and issue date', () => {
  const invoice = buildInvoice({
    ...{ state: 'issued', number: 'INV-7', title: 'Repair', isOpen: true, balanceCents: 12_345, totalCents: 12_345 },
    ...{ issuedOn: '2026-06-01', dueOn: '2026-06-15' },
  });
  expect(invoiceInPortal(invoice, { timeZone: 'America/Chicago' })?.details).toBe(
    'Repair · $123.45 open · due Jun 15, 2026 · issued Jun 1, 2026',
  );
});
