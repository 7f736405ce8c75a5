import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { usualWork } from '@/domain/company/usualWork';
import { WORK_SETTINGS_ID, workSettingsSchema } from '@/domain/company/workSettings';
import { buildStored } from '@/testing/factories/build';
import { buildJob } from '@/testing/factories/job';
import { buildResource } from '@/testing/factories/resource';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp, type TestRecords } from '@/testing/renderApp';
import { scheduleRoutes } from '../routes';

// Saturday, March 7, 2026, 9 AM in New York; on Sunday, clocks skip the hour from 2 AM.
const NOW = '2026-03-07T14:00:00.000Z';
const tuneUp = buildVisit({
  id: 'visit-1',
  title: 'AC tune-up',
  jobId: 'job-1',
  placement: { startsAt: '2026-03-09T14:00:00.000Z', endsAt: '2026-03-09T15:00:00.000Z' },
});
const job = buildJob({ id: 'job-1', title: 'AC tune-up', progress: 'scheduled', hasStoredVisits: true });

const openSchedule = (path: string, records: TestRecords = {}) =>
  renderApp({
    routes: scheduleRoutes,
    path,
    now: NOW,
    role: 'office',
    company: { timeZone: 'America/New_York' },
    records: { technicians: [buildTechnician({ id: 'technician-1' })], schedule: [tuneUp], jobs: [job], ...records },
  });
type Opened = Awaited<ReturnType<typeof openSchedule>>;
const visits = ({ workspace }: Opened) => workspace.repository(collections.schedule).getAll();
const cards = (title: RegExp) => screen.findAllByRole('button', { name: title });
const firstOffer = async (dialog: HTMLElement) => {
  const [first] = within(await within(dialog).findByRole('list', { name: 'Times that fit' })).getAllByRole('listitem');
  if (!first) throw new Error('There is an offer');
  return first;
};

it('finds times for a job with reasons, and says why others cannot come', async () => {
  const opened = await openSchedule('/schedule?find=job-9', {
    schedule: [],
    jobs: [buildJob({ id: 'job-9', title: 'Furnace check', progress: 'unscheduled', durationMinutes: 90 })],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Find a time: Furnace check' });
  const offers = await within(dialog).findByRole('list', { name: 'Times that fit' });
  const [first] = within(offers).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Monday, .*is free.*No other visit moves/);
  if (first) await opened.user.click(within(first).getByRole('button', { name: 'Plan it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await cards(/Furnace check/)).toHaveLength(1);
});

const withReserve = (reserveMinutes: number) => [
  buildStored({
    kind: 'workSettings',
    schema: workSettingsSchema,
    fields: { ...usualWork(['hvac']), reserveMinutes },
    overrides: { id: WORK_SETTINGS_ID },
  }),
];

it.each([
  ['normal', /left for emergencies, and keeps 7 h 30 min/],
  ['emergency', /of the day stay free for emergencies/],
] as const)('keeps the emergency reserve free in each shift: a %s job', async (priority, words) => {
  const job9 = buildJob({
    id: 'job-9',
    title: 'Furnace check',
    progress: 'unscheduled',
    durationMinutes: 180,
    priority,
  });
  await openSchedule('/schedule?find=job-9', { schedule: [], jobs: [job9], workSettings: withReserve(450) });
  const dialog = await screen.findByRole('dialog', { name: 'Find a time: Furnace check' });
  expect((await within(dialog).findAllByText(words))[0]).toBeInTheDocument();
  const offers = within(dialog).queryByRole('list', { name: 'Times that fit' });
  expect(offers !== null).toBe(priority === 'emergency');
});

it('looks further ahead when the shown days are full', async () => {
  const { user } = await openSchedule('/schedule?find=job-9', {
    schedule: [
      buildVisit({
        id: 'off',
        kind: 'time-off',
        title: 'Vacation',
        placement: { startsAt: '2026-03-06T05:00:00.000Z', endsAt: '2026-03-14T04:00:00.000Z' },
      }),
    ],
    jobs: [buildJob({ id: 'job-9', title: 'Furnace check', progress: 'unscheduled', durationMinutes: 90 })],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Find a time: Furnace check' });
  expect(await within(dialog).findByText(/No time in these five days matches/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Look at the next five days' }));
  expect(await firstOffer(dialog)).toHaveTextContent(/Monday, .*Mar 16, 2026/);
});

it('moves the visit of a customer who asked for another time, without creating a second one', async () => {
  const opened = await openSchedule('/schedule?find=job-1&date=2026-03-09');
  const dialog = await screen.findByRole('dialog', { name: 'Find another time: AC tune-up' });
  await opened.user.click(within(await firstOffer(dialog)).getByRole('button', { name: 'Move it here' }));
  await waitFor(async () => {
    const [moved, ...others] = await visits(opened);
    if (!moved) throw new Error('The visit is there');
    expect(others).toEqual([]);
    // Not 15 minutes later, when it would overlap itself.
    expect(
      moved.placement.startsAt >= tuneUp.placement.endsAt || moved.placement.endsAt <= tuneUp.placement.startsAt,
    ).toBe(true);
  });
});

it('finds another time for a visit from its menu, ignoring its current place', async () => {
  const { user } = await openSchedule('/schedule?date=2026-03-09');
  const [card] = await cards(/AC tune-up/);
  if (card) fireEvent.contextMenu(card, { clientX: 5, clientY: 5 });
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Find another time…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Find another time: AC tune-up' });
  expect(within(dialog).queryByText(/AC tune-up.*moves/)).not.toBeInTheDocument();
  expect(await firstOffer(dialog)).toBeVisible();
});

it('explains a skipped clock time, and a window that ends before it starts', async () => {
  const { user } = await openSchedule('/schedule?date=2026-03-09');
  const [card] = await cards(/AC tune-up/);
  card?.focus();
  await user.keyboard('a');
  const plan = await screen.findByRole('dialog', { name: 'AC tune-up' });
  fireEvent.change(within(plan).getByLabelText('Day'), { target: { value: 'Mar 8, 2026' } });
  fireEvent.blur(within(plan).getByLabelText('Day'));
  fireEvent.change(within(plan).getByLabelText('Starts at'), { target: { value: '02:30' } });
  expect(await within(plan).findByText(/The clocks skip 2:30 AM on that day. It starts at 3:30 AM/)).toBeVisible();
  fireEvent.change(within(plan).getByLabelText('Promised from'), { target: { value: '15:00' } });
  fireEvent.change(within(plan).getByLabelText('Promised until'), { target: { value: '13:00' } });
  expect(await within(plan).findByText('The arrival window must end after it starts.')).toBeVisible();
});

it('filters the tray by what fits a gap, and says when nothing does', async () => {
  const waiting = { progress: 'unscheduled' as const, scheduledTime: '' };
  const { user } = await openSchedule('/schedule', {
    jobs: [
      buildJob({ id: 'a', title: 'Filter change', durationMinutes: 45, ...waiting }),
      buildJob({ id: 'b', title: 'Mini-split', durationMinutes: 360, priority: 'high', ...waiting }),
    ],
  });
  const tray = await screen.findByRole('region', { name: 'Jobs to plan' });
  await within(tray).findByRole('button', { name: /Mini-split/ });
  await user.click(within(tray).getByRole('button', { name: 'Filter jobs' }));
  await user.click(await screen.findByRole('combobox', { name: 'Fits into' }));
  await user.click(await screen.findByRole('option', { name: '1 h' }));
  expect(within(tray).queryByRole('button', { name: /Mini-split/ })).not.toBeInTheDocument();
  expect(within(tray).getByRole('button', { name: /Filter change/ })).toBeVisible();
});

it('avoids times when a required machine is taken, and books it', async () => {
  const usual = usualWork(['hvac']);
  const jobTypes = usual.jobTypes.map((type) => (type.id === 'installation' ? { ...type, units: 'lift' } : type));
  const opened = await openSchedule('/schedule?find=job-9', {
    resources: [buildResource({ id: 'lift', kind: 'machine', name: 'Scissor lift' })],
    workSettings: [
      buildStored({
        kind: 'workSettings',
        schema: workSettingsSchema,
        fields: { ...usual, jobTypes },
        overrides: { id: WORK_SETTINGS_ID },
      }),
    ],
    schedule: [
      buildVisit({
        id: 'elsewhere',
        title: 'Rooftop unit',
        placement: {
          technicianIds: ['technician-2'],
          resourceIds: ['lift'],
          startsAt: '2026-03-09T10:00:00.000Z',
          endsAt: '2026-03-10T03:00:00.000Z',
        },
      }),
    ],
    jobs: [buildJob({ id: 'job-9', title: 'Mini split', type: 'installation', progress: 'unscheduled' })],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Find a time: Mini split' });
  const first = await firstOffer(dialog);
  expect(first).toHaveTextContent(/Tuesday/);
  await opened.user.click(within(first).getByRole('button', { name: 'Plan it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const planned = (await visits(opened)).find(({ title }) => title === 'Mini split');
  expect(planned?.placement.resourceIds).toEqual(['lift']);
});

it('starts from the typed day and duration', async () => {
  const { user } = await openSchedule('/schedule?date=2026-03-11', {
    schedule: [],
    jobs: [
      buildJob({
        id: 'job-9',
        title: 'Furnace check',
        progress: 'unscheduled',
        scheduledTime: '',
        durationMinutes: 90,
      }),
    ],
  });
  const tray = await screen.findByRole('region', { name: 'Jobs to plan' });
  await user.click(await within(tray).findByRole('button', { name: /Furnace check/ }));
  const plan = await screen.findByRole('dialog', { name: 'Furnace check' });
  fireEvent.change(within(plan).getByLabelText('Minutes'), { target: { value: '150' } });
  await user.click(within(plan).getByRole('button', { name: 'Find a time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Find a time: Furnace check' });
  expect(await firstOffer(dialog)).toHaveTextContent(/Wednesday, .*Mar 11, 2026/);
  expect(within(dialog).getByLabelText('Minutes')).toHaveValue('150');
});

it('keeps its title while closing, although the job has a visit by then', async () => {
  const { user } = await openSchedule('/schedule?find=job-9', {
    schedule: [],
    jobs: [buildJob({ id: 'job-9', title: 'Furnace check', progress: 'unscheduled', durationMinutes: 90 })],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Find a time: Furnace check' });
  const first = await firstOffer(dialog);
  const headings = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of screen.queryAllByRole('heading', { name: /Find/ })) headings.add(textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.click(within(first).getByRole('button', { name: 'Plan it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  watch.disconnect();
  expect([...headings]).toEqual(['Find a time: Furnace check']);
});

it('shows beside an offer what taking it will ask', async () => {
  await openSchedule('/schedule?find=job-9', {
    schedule: [],
    technicians: [
      buildTechnician({
        id: 'technician-1',
        firstName: 'Jesse',
        lastName: 'Tallent',
        licences: [{ id: 'l', name: 'EPA 608', number: '', expiresOn: '2026-01-31' }],
      }),
    ],
    jobs: [buildJob({ id: 'job-9', title: 'Furnace check', progress: 'unscheduled', durationMinutes: 90 })],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Find a time: Furnace check' });
  expect(await firstOffer(dialog)).toHaveTextContent('Jesse Tallent’s license “EPA 608” has expired by then.');
});
