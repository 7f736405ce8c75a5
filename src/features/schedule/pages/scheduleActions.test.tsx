import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildJob } from '@/testing/factories/job';
import { clockAt, SCHEDULE_NOW, tuneUp } from '@/testing/factories/scheduledDay';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp, type TestRecords } from '@/testing/renderApp';
import { BOARD, cards, leak, menuOf, storedVisit } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

const openSchedule = (
  path = '/schedule',
  records: TestRecords = {},
  role: 'office' | 'technician' = 'office',
  company: { visitsMarkedAt?: string } = {},
) =>
  renderApp({
    ...BOARD,
    routes: scheduleRoutes,
    path,
    role,
    company: { ...BOARD.company, ...company },
    records: { ...BOARD.records, ...records },
  });

it('dispatches, locks and unschedules from a card’s menu', async () => {
  const opened = await openSchedule();
  const { user } = opened;
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Dispatch' }));
  expect(await cards(/AC tune-up.*Dispatched/)).toHaveLength(1);
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Lock' }));
  expect(await cards(/AC tune-up.*locked/)).toHaveLength(1);
  const menu = await menuOf(/AC tune-up/);
  expect(within(menu).getByRole('menuitem', { name: 'Unschedule' })).toHaveAttribute('data-disabled', 'true');
  await user.click(within(menu).getByRole('menuitem', { name: 'Unlock' }));
  await cards(/AC tune-up.*Dispatched$/);
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Unschedule' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /AC tune-up/ })).not.toBeInTheDocument());
  await user.keyboard('{Control>}z{/Control}');
  expect(await cards(/AC tune-up.*Dispatched/)).toHaveLength(1);
});

it('returns focus to the card when its menu closes', async () => {
  const { user } = await openSchedule();
  await menuOf(/AC tune-up/);
  await user.keyboard('{Escape}');
  const [card] = await cards(/AC tune-up/);
  await waitFor(() => expect(card).toHaveFocus());
});

it('cancels a visit only with a reason', async () => {
  const opened = await openSchedule();
  const { user } = opened;
  await user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'Cancel visit…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel visit: AC tune-up' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));
  expect(within(dialog).getByText('Enter why the visit was canceled')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Customer is away');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(async () => expect((await storedVisit(opened, 'visit-1')).state).toBe('cancelled'));
  await user.click(await screen.findByRole('button', { name: 'Tell the customer…' }));
  expect(await screen.findByRole('dialog', { name: /^Canceled: tell / })).toBeVisible();
  expect((await storedVisit(opened, 'visit-1')).log.at(-1)?.reason).toBe('Customer is away');
});

it('splits a crew’s visit into one per person', async () => {
  const opened = await openSchedule();
  await opened.user.click(within(await menuOf(/Leak/)).getByRole('menuitem', { name: 'Split over its people' }));
  await waitFor(async () =>
    expect((await storedVisit(opened, 'visit-2')).placement.technicianIds).toEqual(['technician-1']),
  );
  expect(await cards(/Leak/)).toHaveLength(2);
});

it('moves several selected visits to the next day, with a single undo', async () => {
  const opened = await openSchedule();
  const { user } = opened;
  const [first] = await cards(/AC tune-up/);
  first?.focus();
  await user.keyboard('x{ArrowRight}x');
  const bar = screen.getByRole('region', { name: 'Selected visits' });
  expect(bar).toHaveTextContent('2 visits selected');
  await user.click(within(bar).getByRole('button', { name: 'Next day' }));
  await waitFor(async () =>
    expect((await storedVisit(opened, 'visit-1')).placement.startsAt).toBe(clockAt('10:00', '2026-01-13')),
  );
  expect((await storedVisit(opened, 'visit-2')).placement.startsAt).toBe(clockAt('13:00', '2026-01-13'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await storedVisit(opened, 'visit-2')).placement.startsAt).toBe(clockAt('13:00')));
  expect((await storedVisit(opened, 'visit-1')).placement.startsAt).toBe(clockAt('10:00'));
});

it('checks several moved visits against each other’s new places', async () => {
  const dayAfter = buildVisit({
    id: 'visit-3',
    title: 'Heat pump',
    jobId: 'job-3',
    placement: { startsAt: clockAt('10:00', '2026-01-13'), endsAt: clockAt('11:00', '2026-01-13') },
  });
  const opened = await openSchedule('/schedule?view=days', { schedule: [tuneUp, dayAfter] });
  const { user } = opened;
  const [first] = await cards(/AC tune-up/);
  first?.focus();
  await user.keyboard('x{ArrowRight}x');
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  await waitFor(async () =>
    expect((await storedVisit(opened, 'visit-1')).placement.startsAt).toBe(clockAt('10:00', '2026-01-13')),
  );
  expect((await storedVisit(opened, 'visit-3')).placement.startsAt).toBe(clockAt('10:00', '2026-01-14'));
});

it('asks before undoing what someone else has changed', async () => {
  const opened = await openSchedule();
  const { user, workspace } = opened;
  const [first] = await cards(/AC tune-up/);
  first?.focus();
  await user.keyboard('m{ArrowRight}{Enter}');
  await cards(/10:15 – 11:15 AM, AC tune-up/);
  await waitFor(async () => expect((await storedVisit(opened, 'visit-1')).placement.startsAt).toBe(clockAt('10:15')));
  await workspace.repository(collections.schedule).update('visit-1', { notes: 'Bring the ladder' });
  await user.keyboard('{Control>}z{/Control}');
  const question = await screen.findByRole('dialog', { name: 'Undo anyway?' });
  await user.click(within(question).getByRole('button', { name: 'Leave it' }));
  expect((await storedVisit(opened, 'visit-1')).placement.startsAt).toBe(clockAt('10:15'));
});

it('opens a visit beside the board with its window, crew and history', async () => {
  const { user } = await openSchedule();
  const [card] = await cards(/AC tune-up/);
  if (card) await user.click(card);
  const drawer = await screen.findByRole('dialog', { name: 'AC tune-up' });
  expect(drawer).toHaveTextContent('Mon, Jan 12, 10:00 – 11:00 AM');
  expect(await within(drawer).findByText('Marcus Reed')).toBeInTheDocument();
  expect(within(drawer).getByRole('button', { name: 'Confirm' })).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: 'Open the job' })).toHaveAttribute('href', '/jobs/job-1');
});

it('shows in the list that a customer asked for another time', async () => {
  await openSchedule('/schedule?view=list', {
    schedule: [
      buildVisit({ id: 'wish', title: 'Tune-up', rescheduleAskedAt: SCHEDULE_NOW, rescheduleNote: 'Mornings' }),
    ],
  });
  expect(await screen.findByText('Tune-up, asked for another time: Mornings')).toBeInTheDocument();
});

it('lists the week as a table with the same actions', async () => {
  const { user } = await openSchedule('/schedule?view=list');
  const table = await screen.findByRole('table', { name: 'Schedule' });
  expect(within(table).getByRole('row', { name: /10:00 – 11:00 AM AC tune-up/ })).toBeInTheDocument();
  await user.click(within(table).getByRole('button', { name: 'Actions for AC tune-up' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Confirm' }));
  expect(await within(table).findByText('Confirmed')).toBeInTheDocument();
});

it('shows a month with each day’s visits, and opens the day', async () => {
  const { user, router } = await openSchedule('/schedule?view=month&date=2026-01-20');
  await user.click(await screen.findByRole('button', { name: /Jan 12, 2026: 2 visits, 2 technicians working/ }));
  expect(router.state.location.search).toBe('');
  expect(await cards(/AC tune-up/)).toHaveLength(1);
});

it('counts visits derived from jobs in a month, but not canceled ones', async () => {
  const canceled = buildVisit({
    id: 'visit-3',
    state: 'cancelled',
    placement: { startsAt: clockAt('15:00'), endsAt: clockAt('16:00') },
  });
  const old = buildJob({ id: 'job-7', technicianIds: ['technician-1'], scheduledTime: clockAt('09:30', '2026-01-09') });
  // An unscheduled job keeps its time, for sorting in lists.
  const taken = buildJob({ id: 'job-8', progress: 'unscheduled', scheduledTime: clockAt('13:00', '2026-01-09') });
  const records = { schedule: [tuneUp, leak, canceled], jobs: [old, taken] };
  await openSchedule('/schedule?view=month&date=2026-01-20', records, 'office', { visitsMarkedAt: SCHEDULE_NOW });
  expect(await screen.findByRole('button', { name: /Jan 9, 2026: 1 visit,/ })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Jan 12, 2026: 2 visits,/ })).toBeInTheDocument();
});

it('is read-only for a technician', async () => {
  const { user } = await openSchedule('/schedule', {}, 'technician');
  const [card] = await cards(/AC tune-up/);
  card?.focus();
  await user.keyboard('m');
  expect(screen.queryByText(/Enter drops it/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Jobs to plan' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Tray|Undo|Redo)/ })).not.toBeInTheDocument();
});

it('shows who was first when two people move a visit, and applies mine only if confirmed', async () => {
  const opened = await openSchedule();
  const { user, store } = opened;
  const [first] = await cards(/AC tune-up/);
  first?.focus();
  await user.keyboard('m{ArrowRight}');
  // Another dispatcher is faster, and this page doesn't know yet.
  const path = 'companies/company-1/schedule';
  const placement = { ...tuneUp.placement, startsAt: clockAt('15:00'), endsAt: clockAt('16:00') };
  await store.commit([{ kind: 'update', path, id: 'visit-1', data: { placement, revision: 'theirs' } }]);
  await user.keyboard('{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Someone else moved “AC tune-up”' });
  expect(question).toHaveTextContent('It is now on Monday, 3 PM. Yours was Monday, 10:15 AM.');
  await user.click(within(question).getByRole('button', { name: 'Apply mine' }));
  await waitFor(async () => expect((await storedVisit(opened, 'visit-1')).placement.startsAt).toBe(clockAt('10:15')));
});

it('reschedules a job on hold through its earlier visit, and takes it off hold', async () => {
  const opened = await openSchedule('/schedule', {
    schedule: [
      buildVisit({
        id: 'old',
        jobId: 'job-5',
        title: 'Boiler',
        placement: { startsAt: clockAt('10:00', '2026-01-05'), endsAt: clockAt('11:00', '2026-01-05') },
      }),
    ],
    jobs: [
      buildJob({
        id: 'job-5',
        title: 'Boiler',
        progress: 'on-hold',
        holdReason: 'Parts',
        scheduledTime: clockAt('10:00', '2026-01-05'),
      }),
    ],
  });
  const { user, workspace } = opened;
  await user.click(await screen.findByRole('button', { name: 'On hold' }));
  await user.click(await screen.findByRole('button', { name: /Boiler.*Waiting for: Parts/ }));
  const plan = await screen.findByRole('dialog', { name: 'Boiler' });
  await user.click(within(plan).getByRole('button', { name: 'Plan it' }));
  await waitFor(async () => expect((await storedVisit(opened, 'old')).placement.startsAt).toBe(clockAt('09:00')));
  await waitFor(async () =>
    expect((await workspace.repository(collections.jobs).getById('job-5')).progress).toBe('scheduled'),
  );
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () =>
    expect(await workspace.repository(collections.jobs).getById('job-5')).toMatchObject({
      progress: 'on-hold',
      holdReason: 'Parts',
    }),
  );
  await waitFor(async () =>
    expect((await storedVisit(opened, 'old')).placement.startsAt).toBe(clockAt('10:00', '2026-01-05')),
  );
});
