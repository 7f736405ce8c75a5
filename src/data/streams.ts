import type { infer as Infer, input as Input, ZodType } from 'zod';
import { AppError } from '@/lib/appError';
import type { StreamContract } from '@/lib/contract';
import { standIn } from './demo/standIn';
import { toAppError } from './errors';
import { answerOf, openFunction } from './serverFunction';

/** A working server sends something at least every 30 seconds; one that is silent for this long is gone. */
const SILENCE_MS = 120_000;
/** After the last chunk, the response follows immediately or never: the connection broke. */
const LAST_MS = 5_000;

type Stream<Chunk extends ZodType> = {
  /** Aborts the work on the server too. */
  signal: AbortSignal;
  /** Called with each chunk in order. Chunks this version doesn't know are skipped. */
  onChunk: (chunk: Infer<Chunk>) => void;
};

const brokenOff = (): AppError =>
  new AppError({ code: 'unavailable', userMessage: 'The connection broke off. What was answered so far is kept.' });

/**
 * Calls a streaming Cloud Function by its contract, and resolves with its response once all chunks have arrived.
 * @throws AppError as `callFunction` does; if `signal` aborts it, whatever that results in.
 */
export async function streamFunction<
  Name extends string,
  In extends ZodType,
  Chunk extends ZodType,
  Out extends ZodType,
>(
  contract: StreamContract<Name, In, Chunk, Out>,
  input: Input<In>,
  { signal, onChunk }: Stream<Chunk>,
): Promise<Infer<Out>> {
  const take = (sent: unknown): void => {
    const chunk = contract.chunk.safeParse(sent);
    if (chunk.success) onChunk(chunk.data);
  };
  const demo = standIn();
  const answer = demo
    ? await demo.call(contract.name, input, { signal, onChunk: take })
    : await streamServer(contract.name, input, signal, take);
  return answerOf(contract, answer);
}

async function streamServer(
  name: string,
  input: unknown,
  signal: AbortSignal,
  take: (sent: unknown) => void,
): Promise<unknown> {
  const called = await openFunction(name);
  try {
    const { stream, data } = await called.stream(input, { signal });
    // It rejects in parallel with the stream, which reports the same error.
    data.catch(() => undefined);
    const chunks = stream[Symbol.asyncIterator]();
    for (;;) {
      // The client's timeouts apply only to plain calls, and a missing response never settles.
      const next = await inTime(chunks.next(), SILENCE_MS);
      if (next.done === true) break;
      take(next.value);
    }
    return await inTime(data, LAST_MS);
  } catch (error) {
    throw toAppError(error);
  }
}

async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(brokenOff());
    }, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
