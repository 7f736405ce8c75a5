import type { HttpsCallable } from 'firebase/functions';
import type { infer as Infer, ZodType } from 'zod';
import { AppError } from '@/lib/appError';
import { FUNCTIONS_TIMEOUT_MS } from './limits';

/** Returns a Cloud Function by name, to be called or streamed. @throws AppError `unavailable` without a connection. */
export async function openFunction(name: string): Promise<HttpsCallable> {
  if (!navigator.onLine) {
    throw new AppError({ code: 'unavailable', userMessage: 'This needs a connection. Try again when you are online.' });
  }
  const [{ httpsCallable }, { firebaseFunctions }] = await Promise.all([
    import('firebase/functions'),
    import('./firebase/functions'),
  ]);
  return httpsCallable(firebaseFunctions, name, { timeout: FUNCTIONS_TIMEOUT_MS });
}

/** Parses a response according to its contract. @throws AppError `unknown` if it doesn't match. */
export function answerOf<Out extends ZodType>(contract: { output: Out }, answer: unknown): Infer<Out> {
  const output = contract.output.safeParse(answer);
  if (!output.success) {
    throw new AppError({ code: 'unknown', userMessage: 'The server gave an unexpected answer.', cause: output.error });
  }
  return output.data;
}
