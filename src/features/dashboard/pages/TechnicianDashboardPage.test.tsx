import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEquipment } from '@/testing/factories/equipment';
import { buildJob } from '@/testing/factories/job';
import { buildNote } from '@/testing/factories/note';
import { buildProperty } from '@/testing/factories/property';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { dashboardRoutes } from '../routes';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const check = (id: string, label: string) => ({ id, label, isDone: false, doneAt: '', doneBy: '' });
const technicianIds = ['marcus'];
const job = buildJob({
  id: 'job-1',
  technicianIds,
  checklist: [check('c1', 'Gas off'), check('c2', 'Filter changed')],
});
const later = buildJob({
  id: 'job-2',
  number: '26-AAAAA',
  title: 'Leaking valve',
  technicianIds,
  scheduledTime: '2026-01-12T19:00:00.000Z',
});

const open = () =>
  renderApp({
    routes: dashboardRoutes,
    path: '/technician-dashboard',
    role: 'technician',
    now: '2026-01-12T15:30:00.000Z',
    records: {
      jobs: [job, later],
      customers: [buildCustomer({ id: 'customer-1' })],
      technicians: [buildTechnician({ id: 'marcus', linkedUid: 'user-1' })],
      properties: [buildProperty({ id: 'property-1', gateCode: '4711#' })],
    },
  });

it('starts with address, access and checklist, and offers one next step', async () => {
  const { user, store } = await open();
  const stop = await screen.findByRole('region', { name: 'Next stop' });
  expect(stop).toHaveTextContent('12 Elm St, Asheville, NC 28801');
  expect(await within(stop).findByText(/^Gate code 4711# · /)).toBeVisible();
  expect(within(stop).getByRole('link', { name: 'Navigate' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=12%20Elm%20St'),
  );
  // His own name and the job's number aren't worth showing on his own day.
  expect(screen.queryByText(/Marcus Reed|26-K7M3Q/)).not.toBeInTheDocument();
  await user.click(within(stop).getByRole('checkbox', { name: 'Gas off' }));
  expect(await within(stop).findByText('1 of 2 done')).toBeVisible();

  await user.click(within(stop).getByRole('button', { name: 'On my way' }));
  // The office sees it immediately; the customer isn't notified until it is sent.
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Ada Lovelace' }));
  await user.click(await dialog.findByText('Don’t send'));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await within(stop).findByText('On the way')).toBeVisible();
  expect((await store.get('companies/company-1/jobs', 'job-1'))?.data['onMyWayAt']).not.toBe('');
  expect(within(stop).queryByRole('button', { name: 'On my way' })).not.toBeInTheDocument();
  await user.click(within(stop).getByRole('button', { name: 'Start job' }));
  const current = await screen.findByRole('region', { name: 'Current job' });
  expect(within(current).getByRole('button', { name: 'Finish job' })).toBeVisible();
  expect(within(current).queryByRole('button', { name: 'On my way' })).not.toBeInTheDocument();
  expect(await screen.findByText('No heat upstairs: in progress')).toBeVisible();
  expect((await store.get('companies/company-1/jobs', 'job-1'))?.data['progress']).toBe('in-progress');
  expect(within(screen.getByRole('region', { name: 'Up next' })).getByRole('link')).toHaveAttribute(
    'href',
    '/jobs/job-2',
  );
});

it('shows the next job and its day if there is none today', async () => {
  const placement = { technicianIds, startsAt: '2026-01-14T15:00:00.000Z', endsAt: '2026-01-14T16:00:00.000Z' };
  await renderApp({
    routes: dashboardRoutes,
    path: '/technician-dashboard',
    role: 'technician',
    now: '2026-01-12T15:30:00.000Z',
    records: {
      technicians: [buildTechnician({ id: 'marcus', linkedUid: 'user-1' })],
      schedule: [
        buildVisit({
          id: 'v1',
          title: 'Called off',
          state: 'cancelled',
          placement: { ...placement, startsAt: '2026-01-13T15:00:00.000Z', endsAt: '2026-01-13T16:00:00.000Z' },
        }),
        buildVisit({ id: 'v2', jobId: 'job-2', title: 'Leaking valve', placement }),
      ],
    },
  });
  expect(await screen.findByText('No jobs today')).toBeVisible();
  const next = await screen.findByRole('region', { name: 'Next job: Wed, Jan 14' });
  expect(within(next).getByRole('link', { name: /Leaking valve/ })).toHaveAttribute('href', '/jobs/job-2');
});

it('shows a photo’s upload state, and takes the same one only once', async () => {
  const { store } = await open();
  await screen.findByRole('button', { name: 'Take photo' });
  const camera = document.querySelector<HTMLInputElement>('input[type="file"][capture]');
  if (!camera) throw new Error('No camera');
  const photo = new File([JPEG], 'IMG_1.jpg', { type: 'image/jpeg', lastModified: 1 });
  await userEvent.upload(camera, photo);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 photo sent'));
  await userEvent.upload(camera, photo);
  await userEvent.upload(camera, new File([JPEG], 'IMG_2.jpg', { type: 'image/jpeg', lastModified: 2 }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 photos sent'));
  expect(within(screen.getByRole('list', { name: 'Photos added now' })).getAllByRole('listitem')).toHaveLength(2);
  expect(await store.query('companies/company-1/photos', {})).toHaveLength(2);
});

it('guides an admin of a new company to adding technicians', async () => {
  await renderApp({ routes: dashboardRoutes, path: '/technician-dashboard', role: 'admin' });
  expect(await screen.findByText('No technicians yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add technicians' })).toHaveAttribute('href', '/technicians');
});

it('shows the property’s equipment with age, and earlier work there', async () => {
  const { user } = await renderApp({
    routes: dashboardRoutes,
    path: '/technician-dashboard',
    role: 'technician',
    now: '2026-01-12T15:30:00.000Z',
    records: {
      jobs: [
        buildJob({ id: 'job-1', technicianIds }),
        buildJob({ id: 'old', title: 'Capacitor', progress: 'closed', scheduledTime: '2025-07-01T15:00:00.000Z' }),
        buildJob({ id: 'elsewhere', title: 'Attic fan', progress: 'closed', propertyId: 'other' }),
      ],
      technicians: [buildTechnician({ id: 'marcus', linkedUid: 'user-1' })],
      equipment: [
        buildEquipment({ make: 'Trane', model: 'XR14', serial: '4711', installDate: '2014-05-01' }),
        buildEquipment({ make: 'Rheem', propertyId: 'other' }),
      ],
      customers: [buildCustomer({ id: 'customer-1' })],
      notes: [buildNote({ subjectType: 'job', subjectId: 'old', text: 'Fan motor is loud, too.' })],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Equipment and history' }));
  const house = within(await screen.findByRole('dialog'));
  expect(await house.findByText(/Trane XR14/)).toBeVisible();
  expect(house.getByText(/Serial 4711 · Installed 2014 \(11 years\)/)).toBeVisible();
  expect(await house.findByText('Fan motor is loud, too.')).toBeVisible();
  expect(house.getByRole('link', { name: 'Capacitor' })).toHaveAttribute('href', '/jobs/old');
  expect(house.queryByText(/Rheem|Attic fan/)).not.toBeInTheDocument();
});
