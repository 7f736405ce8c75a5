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
  ])('are logged and answered with %s', async (_what, fallback) => {
    expectErrors();
    expect(await quietly('jobs', failing, fallback)).toBe(fallback);
    expect(logged()).toEqual([['Error reading jobs', expect.any(Error)]]);
  });

  it('are told to the shell, each kind once, until the notice is dismissed', async () => {
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

  it('are nobody’s business while somebody logs out', async () => {
    readFailures.mute();
    try {
      expect(await quietly('jobs', failing, [])).toEqual([]);
    } finally {
      readFailures.unmute();
    }
    expect(readFailures.get()).toEqual([]);
    expect(logged()).toEqual([]);
  });

  it('say nothing when the read works', async () => {
    expect(await quietly('jobs', () => Promise.resolve([1]), [])).toEqual([1]);
    expect(readFailures.get()).toEqual([]);
  });
});

describe('updates that may fail (error catalog)', () => {
  it('are answered with false, after logging', async () => {
    expectErrors();
    expect(await succeeds('your account', failing)).toBe(false);
    expect(logged()).toEqual([['Error updating your account', expect.any(Error)]]);
  });

  it('are answered with true when they worked', async () => {
    expect(await succeeds('your account', () => Promise.resolve())).toBe(true);
  });
});

describe('the subscription check', () => {
  const user = buildUser({ companyId: buildCompany().id, features: { jobs: true } });

  it('gives the features that count after the server has looked', async () => {
    expect(
      await checkUserSubscriptions(user, () => Promise.resolve({ features: { jobs: true, leads: true } })),
    ).toEqual({ jobs: true, leads: true });
  });

  it.each([
    ['user', null],
    ['company', { ...user, companyId: null }],
  ])('gives nothing, and a console error, without a %s', async (_what, nobody) => {
    expectErrors();
    const sync = vi.fn();
    expect(await checkUserSubscriptions(nobody, sync)).toEqual({});
    expect(sync).not.toHaveBeenCalled();
    expect(logged()).toHaveLength(1);
  });

  it('logs “Error checking user subscriptions” when it fails, and switches nothing off', async () => {
    expectErrors();
    expect(await checkUserSubscriptions(user, failing)).toEqual({ jobs: true });
    expect(logged()).toEqual([['Error checking user subscriptions', expect.any(Error)]]);
  });
});

describe('Firebase’s errors in our words', () => {
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
  ])('%s is %s', (code, ours) => {
    const cause = Object.assign(new Error('internal text'), { code });
    const error = toAppError(cause);
    expect(error).toMatchObject({ code: ours, cause });
    expect(error.userMessage).not.toContain('internal');
  });

  it('says what to do when App Check refuses a page, which is no matter of being signed in', () => {
    const refused = Object.assign(new Error('Unauthenticated'), { code: 'functions/unauthenticated' });
    expect(toAppError(refused).userMessage).toBe('This page could not be verified. Reload it and try again.');
  });

  it('say “User not authenticated” (error catalog)', () => {
    expect(toAppError({ code: 'unauthenticated' }).message).toBe('User not authenticated');
  });

  it('keep what our own functions say, when it is well-formed', () => {
    const sent = { code: 'functions/failed-precondition', details: { code: 'conflict', userMessage: 'Taken.' } };
    expect(toAppError(sent)).toMatchObject({ code: 'conflict', userMessage: 'Taken.' });
    expect(toAppError({ ...sent, details: { code: 'made-up', userMessage: 'x' } }).code).toBe('failed-precondition');
    expect(toAppError({ ...sent, details: 'text' }).code).toBe('failed-precondition');
  });

  it('pass an AppError through, and never show anything else', () => {
    const ours = new AppError({ code: 'invalid', userMessage: 'Too long.' });
    expect(toAppError(ours)).toBe(ours);
    expect(userMessageOf(ours)).toBe('Too long.');
    for (const odd of [new Error('stack'), 'text', null, undefined, 7, { code: 7 }]) {
      expect(toAppError(odd).code).toBe('unknown');
      expect(userMessageOf(odd)).toBe('Something went wrong. Please try again.');
    }
  });

  it('never tell which of e-mail and password was wrong', () => {
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
  ])('%s is %s, in a sentence', (code, ours, sentence) => {
    const error = toAuthError({ code });
    expect(error.code).toBe(ours);
    expect(error.message).toMatch(sentence);
    expect(error.message).not.toContain('auth/');
  });
});
