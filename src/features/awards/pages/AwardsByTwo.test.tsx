import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { credentialSchema } from '@/domain/award/credential';
import { recognitionSchema } from '@/domain/award/recognition';
import { buildStored } from '@/testing/factories/build';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { awardsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './AwardsPage';

const LICENSE = buildStored({
  kind: 'credential',
  schema: credentialSchema,
  fields: { kind: 'licence', title: 'Mechanical contractor' },
  overrides: { id: 'c1' },
});
const BEST = buildStored({
  kind: 'recognition',
  schema: recognitionSchema,
  fields: {
    title: 'Best of May',
    periodKind: 'month',
    startsOn: '2026-05-01',
    metric: 'none',
    note: 'For the night in the flood',
    winners: [{ technicianId: 'ann', name: 'Ann Lee', figures: '' }],
  },
  overrides: { id: 'r1' },
});

type Theirs = { kind: 'update'; path: string; id: string; data: Record<string, unknown> };
const theirs: Theirs[] = [];

/** Opens a page while a colleague's change to a record has reached the server but not this page. */
async function open(path: string) {
  const opened = await renderApp({
    routes: awardsRoutes,
    path,
    role: 'admin',
    features: { awards: true },
    records: {
      credentials: [LICENSE],
      recognitions: [BEST],
      technicians: [buildTechnician({ id: 'ann', firstName: 'Ann', lastName: 'Lee' })],
    },
    now: '2026-06-12T15:00:00.000Z',
    wrapStore: (store) => ({
      ...store,
      commit: async (writes) => {
        const [first] = theirs.splice(0, 1);
        if (first) await store.commit([first]);
        return store.commit(writes);
      },
    }),
  });
  const stored = async (collection: string) =>
    (await opened.store.query(`companies/company-1/${collection}`, {}))[0]?.data;
  return { ...opened, stored };
}

const meanwhile = (collection: string, id: string, fields: Record<string, unknown>): void => {
  const data = { ...fields, updatedBy: 'colleague', revision: 'theirs' };
  theirs.push({ kind: 'update', path: `companies/company-1/${collection}`, id, data });
};

describe('a credential edited by two people at once', () => {
  it('gets both their fields', async () => {
    const { user, stored } = await open('/awards?open=c1');
    const drawer = within(await screen.findByRole('dialog', { name: 'Mechanical contractor' }));
    await user.type(drawer.getByLabelText('Number'), '4711');
    meanwhile('credentials', 'c1', { issuer: 'State board' });
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stored('credentials')).toMatchObject({ number: '4711' }));
    expect(await stored('credentials')).toMatchObject({ issuer: 'State board' });
  });

  it('asks if both changed the same field', async () => {
    const { user, stored } = await open('/awards?open=c1');
    const drawer = within(await screen.findByRole('dialog', { name: 'Mechanical contractor' }));
    await user.type(drawer.getByLabelText('Issued by'), 'County');
    meanwhile('credentials', 'c1', { issuer: 'State board' });
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: /Someone else changed/ }));
    expect(question.getByText('County')).toBeVisible();
    expect(question.getByText('State board')).toBeVisible();
    expect(await stored('credentials')).toMatchObject({ issuer: 'State board' });
  });
});

describe('a recognition approved while a colleague edits it', () => {
  it('is not approved for a person the admin did not see', async () => {
    const { user, stored } = await open('/awards?tab=recognition&open=r1');
    const approve = await screen.findByRole('button', { name: 'Approve' });
    meanwhile('recognitions', 'r1', { winners: [{ technicianId: 'bob', name: 'Bob Ray', figures: '' }] });
    await user.click(approve);
    expect(await screen.findByText(/Someone else changed this/)).toBeVisible();
    expect(await stored('recognitions')).toMatchObject({ state: 'proposed', decidedBy: '' });
  });
});
