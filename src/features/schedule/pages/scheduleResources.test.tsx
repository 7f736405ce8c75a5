import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildResource } from '@/testing/factories/resource';
import { ben, clockAt, marcus, SCHEDULE_NOW, tuneUp } from '@/testing/factories/scheduledDay';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { scheduleRoutes } from '../routes';

const crew = buildResource({ id: 'north', technicianIds: ['technician-1', 'technician-2'], leadId: 'technician-2' });
const digger = buildResource({ id: 'digger', kind: 'machine', name: 'Mini excavator' });
const truck = buildResource({ id: 'truck', kind: 'vehicle', name: 'Truck 7', technicianIds: ['technician-1'] });
const dig = buildVisit({
  id: 'visit-2',
  title: 'Sewer line',
  customerName: 'Grace Hopper',
  placement: {
    technicianIds: ['technician-2'],
    resourceIds: ['digger'],
    startsAt: clockAt('10:00'),
    endsAt: clockAt('12:00'),
  },
});

const openSchedule = (path: string) =>
  renderApp({
    routes: scheduleRoutes,
    path,
    now: SCHEDULE_NOW,
    role: 'office',
    company: { timeZone: 'America/New_York' },
    records: { technicians: [marcus, ben], schedule: [tuneUp, dig], resources: [crew, digger, truck] },
  });
const placementOf = async ({ workspace }: Awaited<ReturnType<typeof openSchedule>>, id: string) =>
  (await workspace.repository(collections.schedule).getById(id)).placement;

it('assigns a visit moved to a crew’s row to its members, after asking about a conflict', async () => {
  const opened = await openSchedule('/schedule');
  const row = await screen.findByRole('list', { name: /Marcus Reed/ });
  (await within(row).findByRole('button', { name: /AC tune-up/ })).focus();
  // Ben is above Marcus, and the crew is above Ben.
  await opened.user.keyboard('m{ArrowUp}{ArrowUp}{Enter}');
  const question = await screen.findByRole('dialog', { name: /Plan “AC tune-up” here/ });
  expect(question).toHaveTextContent('Ben Ochoa has “Sewer line” at 10 AM.');
  await opened.user.click(within(question).getByRole('button', { name: /Plan it anyway|Plan here|Keep/ }));
  await waitFor(async () =>
    expect(await placementOf(opened, 'visit-1')).toMatchObject({
      technicianIds: ['technician-2', 'technician-1'],
      resourceIds: ['north'],
    }),
  );
  expect(
    await within(screen.getByRole('list', { name: /North crew/ })).findByRole('button', { name: /AC tune-up/ }),
  ).toBeVisible();
});

it('has rows for crews and machines in a week, but not for a permanently assigned truck', async () => {
  await openSchedule('/schedule?view=week');
  const row = await screen.findByRole('group', { name: /Mini excavator/ });
  expect(await within(row).findByRole('button', { name: /Sewer line/ })).toBeVisible();
  expect(screen.getByRole('group', { name: /North crew/ })).toBeVisible();
  expect(screen.queryByRole('group', { name: /Truck 7/ })).not.toBeInTheDocument();
});

it('warns in the dialog about a booked machine, and adds a crew’s members', async () => {
  const opened = await openSchedule('/schedule');
  const row = await screen.findByRole('list', { name: /Marcus Reed/ });
  (await within(row).findByRole('button', { name: /AC tune-up/ })).focus();
  await opened.user.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'AC tune-up' });
  await opened.user.click(within(dialog).getByRole('combobox', { name: 'Vehicles and machines' }));
  await opened.user.click(await screen.findByRole('option', { name: 'Mini excavator' }));
  expect(await within(dialog).findByText(/Mini excavator is booked for “Sewer line” at 10 AM/)).toBeVisible();
  await opened.user.click(within(dialog).getByRole('combobox', { name: 'Crew' }));
  await opened.user.click(await screen.findByRole('option', { name: 'North crew' }));
  await opened.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Plan it anyway' }));
  await waitFor(async () =>
    expect(await placementOf(opened, 'visit-1')).toMatchObject({
      technicianIds: ['technician-2', 'technician-1'],
      resourceIds: ['north', 'digger'],
    }),
  );
});
