import type { infer as Infer, input as Input, ZodType } from 'zod';
import { AppError } from '@/lib/appError';
import type { StreamContract } from '@/lib/contract';
import { standIn } from './demo/standIn';
import { toAppError } from './errors';
import { answerOf, openFunction } from './serverFunction';

/** A server that works says so at least every 30 seconds; one that says nothing for so long is gone. */
const SILENCE_MS = 120_000;
/** After the last chunk the answer follows immediately, or never: the connection broke off. */
const LAST_MS = 5_000;

type Stream<Chunk extends ZodType> = {
  /** Stops the work at the server too. */
  signal: AbortSignal;
  /** Called with each chunk in order. Chunks that this version does not know are passed over. */
  onChunk: (chunk: Infer<Chunk>) => void;
};

const brokenOff = (): AppError =>
  new AppError({ code: 'unavailable', userMessage: 'The connection broke off. What was answered so far is kept.' });

/**
 * Calls a streaming Cloud Function by its contract, and settles with its answer once all chunks came.
 * @throws AppError as `callFunction` does; when `signal` stops it, whatever comes of that.
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
      // Time-outs of the client hold for plain calls only, and an answer that never comes never settles.
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
