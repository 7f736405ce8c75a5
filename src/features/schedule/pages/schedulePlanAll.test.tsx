import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildJob } from '@/testing/factories/job';
import { renderApp } from '@/testing/renderApp';
import { BOARD } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

const waiting = (id: string, title: string, durationMinutes: number, more: Parameters<typeof buildJob>[0] = {}) =>
  buildJob({ id, title, durationMinutes, progress: 'unscheduled', scheduledTime: '', ...more });
const JOBS = [
  waiting('a', 'Filter change', 60, { createdAt: '2026-01-02T12:00:00.000Z' }),
  waiting('b', 'Mini-split', 360, { priority: 'high' }),
  waiting('c', 'Whole house', 1200, { createdAt: '2026-01-03T12:00:00.000Z' }),
];

const open = async () => {
  const opened = await renderApp({
    ...BOARD,
    routes: scheduleRoutes,
    path: '/schedule',
    role: 'office',
    records: { ...BOARD.records, jobs: JOBS },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Find times for all 3' }));
  const dialog = await screen.findByRole('dialog', { name: 'Find times for 3 jobs' });
  const list = await within(dialog).findByRole('list', { name: 'Times for the jobs' });
  await within(dialog).findByText(/^The most urgent are placed first/);
  return { ...opened, dialog, list };
};
type Opened = Awaited<ReturnType<typeof open>>;
const titles = async ({ workspace }: Opened) =>
  (await workspace.repository(collections.schedule).getAll())
    .filter(({ jobId }) => JOBS.some(({ id }) => id === jobId))
    .map(({ title }) => title)
    .toSorted();

it('finds a time for each job in the tray, urgent first, and schedules them in one step', async () => {
  const opened = await open();
  const { user, dialog, list } = opened;
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /Filter change|Mini-split|Whole house/.exec(textContent)?.[0])).toEqual([
    'Mini-split',
    'Filter change',
    'Whole house',
  ]);
  expect(within(list).getByText(/No time in these five days/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Plan 2 jobs' }));
  await waitFor(async () => expect(await titles(opened)).toEqual(['Filter change', 'Mini-split']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await titles(opened)).toEqual([]));
});

it('skips unchecked jobs', async () => {
  const opened = await open();
  const { user, dialog } = opened;
  await user.click(within(dialog).getByRole('checkbox', { name: /^Plan Mini-split/ }));
  expect(within(dialog).getByRole('checkbox', { name: /^Plan Whole house/ })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Plan 1 job' }));
  await waitFor(async () => expect(await titles(opened)).toEqual(['Filter change']));
});

it('links a job without a time to its trade-offs', async () => {
  const { user, dialog } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Find a time' }));
  const found = await screen.findByRole('dialog', { name: 'Find a time: Whole house' });
  expect((await within(found).findAllByText(/^Over 3 days/))[0]).toBeVisible();
});
