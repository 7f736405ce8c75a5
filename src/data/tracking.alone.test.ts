import { beforeEach, describe, expect, it, vi } from 'vitest';

const { logEvent, setUserProperties, options } = vi.hoisted(() => ({
  logEvent: vi.fn<(analytics: unknown, event: string, params: object) => void>(),
  setUserProperties: vi.fn<(analytics: unknown, person: object) => void>(),
  options: { measurementId: 'G-1' },
}));
vi.mock('firebase/analytics', () => ({ getAnalytics: () => 'analytics', logEvent, setUserProperties }));
vi.mock('./firebase/app', () => ({ firebaseApp: {} }));
vi.mock('./firebase/env', () => ({ usesEmulators: false, firebaseOptions: () => options }));

/** The modules anew, as in a page that has just been loaded. */
async function load() {
  vi.resetModules();
  const [{ track }, { setAuthState }] = await Promise.all([import('./tracking'), import('./session/authState')]);
  return { track, setAuthState };
}
const ADA = { uid: 'u1', email: 'ada@example.com', isEmailVerified: true, provider: 'email' };

beforeEach(() => {
  vi.clearAllMocks();
  options.measurementId = 'G-1';
});

describe('tracking', () => {
  it('records events by their names', async () => {
    const { track } = await load();
    track('begin_checkout', { currency: 'USD', value: 49, plan: 'essentials', interval: 'month' });
    await vi.waitFor(() =>
      expect(logEvent).toHaveBeenCalledWith('analytics', 'begin_checkout', {
        currency: 'USD',
        value: 49,
        plan: 'essentials',
        interval: 'month',
      }),
    );
  });

  it('records sign-in changes, with the address as a property of the person and in no event', async () => {
    const { setAuthState } = await load();
    setAuthState({ status: 'signed-in', user: ADA });
    setAuthState({ status: 'signed-in', user: ADA });
    await vi.waitFor(() =>
      expect(logEvent.mock.calls.map(([, event]) => event)).toEqual(['signed_in', 'token_refreshed']),
    );
    expect(setUserProperties).toHaveBeenLastCalledWith('analytics', {
      email: 'ada@example.com',
      email_verified: 'true',
      provider: 'email',
    });
    setAuthState({ status: 'signed-out' });
    await vi.waitFor(() => expect(logEvent).toHaveBeenLastCalledWith('analytics', 'signed_out', {}));
    expect(setUserProperties).toHaveBeenLastCalledWith('analytics', {
      email: null,
      email_verified: null,
      provider: null,
    });
    expect(JSON.stringify(logEvent.mock.calls)).not.toContain('ada@example.com');
  });

  it('is silently none where it is not configured, and when it fails', async () => {
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
