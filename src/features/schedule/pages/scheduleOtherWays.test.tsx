import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildJob } from '@/testing/factories/job';
import { renderApp } from '@/testing/renderApp';
import { BOARD, cards } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

// Everyone works nine hours a day, and this takes ten.
const heatPump = buildJob({
  id: 'job-9',
  title: 'Heat pump',
  progress: 'unscheduled',
  scheduledTime: '',
  durationMinutes: 600,
});
const open = async () => {
  const opened = await renderApp({
    ...BOARD,
    routes: scheduleRoutes,
    path: '/schedule?find=job-9',
    role: 'office',
    records: { ...BOARD.records, jobs: [heatPump] },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Find a time: Heat pump' });
  const ways = await within(dialog).findByRole('list', { name: 'Other ways' });
  return { ...opened, dialog, ways };
};
type Opened = Awaited<ReturnType<typeof open>>;
const take = async ({ user, ways }: Opened, words: RegExp) => {
  const way = within(ways)
    .getAllByRole('listitem')
    .find(({ textContent }) => words.test(textContent));
  if (!way) throw new Error('There is no such way');
  await user.click(within(way).getByRole('button', { name: 'Plan it' }));
};
const planned = async ({ workspace }: Opened) =>
  (await workspace.repository(collections.schedule).getAll())
    .filter(({ title }) => title === 'Heat pump')
    .map(({ placement: { startsAt, endsAt, technicianIds } }) => ({
      day: startsAt.slice(0, 10),
      startsAt,
      endsAt,
      technicianIds,
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

it('shows the trade-offs when no one has a long enough day', async () => {
  const { dialog, ways } = await open();
  expect(within(dialog).getByText('No time in these five days matches the request.')).toBeVisible();
  expect(within(ways).getAllByText('With overtime')[0]).toBeVisible();
  expect(within(ways).getAllByText('Over 2 days, 5 h each')[0]).toBeVisible();
  expect(within(ways).getAllByText('With two people, in 5 h')[0]).toBeVisible();
});

it('schedules it over two days for one person, with a single undo', async () => {
  const opened = await open();
  await take(opened, /^Over 2 days/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second, ...others] = await planned(opened);
  expect(others).toEqual([]);
  expect(second?.technicianIds).toEqual(first?.technicianIds);
  expect(second?.day).not.toBe(first?.day);
  for (const part of [first, second])
    expect(Date.parse(part?.endsAt ?? '') - Date.parse(part?.startsAt ?? '')).toBe(5 * 3_600_000);
  await opened.user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await planned(opened)).toEqual([]));
});

it('schedules it with two people', async () => {
  const opened = await open();
  await take(opened, /^With two people/);
  await waitFor(async () =>
    expect((await planned(opened)).map(({ technicianIds }) => technicianIds.length)).toEqual([2]),
  );
  expect((await cards(/Heat pump/)).length).toBeGreaterThan(0);
});

it('asks before scheduling overtime, like the board', async () => {
  const opened = await open();
  await take(opened, /^With overtime/);
  const question = await screen.findByRole('dialog', { name: 'Plan “Heat pump” here?' });
  await opened.user.click(within(question).getByRole('button', { name: 'Plan it anyway' }));
  await waitFor(async () => expect(await planned(opened)).toHaveLength(1));
});
