import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { ben, clockAt, marcus, SCHEDULE_NOW, tuneUp } from '@/testing/factories/scheduledDay';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp, type TestRecords } from '@/testing/renderApp';
import { scheduleRoutes } from '../routes';

const openSchedule = (records: TestRecords = {}, path = '/schedule', company: { visitsMarkedAt?: string } = {}) =>
  renderApp({
    routes: scheduleRoutes,
    path,
    now: SCHEDULE_NOW,
    role: 'office',
    company: { timeZone: 'America/New_York', ...company },
    records: { technicians: [marcus, ben], schedule: [tuneUp], ...records },
  });
type Opened = Awaited<ReturnType<typeof openSchedule>>;

const stored = ({ workspace }: Opened, id: string) => workspace.repository(collections.schedule).getById(id);
const rowOf = (name: RegExp) => screen.findByRole('list', { name });
const cardIn = async (row: RegExp, title: RegExp) => within(await rowOf(row)).findByRole('button', { name: title });

it('shows the day by technician with their load, and unassigned visits first', async () => {
  await openSchedule({
    schedule: [
      tuneUp,
      buildVisit({
        id: 'visit-2',
        title: 'Leak',
        placement: { technicianIds: [], startsAt: clockAt('13:00'), endsAt: clockAt('14:30') },
      }),
    ],
  });
  expect(
    await cardIn(/Marcus Reed, 1 h of 9 h/, /10:00 – 11:00 AM, AC tune-up, Ada Lovelace, Planned/),
  ).toBeInTheDocument();
  expect(await cardIn(/Unassigned/, /Leak/)).toBeInTheDocument();
  expect(await rowOf(/Ben Ochoa, 0 min of 9 h/)).toBeInTheDocument();
});

it('shows the customer first on cards of any width', async () => {
  const long = { startsAt: clockAt('08:00'), endsAt: clockAt('17:00'), technicianIds: ['technician-2'] };
  await openSchedule({ schedule: [tuneUp, buildVisit({ id: 'long', title: 'Heat pump', placement: long })] });
  const wide = await cardIn(/Ben Ochoa/, /Heat pump/);
  expect(wide).toHaveTextContent(/Ada Lovelace.*Heat pump · 8:00 AM – 5:00 PM$/);
  expect(await cardIn(/Marcus Reed/, /AC tune-up/)).toHaveTextContent(/Ada Lovelace.*AC tune-up/);
});

it('shows a job without a stored visit by its own fields', async () => {
  await openSchedule({
    schedule: [],
    jobs: [
      buildJob({
        id: 'job-7',
        title: 'Water heater',
        technicianIds: ['technician-2'],
        scheduledTime: clockAt('09:30'),
      }),
    ],
  });
  expect(await cardIn(/Ben Ochoa/, /9:30 – 10:30 AM, Water heater/)).toBeInTheDocument();
});

it('filters by one person, counts their free hours, and can show all again', async () => {
  const { user } = await openSchedule({}, '/schedule?technician=technician-1');
  expect(await rowOf(/Marcus Reed/)).toBeInTheDocument();
  expect(screen.getByText('7 h free')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Technician: Marcus Reed' }));
  expect(await rowOf(/Ben Ochoa/)).toBeInTheDocument();
  expect(screen.getByText('15 h free')).toBeInTheDocument();
});

it('loads only the visible rows of a large company, including last evening’s visits', async () => {
  const people = Array.from({ length: 40 }, (_, index) =>
    buildTechnician({ id: `person-${index}`, firstName: `P${String(index).padStart(2, '0')}`, lastName: 'Moss' }),
  );
  const visits = people.map(({ id }) =>
    buildVisit({
      id: `visit-of-${id}`,
      title: `Call of ${id}`,
      placement: { technicianIds: [id], startsAt: clockAt('10:00'), endsAt: clockAt('11:00') },
    }),
  );
  const overnight = buildVisit({
    id: 'night',
    title: 'Frozen pipe',
    placement: { technicianIds: ['person-0'], startsAt: '2026-01-12T03:00:00.000Z', endsAt: clockAt('07:30') },
  });
  const { user } = await openSchedule(
    { technicians: people, schedule: [...visits, overnight] },
    '/schedule?open=visit-of-person-39',
    {
      visitsMarkedAt: SCHEDULE_NOW,
    },
  );
  expect(await cardIn(/P00 Moss/, /Call of person-0/)).toBeInTheDocument();
  expect(await cardIn(/P00 Moss/, /Frozen pipe/)).toBeInTheDocument();
  // A link leads to an item in a row no one has scrolled to.
  expect(await screen.findByRole('dialog', { name: 'Call of person-39' })).toBeInTheDocument();
  await user.keyboard('{Escape}');

  expect(screen.queryByText(/h free/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Free hours' }));
  expect(await screen.findByText(/h free/)).toBeInTheDocument();
});

it('moves a visit by keyboard, logs it, and undoes it', async () => {
  const opened = await openSchedule();
  const { user } = opened;
  (await cardIn(/Marcus/, /AC tune-up/)).focus();
  await user.keyboard('m{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(screen.getByText(/Monday, 10:30 AM, Ben Ochoa. Fits./)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await cardIn(/Ben Ochoa/, /10:30 – 11:30 AM, AC tune-up/)).toBeInTheDocument();
  // The board shows the move before the store has it.
  await waitFor(async () => {
    const moved = await stored(opened, 'visit-1');
    expect(moved.placement).toMatchObject({ technicianIds: ['technician-2'], startsAt: clockAt('10:30') });
    expect(moved.log).toHaveLength(2);
  });

  await user.keyboard('{Control>}z{/Control}');
  expect(await cardIn(/Marcus/, /10:00 – 11:00 AM, AC tune-up/)).toBeInTheDocument();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(await cardIn(/Ben Ochoa/, /10:30 – 11:30 AM/)).toBeInTheDocument();
});

it('undoes two steps in quick succession', async () => {
  const opened = await openSchedule();
  const { user } = opened;
  (await cardIn(/Marcus/, /AC tune-up/)).focus();
  await user.keyboard('m{ArrowRight}{Enter}');
  (await cardIn(/Marcus/, /10:15 – 11:15 AM/)).focus();
  await user.keyboard('m{ArrowRight}{Enter}{Control>}zz{/Control}');
  expect(await cardIn(/Marcus/, /10:00 – 11:00 AM, AC tune-up/)).toBeInTheDocument();
  await waitFor(async () => expect((await stored(opened, 'visit-1')).log).toHaveLength(5));
});

it('draws the drives between visits, and says during a move which does not fit', async () => {
  const near = { propertyId: 'place-1', propertyPin: '35.60000, -82.55000' };
  const far = { propertyId: 'place-2', propertyPin: '35.60000, -82.44000' };
  const { user } = await openSchedule({
    schedule: [
      { ...tuneUp, ...near },
      buildVisit({
        id: 'visit-2',
        title: 'Leak',
        ...far,
        placement: { startsAt: clockAt('11:30'), endsAt: clockAt('12:00') },
      }),
    ],
  });
  const leak = await cardIn(/Marcus Reed, 1 h 47 min of 9 h/, /Leak, .*17 min drive from “AC tune-up”$/);
  leak.focus();
  await user.keyboard('m{ArrowLeft}');
  expect(screen.getByText(/11:15 AM, Marcus Reed. The drive from “AC tune-up” is 2 min longer/)).toBeInTheDocument();
});

it('leaves a visit in place on Escape', async () => {
  const opened = await openSchedule();
  (await cardIn(/Marcus/, /AC tune-up/)).focus();
  await opened.user.keyboard('m{ArrowRight}{Escape}');
  expect(screen.getByText('Move canceled.')).toBeInTheDocument();
  expect((await stored(opened, 'visit-1')).placement.startsAt).toBe(clockAt('10:00'));
});

it('asks before overlapping another visit, and keeps both if confirmed', async () => {
  const opened = await openSchedule({
    schedule: [
      tuneUp,
      buildVisit({ id: 'visit-2', title: 'Leak', placement: { startsAt: clockAt('11:00'), endsAt: clockAt('12:00') } }),
    ],
  });
  const { user } = opened;
  (await cardIn(/Marcus/, /AC tune-up/)).focus();
  await user.keyboard('m{ArrowRight}{ArrowRight}{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Plan “AC tune-up” here?' });
  expect(question).toHaveTextContent('Marcus Reed has “Leak” at 11 AM.');
  await user.click(within(question).getByRole('button', { name: 'Plan it anyway' }));
  expect(await cardIn(/Marcus/, /10:30 – 11:30 AM, AC tune-up.*overlaps another visit/)).toBeInTheDocument();
});

it('keeps the arrival window or offers another when a move leaves it', async () => {
  const opened = await openSchedule({
    schedule: [
      buildVisit({
        ...tuneUp,
        placement: { ...tuneUp.placement, windowStartsAt: clockAt('10:00'), windowEndsAt: clockAt('12:00') },
      }),
    ],
  });
  const { user } = opened;
  (await cardIn(/Marcus/, /AC tune-up/)).focus();
  await user.keyboard(`m${'{ArrowRight}'.repeat(10)}{Enter}`);
  const question = await screen.findByRole('dialog');
  expect(within(question).getByRole('button', { name: 'Keep the promised time, 30 min late' })).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Offer 12:30 – 2:30 PM' }));
  await waitFor(async () =>
    expect((await stored(opened, 'visit-1')).placement).toMatchObject({
      startsAt: clockAt('12:30'),
      windowStartsAt: clockAt('12:30'),
      windowEndsAt: clockAt('14:30'),
    }),
  );
});

it('schedules a job from the tray by dialog, and removes it there', async () => {
  const opened = await openSchedule({
    schedule: [],
    jobs: [buildJob({ id: 'job-9', title: 'Furnace check', progress: 'unscheduled', durationMinutes: 90 })],
  });
  const { user } = opened;
  const tray = await screen.findByRole('region', { name: 'Jobs to plan' });
  await user.click(await within(tray).findByRole('button', { name: /Furnace check/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Furnace check' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Technicians' }));
  await user.click(await screen.findByRole('option', { name: /Ben Ochoa/ }));
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Plan it' }));
  expect(await cardIn(/Ben Ochoa/, /9:00 – 10:30 AM, Furnace check/)).toBeInTheDocument();
});
