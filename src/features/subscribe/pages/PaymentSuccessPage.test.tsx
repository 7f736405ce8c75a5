import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from '@/data/callables';
import type { RecordStore } from '@/data/records/store';
import { setAuthState } from '@/data/session/authState';
import type { CheckoutStatus } from '@/domain/subscription/checkout';
import { planOf } from '@/domain/subscription/plans';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { AppError } from '@/lib/appError';
import { buildCheckout } from '@/testing/factories/checkout';
import { renderApp } from '@/testing/renderApp';
import { renderWithUi } from '@/testing/renderWithUi';
import { subscribeRoutes } from '../routes';
import { Component as PaymentSuccessPage } from './PaymentSuccessPage';

const onServer = vi.mocked(callFunction);

const PATH = '/payment-success?checkout=cs_test_1';
const FEATURES = Object.fromEntries(planOf('essentials').features.map((feature) => [feature, true]));
const open = (status: CheckoutStatus | null, path = PATH) =>
  renderApp({
    routes: subscribeRoutes,
    path,
    records: { stripeCheckouts: status ? [buildCheckout({ id: 'cs_test_1', status })] : [] },
  });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const hearFromStripe = (store: RecordStore, status: CheckoutStatus) =>
  act(() => store.commit([{ kind: 'update', path: 'stripeCheckouts', id: 'cs_test_1', data: { status } }]));
/** Simulates the server's subscription check: purchased features reach the caller. */
const switchOn = (store: RecordStore) =>
  store.commit([{ kind: 'update', path: 'users', id: 'user-1', data: { features: FEATURES } }]);

beforeEach(() => void onServer.mockReset());

describe('after the checkout', () => {
  it('waits for Stripe, unlocks nothing itself, then shows what is on', async () => {
    const { store, workspace } = await open('open');
    onServer.mockImplementation(async () => {
      await switchOn(store);
      return { features: FEATURES, hasChanged: true };
    });
    expect(await heading('Confirming with Stripe')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Waiting for the confirmation' })).toBeVisible();
    expect(onServer).not.toHaveBeenCalled();
    expect(workspace.getState().features.schedule).toBeUndefined();

    await hearFromStripe(store, 'completed');
    expect(await heading('You’re all set')).toBeVisible();
    expect(screen.getByText(/^Blue Ridge Heating & Air has Essentials\./)).toBeVisible();
    await waitFor(() => expect(workspace.getState().features.schedule).toBe(true));
    expect(screen.getByRole('link', { name: 'Start working' })).toHaveAttribute('href', '/landing');
    expect(onServer).toHaveBeenCalledTimes(1);
  });

  it('says until when a trial is free, and that no card is needed', async () => {
    onServer.mockResolvedValue({ features: FEATURES, hasChanged: false });
    await renderApp({
      routes: subscribeRoutes,
      path: PATH,
      features: FEATURES,
      company: {
        subscription: {
          ...NO_SUBSCRIPTION,
          planId: 'essentials',
          status: 'trialing',
          trialEndsAt: '2026-12-06T17:00:00.000Z',
        },
      },
      records: { stripeCheckouts: [buildCheckout({ id: 'cs_test_1', status: 'completed' })] },
    });
    expect(await screen.findByText(/costs nothing until Dec 6, 2026\. No card needed\./)).toBeVisible();
  });

  it('shows the same after a reload', async () => {
    onServer.mockResolvedValue({ features: FEATURES, hasChanged: false });
    await renderApp({
      routes: subscribeRoutes,
      path: PATH,
      features: FEATURES,
      records: { stripeCheckouts: [buildCheckout({ id: 'cs_test_1', status: 'completed' })] },
    });
    expect(await heading('You’re all set')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says when it takes longer, and keeps waiting', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { store } = await open('open');
    onServer.mockResolvedValue({ features: {}, hasChanged: false });
    await heading('Confirming with Stripe');
    expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
    // The heading appears a moment before the page starts waiting.
    await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 30_000));
    act(() => void vi.advanceTimersByTime(30_000));
    expect(await screen.findByText('It is taking longer than usual')).toBeVisible();
    expect(screen.getByText(/Nothing is lost/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'go back to it' })).toHaveAttribute(
      'href',
      '/subscribe?plan=essentials&interval=month',
    );
    await hearFromStripe(store, 'processing');
    expect(await heading('Your bank is sending the payment')).toBeVisible();
  });

  it('offers to check again when features are missing', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { store, user } = await open('completed');
    onServer.mockRejectedValueOnce(new AppError({ code: 'unavailable', userMessage: 'down' }));
    onServer.mockImplementationOnce(async () => {
      await switchOn(store);
      return { features: FEATURES, hasChanged: true };
    });
    expect(await screen.findByText('Not everything is switched on for you yet')).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('Error checking user subscriptions', expect.any(AppError));
    vi.mocked(console.error).mockClear();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() =>
      expect(screen.queryByText('Not everything is switched on for you yet')).not.toBeInTheDocument(),
    );
  });

  it.each([
    ['processing', 'Your bank is sending the payment'],
    ['failed', 'The payment did not go through'],
    ['expired', 'This checkout has expired'],
    ['ended', 'This subscription has ended'],
    [null, 'There is no such payment here'],
  ] as const)('explains a checkout that is %s', async (status, title) => {
    await open(status);
    expect(await heading(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
    expect(onServer).not.toHaveBeenCalled();
  });

  it.each(['/payment-success', '/payment-success?checkout=', '/payment-success?checkout=a%2Fb'])(
    'finds no payment at %s',
    async (path) => {
      await open('completed', path);
      expect(await heading('There is no such payment here')).toBeVisible();
    },
  );

  it('shows nothing of another company’s payment', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    await renderApp({
      routes: subscribeRoutes,
      path: PATH,
      wrapStore: (store) => ({
        ...store,
        watchDocument: (path, id, onNext, onError) => {
          if (path !== 'stripeCheckouts') return store.watchDocument(path, id, onNext, onError);
          queueMicrotask(() => onError(new AppError({ code: 'permission-denied', userMessage: 'No' })));
          return () => undefined;
        },
      }),
    });
    expect(await heading('There is no such payment here')).toBeVisible();
    vi.mocked(console.error).mockClear();
  });

  it('asks a signed-out user to sign in, and returns', () => {
    setAuthState({ status: 'signed-out' });
    renderWithUi(<PaymentSuccessPage />, { path: PATH });
    const [signIn] = screen.getAllByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveAttribute('href', `/login?from=${encodeURIComponent(PATH)}`);
  });
});
