import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { buildBusinessUnit } from '@/testing/factories/businessUnit';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

const NOW = '2026-01-12T19:00:00.000Z';
const late = buildJob({ id: 'late', number: '26-LATE1', title: 'No heat', scheduledTime: '2026-01-12T16:00:00.000Z' });
const tomorrow = buildJob({
  id: 'next',
  number: '26-NEXT1',
  title: 'Tune-up',
  scheduledTime: '2026-01-13T16:00:00.000Z',
  customerName: 'Grace Hopper',
  customerSortName: 'hopper, grace',
});
const finished = buildJob({
  id: 'done',
  number: '26-DONE1',
  title: 'New thermostat',
  scheduledTime: '2026-01-09T16:00:00.000Z',
  progress: 'work-done',
});
const marcus = buildTechnician({ id: 'marcus' });
const records = { jobs: [late, tomorrow, finished], technicians: [marcus] };

const open = (path: string, extra = {}) => renderApp({ routes: jobsRoutes, path, records, now: NOW, ...extra });
const titles = async () => {
  const table = await screen.findByRole('table', { name: 'Jobs' });
  return within(table)
    .getAllByRole('link')
    .map((link) => /No heat|Tune-up|New thermostat/.exec(link.textContent)?.[0]);
};

describe('the job list', () => {
  it('lists upcoming jobs by day, and marks late ones', async () => {
    await open('/jobs');
    expect(await titles()).toEqual(['No heat', 'Tune-up']);
    expect(within(screen.getByRole('row', { name: /No heat/ })).getByText('Late')).toBeVisible();
    expect(screen.getByRole('row', { name: /Today 11 AM No heat/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Tomorrow 11 AM Tune-up/ })).toBeVisible();
  });

  it('has views for all jobs, latest first, and for past ones', async () => {
    const { user } = await open('/jobs');
    await titles();
    await user.click(screen.getByRole('button', { name: 'All jobs' }));
    await waitFor(async () => expect(await titles()).toEqual(['Tune-up', 'No heat', 'New thermostat']));
    await user.click(screen.getByRole('button', { name: 'Past' }));
    await waitFor(async () => expect(await titles()).toEqual(['New thermostat']));
  });

  it('filters and counts jobs by business unit', async () => {
    const billing = { id: 'billing', ...billingSettingsSchema.parse({ units: [buildBusinessUnit()] }) };
    // The company has more than a page of jobs before the unit's.
    const others = Array.from({ length: 120 }, (_, index) =>
      buildJob({ id: `o${index}`, number: `26-O${index}`, title: 'No heat', scheduledTime: late.scheduledTime }),
    );
    const ofUnit = { ...tomorrow, businessUnitId: 'plumbing' };
    await open('/jobs?unit=plumbing', {
      records: { ...records, jobs: [...others, ofUnit], settings: [billing] },
    });
    expect(await titles()).toEqual(['Tune-up']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upcoming' })).toHaveAccessibleDescription('1'));
    expect(screen.getByRole('button', { name: 'Late' })).toHaveAccessibleDescription('0');
  });

  it('shows how many jobs a view has', async () => {
    await open('/jobs');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Late' })).toHaveAccessibleDescription('1'));
    expect(screen.getByRole('button', { name: 'Upcoming' })).toHaveAccessibleDescription('2');
    expect(screen.getByRole('button', { name: 'To invoice' })).toHaveAccessibleDescription('1');
    expect(screen.getByRole('button', { name: 'Unscheduled' })).toHaveAccessibleDescription('0');
  });

  it('says when nothing is booked ahead, and how to start without any jobs', async () => {
    const { user, unmount } = await open('/jobs', { records: { jobs: [finished], technicians: [marcus] } });
    expect(await screen.findByText('Nothing is booked from today forward')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all jobs' }));
    expect(await titles()).toEqual(['New thermostat']);
    unmount();
    await open('/jobs', { records: {} });
    expect(await screen.findByText('No jobs yet')).toBeVisible();
  });

  it('filters, shows the filter as a chip, and removes it', async () => {
    const { user, router } = await open('/jobs?view=all');
    await titles();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Work done' }));
    await waitFor(async () => expect(await titles()).toEqual(['New thermostat']));
    expect(screen.getByRole('button', { name: 'Filter, 1 filter on' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Status: Work done' }));
    await waitFor(async () => expect(await titles()).toHaveLength(3));
    expect(router.state.location.search).toBe('?view=all');
  });

  it('previews a job with Space, moves with the arrows, and closes with Escape', async () => {
    const { user } = await open('/jobs');
    await titles();
    screen.getByRole('link', { name: /No heat/ }).focus();
    await user.keyboard(' ');
    const peek = await screen.findByRole('region', { name: 'Peek: 26-LATE1 No heat' });
    expect(await within(peek).findByRole('button', { name: 'Start job' })).toBeVisible();
    expect(within(peek).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/jobs/late');
    await user.keyboard('{ArrowDown}');
    const next = await screen.findByRole('region', { name: 'Peek: 26-NEXT1 Tune-up' });
    expect(await within(next).findByRole('link', { name: 'Grace Hopper' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Tune-up/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /^Peek/ })).not.toBeInTheDocument();
  });

  it('reads its filters from the address', async () => {
    await open('/jobs?view=needs-invoicing');
    expect(await titles()).toEqual(['New thermostat']);
    expect(screen.getByRole('button', { name: 'To invoice' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps the selected view in the address', async () => {
    const { user, router } = await open('/jobs');
    await titles();
    await user.click(screen.getByRole('button', { name: 'Late' }));
    await waitFor(async () => expect(await titles()).toEqual(['No heat']));
    expect(router.state.location.search).toBe('?view=late');
  });

  it.each([
    ['26-next1', 'Tune-up'],
    ['hopp', 'Tune-up'],
    ['grace hop', 'Tune-up'],
  ])('finds jobs by %s', async (q, title) => {
    await open(`/jobs?q=${encodeURIComponent(q)}`);
    expect(await titles()).toEqual([title]);
  });

  it('says how to continue when nothing matches', async () => {
    const { user } = await open('/jobs?q=nobody');
    expect(await screen.findByText('No jobs match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all jobs' }));
    expect(await titles()).toHaveLength(3);
  });

  it('puts selected jobs on hold with a reason, with undo', async () => {
    const { user, store } = await open('/jobs?view=all');
    await titles();
    await user.click(screen.getByRole('checkbox', { name: /26-LATE1/ }));
    await user.click(screen.getByRole('checkbox', { name: /26-DONE1/ }));
    await user.click(screen.getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: /On hold.*1 of 2/ }));
    await user.click(await screen.findByRole('radio', { name: 'Weather' }));
    await user.click(screen.getByRole('button', { name: 'Put on hold' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('1 job restored.')).toBeVisible();
    const job = await store.get('companies/company-1/jobs', 'late');
    expect(job?.data['progressLog']).toMatchObject([
      { state: 'scheduled' },
      { state: 'on-hold', reason: 'Weather', by: 'user-1' },
      { state: 'scheduled' },
    ]);
    expect((await store.get('companies/company-1/jobs', 'done'))?.data['progress']).toBe('work-done');
  });

  it('offers technicians no booking or bulk changes', async () => {
    await open('/jobs', { role: 'technician' });
    await titles();
    expect(screen.queryByRole('link', { name: 'New job' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
