import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildCompany } from '@/testing/factories/company';
import { buildUser } from '@/testing/factories/user';
import { AppError, userMessageOf } from '@/lib/appError';
import { toAppError } from './errors';
import { quietly, readFailures, succeeds } from './readFailures';
import { toAuthError } from './session/authErrors';
import { checkUserSubscriptions } from './session/subscriptionCheck';

const failing = (): Promise<never> => Promise.reject(new Error('down'));
const logged = (): unknown[][] => {
  const { calls } = vi.mocked(console.error).mock;
  const copy = [...calls];
  vi.mocked(console.error).mockClear();
  return copy;
};
/** Expected errors stay out of the test's own output. */
const expectErrors = () => vi.mocked(console.error).mockImplementation(() => undefined);

afterEach(() => readFailures.clear());

describe('reads that fail quietly (error catalog)', () => {
  it.each([
    ['null', null],
    ['an empty list', []],
    ['an empty object', {}],
  ])('are logged and return %s', async (_what, fallback) => {
    expectErrors();
    expect(await quietly('jobs', failing, fallback)).toBe(fallback);
    expect(logged()).toEqual([['Error reading jobs', expect.any(Error)]]);
  });

  it('are shown in the shell, once per kind, until dismissed', async () => {
    expectErrors();
    const heard = vi.fn();
    const stop = readFailures.subscribe(heard);
    await quietly('jobs', failing, []);
    await quietly('jobs', failing, []);
    await quietly('users', failing, null);
    expect(readFailures.get()).toEqual(['jobs', 'users']);
    expect(heard).toHaveBeenCalledTimes(2);
    readFailures.clear();
    expect(readFailures.get()).toEqual([]);
    stop();
    logged();
  });

  it('are ignored during logout', async () => {
    readFailures.mute();
    try {
      expect(await quietly('jobs', failing, [])).toEqual([]);
    } finally {
      readFailures.unmute();
    }
    expect(readFailures.get()).toEqual([]);
    expect(logged()).toEqual([]);
  });

  it('report nothing when the read works', async () => {
    expect(await quietly('jobs', () => Promise.resolve([1]), [])).toEqual([1]);
    expect(readFailures.get()).toEqual([]);
  });
});

describe('updates that may fail (error catalog)', () => {
  it('return false after logging the error', async () => {
    expectErrors();
    expect(await succeeds('your account', failing)).toBe(false);
    expect(logged()).toEqual([['Error updating your account', expect.any(Error)]]);
  });

  it('return true when they work', async () => {
    expect(await succeeds('your account', () => Promise.resolve())).toBe(true);
  });
});

describe('the subscription check', () => {
  const user = buildUser({ companyId: buildCompany().id, features: { jobs: true } });

  it('returns the features after the server’s check', async () => {
    expect(
      await checkUserSubscriptions(user, () => Promise.resolve({ features: { jobs: true, leads: true } })),
    ).toEqual({ jobs: true, leads: true });
  });

  it.each([
    ['user', null],
    ['company', { ...user, companyId: null }],
  ])('returns no features and logs an error without a %s', async (_what, nobody) => {
    expectErrors();
    const sync = vi.fn();
    expect(await checkUserSubscriptions(nobody, sync)).toEqual({});
    expect(sync).not.toHaveBeenCalled();
    expect(logged()).toHaveLength(1);
  });

  it('logs “Error checking user subscriptions” on failure, and turns nothing off', async () => {
    expectErrors();
    expect(await checkUserSubscriptions(user, failing)).toEqual({ jobs: true });
    expect(logged()).toEqual([['Error checking user subscriptions', expect.any(Error)]]);
  });
});

describe('Firebase errors in our words', () => {
  it.each([
    ['permission-denied', 'permission-denied'],
    ['functions/permission-denied', 'permission-denied'],
    ['storage/unauthorized', 'permission-denied'],
    ['unauthenticated', 'unauthenticated'],
    ['functions/unauthenticated', 'unauthenticated'],
    ['not-found', 'not-found'],
    ['functions/already-exists', 'already-exists'],
    ['functions/failed-precondition', 'failed-precondition'],
    ['functions/invalid-argument', 'invalid'],
    ['functions/resource-exhausted', 'rate-limited'],
    ['unavailable', 'unavailable'],
    ['functions/deadline-exceeded', 'unavailable'],
    ['storage/retry-limit-exceeded', 'unavailable'],
    ['something-new', 'unknown'],
  ])('maps %s to %s', (code, ours) => {
    const cause = Object.assign(new Error('internal text'), { code });
    const error = toAppError(cause);
    expect(error).toMatchObject({ code: ours, cause });
    expect(error.userMessage).not.toContain('internal');
  });

  it('says what to do when App Check refuses a page, without blaming the sign-in', () => {
    const refused = Object.assign(new Error('Unauthenticated'), { code: 'functions/unauthenticated' });
    expect(toAppError(refused).userMessage).toBe('This page could not be verified. Reload it and try again.');
  });

  it('says “User not authenticated” (error catalog)', () => {
    expect(toAppError({ code: 'unauthenticated' }).message).toBe('User not authenticated');
  });

  it('keeps our own functions’ messages when well-formed', () => {
    const sent = { code: 'functions/failed-precondition', details: { code: 'conflict', userMessage: 'Taken.' } };
    expect(toAppError(sent)).toMatchObject({ code: 'conflict', userMessage: 'Taken.' });
    expect(toAppError({ ...sent, details: { code: 'made-up', userMessage: 'x' } }).code).toBe('failed-precondition');
    expect(toAppError({ ...sent, details: 'text' }).code).toBe('failed-precondition');
  });

  it('passes an AppError through, and never shows any other error’s text', () => {
    const ours = new AppError({ code: 'invalid', userMessage: 'Too long.' });
    expect(toAppError(ours)).toBe(ours);
    expect(userMessageOf(ours)).toBe('Too long.');
    for (const odd of [new Error('stack'), 'text', null, undefined, 7, { code: 7 }]) {
      expect(toAppError(odd).code).toBe('unknown');
      expect(userMessageOf(odd)).toBe('Something went wrong. Please try again.');
    }
  });

  it('never reveals whether the e-mail or the password was wrong', () => {
    const messages = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'].map(
      (code) => toAuthError({ code }).message,
    );
    expect(new Set(messages)).toEqual(new Set(['E-mail or password is wrong.']));
  });

  it.each([
    ['auth/network-request-failed', 'unavailable', /connection/],
    ['auth/email-already-in-use', 'unauthenticated', /already/],
    ['auth/weak-password', 'unauthenticated', /8 characters/],
    ['auth/too-many-requests', 'unauthenticated', /Wait/],
    ['auth/user-disabled', 'unauthenticated', /turned off/],
    ['auth/unheard-of', 'unauthenticated', /did not work/],
  ])('maps %s to %s, with a full sentence', (code, ours, sentence) => {
    const error = toAuthError({ code });
    expect(error.code).toBe(ours);
    expect(error.message).toMatch(sentence);
    expect(error.message).not.toContain('auth/');
  });
});
