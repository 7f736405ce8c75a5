import type { DocumentChange } from '@/data/records/memoryDocuments';
import { pathPattern } from '@/demo/server/pathPattern';
import { newId } from '@/lib/ids';
import { nowIso } from '@/lib/dates';
import * as functions from '../../../functions/src/index';
import { documents, getFirestore } from './firestore';

/** The firebase-functions wrapper of a handler: called with a request, or run with the request's or event's contents. */
type Defined = ((request: unknown, response: unknown) => unknown) & {
  run: (given: unknown, response?: unknown) => Promise<unknown>;
  __endpoint: { eventTrigger?: { eventFilterPathPatterns?: { document?: string } } };
};
type Data = Record<string, unknown>;

const ALL = Object.entries(functions) as unknown as [string, Defined][];
const TRIGGERS = ALL.flatMap(([name, { run, __endpoint }]) => {
  const document = __endpoint.eventTrigger?.eventFilterPathPatterns?.document;
  return document ? [{ name, run, match: pathPattern(document) }] : [];
});

/** @throws Error for an unknown function name. */
export function functionNamed(name: string): Defined {
  const found = ALL.find(([known]) => known === name);
  if (!found) throw new Error(`There is no function ${name}`);
  return found[1];
}

/** The number of functions triggered by writes so far. */
export const invocations = { count: 0 };

/** Pending work, by function and document. */
const running = new Map<string, Promise<void>>();

/**
 * Starts each function triggered by a write. As on a server they run in parallel; only one document's changes reach one function in
 * order, as they mostly do there (`replay.test.ts` delivers them out of order).
 */
function deliver({ path, id, before, after }: DocumentChange): void {
  const updateTime = getFirestore().updateTimeOf(getFirestore().doc(`${path}/${id}`));
  const side = (data: Data | null) => ({ data: () => data ?? undefined, updateTime });
  for (const { name, run, match } of TRIGGERS) {
    const params = match(`${path}/${id}`);
    if (!params) continue;
    invocations.count += 1;
    const event = { id: newId(), time: nowIso(), params, data: { before: side(before), after: side(after) } };
    const key = `${name} ${path}/${id}`;
    // Like the emulator, and unlike the service, it doesn't retry; errors are in the functions' own log.
    const done: Promise<void> = (running.get(key) ?? Promise.resolve())
      .then(() => run(event))
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        if (running.get(key) === done) running.delete(key);
      });
    running.set(key, done);
  }
}
documents.onChange((changes) => changes.forEach(deliver));

/** Resolves when no trigger is running, including those started by others. */
export async function settled(): Promise<void> {
  while (running.size > 0) await Promise.all(running.values());
}
