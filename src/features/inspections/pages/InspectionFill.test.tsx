import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { buildUser } from '@/testing/factories/user';
import { renderApp } from '@/testing/renderApp';
import { inspectionLinkRoutes, inspectionsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './InspectionPage';
import './InspectionReportPage';

const INSPECTIONS = 'companies/company-1/inspections';

const open = (inspection = buildInspection({ id: 'i1' }), wrap = {}) =>
  renderApp({
    routes: [...inspectionsRoutes, ...inspectionLinkRoutes],
    path: '/inspections/i1',
    features: { inspections: true, customers: true, jobs: true },
    records: { inspections: [inspection] },
    ...wrap,
  });
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => localStorage.clear());

it('can be filled in by keyboard: goes to the next item, follows up a failure, and lists what is missing', async () => {
  const { user, workspace } = await open();
  await heading(/Flame is steady/);
  await user.keyboard('2');
  // Failed items stay visible for their note and finding.
  expect(await screen.findByRole('button', { name: 'Raise finding' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yellow tips.' }));
  expect(screen.getByLabelText('Note')).toHaveValue('Yellow tips.');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await heading(/What is wrong with it/);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.type(await screen.findByRole('textbox', { name: 'CO in the flue' }), '140');
  expect(screen.getByRole('status', { name: '' })).toBeInTheDocument();
  expect(screen.getByText('Limit at most 100 ppm')).toBeVisible();
  await user.keyboard('{Enter}');
  await heading('Cleanliness');
  await user.keyboard('4');
  const missing = within(await screen.findByRole('list', { name: 'Not answered' }));
  expect(screen.getByRole('button', { name: 'Complete inspection' })).toBeDisabled();
  await user.click(missing.getByRole('button', { name: 'What is wrong with it' }));
  await user.type(await screen.findByRole('textbox', { name: 'What is wrong with it' }), 'Air shutter');
  await user.click(within(screen.getByRole('navigation', { name: 'Items' })).getByRole('button', { name: 'Finish' }));
  await user.click(await screen.findByRole('button', { name: 'Complete inspection' }));
  await waitFor(async () => {
    const stored = await workspace.store.get(INSPECTIONS, 'i1');
    expect(stored?.data).toMatchObject({ state: 'failed', failedCount: 2, score: 25 });
  });
  expect(await screen.findByRole('heading', { name: '2 items failed' })).toBeVisible();
});

it('resumes after a restart with the unsaved answer, and keeps a colleague’s answers', async () => {
  localStorage.setItem(
    'fieldwright:draft:user-1:inspections:i1:fill',
    JSON.stringify({
      savedAt: new Date().toISOString(),
      base: {},
      values: { current: 'co', answers: [answered('flame', 'pass', 'Cleaned')], notes: 'Back in spring' },
    }),
  );
  const { user, workspace } = await open();
  expect(await screen.findByRole('textbox', { name: 'CO in the flue' })).toBeVisible();
  const theirs = { ...(await workspace.store.get(INSPECTIONS, 'i1'))?.data };
  await workspace.store.commit([
    {
      kind: 'update',
      path: INSPECTIONS,
      id: 'i1',
      data: {
        ...theirs,
        answers: [answered('clean-unit-1', '5')],
        revision: 'revision-2',
        baseRevision: 'revision-i1',
      },
    },
  ]);
  await user.type(screen.getByRole('textbox', { name: 'CO in the flue' }), '18');
  await waitFor(
    async () => {
      const stored = await workspace.store.get(INSPECTIONS, 'i1');
      const answers = stored?.data['answers'] as { id: string; value: string; note: string }[];
      expect(Object.fromEntries(answers.map(({ id, value }) => [id, value]))).toEqual({
        flame: 'pass',
        co: '18',
        'clean-unit-1': '5',
      });
    },
    { timeout: 4000 },
  );
  await user.click(within(screen.getByRole('navigation', { name: 'Items' })).getByRole('button', { name: 'Finish' }));
  expect(await screen.findByLabelText('Closing notes')).toHaveValue('Back in spring');
});

it('shows conflicting answers of a colleague, even after a restart, and can use either', async () => {
  const mine = [answered('flame', 'pass', 'Blue'), answered('clean-unit-1', '4')];
  localStorage.setItem(
    'fieldwright:draft:user-1:inspections:i1:fill',
    JSON.stringify({ savedAt: new Date().toISOString(), base: {}, values: { current: 'co', answers: mine } }),
  );
  const later = { at: '2026-11-02T14:20:00.000Z', by: 'user-2' };
  const theirs = [answered('flame', 'fail', 'Yellow'), answered('clean-unit-1', '2')];
  const stored = buildInspection({ id: 'i1', answers: theirs.map((answer) => ({ ...answer, ...later })) });
  const colleague = buildUser({ id: 'user-2', firstName: 'Bea', lastName: 'Lind', companyId: 'company-1' });
  const { user, workspace } = await open(stored, { records: { inspections: [stored], users: [colleague] } });
  const contested = await screen.findByRole('list', { name: 'Answered by two' });
  await waitFor(() =>
    expect(contested).toHaveTextContent(
      'Flame is steady: Bea Lind later said “Fail, Yellow”, you had said “Pass, Blue”.',
    ),
  );
  await user.click(within(contested).getByRole('button', { name: /^Keep theirs: 2 of 5, Cleanliness/ }));
  await user.click(within(contested).getByRole('button', { name: 'Use mine: Pass, Blue, Flame is steady' }));
  await waitFor(() => expect(contested).not.toBeInTheDocument());
  await waitFor(
    async () => {
      const answers = (await workspace.store.get(INSPECTIONS, 'i1'))?.data['answers'] as { value: string }[];
      expect(answers.map(({ value }) => value)).toEqual(['pass', '2']);
    },
    { timeout: 4000 },
  );
});

it('shows an error beside an invalid number, and makes a completed inspection read-only', async () => {
  const { user } = await open();
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Items' })).getByRole('button', { name: /CO in the flue/ }),
  );
  await user.type(screen.getByRole('textbox', { name: 'CO in the flue' }), 'high');
  expect(screen.getByText('Enter a number, such as 3.5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Does not apply' }));
  await heading('Cleanliness');
});

it('enters a negative reading without a minus key', async () => {
  const { user, workspace } = await open(buildInspection({ id: 'i1', answers: [answered('flame', 'pass')] }));
  await heading(/CO in the flue/);
  await user.click(screen.getByRole('button', { name: 'Plus or minus: CO in the flue' }));
  await user.type(screen.getByRole('textbox', { name: 'CO in the flue' }), '0.02');
  expect(screen.getByRole('textbox', { name: 'CO in the flue' })).toHaveValue('-0.02');
  await user.click(screen.getByRole('button', { name: 'Plus or minus: CO in the flue' }));
  await waitFor(async () => {
    const stored = await workspace.store.get(INSPECTIONS, 'i1');
    expect(stored?.data).toMatchObject({ answers: [{ id: 'flame' }, { id: 'co', value: '0.02' }] });
  });
});
