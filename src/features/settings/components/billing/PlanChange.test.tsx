import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changePlan, getBilling, previewPlanChange } from '@/domain/subscription/api';
import { NO_SUBSCRIPTION, type SubscriptionSummary } from '@/domain/subscription/summary';
import { AppError } from '@/lib/appError';
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
const preview = {
  lines: [
    { description: 'Unused time on Essentials', amountCents: -6_270 },
    { description: 'Remaining time on Professional', amountCents: 9_437 },
  ],
  dueNowCents: 3_167,
  prorationAt: NOW,
  nextInvoiceAt: '2026-12-10T12:00:00.000Z',
  nextInvoiceTotalCents: 14_900,
};
const synced = { syncedAt: '2026-11-21T12:00:01.000Z' };

describe('changing the plan', () => {
  const openDialog = async (answers: Parameters<typeof answerCalls>[0], subscription: SubscriptionSummary = active) => {
    const billing = answering(getBilling, () => ({ subscription, nextInvoice: null, invoices: [], isTestMode: true }));
    const calls = answerCalls([billing, ...answers]);
    const app = await renderApp({
      routes: settingsRoutes,
      path: '/settings?tab=billing',
      company: { subscription },
      now: NOW,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Change plan' }));
    return { ...calls, ...app, dialog: await screen.findByRole('dialog', { name: 'Change plan' }) };
  };

  it('previews the cost line by line, and changes once', async () => {
    const { user, dialog, callsOf } = await openDialog(
      [
        answering(previewPlanChange, () => ({ ...preview, nextInvoiceTotalCents: 9_900 })),
        answering(changePlan, ({ planId, interval }) => ({ subscription: { ...active, ...synced, planId, interval } })),
      ],
      { ...active, planId: 'essentials' },
    );
    expect(within(dialog).getByRole('button', { name: /^Change to/ })).toBeDisabled();
    await user.click(within(dialog).getByRole('radio', { name: 'Professional' }));

    expect(await within(dialog).findByText('Unused time on Essentials')).toBeVisible();
    expect(dialog).toHaveTextContent('−$62.70');
    expect(dialog).toHaveTextContent('Due now$31.67');
    expect(dialog).toHaveTextContent('Next invoice, Dec 10, 2026$99.00');
    expect(dialog).toHaveTextContent(/Added: .*Manual J/);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Change to Professional, $99 a month' }));

    expect(await screen.findByText('Your plan is now Professional.')).toBeVisible();
    expect(callsOf(changePlan)).toEqual([{ planId: 'professional', interval: 'month', prorationAt: NOW }]);
  });

  it('lists what a smaller plan turns off, and the remaining credit', async () => {
    const { user, dialog } = await openDialog([
      answering(previewPlanChange, () => ({ ...preview, dueNowCents: -3_000 })),
    ]);
    await user.click(within(dialog).getByRole('radio', { name: 'Essentials' }));
    expect(await within(dialog).findByText('This is switched off immediately')).toBeVisible();
    expect(dialog).toHaveTextContent(/Manual J.*can read and export it/);
    expect(await within(dialog).findByText('Credit on your next invoice')).toBeVisible();
    expect(dialog).toHaveTextContent('Credit on your next invoice$30.00');
  });

  it('says that a smaller plan chosen during the trial starts when it ends', async () => {
    const trialing = { ...active, status: 'trialing' as const, trialEndsAt: '2026-12-03T12:00:00.000Z' };
    const { user, dialog } = await openDialog([answering(previewPlanChange, () => preview)], trialing);
    await user.click(within(dialog).getByRole('radio', { name: 'Essentials' }));
    expect(await within(dialog).findByText('This is switched off on Dec 3, 2026, when the trial ends')).toBeVisible();
  });

  it('recalculates outdated amounts, and changes nothing before they are shown', async () => {
    let at = NOW;
    const { user, dialog, callsOf } = await openDialog([
      answering(previewPlanChange, () => ({ ...preview, prorationAt: at, dueNowCents: at === NOW ? 3_167 : 2_900 })),
      answering(changePlan, ({ prorationAt, planId }) => {
        if (prorationAt === NOW) {
          at = '2026-11-21T12:20:00.000Z';
          throw new AppError({ code: 'conflict', userMessage: 'The amounts have changed.' });
        }
        return { subscription: { ...active, ...synced, planId } };
      }),
    ]);
    await user.click(within(dialog).getByRole('radio', { name: 'Essentials' }));
    await within(dialog).findByText('$31.67');
    await user.click(within(dialog).getByRole('button', { name: /^Change to/ }));

    expect(await within(dialog).findByText('The amounts were recalculated')).toBeVisible();
    expect(dialog).toHaveTextContent('Due now$29.00');
    await user.click(within(dialog).getByRole('button', { name: /^Change to/ }));
    expect(await screen.findByText('Your plan is now Essentials.')).toBeVisible();
    expect(callsOf(changePlan)).toHaveLength(2);
  });

  it('explains a declined card, with a link to change it', async () => {
    const { user, dialog } = await openDialog([
      answering(previewPlanChange, () => preview),
      answering(changePlan, () => {
        throw new AppError({ code: 'failed-precondition', userMessage: 'Your card was declined.' });
      }),
    ]);
    await user.click(within(dialog).getByRole('radio', { name: 'Essentials' }));
    await within(dialog).findByText('$31.67');
    await user.click(within(dialog).getByRole('button', { name: /^Change to/ }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('The plan was not changed');
    expect(alert).toHaveTextContent('Your card was declined.');
    expect(within(alert).getByRole('button', { name: 'Card details at Stripe' })).toBeEnabled();
  });

  it('offers a retry when the amounts cannot be calculated', async () => {
    let isDown = true;
    const { user, dialog } = await openDialog([
      answering(previewPlanChange, () => {
        if (isDown) throw new AppError({ code: 'unavailable', userMessage: 'Stripe cannot be reached right now.' });
        return preview;
      }),
    ]);
    await user.click(within(dialog).getByRole('radio', { name: 'Essentials' }));
    expect(await within(dialog).findByText('The amounts could not be calculated')).toBeVisible();
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('$31.67')).toBeVisible();
  });
});
