import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { travelMatrix } from '@/domain/routing/travel/api';
import { visitsOfJob } from '@/domain/scheduling/jobVisits';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildJob } from '@/testing/factories/job';
import { lostPlace, ROUTED_DAY, routedPlace, routedTechnician, routedVisit } from '@/testing/factories/routedDay';
import { renderApp } from '@/testing/renderApp';
import { routingRoutes } from '../routes';

// Sunday noon in New York; the plan is for Monday.
const NOW = '2026-01-11T17:00:00.000Z';
const FEATURES = { jobs: true, schedule: true, customers: true, technicians: true };
type Matrix = z.input<(typeof travelMatrix)['output']>;
const NO_PROVIDER: Matrix = { provider: '', seconds: [], fault: '' };
const open = (
  extra: Partial<Parameters<typeof renderApp>[0]> = {},
  times: (places: number) => Matrix = () => NO_PROVIDER,
) => {
  answerCalls([answering(travelMatrix, ({ places }) => times(places.length))]);
  return renderApp({
    routes: routingRoutes,
    path: '/routing?date=2026-01-12',
    features: FEATURES,
    now: NOW,
    records: ROUTED_DAY,
    ...extra,
  });
};
const startsOf = async (store: Awaited<ReturnType<typeof open>>['store']) =>
  Object.fromEntries(
    (await store.query('companies/company-1/schedule', {})).map(({ id, data }) => [
      id,
      (data['placement'] as { startsAt: string }).startsAt.slice(11, 16),
    ]),
  );

it('shortens a day, compares it, saves it with one click, and undoes it with one', async () => {
  const { user, store } = await open();
  const before = await startsOf(store);
  await user.click(await screen.findByRole('button', { name: 'Optimize' }));
  const table = await screen.findByRole('table', { name: 'Before and after' });
  expect(within(table).getByRole('row', { name: /^Difference .* less/ })).toBeVisible();
  expect(await startsOf(store)).toEqual(before);

  await user.click(screen.getByRole('button', { name: /^Accept \d change/ }));
  await waitFor(async () => expect(await startsOf(store)).not.toEqual(before));
  // Undo is on the page and, for a few seconds, in the message.
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
  if (!undo) throw new Error('Nothing takes the plan back');
  await user.click(undo);
  await waitFor(async () => expect(await startsOf(store)).toEqual(before));
});

it('keeps lunch free by default, like the time search', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Rules' }));
  expect(await screen.findByRole('checkbox', { name: 'Keep half an hour free for lunch' })).toBeChecked();
});

it('moves a visit the server has just stored', async () => {
  const jobs = (['far', 'near', 'farther'] as const).map((propertyId, index) =>
    buildJob({
      id: `job-${propertyId}`,
      title: `Job ${propertyId}`,
      propertyId,
      technicianIds: ['anna'],
      scheduledTime: `2026-01-12T${14 + 3 * index}:00:00.000Z`,
    }),
  );
  const { user, store } = await open({ records: { ...ROUTED_DAY, schedule: [], jobs } });
  await user.click(await screen.findByRole('button', { name: 'Optimize' }));
  await screen.findByRole('table', { name: 'Before and after' });
  const commit = store.commit.bind(store);
  const faster = vi.spyOn(store, 'commit').mockImplementation(async (writes) => {
    const [write] = writes;
    if (write?.kind !== 'set' || !write.path.endsWith('/schedule')) return commit(writes);
    const [placement] = jobs
      .filter(({ id }) => id === write.id)
      .flatMap((job) => visitsOfJob(job, [], 'America/New_York').map((entry) => entry.placement));
    const log = (write.data['log'] as { id: string }[]).map((line) => ({ ...line, id: `${line.id}-server` }));
    await commit([
      {
        ...write,
        data: { ...write.data, placement, log, createdAt: '2026-01-11T08:00:00.000Z', revision: 'by-server' },
      },
    ]);
    throw Object.assign(new Error('It is there'), { code: 'permission-denied' });
  });
  await user.click(screen.getByRole('button', { name: /^Accept \d change/ }));
  const planned = jobs.map(({ id, scheduledTime }) => `${id} ${scheduledTime.slice(11, 16)}`);
  await waitFor(async () => {
    const moved = Object.entries(await startsOf(store)).map((parts) => parts.join(' '));
    expect(moved).not.toHaveLength(0);
    expect(planned.filter((one) => moved.includes(one))).toEqual([]);
  });
  expect(screen.queryByText('You are not allowed to do this.')).not.toBeInTheDocument();
  faster.mockRestore();
});

it('drops a plan when its day changes', async () => {
  const { user, workspace } = await open();
  await user.click(await screen.findByRole('button', { name: 'Optimize' }));
  await screen.findByRole('table', { name: 'Before and after' });
  const { collections } = await import('@/data/collections');
  await workspace.repository(collections.schedule).update('b', { requiredSkills: ['Boilers'] });
  expect(await screen.findByText(/so the plan was dropped/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Before and after' })).not.toBeInTheDocument();
});

it('lists visits without a location, leaves them alone, and accepts a pasted one', async () => {
  const records = { ...ROUTED_DAY, properties: [lostPlace('far'), ...(ROUTED_DAY.properties ?? []).slice(1)] };
  const { user, store } = await open({ records });
  expect(await screen.findByText('1 visit has no location')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Routes' })).getByText(/^No location/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set location of Visit a' }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Coordinates or map link' }),
    'https://www.google.com/maps/@35.9,-82.55,14z',
  );
  await user.click(screen.getByRole('button', { name: 'Save location' }));
  await waitFor(() => expect(screen.queryByText('1 visit has no location')).not.toBeInTheDocument());
  expect((await store.get('companies/company-1/properties', 'far'))?.data['pin']).toBe('35.90000, -82.55000');
});

it('places an address without a pin by ZIP code with a note, and can stop that', async () => {
  const records = { ...ROUTED_DAY, properties: [routedPlace('far', ''), ...(ROUTED_DAY.properties ?? []).slice(1)] };
  const { user } = await open({ records });
  expect(await screen.findByText('1 visit is placed by ZIP code')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Routes' })).getByText('Placed by ZIP code')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop using ZIP codes' }));
  expect(await screen.findByText('1 visit has no location')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use ZIP codes' }));
  expect(await screen.findByText('1 visit is placed by ZIP code')).toBeVisible();
});

it('adds an unassigned visit without a location after a chosen technician’s last stop, with a note', async () => {
  const lost = routedVisit('d', 'lost', '15:00', '16:00', []);
  const records = {
    ...ROUTED_DAY,
    properties: [...(ROUTED_DAY.properties ?? []), lostPlace('lost')],
    schedule: [...(ROUTED_DAY.schedule ?? []), lost],
  };
  const { user, store } = await open({ records });
  await user.click(await screen.findByRole('button', { name: 'Plan Visit d last' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Anna, 4:00 PM/ }));
  await waitFor(async () =>
    expect((await store.get('companies/company-1/schedule', 'd'))?.data['placement']).toMatchObject({
      technicianIds: ['anna'],
      startsAt: '2026-01-12T21:00:00.000Z',
    }),
  );
  expect(await screen.findByText(/^No location, drive not counted/)).toBeVisible();
});

it('keeps a user’s order of stops until released', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Move Visit b earlier' }));
  expect(await screen.findByRole('heading', { name: 'Your order' })).toBeVisible();
  const titles = () =>
    within(screen.getByRole('list', { name: 'Routes' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Visit b', 'Visit a', 'Visit c']);
  expect(screen.getAllByText('Kept here')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: /^Accept \d changes?$/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your order' })).not.toBeInTheDocument());
  await waitFor(() => expect(titles()).toEqual(['Visit b', 'Visit a', 'Visit c']));
  await user.click(screen.getByRole('button', { name: 'More for Anna Bell' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Release the order' }));
  await waitFor(() => expect(screen.queryByText('Kept here')).not.toBeInTheDocument());
});

it('forgets a discarded order', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Move Visit b earlier' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Kept here')).not.toBeInTheDocument());
});

it('saves one technician’s part of a plan, but not the other’s', async () => {
  // Their towns are a hundred miles apart, so they have nothing to swap.
  const [anna, ben] = [
    routedTechnician('anna', 'Anna'),
    { ...routedTechnician('ben', 'Ben'), basePin: '35.6000, -80.5500' },
  ];
  const properties = [
    ...(ROUTED_DAY.properties ?? []),
    routedPlace('far-east', '35.9000, -80.5500'),
    routedPlace('near-east', '35.6100, -80.5500'),
  ];
  const schedule = [
    ...(ROUTED_DAY.schedule ?? []),
    routedVisit('d', 'far-east', '14:00', '15:00', ['ben']),
    routedVisit('e', 'near-east', '17:00', '18:00', ['ben']),
    routedVisit('f', 'far-east', '20:00', '21:00', ['ben']),
  ];
  const { user, store } = await open({ records: { technicians: [anna, ben], properties, schedule } });
  const before = await startsOf(store);
  await user.click(await screen.findByRole('button', { name: 'Optimize' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Accept the plan for Ben Bell' }));
  expect(screen.getByRole('checkbox', { name: 'Accept the plan for Anna Bell' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: /^Accept \d of \d changes$/ }));
  await waitFor(async () => expect(await startsOf(store)).not.toEqual(before));
  const after = await startsOf(store);
  expect(['d', 'e', 'f'].map((id) => after[id])).toEqual(['d', 'e', 'f'].map((id) => before[id]));
});

it('explains why a stop is at its place in the plan', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Optimize' }));
  await user.click(await screen.findByRole('button', { name: 'Why here? Visit b' }));
  const dialog = await screen.findByRole('dialog', { name: 'Why here: Visit b' });
  expect(await within(dialog).findByText(/^Ben Bell: .*more driving/)).toBeVisible();
});

it('shows a job without a stored visit, and saves the visit when its time changes', async () => {
  const job = buildJob({
    id: 'old',
    title: 'Old job',
    propertyId: 'near',
    technicianIds: ['ben'],
    scheduledTime: '2026-01-12T20:00:00.000Z',
  });
  await open({ records: { ...ROUTED_DAY, jobs: [job] } });
  expect(await screen.findByRole('link', { name: 'Old job' })).toHaveAttribute('href', '/jobs/old');
  expect(screen.getByRole('link', { name: 'Visit a' })).toBeVisible();
});

it('opens for any signed-in user, and says what it needs', async () => {
  await open({ features: { jobs: true } });
  expect(await screen.findByText('Routes are planned from the schedule')).toBeVisible();
  expect(screen.getByRole('link', { name: 'About Schedule' })).toHaveAttribute('href', '/landing?feature=schedule');
});

it('is read-only for a technician', async () => {
  await open({ role: 'technician' });
  expect(await screen.findByRole('link', { name: 'Visit a' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Optimize' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move Visit b earlier' })).not.toBeInTheDocument();
});

it('links to the stops in the phone’s map app', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'More for Anna Bell' }));
  const link = await screen.findByRole('menuitem', { name: 'Open in maps' });
  expect(link.getAttribute('href')).toContain('destination=35.91%2C-82.55');
});

it('uses the provider’s road times, estimates gaps, and says so', async () => {
  // 40 minutes between any two places; the times to the last place are missing.
  const byRoad = (places: number): Matrix => ({
    provider: 'osrm',
    seconds: Array.from({ length: places }, (_, from) =>
      Array.from({ length: places }, (__, to) => (from === to ? 0 : to === places - 1 ? null : 2400)),
    ),
    fault: 'The provider of drive times has had enough requests for now.',
  });
  await open({}, byRoad);
  expect(await screen.findByText('Drive times by road. © OpenStreetMap contributors')).toBeVisible();
  expect(screen.getByText('Some drive times are estimated')).toBeVisible();
  expect(screen.getAllByText('40 min drive').length).toBeGreaterThan(0);
});
