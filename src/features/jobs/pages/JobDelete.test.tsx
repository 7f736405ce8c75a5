import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildNote } from '@/testing/factories/note';
import { buildPhoto } from '@/testing/factories/photo';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp, type TestRecords } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

const job = buildJob({ id: 'job-1' });

async function askToDelete(records: TestRecords) {
  const view = await renderApp({
    routes: jobsRoutes,
    path: '/jobs/job-1',
    now: '2026-01-12T16:30:00.000Z',
    role: 'admin',
    features: { jobs: true, customers: true, invoices: true },
    records: { jobs: [job], customers: [buildCustomer({ id: 'customer-1' })], ...records },
  });
  await view.user.click(await screen.findByRole('button', { name: `More actions for ${job.number}` }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return view;
}

describe('deleting a job', () => {
  it('also deletes its visits, photos and notes, and says so', async () => {
    const { user, workspace } = await askToDelete({
      schedule: [buildVisit({ jobId: 'job-1' }), buildVisit({ id: 'other', jobId: 'job-2' })],
      photos: [buildPhoto({ jobId: 'job-1' })],
      notes: [buildNote({ subjectType: 'job', subjectId: 'job-1' }), buildNote({ id: 'other' })],
    });
    const dialog = await screen.findByRole('dialog', { name: `Delete job ${job.number}?` });
    expect(dialog).toHaveTextContent('This also deletes 1 schedule entry, 1 photo, 1 note.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete job' }));
    expect(await screen.findByText(`Job ${job.number} was deleted.`)).toBeVisible();
    expect(await workspace.repository(collections.schedule).getAll()).toMatchObject([{ id: 'other' }]);
    expect(await workspace.repository(collections.photos).getAll()).toEqual([]);
    expect(await workspace.repository(collections.notes).getAll()).toMatchObject([{ id: 'other' }]);
  });

  it('is refused once it is billed', async () => {
    const { workspace } = await askToDelete({ invoices: [buildInvoice({ jobId: 'job-1' })] });
    expect(
      await screen.findByText('This job has invoices. Cancel the job instead: it keeps its history.'),
    ).toBeVisible();
    expect(await workspace.repository(collections.jobs).getAll()).toHaveLength(1);
  });
});
