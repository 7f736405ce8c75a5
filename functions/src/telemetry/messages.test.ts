import { describe, expect, it } from 'vitest';
import {
  checkoutMessage,
  errorMessage,
  loginMessage,
  registrationMessage,
  subscribeClickMessage,
  type ErrorMessage,
} from './messages';

const error = (changes: Partial<ErrorMessage> = {}): string =>
  errorMessage({
    message: 'x is undefined',
    stack: 'TypeError: x is undefined\n    at f (https://app.test/a.js?v=1:10:5)',
    uid: 'u1',
    where: ['Page', 'https://app.test/jobs?token=secret'],
    at: '2026-11-21T12:00:00.000Z',
    untoldCount: 0,
    ...changes,
  });

describe('errorMessage', () => {
  it('names the error, page, user and time, without private parts of addresses', () => {
    expect(error()).toBe(
      [
        'Error: x is undefined',
        '  TypeError: x is undefined',
        '  at f (https://app.test/a.js:10:5)',
        'Page: https://app.test/jobs',
        'User: u1',
        'Time: 2026-11-21T12:00:00.000Z',
      ].join('\n'),
    );
  });

  it('cuts the stack at 500 characters and everything else at 200', () => {
    const long = error({ message: 'm'.repeat(300), stack: 's'.repeat(600), where: ['Page', 'p'.repeat(300)] });

    expect(long).toContain(`Error: ${'m'.repeat(199)}…\n  ${'s'.repeat(497)}…\nPage: ${'p'.repeat(199)}…\n`);
  });

  it('doesn’t let anyone add lines of their own', () => {
    const forged = error({ message: 'x\nUser: admin', stack: 'y\nUser: admin' }).split('\n');

    expect(forged.filter((line) => line.startsWith('User:'))).toEqual(['User: u1']);
  });

  it('counts unreported errors, and handles signed-out users', () => {
    expect(error({ untoldCount: 41, uid: '', message: ' ', stack: '' })).toBe(
      [
        'Error: without a message',
        'Page: https://app.test/jobs',
        'User: signed out',
        'Time: 2026-11-21T12:00:00.000Z',
        'Came before: 41 times since it was last told',
      ].join('\n'),
    );
  });
});

it('identifies everything else by id, not by name', () => {
  expect(registrationMessage({ uid: 'u1', companyId: 'c1', industry: 'hvac' })).toBe(
    'Registration\nUser: u1\nCompany: c1\nIndustry: hvac',
  );
  expect(loginMessage({ uid: 'u1', provider: '', isEmailVerified: false })).toBe(
    'Login\nUser: u1\nProvider: email\nE-mail verified: no',
  );
  const choice = { uid: 'u1', companyId: 'c1', planId: 'professional' } as const;
  expect(checkoutMessage({ ...choice, interval: 'year' })).toBe(
    'Checkout started\nUser: u1\nCompany: c1\nPlan: Professional\nBilled by: year',
  );
  expect(subscribeClickMessage({ ...choice, companyId: '', feature: 'manualJ' })).toBe(
    'Subscribe click\nUser: u1\nCompany: none\nPlan: Professional\nFeature: manualJ',
  );
  expect(subscribeClickMessage({ ...choice, feature: null })).not.toContain('Feature');
});
