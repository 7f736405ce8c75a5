import { tokenOf } from './actors';
import type { FirestoreClient } from './firestore';
import { SEED } from './seed';
import type { Fields, Outcome, RulesCase, Write } from './types';

/** Puts documents back to what the seed says. */
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

/** Sends a case's request as its actor, tells what came of it, and leaves the seed as it was. */
export async function runCase(client: FirestoreClient, { actor, request, before = {} }: RulesCase): Promise<Outcome> {
  await client.write(setting(before));
  const outcome = await client.run(tokenOf(actor), request);
  const written = outcome === 'allow' && request.kind === 'commit' ? request.writes.map((write) => write.path) : [];
  await client.write(restoring([...written, ...Object.keys(before)]));
  return outcome;
}
