import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { BOARD, menuOf } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

const openSchedule = () => renderApp({ ...BOARD, routes: scheduleRoutes, path: '/schedule' });

it('repeats a visit, and changes this and later ones', async () => {
  const opened = await openSchedule();
  const { user, workspace } = opened;
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Repeat…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Repeat: AC tune-up' });
  expect(dialog).toHaveTextContent('12 more visits, the last on Apr 6, 2026.');
  await user.click(within(dialog).getByRole('button', { name: 'Repeat' }));
  const visits = () => workspace.repository(collections.schedule).getAll({ limit: 50 });
  await waitFor(async () => expect(await visits()).toHaveLength(14));

  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Change time or people…' }));
  const plan = await screen.findByRole('dialog', { name: 'AC tune-up' });
  fireEvent.change(within(plan).getByLabelText('Starts at'), { target: { value: '09:30' } });
  await user.click(within(plan).getByRole('radio', { name: 'This and later visits' }));
  await user.click(within(plan).getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(
      (await visits()).filter(({ seriesId, placement }) => seriesId !== '' && /T1[34]:30/.test(placement.startsAt)),
    ).toHaveLength(13),
  );

  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Do not repeat after this' }));
  await waitFor(async () => expect(await visits()).toHaveLength(2));
});

it('repeats a visit endlessly, with the rule on the last one', async () => {
  const opened = await openSchedule();
  const { user, workspace } = opened;
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Repeat…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Repeat: AC tune-up' });
  await user.click(within(dialog).getByRole('switch', { name: /^No end date/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Repeat' }));
  const rules = async () =>
    (await workspace.repository(collections.schedule).getAll({ limit: 50 })).flatMap(({ seriesDate, seriesRule }) =>
      seriesRule === '' ? [] : [`${seriesDate}: ${seriesRule}`],
    );
  await waitFor(async () => expect(await rules()).toEqual(['2026-04-06: week 1 12']));
});

it('repeats on the second Monday of each month, and moves off holidays', async () => {
  const holiday = buildVisit({
    id: 'holiday',
    kind: 'time-off',
    title: 'Founder’s Day',
    jobId: '',
    placement: {
      technicianIds: [],
      startsAt: '2026-02-09T05:00:00.000Z',
      endsAt: '2026-02-10T05:00:00.000Z',
    },
  });
  const { schedule } = BOARD.records;
  const { user, workspace } = await renderApp({
    ...BOARD,
    records: { ...BOARD.records, schedule: [...schedule, holiday] },
    routes: scheduleRoutes,
    path: '/schedule',
  });
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Repeat…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Repeat: AC tune-up' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Weeks or months' }));
  await user.click(await screen.findByRole('option', { name: 'month' }));
  await user.click(within(dialog).getByRole('combobox', { name: 'On' }));
  await user.click(await screen.findByRole('option', { name: 'the second Monday' }));
  await user.click(within(dialog).getByRole('button', { name: 'Repeat' }));
  const days = async () =>
    (await workspace.repository(collections.schedule).getAll({ limit: 50 }))
      .filter(({ seriesDate }) => seriesDate > '2026-01-12')
      .map(({ seriesDate, placement }) => `${seriesDate}: ${placement.startsAt.slice(0, 10)}`)
      .toSorted();
  await waitFor(async () => expect(await days()).toEqual(['2026-02-09: 2026-02-10', '2026-03-09: 2026-03-09']));
});

it('moves off a closure that began weeks earlier, despite much other time off', async () => {
  const timeOff = (id: string, technicianIds: string[], startsAt: string, endsAt: string) =>
    buildVisit({ id, kind: 'time-off', title: 'Off', jobId: '', placement: { technicianIds, startsAt, endsAt } });
  const closure = timeOff('closure', [], '2025-12-24T05:00:00.000Z', '2026-01-21T05:00:00.000Z');
  const dentists = Array.from({ length: 500 }, (_, at) =>
    timeOff(`dentist-${at}`, ['t9'], '2025-12-23T14:00:00.000Z', '2025-12-23T15:00:00.000Z'),
  );
  const { schedule } = BOARD.records;
  const { user, workspace } = await renderApp({
    ...BOARD,
    records: { ...BOARD.records, schedule: [...schedule, ...dentists, closure] },
    routes: scheduleRoutes,
    path: '/schedule',
  });
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Repeat…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Repeat: AC tune-up' });
  await user.click(within(dialog).getByRole('button', { name: 'Repeat' }));
  const moved = async () =>
    (
      await workspace
        .repository(collections.schedule)
        .getAll({ where: [{ field: 'seriesDate', operator: '==', value: '2026-01-19' }], limit: 1 })
    )[0]?.placement.startsAt;
  await waitFor(async () => expect(await moved()).toMatch(/^2026-01-21T/));
});

it('handles any number typed as the interval', async () => {
  const { user } = await openSchedule();
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Repeat…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Repeat: AC tune-up' });
  const every = within(dialog).getByRole('textbox', { name: 'Every' });
  const typed = async (text: string): Promise<void> => {
    await user.tripleClick(every);
    await user.keyboard(text);
  };
  await typed('1.5');
  await typed('-2');
  await typed('999999999');
  await typed('4');
  expect(dialog).toHaveTextContent('3 more visits, the last on Apr 6, 2026.');
});
