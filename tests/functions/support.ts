import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { getApps, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { input as InputOf, output as OutputOf, ZodType } from 'zod';
import type { Contract, StreamContract } from '@/lib/contract';
import { newId } from '@/lib/ids';
import { retryForgottenTransactions } from '../../functions/src/platform/forgottenTransactions';

// The SDK would otherwise look for Google's metadata server, which is not here.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright';
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
export const functionsPort = Number(process.env['FIELDWRIGHT_FUNCTIONS_PORT']);

const admin = getApps()[0] ?? initializeAdmin({ projectId });
/** The database without rules, to arrange and to look, and for handlers that a test calls itself. */
export const db = retryForgottenTransactions(getFirestore(admin));
export const adminAuth = getAdminAuth(admin);

const apps: FirebaseApp[] = [];

/** Ends all the clients of this file. */
export async function endClients(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
}

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

function clientOf(app: FirebaseApp, uid: string, email: string): Client {
  const functions = getFunctions(app, 'us-central1');
  connectFunctionsEmulator(functions, '127.0.0.1', functionsPort);
  const callRaw = async (name: string, input: unknown): Promise<unknown> =>
    (await httpsCallable(functions, name)(input)).data;

  return {
    uid,
    email,
    callRaw,
    stream: async (contract, input, { signal, onChunk = () => undefined } = {}) => {
      const { stream, data } = await httpsCallable(functions, contract.name).stream(input, signal ? { signal } : {});
      data.catch(() => undefined);
      for await (const chunk of stream) onChunk(contract.chunk.parse(chunk));
      return contract.output.parse(await data);
    },
    call: async (contract, input) => contract.output.parse(await callRaw(contract.name, input)),
  };
}

function newApp(): FirebaseApp {
  const app = initializeApp({ projectId, apiKey: 'fake', appId: 'test' }, newId());
  apps.push(app);

  return app;
}

export const signedOut = (): Client => clientOf(newApp(), '', '');

/** A new account, signed in. It has no user document yet. */
export async function newAccount(options: { email?: string; isVerified?: boolean } = {}): Promise<Client> {
  const email = options.email ?? `${newId(10).toLowerCase()}@example.com`;
  const { uid } = await adminAuth.createUser({ email, emailVerified: options.isVerified ?? true });
  const app = newApp();
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  await signInWithCustomToken(auth, await adminAuth.createCustomToken(uid));

  return clientOf(app, uid, email);
}

/** An anonymous account, which counts as nobody. */
export async function anonymousAccount(): Promise<Client> {
  const app = newApp();
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const { signInAnonymously } = await import('firebase/auth');
  const { user } = await signInAnonymously(auth);

  return clientOf(app, user.uid, '');
}

/** What a refused call says: `[details.code, message]`. Fails the test when the call is let through. */
export async function refusal(call: Promise<unknown>): Promise<{ code: string; message: string; fields?: unknown }> {
  const error: unknown = await call.then(
    (value) => {
      throw new Error(`Expected a refusal, got ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error) || !('details' in error)) throw error;
  const details = error.details as { code: string; userMessage: string; fields?: unknown } | undefined;
  if (!details) throw error;

  return {
    code: details.code,
    message: details.userMessage,
    ...(details.fields === undefined ? {} : { fields: details.fields }),
  };
}

/** Waits until `read` gives something, for what triggers write; fails with what it saw last. */
export async function eventually<T>(
  read: () => Promise<T | null | undefined | false>,
  what: string,
  timeoutMs = 60_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== null && value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A time zone where it is now `hour` o’clock, of today, yesterday or tomorrow. */
export function zoneWhereItIs(hour: number): string {
  const behind = ((((new Date().getUTCHours() - hour + 12) % 24) + 24) % 24) - 12;
  return `Etc/GMT${behind >= 0 ? '+' : '-'}${String(Math.abs(behind))}`;
}
