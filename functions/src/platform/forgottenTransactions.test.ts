import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { retryForgottenTransactions } from './forgottenTransactions';

/** A database whose transactions fail with these errors, one after the other, and then succeed. */
function failing(...messages: string[]) {
  const runTransaction = vi.fn(() => {
    const message = messages.shift();
    return message === undefined ? Promise.resolve('done') : Promise.reject(new Error(message));
  });
  return { run: retryForgottenTransactions({ runTransaction } as unknown as Firestore), runTransaction };
}

const FORGOTTEN = '3 INVALID_ARGUMENT: Transaction is invalid or closed.';

describe('a transaction the emulator has forgotten', () => {
  it('is retried', async () => {
    const { run, runTransaction } = failing(FORGOTTEN, FORGOTTEN);
    await expect(run.runTransaction(() => Promise.resolve('x'))).resolves.toBe('done');
    expect(runTransaction).toHaveBeenCalledTimes(3);
  });

  it('fails after five attempts, and immediately on any other error', async () => {
    const often = failing(...Array<string>(9).fill(FORGOTTEN));
    await expect(often.run.runTransaction(() => Promise.resolve('x'))).rejects.toThrow(FORGOTTEN);
    expect(often.runTransaction).toHaveBeenCalledTimes(5);
    const other = failing('7 PERMISSION_DENIED');
    await expect(other.run.runTransaction(() => Promise.resolve('x'))).rejects.toThrow('PERMISSION_DENIED');
    expect(other.runTransaction).toHaveBeenCalledTimes(1);
  });
});
