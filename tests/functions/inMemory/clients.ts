import { newId } from '@/lib/ids';
import type { Client, Clients } from '../client';
import { functionNamed } from './allFunctions';
import { getAuth } from './firebaseAdmin';

/** The token's claims about the caller; missing if signed out. */
type Token = { email?: string; email_verified?: boolean; firebase: { sign_in_provider: string } };
type Stream = { signal?: AbortSignal; onChunk: (chunk: unknown) => void };

/** Returns a value as it is after being sent over HTTP. */
const sent = (value: unknown): unknown => (value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown));

function clientOf(uid: string, email: string, token?: Token): Client {
  const ask = async (name: string, input: unknown, stream?: Stream): Promise<unknown> => {
    const request = {
      data: sent(input),
      ...(token ? { auth: { uid, token } } : {}),
      rawRequest: { headers: {} },
      acceptsStreaming: stream !== undefined,
    };
    const response = {
      signal: stream?.signal ?? new AbortController().signal,
      sendChunk: (chunk: unknown) => {
        stream?.onChunk(sent(chunk));
        return Promise.resolve(stream !== undefined);
      },
    };
    return sent(await functionNamed(name).run(request, response));
  };
  return {
    uid,
    email,
    callRaw: ask,
    stream: async (contract, input, { signal, onChunk = () => undefined } = {}) =>
      contract.output.parse(
        await ask(contract.name, input, {
          ...(signal ? { signal } : {}),
          onChunk: (chunk) => onChunk(contract.chunk.parse(chunk)),
        }),
      ),
    call: async (contract, input) => contract.output.parse(await ask(contract.name, input)),
  };
}

/** Users whose calls go straight to the firebase-functions handlers, with their tokens' claims. */
export const clients: Clients = {
  signedOut: () => clientOf('', ''),
  newAccount: async ({ email = `${newId(10).toLowerCase()}@example.com`, isVerified = true } = {}) => {
    const { uid } = await getAuth().createUser({ email, emailVerified: isVerified });
    const token = { email: email.toLowerCase(), email_verified: isVerified, firebase: { sign_in_provider: 'custom' } };
    return clientOf(uid, email, token);
  },
  anonymousAccount: () => Promise.resolve(clientOf(newId(), '', { firebase: { sign_in_provider: 'anonymous' } })),
  endClients: () => Promise.resolve(),
};
