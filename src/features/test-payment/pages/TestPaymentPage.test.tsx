import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestPayment, getBilling } from '@/domain/subscription/api';
import { stripeCheckoutSchema, type StripeCheckout } from '@/domain/subscription/checkout';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { AppError } from '@/lib/appError';
import { openAddress } from '@/lib/openAddress';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { testPaymentRoutes } from '../routes';

const checkout = (id: string, fields: Partial<StripeCheckout> = {}) => ({
  id,
  ...stripeCheckoutSchema.parse({
    companyId: 'company-1',
    status: 'open',
    kind: 'test',
    amountCents: 100,
    currency: 'usd',
    createdBy: 'user-1',
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...fields,
  }),
});
const inMode = (isTestMode: boolean) =>
  answering(getBilling, () => ({ subscription: NO_SUBSCRIPTION, nextInvoice: null, invoices: [], isTestMode }));
const open = (search: string, stripeCheckouts: ReturnType<typeof checkout>[] = []) =>
  renderApp({ routes: testPaymentRoutes, path: `/test-payment${search}`, records: { stripeCheckouts } });

describe('the test payment page', () => {
  it('opens the checkout once', async () => {
    const { callsOf } = answerCalls([
      inMode(true),
      answering(createTestPayment, () => ({ checkoutId: 'cs_1', url: 'https://stripe.example/cs_1' })),
    ]);
    const { user } = await open('');
    expect(await screen.findByText('Test mode: no money moves')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Pay $1.00 in test mode' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith('https://stripe.example/cs_1'));
    expect(callsOf(createTestPayment)).toHaveLength(1);
  });

  it('waits for Stripe’s report, and shows it', async () => {
    answerCalls([inMode(true)]);
    const { store } = await open('?checkout=cs_1', [checkout('cs_1')]);
    const result = await screen.findByRole('region', { name: 'Result' });
    expect(await within(result).findByText('Waiting')).toBeVisible();
    await store.commit([
      {
        kind: 'update',
        path: 'stripeCheckouts',
        id: 'cs_1',
        data: { status: 'completed', updatedAt: '2026-11-21T12:01:00.000Z' },
      },
    ]);
    expect(await within(result).findByText('Paid')).toBeVisible();
    expect(result).toHaveTextContent('Amount$1.00');
  });

  it('shows a failed payment, and lists earlier ones', async () => {
    answerCalls([inMode(true)]);
    await open('?checkout=cs_2', [
      checkout('cs_2', { status: 'failed' }),
      checkout('cs_1', { status: 'completed', createdAt: '2026-11-20T12:00:00.000Z' }),
      checkout('cs_other', { kind: 'subscription' }),
    ]);
    expect(await within(await screen.findByRole('region', { name: 'Result' })).findByText('Failed')).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Test payments' });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Nov 21, 2026, 7:00 AM$1.00Failed', 'Nov 20, 2026, 7:00 AM$1.00Paid']),
    );
    expect(within(list).getByRole('link', { name: /Nov 20/ })).toHaveAttribute('href', '/test-payment?checkout=cs_1');
  });

  it('does not know a plan’s payment, or one that never existed', async () => {
    answerCalls([inMode(true)]);
    await open('?checkout=cs_none');
    expect(await screen.findByRole('alert')).toHaveTextContent('This payment is not known here');
  });

  it('is off where real money would move', async () => {
    answerCalls([inMode(false)]);
    await open('');
    expect(await screen.findByText('Test payments are off')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
  });

  it('shows why it could not start', async () => {
    answerCalls([
      inMode(true),
      answering(createTestPayment, () => {
        throw new AppError({ code: 'unavailable', userMessage: 'Stripe cannot be reached right now.' });
      }),
    ]);
    const { user } = await open('');
    await screen.findByText('Test mode: no money moves');
    await user.click(screen.getByRole('button', { name: 'Pay $1.00 in test mode' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Stripe cannot be reached right now.');
    expect(screen.getByRole('button', { name: 'Pay $1.00 in test mode' })).toBeEnabled();
  });
});
