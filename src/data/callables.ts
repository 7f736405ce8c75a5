import type { Contract } from '@/lib/contract';
import type { infer as Infer, input as Input, ZodType } from 'zod';
import { standIn } from './demo/standIn';
import { toAppError } from './errors';
import { answerOf, openFunction } from './serverFunction';

/**
 * Calls a Cloud Function by its contract.
 * @throws AppError with the function's own message, `unavailable` without a connection, or `unknown` if the response doesn't match the
 * contract.
 */
export async function callFunction<Name extends string, In extends ZodType, Out extends ZodType>(
  contract: Contract<Name, In, Out>,
  input: Input<In>,
): Promise<Infer<Out>> {
  const demo = standIn();
  const answer = demo ? await demo.call(contract.name, input) : await callServer(contract.name, input);
  return answerOf(contract, answer);
}

/** Firebase would send an undefined field as null, which the contracts reject. */
const withoutUndefined = (input: unknown): unknown =>
  typeof input === 'object' && input !== null
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    : input;

async function callServer(name: string, input: unknown): Promise<unknown> {
  const call = await openFunction(name);
  const { data } = await call(withoutUndefined(input)).catch((error: unknown) => {
    throw toAppError(error);
  });
  return data;
}
