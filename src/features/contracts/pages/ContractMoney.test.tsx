import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { changeApplication, changeChangeOrder, changeContractBook } from '@/domain/contract/money/api';
import { bookLineSchema, contractBookSchema } from '@/domain/contract/money/book';
import { copyOf, workedApplication } from '@/domain/contract/money/billing';
import { changeOrderSchema } from '@/domain/contract/money/changeOrder';
import { lienWaiverSchema } from '@/domain/contract/money/lienWaiver';
import { contractLogSchema } from '@/domain/contract/money/log';
import { payApplicationSchema } from '@/domain/contract/money/payApplication';
import { linkForSigner } from '@/domain/contract/record/api';
import { NO_RETAINAGE } from '@/domain/contract/retainage';
import { downloadFile } from '@/lib/downloadFile';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { buildContract } from '@/testing/factories/contract';
import { buildCustomer } from '@/testing/factories/customer';
import { buildPhoto } from '@/testing/factories/photo';
import { renderApp } from '@/testing/renderApp';
import { contractsRoutes } from '../routes';
// Loaded beforehand, so that no test waits for a page's code.
import './ContractPage';
import '../components/OverviewTab';
import '../components/money/ScheduleOfValuesTab';
import '../components/money/ChangeOrdersTab';
import '../components/money/BillingTab';
import '../components/money/WaiversTab';
import '../components/money/BudgetTab';
import '../components/money/RequestsTab';
import '../components/money/CloseoutTab';

const active = buildContract({
  id: 'active',
  customerId: 'ada',
  state: 'active',
  priceCents: 100_000,
  schedule: '',
  signedOn: '2026-01-05',
  lawState: 'CA',
});
const line = (id: string, scheduledValueCents: number) =>
  bookLineSchema.parse({ id, item: id, description: `Work ${id}`, scheduledValueCents });
const lines = [line('a', 60_000), line('b', 40_000)];
const book = buildStored({
  kind: 'contractBook',
  schema: contractBookSchema,
  fields: {
    contractId: 'active',
    contractOn: '2026-01-05',
    originalSumCents: 100_000,
    lines,
    terms: { retainage: { ...NO_RETAINAGE, workPpm: 100_000 }, state: 'CA', firstFurnishedOn: '2026-02-02' },
  },
  overrides: { id: 'active', revision: 'b1' },
});
const draft = buildStored({
  kind: 'payApplication',
  schema: payApplicationSchema,
  fields: { contractId: 'active', number: 1, periodEnd: '2026-02-28', entries: [] },
  overrides: { id: 'p1', revision: 'p-1' },
});
const billed = { book, orders: [], applications: [] };
const worked = workedApplication(billed, {
  number: 1,
  periodEnd: '2026-02-28',
  retainage: null,
  entries: [{ lineId: 'a', thisPeriodCents: 30_000, completePpm: null, storedCents: 0 }],
});
const certified = {
  ...draft,
  state: 'certified' as const,
  certifiedCents: 27_000,
  certifiedBy: 'Grace Hopper',
  certifiedOn: '2026-03-01',
  copy: copyOf(billed, worked),
};
const sent = buildStored({
  kind: 'changeOrder',
  schema: changeOrderSchema,
  fields: {
    contractId: 'active',
    number: 1,
    title: 'Rock in the trench',
    state: 'sent',
    amountCents: 7_500,
    lines: [{ id: 'l', description: 'Hammer', amountCents: 7_500 }],
  },
  overrides: { id: 'o1', revision: 'o-1' },
});

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

it('the schedule is edited in a sheet until it comes to the contract sum', async () => {
  const { callsOf } = answerCalls([answering(changeContractBook, () => ({}))]);
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

it('a change order without both signatures is listed, warned about and not in the sum', async () => {
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

it('a change order goes out after a question, and each side that has not signed gets a link of its own', async () => {
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

it('an application is entered line by line, refuses more than a line is worth, and shows what is due', async () => {
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
  expect(screen.getByText('8 Payment due now').closest('div')).toHaveTextContent('$360.00');
  // California allows 5% on private work from 2026 on, and says so.
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

it('what was certified is listed, and what is held can be released', async () => {
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

it('clocks of the law and the contract are on the overview', async () => {
  await open('overview', { contractBooks: [book], payApplications: [certified] });
  const list = await screen.findByRole('list', { name: 'Clocks' });
  expect(within(list).getByText('Preliminary notice')).toBeVisible();
  expect(within(list).getByText('16 days late')).toBeVisible();
  expect(within(list).getByText('Payment of application 1')).toBeVisible();
});

it('a waiver says that its payment bounced, and an unconditional one asks when the money came', async () => {
  const waiver = { contractId: 'active', kind: 'unconditional-progress', throughOn: '2026-02-28', amountCents: 27_000 };
  const build = (id: string, fields: object) =>
    buildStored({
      kind: 'lienWaiver',
      schema: lienWaiverSchema,
      fields: { ...waiver, ...fields },
      overrides: { id },
    });
  const { user } = await open('waivers', {
    contractBooks: [book],
    lienWaivers: [
      build('w1', { number: 1, state: 'signed', signedOn: '2026-03-02', paymentTrouble: 'The payment bounced.' }),
      build('w2', { number: 2, formText: 'As in the statute' }),
    ],
  });
  expect(await screen.findByText(/The payment bounced/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign waiver 2' });
  expect(within(dialog).getByText(/even if the payment bounces later/)).toBeVisible();
  expect(within(dialog).getByLabelText('The bank credited the payment on')).toBeVisible();
});

it('waivers that cannot be read are not none, and no closeout pack is made without them', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { user } = await open(
    'waivers',
    { contractBooks: [book] },
    {
      wrapStore: (store) => ({
        ...store,
        watch: (path, options, onNext, onError) => {
          if (!path.endsWith('/lienWaivers')) return store.watch(path, options, onNext, onError);
          queueMicrotask(() => onError(new Error('The server did not answer.')));
          return () => undefined;
        },
      }),
    },
  );
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.queryByText('No waivers yet.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Closeout' }));
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make the pack' })).not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith('Error watching lienWaivers', expect.any(Error));
  vi.mocked(console.error).mockClear();
});

it('budget, insurance that ended, and questions nobody answered are seen at once', async () => {
  const log = buildStored({
    kind: 'contractLog',
    schema: contractLogSchema,
    fields: {
      contractId: 'active',
      estimatedOn: '2026-01-10',
      budget: [{ id: 'x', costCode: '03', name: 'Concrete', budgetCents: 50_000 }],
      costs: [{ id: 'c', on: '2026-02-10', costCode: '03', description: 'Pour', amountCents: 25_000 }],
      subcontracts: [
        {
          id: 's',
          company: 'Pour Co',
          sumCents: 20_000,
          retainagePpm: 150_000,
          state: 'signed',
          insuranceEndsOn: '2026-03-01',
          workersCompEndsOn: '2027-01-01',
        },
      ],
      requests: [{ id: 'r', kind: 'rfi', number: 1, title: 'Beam size', dueOn: '2026-03-01' }],
    },
    overrides: { id: 'active' },
  });
  const records = { contractBooks: [book], payApplications: [certified], contractLogs: [log] };
  const { user } = await open('budget', records);
  const table = await screen.findByRole('table', { name: 'Budget against committed and actual' });
  expect(within(table).getByRole('row', { name: /03 Concrete \$500\.00/ })).toBeVisible();
  expect(screen.getByText(/Liability insurance ended/)).toBeVisible();
  expect(screen.getByText(/may not hold more than the contract above it/)).toBeVisible();
  expect(screen.getByText(/last looked at 59 days ago/)).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Billed and earned to date' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'RFIs' }));
  expect(await screen.findByText('RFI 1: Beam size')).toBeVisible();
  expect(screen.getByText('Late')).toBeVisible();
});

it('a closeout pack that lost its connection goes on where it stopped, and holds everything', async () => {
  const photos = Array.from({ length: 12 }, (_, index) =>
    buildPhoto({
      id: `ph${index}`,
      jobId: 'job-1',
      caption: `Wall ${index}`,
      takenAt: `2026-02-0${1 + (index % 9)}T10:00:00.000Z`,
    }),
  );
  let answers = 0;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    answers += 1;
    return answers === 6
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(new Uint8Array([answers, 2, 3])));
  });
  const { user } = await open('closeout', {
    contracts: [{ ...active, jobId: 'job-1' }],
    contractBooks: [book],
    photos,
  });
  await user.click(await screen.findByRole('button', { name: 'Make the pack' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  const [name, file] = vi.mocked(downloadFile).mock.lastCall ?? [];
  const files = unzipSync(new Uint8Array(await (file as Blob).arrayBuffer()));
  expect(name).toBe('closeout-C26-K7M3Q.zip');
  expect(Object.keys(files).filter((path) => path.startsWith('photos/'))).toHaveLength(12);
  expect(strFromU8(files['schedule-of-values.csv'] ?? new Uint8Array())).toContain('Work a');
  // One more than there are photos: the one that failed was asked for again, and no other.
  expect(fetched).toHaveBeenCalledTimes(13);
});
