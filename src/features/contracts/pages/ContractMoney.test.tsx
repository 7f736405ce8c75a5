import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeApplication, changeChangeOrder, changeContractBook } from '@/domain/contract/money/api';
import { orderParties } from '@/domain/contract/money/orderPaper';
import { linkForSigner } from '@/domain/contract/record/api';
import { MAILED } from '@/domain/contract/record/letters';
import { contractTermsSchema } from '@/domain/contract/record/parts';
import { linked, sentVersion } from '@/domain/contract/record/signing';
import { contractVersionSchema } from '@/domain/contract/record/version';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { active, book, certified, draft, sent } from '@/testing/factories/contractMoney';
import { buildInvoice } from '@/testing/factories/invoice';
import { renderApp } from '@/testing/renderApp';
import { contractsRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './ContractPage';
import '../components/OverviewTab';
import '../components/money/ScheduleOfValuesTab';
import '../components/money/ChangeOrdersTab';
import '../components/money/BillingTab';
import '../components/money/WaiversTab';
import '../components/money/BudgetTab';
import '../components/money/RequestsTab';
import '../components/money/CloseoutTab';

const open = (
  tab: string,
  records: Record<string, unknown[]> = {},
  extra: Partial<Parameters<typeof renderApp>[0]> = {},
) =>
  renderApp({
    routes: contractsRoutes,
    path: `/contracts/active?tab=${tab}`,
    role: 'office',
    records: { contracts: [active], customers: [buildCustomer({ id: 'ada' })], ...records },
    now: '2026-03-10T15:00:00.000Z',
    features: { contracts: true, customers: true, invoices: true, jobs: true },
    ...extra,
  });

it('edits the schedule in a sheet until it matches the contract sum', async () => {
  const { callsOf } = answerCalls([answering(changeContractBook, () => ({ depositFault: '' }))]);
  const calls = () => callsOf(changeContractBook);
  const { user } = await open('values');
  expect(await screen.findByText(/No lines yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import lines' });
  await user.click(within(dialog).getByLabelText('From a spreadsheet'));
  await user.paste('1\tSitework\t$600.00\n2\tFraming\t399.99');
  await user.click(within(dialog).getByRole('button', { name: 'Import 2 lines' }));
  expect(await screen.findByText('The schedule comes to $0.01 less than the contract sum.')).toBeVisible();
  const value = screen.getByLabelText('Scheduled value of line 2');
  await user.clear(value);
  await user.type(value, '400{Enter}');
  await waitFor(() => expect(screen.queryByText(/less than the contract sum/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save schedule' }));
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toMatchObject({
    contractId: 'active',
    revision: '',
    change: {
      kind: 'schedule',
      lines: [{ description: 'Sitework', scheduledValueCents: 60_000 }, { scheduledValueCents: 40_000 }],
    },
  });
});

it('lists an unsigned change order with a warning, outside the total', async () => {
  const { callsOf } = answerCalls([answering(changeChangeOrder, () => ({ number: 1 }))]);
  const calls = () => callsOf(changeChangeOrder);
  const { user } = await open('changes', { contractBooks: [book], changeOrders: [sent] });
  expect(await screen.findByText(/Neither side has signed/)).toBeVisible();
  expect(screen.getByText('Waiting for signatures, not billed')).toBeVisible();
  expect(screen.getAllByText('$1,000.00')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Record signature' }));
  const dialog = await screen.findByRole('dialog', { name: 'Signature on CO-1' });
  await user.type(within(dialog).getByLabelText(/^Name/), 'Ada Lovelace');
  await user.click(within(dialog).getByRole('button', { name: 'Record signature' }));
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toMatchObject({
    orderId: 'o1',
    revision: 'o-1',
    change: { kind: 'sign', signature: { party: 'owner', name: 'Ada Lovelace', signedOn: '2026-03-10' } },
  });
});

it('sends a change order after confirmation, with a link per unsigned side', async () => {
  const { callsOf } = answerCalls([
    answering(changeChangeOrder, () => ({ number: 2 })),
    answering(linkForSigner, () => ({ token: 'Ab3-_Ab3-_Ab3-_Ab3-_Ab' })),
  ]);
  const out = {
    ...sent,
    version: 1,
    signatures: [
      {
        party: 'contractor' as const,
        name: 'Grace',
        how: 'On paper',
        signedOn: '2026-03-09',
        by: 'u',
        at: '2026-03-09T10:00:00.000Z',
      },
    ],
  };
  const drawnUp = { ...sent, id: 'o2', number: 2, title: 'Fence stays', state: 'draft' as const };
  const { user } = await open('changes', { contractBooks: [book], changeOrders: [out, drawnUp] });
  await user.click(await screen.findByRole('button', { name: 'Send for signature' }));
  const question = await screen.findByRole('dialog', { name: 'Send CO-2 for signature' });
  await user.click(within(question).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(callsOf(changeChangeOrder)).toMatchObject([{ orderId: 'o2', change: { kind: 'send' } }]));
  await user.click(screen.getByRole('button', { name: 'More for CO-1' }));
  expect(screen.queryByRole('menuitem', { name: 'Copy link for Grace Hopper' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link for Ada Lovelace' }));
  await waitFor(() =>
    expect(callsOf(linkForSigner)).toMatchObject([{ contractId: 'active', orderId: 'o1', partyId: 'ada' }]),
  );
});

it('shows past and upcoming reminders of a sent change order', async () => {
  const asked = (at: string) => ({ now: at, byUid: '', ipAddress: '', userAgent: '' });
  const how = { text: MAILED, isOnly: false, isMailed: true };
  const parties = orderParties(active, 'Ground Zero');
  const given = { ...active, orderId: 'o1', number: 'C26 CO-1', version: 0, parties, chainHead: '' };
  const out = await sentVersion(given, '{}', asked('2026-03-04T15:00:00.000Z'));
  const first = await linked(out, 'ada', { ...how, isReminder: false }, asked('2026-03-04T15:00:00.000Z'));
  const reminded = await linked(first, 'ada', { ...how, isReminder: true }, asked('2026-03-07T15:00:00.000Z'));
  const version = { ...reminded, signers: reminded.signers.map((signer) => ({ ...signer, letterAt: '' })) };
  const terms = contractTermsSchema.parse({ remindAfterDays: [3, 7] });
  await open('changes', {
    contracts: [{ ...active, terms }],
    contractBooks: [book],
    changeOrders: [{ ...sent, version: 1 }],
    contractVersions: [
      buildStored({ kind: 'version', schema: contractVersionSchema, fields: version, overrides: { id: 'o1-co-v1' } }),
    ],
  });
  expect(
    await screen.findByText(
      'Automatic reminders: after 3 and 7 days. Ada Lovelace: reminded on Mar 7, 2026, next reminder on Mar 11, 2026.',
    ),
  ).toBeVisible();
});

it('enters an application line by line, refuses amounts over a line’s value, and shows what is due', async () => {
  const { callsOf } = answerCalls([answering(changeApplication, () => ({ number: 1, invoiceId: '', billFault: '' }))]);
  const calls = () => callsOf(changeApplication);
  const { user } = await open('billing', { contractBooks: [book], payApplications: [draft] });
  const amount = await screen.findByLabelText('This period of Work a');
  await user.type(amount, '600.01{Enter}');
  expect(await screen.findByText(/more than the line is worth/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await user.clear(amount);
  await user.type(amount, '300{Enter}');
  const percent = screen.getByLabelText('Percent complete of Work b');
  await user.type(percent, '25{Enter}');
  await waitFor(() => expect(screen.queryByText(/more than the line is worth/)).not.toBeInTheDocument());
  // 300 + 100, less 10%.
  expect(screen.getByText('8 Current payment due').closest('div')).toHaveTextContent('$360.00');
  // California allows 5% on private work from 2026 on, and the page says so.
  expect(screen.getByText(/This application holds more than the law/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toMatchObject({
    applicationId: 'p1',
    revision: 'p-1',
    change: {
      kind: 'save',
      fields: {
        entries: [
          { lineId: 'a', thisPeriodCents: 30_000 },
          { lineId: 'b', completePpm: 250_000 },
        ],
      },
    },
  });
});

it('lists certified applications, and can release retainage', async () => {
  const { callsOf } = answerCalls([answering(changeApplication, () => ({ number: 2, invoiceId: '', billFault: '' }))]);
  const calls = () => callsOf(changeApplication);
  const { user } = await open('billing', { contractBooks: [book], payApplications: [certified] });
  expect(await screen.findByText(/\$270\.00 certified by Grace Hopper/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Release retainage' }));
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toMatchObject({
    change: { kind: 'save', fields: { periodEnd: '2026-03-10', retainage: { method: 'fixed', fixedCents: 0 } } },
  });
});

it('updates a draft invoice of a certified application until it has a number', async () => {
  const bill = buildInvoice({ id: 'bill', state: 'draft', number: '', isOpen: false, totalCents: 27_000 });
  const { store } = await open('billing', {
    contractBooks: [book],
    payApplications: [{ ...certified, invoiceId: 'bill' }],
    invoices: [bill],
  });
  expect(await screen.findByRole('link', { name: 'Draft' })).toBeVisible();
  const data = { state: 'issued', number: 'INV-7', isOpen: true };
  await act(() => store.commit([{ kind: 'update', path: 'companies/company-1/invoices', id: 'bill', data }]));
  expect(await screen.findByRole('link', { name: 'Invoice INV-7' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make the bill' })).toBeNull();
});

it('shows legal and contract deadlines on the overview', async () => {
  await open('overview', { contractBooks: [book], payApplications: [certified] });
  const list = await screen.findByRole('list', { name: 'Deadlines' });
  expect(within(list).getByText('Preliminary notice')).toBeVisible();
  expect(within(list).getByText('16 days late')).toBeVisible();
  expect(within(list).getByText('Payment of application 1')).toBeVisible();
  // How the payment date follows from the contract and from the statute.
  expect(within(list).getByText(/By the contract: certified .+ days to pay by the contract/)).toBeVisible();
  expect(within(list).getByText(/By law \(Civil Code 8800.+request sent .+30 days after the request/)).toBeVisible();
});
