import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { setStandIn, type StandIn } from '@/data/demo/standIn';
import { changeContract } from '@/domain/contract/record/api';
import { MAILED } from '@/domain/contract/record/letters';
import { MERGE_FIELDS } from '@/domain/contract/record/mergeFields';
import { contractTermsSchema } from '@/domain/contract/record/parts';
import { readSchedule } from '@/domain/contract/record/scheduleOfValues';
import { linked, sentVersion } from '@/domain/contract/record/signing';
import { contractVersionSchema } from '@/domain/contract/record/version';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { sha256Hex } from '@/lib/sha256Hex';
import { buildContract } from '@/testing/factories/contract';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { contractsRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './ContractsPage';
import './ContractNewPage';
import './ContractEditPage';
import './ContractPage';
import '../components/DraftPaper';
import '../components/OverviewTab';
import '../components/PapersTab';
import '../components/money/ScheduleOfValuesTab';
import '../components/ScheduleTab';
import '../components/LawFindingList';

const ada = buildCustomer({ id: 'ada', email: 'ada@example.com' });
const mill = buildProperty({ id: 'mill', customerId: 'ada' });
const draft = buildContract({ id: 'draft', customerId: 'ada', propertyId: 'mill' });
const active = buildContract({
  id: 'active',
  number: 'C26-ACTVE',
  customerId: 'ada',
  state: 'active',
  version: 1,
  signerCount: 2,
  signedCount: 2,
  signedOn: '2026-01-20',
  coverEndsOn: '2026-02-20',
});

afterEach(() => setStandIn(null));

const open = (path: string, extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: contractsRoutes,
    path,
    role: 'office',
    records: { contracts: [draft, active], customers: [ada], properties: [mill] },
    now: '2026-02-12T15:00:00.000Z',
    features: { contracts: true, customers: true, jobs: true, estimates: true },
    ...extra,
  });

it('lists contracts, with a view for those with expiring documents', async () => {
  const { user } = await open('/contracts');
  const table = await screen.findByRole('table', { name: 'Contracts' });
  expect(within(table).getByRole('row', { name: /C26-ACTVE.*\$100,000\.00.*Active.*Jan 20/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /C26-K7M3Q/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Coverage ending' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /C26-K7M3Q/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('row', { name: /C26-ACTVE/ })).toBeVisible();
});

it('says what a draft lacks, and does not ask people without permission to create one', async () => {
  const bare = { ...draft, startsOn: '', finishesOn: '', clauses: [] };
  const { unmount } = await open('/contracts/draft', {
    records: { contracts: [bare], customers: [ada], properties: [mill] },
  });
  expect(
    await screen.findByText(/^It has no (.* and no )?day to start and no day to finish and no clauses/),
  ).toBeVisible();
  unmount();
  await open('/contracts', { role: 'technician', records: { contracts: [] } });
  expect(await screen.findByText(/^The office creates them\./)).toBeVisible();
});

it('creates a contract for a customer, with errors beside the fields', async () => {
  const { user, workspace } = await open('/contracts/new?customer=ada');
  await user.click(await screen.findByRole('button', { name: 'Create contract' }));
  expect((await screen.findAllByText('Enter what the contract is for')).length).toBeGreaterThan(0);
  await user.click(screen.getByLabelText(/^Title/));
  await user.paste('New garage');
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await user.click(screen.getByLabelText(/^Description/));
  await user.paste('Slab');
  await user.click(screen.getByLabelText(/^Value/));
  await user.paste('1250.50');
  await user.click(screen.getByRole('button', { name: 'Create contract' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'New garage' })).toBeVisible();
  const stored = await workspace.repository(collections.contracts).getAll({ limit: 10 });
  const made = stored.find(({ title }) => title === 'New garage');
  expect(made).toMatchObject({ state: 'draft', customerId: 'ada', propertyId: 'mill', priceCents: 125_050 });
  expect(made?.parties[0]).toMatchObject({ role: 'owner', email: 'ada@example.com' });
  expect(readSchedule(made?.schedule ?? '')).toMatchObject([{ description: 'Slab', scheduledValueCents: 125_050 }]);
});

it('imports a draft’s lines from a spreadsheet, with errors beside the row', async () => {
  const { user } = await open('/contracts/new?customer=ada');
  await user.click(await screen.findByRole('button', { name: 'Import lines' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import lines' }));
  await user.click(dialog.getByLabelText('From a spreadsheet'));
  await user.paste('No.\tWork\tAmount\n1\tSlab\t$1,250.50\n2\tRoof\tsoon');
  const row = await dialog.findByRole('row', { name: /3 2 Roof/ });
  expect(row).toHaveTextContent('“soon” is not an amount');
  await user.click(dialog.getByRole('button', { name: 'Import 1 line' }));
  expect(await screen.findByLabelText(/^Description/)).toHaveValue('Slab');
  expect(screen.getByText('$1,250.50')).toBeVisible();
});

it('updates the customer’s e-mail and signer, even if the only property is chosen before they load', async () => {
  let isSlow = false;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = await open('/contracts/new', {
    records: { customers: [ada], properties: [mill], directory: [buildShard([buildDirectoryRow(ada)])] },
    wrapStore: (memory) => ({
      ...memory,
      get: async (path, id) => {
        if (isSlow && path.endsWith('/customers')) await answered;
        return memory.get(path, id);
      },
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Customer/ }), 'lovelace');
  const option = await screen.findByRole('option', { name: /Ada Lovelace/ });
  isSlow = true;
  await user.click(option);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Property' })).not.toHaveValue(''));
  answer();
  await waitFor(() => expect(screen.getByLabelText('E-mail of the customer')).toHaveValue('ada@example.com'));
  expect(screen.getAllByLabelText('E-mail')[0]).toHaveValue('ada@example.com');
});

it('allows editing only drafts', async () => {
  await open('/contracts/active/edit');
  expect(await screen.findByText('Only drafts can be edited')).toBeVisible();
});

it('shows the schedule of values in a tab', async () => {
  await open('/contracts/draft?tab=values');
  const table = await screen.findByRole('table', { name: 'Schedule of values' });
  expect(within(table).getByRole('row', { name: /Hauling.*\$20,000\.00/ })).toBeVisible();
});

it('attaches a file to an exhibit with its hash, and refuses anything but PDFs and pictures', async () => {
  const exhibits = [{ id: 'x', title: 'Plans', text: '', file: null }];
  const { user, workspace } = await open('/contracts/draft/edit', {
    records: { contracts: [buildContract({ ...draft, exhibits })], customers: [ada], properties: [mill] },
  });
  // Fakes only storage; everything else is answered as in the other tests.
  setStandIn({ upload: () => Promise.resolve('https://files.example/plans') } as Partial<StandIn> as StandIn);
  const button = await screen.findByRole('button', { name: 'Attach a file' });
  const input = button.parentElement?.querySelector('input');
  if (!input) throw new Error('There is no input');
  await user.upload(input, new File(['<svg/>'], 'plan.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/neither a picture .* nor a PDF/)).toBeVisible();
  await user.upload(input, new File(['%PDF-1.7'], 'A1.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('link', { name: 'A1.pdf (1 KB)' })).toBeVisible();
  setStandIn(null);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await workspace.repository(collections.contracts).getById('draft')).exhibits[0]?.file).toEqual({
      name: 'A1.pdf',
      url: 'https://files.example/plans',
      sizeBytes: 8,
      sha256: await sha256Hex('%PDF-1.7'),
    }),
  );
});

it('shows the buyer’s cancellation deadline on a signed contract, with its text under Documents', async () => {
  const terms = contractTermsSchema.parse({ isHome: true, isSignedAtHome: true });
  const sold = { ...draft, state: 'active' as const, signedOn: '2026-02-12', terms, scope: 'Take down the garage.' };
  const { user } = await open('/contracts/draft', {
    records: { contracts: [buildContract(sold)], customers: [ada], properties: [mill] },
  });
  // Signed on a Thursday: counts Friday and Saturday, skips Sunday and Presidents' Day, and ends on Tuesday.
  expect(await screen.findByText('The buyer may cancel through Feb 17, 2026')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Documents' }));
  expect(await screen.findByRole('heading', { name: /^Contract C26-/ })).toBeVisible();
  expect(screen.getByText('Take down the garage.')).toBeVisible();
});

it('shows a draft’s merge fields as printed, and empty ones as blanks', async () => {
  const scope = `Take down {property} for {customer}. ${Object.keys(MERGE_FIELDS)
    .map((field) => `{${field}}`)
    .join(' ')}`;
  const written = buildContract({ ...draft, scope, finishesOn: '' });
  await open('/contracts/draft', { records: { contracts: [written], customers: [ada], properties: [mill] } });
  const shown = await screen.findByText(/^Take down/);
  expect(shown).toHaveTextContent('Take down 12 Elm St, Asheville, NC 28801 for Ada Lovelace.');
  expect(shown).toHaveTextContent(/\$100,000\.00 .* 10% .* __________/);
  expect(shown).not.toHaveTextContent(/[{}]/);
});

it('shows past and upcoming reminders of a sent contract, and can stop them', async () => {
  const out = buildContract({
    ...draft,
    state: 'out',
    version: 1,
    signerCount: 2,
    terms: contractTermsSchema.parse({ remindAfterDays: [3, 7] }),
  });
  const asked = (at: string) => ({ now: at, byUid: '', ipAddress: '', userAgent: '' });
  const how = { text: MAILED, isOnly: false, isMailed: true };
  const sent = await sentVersion(out, '{}', asked('2026-02-06T15:00:00.000Z'));
  const first = await linked(sent, 'ada', { ...how, isReminder: false }, asked('2026-02-06T15:00:00.000Z'));
  const version = await linked(first, 'ada', { ...how, isReminder: true }, asked('2026-02-09T15:00:00.000Z'));
  const change = vi.fn(() => Promise.resolve({ state: 'out' }));
  answerCalls([answering(changeContract, change)]);
  const { user } = await open('/contracts/draft?tab=papers', {
    records: {
      contracts: [out],
      customers: [ada],
      properties: [mill],
      contractVersions: [
        buildStored({ kind: 'version', schema: contractVersionSchema, fields: version, overrides: { id: 'draft-v1' } }),
      ],
    },
  });
  const signers = within(await screen.findByRole('list', { name: 'Signers' }));
  expect(signers.getByText(/reminded on Feb 9, 2026 · next reminder on Feb 13, 2026/)).toBeVisible();
  expect(signers.getAllByText(/next reminder/)).toHaveLength(1);
  // The other signer's last e-mail still hasn't gone out a day later.
  expect(signers.getByText(/the e-mail has not gone out: copy the link/)).toBeVisible();
  expect(screen.getByText('Automatic reminders: after 3 and 7 days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({ change: { kind: 'reminders', remindAfterDays: [] } }),
    ),
  );
});

it('suggests reminder days on a new contract, which can be cleared', async () => {
  const { user } = await open('/contracts/new?customer=ada');
  expect(await screen.findByText(/^Reminders: after 3 and 7 days\./)).toBeVisible();
  const field = screen.getByLabelText('Remind signers by e-mail after (days)', { selector: 'input' });
  await user.type(field, '{Backspace}{Backspace}');
  expect(screen.getByText(/^Reminders: off\./)).toBeVisible();
});

it('shows clauses as text until one is edited', async () => {
  const clause = (id: string, title: string, body: string) => ({
    id,
    title,
    body,
    state: '',
    source: '',
    confidence: 'own' as const,
    checkedOn: '',
  });
  const written = {
    ...draft,
    clauses: [clause('time', 'Time', 'Work begins on {starts}.'), clause('end', 'Disputes', 'Mediation first.')],
  };
  const { user, workspace } = await open('/contracts/draft/edit', {
    records: { contracts: [written], customers: [ada], properties: [mill] },
  });
  expect(await screen.findByText('Work begins on {starts}.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Text' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit clause 1: Time' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  await user.clear(screen.getByRole('textbox', { name: 'Text' }));
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Work begins at 7.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await workspace.repository(collections.contracts).getById('draft')).toMatchObject({
      clauses: [{ body: 'Work begins at 7.' }, { title: 'Disputes' }],
    }),
  );
});
