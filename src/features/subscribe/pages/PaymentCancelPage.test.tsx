import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from '@/data/callables';
import { setAuthState } from '@/data/session/authState';
import { createCheckout } from '@/domain/subscription/api';
import { rememberCheckoutOrigin } from '@/entities/subscription/checkoutOrigin';
import { openAddress } from '@/lib/openAddress';
import { renderApp } from '@/testing/renderApp';
import { renderWithUi } from '@/testing/renderWithUi';
import { subscribeRoutes } from '../routes';
import { Component as PaymentCancelPage } from './PaymentCancelPage';

beforeEach(
  () =>
    void vi.mocked(callFunction).mockResolvedValue({ checkoutId: 'cs_2', url: 'https://checkout.stripe.example/cs_2' }),
);

const open = (path: string) => renderApp({ routes: subscribeRoutes, path });

describe('leaving the checkout', () => {
  it('says that nothing was charged, and retries with the same plan', async () => {
    const { user } = await open('/payment-cancel?plan=complete&interval=year');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing was charged' })).toBeVisible();
    expect(screen.getByText(/Complete, \$1,490 a year, is still there/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again with Complete' }));
    expect(callFunction).toHaveBeenCalledWith(createCheckout, { planId: 'complete', interval: 'year' });
    expect(openAddress).toHaveBeenCalledWith('https://checkout.stripe.example/cs_2');
  });

  it('links back to the previous page', async () => {
    rememberCheckoutOrigin('/landing?feature=schedule');
    await open('/payment-cancel?plan=essentials&interval=month');
    expect(await screen.findByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
      'href',
      '/landing?feature=schedule',
    );
  });

  it('never links to another site', async () => {
    rememberCheckoutOrigin('//evil.example');
    await open('/payment-cancel?plan=essentials&interval=month');
    expect(await screen.findByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/landing');
  });

  it.each(['/payment-cancel', '/payment-cancel?plan=gold'])('offers a way on without a plan: %s', async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing was charged' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Compare all plans' })).toBeVisible();
  });

  it('offers a way on to a signed-out visitor', () => {
    setAuthState({ status: 'signed-out' });
    renderWithUi(<PaymentCancelPage />, { path: '/payment-cancel?plan=essentials&interval=month' });
    expect(screen.getByRole('link', { name: 'Look at the prices' })).toHaveAttribute('href', '/features#pricing');
  });
});
