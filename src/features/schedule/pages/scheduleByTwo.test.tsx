import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import type { RecordStore, Write } from '@/data/records/store';
import { clockAt, tuneUp } from '@/testing/factories/scheduledDay';
import { renderApp } from '@/testing/renderApp';
import { BOARD, cards, menuOf, storedVisit } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

const PATH = 'companies/company-1/schedule';
const OTHER = 'user-2';

/** Makes the same writes as a colleague who pressed the same button a moment earlier. */
const byColleague = (writes: readonly Write[]): Write[] =>
  writes.flatMap((write, index): Write[] => {
    if (write.kind === 'delete') return [];
    const log = (write.data['log'] as { id: string; by: string }[] | undefined)?.map((line, at, all) =>
      at === all.length - 1 ? { ...line, id: `theirs-${index}`, by: OTHER } : line,
    );
    const audit = {
      updatedBy: OTHER,
      createdBy: OTHER,
      createdAt: '2026-01-12T10:00:00.000Z',
      revision: `theirs-${index}`,
    };
    return [{ ...write, data: { ...write.data, ...audit, ...(log && { log }) } }];
  });

/** Opens the board, where someone else writes `theirs` just before the first of this page's writes reaches the server. */
const openBoard = (
  theirs: (mine: readonly Write[]) => Write[],
  isFirst = (writes: readonly Write[]) => writes.length > 1,
) => {
  let isDone = false;
  return renderApp({
    ...BOARD,
    routes: scheduleRoutes,
    path: '/schedule',
    wrapStore: (store: RecordStore) => ({
      ...store,
      commit: async (writes) => {
        if (!isDone && isFirst(writes)) {
          isDone = true;
          await store.commit(theirs(writes));
        }
        await store.commit(writes);
      },
    }),
  });
};
type Opened = Awaited<ReturnType<typeof openBoard>>;
const visits = ({ workspace }: Opened) => workspace.repository(collections.schedule).getAll({ limit: 50 });
const waiting = ({ workspace }: Opened) => workspace.outbox.entries();

it('splits a visit once when two people split it at the same time', async () => {
  const opened = await openBoard(byColleague);
  await opened.user.click(within(await menuOf(/Leak/)).getByRole('menuitem', { name: 'Split over its people' }));
  await screen.findAllByText(/Leak.*split over 2 people/);
  const leaks = (await visits(opened)).filter(({ title }) => title === 'Leak');
  expect(leaks.map(({ placement }) => placement.technicianIds.join()).toSorted()).toEqual([
    'technician-1',
    'technician-2',
  ]);
  expect(waiting(opened)).toEqual([]);
});

it('repeats a visit once per week when two people repeat it at the same time', async () => {
  const opened = await openBoard(byColleague);
  await opened.user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Repeat…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Repeat: AC tune-up' });
  await opened.user.click(within(dialog).getByRole('button', { name: 'Repeat' }));
  await screen.findAllByText(/comes 12 more times/);
  const series = (await visits(opened)).filter(({ seriesId }) => seriesId !== '');
  expect(series).toHaveLength(13);
  expect(new Set(series.map(({ seriesId }) => seriesId)).size).toBe(1);
  expect(waiting(opened)).toEqual([]);
});

it('applies one of two simultaneous series changes, and asks once', async () => {
  const atThree = (mine: readonly Write[]): Write[] =>
    byColleague(mine).map((write) => {
      if (write.kind === 'delete') return write;
      const day = (write.data['placement'] as { startsAt: string }).startsAt.slice(0, 10);
      const placement = {
        ...(write.data['placement'] as object),
        startsAt: `${day}T20:00:00.000Z`,
        endsAt: `${day}T21:00:00.000Z`,
      };
      return { ...write, data: { ...write.data, placement } };
    });
  const isChange = (writes: readonly Write[]) => writes.length > 1 && writes.every(({ kind }) => kind === 'update');
  const opened = await openBoard(atThree, isChange);
  const { user } = opened;
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Repeat…' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /^Repeat/ })).getByRole('button', { name: 'Repeat' }),
  );
  await waitFor(async () => expect(await visits(opened)).toHaveLength(14));
  const starts = async () => {
    const series = (await visits(opened)).filter(({ seriesId }) => seriesId !== '');
    return new Set(series.map(({ placement }) => placement.startsAt.slice(11, 16)));
  };
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Change time or people…' }));
  const plan = await screen.findByRole('dialog', { name: 'AC tune-up' });
  fireEvent.change(within(plan).getByLabelText('Starts at'), { target: { value: '09:30' } });
  await user.click(within(plan).getByRole('radio', { name: 'This and later visits' }));
  await user.click(within(plan).getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('dialog', { name: /has just changed “AC tune-up” too/ });
  expect(await starts()).toEqual(new Set(['20:00']));
  await user.click(within(question).getByRole('button', { name: 'Apply mine' }));
  await waitFor(async () => expect([...(await starts())].every((time) => /1[34]:30/.test(time))).toBe(true));
  expect(screen.queryByRole('dialog', { name: /has just changed/ })).not.toBeInTheDocument();
  expect(waiting(opened)).toEqual([]);
});

const isDeletion = (writes: readonly Write[]) => writes.some(({ kind }) => kind === 'delete');
const unschedule = async ({ user }: Opened): Promise<void> =>
  user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Unschedule' }));

it('asks before unscheduling a visit that someone moved meanwhile', async () => {
  const placement = { ...tuneUp.placement, startsAt: clockAt('15:00'), endsAt: clockAt('16:00') };
  const data = { placement, revision: 'theirs', updatedBy: OTHER };
  const opened = await openBoard(() => [{ kind: 'update', path: PATH, id: 'visit-1', data }], isDeletion);
  await unschedule(opened);
  const question = await screen.findByRole('dialog', { name: 'Someone else changed “AC tune-up”' });
  expect(question).toHaveTextContent('It is now on Monday, 3 PM. Take it off the schedule anyway?');
  await opened.user.click(within(question).getByRole('button', { name: 'Keep theirs' }));
  expect((await storedVisit(opened, 'visit-1')).placement.startsAt).toBe(clockAt('15:00'));
  expect(await cards(/AC tune-up/)).toHaveLength(1);
});

it('does not unschedule a visit with a technician on the way', async () => {
  const data = { state: 'en-route', revision: 'theirs', updatedBy: OTHER };
  const opened = await openBoard(() => [{ kind: 'update', path: PATH, id: 'visit-1', data }], isDeletion);
  await unschedule(opened);
  await screen.findByText('AC tune-up: Someone is already on this visit.');
  expect((await storedVisit(opened, 'visit-1')).state).toBe('en-route');
});

it('can reschedule a visit that someone unscheduled', async () => {
  const isMove = (writes: readonly Write[]) => writes.some(({ kind }) => kind === 'update');
  const opened = await openBoard(() => [{ kind: 'delete', path: PATH, id: 'visit-1' }], isMove);
  const [first] = await cards(/AC tune-up/);
  first?.focus();
  await opened.user.keyboard('m{ArrowRight}{Enter}');
  const question = await screen.findByRole('dialog', {
    name: '“AC tune-up” was taken off the schedule in the meantime',
  });
  await opened.user.click(within(question).getByRole('button', { name: 'Plan it again' }));
  await waitFor(async () => expect((await storedVisit(opened, 'visit-1')).placement.startsAt).toBe(clockAt('10:15')));
});
