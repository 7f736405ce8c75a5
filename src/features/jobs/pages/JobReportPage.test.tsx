import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchPublicDocument } from '@/data/publicDocuments';
import { companySchema } from '@/domain/company/schema';
import type { Job } from '@/domain/job/schema';
import { paperOfServiceReport } from '@/domain/paper/serviceReport';
import { revokeShare, sendDocument, shareDocument } from '@/domain/public-document/api';
import { faceOfServiceReport } from '@/domain/public-document/faces/serviceReport';
import type { Stored } from '@/domain/record/schema';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { PAPER_HEADER } from '@/testing/factories/paper';
import { buildPhoto } from '@/testing/factories/photo';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { jobLinkRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './JobReportCustomerPage';
import './JobReportStaffPage';

const TOKEN = 'Ab3-_Ab3-_Ab3-_Ab3-_Ab';
const done = buildJob({ id: 'job-1', number: '26-GBVZN', progress: 'work-done', customerNotes: 'New igniter.' });
const answered = () =>
  answerCalls([
    answering(sendDocument, () => ({ mailId: 'm1', number: '26-GBVZN', token: TOKEN, leftToday: null })),
    answering(shareDocument, () => ({ token: TOKEN })),
    answering(revokeShare, () => ({})),
  ]);

const open = (job: Stored<Job> = done, extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: jobLinkRoutes,
    path: '/jobs/job-1/report',
    records: {
      jobs: [job],
      customers: [buildCustomer({ id: 'customer-1', email: 'ada@example.com' })],
      photos: [buildPhoto({ jobId: 'job-1' })],
    },
    ...extra,
  });

it('is sent to the customer after a preview, with the chosen parts', async () => {
  const calls = answered();
  const { user } = await open();
  await user.click(await screen.findByRole('switch', { name: 'Photos' }));
  await user.click(await screen.findByRole('button', { name: 'Send report…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send service report' });
  expect(within(dialog).getByText('ada@example.com')).toBeVisible();
  expect(within(dialog).getByText(/^Hi Ada,/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(within(dialog).getByRole('article', { name: 'Service report 26-GBVZN' })).toHaveTextContent('New igniter.');
  expect(within(dialog).queryByRole('list', { name: 'Photos' })).not.toBeInTheDocument();

  await user.dblClick(within(dialog).getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Sent to ada@example.com.')).toBeVisible();
  expect(calls.callsOf(sendDocument)).toEqual([
    expect.objectContaining({
      kind: 'service-report',
      subjectId: 'job-1',
      to: ['ada@example.com'],
      report: { hasLines: true, hasPhotos: false },
    }),
  ]);
});

it('has a customer link that can be revoked', async () => {
  const calls = answered();
  const { user } = await open();
  const menu = async () => user.click(await screen.findByRole('button', { name: 'More actions for this report' }));
  await menu();
  await user.click(await screen.findByRole('menuitem', { name: 'Copy the customer’s link' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(`/jobs/${TOKEN}/report`));
  await menu();
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke the link…' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke it' }));
  await waitFor(() => expect(calls.callsOf(revokeShare)).toEqual([{ kind: 'service-report', subjectId: 'job-1' }]));
});

it('can be printed but not sent before the job is finished', async () => {
  const { user } = await open(buildJob({ id: 'job-1', progress: 'in-progress' }));
  expect(await screen.findByText('Finish the job first, then you can send its report.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send report…' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'More actions for this report' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Print', 'Download PDF']);
});

it('is shown to the customer through the link, without signing in', async () => {
  const company = companySchema.parse({ name: 'Blue Ridge Air', timeZone: 'America/Chicago' });
  const parts = { hasLines: true, hasPhotos: true };
  const paper = paperOfServiceReport({
    company: PAPER_HEADER.company,
    recipient: PAPER_HEADER.recipient,
    job: done,
    technicians: 'Marcus Webb',
    lines: [],
    photos: [],
    signature: null,
  });
  const now = '2026-06-02T15:00:00.000Z';
  const face = faceOfServiceReport({
    ...{ companyId: 'c1', id: 'job-1', businessUnitId: '', company },
    ...{ paper, parts, sharedAt: now, now },
  });
  vi.mocked(watchPublicDocument).mockImplementation((_token, onNext) => {
    queueMicrotask(() => onNext(face));
    return () => undefined;
  });
  renderVisitor(`/jobs/${TOKEN}/report`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Service report' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Service report 26-GBVZN' })).toHaveTextContent('Marcus Webb');
});
