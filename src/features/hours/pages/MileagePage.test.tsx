import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { downloadFile } from '@/lib/downloadFile';
import { buildResource } from '@/testing/factories/resource';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { hoursRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './MileagePage';

const done = buildVisit({
  id: 'visit-1',
  state: 'done',
  customerName: 'Ada Lovelace',
  propertyId: 'house',
  propertyPin: '35.10000, -82.00000',
  placement: {
    technicianIds: ['marcus'],
    startsAt: '2026-01-12T15:00:00.000Z',
    endsAt: '2026-01-12T16:00:00.000Z',
  },
});
const open = (others: { id: string; basePin: string }[] = []) =>
  renderApp({
    routes: hoursRoutes,
    path: '/hours/mileage',
    now: '2026-01-13T19:00:00.000Z',
    role: 'office',
    company: { timeZone: 'America/New_York' },
    records: {
      technicians: [
        buildTechnician({ id: 'marcus', basePin: '35.00000, -82.00000' }),
        ...others.map((other) => buildTechnician(other)),
      ],
      resources: [
        buildResource({
          id: 'truck',
          kind: 'vehicle',
          name: 'Truck 7',
          technicianIds: ['marcus', ...others.map(({ id }) => id)],
        }),
      ],
      schedule: [
        done,
        ...others.map(({ id }) => ({
          ...done,
          id: `visit-${id}`,
          placement: { ...done.placement, technicianIds: [id] },
        })),
      ],
    },
  });

it('totals a month’s miles by vehicle and day, using the odometer once entered', async () => {
  const { user, workspace } = await open();
  const byDay = await screen.findByRole('region', { name: 'Miles by day' });
  // A tenth of a degree there and back: 8.5 miles each way, as calculated in the domain's test.
  expect(await within(byDay).findByText('17.0')).toBeVisible();
  expect(within(byDay).getByText('Truck 7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(vi.mocked(downloadFile).mock.calls[0]?.[0]).toBe('mileage-2026-01.csv');

  await user.click(within(byDay).getByRole('button', { name: 'Estimate' }));
  const form = await screen.findByRole('dialog', { name: /Odometer/ });
  await user.type(within(form).getByRole('textbox', { name: /At the start/ }), '41200');
  await user.type(within(form).getByRole('textbox', { name: /At the end/ }), '41100');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect((await within(form).findAllByText('The end is less than the start.'))[0]).toBeVisible();
  await user.clear(within(form).getByRole('textbox', { name: /At the end/ }));
  await user.type(within(form).getByRole('textbox', { name: /At the end/ }), '41221');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await workspace.repository(collections.odometers).getAll({ limit: 5 })).toEqual([
      expect.objectContaining({ resourceId: 'truck', technicianId: 'marcus', date: '2026-01-12', endMiles: 41_221 }),
    ]),
  );
  await waitFor(() => expect(within(byDay).getByText('21.0')).toBeVisible());
});

it('separates two people with the same name', async () => {
  await open([{ id: 'namesake', basePin: '35.00000, -82.00000' }]);
  const byVehicle = await screen.findByRole('region', { name: 'Miles by technician and vehicle' });
  await waitFor(() => expect(within(byVehicle).getAllByText('Marcus Reed')).toHaveLength(2));
});

it('names the driver for a passenger, and counts the vehicle’s trip once', async () => {
  await renderApp({
    ...{ routes: hoursRoutes, path: '/hours/mileage', now: '2026-01-13T19:00:00.000Z', role: 'office' },
    company: { timeZone: 'America/New_York' },
    records: {
      technicians: [
        buildTechnician({ id: 'marcus', basePin: '35.00000, -82.00000' }),
        buildTechnician({ id: 'zoe', firstName: 'Zoe', lastName: 'Diaz', basePin: '35.00000, -82.00000' }),
      ],
      resources: [buildResource({ id: 'truck', kind: 'vehicle', technicianIds: ['marcus', 'zoe'] })],
      schedule: [{ ...done, ...{ placement: { ...done.placement, technicianIds: ['zoe', 'marcus'] } } }],
    },
  });
  const byDay = await screen.findByRole('region', { name: 'Miles by day' });
  expect(await within(byDay).findByRole('button', { name: 'Rode with Marcus Reed' })).toBeVisible();
  expect(within(byDay).getAllByText('17.0')).toHaveLength(1);
});
