import { describe, expect, it } from 'vitest';
import { getAuthState, noteLogout, setAuthState } from './authState';

const user = { uid: 'u1', email: 'ada@example.com', isEmailVerified: true, provider: 'email' };

describe('a signed-out user', () => {
  it('learns that the session ended, and later why', () => {
    setAuthState({ status: 'signed-in', user });
    setAuthState({ status: 'signed-out' });
    expect(getAuthState()).toEqual({ status: 'signed-out', reason: 'ended' });
    setAuthState({ status: 'signed-out', reason: 'switched-off' });
    expect(getAuthState()).toEqual({ status: 'signed-out', reason: 'switched-off' });
  });

  it('sees no message after logging out, or if never signed in', () => {
    setAuthState({ status: 'signed-out' });
    expect(getAuthState()).toEqual({ status: 'signed-out' });
    setAuthState({ status: 'signed-in', user });
    noteLogout();
    setAuthState({ status: 'signed-out' });
    expect(getAuthState()).toEqual({ status: 'signed-out' });
  });
});
