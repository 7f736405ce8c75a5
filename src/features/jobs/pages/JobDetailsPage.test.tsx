import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isServerSilent } from '@/data/connection';
import { buildLine } from '@/testing/factories/billing';
import { buildCustomer } from '@/testing/factories/customer';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildPayment } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

const NOW = '2026-01-12T16:30:00.000Z';
const JOBS = 'companies/company-1/jobs';
const customer = buildCustomer({ id: 'customer-1' });
const property = buildProperty({ id: 'property-1', customerId: 'customer-1', gateCode: '4711#' });
const check = (id: string, label: string) => ({ id, label, isDone: false, doneAt: '', doneBy: '' });
const job = buildJob({ id: 'job-1', checklist: [check('c1', 'Changed the filter'), check('c2', 'Cleaned up')] });

const open = (extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: jobsRoutes,
    path: '/jobs/job-1',
    now: NOW,
    records: { jobs: [job], customers: [customer], properties: [property] },
    ...extra,
  });

describe("a job's page", () => {
  it('shows the address, the access notes and the contact', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'No heat upstairs', level: 1 })).toBeVisible();
    expect(await screen.findByText('4711#')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Navigate' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.google.com/maps/dir/?api=1&destination=12%20Elm%20St'),
    );
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:8285550134');
    expect(screen.getByText('Invoice: pending')).toBeVisible();
  });

  it('shows the agreed amount and the paid deposit', async () => {
    const approval = {
      ...{ revisionNumber: 1, optionId: '', selectedLineIds: [], quantitiesE4: {}, totalCents: 100_000 },
      ...{ documentHash: 'a'.repeat(64), signature: null, by: 'customer' as const, at: NOW },
      ...{ byUid: '', ipAddress: '', userAgent: '', joinsPlan: false },
    };
    const estimate = buildEstimate({ id: 'e1', state: 'converted', convertedJobId: 'job-1', approval });
    const deposit = { invoiceId: '', estimateId: 'e1', method: 'card' as const, amountCents: 30_000 };
    await open({
      role: 'admin',
      features: { jobs: true, customers: true, estimates: true, invoices: true },
      records: {
        jobs: [job],
        customers: [customer],
        properties: [property],
        estimates: [estimate],
        payments: [buildPayment({ id: 'p1', ...deposit })],
      },
    });
    expect(await screen.findByText(/Agreed \$1,000\.00 · Deposit paid Jan 12, 2026, card: \$300\.00/)).toBeVisible();
  });

  it('starts with one tap, and records who and when', async () => {
    const { user, store } = await open({ role: 'technician' });
    await user.click(await screen.findByRole('button', { name: 'Start job' }));
    expect(await screen.findByRole('button', { name: 'Finish job' })).toBeVisible();
    const saved = await store.get(JOBS, 'job-1');
    expect(saved?.data['progressLog']).toMatchObject([
      { state: 'scheduled' },
      { state: 'in-progress', by: 'user-1', at: NOW },
    ]);
  });

  it('can be canceled only with a reason, which is shown', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: /More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel job…' }));
    const dialog = await screen.findByRole('dialog', { name: /Cancel job/ });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the job' }));
    expect(within(dialog).getByText('Enter why it was canceled')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Sold the house');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the job' }));

    expect(await screen.findAllByText('Sold the house')).not.toHaveLength(0);
    expect((await store.get(JOBS, 'job-1'))?.data).toMatchObject({
      progress: 'cancelled',
      cancelReason: 'Sold the house',
    });
  });

  it('asks before finishing with unchecked items', async () => {
    const started = buildJob({ ...job, progress: 'in-progress' });
    const { user, store } = await open({ records: { jobs: [started] } });
    await user.click(await screen.findByRole('button', { name: 'Finish job' }));
    expect(await screen.findByText('2 checks are not checked off yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the job' }));
    expect((await store.get(JOBS, 'job-1'))?.data['progress']).toBe('in-progress');
  });

  it('asks before finishing with an open inspection, and lists what is missing', async () => {
    const started = buildJob({ ...job, progress: 'in-progress', checklist: [] });
    const inspection = buildInspection({ id: 'i1', jobId: 'job-1', answers: [answered('flame', 'pass')] });
    const { user, store } = await open({
      features: { jobs: true, customers: true, inspections: true },
      records: { jobs: [started], inspections: [inspection] },
    });
    await user.click(await screen.findByRole('button', { name: 'Finish job' }));
    const question = within(await screen.findByRole('dialog', { name: 'Finish with an open inspection?' }));
    expect(question.getByText('Furnace check: 1 required item is not answered.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Back to the job' }));
    expect((await store.get(JOBS, 'job-1'))?.data['progress']).toBe('in-progress');
    await user.click(screen.getByRole('button', { name: 'Finish job' }));
    await user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    expect(await screen.findByText('Enter a reason so others know why.')).toBeVisible();
    expect((await store.get(JOBS, 'job-1'))?.data['progress']).toBe('in-progress');
    await user.type(screen.getByRole('textbox', { name: 'Why it stays open' }), 'The meter is broken');
    await user.click(screen.getByRole('button', { name: 'Finish anyway' }));
    await waitFor(async () => expect((await store.get(JOBS, 'job-1'))?.data['progress']).toBe('work-done'));
    const why =
      /Finished with an open inspection: The meter is broken\s+Furnace check: 1 required item is not answered/;
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('lets the customer sign on the technician’s device', async () => {
    const { user, store } = await open({ role: 'technician' });
    await user.click(await screen.findByRole('button', { name: 'Customer signs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign for the finished work' });
    const name = within(dialog).getByRole('textbox', { name: /Your name/ });
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
    expect(within(dialog).getByText('Enter your name')).toBeVisible();
    await user.type(name, 'Ada Lovelace');
    await user.click(within(dialog).getByRole('button', { name: 'Sign' }));

    expect(await screen.findByRole('list', { name: 'Signatures' })).toHaveTextContent('Ada Lovelace');
    const [signed] = await store.query('companies/company-1/workSignatures', {});
    expect(signed?.data).toMatchObject({
      jobId: 'job-1',
      jobTitle: 'No heat upstairs',
      name: 'Ada Lovelace',
      signedAt: NOW,
    });
    expect(screen.queryByRole('button', { name: 'Delete' }), 'a technician takes none away').toBeNull();
  });

  it('follows other people’s changes', async () => {
    const { store } = await open();
    await screen.findByRole('button', { name: 'Start job' });
    await store.commit([{ kind: 'update', path: JOBS, id: 'job-1', data: { progress: 'in-progress' } }]);
    expect(await screen.findByRole('button', { name: 'Finish job' })).toBeVisible();
  });

  it('saves work and parts while typing, except a line without a name', async () => {
    const { user, store } = await open({ role: 'technician' });
    await user.click(await screen.findByRole('button', { name: 'Add line' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name, line 1' }), 'Igniter');
    await user.clear(screen.getByRole('textbox', { name: 'Price, line 1' }));
    await user.type(screen.getByRole('textbox', { name: 'Price, line 1' }), '$89.50');
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    await waitFor(
      async () => {
        const work = await store.get('companies/company-1/jobWork', 'job-1');
        expect(work?.data['workLines']).toMatchObject([{ name: 'Igniter', unitPriceCents: 8950 }]);
      },
      { timeout: 10_000 },
    );
    expect(screen.getByText('$89.50 before discounts and tax')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name, line 2' })).toBeVisible();
  });

  it('saves a changed price at once on leaving, even before the server answered', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, store, unmount } = await open({
      role: 'technician',
      wrapStore: (memory) => ({
        ...memory,
        commit: async (writes) => {
          await memory.commit(writes);
          await answered;
        },
      }),
    });
    const price = async () =>
      (
        (await store.get('companies/company-1/jobWork', 'job-1'))?.data['workLines'] as
          | { unitPriceCents: number }[]
          | undefined
      )?.[0]?.unitPriceCents;
    await user.click(await screen.findByRole('button', { name: 'Add line' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name, line 1' }), 'Igniter');
    await waitFor(async () => expect(await price()).toBe(0), { timeout: 10_000 });
    await user.clear(screen.getByRole('textbox', { name: 'Price, line 1' }));
    await user.type(screen.getByRole('textbox', { name: 'Price, line 1' }), '89.50');
    await user.tab();
    unmount();
    // The next page reads it immediately, so only the device itself may be waited for.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await price()).toBe(8950);
    answer();
  });

  it('saves pending input when the tab closes, except a line without a name', async () => {
    const { user, store } = await open({ role: 'technician' });
    const work = () => store.get('companies/company-1/jobWork', 'job-1');
    await user.click(await screen.findByRole('button', { name: 'Add line' }));
    await screen.findByRole('textbox', { name: 'Name, line 1' });
    window.dispatchEvent(new Event('pagehide'));
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await work()).toBeNull();
    await user.click(screen.getByRole('textbox', { name: 'Name, line 1' }));
    await user.paste('Igniter');
    window.dispatchEvent(new Event('pagehide'));
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    expect((await work())?.data['workLines']).toMatchObject([{ name: 'Igniter' }]);
  });

  it('accepts work and parts while the server is silent, and keeps others’ entries', async () => {
    isServerSilent.set(true);
    const belt = buildLine({ id: 'belt', name: 'Belt' });
    const theirs = { id: 'job-1', jobId: 'job-1', customerId: 'customer-1', workLines: [belt], revision: 'r1' };
    const { user, store } = await open({
      role: 'technician',
      records: { jobs: [job], jobWork: [theirs] },
      wrapStore: (memory) => ({
        ...memory,
        watchDocument: (path, ...rest) =>
          path.endsWith('/jobWork') ? () => undefined : memory.watchDocument(path, ...rest),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add line' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name, line 1' }), 'Igniter');
    await waitFor(
      async () => {
        const work = await store.get('companies/company-1/jobWork', 'job-1');
        expect(work?.data['workLines']).toMatchObject([{ name: 'Belt' }, { name: 'Igniter' }]);
      },
      { timeout: 10_000 },
    );
  });

  it('shows that work and parts are loading, without hiding them', async () => {
    await open({
      role: 'technician',
      wrapStore: (memory) => ({
        ...memory,
        watchDocument: (path, ...rest) =>
          path.endsWith('/jobWork') ? () => undefined : memory.watchDocument(path, ...rest),
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Work and parts' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add line' })).toBeVisible();
  });

  it('links finished work to its invoice for people who may invoice', async () => {
    const done = buildJob({ ...job, progress: 'work-done' });
    const features = { jobs: true, customers: true, invoices: true };
    await open({ role: 'office', features, records: { jobs: [done] } });
    expect(await screen.findByRole('link', { name: 'Invoice now' })).toHaveAttribute('href', '/invoices/new?job=job-1');
  });

  it('says when a job is not on this device and the server is silent', async () => {
    isServerSilent.set(true);
    await open({
      wrapStore: (memory) => ({
        ...memory,
        watchDocument: (path, ...rest) =>
          path.endsWith('/jobs') ? () => undefined : memory.watchDocument(path, ...rest),
      }),
    });
    expect(await screen.findByText(/This is not on this device yet/)).toBeVisible();
  });

  it('says when there is no such job', async () => {
    await open({ records: {} });
    expect(await screen.findByText('Job not found')).toBeVisible();
  });
});
