// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getAuthState, setAuthState } from './authState';
import { startAuth } from './startAuth';

const { kept, confirmSession } = vi.hoisted(() => ({
  kept: { uid: 'u1', email: 'ada@example.com', isEmailVerified: true, provider: 'email' },
  confirmSession: vi.fn(() => Promise.resolve()),
}));

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const HANGS = 'https://firestore.googleapis.com/channel';

// Like Firebase Auth on startup: it checks the stored user with the server, and only a failure makes it use that user
// unchecked. On a hanging connection, neither happens.
vi.mock('./authWatch', () => ({
  watchAuth: async () => {
    await fetch(LOOKUP).catch(() => undefined);
    setAuthState({ status: 'signed-in', user: kept });
  },
  confirmSession,
}));

const server = vi.fn<typeof fetch>(() => new Promise(() => undefined));

beforeEach(() => {
  window.fetch = server;
  localStorage.setItem('fieldwright:signed-in', 'yes');
});

describe('starting while the connection may be down', () => {
  it('restores the stored user without an answer, and confirms it afterward', async () => {
    await startAuth();
    expect(getAuthState()).toEqual({ status: 'signed-in', user: kept });
    expect(server).not.toHaveBeenCalled();
    expect(confirmSession).toHaveBeenCalledTimes(1);
  });

  it('holds back only the first lookup', async () => {
    const starting = startAuth();
    void fetch(HANGS);
    await starting;
    void fetch(LOOKUP);
    expect(server.mock.calls.map(([address]) => address)).toEqual([HANGS, LOOKUP]);
  });
});
