import { beforeEach, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  user.getIdToken.mockClear();
  user.emailVerified = false;
  user.reload.mockResolvedValue();
});

it('gets a new token for who has confirmed their address since the old one was made: the server reads nothing else', async () => {
  tokenSays(false);
  user.reload.mockImplementation(() => {
    user.emailVerified = true;
    return Promise.resolve();
  });
  await confirmSession();
  expect(user.getIdToken).toHaveBeenCalledWith(true);
});

it('asks for no token where nothing has changed', async () => {
  tokenSays(false);
  await confirmSession();
  user.emailVerified = true;
  tokenSays(true);
  await confirmSession();
  expect(user.getIdToken).not.toHaveBeenCalled();
});
