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

it('reports each manual sign-in once, with the method', async () => {
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

it('reports nothing if the user signs out or switches accounts first', async () => {
  await signIn('ada@example.com', 'secret');
  session.currentUser = null;
  await vi.runAllTimersAsync();
  session.currentUser = { uid: 'ada' };
  await signIn('ada@example.com', 'secret');
  session.currentUser = { uid: 'grace' };
  await vi.runAllTimersAsync();
  expect(report).not.toHaveBeenCalled();
});

it('checks again that the same user is signed in after loading the report’s code', async () => {
  await signIn('ada@example.com', 'secret');
  await vi.runAllTimersAsync();
  const isTrue = vi.mocked(report).mock.lastCall?.[1];
  expect(isTrue?.()).toBe(true);
  session.currentUser = null;
  expect(isTrue?.()).toBe(false);
});

it('reports nothing when the sign-in fails', async () => {
  auth.password.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'auth/invalid-credential' }));
  await expect(signIn('ada@example.com', 'wrong')).rejects.toThrow('E-mail or password is wrong.');
  await vi.runAllTimersAsync();
  expect(track).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it('reports a new account as a registration, with its ad campaign', async () => {
  keepCampaign('?utm_source=google&gclid=abc');
  await signUp('ada@example.com', 'secret');
  expect(track).toHaveBeenLastCalledWith('sign_up', { method: 'email', utm_source: 'google', gclid: 'abc' });
  isNewUser.value = true;
  await signInWithGoogle();
  expect(track).toHaveBeenLastCalledWith('sign_up', { method: 'google' });
  await vi.runAllTimersAsync();
  expect(report).not.toHaveBeenCalled();
});
