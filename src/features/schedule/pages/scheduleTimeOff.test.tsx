import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { BOARD, cards } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

const openSchedule = () => renderApp({ ...BOARD, routes: scheduleRoutes, path: '/schedule', role: 'office' });

it('adds time off, which shows behind the row and warns about visits', async () => {
  const { user } = await openSchedule();
  await user.click(await screen.findByRole('button', { name: 'New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Time off…' }));
  const drawer = await screen.findByRole('dialog', { name: 'New time off' });
  await user.click(within(drawer).getByRole('combobox', { name: 'Technicians' }));
  await user.click(await screen.findByRole('option', { name: /Marcus Reed/ }));
  await user.click(within(drawer).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Vacation')).toBeInTheDocument();
  const [card] = await cards(/AC tune-up/);
  card?.focus();
  await user.keyboard('m');
  expect(screen.getByText('Marcus Reed is off: Vacation.')).toBeInTheDocument();
});

it('says which visits of an absent technician remain, with a link to reassign them', async () => {
  const { user, router } = await openSchedule();
  await user.click(await screen.findByRole('button', { name: 'New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Time off…' }));
  const drawer = await screen.findByRole('dialog', { name: 'New time off' });
  await user.click(within(drawer).getByRole('combobox', { name: 'Technicians' }));
  await user.click(await screen.findByRole('option', { name: /Marcus Reed/ }));
  await user.click(within(drawer).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Marcus Reed still has 2 visits then.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See who can take them…' }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/routing?date=2026-01-12&out=technician-1',
    ),
  );
});

it('adds a week off as one entry, edits and removes it', async () => {
  const { user, store } = await openSchedule();
  await user.click(await screen.findByRole('button', { name: 'New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Time off…' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'New time off' }));
  await user.click(drawer.getByRole('combobox', { name: 'Technicians' }));
  await user.click(await screen.findByRole('option', { name: /Marcus Reed/ }));
  const last = drawer.getByRole('textbox', { name: 'Last day' });
  await user.clear(last);
  await user.type(last, 'Jan 18, 2026{Tab}');
  await user.click(drawer.getByRole('button', { name: 'Add' }));
  const spanOf = async () => {
    const found = (await store.query('companies/company-1/schedule', {})).find(
      ({ data }) => data['kind'] === 'time-off',
    );
    const { startsAt, endsAt } = (found?.data['placement'] ?? {}) as { startsAt?: string; endsAt?: string };
    return [startsAt, endsAt];
  };
  // From midnight on Monday to midnight after Sunday, in New York.
  await waitFor(async () => expect(await spanOf()).toEqual(['2026-01-12T05:00:00.000Z', '2026-01-19T05:00:00.000Z']));
  await user.click(await screen.findByRole('button', { name: 'Vacation' }));
  const entry = within(await screen.findByRole('dialog', { name: 'Vacation' }));
  await user.click(entry.getByRole('button', { name: 'Change time or people…' }));
  const change = within(
    await waitFor(() => {
      const [dialog] = screen
        .getAllByRole('dialog', { name: 'Vacation' })
        .filter((one) => within(one).queryByRole('textbox', { name: 'First day' }));
      if (!dialog) throw new Error('Not open yet');
      return dialog;
    }),
  );
  expect(change.getByRole('switch', { name: 'All day' })).toBeChecked();
  await user.click(change.getByRole('switch', { name: 'All day' }));
  await user.click(change.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await spanOf()).toEqual(['2026-01-12T13:00:00.000Z', '2026-01-18T22:00:00.000Z']));
});
