// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { getAuthState, setAuthState } from './authState';
import { confirmSession } from './authWatch';

const { user } = vi.hoisted(() => ({
  user: {
    emailVerified: false,
    reload: vi.fn<() => Promise<void>>(),
    getIdTokenResult: vi.fn(),
    getIdToken: vi.fn(() => Promise.resolve('token')),
  },
}));
vi.mock('../firebase/auth', () => ({ firebaseAuth: { currentUser: user } }));
vi.mock('firebase/auth', () => ({ onIdTokenChanged: vi.fn(), signOut: vi.fn() }));

const tokenSays = (isVerified: boolean) =>
  user.getIdTokenResult.mockResolvedValue({ claims: { email_verified: isVerified } });

const SIGNED_IN = {
  status: 'signed-in',
  user: { uid: 'u1', email: '', isEmailVerified: true, provider: 'email' },
} as const;

beforeEach(() => {
  setAuthState(SIGNED_IN);
  user.getIdToken.mockClear();
  user.emailVerified = false;
  user.reload.mockResolvedValue();
});

it('gets a new token after the address is verified, since the server reads only the token', async () => {
  tokenSays(false);
  user.reload.mockImplementation(() => {
    user.emailVerified = true;
    return Promise.resolve();
  });
  await confirmSession();
  expect(user.getIdToken).toHaveBeenCalledWith(true);
});

it('does not request a token when nothing has changed', async () => {
  tokenSays(false);
  await confirmSession();
  user.emailVerified = true;
  tokenSays(true);
  await confirmSession();
  expect(user.getIdToken).not.toHaveBeenCalled();
});

it.each([
  ['auth/user-disabled', 'switched-off'],
  ['auth/user-token-expired', 'ended'],
  // The account is gone, and was last checked more than an hour ago; this also happens in the emulators after `npm run reset`.
  ['auth/invalid-refresh-token', 'ended'],
])('ends a session when the server says %s', async (code, reason) => {
  user.reload.mockRejectedValue(Object.assign(new Error(code), { code }));
  await confirmSession();
  expect(getAuthState()).toEqual({ status: 'signed-out', reason });
});

it('keeps a session when the server does not answer', async () => {
  user.reload.mockRejectedValue(Object.assign(new Error('down'), { code: 'auth/network-request-failed' }));
  await confirmSession();
  expect(getAuthState()).toEqual(SIGNED_IN);
});
