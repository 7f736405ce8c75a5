import { describe, expect, it } from 'vitest';
import { getAuthState, noteLogout, setAuthState } from './authState';

const user = { uid: 'u1', email: 'ada@example.com', isEmailVerified: true, provider: 'email' };

describe('who is signed out', () => {
  it('reads that the session ended, and then why, without having asked for it', () => {
    setAuthState({ status: 'signed-in', user });
    setAuthState({ status: 'signed-out' });
    expect(getAuthState()).toEqual({ status: 'signed-out', reason: 'ended' });
    setAuthState({ status: 'signed-out', reason: 'switched-off' });
    expect(getAuthState()).toEqual({ status: 'signed-out', reason: 'switched-off' });
  });

  it('is told nothing after logging out, nor when nobody was signed in', () => {
    setAuthState({ status: 'signed-out' });
    expect(getAuthState()).toEqual({ status: 'signed-out' });
    setAuthState({ status: 'signed-in', user });
    noteLogout();
    setAuthState({ status: 'signed-out' });
    expect(getAuthState()).toEqual({ status: 'signed-out' });
  });
});
