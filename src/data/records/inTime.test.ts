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

describe('reading where the connection may lie', () => {
  it('takes the server’s answer', async () => {
    expect(await inTime(Promise.resolve(fromServer), copy, 10_000)).toBe(fromServer);
    expect(isServerSilent.get()).toBe(false);
  });

  it('shows what this device has when no answer comes, and says so', async () => {
    expect(await inTime(never, copy, 0)).toBe(onDevice);
    expect(isServerSilent.get()).toBe(true);
  });

  it('waits no more once the server is known to be silent', async () => {
    isServerSilent.set(true);
    expect(await inTime(never, copy, 3_600_000)).toBe(onDevice);
  });

  it('does not wait where the browser knows that there is no connection', async () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', { onLine: false });
    expect(await inTime(never, copy, 3_600_000)).toBe(onDevice);
  });

  it('waits for the server where this device has nothing', async () => {
    const late = new Promise<typeof fromServer>((resolve) => setTimeout(() => resolve(fromServer), 5));
    expect(await inTime(late, nothing, 0)).toBe(fromServer);
    expect(isServerSilent.get()).toBe(false);
  });

  it('hears the answer that comes after all', async () => {
    let answer = (_snapshot: typeof fromServer): void => undefined;
    const late = new Promise<typeof fromServer>((resolve) => {
      answer = resolve;
    });
    await inTime(late, copy, 0);
    answer(fromServer);
    await vi.waitFor(() => expect(isServerSilent.get()).toBe(false));
  });

  it('takes the answer that comes while the device is asked, and is not silent then', async () => {
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

  it('passes on why the server refused', async () => {
    await expect(inTime(Promise.reject(new Error('no')), copy, 10_000)).rejects.toThrow('no');
  });

  it('knows that Firestore has given up', async () => {
    await inTime(Promise.resolve(onDevice), nothing, 10_000);
    expect(isServerSilent.get()).toBe(true);
  });
});
