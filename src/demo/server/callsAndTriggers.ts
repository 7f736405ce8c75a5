import * as functions from '../../../functions/src/index';
import type { StandInStream } from '@/data/demo/standIn';
import type { DocumentChange, MemoryDocuments } from '@/data/records/memoryDocuments';
import { toAppError } from '@/data/errors';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { nowIso } from '@/lib/dates';
import { pathPattern } from './pathPattern';
import { settlePlayed } from './playedPayments';
import { MemoryFirestore, setFirestore, Timestamp } from './shims/firebaseAdminFirestore';

/** An exported function as the firebase-functions shim defines it. */
type Defined = { run: (request: unknown, response?: unknown) => Promise<unknown>; document?: string };
/** The caller; no `uid` if not signed in. */
export type Caller = { uid: string; email: string };
type Data = Record<string, unknown>;

const ALL = Object.entries(functions as unknown as Record<string, Defined>);
const TRIGGERS = ALL.flatMap(([, { run, document }]) => (document ? [{ run, match: pathPattern(document) }] : []));

const side = (data: Data | null, updateTime: Timestamp) => ({ data: () => data ?? undefined, updateTime });

export type Functions = {
  /** Returns a function's response. @throws AppError as callers would see it. */
  call: (name: string, input: unknown, caller: Caller, stream?: StandInStream) => Promise<unknown>;
  /** Runs the functions triggered by the written data, one after another. */
  follow: (changes: readonly DocumentChange[]) => void;
  /** Resolves once everything triggered so far has finished. */
  settled: () => Promise<void>;
};

/** Runs the product's own Cloud Functions, on documents in memory. */
export function startFunctions(documents: MemoryDocuments, origin: string): Functions {
  setFirestore(new MemoryFirestore(documents));
  let turn: Promise<void> = Promise.resolve();

  const deliver = async ({ path, id, before, after }: DocumentChange): Promise<void> => {
    for (const { run, match } of TRIGGERS) {
      const params = match(`${path}/${id}`);
      if (!params) continue;
      const updateTime = Timestamp.fromMillis(Date.now());
      const event = {
        id: newId(),
        time: nowIso(),
        params,
        authId: typeof after?.['updatedBy'] === 'string' ? after['updatedBy'] : '',
        data: { before: side(before, updateTime), after: side(after, updateTime) },
      };
      await run(event).catch((error: unknown) => console.warn('A function of the demo failed', path, error));
    }
  };

  const allFollowed = async (): Promise<void> => {
    for (let seen: Promise<void> | undefined; seen !== turn;) await (seen = turn);
  };

  return {
    call: async (name, input, { uid, email }, stream) => {
      const called = ALL.find(([known, { document }]) => known === name && !document);
      if (!called) throw new AppError({ code: 'not-found', userMessage: 'The demo cannot show this.' });
      const token = { email, email_verified: true, firebase: { sign_in_provider: 'password' } };
      const auth = uid === '' ? undefined : { uid, token };
      const headers = { origin, 'user-agent': navigator.userAgent };
      try {
        const request = {
          data: structuredClone(input),
          auth,
          rawRequest: { headers },
          acceptsStreaming: stream !== undefined,
        };
        const answer = await called[1].run(request, {
          signal: stream?.signal ?? new AbortController().signal,
          sendChunk: (chunk: unknown) => {
            stream?.onChunk(structuredClone(chunk));
            return Promise.resolve(stream !== undefined);
          },
        });
        // The customer returns to their page immediately: by then it must show the payment.
        if (await settlePlayed()) await allFollowed();
        return answer;
      } catch (error) {
        throw toAppError(error);
      }
    },
    follow: (changes) => {
      for (const change of changes) turn = turn.then(() => deliver(change));
    },
    settled: () => turn,
  };
}
