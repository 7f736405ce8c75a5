import type { ZodType } from 'zod';

/** What a callable takes and gives: imported by the caller and by the function, so that they cannot drift. */
export type Contract<Name extends string, Input extends ZodType, Output extends ZodType> = {
  name: Name;
  input: Input;
  output: Output;
};

/** States a callable's contract. The name is the deployed function's name. */
export function defineContract<Name extends string, Input extends ZodType, Output extends ZodType>(
  contract: Contract<Name, Input, Output>,
): Contract<Name, Input, Output> {
  return contract;
}
