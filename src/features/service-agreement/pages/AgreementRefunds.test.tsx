import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildMember, buildPlan } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { serviceAgreementLinkRoutes, serviceAgreementRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './AgreementViewPage';
import './AgreementDetailsPage';

const refunds = [
  {
    on: '2026-04-01',
    amountCents: 850,
    creditNotes: [{ creditNoteId: 'note-1', number: 'CN-00001', invoiceId: 'invoice-1' }],
  },
];

it.each([
  [-850, 'Refund $8.50 on the invoice'],
  [0, 'Nothing is left to refund on the invoice'],
])('shows a canceled agreement with %i on its invoice as: %s', async (balanceCents, label) => {
  const member = buildMember({ state: 'cancelled', refunds });
  await renderApp({
    routes: [...serviceAgreementRoutes, ...serviceAgreementLinkRoutes],
    path: `/service-agreement/${member.id}/view`,
    role: 'manager',
    records: {
      agreementPlans: [buildPlan({ id: 'plus' })],
      agreements: [member],
      customers: [buildCustomer({ id: 'ada' })],
      properties: [buildProperty({ id: 'house', customerId: 'ada' })],
      invoices: [buildInvoice({ id: 'invoice-1', state: 'issued', balanceCents })],
    },
    now: '2026-04-12T15:00:00.000Z',
    features: { serviceagreement: true, customers: true, jobs: true, invoices: true },
  });
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', '/invoices/invoice-1');
});
