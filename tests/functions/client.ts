import type { input as InputOf, output as OutputOf, ZodType } from 'zod';
import type { Contract, StreamContract } from '@/lib/contract';

/** A user of the client SDK: signed out until `uid` is set. */
export type Client = {
  uid: string;
  email: string;
  call: <N extends string, I extends ZodType, O extends ZodType>(
    contract: Contract<N, I, O>,
    input: InputOf<I>,
  ) => Promise<OutputOf<O>>;
  /** Calls a streaming function, and returns its chunks and its result. */
  stream: <N extends string, I extends ZodType, Ch extends ZodType, O extends ZodType>(
    contract: StreamContract<N, I, Ch, O>,
    input: InputOf<I>,
    options?: { signal?: AbortSignal; onChunk?: (chunk: OutputOf<Ch>) => void },
  ) => Promise<OutputOf<O>>;
  /** The same without the contract's types, for malformed input. */
  callRaw: (name: string, input: unknown) => Promise<unknown>;
};

/** The users that tests call functions as. Their implementation depends on where the functions run. */
export type Clients = {
  signedOut: () => Client;
  /** Creates and signs in a new account. It has no user document yet. */
  newAccount: (options?: { email?: string; isVerified?: boolean }) => Promise<Client>;
  /** Creates an anonymous account, which counts as signed out. */
  anonymousAccount: () => Promise<Client>;
  /** Shuts down all of this file's clients. */
  endClients: () => Promise<void>;
};
