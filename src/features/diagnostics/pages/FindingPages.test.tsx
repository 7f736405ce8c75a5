import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildDiagnostic, WELL_CHARGED } from '@/testing/factories/diagnostic';
import { buildFinding } from '@/testing/factories/finding';
import { writeReadings } from '@/domain/diagnostics/record/storedReadings';
import { jobWorkSchema } from '@/domain/job/workLines';
import { newLine } from '@/entities/billing/newLine';
import { buildStored } from '@/testing/factories/build';
import { buildTechnician } from '@/testing/factories/technician';
import { cylinderSchema } from '@/domain/refrigerant-log/schema';
import { renderApp } from '@/testing/renderApp';
import { watchCommits } from '@/testing/watchCommits';
import { diagnosticLinkRoutes, diagnosticsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './DiagnosticsPage';
import './DiagnosticReportPage';

const FEATURES = { diagnostics: true, customers: true, jobs: true, estimates: true, pricebook: true };

it('finds findings by any of their words', async () => {
  const words = ['pitted', 'pit', 'ada'];
  await renderApp({
    routes: [...diagnosticsRoutes, ...diagnosticLinkRoutes],
    path: '/diagnostics?tab=findings&q=ada%20pitted',
    features: FEATURES,
    records: {
      findings: [
        buildFinding({ id: 'f1', searchWords: words }),
        buildFinding({ id: 'f2', title: 'Cracked heat exchanger', searchWords: ['cracked', 'ada'] }),
      ],
    },
  });
  expect(await screen.findByRole('link', { name: /Contactor is pitted/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Cracked/ })).not.toBeInTheDocument();
});

it('declines a finding on the device with a reason and a name', async () => {
  const { user, workspace } = await renderApp({
    routes: [...diagnosticsRoutes, ...diagnosticLinkRoutes],
    path: '/diagnostics?tab=findings',
    features: FEATURES,
    records: { findings: [buildFinding({ id: 'f1' })] },
  });
  await user.click(await screen.findByRole('link', { name: /Contactor is pitted/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Contactor is pitted' }));
  expect(drawer.getByRole('link', { name: 'Put on an estimate' })).toHaveAttribute(
    'href',
    '/estimates/new?findings=f1',
  );
  await user.click(drawer.getByRole('button', { name: 'Decline and sign…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline and sign' }));
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(dialog.getByText('Choose or enter a reason')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Too expensive now' }));
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  await waitFor(async () => {
    const [stored] = await workspace.store.query('companies/company-1/findings', {});
    expect(stored?.data).toMatchObject({
      state: 'declined',
      declineReason: 'Too expensive now',
      declinedByName: 'Ada Lovelace',
    });
  });
  const [signed] = await workspace.store.query('companies/company-1/findingDeclines', {});
  expect(signed?.data).toMatchObject({ findingId: 'f1', title: 'Contactor is pitted', name: 'Ada Lovelace' });
});

it('approves a finding on the device for the chosen option and price, with a name', async () => {
  const way = (id: string, name: string, line: string, unitPriceCents: number) => ({
    id,
    name,
    lines: [{ ...newLine(), name: line, quantityE4: 20_000, unitPriceCents }],
  });
  const work = { jobId: 'job-1', customerId: 'customer-1', workLines: [{ ...newLine(), name: 'Service call' }] };
  const options = [way('o1', 'Repair', 'Contactor', 9_000), way('o2', 'Replace', 'Condenser', 300_000)];
  const { commits, wrapStore } = watchCommits();
  const { user, workspace } = await renderApp({
    wrapStore,
    routes: [...diagnosticsRoutes, ...diagnosticLinkRoutes],
    path: '/diagnostics?tab=findings&open=f1',
    features: FEATURES,
    records: {
      findings: [buildFinding({ id: 'f1', jobId: 'job-1', options })],
      jobWork: [buildStored({ kind: 'jobWork', schema: jobWorkSchema, fields: work, overrides: { id: 'job-1' } })],
    },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Contactor is pitted' }));
  await user.click(await drawer.findByRole('button', { name: 'More steps' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Approve and sign…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve and sign' }));
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(dialog.getByText('Choose one')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: /^Repair, \$180\.00/ }));
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(await drawer.findByText(/Ada Lovelace signed for Repair, \$180\.00 before tax:\s+2 Contactor/)).toBeVisible();
  const [signed] = await workspace.store.query('companies/company-1/findingApprovals', {});
  expect(signed?.data).toMatchObject({ findingId: 'f1', optionName: 'Repair', totalCents: 18_000 });
  const stored = await workspace.store.get('companies/company-1/findings', 'f1');
  expect(stored?.data).toMatchObject({ state: 'approved', approvedByName: 'Ada Lovelace' });

  // Both are written together, so closing the page can't leave one without the other.
  expect(commits).toEqual(['findingApprovals + findings']);

  // Approved work is billed with the job that does it.
  await user.click(drawer.getByRole('button', { name: 'Plan the repair' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Repair it on the job where it was found' }));
  await waitFor(async () => {
    const stands = await workspace.store.get('companies/company-1/jobWork', 'job-1');
    expect(stands?.data['workLines']).toMatchObject([
      { name: 'Service call' },
      { name: 'Contactor', quantityE4: 20_000, unitPriceCents: 9_000 },
    ]);
  });
  expect(commits.at(-1)).toBe('findings + jobWork');
});

it('saves agreed work too long for one write, or lets it be planned again', async () => {
  const names = ['Contactor', 'Capacitor', 'Fuse', 'Whip', 'Disconnect'];
  const option = { id: 'o1', name: 'Repair', lines: names.map((name) => ({ ...newLine(), id: name, name })) };
  const approved = { approvedAt: '2026-07-06T15:00:00.000Z', approvedOptionId: 'o1', approvedByName: 'Ada Lovelace' };
  const { commits, wrapStore } = watchCommits();
  let isCut = true;
  const { user, workspace } = await renderApp({
    wrapStore: (store) => {
      const watched = wrapStore(store);
      // The connection drops while the finding is being scheduled.
      const commit: typeof store.commit = (writes) =>
        isCut && writes.some(({ path }) => path.endsWith('/findings'))
          ? Promise.reject(new Error('cut off'))
          : watched.commit(writes);
      return { ...watched, commit };
    },
    routes: [...diagnosticsRoutes, ...diagnosticLinkRoutes],
    path: '/diagnostics?tab=findings&open=f1',
    features: FEATURES,
    records: { findings: [buildFinding({ id: 'f1', jobId: 'job-1', options: [option], ...approved })] },
  });
  const plan = async (): Promise<void> => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Contactor is pitted' }));
    await user.click(await drawer.findByRole('button', { name: 'Plan the repair' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Repair it on the job where it was found' }));
  };
  const stored = async () => ({
    finding: (await workspace.store.get('companies/company-1/findings', 'f1'))?.data['state'],
    lines: jobWorkSchema
      .catch({ jobId: '', customerId: '', workLines: [] })
      .parse((await workspace.store.get('companies/company-1/jobWork', 'job-1'))?.data)
      .workLines.map(({ name }) => name),
  });
  await plan();
  await waitFor(async () => expect((await stored()).lines).toEqual([]));
  expect((await stored()).finding).toBe('approved');
  isCut = false;
  await plan();
  await waitFor(async () => expect((await stored()).finding).toBe('scheduled'));
  expect((await stored()).lines).toEqual(names);
  expect(commits.at(-1)).toBe('findings + jobWork');
});

it('turns a bad reading into a finding with its value and limit', async () => {
  const leaking = buildDiagnostic({
    id: 'd2',
    number: 'D26-LEAK2',
    readings: writeReadings({ ...WELL_CHARGED, suctionPressurePsig: 95, suctionLineTempF: 62, liquidLineTempF: 97.5 }),
    verdict: 'fail',
  });
  const { user, workspace } = await renderApp({
    routes: [...diagnosticsRoutes, ...diagnosticLinkRoutes],
    path: '/diagnostics/d2/view',
    features: FEATURES,
    records: { diagnostics: [leaking] },
  });
  await user.click(await screen.findByRole('button', { name: 'Raise finding: Superheat' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Raise a finding' }));
  expect(drawer.getByLabelText(/What is wrong/)).toHaveValue('Superheat is off: 33.0 °F');
  await user.click(drawer.getByRole('button', { name: 'Save finding' }));
  await waitFor(async () => {
    const [stored] = await workspace.store.query('companies/company-1/findings', {});
    expect(stored?.data).toMatchObject({
      state: 'open',
      source: { kind: 'diagnostic', id: 'd2', label: 'Refrigerant circuit, cooling D26-LEAK2' },
      equipmentId: 'unit-1',
    });
  });
});

it('logs refrigerant by weight, and checks the cylinder and the leak rate', async () => {
  const cylinder = buildStored({
    kind: 'cylinder',
    schema: cylinderSchema,
    fields: { label: 'A-1043', refrigerant: 'R-410A', startOunces: 40 },
    overrides: { id: 'cylinder-1' },
  });
  const licences = [{ id: 'l1', name: 'EPA 608 Universal', number: '608-1', expiresOn: '' }];
  const { user, workspace } = await renderApp({
    routes: [...diagnosticsRoutes, ...diagnosticLinkRoutes],
    path: '/diagnostics?tab=refrigerant&open=new',
    features: FEATURES,
    records: {
      refrigerantCylinders: [cylinder],
      technicians: [buildTechnician({ firstName: 'Max', lastName: 'Muster', licences })],
    },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Log refrigerant' }));
  await user.click(drawer.getByRole('button', { name: 'Log it' }));
  expect((await drawer.findAllByText('Enter how much, by the scale')).length).toBeGreaterThan(0);
  await user.type(drawer.getByLabelText(/^Unit/), 'Walk-in cooler');
  await user.type(drawer.getByLabelText('Amount'), '3');
  await user.type(drawer.getByLabelText(/Full charge of the unit/), '20');
  await user.click(drawer.getByRole('combobox', { name: 'From cylinder' }));
  await user.click(await screen.findByRole('option', { name: 'A-1043 · R-410A · holds 2 lb 8 oz' }));
  expect(await drawer.findByText('By the log A-1043 holds less than that.')).toBeInTheDocument();
  // 3 lb of 20 lb.
  expect(await drawer.findByText('Leak rate 15.0 % of the charge in 365 days (3 lb)')).toBeInTheDocument();
  await user.click(drawer.getByRole('combobox', { name: 'Technician' }));
  await user.click(await screen.findByRole('option', { name: 'Max Muster' }));
  await user.click(drawer.getByRole('button', { name: 'Log it' }));
  await waitFor(async () => {
    const [stored] = await workspace.store.query('companies/company-1/refrigerantMoves', {});
    expect(stored?.data).toMatchObject({ ounces: 48, cylinderLabel: 'A-1043', certificateNumber: '608-1' });
  });
});
