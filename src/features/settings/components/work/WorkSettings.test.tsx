import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usualWork } from '@/domain/company/usualWork';
import { workSettingsSchema } from '@/domain/company/workSettings';
import { buildPricebookItem, buildPricebookShard } from '@/testing/factories/pricebook';
import { buildResource } from '@/testing/factories/resource';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../../routes';
import '../../pages/SettingsPage';

const open = (tab: string, role: 'manager' | 'office' = 'manager') =>
  renderApp({ routes: settingsRoutes, path: `/settings?tab=${tab}`, role });
const SETTINGS = ['companies/company-1/workSettings', 'main'] as const;

it('adds, renames, moves, archives and restores a job type, and keeps the other defaults', async () => {
  const { user, store } = await open('job-types');
  const list = within(await screen.findByRole('group', { name: 'Job types' }));
  const named = (number: number) =>
    within(list.getByRole('group', { name: `Job type ${number}` })).getByLabelText(/^Name/);
  expect(named(1)).toHaveValue('Service call');
  await user.clear(named(1));
  await user.type(named(1), 'Repair');
  await user.click(list.getByRole('button', { name: 'Move Job type 1 down' }));
  await user.click(list.getByRole('button', { name: 'Archive Job type 3' }));
  const archived = within(screen.getByRole('region', { name: 'Archived job types' }));
  expect(archived.getByText('Installation')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Archive Job type 4' }));
  await user.click(archived.getByRole('button', { name: 'Restore Estimate visit' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job types saved.')).toBeVisible();
  const stored = await store.get(...SETTINGS);
  expect(stored?.data).toMatchObject({
    archivedJobTypes: [{ id: 'installation', name: 'Installation' }],
    leadSources: expect.arrayContaining([{ id: 'google', name: 'Google' }]) as unknown,
  });
  const names = workSettingsSchema.parse(stored?.data).jobTypes.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Maintenance', 'Repair']);
  expect(names.at(-1)).toBe('Estimate visit');
});

it('sets a job type’s skills and licenses', async () => {
  const { user, store } = await open('job-types');
  await user.click(await screen.findByRole('button', { name: 'Skills and licenses of Installation' }));
  await user.type(screen.getByRole('combobox', { name: /^Skills and licenses/ }), 'EPA 608{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job types saved.')).toBeVisible();
  const { jobTypes } = workSettingsSchema.parse((await store.get(...SETTINGS))?.data);
  expect(jobTypes.flatMap(({ id, skills }) => (skills.length > 0 ? [[id, skills]] : []))).toEqual([
    ['installation', ['EPA 608']],
  ]);
});

it('sets a job type’s photos and usual items at current pricebook prices', async () => {
  const capacitor = buildPricebookItem({ id: 'cap' });
  const usual = usualWork(['hvac']);
  const [first, ...rest] = usual.jobTypes;
  const jobTypes = [{ ...first, usualItems: 'cap 10000' }, ...rest];
  const settings = { ...usual, id: 'main', jobTypes };
  const { user, store } = await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=job-types',
    role: 'manager',
    features: { pricebook: true },
    records: {
      pricebook: [capacitor],
      pricebookDirectory: [buildPricebookShard([capacitor])],
      workSettings: [settings],
    },
  });
  const items = await screen.findByRole('button', { name: 'Usual items of Service call' });
  await waitFor(() => expect(items).toHaveTextContent('1 usual item, $189.00'));
  await user.click(items);
  const quantity = screen.getByLabelText('Quantity of Run capacitor 45/5');
  await user.clear(quantity);
  await user.type(quantity, '1.5');
  expect(screen.getByText('Usual items: $283.50 today, before tax')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Photos to take of Service call' }));
  await user.type(screen.getByRole('textbox', { name: 'Photos to take' }), 'Data plate{Enter}Filter');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job types saved.')).toBeVisible();
  expect(workSettingsSchema.parse((await store.get(...SETTINGS))?.data).jobTypes[0]).toMatchObject({
    usualItems: 'cap 15000',
    photos: 'Data plate\nFilter',
  });
});

it('validates windows beside the field, and shows company settings only to managers', async () => {
  const { user } = await open('windows');
  const fourth = within(await screen.findByRole('group', { name: 'Arrival window 4' }));
  await user.clear(fourth.getByLabelText(/^To/));
  await user.type(fourth.getByLabelText(/^To/), '13:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await fourth.findByText('The window must end after it starts')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Lead sources' })).toBeVisible();
});

it('keeps the set minutes of each shift free for emergencies', async () => {
  const { user, store } = await open('windows');
  const reserve = await screen.findByLabelText(/^Keep free in each shift/);
  expect(reserve).toHaveValue('0 min');
  await user.clear(reserve);
  await user.type(reserve, '90');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Arrival windows saved.')).toBeVisible();
  expect((await store.get(...SETTINGS))?.data).toMatchObject({ reserveMinutes: 90 });
});

it('lets the office use the lists but not edit them', async () => {
  await open('job-types', 'office');
  expect(await screen.findByRole('tab', { name: 'Profile' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Job types' })).not.toBeInTheDocument();
});

it('sets the vehicles and machines a job type needs', async () => {
  const lift = buildResource({ id: 'lift', kind: 'machine', name: 'Scissor lift', unitNumber: 'L2' });
  const { user, store } = await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=job-types',
    role: 'manager',
    records: { resources: [lift, buildResource({ id: 'north' })] },
  });
  await user.click(await screen.findByRole('button', { name: 'Vehicles and machines of Installation' }));
  await user.click(await screen.findByRole('combobox', { name: /^Vehicles and machines/ }));
  expect(screen.queryByRole('option', { name: 'North crew' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Scissor lift (L2)' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job types saved.')).toBeVisible();
  const { jobTypes } = workSettingsSchema.parse((await store.get(...SETTINGS))?.data);
  expect(jobTypes.flatMap(({ id, units }) => (units === '' ? [] : [[id, units]]))).toEqual([['installation', 'lift']]);
});
