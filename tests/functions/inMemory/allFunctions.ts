import type { DocumentChange } from '@/data/records/memoryDocuments';
import { pathPattern } from '@/demo/server/pathPattern';
import { newId } from '@/lib/ids';
import { nowIso } from '@/lib/dates';
import * as functions from '../../../functions/src/index';
import { documents, getFirestore } from './firestore';

/** What firebase-functions makes of a handler: called with a request, or run with what the request or event holds. */
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

/** @throws Error for a name that no function has. */
export function functionNamed(name: string): Defined {
  const found = ALL.find(([known]) => known === name);
  if (!found) throw new Error(`There is no function ${name}`);
  return found[1];
}

/** How many functions writes have started so far. */
export const invocations = { count: 0 };

/** What each function still has to do for each document, by both. */
const running = new Map<string, Promise<void>>();

/**
 * Starts each function that watches what was written. As on a server they run beside each other; only what happens to one document
 * comes to one function in order, as it mostly does there (`replay.test.ts` gives it to them otherwise).
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
    // Like the emulator, and unlike the service, nobody tries again; what failed is in the functions' own log.
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

/** Settles when no trigger runs any more, nor one that another has started. */
export async function settled(): Promise<void> {
  while (running.size > 0) await Promise.all(running.values());
}
