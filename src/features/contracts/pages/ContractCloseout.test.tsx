import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { DEFAULT_BRAND_KIT } from '@/domain/brand/schema';
import { changeLienWaiver } from '@/domain/contract/money/api';
import { lienWaiverSchema } from '@/domain/contract/money/lienWaiver';
import { contractLogSchema } from '@/domain/contract/money/log';
import { downloadFile } from '@/lib/downloadFile';
import { sha256Hex } from '@/lib/sha256Hex';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { buildPhoto } from '@/testing/factories/photo';
import { active, book, certified } from '@/testing/factories/contractMoney';
import { failingQueries } from '@/testing/failingQueries';
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

it('reports a bounced payment on a waiver, and asks an unconditional one for the payment date', async () => {
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

it('asks before deleting a waiver draft', async () => {
  const deleted = vi.fn();
  answerCalls([
    answering(changeLienWaiver, ({ change }) => {
      deleted(change);
      return { number: 1 };
    }),
  ]);
  const draft = { contractId: 'active', kind: 'conditional-progress', throughOn: '2026-02-28', amountCents: 27_000 };
  const { user } = await open('waivers', {
    contractBooks: [book],
    lienWaivers: [
      buildStored({
        kind: 'lienWaiver',
        schema: lienWaiverSchema,
        fields: { ...draft, number: 1 },
        overrides: { id: 'w1' },
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'More for waiver 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete draft…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete waiver 1' });
  expect(deleted).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(deleted).toHaveBeenCalledWith({ kind: 'delete' }));
});

it('reports waivers that cannot be read, and makes no closeout pack without them', async () => {
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
  // The previous tab shows the same message until it's gone.
  await waitFor(() => expect(screen.getByText('This could not be loaded')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Make the pack' })).not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith('Error watching lienWaivers', expect.any(Error));
  vi.mocked(console.error).mockClear();
});

it('shows the budget, expired insurance and unanswered questions', async () => {
  const log = buildStored({
    kind: 'contractLog',
    schema: contractLogSchema,
    fields: {
      contractId: 'active',
      estimatedOn: '2026-01-10',
      ticketsLeftOut: ['t1', 't2'],
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
  expect(await screen.findByText('2 dump tickets not counted')).toBeVisible();
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

it('resumes a closeout pack after a lost connection, with everything in it', async () => {
  const photos = Array.from({ length: 12 }, (_, index) =>
    buildPhoto({
      id: `ph${index}`,
      jobId: 'job-1',
      caption: `Wall ${index}`,
      takenAt: `2026-02-0${1 + (index % 9)}T10:00:00.000Z`,
    }),
  );
  const plans = new Uint8Array([7, 7, 7]);
  const exhibit = (id: string, title: string, sha256: string) => ({
    ...{ id, title, text: '' },
    file: { name: 'a1.PDF', url: 'https://files.example/a1', sizeBytes: 3, sha256 },
  });
  const exhibits = [
    exhibit('a', 'Plans', await sha256Hex(plans)),
    // The stored file isn't the one that was signed for.
    exhibit('b', 'Survey', 'b'.repeat(64)),
  ];
  let answers = 0;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    if (address === 'https://files.example/a1') return Promise.resolve(new Response(plans));
    answers += 1;
    if (answers === 6) return Promise.reject(new TypeError('Failed to fetch'));
    // A server error doesn't mean the photo is lost.
    if (answers === 9) return Promise.resolve(new Response('', { status: 503 }));
    return Promise.resolve(new Response(new Uint8Array([answers, 2, 3])));
  });
  const { user } = await open('closeout', {
    contracts: [{ ...active, jobId: 'job-1', exhibits }],
    contractBooks: [book],
    photos,
  });
  await user.click(await screen.findByRole('button', { name: 'Make the pack' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/It stopped before the end: The server of the file failed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  const [name, file] = vi.mocked(downloadFile).mock.lastCall ?? [];
  const files = unzipSync(new Uint8Array(await (file as Blob).arrayBuffer()));
  expect(name).toBe('closeout-C26-K7M3Q.zip');
  expect(Object.keys(files).filter((path) => path.startsWith('photos/'))).toHaveLength(12);
  expect(strFromU8(files['schedule-of-values.csv'] ?? new Uint8Array())).toContain('Work a');
  expect(files['contract/Exhibit A Plans.pdf']).toEqual(plans);
  // It was signed on paper, so there is no sealed copy here.
  expect(screen.getByText('contract/C26-K7M3Q signed.pdf: signed on paper, add your copy')).toBeVisible();
  expect(screen.getByText(/^contract\/Exhibit B Survey.pdf: the file is gone, or is not the one/)).toBeVisible();
  // Both exhibits, plus one retry for each of the two photos that failed, and nothing else.
  expect(fetched).toHaveBeenCalledTimes(16);
});

it('waits for the logo before finishing a closeout pack', async () => {
  const logoUrl = 'https://files.example/logo.png';
  let isDown = true;
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response(new Uint8Array([1]))),
    );
  const { user } = await open(
    'closeout',
    { contractBooks: [book] },
    { company: { branding: { ...DEFAULT_BRAND_KIT, logoUrl } } },
  );
  await user.click(await screen.findByRole('button', { name: 'Make the pack' }));
  expect(await screen.findByText(/It stopped before the end: Check your connection/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([logoUrl, logoUrl]);
});

it('stops a closeout pack when its photos cannot be listed, and resumes it', async () => {
  let isDown = true;
  const { user } = await open(
    'closeout',
    { contracts: [{ ...active, jobId: 'job-1' }], contractBooks: [book], photos: [] },
    { wrapStore: failingQueries('photos', () => isDown) },
  );
  await user.click(await screen.findByRole('button', { name: 'Make the pack' }));
  expect(await screen.findByText(/It stopped before the end: The server did not answer/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
});
