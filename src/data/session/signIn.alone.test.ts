// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCampaign } from '../campaign';
import { report } from '../telemetry/report';
import { track } from '../tracking';
import { signIn, signInWithGoogle, signUp } from './signIn';

const { auth, isNewUser, session } = vi.hoisted(() => ({
  session: { currentUser: null as { uid: string } | null },
  auth: { password: vi.fn(() => Promise.resolve({})) },
  isNewUser: { value: false },
}));
vi.mock('../firebase/auth', () => ({ firebaseAuth: session }));
vi.mock('../tracking', () => ({ track: vi.fn() }));
vi.mock('../telemetry/report', () => ({ report: vi.fn() }));
vi.mock('firebase/auth', () => ({
  GoogleAuthProvider: vi.fn(function GoogleAuthProvider() {}),
  browserPopupRedirectResolver: {},
  createUserWithEmailAndPassword: () => Promise.resolve({ user: {} }),
  sendEmailVerification: () => Promise.resolve(),
  signInWithEmailAndPassword: auth.password,
  signInWithPopup: () => Promise.resolve({}),
  getAdditionalUserInfo: () => ({ isNewUser: isNewUser.value }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  isNewUser.value = false;
  session.currentUser = { uid: 'ada' };
});
afterEach(() => void vi.useRealTimers());

it('notes each sign-in by hand once, with how', async () => {
  await signIn('ada@example.com', 'secret');
  expect(track).toHaveBeenCalledExactlyOnceWith('login', { method: 'email' });
  // The start page comes first.
  expect(report).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(report).toHaveBeenCalledExactlyOnceWith({ type: 'login', provider: 'email' }, expect.any(Function));
  await signInWithGoogle();
  await vi.runAllTimersAsync();
  expect(report).toHaveBeenLastCalledWith({ type: 'login', provider: 'google' }, expect.any(Function));
});

it('says nothing of who has signed out, or in as somebody else, before the server hears of it', async () => {
  await signIn('ada@example.com', 'secret');
  session.currentUser = null;
  await vi.runAllTimersAsync();
  session.currentUser = { uid: 'ada' };
  await signIn('ada@example.com', 'secret');
  session.currentUser = { uid: 'grace' };
  await vi.runAllTimersAsync();
  expect(report).not.toHaveBeenCalled();
});

it('asks once more whether they are still here when the report’s code has come', async () => {
  await signIn('ada@example.com', 'secret');
  await vi.runAllTimersAsync();
  const isTrue = vi.mocked(report).mock.lastCall?.[1];
  expect(isTrue?.()).toBe(true);
  session.currentUser = null;
  expect(isTrue?.()).toBe(false);
});

it('notes nothing when it fails', async () => {
  auth.password.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'auth/invalid-credential' }));
  await expect(signIn('ada@example.com', 'wrong')).rejects.toThrow('E-mail or password is wrong.');
  await vi.runAllTimersAsync();
  expect(track).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it('notes a new account as a registration, with the advertisement that led here', async () => {
  keepCampaign('?utm_source=google&gclid=abc');
  await signUp('ada@example.com', 'secret');
  expect(track).toHaveBeenLastCalledWith('sign_up', { method: 'email', utm_source: 'google', gclid: 'abc' });
  isNewUser.value = true;
  await signInWithGoogle();
  expect(track).toHaveBeenLastCalledWith('sign_up', { method: 'google' });
  await vi.runAllTimersAsync();
  expect(report).not.toHaveBeenCalled();
});
