import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp, type TestRecords } from '@/testing/renderApp';
import { statusBoardRoutes } from '../routes';

// Monday, January 12, 2026, 10:30 AM in New York, five hours behind UTC.
const NOW = '2026-01-12T15:30:00.000Z';
const at = (clock: string, date = '2026-01-12'): string =>
  `${date}T${String(Number(clock.slice(0, 2)) + 5).padStart(2, '0')}:${clock.slice(3)}:00.000Z`;
const marcus = buildTechnician({ id: 'technician-1', firstName: 'Marcus', lastName: 'Reed', phone: '(512) 555-0101' });
const ben = buildTechnician({ id: 'technician-2', firstName: 'Ben', lastName: 'Ochoa' });
const missed = buildVisit({
  id: 'visit-1',
  title: 'AC tune-up',
  propertyAddress: '12 Elm St, Oak Park, IL 60302',
  placement: { startsAt: at('09:00'), endsAt: at('10:00'), windowStartsAt: at('08:00'), windowEndsAt: at('10:00') },
});
const open = buildVisit({
  id: 'visit-2',
  title: 'Leak',
  jobId: 'job-2',
  placement: { technicianIds: [], startsAt: at('13:00'), endsAt: at('14:00') },
});
const tomorrow = buildVisit({
  id: 'visit-3',
  title: 'Filter',
  jobId: 'job-3',
  placement: { startsAt: at('08:00', '2026-01-13'), endsAt: at('09:00', '2026-01-13') },
});
const job = buildJob({ id: 'job-1', type: 'maintenance', customerPhone: '(512) 555-0134', scheduledTime: at('09:00') });

const openBoard = (path = '/statusboard', records: TestRecords = {}) =>
  renderApp({
    routes: statusBoardRoutes,
    path,
    now: NOW,
    role: 'office',
    company: { timeZone: 'America/New_York', name: 'Blue Ridge' },
    features: { customers: true, jobs: true, technicians: true, schedule: true },
    records: { technicians: [marcus, ben], schedule: [missed, open, tomorrow], jobs: [job], ...records },
  });
const alerts = async () =>
  within(await screen.findByRole('region', { name: /Needs attention/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists alerts in order of urgency, with reason and action', async () => {
  await openBoard();
  expect(await alerts()).toEqual([
    expect.stringMatching(
      /AC tune-up.*Oak Park.*window ended at 10 AM, and Marcus Reed is not on the way\.Call customer/,
    ),
    expect.stringMatching(/Leak.*No one is assigned\. It starts at 1 PM\.Assign/),
    expect.stringMatching(/Tomorrow.*The only visit is not confirmed\. It starts at 8 AM\.Open tomorrow/),
  ]);
  expect(screen.getByRole('link', { name: 'Call customer: AC tune-up' })).toHaveAttribute('href', 'tel:5125550134');
  expect(screen.getByRole('link', { name: 'Open tomorrow: Tomorrow' })).toHaveAttribute(
    'href',
    '/schedule?date=2026-01-13',
  );
});

it('resolves an alert in one step, with undo', async () => {
  const { user, workspace } = await openBoard();
  await user.click(await screen.findByRole('button', { name: /^Assign .*: Leak$/ }));
  const crewOf = async () =>
    (await workspace.repository(collections.schedule).getById('visit-2')).placement.technicianIds;
  await waitFor(async () => expect(await crewOf()).toHaveLength(1));
  await waitFor(async () => expect(await alerts()).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await crewOf()).toEqual([]));
});

it('groups the day by state or technician, and keeps the choice in the address', async () => {
  const { user, router } = await openBoard();
  const column = (name: RegExp) => screen.findByRole('region', { name });
  const planned = await column(/^Planned/);
  expect(within(planned).getByRole('link', { name: 'AC tune-up' })).toHaveAttribute(
    'href',
    '/schedule?date=2026-01-12&open=visit-1',
  );
  expect(planned).toHaveTextContent('30 min late');
  await user.click(screen.getByRole('button', { name: 'By technician' }));
  expect(router.state.location.search).toBe('?by=technician');
  expect(await column(/^Unassigned/)).toHaveTextContent('Leak');
  expect(await column(/^Marcus Reed/)).toHaveTextContent('AC tune-up');
});

it('follows changes made elsewhere', async () => {
  const { workspace } = await openBoard();
  const planned = await screen.findByRole('region', { name: /^Planned/ });
  expect(planned).toHaveTextContent('AC tune-up');
  await workspace.repository(collections.schedule).update('visit-1', { state: 'done' });
  await waitFor(() => expect(screen.getByRole('region', { name: /^Done/ })).toHaveTextContent('AC tune-up'));
  expect(await alerts()).toHaveLength(2);
});

it('shows no names on the wall until enabled', async () => {
  const { user } = await openBoard('/statusboard?wall=1');
  const wall = await screen.findByRole('dialog', { name: 'Wall status board' });
  expect(wall).toHaveTextContent('Blue Ridge');
  expect(wall).toHaveTextContent('Live');
  expect(wall).toHaveTextContent('Maintenance · Oak Park');
  expect(wall).not.toHaveTextContent(/Lovelace|Marcus|AC tune-up|Elm/);
  expect(wall).toHaveTextContent('MR is not on the way');
  await user.click(within(wall).getByRole('button', { name: 'Show names' }));
  await waitFor(() => expect(wall).toHaveTextContent('AC tune-up · Ada Lovelace, Oak Park'));
  await user.click(within(wall).getByRole('button', { name: 'Leave wall mode' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says when all is well, and when there are no visits', async () => {
  await openBoard('/statusboard', { schedule: [], jobs: [] });
  expect(await screen.findByText(/Nothing goes wrong in the next hours\. Checked at 10:30 AM\./)).toBeInTheDocument();
  expect(screen.getByText('No visits today')).toBeInTheDocument();
});

it('snoozes an alert for everyone, shows by whom and until when, and restores it', async () => {
  const { user } = await openBoard();
  expect(await alerts()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Snooze: AC tune-up' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Snooze for 1 h' }));
  const snoozed = await screen.findByRole('list', { name: 'Snoozed' });
  expect(snoozed).toHaveTextContent(/AC tune-up: snoozed until 11:30 AM by/);
  expect(screen.getByRole('region', { name: 'Needs attention (2)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show again: AC tune-up' }));
  expect(await screen.findByRole('button', { name: 'Snooze: AC tune-up' })).toBeVisible();
});

it('plays a sound for new alerts if turned on', async () => {
  const started = vi.fn();
  class Sound {
    currentTime = 0;
    destination = {};
    createGain = () => ({ gain: { value: 0 }, connect: vi.fn() });
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: vi.fn(),
      start: started,
      stop: vi.fn(),
      onended: null,
    });
    close = vi.fn();
  }
  vi.stubGlobal('AudioContext', Sound);
  const { user, workspace } = await openBoard();
  await alerts();
  await user.click(screen.getByRole('button', { name: 'Sound off' }));
  expect(screen.getByRole('button', { name: 'Sound on' })).toHaveAttribute('aria-pressed', 'true');
  // It plays a sample of the sound.
  expect(started).toHaveBeenCalledTimes(2);
  await workspace.repository(collections.schedule).update('visit-2', {
    placement: { ...open.placement, startsAt: at('10:35'), endsAt: at('11:00') },
  });
  await waitFor(() => expect(started).toHaveBeenCalledTimes(4));
  vi.unstubAllGlobals();
});
