import { beforeEach, describe, expect, it, vi } from 'vitest';

const page = { pathname: '/landing', href: 'https://app.example/landing?x=1' };
vi.stubGlobal('window', { location: page, name: '' });
const { initializeAnalytics, logEvent, setUserProperties, options } = vi.hoisted(() => ({
  initializeAnalytics: vi.fn<(app: unknown, settings: object) => string>(() => 'analytics'),
  logEvent: vi.fn<(analytics: unknown, event: string, params: object) => void>(),
  setUserProperties: vi.fn<(analytics: unknown, person: object) => void>(),
  options: { measurementId: 'G-1' },
}));
vi.mock('firebase/analytics', () => ({ initializeAnalytics, logEvent, setUserProperties }));
vi.mock('./firebase/app', () => ({ firebaseApp: {} }));
vi.mock('./firebase/env', () => ({ usesEmulators: false, firebaseOptions: () => options }));

/** Fresh modules, as in a newly loaded page. */
async function load() {
  vi.resetModules();
  const [{ track }, { setAuthState }] = await Promise.all([import('./tracking'), import('./session/authState')]);
  return { track, setAuthState };
}
const ADA = { uid: 'u1', email: 'ada@example.com', isEmailVerified: true, provider: 'email' };

beforeEach(() => {
  vi.clearAllMocks();
  options.measurementId = 'G-1';
  Object.assign(page, { pathname: '/landing', href: 'https://app.example/landing?x=1' });
});

describe('tracking', () => {
  it('records events under their names', async () => {
    const { track } = await load();
    track('begin_checkout', { currency: 'USD', value: 49, plan: 'essentials', interval: 'month' });
    await vi.waitFor(() =>
      expect(logEvent).toHaveBeenCalledWith('analytics', 'begin_checkout', {
        currency: 'USD',
        value: 49,
        plan: 'essentials',
        interval: 'month',
        page_location: 'https://app.example/landing',
      }),
    );
  });

  it('records sign-in changes, but never the address', async () => {
    const { setAuthState } = await load();
    setAuthState({ status: 'signed-in', user: ADA });
    setAuthState({ status: 'signed-in', user: ADA });
    await vi.waitFor(() =>
      expect(logEvent.mock.calls.map(([, event]) => event)).toEqual(['signed_in', 'token_refreshed']),
    );
    expect(setUserProperties).toHaveBeenLastCalledWith('analytics', {
      email_verified: 'true',
      provider: 'email',
    });
    setAuthState({ status: 'signed-out' });
    await vi.waitFor(() =>
      expect(logEvent).toHaveBeenLastCalledWith('analytics', 'signed_out', {
        page_location: 'https://app.example/landing',
      }),
    );
    expect(setUserProperties).toHaveBeenLastCalledWith('analytics', {
      email_verified: null,
      provider: null,
    });
    const told = JSON.stringify([logEvent.mock.calls, setUserProperties.mock.calls]);
    expect(told).not.toContain('ada@example.com');
  });

  it('sends no page views, and nothing from a customer’s link', async () => {
    Object.assign(page, { pathname: '/invoice/kJ8xQ2mZ_4vB-7nL1pR5tw/view', href: 'https://app.example/invoice/k' });
    const { track } = await load();
    track('app_exception', { description: 'x', fatal: false });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(initializeAnalytics).not.toHaveBeenCalled();

    Object.assign(page, { pathname: '/jobs', href: 'https://app.example/jobs' });
    track('app_exception', { description: 'x', fatal: false });
    await vi.waitFor(() => expect(logEvent).toHaveBeenCalledTimes(1));
    expect(initializeAnalytics).toHaveBeenCalledWith(
      {},
      { config: { send_page_view: false, page_location: 'https://app.example/jobs', page_referrer: '' } },
    );
  });

  it('stays silent when it is not configured or fails', async () => {
    options.measurementId = '';
    const unconfigured = await load();
    unconfigured.track('login', { method: 'email' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(logEvent).not.toHaveBeenCalled();

    options.measurementId = 'G-1';
    logEvent.mockImplementation(() => {
      throw new Error('blocked');
    });
    const blocked = await load();
    blocked.track('login', { method: 'email' });
    await vi.waitFor(() => expect(logEvent).toHaveBeenCalledTimes(1));
  });
});
