import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { ben, clockAt, marcus, SCHEDULE_NOW, tuneUp } from '@/testing/factories/scheduledDay';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { scheduleRoutes } from '../routes';

const tuesday = (clock: string): string => clockAt(clock).replace('2026-01-12', '2026-01-13');
const night = buildVisit({
  id: 'visit-2',
  title: 'Frozen pipe',
  customerName: 'Grace Hopper',
  placement: {
    technicianIds: ['technician-2'],
    startsAt: '2026-01-14T03:00:00.000Z',
    endsAt: '2026-01-14T05:00:00.000Z',
  },
});

const openWeek = (others: readonly (typeof ben)[] = []) =>
  renderApp({
    routes: scheduleRoutes,
    path: '/schedule?view=week',
    now: SCHEDULE_NOW,
    role: 'office',
    company: { timeZone: 'America/New_York' },
    records: { technicians: [marcus, ben, ...others], schedule: [tuneUp, night] },
  });

const dayOf = async (person: RegExp, day: RegExp) =>
  within(await screen.findByRole('group', { name: person })).getByRole('list', { name: day });

it('shows per person and day in a week who is visited and how much time is free', async () => {
  const { user } = await openWeek();
  const monday = await dayOf(/Marcus Reed/, /Jan 12.*free$/);
  expect(await within(monday).findByRole('button', { name: /AC tune-up/ })).toHaveTextContent(
    /^Ada Lovelace.*10 AM · /,
  );
  expect(await dayOf(/Marcus Reed/, /Jan 13.*, 9 h free$/)).toBeEmptyDOMElement();
  // An overnight visit belongs to the evening it starts.
  expect(within(await dayOf(/Ben Ochoa/, /Jan 13/)).getByRole('button', { name: /Frozen pipe/ })).toHaveTextContent(
    'Grace Hopper',
  );
  await user.click(screen.getByRole('button', { name: 'Open Tue, Jan 13' }));
  expect(await screen.findByRole('list', { name: /Ben Ochoa/ })).toBeVisible();
});

it('moves a visit by days with the keyboard, at its time of day', async () => {
  const { user, workspace } = await openWeek();
  (await within(await dayOf(/Marcus Reed/, /Jan 12/)).findByRole('button', { name: /AC tune-up/ })).focus();
  await user.keyboard('m{ArrowRight}{ArrowUp}{Enter}');
  expect(await within(await dayOf(/Ben Ochoa/, /Jan 13/)).findByRole('button', { name: /AC tune-up/ })).toBeVisible();
  await waitFor(async () =>
    expect((await workspace.repository(collections.schedule).getById('visit-1')).placement).toMatchObject({
      technicianIds: ['technician-2'],
      startsAt: tuesday('10:00'),
    }),
  );
});

it('prints a row for everyone, not only the visible ones', async () => {
  const others = Array.from({ length: 40 }, (_, index) =>
    buildTechnician({ id: `technician-${index + 3}`, firstName: 'Tess', lastName: `Zimmer ${index + 1}` }),
  );
  await openWeek(others);
  expect(await screen.findByRole('group', { name: /Marcus Reed/ })).toBeVisible();
  expect(screen.queryByRole('group', { name: /Tess Zimmer 40/ })).toBeNull();
  // The browser lays out the page for print as soon as its listeners have returned.
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getAllByRole('group', { name: /Tess Zimmer/ })).toHaveLength(40);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('group', { name: /Tess Zimmer 40/ })).toBeNull();
});
