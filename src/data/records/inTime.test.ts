import { afterEach, describe, expect, it, vi } from 'vitest';
import { isServerSilent } from '../connection';
import { inTime } from './inTime';

const never = new Promise<never>(() => undefined);
const fromServer = { what: 'the server', metadata: { fromCache: false } };
const onDevice = { what: 'this device', metadata: { fromCache: true } };
const nothing = () => Promise.resolve(null);
const copy = () => Promise.resolve(onDevice);

afterEach(() => {
  isServerSilent.set(false);
  vi.unstubAllGlobals();
});

describe('reading while the connection may be down', () => {
  it('returns the server’s answer', async () => {
    expect(await inTime(Promise.resolve(fromServer), copy, 10_000)).toBe(fromServer);
    expect(isServerSilent.get()).toBe(false);
  });

  it('returns this device’s copy when no answer comes, and says so', async () => {
    expect(await inTime(never, copy, 0)).toBe(onDevice);
    expect(isServerSilent.get()).toBe(true);
  });

  it('does not wait once the server is known to be silent', async () => {
    isServerSilent.set(true);
    expect(await inTime(never, copy, 3_600_000)).toBe(onDevice);
  });

  it('does not wait when the browser is offline', async () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', { onLine: false });
    expect(await inTime(never, copy, 3_600_000)).toBe(onDevice);
  });

  it('waits for the server when this device has no copy', async () => {
    const late = new Promise<typeof fromServer>((resolve) => setTimeout(() => resolve(fromServer), 5));
    expect(await inTime(late, nothing, 0)).toBe(fromServer);
    expect(isServerSilent.get()).toBe(false);
  });

  it('notices an answer that comes late', async () => {
    let answer = (_snapshot: typeof fromServer): void => undefined;
    const late = new Promise<typeof fromServer>((resolve) => {
      answer = resolve;
    });
    await inTime(late, copy, 0);
    answer(fromServer);
    await vi.waitFor(() => expect(isServerSilent.get()).toBe(false));
  });

  it('returns an answer that comes during the device’s read', async () => {
    let answer = (_snapshot: typeof fromServer): void => undefined;
    const late = new Promise<typeof fromServer>((resolve) => {
      answer = resolve;
    });
    const slowCopy = async () => {
      answer(fromServer);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return onDevice;
    };
    expect(await inTime(late, slowCopy, 0)).toBe(fromServer);
    expect(isServerSilent.get()).toBe(false);
  });

  it('passes on the server’s error', async () => {
    await expect(inTime(Promise.reject(new Error('no')), copy, 10_000)).rejects.toThrow('no');
  });

  it('notices when Firestore has fallen back to the cache', async () => {
    await inTime(Promise.resolve(onDevice), nothing, 10_000);
    expect(isServerSilent.get()).toBe(true);
  });
});
