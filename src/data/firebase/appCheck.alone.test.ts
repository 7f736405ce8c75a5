import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { initializeAppCheck, load } = vi.hoisted(() => ({ initializeAppCheck: vi.fn(), load: vi.fn() }));
vi.mock('./app', () => ({ firebaseApp: { name: 'ours' } }));
vi.mock('firebase/app-check', () => {
  load();
  return {
    initializeAppCheck,
    ReCaptchaEnterpriseProvider: class {
      key: string;
      constructor(key: string) {
        this.key = key;
      }
    },
    CustomProvider: class {
      options: unknown;
      constructor(options: unknown) {
        this.options = options;
      }
    },
  };
});

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  Reflect.deleteProperty(globalThis, 'FIREBASE_APPCHECK_DEBUG_TOKEN');
});

const startAppCheck = async () => (await import('./appCheck')).startAppCheck();
/** The options App Check was started with. */
const given = () => initializeAppCheck.mock.calls[0]?.[1] as { provider: Record<string, unknown> } | undefined;

describe('App Check', () => {
  it('is not loaded unless configured', async () => {
    await startAppCheck();

    expect(load).not.toHaveBeenCalled();
    expect(initializeAppCheck).not.toHaveBeenCalled();
  });

  it('starts once with the site key, no matter how many services ask', async () => {
    vi.stubEnv('VITE_APP_CHECK_KEY', 'site-key');
    const module = await import('./appCheck');
    await Promise.all([module.startAppCheck(), module.startAppCheck()]);

    expect(initializeAppCheck).toHaveBeenCalledOnce();
    expect(given()).toMatchObject({ provider: { key: 'site-key' }, isTokenAutoRefreshEnabled: true });
  });

  it('uses a developer’s token except in production builds', async () => {
    vi.stubEnv('VITE_APP_CHECK_KEY', 'site-key');
    vi.stubEnv('VITE_APP_CHECK_DEBUG_TOKEN', 'registered');
    await startAppCheck();
    expect(globalThis).toHaveProperty('FIREBASE_APPCHECK_DEBUG_TOKEN', 'registered');

    Reflect.deleteProperty(globalThis, 'FIREBASE_APPCHECK_DEBUG_TOKEN');
    vi.resetModules();
    vi.stubEnv('MODE', 'production');
    await startAppCheck();
    expect(globalThis).not.toHaveProperty('FIREBASE_APPCHECK_DEBUG_TOKEN');
  });

  it('gives the emulators a token without asking Google', async () => {
    vi.stubEnv('VITE_APP_CHECK_KEY', 'any');
    vi.stubEnv('VITE_USE_EMULATORS', 'true');
    await startAppCheck();

    const options = given()?.provider['options'] as { getToken: () => Promise<{ token: string }> } | undefined;
    const [, claims = ''] = (await options?.getToken())?.token.split('.') ?? [];
    expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({ sub: 'demo-app' });
  });

  it('lets services open without it when it fails to start', async () => {
    vi.stubEnv('VITE_APP_CHECK_KEY', 'site-key');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    initializeAppCheck.mockImplementationOnce(() => {
      throw new Error('Already started');
    });

    await expect(startAppCheck()).resolves.toBeUndefined();
  });
});
