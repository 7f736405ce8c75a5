import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

// 10:12 on a Monday in New York.
const NOW = '2026-01-12T15:12:00.000Z';
const JOBS = 'companies/company-1/jobs';
const open = (path: string, records: Parameters<typeof renderApp>[0]['records']) =>
  renderApp({
    routes: jobsRoutes,
    path,
    now: NOW,
    records: {
      customers: [buildCustomer({ id: 'customer-1' })],
      properties: [buildProperty({ id: 'property-1', customerId: 'customer-1' })],
      ...records,
    },
  });

describe('editing a job', () => {
  it('shows a conflict on the same field, and saves the choice', async () => {
    const { user, store } = await open('/jobs/job-1/edit', {
      jobs: [buildJob({ id: 'job-1', propertyId: 'property-1' })],
    });
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await user.clear(title);
    await user.type(title, 'No heat at all');
    await store.commit([
      {
        kind: 'update',
        path: JOBS,
        id: 'job-1',
        data: { title: 'Furnace is loud', poNumber: 'PO-7', revision: 'theirs', baseRevision: 'revision-job-1' },
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' });
    expect(within(dialog).getByText('Furnace is loud')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    expect(await screen.findByRole('heading', { name: 'No heat at all', level: 1 })).toBeVisible();
    expect((await store.get(JOBS, 'job-1'))?.data).toMatchObject({ title: 'No heat at all', poNumber: 'PO-7' });
  });

  it('schedules an unscheduled job when it gets a time', async () => {
    const { user, store } = await open('/jobs/job-1/edit', {
      jobs: [buildJob({ id: 'job-1', progress: 'unscheduled' })],
    });
    await user.click(await screen.findByRole('switch', { name: /Not scheduled/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'No heat upstairs', level: 1 });
    expect((await store.get(JOBS, 'job-1'))?.data).toMatchObject({
      progress: 'scheduled',
      progressLog: [{ state: 'unscheduled' }, { state: 'scheduled', by: 'user-1', at: NOW }],
    });
  });

  it('suggests the next free window for a job that needs a time', async () => {
    const { user, store } = await open('/jobs/job-1/edit?time=proposed', {
      jobs: [buildJob({ id: 'job-1', progress: 'unscheduled', scheduledTime: '2020-01-01T08:11:00.000Z' })],
    });
    await waitFor(() => expect(screen.getByLabelText('Arrival from')).not.toHaveValue(''));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'No heat upstairs', level: 1 });
    const saved = (await store.get(JOBS, 'job-1'))?.data;
    expect(saved).toMatchObject({ progress: 'scheduled', scheduledTime: saved?.['arrivalWindowStart'] });
    expect(String(saved?.['scheduledTime']) > NOW).toBe(true);
  });
});
