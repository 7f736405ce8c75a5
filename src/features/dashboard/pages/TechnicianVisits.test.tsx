import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sendVisitMessage } from '@/domain/message/api';
import { shareDocument } from '@/domain/public-document/api';
import { readDayAhead } from '@/entities/schedule/readDayAhead';
import { openAddress } from '@/lib/openAddress';
import { answerCalls, answering } from '@/testing/answerCalls';
import { PAYING } from '@/testing/factories/company';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { dashboardRoutes } from '../routes';

const technicianIds = ['marcus'];
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
    company: PAYING,
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

it('logs each step of each visit, and messages the customer only on request', async () => {
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
  // The job is updated later, by the server.
  expect((await app.store.get('companies/company-1/jobs', 'job-1'))?.data['progress']).toBe('scheduled');
});

it('uses the day prefetched at sign-in, without reading twice', async () => {
  const { store, workspace } = await openVisits();
  await screen.findByRole('region', { name: 'Next stop' });
  const watch = vi.spyOn(store, 'watch');
  const query = vi.spyOn(store, 'query');
  await readDayAhead(workspace);
  expect([watch.mock.calls, query.mock.calls]).toEqual([[], []]);
});

it('reports a delay to the office with one tap, and offers to tell the customer', async () => {
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
    /^sms:.*running about 30 minutes late\..* http.*\/visit\/abcdefghijklmnopqrstuv$/,
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

it('starts only one break on a double tap, and ends one started on two devices', async () => {
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
  // Another device has started a supply run in the meantime.
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
