import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { buildProperty } from '@/testing/factories/property';
import { buildTechnician } from '@/testing/factories/technician';
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

it('begins with where to go, how to get in and what to check, and has one action that comes next', async () => {
  const { user, store } = await open();
  const stop = await screen.findByRole('region', { name: 'Next stop' });
  expect(stop).toHaveTextContent('12 Elm St, Asheville, NC 28801');
  expect(await within(stop).findByText(/^Gate code 4711# · /)).toBeVisible();
  expect(within(stop).getByRole('link', { name: 'Navigate' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=12%20Elm%20St'),
  );
  // His own name and the job's number are no news on his own day.
  expect(screen.queryByText(/Marcus Reed|26-K7M3Q/)).not.toBeInTheDocument();
  await user.click(within(stop).getByRole('checkbox', { name: 'Gas off' }));
  expect(await within(stop).findByText('1 of 2 done')).toBeVisible();

  const onMyWay = within(stop).getByRole('link', { name: 'On my way' });
  expect(decodeURIComponent(onMyWay.getAttribute('href') ?? '')).toMatch(
    /^sms:8285550134\?&body=Hi Ada, this is .*I’m on my way to you now\.$/,
  );
  onMyWay.addEventListener('click', (event) => event.preventDefault());
  await user.click(onMyWay);
  expect(await within(stop).findByText('On the way')).toBeVisible();
  expect((await store.get('companies/company-1/jobs', 'job-1'))?.data['onMyWayAt']).not.toBe('');
  expect(within(stop).queryByRole('link', { name: 'On my way' })).not.toBeInTheDocument();
  await user.click(within(stop).getByRole('button', { name: 'Start job' }));
  const current = await screen.findByRole('region', { name: 'Current job' });
  expect(within(current).getByRole('button', { name: 'Finish job' })).toBeVisible();
  expect(within(current).queryByRole('link', { name: 'On my way' })).not.toBeInTheDocument();
  expect(await screen.findByText('No heat upstairs: in progress')).toBeVisible();
  expect((await store.get('companies/company-1/jobs', 'job-1'))?.data['progress']).toBe('in-progress');
  expect(within(screen.getByRole('region', { name: 'Up next' })).getByRole('link')).toHaveAttribute(
    'href',
    '/jobs/job-2',
  );
});

it('says of a photo what became of it, and takes the same one only once', async () => {
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
