import type { Contract } from '@/lib/contract';
import { AppError } from '@/lib/appError';
import type { infer as Infer, input as Input, ZodType } from 'zod';
import { standIn } from './demo/standIn';
import { toAppError } from './errors';
import { FUNCTIONS_TIMEOUT_MS } from './limits';

/**
 * Calls a Cloud Function by its contract.
 * @throws AppError with the function's own sentence, `unavailable` without a connection, or `unknown` when the
 * answer is not what the contract promises.
 */
export async function callFunction<Name extends string, In extends ZodType, Out extends ZodType>(
  contract: Contract<Name, In, Out>,
  input: Input<In>,
): Promise<Infer<Out>> {
  const demo = standIn();
  const answer = demo ? await demo.call(contract.name, input) : await callServer(contract.name, input);
  const output = contract.output.safeParse(answer);
  if (!output.success) {
    throw new AppError({ code: 'unknown', userMessage: 'The server gave an unexpected answer.', cause: output.error });
  }
  return output.data;
}

async function callServer(name: string, input: unknown): Promise<unknown> {
  if (!navigator.onLine) {
    throw new AppError({ code: 'unavailable', userMessage: 'This needs a connection. Try again when you are online.' });
  }
  const [{ httpsCallable }, { firebaseFunctions }] = await Promise.all([
    import('firebase/functions'),
    import('./firebase/functions'),
  ]);
  const call = httpsCallable(firebaseFunctions, name, { timeout: FUNCTIONS_TIMEOUT_MS });
  const { data } = await call(input).catch((error: unknown) => {
    throw toAppError(error);
  });
  return data;
}
