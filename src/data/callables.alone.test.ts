// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { callFunction } from './callables';
import {
  FIRESTORE_CACHE_BYTES,
  FIRESTORE_MIN_CACHE_BYTES,
  STORAGE_OPERATION_RETRY_MS,
  STORAGE_UPLOAD_RETRY_MS,
} from './limits';

const { call, httpsCallable } = vi.hoisted(() => {
  const answering = vi.fn<(input: unknown) => Promise<{ data: unknown }>>();
  return {
    call: answering,
    httpsCallable: vi.fn((_functions: unknown, _name: string, _options: unknown) => answering),
  };
});
vi.mock('firebase/functions', () => ({ httpsCallable }));
vi.mock('./firebase/functions', () => ({ firebaseFunctions: {} }));

const contract = defineContract({
  name: 'addUp',
  input: z.object({ a: z.number() }),
  output: z.object({ sum: z.number() }),
});

describe('callFunction', () => {
  beforeEach(() => void vi.clearAllMocks());
  afterEach(() => void vi.restoreAllMocks());

  it('calls the contract’s function with a 70-second timeout, and returns its answer', async () => {
    call.mockResolvedValue({ data: { sum: 3 } });
    expect(await callFunction(contract, { a: 1 })).toEqual({ sum: 3 });
    expect(httpsCallable).toHaveBeenCalledWith(expect.anything(), 'addUp', { timeout: 70_000 });
    expect(call).toHaveBeenCalledWith({ a: 1 });
  });

  it('omits undefined fields, which would arrive as null', async () => {
    call.mockResolvedValue({ data: { sum: 3 } });
    const open = defineContract({
      ...contract,
      input: z.object({ a: z.number(), b: z.number().optional() }),
    });
    await callFunction(open, { a: 1, b: undefined });
    expect(Object.keys(call.mock.lastCall?.[0] as object)).toEqual(['a']);
  });

  it.each([{ sum: 'three' }, {}, null, 'ok'])('rejects an answer that breaks the contract: %j', async (data) => {
    call.mockResolvedValue({ data });
    await expect(callFunction(contract, { a: 1 })).rejects.toMatchObject({
      code: 'unknown',
      userMessage: 'The server gave an unexpected answer.',
    });
  });

  it('passes on the function’s own message when it refuses', async () => {
    call.mockRejectedValue({
      code: 'functions/permission-denied',
      details: { code: 'permission-denied', userMessage: 'Only admins may do this.' },
    });
    await expect(callFunction(contract, { a: 1 })).rejects.toMatchObject({
      code: 'permission-denied',
      userMessage: 'Only admins may do this.',
    });
  });

  it('says the server cannot be reached when a call is cut off while the browser is online', async () => {
    // Firebase's errors for a failed request and for a response without details.
    call.mockRejectedValue({ code: 'functions/internal', message: 'internal' });
    await expect(callFunction(contract, { a: 1 })).rejects.toMatchObject({
      code: 'unavailable',
      userMessage: 'The server cannot be reached. Check your connection and try again.',
    });
    call.mockRejectedValue({ code: 'functions/internal', details: { code: 'unknown', userMessage: 'It broke.' } });
    await expect(callFunction(contract, { a: 1 })).rejects.toMatchObject({ code: 'unknown', userMessage: 'It broke.' });
  });

  it('says the server may still be working after a timeout', async () => {
    call.mockRejectedValue({ code: 'functions/deadline-exceeded', message: 'deadline-exceeded' });
    await expect(callFunction(contract, { a: 1 })).rejects.toMatchObject({
      code: 'unavailable',
      userMessage: expect.stringContaining('It may still be at work') as string,
    });
  });

  it('says so right away, without calling, when offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(callFunction(contract, { a: 1 })).rejects.toMatchObject({ code: 'unavailable' });
    expect(call).not.toHaveBeenCalled();
  });
});

describe('constants of the specification, section 9', () => {
  it('match for the database and for storage', () => {
    expect([FIRESTORE_MIN_CACHE_BYTES, FIRESTORE_CACHE_BYTES]).toEqual([1_048_576, 41_943_040]);
    expect([STORAGE_OPERATION_RETRY_MS, STORAGE_UPLOAD_RETRY_MS]).toEqual([120_000, 600_000]);
  });
});
