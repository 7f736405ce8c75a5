import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { credentialSchema, type Credential } from '@/domain/award/credential';
import { teamGoalSchema } from '@/domain/award/goal';
import { recognitionSchema } from '@/domain/award/recognition';
import { scoreMonthSchema, teamMonthSchema } from '@/domain/award/totals';
import { RECOGNITIONS_SHOWN } from '@/domain/award/queries';
import { buildStored } from '@/testing/factories/build';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { awardsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './AwardsPage';

const credential = (fields: Partial<Credential> & { id: string }) =>
  buildStored({
    kind: 'credential',
    schema: credentialSchema,
    fields: { kind: 'licence', title: 'Mechanical contractor' },
    overrides: fields,
  });
const CREDENTIALS = [
  credential({
    id: 'c1',
    position: 4096,
    isOnEstimates: true,
    proofKind: 'link',
    proofUrl: 'https://registry.example/1',
  }),
  credential({ id: 'c2', position: 8192, title: 'Liability', kind: 'insurance', expiresOn: '2026-05-20' }),
  credential({ id: 'c3', position: 12_288, title: 'Old card', isOnEstimates: true, expiresOn: '2026-05-01' }),
];
const [ann, bob, cy] = [
  buildTechnician({ id: 'ann', firstName: 'Ann', lastName: 'Lee', linkedUid: 'user-1' }),
  buildTechnician({ id: 'bob', firstName: 'Bob', lastName: 'Ray', linkedUid: '' }),
  buildTechnician({ id: 'cy', firstName: 'Cy', lastName: 'Fox', linkedUid: '' }),
];
const MONTH = buildStored({
  kind: 'month',
  schema: scoreMonthSchema,
  fields: {
    month: '2026-05',
    technicians: { ann: { jobs: 20, callbacks: 1 }, bob: { jobs: 4 }, cy: { jobs: 30 } },
  },
  overrides: { id: '2026-05' },
});
const TEAM = buildStored({
  kind: 'month',
  schema: teamMonthSchema,
  fields: { month: '2026-05', totals: { jobs: 54, callbacks: 1 } },
  overrides: { id: '2026-05' },
});
const GOAL = buildStored({
  kind: 'goal',
  schema: teamGoalSchema,
  fields: {
    title: 'Right the first time',
    metric: 'no-callback',
    periodKind: 'month',
    startsOn: '2026-05-01',
    targetPercent: 97,
  },
  overrides: { id: 'g1' },
});
const recognition = (id: string, state: 'proposed' | 'approved', technicianId: string, name: string) =>
  buildStored({
    kind: 'recognition',
    schema: recognitionSchema,
    fields: {
      title: `Award ${id}`,
      periodKind: 'month',
      startsOn: '2026-04-01',
      metric: 'no-callback',
      winners: [{ technicianId, name, figures: '23 of 24 finished jobs' }],
      state,
    },
    overrides: { id },
  });

const open = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: awardsRoutes,
    path: '/awards',
    role: 'admin',
    features: { awards: true },
    records: {
      credentials: CREDENTIALS,
      technicians: [ann, bob, cy],
      scoreMonths: [MONTH],
      teamMonths: [TEAM],
      teamGoals: [GOAL],
      recognitions: [recognition('r1', 'proposed', 'ann', 'Ann Lee'), recognition('r2', 'approved', 'cy', 'Cy Fox')],
    },
    now: '2026-05-12T15:00:00.000Z',
    ...options,
  });
const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the credentials', () => {
  it('are listed in order with their expiration, and link to their proof', async () => {
    await open();
    expect(await screen.findByRole('list', { name: 'Credentials' })).toBeVisible();
    expect(rowsOf('Credentials')).toEqual([
      expect.stringContaining('shown on estimates'),
      expect.stringContaining('Expires in 8 days'),
      expect.stringContaining('shown nowhere: expired'),
    ]);
    expect(screen.getByRole('link', { name: 'Proof of Mechanical contractor' })).toHaveAttribute(
      'href',
      'https://registry.example/1',
    );
    expect(screen.getByText('1 credential expired')).toBeVisible();
  });

  it('can be moved by keyboard, and keep the new order', async () => {
    const { user, workspace } = await open();
    (await screen.findByRole('link', { name: 'Old card' })).focus();
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(rowsOf('Credentials')[0]).toContain('Old card');
    expect(screen.getByText('Old card is now number 1 of 3')).toBeInTheDocument();
    await waitFor(async () => {
      const stored = await workspace.repository(collections.credentials).getAll({ limit: 10 });
      expect(stored.toSorted((a, b) => a.position - b.position).map(({ id }) => id)).toEqual(['c3', 'c1', 'c2']);
    });
  });

  it('are added, with errors beside the field', async () => {
    const { user, workspace } = await open({ path: '/awards?open=new' });
    const drawer = within(await screen.findByRole('dialog', { name: 'New credential' }));
    await user.click(drawer.getByText('Add credential'));
    expect(await drawer.findAllByText('Enter what it is called')).not.toHaveLength(0);
    await user.type(drawer.getByLabelText(/^Title/), 'Readers’ choice');
    await user.click(drawer.getByLabelText('Estimates'));
    await user.click(drawer.getByText('Add credential'));
    expect(await screen.findByText('Readers’ choice saved.')).toBeVisible();
    const stored = await workspace.repository(collections.credentials).getAll({ limit: 10 });
    expect(stored.find(({ title }) => title === 'Readers’ choice')).toMatchObject({
      isOnEstimates: true,
      position: 16_384,
    });
  });
});

describe('a recognition', () => {
  const path = '/awards?tab=recognition';

  it('states its rule and ranks by it, without people below the minimum or opted out', async () => {
    await open({ path });
    expect(
      await screen.findByText(/those that no callback goes back to\..*Ranked from 8 finished jobs on\./),
    ).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Jobs without a callback, May 2026' })).toBeVisible();
    expect(rowsOf('Jobs without a callback, May 2026')).toEqual([
      expect.stringMatching(/^1Cy Fox30 of 30 finished jobs100%/),
      expect.stringMatching(/^2Ann Lee19 of 20 finished jobs95%/),
      expect.stringMatching(/^–Bob Ray4 of 4 finished jobs · not ranked: fewer than 8/),
    ]);
    expect(screen.getByRole('link', { name: 'Jobs of Ann Lee' })).toHaveAttribute(
      'href',
      '/jobs?view=all&technician=ann',
    );
  });

  it('drops someone who opts out at once, and hides the name in the history', async () => {
    const { user, workspace } = await open({ path });
    await user.click(await screen.findByRole('button', { name: 'Opt Cy Fox out' }));
    await waitFor(() => expect(rowsOf('Jobs without a callback, May 2026')[0]).toMatch(/^1Ann Lee/));
    expect(rowsOf('Recognitions')[0]).toContain('Award r2: A colleague');
    const stored = await workspace.repository(collections.recognitionOptOuts).getAll({ limit: 10 });
    expect(stored.map(({ id, technicianId }) => [id, technicianId])).toEqual([['cy', 'cy']]);
    await user.click(await screen.findByRole('button', { name: 'Let Cy Fox take part' }));
    await waitFor(() => expect(rowsOf('Recognitions')[0]).toContain('Award r2: Cy Fox'));
  });

  it('can be approved by an admin', async () => {
    const { user, workspace } = await open({ path: `${path}&open=r1` });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Award r1 is approved.')).toBeVisible();
    expect(await workspace.repository(collections.recognitions).getById('r1')).toMatchObject({ state: 'approved' });
  });

  it('clears the chosen person when the rule changes', async () => {
    const { user } = await open({ path: `${path}&open=new` });
    const drawer = within(await screen.findByRole('dialog', { name: 'New recognition' }));
    await user.click(await drawer.findByPlaceholderText('Choose who it is for'));
    await user.click(await screen.findByRole('option', { name: 'Ann Lee' }));
    expect(drawer.queryByPlaceholderText('Choose who it is for')).not.toBeInTheDocument();
    await user.click(drawer.getByRole('combobox', { name: 'For' }));
    await user.click(await screen.findByRole('option', { name: 'Complete checklists' }));
    expect(await drawer.findByPlaceholderText('Choose who it is for')).toBeVisible();
  });

  it('can be proposed but not approved by a manager', async () => {
    await open({ path: `${path}&open=r1`, role: 'manager' });
    expect(await screen.findByText('It waits for an admin, who approves or declines it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });
});

describe('a technician', () => {
  it('sees badges and goals, but no credentials or figures, and can opt out', async () => {
    const { user, workspace } = await open({
      role: 'technician',
      records: {
        technicians: [ann],
        recognitions: [recognition('r3', 'approved', 'ann', 'Ann Lee')],
      },
    });
    expect(await screen.findByText('Award r3: Ann Lee')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Badges', 'Team goals']);
    await user.click(await screen.findByRole('switch', { name: /Take part in recognition/ }));
    await waitFor(async () =>
      expect(await workspace.repository(collections.recognitionOptOuts).getAll({ limit: 10 })).toHaveLength(1),
    );
  });

  it('sees the team’s progress', async () => {
    await open({ path: '/awards?tab=goals', role: 'technician' });
    expect(await screen.findByText('98% of 97%: 53 of 54 finished jobs')).toBeVisible();
    expect(screen.getByText('On target')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
  });
});

it('says that there are more recognitions than shown', async () => {
  const all = Array.from({ length: RECOGNITIONS_SHOWN }, (_, at) =>
    recognition(`r${at}`, 'approved', 'ann', 'Ann Lee'),
  );
  await open({ path: '/awards?tab=recognition', records: { recognitions: all, technicians: [] } });
  expect(await screen.findByText('The latest 100 recognitions are shown.')).toBeInTheDocument();
});
