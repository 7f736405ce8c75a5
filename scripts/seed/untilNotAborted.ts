import { setTimeout } from 'node:timers/promises';

const ATTEMPTS = 5;

/** On a busy machine the emulator gives up a write that waits for a function's transaction. Nothing of it is stored, so that it may be made again. */
export async function untilNotAborted<T>(work: () => Promise<T>, pauseMs = 1000): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isAborted = error instanceof Error && 'code' in error && error.code === 'aborted';
      if (!isAborted || attempt === ATTEMPTS) throw error;
      await setTimeout(attempt * pauseMs);
    }
  }
}
