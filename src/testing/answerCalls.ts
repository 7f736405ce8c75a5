import { vi } from 'vitest';
import { callFunction } from '@/data/callables';
import type { Contract } from '@/lib/contract';
import type { infer as Infer, ZodType } from 'zod';

type AnyContract = Contract<string, ZodType, ZodType>;
type Answer = { contract: AnyContract; answer: (input: unknown) => unknown };

/** Pairs a function with its answer: what it returns (checked against the contract) or throws. */
export function answering<Name extends string, In extends ZodType, Out extends ZodType>(
  contract: Contract<Name, In, Out>,
  answer: (input: Infer<In>) => Infer<Out> | Promise<Infer<Out>>,
): Answer {
  return { contract, answer: (input) => answer(contract.input.parse(input)) };
}

/** Answers instead of Cloud Functions in a page test (see `outsideWorld`), until the test ends. Returns the calls that were made, by name. */
export function answerCalls(answers: readonly Answer[]): { callsOf: (contract: { name: string }) => unknown[] } {
  const calls: { name: string; input: unknown }[] = [];
  vi.mocked(callFunction).mockImplementation(async (contract, input) => {
    calls.push({ name: contract.name, input });
    const known = answers.find((candidate) => candidate.contract.name === contract.name);
    if (!known) throw new Error(`The test has no answer for ${contract.name}`);
    return contract.output.parse(await known.answer(input));
  });
  return { callsOf: ({ name }) => calls.filter((call) => call.name === name).map(({ input }) => input) };
}
