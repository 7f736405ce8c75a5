import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getBilling, openBillingPortal, setCancellation } from '@/domain/subscription/api';
import { NO_SUBSCRIPTION, type SubscriptionSummary } from '@/domain/subscription/summary';
import { AppError } from '@/lib/appError';
import { openAddress } from '@/lib/openAddress';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../../routes';

const NOW = '2026-11-21T12:00:00.000Z';
const active: SubscriptionSummary = {
  ...NO_SUBSCRIPTION,
  planId: 'professional',
  interval: 'month',
  status: 'active',
  currentPeriodEnd: '2026-12-10T12:00:00.000Z',
  syncedAt: '2026-11-20T12:00:00.000Z',
};
const invoice = {
  id: 'in_1',
  number: 'FW-0001',
  status: 'paid',
  createdAt: '2026-11-10T12:00:00.000Z',
  totalCents: 9_900,
  amountDueCents: 0,
  hostedUrl: 'https://stripe.example/in_1',
  pdfUrl: 'https://stripe.example/in_1.pdf',
};
const unreachable = new AppError({ code: 'unavailable', userMessage: 'Stripe cannot be reached right now.' });
const synced = { syncedAt: '2026-11-21T12:00:01.000Z' };

const billingOf = (subscription: SubscriptionSummary) =>
  answering(getBilling, () => ({
    subscription,
    nextInvoice: { at: '2026-12-10T12:00:00.000Z', totalCents: 9_900 },
    invoices: [invoice],
    isTestMode: true,
  }));

const open = (subscription: SubscriptionSummary, extra = {}) =>
  renderApp({ routes: settingsRoutes, path: '/settings?tab=billing', company: { subscription }, now: NOW, ...extra });

beforeEach(() => void vi.mocked(openAddress).mockClear());

describe('billing for admins', () => {
  it('shows plans to a company without one', async () => {
    answerCalls([
      answering(getBilling, () => ({
        subscription: NO_SUBSCRIPTION,
        nextInvoice: null,
        invoices: [],
        isTestMode: true,
      })),
    ]);
    const { user } = await open(NO_SUBSCRIPTION);

    const essentials = await screen.findByRole('article', { name: 'Essentials' });
    expect(essentials).toHaveTextContent('$49 a month');
    expect(within(essentials).getByRole('button', { name: 'Start 14 days free' })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    expect(essentials).toHaveTextContent('$490 a year');
    expect(await screen.findByText('Test mode: no money moves')).toBeVisible();
  });

  it('shows the plan, next invoice and invoices of a running subscription', async () => {
    answerCalls([billingOf(active)]);
    await open(active);

    const plan = await screen.findByRole('region', { name: 'Your plan' });
    expect(plan).toHaveTextContent('Professional');
    expect(plan).toHaveTextContent('$99 a month');
    expect(within(plan).getByText('Active')).toBeVisible();
    expect(await within(plan).findByText('Next invoice')).toBeVisible();
    expect(plan).toHaveTextContent('Dec 10, 2026');
    const row = within(await screen.findByRole('list', { name: 'Invoices' })).getByRole('listitem');
    expect(row).toHaveTextContent('FW-0001Nov 10, 2026$99.00Paid');
    expect(within(row).getByRole('link', { name: 'View invoice FW-0001' })).toHaveAttribute('href', invoice.hostedUrl);
    expect(within(row).getByRole('link', { name: 'PDF of invoice FW-0001' })).toHaveAttribute('href', invoice.pdfUrl);
  });

  it.each<[string, Partial<SubscriptionSummary>, RegExp[]]>([
    ['a trial', { status: 'trialing', trialEndsAt: '2026-12-01T12:00:00.000Z' }, [/Trial/, /until Dec 1, 2026/]],
    [
      'a canceled one',
      { cancelAt: '2026-12-10T12:00:00.000Z' },
      [/Canceled/, /until Dec 10, 2026, and for 7 more days. On Dec 17, 2026/, /read and export/],
    ],
    [
      'a failed payment',
      { status: 'past_due', pastDueSince: '2026-11-18T12:00:00.000Z', accessEndsAt: '2026-12-02T12:00:00.000Z' },
      [/payment of Nov 18, 2026 failed/, /until Dec 2, 2026/],
    ],
    [
      'what was withdrawn for not paying',
      { status: 'unpaid', accessEndsAt: '2026-11-02T12:00:00.000Z' },
      [/switched off on Nov 2, 2026/],
    ],
  ])('explains %s in plain words', async (_, change, texts) => {
    const subscription = { ...active, ...change };
    answerCalls([billingOf(subscription)]);
    await open(subscription);
    const plan = await screen.findByRole('region', { name: 'Your plan' });
    for (const text of texts) expect(plan).toHaveTextContent(text);
    // After a cancellation, no earlier message from Stripe may announce another charge.
    if (subscription.cancelAt !== '') expect(plan).not.toHaveTextContent('Next invoice');
  });

  it('offers the plans again after the subscription ended, with past invoices', async () => {
    const ended = { ...active, status: 'canceled' as const, accessEndsAt: '2026-11-28T12:00:00.000Z' };
    answerCalls([billingOf(ended)]);
    await open(ended);
    const plans = await screen.findByRole('region', { name: 'Choose a plan again' });
    expect(plans).toHaveTextContent('Everything works until Nov 28, 2026');
    expect(within(plans).getAllByRole('button', { name: 'Subscribe' })).toHaveLength(3);
    expect(await screen.findByRole('list', { name: 'Invoices' })).toHaveTextContent('FW-0001');
  });

  it('keeps showing the plan when Stripe is unreachable, with a retry', async () => {
    let isDown = true;
    answerCalls([
      answering(getBilling, () => {
        if (isDown) throw unreachable;
        return { subscription: active, nextInvoice: null, invoices: [invoice], isTestMode: false };
      }),
    ]);
    const { user } = await open(active);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Stripe cannot be reached right now. Your plan is shown as it was last known.',
    );
    expect(screen.getByRole('region', { name: 'Your plan' })).toHaveTextContent('Professional');

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('FW-0001')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('cancels with one click, and undoes it', async () => {
    const setTo = (isCancelled: boolean): SubscriptionSummary => ({
      ...active,
      ...synced,
      cancelAt: isCancelled ? active.currentPeriodEnd : '',
    });
    let isOff = false;
    const { callsOf } = answerCalls([
      answering(getBilling, () => ({ subscription: setTo(isOff), nextInvoice: null, invoices: [], isTestMode: true })),
      answering(setCancellation, ({ isCancelled }) => {
        isOff = isCancelled;
        return { subscription: setTo(isCancelled) };
      }),
    ]);
    const { user } = await open(active);
    await screen.findByText('No invoices yet');
    await user.dblClick(screen.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('The subscription is canceled.')).toBeVisible();
    expect(await screen.findByText(/Nothing more will be charged/)).toBeVisible();
    expect(callsOf(setCancellation)).toEqual([{ isCancelled: true }]);

    await user.click(screen.getByRole('button', { name: 'Keep my plan' }));
    expect(await screen.findByText('Your plan continues.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeEnabled();
  });

  it('undoes a cancellation from its notification', async () => {
    const { callsOf } = answerCalls([
      billingOf(active),
      answering(setCancellation, ({ isCancelled }) => ({
        subscription: { ...active, ...synced, cancelAt: isCancelled ? active.currentPeriodEnd : '' },
      })),
    ]);
    const { user } = await open(active);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(callsOf(setCancellation)).toEqual([{ isCancelled: true }, { isCancelled: false }]));
  });

  it('opens the customer portal', async () => {
    answerCalls([billingOf(active), answering(openBillingPortal, () => ({ url: 'https://stripe.example/portal' }))]);
    const { user } = await open(active);
    await user.click(await screen.findByRole('button', { name: 'Card and invoice details at Stripe' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith('https://stripe.example/portal'));
  });
});

describe('billing for other roles', () => {
  it('names the plan and its admins, without asking Stripe', async () => {
    const { callsOf } = answerCalls([]);
    await open(active, { role: 'office' });
    expect(await screen.findByText('Blue Ridge Heating & Air has the plan Professional.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who your admins are' })).toHaveAttribute('href', '/settings?tab=team');
    expect(screen.queryByRole('button', { name: 'Change plan' })).not.toBeInTheDocument();
    expect(callsOf(getBilling)).toEqual([]);
  });
});
