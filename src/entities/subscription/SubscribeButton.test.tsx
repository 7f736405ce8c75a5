import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from '@/data/callables';
import { setAuthState } from '@/data/session/authState';
import { createCheckout } from '@/domain/subscription/api';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { AppError } from '@/lib/appError';
import { openAddress } from '@/lib/openAddress';
import { renderApp } from '@/testing/renderApp';
import { renderWithUi } from '@/testing/renderWithUi';
import { checkoutOrigin } from './checkoutOrigin';
import { SubscribeButton } from './SubscribeButton';

const CHECKOUT = { checkoutId: 'cs_test_1', url: 'https://checkout.stripe.example/cs_test_1' };
const Page = () => <SubscribeButton planId="professional" interval="year" feature="manualJ" />;
const routes = [{ path: '/here', Page, handle: { title: 'Here' } }];
const open = (extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes, path: '/here?of=1', ...extra });
const button = () => screen.findByRole('button', { name: 'Start 14 days free' });
const onServer = vi.mocked(callFunction);

beforeEach(() => {
  onServer.mockReset();
  vi.mocked(openAddress).mockReset();
});

describe('the subscribe button', () => {
  it('sends a visitor to registration, keeping the plan', () => {
    setAuthState({ status: 'signed-out' });
    renderWithUi(<Page />);
    const link = screen.getByRole('link', { name: 'Start 14 days free' });
    expect(link).toHaveAttribute(
      'href',
      `/register?from=${encodeURIComponent('/subscribe?plan=professional&interval=year')}`,
    );
  });

  it('sends an admin to checkout, and remembers the page to return to', async () => {
    onServer.mockResolvedValue(CHECKOUT);
    const { user } = await open();
    await user.click(await button());
    await waitFor(() => expect(openAddress).toHaveBeenCalledExactlyOnceWith(CHECKOUT.url));
    expect(onServer).toHaveBeenCalledExactlyOnceWith(createCheckout, { planId: 'professional', interval: 'year' });
    expect(checkoutOrigin()).toBe('/here?of=1');
  });

  it('promises no free trial to someone who already had one', async () => {
    await open({ company: { subscription: { ...NO_SUBSCRIPTION, isTrialUsed: true } } });
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeEnabled();
    expect(screen.queryByText(/14 days/)).not.toBeInTheDocument();
  });

  it('opens one checkout for repeated clicks, and stays busy until the page changes', async () => {
    let answer: (checkout: typeof CHECKOUT) => void = () => undefined;
    onServer.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await open();
    const subscribe = await button();
    act(() => {
      subscribe.click();
      subscribe.click();
    });
    expect(subscribe).toBeDisabled();
    act(() => answer(CHECKOUT));
    await waitFor(() => expect(openAddress).toHaveBeenCalledTimes(1));
    expect(onServer).toHaveBeenCalledTimes(1);
    expect(subscribe).toBeDisabled();
  });

  it('shows why it failed, and can be retried', async () => {
    onServer.mockRejectedValueOnce(new AppError({ code: 'unavailable', userMessage: 'Stripe cannot be reached.' }));
    onServer.mockResolvedValueOnce(CHECKOUT);
    const { user } = await open();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Stripe cannot be reached. Nothing was charged.');
    expect(openAddress).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('links to billing when a colleague has already subscribed', async () => {
    onServer.mockRejectedValue(
      new AppError({ code: 'already-exists', userMessage: 'Your company has a subscription.' }),
    );
    const { user } = await open();
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your company has a subscription.');
    expect(screen.getByRole('link', { name: 'Open billing' })).toHaveAttribute('href', '/settings?tab=billing');
  });

  it.each(['manager', 'office', 'technician', 'user'] as const)('tells a %s who can subscribe', async (role) => {
    await open({ role });
    expect(await screen.findByText(/An admin of your company can choose a plan/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who your admins are' })).toHaveAttribute('href', '/settings?tab=team');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['professional', 'Your plan: open billing'],
    ['essentials', 'Change plan in billing'],
  ] as const)('links to billing when there is a subscription: %s', async (planId, label) => {
    await open({ company: { subscription: { ...NO_SUBSCRIPTION, planId, interval: 'month', status: 'active' } } });
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', '/settings?tab=billing');
  });

  it('allows subscribing again after an earlier subscription ended', async () => {
    await open({
      company: {
        subscription: {
          ...NO_SUBSCRIPTION,
          planId: 'professional',
          status: 'canceled',
          accessEndsAt: '2026-01-01T00:00:00.000Z',
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  it('sends a user without a company to setup, keeping the plan', async () => {
    await open({ user: { companyId: null } });
    const link = await screen.findByRole('link', { name: 'Set up your company first' });
    expect(link).toHaveAttribute(
      'href',
      `/onboarding?from=${encodeURIComponent('/subscribe?plan=professional&interval=year')}`,
    );
  });
});
