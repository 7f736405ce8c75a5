// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerCache } from '../records/namedCaches';
import { asking } from '../records/openQuestions';
import { createMemoryCache } from '../records/recordCache';
import { noteLogout } from './authState';
import { logout } from './logout';

const { steps, entries, signOut } = vi.hoisted(() => ({
  steps: [] as string[],
  entries: [] as string[],
  signOut: vi.fn(),
}));

vi.mock('firebase/auth', () => ({ signOut }));
vi.mock('../firebase/auth', () => ({ firebaseAuth: {} }));
vi.mock('../firebase/firestore', () => ({ forgetDevice: () => Promise.resolve(void steps.push('forget device')) }));
vi.mock('../push/ownPush', () => ({ forgetPush: () => Promise.resolve(void steps.push('end notifications')) }));
vi.mock('./currentWorkspace', () => ({
  closeWorkspace: () => {
    steps.push('close');
    return Promise.resolve({ outbox: { entries: () => entries } });
  },
}));

describe('logging out', () => {
  const cache = registerCache(createMemoryCache());

  beforeEach(() => {
    noteLogout(false);
    steps.length = 0;
    entries.length = 0;
    cache.set('customers:u1:ada', 'Ada');
    signOut.mockImplementation(() => Promise.resolve(void steps.push(`sign out with ${cache.keys().length} cached`)));
  });

  it('clears all caches, then signs out, then removes this device’s copy', async () => {
    await logout();
    expect(steps).toEqual(['close', 'end notifications', 'sign out with 0 cached', 'forget device']);
  });

  it('keeps this device’s copy while changes are unsent', async () => {
    entries.push('unsent');
    await logout();
    expect(steps).toEqual(['close', 'end notifications', 'sign out with 0 cached']);
  });

  it('waits for pending counts, which the server would refuse after sign-out', async () => {
    const count = new Promise<void>((resolve) => {
      setTimeout(() => {
        steps.push('counted');
        resolve();
      }, 20);
    });
    void asking(() => count);
    await logout();
    expect(steps).toEqual(['close', 'end notifications', 'counted', 'sign out with 0 cached', 'forget device']);
  });

  it('logs “Error during logout” and rethrows when it fails', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const failure = new Error('network');
    signOut.mockRejectedValue(failure);
    await expect(logout()).rejects.toBe(failure);
    expect(console.error).toHaveBeenCalledWith('Error during logout', failure);
    vi.mocked(console.error).mockClear();
  });

  it('allows no new requests while signing out', async () => {
    const asked = vi.fn();
    signOut.mockImplementation(async () => {
      await expect(asking(() => Promise.resolve(asked()))).rejects.toThrow('User not authenticated');
    });
    await logout();
    expect(asked).not.toHaveBeenCalled();
  });

  it('does not wait for a silent server', async () => {
    void asking(() => Promise.race([]));
    await logout();
    expect(steps).toContain('forget device');
  });
});
