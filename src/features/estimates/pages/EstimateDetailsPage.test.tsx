import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { memberAgreementId } from '@/domain/agreement/record/membershipOffer';
import { approveEstimate, convertEstimate, declineEstimate } from '@/domain/estimate/api';
import { buildAgreement } from '@/testing/factories/agreement';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildPayment } from '@/testing/factories/invoice';
import { renderApp } from '@/testing/renderApp';
import { estimateLinkRoutes, estimatesRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './EstimateViewPage';
import './EstimateDetailsPage';
import './EstimatesPage';

const NOW = '2026-01-12T15:12:00.000Z';
const FEATURES = { customers: true, jobs: true, invoices: true, estimates: true };
const ada = buildCustomer({ id: 'customer-1', email: 'ada@example.com' });
const open = (path: string, estimates: ReturnType<typeof buildEstimate>[]) =>
  renderApp({
    routes: [...estimatesRoutes, ...estimateLinkRoutes],
    path,
    now: NOW,
    features: FEATURES,
    records: { customers: [ada], estimates },
  });

let calls: ReturnType<typeof answerCalls>;
beforeEach(() => {
  calls = answerCalls([
    answering(approveEstimate, () => ({})),
    answering(declineEstimate, () => ({})),
    answering(convertEstimate, () => ({ jobId: 'job-9', invoiceId: '' })),
  ]);
});

it('records the customer’s answer in the office: a choice and how they agreed, or a reason', async () => {
  const document = buildDocument({
    type: 'estimate',
    lines: [
      buildLine({ id: 'a', unitPriceCents: 100_000 }),
      buildLine({ id: 'o', name: 'Filter', isOptional: true, isSelected: false, unitPriceCents: 5000 }),
    ],
  });
  const { user } = await open('/estimates/e1/view', [
    buildEstimate({ id: 'e1', state: 'sent', sentAt: NOW, document }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Accept for the customer…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept for the customer' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Filter (optional)' }));
  expect(within(dialog).getByRole('status')).toHaveTextContent('Total $1,050.00');
  await user.click(within(dialog).getByRole('button', { name: 'By phone' }));
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await screen.findByText('The estimate is accepted.');
  expect(calls.callsOf(approveEstimate)).toEqual([
    {
      estimateId: 'e1',
      choice: { optionId: '', selectedLineIds: ['o'], quantitiesE4: {} },
      note: 'Ada Lovelace: By phone',
      isMember: false,
    },
  ]);

  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'The customer declined…' }));
  const decline = await screen.findByRole('dialog', { name: 'The customer declined' });
  await user.click(within(decline).getByRole('button', { name: 'Mark as declined' }));
  expect(within(decline).getByText('Enter a reason so others know why.')).toBeVisible();
  await user.click(within(decline).getByRole('button', { name: 'Too expensive' }));
  await user.click(within(decline).getByRole('button', { name: 'Mark as declined' }));
  await screen.findByText('The estimate is marked as declined.');
  expect(calls.callsOf(declineEstimate)).toEqual([{ estimateId: 'e1', reason: 'Too expensive' }]);
});

it('shows the office only the options, without pictures', async () => {
  const photoUrl = 'https://files.example/furnace.png';
  const document = buildDocument({
    type: 'estimate',
    options: ['Good', 'Best'].map((name) => ({ id: name, name, description: '', isRecommended: name === 'Best' })),
    lines: ['Good', 'Best'].map((optionId) =>
      buildLine({ id: optionId, optionId, name: `${optionId} furnace`, unitPriceCents: 100_000, photoUrl }),
    ),
  });
  const { user } = await open('/estimates/e1/view', [
    buildEstimate({ id: 'e1', state: 'sent', sentAt: NOW, document }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Accept for the customer…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept for the customer' });
  expect(within(dialog).getByRole('radio', { name: /^Best, / })).toBeChecked();
  expect(dialog.querySelector('img')).toBeNull();
  expect(within(dialog).queryByText('Best furnace')).not.toBeInTheDocument();
});

it('creates a job once it is approved', async () => {
  const { user } = await open('/estimates/e1/view', [buildEstimate({ id: 'e1', state: 'approved' })]);
  await user.click(await screen.findByRole('button', { name: 'Create job' }));
  expect(await screen.findByText('Elsewhere: /jobs/job-9')).toBeVisible();
  expect(calls.callsOf(convertEstimate)).toEqual([{ estimateId: 'e1', to: 'job' }]);
});

const approval = {
  revisionNumber: 1,
  optionId: '',
  selectedLineIds: [],
  quantitiesE4: {},
  totalCents: 100_000,
  documentHash: 'a'.repeat(64),
  signature: null,
  by: 'customer' as const,
  byUid: '',
  at: NOW,
  ipAddress: '',
  userAgent: '',
  joinsPlan: false,
};

it('links to the service agreement sold with it', async () => {
  const agreement = buildAgreement({ id: memberAgreementId('e1'), number: 'S26-TAKEN' });
  const { planId, planVersion, plan, interval, priceCents } = agreement;
  const membership = { planId, planVersion, plan, interval, priceCents };
  await renderApp({
    routes: estimateLinkRoutes,
    path: '/estimates/e1/view',
    now: '2026-01-12T15:12:00.000Z',
    features: { ...FEATURES, serviceagreement: true },
    records: {
      customers: [ada],
      agreements: [agreement],
      estimates: [buildEstimate({ id: 'e1', state: 'approved', approval, membership })],
    },
  });
  expect(await screen.findByRole('link', { name: /S26-TAKEN/ })).toHaveAttribute(
    'href',
    '/service-agreement/e1-member/view',
  );
});

it('links to its next progress bill for people who may invoice', async () => {
  const { user, unmount } = await open('/estimates/e1/view', [
    buildEstimate({ id: 'e1', state: 'converted', approval, invoiceIds: ['i1'] }),
  ]);
  await user.click(await screen.findByRole('link', { name: 'Bill progress' }));
  expect(await screen.findByText('Elsewhere: /invoices/progress?estimate=e1')).toBeVisible();
  unmount();

  await renderApp({
    routes: estimateLinkRoutes,
    path: '/estimates/e1/view',
    now: NOW,
    features: { estimates: true },
    records: { customers: [ada], estimates: [buildEstimate({ id: 'e1', state: 'converted', approval })] },
  });
  expect(await screen.findByRole('button', { name: 'More actions' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bill progress' })).not.toBeInTheDocument();
});

it('shows the deposit’s payment date and method, and what is left', async () => {
  const document = buildDocument({
    type: 'estimate',
    date: '2026-01-12',
    lines: [buildLine({ name: 'Furnace', unitPriceCents: 100_000 })],
    deposit: { kind: 'percent', ratePpm: 300_000, amountCents: 0 },
  });
  const deposit = { estimateId: 'e1', method: 'card' as const, amountCents: 30_000, receivedOn: '2026-01-11' };
  await renderApp({
    routes: estimateLinkRoutes,
    path: '/estimates/e1/view',
    now: NOW,
    features: FEATURES,
    records: {
      customers: [ada],
      estimates: [buildEstimate({ id: 'e1', state: 'approved', approval, document })],
      // It's already on an invoice.
      payments: [buildPayment({ id: 'p1', ...deposit, invoiceId: 'i1' })],
    },
  });
  expect(await screen.findByText('Deposit paid Jan 11, 2026, card')).toBeVisible();
  expect(screen.getByText('$700.00')).toBeVisible();
  expect(screen.queryByText('Deposit due')).not.toBeInTheDocument();
  const paper = screen.getByRole('article', { name: /^Estimate/ });
  expect(within(paper).getByText(/^Deposit, card/)).toBeVisible();
});

it('is found by status and by number', async () => {
  const { user } = await open('/estimates?status=expired', [
    buildEstimate({ id: 'old', number: 'E26-AAAAA', state: 'sent', validUntil: '2026-01-11', title: 'Old one' }),
    buildEstimate({ id: 'new', number: 'E26-BBBBB', state: 'sent', validUntil: '2026-01-12', title: 'New one' }),
  ]);
  expect(await screen.findByRole('link', { name: 'E26-AAAAA' })).toHaveAttribute('href', '/estimates/old/view');
  expect(screen.queryByText('New one')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByText('New one')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: /Search number/ }), 'e26-b');
  await waitFor(() => expect(screen.queryByText('Old one')).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'E26-BBBBB' })).toBeVisible();
});
