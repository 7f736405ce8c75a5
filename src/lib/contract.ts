import type { ZodType } from 'zod';

/** A callable's input and output: imported by both the caller and the function, so that they can't drift apart. */
export type Contract<Name extends string, Input extends ZodType, Output extends ZodType> = {
  name: Name;
  input: Input;
  output: Output;
};

/** Defines a callable's contract. The name is the deployed function's name. */
export function defineContract<Name extends string, Input extends ZodType, Output extends ZodType>(
  contract: Contract<Name, Input, Output>,
): Contract<Name, Input, Output> {
  return contract;
}

/** A streaming callable's input, the chunks it sends while it works, and its final output. */
export type StreamContract<
  Name extends string,
  Input extends ZodType,
  Chunk extends ZodType,
  Output extends ZodType,
> = Contract<Name, Input, Output> & { chunk: Chunk };

/** Defines a streaming callable's contract. A caller that doesn't stream gets only the output. */
export function defineStreamContract<
  Name extends string,
  Input extends ZodType,
  Chunk extends ZodType,
  Output extends ZodType,
>(contract: StreamContract<Name, Input, Chunk, Output>): StreamContract<Name, Input, Chunk, Output> {
  return contract;
}
