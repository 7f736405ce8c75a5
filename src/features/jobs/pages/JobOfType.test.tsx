import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { usualWork } from '@/domain/company/usualWork';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { buildPhoto } from '@/testing/factories/photo';
import { buildPricebookItem, buildPricebookShard } from '@/testing/factories/pricebook';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const capacitor = buildPricebookItem({ id: 'cap' });
const settings = {
  ...usualWork(['hvac']),
  id: 'main',
  jobTypes: usualWork(['hvac']).jobTypes.map((type) =>
    type.id === 'maintenance'
      ? { ...type, name: 'Tune-up', photos: 'Data plate\nFilter', usualItems: 'cap 20000' }
      : type,
  ),
};
const job = buildJob({ id: 'job-1', type: 'maintenance' });

const open = (path: string, extra: Record<string, unknown[]> = {}) =>
  renderApp({
    routes: jobsRoutes,
    path,
    now: '2026-01-12T16:30:00.000Z',
    features: { customers: true, jobs: true, pricebook: true },
    records: {
      jobs: [job],
      customers: [buildCustomer({ id: 'customer-1' })],
      workSettings: [settings],
      pricebook: [capacitor],
      pricebookDirectory: [buildPricebookShard([capacitor])],
      ...extra,
    },
  });

it('lists a type’s photos to take until each is taken', async () => {
  const { store } = await open('/jobs/job-1', { photos: [buildPhoto({ jobId: 'job-1', caption: 'filter' })] });
  expect(await screen.findByText('Photos to take · 1 of 2 taken')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take photo: Filter' })).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Take photo: Data plate' });
  const input = button.parentElement?.querySelector<HTMLInputElement>('input[type="file"][capture]');
  if (!input) throw new Error('No camera beside the button');
  await userEvent.upload(input, new File([JPEG], 'IMG_1.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(screen.queryByText(/Photos to take/)).not.toBeInTheDocument());
  const stored = await store.query('companies/company-1/photos', {});
  expect(stored.map(({ data }) => data['caption']).toSorted()).toEqual(['Data plate', 'filter']);
});

it('adds a type’s usual items at today’s price, once', async () => {
  const { user, store } = await open('/jobs/job-1');
  await user.click(await screen.findByRole('button', { name: 'Usual for Tune-up: $378.00' }));
  await waitFor(async () =>
    expect((await store.get('companies/company-1/jobWork', 'job-1'))?.data['workLines']).toMatchObject([
      { name: 'Run capacitor 45/5', quantityE4: 20_000, unitPriceCents: 18_900, pricebookItemId: 'cap' },
    ]),
  );
  expect(screen.queryByRole('button', { name: /^Usual for/ })).not.toBeInTheDocument();
});

it('shows the price of a type’s usual items while booking', async () => {
  const { user } = await open('/jobs/new');
  const type = await screen.findByRole('combobox', { name: /^Type/ });
  expect(screen.queryByText(/before tax/)).not.toBeInTheDocument();
  await user.click(type);
  await user.click(within(await screen.findByRole('listbox', { name: /^Type/ })).getByText('Tune-up'));
  expect(await screen.findByText('Usually $378.00 before tax')).toBeVisible();
});

it('gives an Emergency job the priority used by boards and on-call', async () => {
  const { user, store } = await open('/jobs/new?customer=customer-1');
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Gas smell');
  await user.click(screen.getByRole('combobox', { name: /^Type/ }));
  await user.click(within(await screen.findByRole('listbox', { name: /^Type/ })).getByText('Emergency'));
  await user.click(screen.getByRole('button', { name: 'Book job' }));
  await waitFor(async () => {
    const jobs = await store.query('companies/company-1/jobs', {});
    expect(jobs.find(({ data }) => data['title'] === 'Gas smell')?.data['priority']).toBe('emergency');
  });
});
