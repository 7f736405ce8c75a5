import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { activitySchema, type Activity } from '@/domain/activity/schema';
import { listStripeEvents, retryStripeEvent, type StripeEventRow } from '@/domain/subscription/api';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { changeMemberRole } from '@/domain/team/api';
import { AppError } from '@/lib/appError';
import { downloadFile } from '@/lib/downloadFile';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildUser } from '@/testing/factories/user';
import { renderApp } from '@/testing/renderApp';
import { adminBackendRoutes } from '../routes';

const NOW = '2026-11-21T12:00:00.000Z';
const ada = buildUser({
  id: 'ada',
  role: 'office',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  features: { jobs: true, customers: true },
});
const marcus = buildUser({
  id: 'marcus',
  role: 'technician',
  firstName: 'Marcus',
  lastName: 'Reed',
  email: 'marcus@example.com',
});
const essentials = { ...NO_SUBSCRIPTION, planId: 'essentials', interval: 'month', status: 'active' } as const;

const entry = (id: string, fields: Partial<Activity>) => ({
  id,
  ...activitySchema.parse({
    at: '2026-11-20T12:00:00.000Z',
    actorUid: 'user-1',
    verb: 'updated',
    subjectType: 'user',
    subjectId: 'ada',
    ...fields,
  }),
});
const activity = [
  entry('a1', { verb: 'role-changed', subjectName: 'Ada Byron', detail: 'technician → office' }),
  entry('a2', {
    verb: 'invited',
    subjectType: 'invite',
    subjectId: 'invite-1',
    detail: 'office',
    at: '2026-11-19T12:00:00.000Z',
  }),
  entry('a3', { verb: 'updated', subjectType: 'customer', subjectName: 'Grace Hopper', actorUid: 'ada' }),
  entry('a4', { verb: 'payment-failed', subjectType: 'subscription', actorUid: '', at: '2026-08-01T12:00:00.000Z' }),
];
const invite = {
  id: 'invite-1',
  companyId: 'company-1',
  companyName: 'Blue Ridge',
  email: 'new@example.com',
  role: 'office',
  status: 'pending',
  invitedBy: 'user-1',
  expiresAt: NOW,
  createdAt: NOW,
};
const records = { users: [ada, marcus], activity, invites: [invite] };

const open = (search = '', extra = {}) =>
  renderApp({
    routes: adminBackendRoutes,
    path: `/admin-backend${search}`,
    records,
    company: { subscription: essentials },
    now: NOW,
    ...extra,
  });
const rowNames = async () => {
  const table = await screen.findByRole('table', { name: 'Members' });
  return within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim());
};

describe('the member list', () => {
  it('can be searched and sorted', async () => {
    answerCalls([]);
    const { user } = await open();
    expect(await rowNames()).toEqual(['Ada Byron', 'Dana Whitfield', 'Marcus Reed']);
    expect(screen.getByRole('row', { name: /Ada Byron/ })).toHaveTextContent('Office');
    await user.click(screen.getByRole('button', { name: /Role/ }));
    await waitFor(async () => expect(await rowNames()).toEqual(['Dana Whitfield', 'Ada Byron', 'Marcus Reed']));
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'marcus@');
    await waitFor(async () => expect(await rowNames()).toEqual(['Marcus Reed']));
  });

  it('explains each feature of a member: on or off, why, and how to change it', async () => {
    answerCalls([]);
    const { user } = await open('?member=ada');
    const drawer = await screen.findByRole('dialog', { name: 'Ada Byron' });
    const features = await within(drawer).findByRole('region', { name: 'Features' });

    await user.click(within(features).getByRole('button', { name: 'Customers On Why?' }));
    expect(await within(features).findByText('Every company has it from its first minute.')).toBeVisible();
    expect(features).toHaveTextContent('may not delete (only Admin or Manager)');

    await user.click(within(features).getByRole('button', { name: 'Manual J Off Why?' }));
    expect(
      await within(features).findByText(/Manual J is part of the plan Professional; the company has Essentials/),
    ).toBeVisible();
    expect(within(features).getByRole('link', { name: 'Change to Professional' })).toHaveAttribute(
      'href',
      '/settings?tab=billing',
    );

    await user.click(within(features).getByRole('button', { name: 'Technicians Off Why?' }));
    expect(
      await within(features).findByText(/The company has it, but Ada Byron’s own flag “technicians” is off/),
    ).toBeVisible();
    expect(within(features).getByRole('link', { name: 'Ask Ada Byron to sign in again' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:ada@example.com'),
    );

    await user.click(within(features).getByRole('radio', { name: 'On' }));
    expect(within(features).queryByRole('button', { name: /Manual J/ })).not.toBeInTheDocument();
  });

  it('explains why a page does not open, and fixes it by changing the role', async () => {
    const { callsOf } = answerCalls([answering(changeMemberRole, () => ({ done: true as const }))]);
    const { user } = await open('?member=ada');
    const drawer = await screen.findByRole('dialog', { name: 'Ada Byron' });
    await user.click(await within(drawer).findByRole('button', { name: 'Diagnostics' }));
    await user.click(await within(drawer).findByRole('combobox', { name: 'Can Ada Byron open this page?' }));
    await user.paste('https://app.example/reports?year=2026');
    const answer = await within(drawer).findByRole('status');
    expect(answer).toHaveTextContent('No, /reports does not open');
    expect(answer).toHaveTextContent('Only the role Admin or Manager may open this; Ada Byron has the role Office.');

    await user.click(within(answer).getByRole('button', { name: 'Make manager' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Make Ada Byron manager?' })).getByRole('button', {
        name: 'Make manager',
      }),
    );
    expect(await screen.findByText('Ada Byron is now Manager.')).toBeVisible();
    expect(callsOf(changeMemberRole)).toEqual([{ uid: 'ada', role: 'manager' }]);
  });

  it('keeps the owner an admin', async () => {
    answerCalls([]);
    await open('?member=user-1');
    const drawer = await screen.findByRole('dialog', { name: 'Dana Whitfield' });
    expect(await within(drawer).findByText('The owner of the company stays an admin.')).toBeVisible();
    expect(within(drawer).queryByRole('link', { name: 'Change the role in Team' })).not.toBeInTheDocument();
  });
});

describe('the audit log', () => {
  const entries = async () =>
    (await within(await screen.findByRole('list', { name: 'Audit log' })).findAllByRole('listitem')).map(
      ({ textContent }) => textContent,
    );

  it('shows access and billing first, then everything, filtered by person and period', async () => {
    answerCalls([]);
    const { user } = await open('?tab=audit');
    await waitFor(async () =>
      expect(await entries()).toEqual([
        'Dana Whitfield changed the role of Ada Byron: Technician → OfficeNov 20, 2026, 7:00 AM',
        'Dana Whitfield invited new@example.com: as OfficeNov 19, 2026, 7:00 AM',
        'Stripe: a payment for the subscription failedAug 1, 2026, 8:00 AM',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('combobox', { name: 'What' }));
    await user.click(await screen.findByRole('option', { name: 'Everything' }));
    await waitFor(async () => expect(await entries()).toHaveLength(4));
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last 30 days' }));
    await waitFor(async () => expect(await entries()).toHaveLength(3));
    await user.click(screen.getByRole('combobox', { name: 'Person' }));
    await user.click(await screen.findByRole('option', { name: 'Ada Byron' }));
    await waitFor(async () =>
      expect(await entries()).toEqual([expect.stringContaining('Ada Byron changed the customer “Grace Hopper”')]),
    );
  });

  it('is exported as filtered', async () => {
    answerCalls([]);
    const { user } = await open('?tab=audit&person=user-1');
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('2 entries exported.')).toBeVisible();
    const [name, file] = vi.mocked(downloadFile).mock.lastCall ?? [];
    expect(name).toBe('audit-log-2026-11-21.csv');
    expect(await file?.text()).toContain(
      'Dana Whitfield,user-1,changed the role of Ada Byron: Technician → Office,user,Ada Byron,ada',
    );
  });

  it('says when nothing matches', async () => {
    answerCalls([]);
    await open('?tab=audit&person=marcus');
    expect(await screen.findByText('Nothing fits these filters.')).toBeVisible();
  });
});

describe('the webhook log', () => {
  const failed: StripeEventRow = {
    id: 'evt_2',
    type: 'invoice.payment_failed',
    status: 'failed',
    attempts: 3,
    receivedAt: '2026-11-20T12:00:00.000Z',
    finishedAt: '',
    reason: 'Stripe could not be reached.',
  };
  const done: StripeEventRow = {
    ...failed,
    id: 'evt_1',
    type: 'checkout.session.completed',
    status: 'done',
    attempts: 1,
    reason: '',
  };

  it('explains itself while it is empty', async () => {
    answerCalls([answering(listStripeEvents, () => ({ events: [], hasMore: false }))]);
    await open('?tab=diagnostics');
    expect(await screen.findByText('Stripe has not sent anything yet')).toBeVisible();
  });

  it('shows each event’s result, and loads more on request', async () => {
    const { callsOf } = answerCalls([
      answering(listStripeEvents, ({ before }) =>
        before === '' ? { events: [failed], hasMore: true } : { events: [done], hasMore: false },
      ),
    ]);
    const { user } = await open('?tab=diagnostics');
    const list = await screen.findByRole('list', { name: 'Stripe events' });
    expect(await within(list).findByText('invoice.payment_failed')).toBeVisible();
    expect(list).toHaveTextContent('3 attempts · evt_2Stripe could not be reached.Failed');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await within(list).findByText('checkout.session.completed')).toBeVisible();
    expect(callsOf(listStripeEvents)).toEqual([{ before: '' }, { before: failed.receivedAt }]);
    expect(within(list).getAllByRole('button')).toHaveLength(1);
  });

  it('retries a failed event', async () => {
    const { callsOf } = answerCalls([
      answering(listStripeEvents, () => ({ events: [failed, done], hasMore: false })),
      answering(retryStripeEvent, () => ({ event: { ...failed, status: 'done' as const, attempts: 4, reason: '' } })),
    ]);
    const { user } = await open('?tab=diagnostics');
    await user.click(await screen.findByRole('button', { name: 'Retry invoice.payment_failed evt_2' }));
    expect(await screen.findByText('The event was handled.')).toBeVisible();
    expect(screen.queryByText('Failed')).not.toBeInTheDocument();
    expect(callsOf(retryStripeEvent)).toEqual([{ eventId: 'evt_2' }]);
  });

  it('shows the error when a retry fails or the log cannot be read', async () => {
    let attempts = 3;
    let isDown = true;
    const down = new AppError({ code: 'unavailable', userMessage: 'The server cannot be reached.' });
    answerCalls([
      answering(listStripeEvents, () => {
        if (isDown) throw down;
        return { events: [{ ...failed, attempts }], hasMore: false };
      }),
      answering(retryStripeEvent, () => {
        attempts = 4;
        throw new AppError({ code: 'unavailable', userMessage: 'Stripe cannot be reached right now.' });
      }),
    ]);
    const { user } = await open('?tab=diagnostics');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: /^Retry/ }));
    expect(await screen.findByText('Stripe cannot be reached right now.')).toBeVisible();
    expect(await screen.findByText(/4 attempts/)).toBeVisible();
  });
});
