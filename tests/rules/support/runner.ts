import { tokenOf } from './actors';
import type { FirestoreClient } from './firestore';
import { SEED } from './seed';
import type { Fields, Outcome, RulesCase, Write } from './types';

/** Restores documents to their seeded state. */
function restoring(paths: Iterable<string>): Write[] {
  return [...new Set(paths)].map((path): Write => {
    const data = SEED[path];
    return data ? { kind: 'set', path, data } : { kind: 'delete', path };
  });
}

const setting = (documents: Record<string, Fields>): Write[] =>
  Object.entries(documents).map(([path, data]): Write => ({ kind: 'set', path, data }));

export async function seed(client: FirestoreClient): Promise<void> {
  await client.clear();
  await client.write(setting(SEED));
}

/** Sends a case's request as its actor, returns the outcome, and leaves the seed as it was. */
export const runCase = (client: FirestoreClient, one: RulesCase): Promise<Outcome> =>
  runAs(tokenOf(one.actor), client, one);

/** Does the same as a user who bypasses the rules. */
export const runPastRules = (client: FirestoreClient, one: RulesCase): Promise<Outcome> => runAs('owner', client, one);

async function runAs(
  token: string | null,
  client: FirestoreClient,
  { request, before = {} }: RulesCase,
): Promise<Outcome> {
  await client.write(setting(before));
  const outcome = await client.run(token, request);
  const written = outcome === 'allow' && request.kind === 'commit' ? request.writes.map((write) => write.path) : [];
  await client.write(restoring([...written, ...Object.keys(before)]));
  return outcome;
}

const PARALLEL = 4;

/** Reads can run in parallel. Writes to one project, even denied ones, would wait for each other's locks. */
const isRead = ({ request, before }: RulesCase): boolean => !before && request.kind !== 'commit';

/** Runs cases and passes each outcome to `onOutcome`, which may return false to stop early. A case that fails to run yields its error. */
export async function runCases(
  client: FirestoreClient,
  cases: readonly RulesCase[],
  onOutcome: (one: RulesCase, outcome: Outcome | Error) => boolean,
): Promise<void> {
  let isGoingOn = true;
  const work = async (queue: Iterator<RulesCase>): Promise<void> => {
    for (let next = queue.next(); !next.done && isGoingOn; next = queue.next()) {
      const outcome = await runCase(client, next.value).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      isGoingOn = onOutcome(next.value, outcome) && isGoingOn;
    }
  };
  const reads = cases.filter(isRead).values();
  await Promise.all(Array.from({ length: PARALLEL }, () => work(reads)));
  await work(cases.filter((one) => !isRead(one)).values());
}
