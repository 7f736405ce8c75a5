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

/** What a streaming callable takes, what it sends while it works, and what it gives in the end. */
export type StreamContract<
  Name extends string,
  Input extends ZodType,
  Chunk extends ZodType,
  Output extends ZodType,
> = Contract<Name, Input, Output> & { chunk: Chunk };

/** States a streaming callable's contract. A caller that does not stream gets the output alone. */
export function defineStreamContract<
  Name extends string,
  Input extends ZodType,
  Chunk extends ZodType,
  Output extends ZodType,
>(contract: StreamContract<Name, Input, Chunk, Output>): StreamContract<Name, Input, Chunk, Output> {
  return contract;
}
