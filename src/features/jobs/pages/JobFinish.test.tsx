import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

const NOW = '2026-01-12T16:30:00.000Z';
const check = { id: 'c1', label: 'Changed the filter', isDone: false, doneAt: '', doneBy: '' };
const technicians = [
  buildTechnician({ id: 'me', linkedUid: 'user-1' }),
  buildTechnician({ id: 'ben', firstName: 'Ben' }),
];

/** Opens a job's page for a technician who may collect payment. */
const open = (records: Parameters<typeof renderApp>[0]['records'], path = '/jobs/job-1') =>
  renderApp({
    routes: jobsRoutes,
    path,
    now: NOW,
    role: 'technician',
    features: { jobs: true, customers: true, invoices: true },
    user: { rights: { collects: true } },
    records: { technicians, customers: [buildCustomer({ id: 'customer-1' })], ...records },
  });

describe('a colleague’s job', () => {
  const records = (progress: 'in-progress' | 'work-done') => ({
    jobs: [buildJob({ id: 'job-1', progress, technicianIds: ['ben'] })],
  });

  it('offers no “Collect payment”, which the server would refuse', async () => {
    await open(records('work-done'));
    await screen.findByRole('heading', { name: 'No heat upstairs', level: 1 });
    expect(await screen.findByText('Ben Reed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Collect payment' })).not.toBeInTheDocument();
  });

  it('can be collected for by someone on another of its visits', async () => {
    const visit = buildVisit({ id: 'visit-1', jobId: 'job-1', placement: { technicianIds: ['me'] } });
    await open({ ...records('work-done'), schedule: [visit] });
    expect(await screen.findByRole('link', { name: 'Collect payment' })).toBeVisible();
  });

  it('stays open on its page when finished for them', async () => {
    const { user, router } = await open(records('in-progress'));
    expect(await screen.findByText('Ben Reed')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Finish job' }));
    expect(await screen.findByText('No heat upstairs: work done')).toBeVisible();
    // The page has navigated back to the job.
    expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe('/jobs/job-1');
  });

  it('says on its collect page whose it is', async () => {
    await open(records('work-done'), '/jobs/job-1/collect');
    expect(await screen.findByText('This is another technician’s job')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cash' })).not.toBeInTheDocument();
  });
});

it('does not finish without what the company requires', async () => {
  const { user, store } = await open({
    jobs: [buildJob({ id: 'job-1', progress: 'in-progress', checklist: [check] })],
    workSettings: [
      {
        id: 'main',
        ...{
          jobTypes: [{ id: 'service', name: 'Service call', durationMinutes: 60, checklist: '' }],
          ...{ archivedJobTypes: [], leadSources: [], archivedLeadSources: [], arrivalWindows: [] },
          ...{ reserveMinutes: 0, finishNeeds: ['checks', 'photo'] },
        },
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Finish job' }));
  const dialog = await screen.findByRole('dialog', { name: 'Not finished yet' });
  expect(dialog).toHaveTextContent('One check is not checked off yet. There is no “after” photo.');
  await user.click(within(dialog).getByRole('button', { name: 'Back to the job' }));
  expect((await store.get('companies/company-1/jobs', 'job-1'))?.data['progress']).toBe('in-progress');
});
