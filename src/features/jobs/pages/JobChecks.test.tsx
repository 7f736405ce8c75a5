import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RecordStore } from '@/data/records/store';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

const NOW = '2026-01-12T16:30:00.000Z';
const JOBS = 'companies/company-1/jobs';
const check = (id: string, label: string) => ({ id, label, isDone: false, doneAt: '', doneBy: '' });
const [filter, cleaned, readings] = [
  check('c1', 'Changed the filter'),
  check('c2', 'Cleaned up'),
  check('c3', 'Took readings'),
];
const job = buildJob({ id: 'job-1', checklist: [filter, cleaned, readings] });

const open = (extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: jobsRoutes,
    path: '/jobs/job-1',
    now: NOW,
    role: 'technician',
    records: { jobs: [job], customers: [buildCustomer({ id: 'customer-1' })] },
    ...extra,
  });

it('checks off items with who and when, in quick succession', async () => {
  const { user, store } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Changed the filter' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cleaned up' }));
  await waitFor(async () =>
    expect((await store.get(JOBS, 'job-1'))?.data['checklist']).toMatchObject([
      { isDone: true, doneBy: 'user-1', doneAt: NOW },
      { isDone: true, doneBy: 'user-1', doneAt: NOW },
      { isDone: false },
    ]),
  );
  expect(screen.getByText('2 of 3 done')).toBeVisible();
});

it('merges items checked offline with a colleague’s', async () => {
  const servers: RecordStore[] = [];
  let arrives = (): void => undefined;
  const connection = new Promise<void>((resolve) => (arrives = resolve));
  const { user, store } = await open({
    wrapStore: (inner) => {
      servers.push(inner);
      return { ...inner, commit: (writes) => connection.then(() => inner.commit(writes)) };
    },
  });
  await screen.findByRole('checkbox', { name: 'Changed the filter' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('checkbox', { name: 'Changed the filter' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cleaned up' }));
  const theirs = [filter, cleaned, { ...readings, isDone: true, doneAt: NOW, doneBy: 'user-2' }];
  const data = { checklist: theirs, updatedBy: 'user-2', revision: 'theirs', baseRevision: job.revision };
  await servers[0]?.commit([{ kind: 'update', path: JOBS, id: 'job-1', data }]);
  arrives();
  await waitFor(async () =>
    expect((await store.get(JOBS, 'job-1'))?.data['checklist']).toMatchObject([
      { isDone: true, doneBy: 'user-1' },
      { isDone: true, doneBy: 'user-1' },
      { isDone: true, doneBy: 'user-2' },
    ]),
  );
  expect(screen.getByText('3 of 3 done')).toBeVisible();
});
