import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { shareDocument } from '@/domain/public-document/api';
import { readDayAhead } from '@/entities/schedule/readDayAhead';
import { openAddress } from '@/lib/openAddress';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEquipment } from '@/testing/factories/equipment';
import { buildJob } from '@/testing/factories/job';
import { buildNote } from '@/testing/factories/note';
import { buildProperty } from '@/testing/factories/property';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { answerCalls, answering } from '@/testing/answerCalls';
import { sendVisitMessage } from '@/domain/message/api';
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

  await user.click(within(stop).getByRole('button', { name: 'On my way' }));
  // The office sees it immediately; the customer hears of it only when it is sent.
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

it('without a job today says which is next, and on which day', async () => {
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

const TODAY = {
  technicianIds: ['marcus', 'ben'],
  startsAt: '2026-01-12T16:00:00.000Z',
  endsAt: '2026-01-12T17:00:00.000Z',
};
const AFTERNOON = { technicianIds, startsAt: '2026-01-12T20:00:00.000Z', endsAt: '2026-01-12T21:00:00.000Z' };

/** A job with two visits today, the first in a crew of two. */
const openVisits = () =>
  renderApp({
    routes: dashboardRoutes,
    path: '/technician-dashboard',
    role: 'technician',
    now: '2026-01-12T15:30:00.000Z',
    features: { jobs: true, customers: true, technicians: true },
    records: {
      jobs: [buildJob({ id: 'job-1', technicianIds: ['marcus', 'ben'] })],
      schedule: [
        buildVisit({ id: 'morning', placement: TODAY }),
        buildVisit({ id: 'afternoon', title: 'Second look', placement: AFTERNOON }),
        buildVisit({
          id: 'tomorrow',
          placement: { ...AFTERNOON, startsAt: '2026-01-13T20:00:00.000Z', endsAt: '2026-01-13T21:00:00.000Z' },
        }),
        buildVisit({ id: 'others', jobId: 'job-9', placement: { ...AFTERNOON, technicianIds: ['ben'] } }),
        buildVisit({ id: 'lunch', kind: 'other', title: 'Lunch', placement: AFTERNOON }),
      ],
      customers: [buildCustomer({ id: 'customer-1', email: 'ada@example.com' })],
      technicians: [
        buildTechnician({ id: 'marcus', linkedUid: 'user-1' }),
        buildTechnician({ id: 'ben', firstName: 'Ben', lastName: 'Ito' }),
      ],
    },
  });
type Visits = Awaited<ReturnType<typeof openVisits>>;
const visitOf = async ({ store }: Visits, id = 'morning') =>
  (await store.get('companies/company-1/schedule', id))?.data ?? {};

it('goes visit by visit, each step with who and when; the customer hears of it only when somebody sends it', async () => {
  const app = await openVisits();
  const { user } = app;
  const { callsOf } = answerCalls([answering(sendVisitMessage, () => ({ to: 'ada@example.com' }))]);
  const stop = await screen.findByRole('region', { name: 'Next stop' });
  expect(stop).toHaveTextContent('With Ben Ito');
  const rest = screen.getByRole('region', { name: 'Up next' });
  expect(
    within(rest)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^3:00 PMSecond look/)]);

  await user.click(within(stop).getByRole('button', { name: 'On my way' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Ada Lovelace' }));
  expect(callsOf(sendVisitMessage)).toEqual([]);
  await user.click(await dialog.findByText('E-mail'));
  const words = dialog.getByRole('textbox', { name: 'Message' });
  expect((words as HTMLTextAreaElement).value).toContain(
    'Marcus from Blue Ridge Heating & Air is on the way to you now.',
  );
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent to ada@example.com.')).toBeVisible();
  expect(callsOf(sendVisitMessage)).toMatchObject([{ visitId: 'morning', kind: 'on-my-way', channel: 'email' }]);
  const line = { kind: 'moved', by: 'user-1', technicianId: 'marcus', at: '2026-01-12T15:30:00.000Z' };
  expect(await visitOf(app)).toMatchObject({
    state: 'en-route',
    log: [{ kind: 'made' }, { ...line, state: 'en-route' }],
  });

  const current = await screen.findByRole('region', { name: 'Current job' });
  await user.click(within(current).getByRole('button', { name: 'Start job' }));
  await user.click(within(current).getByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  await user.click(await within(current).findByRole('button', { name: 'Resume' }));
  await user.click(await within(current).findByRole('button', { name: 'Finish job' }));
  expect(await screen.findByRole('region', { name: 'Done (1)' })).toHaveTextContent('No heat upstairs');
  expect(await screen.findByRole('region', { name: 'Next stop' })).toHaveTextContent('3:00 PM');
  expect((await visitOf(app))['log']).toMatchObject(
    ['planned', 'en-route', 'on-site', 'paused', 'on-site', 'done'].map((state) => ({ state })),
  );
  // The job follows on the server.
  expect((await app.store.get('companies/company-1/jobs', 'job-1'))?.data['progress']).toBe('scheduled');
});

it('asks for the day as it was read ahead at sign-in, so that nothing is read twice', async () => {
  const { store, workspace } = await openVisits();
  await screen.findByRole('region', { name: 'Next stop' });
  const watch = vi.spyOn(store, 'watch');
  const query = vi.spyOn(store, 'query');
  await readDayAhead(workspace);
  expect([watch.mock.calls, query.mock.calls]).toEqual([[], []]);
});

it('tells the office with one tap that it gets later, and offers to tell the customer', async () => {
  const app = await openVisits();
  const { user } = app;
  const stop = await screen.findByRole('region', { name: 'Next stop' });
  await user.click(within(stop).getByRole('button', { name: '30 min late' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Ada Lovelace' }));
  answerCalls([answering(shareDocument, () => ({ token: 'abcdefghijklmnopqrstuv' }))]);
  await user.click(await dialog.findByText('Text message'));
  expect(dialog.getByText(/has not agreed to text messages yet/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Text from this phone' }));
  await waitFor(() => expect(openAddress).toHaveBeenCalledOnce());
  const [address = ''] = vi.mocked(openAddress).mock.calls[0] ?? [];
  expect(decodeURIComponent(address)).toMatch(
    /^sms:.*running about 30 minutes late today.* http.*\/visit\/abcdefghijklmnopqrstuv$/,
  );
  expect(await within(stop).findByText('Running late: expected at 11:30 AM')).toBeVisible();
  expect(await visitOf(app)).toMatchObject({
    state: 'planned',
    expectedAt: '2026-01-12T16:30:00.000Z',
    log: [{ kind: 'made' }, { kind: 'late', technicianId: 'marcus' }],
  });
  await user.click(within(stop).getByRole('button', { name: 'On time after all' }));
  expect(await within(stop).findByRole('button', { name: '15 min late' })).toBeVisible();
  expect(await visitOf(app)).toMatchObject({ expectedAt: '' });
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

it('leads an admin of a new company to its first technicians', async () => {
  await renderApp({ routes: dashboardRoutes, path: '/technician-dashboard', role: 'admin' });
  expect(await screen.findByText('No technicians yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add technicians' })).toHaveAttribute('href', '/technicians');
});

it('has the house at hand: its units with their age, and what was done there before', async () => {
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

it('starts one break with two quick taps, and ends what two devices have started with one', async () => {
  const { user, store } = await openVisits();
  const time = within(await screen.findByRole('region', { name: 'Time today' }));
  const button = time.getByRole('button', { name: 'Start break' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await time.findByText(/^Break since 10:30 AM/)).toBeVisible();
  const entries = () => store.query('companies/company-1/timeEntries', {});
  const [entry, ...more] = await entries();
  expect(more).toEqual([]);
  // The other device started a supply run meanwhile.
  const data = { ...entry?.data, kind: 'supply-run' };
  await act(() => store.commit([{ kind: 'set', path: 'companies/company-1/timeEntries', id: 'other-device', data }]));
  await user.click(await time.findByRole('button', { name: /^End / }));
  expect(await time.findByRole('button', { name: 'Start break' })).toBeVisible();
  expect((await entries()).map((one) => one.data['endsAt'])).toEqual([
    expect.stringMatching(/Z$/),
    expect.stringMatching(/Z$/),
  ]);
});

it('starts and ends a supply run with one tap each', async () => {
  const { user, store } = await openVisits();
  const time = within(await screen.findByRole('region', { name: 'Time today' }));
  await user.click(time.getByRole('button', { name: 'Start supply run' }));
  expect(await time.findByText(/^Supply run since 10:30 AM/)).toBeVisible();
  await user.click(time.getByRole('button', { name: 'End supply run' }));
  expect(await time.findByRole('button', { name: 'Start break' })).toBeVisible();
  const [entry] = await store.query('companies/company-1/timeEntries', {});
  expect(entry?.data).toMatchObject({
    technicianId: 'marcus',
    accountUid: 'user-1',
    source: 'tap',
    kind: 'supply-run',
  });
});
