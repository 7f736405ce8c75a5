import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { buildLead } from '@/testing/factories/lead';
import { renderApp } from '@/testing/renderApp';
import { watchCommits } from '@/testing/watchCommits';
import { leadNewRoutes, leadsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './LeadDetailsPage';

const FIRST = newId();
const open = (more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: [...leadNewRoutes, ...leadsRoutes],
    path: `/leads/${FIRST}/details`,
    features: { leads: true, customers: true, jobs: true, estimates: true },
    role: 'admin',
    now: '2026-07-06T15:00:00.000Z',
    records: { leads: [buildLead({ id: FIRST })] },
    ...more,
  });

describe('converting a lead', () => {
  it('creates a customer and a job without typing, and deletes both on undo', async () => {
    const { user, workspace, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Convert' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Book job…' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Book job' }));
    const all = async (name: string) =>
      (await workspace.store.query(`companies/company-1/${name}`, {})).map(({ data }) => data);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/jobs\/.+\/edit$/));
    expect(await all('customers')).toMatchObject([{ name: 'Marta Ellison', email: 'marta@example.com' }]);
    expect(await all('jobs')).toMatchObject([{ title: 'Heat pump repair', progress: 'unscheduled' }]);
    expect(await all('leads')).toMatchObject([{ state: 'booked', isOpen: true }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await all('leads')).toMatchObject([{ state: 'new', customerId: '', jobId: '' }]));
    expect([...(await all('customers')), ...(await all('jobs'))]).toEqual([]);
  });

  const booking = async () => {
    const { user, workspace, ...rest } = await open();
    await user.click(await screen.findByRole('button', { name: 'Convert' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Book job…' }));
    const all = async (name: string) =>
      (await workspace.store.query(`companies/company-1/${name}`, {})).map(({ id, data }) => ({ id, ...data }));
    const press = async () =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Book job' }));
    return { ...rest, user, workspace, all, press };
  };

  it('creates no duplicates after an interruption, or beside a colleague', async () => {
    const { workspace, all, press } = await booking();
    const set = (name: string, { id, ...data }: { id: string }) =>
      ({ kind: 'set', path: `companies/company-1/${name}`, id, data }) as const;
    await workspace.store.commit([
      set('customers', buildCustomer({ id: `lead-${FIRST}`, name: 'Marta Ellison', createdBy: 'colleague' })),
      set('jobs', buildJob({ id: `lead-${FIRST}`, createdBy: 'colleague' })),
    ]);
    await press();
    await waitFor(async () => expect(await all('leads')).toMatchObject([{ state: 'booked', jobId: `lead-${FIRST}` }]));
    expect(await all('customers')).toMatchObject([{ createdBy: 'colleague' }]);
    expect(await all('jobs')).toMatchObject([{ createdBy: 'colleague' }]);
  });

  it('stops when a colleague closed the lead meanwhile, and says why', async () => {
    const { workspace, all, press } = await booking();
    const theirs = { state: 'duplicate', isOpen: false, revision: 'theirs', updatedBy: 'colleague' };
    await workspace.store.commit([{ kind: 'update', path: 'companies/company-1/leads', id: FIRST, data: theirs }]);
    await press();
    const words = 'A colleague has set Marta Ellison to “Duplicate” meanwhile. Nothing was made.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(await all('leads')).toMatchObject([{ state: 'duplicate', customerId: '', jobId: '' }]);
    expect([...(await all('customers')), ...(await all('jobs'))]).toEqual([]);
  });

  it('saves one change, without undo for people who may not delete the results', async () => {
    const { commits, wrapStore } = watchCommits();
    const { user } = await open({ role: 'office', wrapStore });
    await user.click(await screen.findByRole('button', { name: 'Convert' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Book job…' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Book job' }));
    expect(await screen.findByText(/^Job .* is booked/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(commits).toEqual(['customers + jobs + leads']);
  });
});
