import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { gatesOfSite, logsOfSite } from '@/domain/demolition/site/queries';
import { siteLogSchema } from '@/domain/demolition/site/siteLogSchema';
import { buildContract } from '@/testing/factories/contract';
import { buildStored } from '@/testing/factories/build';
import { buildGate, buildSiteFile, buildWasteTicket } from '@/testing/factories/demolitionSite';
import { buildJob } from '@/testing/factories/job';
import { buildVisit } from '@/testing/factories/visit';
import { addCalendarDays } from '@/lib/calendar';
import { renderApp, type TestRecords } from '@/testing/renderApp';
import { contractsRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './ContractPage';
import '../components/site/SiteTab';

const contract = buildContract({ id: 'site-1', customerId: 'customer-1', jobId: 'job-1', lawState: 'FL' });
const job = buildJob({ id: 'job-1', number: '26-MILL1', title: 'Take down the mill' });

const open = (records: TestRecords = {}, role: 'office' | 'manager' | 'technician' = 'office') =>
  renderApp({
    routes: contractsRoutes,
    path: '/contracts/site-1?tab=site',
    role,
    now: '2026-01-12T15:00:00.000Z',
    features: { contracts: true, customers: true, jobs: true, schedule: true },
    records: { contracts: [contract], jobs: [job], siteFiles: [buildSiteFile()], ...records },
  });
const part = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('radio', { name }));

it('creates a site file from the contract, with the usual requirements of its location', async () => {
  const { user, workspace } = await open({ siteFiles: [] });
  await user.click(await screen.findByRole('button', { name: 'Start the site file' }));
  await user.click(await screen.findByRole('button', { name: /^Add the usual/ }));
  const list = await screen.findByRole('list', { name: 'Required before work starts' });
  expect(await within(list).findByText('811 ticket')).toBeVisible();
  expect(within(list).getByText('Asbestos notice')).toBeVisible();
  expect(await workspace.repository(collections.siteFiles).getById('site-1')).toMatchObject({
    contractId: 'site-1',
    state: 'FL',
    jobIds: ['job-1'],
  });
});

it('shows a crew the site first and no money tabs, and costs only to those with access', async () => {
  const crew = await renderApp({
    routes: contractsRoutes,
    path: '/contracts/site-1',
    role: 'technician',
    features: { contracts: true, customers: true, jobs: true, schedule: true },
    records: { contracts: [contract], jobs: [job], siteFiles: [buildSiteFile()] },
  });
  const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(await screen.findByRole('tab', { name: 'Site' })).toHaveAttribute('aria-selected', 'true');
  expect(names()).toEqual(['Site', 'Overview']);
  crew.unmount();
  await renderApp({
    routes: contractsRoutes,
    path: '/contracts/site-1?tab=site',
    role: 'office',
    user: { rights: { seesCosts: false } },
    features: { contracts: true, customers: true, jobs: true, schedule: true },
    records: { contracts: [contract], jobs: [job], siteFiles: [buildSiteFile()] },
  });
  expect(await screen.findByRole('tab', { name: 'Billing' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Budget' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Closeout' })).not.toBeInTheDocument();
});

it('lets the office clear its gates with number and date, but only managers waive them', async () => {
  const records = {
    siteGates: [buildGate({ id: 'gas' }), buildGate({ id: 'ins', title: 'Insurance', right: 'managers' })],
  };
  const { user, workspace } = await open(records);
  expect(await screen.findByText('Work on this site cannot start yet')).toBeVisible();
  const row = (await screen.findByText('Insurance')).closest('li');
  expect(row && within(row).queryByRole('button', { name: 'Clear' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear: Gas disconnect' }));
  await user.type(dialog.getByLabelText(/^Number/), 'PG-77');
  await user.type(dialog.getByLabelText('Expires on'), '3/1/2026');
  await user.click(dialog.getByRole('button', { name: 'Mark as cleared' }));
  await waitFor(async () =>
    expect(await workspace.repository(collections.siteGates).getById('gas')).toMatchObject({
      state: 'cleared',
      reference: 'PG-77',
      expiresOn: '2026-03-01',
      log: [{ state: 'cleared', by: 'user-1', reference: 'PG-77' }],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'More for Gas disconnect' }));
  expect(await screen.findByRole('menuitem', { name: 'Reopen…' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Override…' })).not.toBeInTheDocument();
});

it('computes an 811 ticket’s dates from the call by state rules', async () => {
  const { user, workspace } = await open({
    siteGates: [buildGate({ id: 'dig', kind: 'dig-ticket', title: '811 ticket' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear: 811 ticket' }));
  await user.type(dialog.getByLabelText('Called in on'), '1/12/2026');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Mark as cleared' }));
  // Florida: two full business days after a Monday, and 30 calendar days.
  await waitFor(async () =>
    expect(await workspace.repository(collections.siteGates).getById('dig')).toMatchObject({
      state: 'cleared',
      validFrom: '2026-01-15',
      expiresOn: '2026-02-10',
    }),
  );
});

it('lets a manager waive a gate until a date, with a reason', async () => {
  const { user, workspace } = await open({ siteGates: [buildGate({ id: 'gas' })] }, 'manager');
  await user.click(await screen.findByRole('button', { name: 'More for Gas disconnect' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Override…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Override: Gas disconnect' }));
  await user.type(dialog.getByLabelText('Last day of the override'), '1/12/2026');
  await user.click(dialog.getByRole('button', { name: 'Override' }));
  expect(await dialog.findByText('Enter a reason so others know why.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Owner watched the cap');
  await user.click(dialog.getByRole('button', { name: 'Override' }));
  await waitFor(async () => {
    const [gate] = await workspace.repository(collections.siteGates).getAll(gatesOfSite('site-1'));
    expect(gate).toMatchObject({
      state: 'waived',
      expiresOn: '2026-01-12',
      log: [{ reason: 'Owner watched the cap' }],
    });
  });
  expect(await screen.findByText('May start')).toBeVisible();
});

it('shows the notice deadline across all layers', async () => {
  const { user } = await open({ siteFiles: [buildSiteFile({ startsOn: '2026-01-20' })] });
  await part(user, 'Hazards and notice');
  const timeline = await screen.findByRole('list', { name: 'Timeline of the notice' });
  // Ten working days before January 20 is January 6; Martin Luther King Day counts as a working day.
  expect(within(timeline).getByText('Last day for the notice').closest('li')).toHaveTextContent('Jan 6, 2026');
  expect(within(timeline).getByText('Last day for the notice').closest('li')).toHaveTextContent('Late');
  const table = screen.getByRole('table', { name: 'Agency requirements' });
  expect(within(table).getByRole('row', { name: /State \(FL\).*10 working days/ })).toBeVisible();
});

it('fills a notice with the survey’s findings', async () => {
  const { user } = await open({ siteFiles: [buildSiteFile({ startsOn: '', operation: 'renovation' })] });
  await part(user, 'Hazards and notice');
  await user.click(await screen.findByRole('button', { name: 'Edit survey and notices' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: 'Add item' }));
  await user.type(drawer.getByRole('textbox', { name: 'Amount' }), '300');
  await user.click(drawer.getByRole('button', { name: 'Add notice' }));
  expect(drawer.getByRole('textbox', { name: 'Other' })).toHaveValue('300 sq ft');
  // A notice is required from 160 square feet: ten working days after January 12, counting Martin Luther King Day.
  expect(drawer.getByLabelText(/^First day of work named/)).toHaveValue('Jan 26, 2026');
});

it('keeps the open part of the site file in the address for a reload', async () => {
  const { user, router } = await open();
  await part(user, 'Daily logs');
  expect(router.state.location.search).toBe('?tab=site&part=logs');
  expect(await screen.findByRole('button', { name: 'Add to the log' })).toBeVisible();
});

it('keeps a colleague’s entries when adding to the same day’s log', async () => {
  const theirs = siteLogSchema.parse({
    siteId: 'site-1',
    date: '2026-01-12',
    crew: [{ id: 'k1', name: 'Amos', minutes: 480 }],
  });
  const log = buildStored({
    kind: 'log',
    schema: siteLogSchema,
    fields: theirs,
    overrides: { id: 'site-1_2026-01-12' },
  });
  const { user, workspace } = await open({ siteLogs: [log] });
  await part(user, 'Daily logs');
  expect(await screen.findByText('Amos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to the log' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Daily log' }));
  await user.type(drawer.getByRole('textbox', { name: 'Work done' }), 'Roof off');
  await user.click(drawer.getByRole('button', { name: 'Add person' }));
  await user.type(drawer.getByRole('textbox', { name: /^Who/ }), 'Hector');
  await user.click(drawer.getByRole('button', { name: 'Add to the log' }));
  await waitFor(async () => {
    const [stored] = await workspace.repository(collections.siteLogs).getAll(logsOfSite('site-1'));
    expect(stored?.crew.map(({ name, minutes }) => [name, minutes])).toEqual([
      ['Amos', 480],
      ['Hector', 480],
    ]);
    expect(stored?.reports).toMatchObject([{ work: 'Roof off', by: 'user-1' }]);
  });
});

it('asks about a ticket possibly in tons, and computes the diversion rate', async () => {
  const recycled = buildWasteTicket({
    id: 'r',
    number: 'R-1',
    material: 'recycled',
    grossPounds: 60_000,
    tarePounds: 30_000,
  });
  const { user, workspace } = await open({ wasteTickets: [buildWasteTicket({ id: 't' }), recycled] });
  await part(user, 'Dump tickets');
  // 30,000 of 45,780 lb.
  expect(await screen.findByText(/65\.5% of 22\.89 tons \(target 65%\)/)).toBeVisible();
  expect(screen.getByText('Meets the target')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add ticket' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'New dump ticket' }));
  await user.type(drawer.getByRole('textbox', { name: /^Ticket number/ }), 'T-2');
  await user.type(drawer.getByRole('textbox', { name: /^Facility/ }), 'County landfill');
  await user.type(drawer.getByRole('textbox', { name: 'Gross' }), '24');
  await user.type(drawer.getByRole('textbox', { name: 'Tare' }), '16');
  await user.click(drawer.getByRole('button', { name: 'Save ticket' }));
  const question = within(await screen.findByRole('dialog', { name: 'Save this ticket?' }));
  expect(question.getByText(/Were these tons/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Back to the ticket' }));
  expect(await workspace.repository(collections.wasteTickets).count({ limit: 10 })).toBe(2);
});

it('counts every ticket of a long job in the totals, and pages the list', async () => {
  // 510 loads of 7.89 tons, which is more than one query reads; the recycled ones are on the first days.
  const tickets = Array.from({ length: 510 }, (_, at) =>
    buildWasteTicket({
      id: `t${at}`,
      number: `T-${at}`,
      hauledOn: at < 10 ? '2025-11-03' : '2025-12-01',
      material: at < 10 ? 'recycled' : 'landfill',
    }),
  );
  const { user } = await open({ wasteTickets: tickets });
  await part(user, 'Dump tickets');
  expect(await screen.findByText('510 loads')).toBeVisible();
  expect(screen.getByText('4,023.9 tons')).toBeVisible();
  expect(screen.getByText(/^2% of 4,023\.9 tons/)).toBeVisible();
  const list = screen.getByRole('list', { name: 'Dump tickets and manifests' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByText('These are the latest 100 of 510 tickets; the totals count all of them.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show older tickets' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(200);
});

it('loads earlier log days on request', async () => {
  const logs = Array.from({ length: 33 }, (_, at) => {
    const date = addCalendarDays('2025-12-01', at);
    return buildStored({
      kind: 'log',
      schema: siteLogSchema,
      fields: siteLogSchema.parse({ siteId: 'site-1', date }),
      overrides: { id: `site-1_${date}` },
    });
  });
  const { user } = await open({ siteLogs: logs });
  await part(user, 'Daily logs');
  expect(await screen.findByText(/^These are the latest 30 days/)).toBeVisible();
  expect(screen.queryByText('Dec 1, 2025, Old mill')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show earlier days' }));
  expect(await screen.findByText('Dec 1, 2025, Old mill')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: /, Old mill$/ })).toHaveLength(33);
  expect(screen.queryByRole('button', { name: 'Show earlier days' })).toBeNull();
});

it('shows the critical path, and the delay from a change order', async () => {
  const task = (id: string, name: string, days: number, afterIds: string[] = []) => ({
    id,
    name,
    days,
    afterIds,
    notBefore: '',
    doneOn: '',
    changeOrderId: '',
  });
  const tasks = [task('a', 'Abate', 5), task('c', 'Cut utilities', 3), task('w', 'Wreck', 4, ['a', 'c'])];
  const visit = buildVisit({ id: 'v', jobId: 'job-1', title: 'Wrecking crew' });
  const { user } = await open({
    siteFiles: [buildSiteFile({ tasks, finishesOn: '2026-02-13' })],
    schedule: [visit],
  });
  await part(user, 'Schedule');
  const table = await screen.findByRole('table', { name: 'Tasks of the plan' });
  expect(within(table).getByRole('row', { name: /Cut utilities.*2 days.*No/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Wreck.*Feb 12, 2026.*0 days.*Yes/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Jan 12, 2026 on the board' })).toHaveAttribute(
    'href',
    expect.stringContaining('date=2026-01-12'),
  );
  await user.click(screen.getByRole('combobox', { name: 'Task' }));
  await user.click(await screen.findByRole('option', { name: 'Wreck' }));
  expect(await screen.findByText('The finish moves 1 working day later, to Feb 13, 2026')).toBeVisible();
});
