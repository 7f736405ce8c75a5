import type { input as InputOf, output as OutputOf, ZodType } from 'zod';
import type { Contract, StreamContract } from '@/lib/contract';

/** Somebody with the client SDK: signed out until `uid` is set. */
export type Client = {
  uid: string;
  email: string;
  call: <N extends string, I extends ZodType, O extends ZodType>(
    contract: Contract<N, I, O>,
    input: InputOf<I>,
  ) => Promise<OutputOf<O>>;
  /** Calls a function that streams, and gives its chunks with its answer. */
  stream: <N extends string, I extends ZodType, Ch extends ZodType, O extends ZodType>(
    contract: StreamContract<N, I, Ch, O>,
    input: InputOf<I>,
    options?: { signal?: AbortSignal; onChunk?: (chunk: OutputOf<Ch>) => void },
  ) => Promise<OutputOf<O>>;
  /** The same without the contract's types, for malformed input. */
  callRaw: (name: string, input: unknown) => Promise<unknown>;
};

/** The people whom tests call functions as. Where they come from says where the functions run. */
export type Clients = {
  signedOut: () => Client;
  /** A new account, signed in. It has no user document yet. */
  newAccount: (options?: { email?: string; isVerified?: boolean }) => Promise<Client>;
  /** An anonymous account, which counts as nobody. */
  anonymousAccount: () => Promise<Client>;
  /** Ends all the clients of this file. */
  endClients: () => Promise<void>;
};
