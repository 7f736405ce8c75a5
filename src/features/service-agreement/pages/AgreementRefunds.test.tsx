import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agreementBillSchema, agreementVisitSchema } from '@/domain/agreement/record/schema';
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

const open = (member: ReturnType<typeof buildMember>, balanceCents = 0) =>
  renderApp({
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

it.each([
  [-850, 'Refund $8.50 on the invoice'],
  [0, 'Nothing is left to refund on the invoice'],
])('shows a canceled agreement with %i on its invoice as: %s', async (balanceCents, label) => {
  await open(buildMember({ state: 'cancelled', refunds }), balanceCents);
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', '/invoices/invoice-1');
});

it('names the last paid day when canceling', async () => {
  const bill = { invoiceId: 'invoice-1', on: '2026-04-01', from: '2026-04-01', until: '2026-05-01', priceCents: 1_900 };
  const { user } = await open(buildMember({ bills: [agreementBillSchema.parse({ ...bill, isPaid: true })] }));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the agreement…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the agreement' });
  expect(within(dialog).getByRole('radio', { name: /^At the end of the paid period: after Apr 30\b/ })).toBeChecked();
});

it('draws no two states of visits in one color', async () => {
  const visit = { dueFrom: '2026-04-01', dueBy: '2026-06-30', name: 'Tune-up' };
  const states = ['due', 'used', 'lapsed', 'rolled-over'] as const;
  const drawn = states.map((state, index) => ({ ...visit, id: `v${index}`, state }));
  const others = [
    { ...visit, id: 'planned', state: 'scheduled' as const, jobId: 'job' },
    { ...visit, id: 'later', state: 'due' as const, dueFrom: '2026-09-01', dueBy: '2026-11-30' },
  ];
  const visits = [...drawn, ...others].map((one) => agreementVisitSchema.parse(one));
  await open(buildMember({ visits, startsOn: '2026-01-01', termStartsOn: '2026-01-01' }));
  const figure = await screen.findByRole('figure', { name: 'The year of the agreement' });
  const tones = [...figure.querySelectorAll('ol [data-tone]')].map((bar) => bar.getAttribute('data-tone'));
  const css = readFileSync('src/ui/charts/tones.module.css', 'utf8');
  const colorOf = (tone: string | null) => new RegExp(`data-tone='${tone}'\\][^#]*(#\\w+)`).exec(css)?.[1];
  expect(new Set(tones.map(colorOf)).size).toBe(visits.length);
});
