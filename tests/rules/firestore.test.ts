import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUNTED } from '@/features/marketing/content/proofs';
import { FIRESTORE_CASES } from './cases';
import { attackIds } from './cases/attacks';
import { firestoreClient } from './support/firestore';
import { leftToReaders } from './cases/fields';
import { RULES_PROJECT } from './support/hosts';
import { recordOf, writtenAs } from './support/records';
import { runCases, runPastRules, seed } from './support/runner';
import type { Outcome, RulesCase } from './support/types';

/** A group of thousands of cases, on a machine that is busy with other things. */
const GROUP_TIMEOUT_MS = 900_000;

/** A separate project: the emulator gives each the rules it was started with. */
const client = firestoreClient(RULES_PROJECT);

beforeAll(() => seed(client));
afterAll(() => client.clear());

const shapesThatSucceed = new Set<string>();

/**
 * A request that would fail without any rules proves nothing about them. Requests that do the same to the same
 * documents are tried once: without rules neither the sender nor the values make a difference.
 */
async function expectNotVacuous(one: RulesCase): Promise<void> {
  const shape = shapeOf(one);
  if (shapesThatSucceed.has(shape)) return;
  expect(await runPastRules(client, one)).toBe('allow');
  shapesThatSucceed.add(shape);
}

function shapeOf({ request, before = {} }: RulesCase): string {
  const what = request.kind === 'commit' ? request.writes.map(({ kind, path }) => [kind, path]) : request;
  return JSON.stringify([what, Object.keys(before)]);
}

for (const [group, cases] of Object.entries(FIRESTORE_CASES)) {
  describe(group, () => {
    const outcomes = new Map<string, Outcome | Error>();

    // `-t` selects tests by name: what it leaves out is not sent.
    // oxlint-disable-next-line no-empty-pattern -- Vitest takes nothing but a pattern before the suite.
    beforeAll(async ({}, suite) => {
      const selected = new Set(suite.tasks.filter(({ mode }) => mode === 'run').map(({ name }) => name));
      const run = cases.filter(({ id }) => selected.has(id));
      await runCases(client, run, (one, outcome) => {
        outcomes.set(one.id, outcome);
        return true;
      });
    }, GROUP_TIMEOUT_MS);

    test.each(cases.map((one) => [one.id, one] as const))('%s', async (id, one) => {
      expect(outcomes.get(id)).toBe(one.expected);
      if (one.expected === 'deny') await expectNotVacuous(one);
    });
  });
}

test('no two cases share a name', () => {
  const ids = Object.values(FIRESTORE_CASES).flatMap((cases) => cases.map((one) => one.id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('each attack is translated, or left out for a reason', () => {
  expect(new Set(attackIds).size).toBe(attackIds.length);
  expect(attackIds).toHaveLength(258);
});

test('values the rules leave to readers are refused or repaired by the schema', () => {
  const taken = leftToReaders.filter(([collection, , fields]) => {
    const parsed = writtenAs(collection).schema.safeParse({ ...recordOf(collection), ...fields });
    const kept: Record<string, unknown> = parsed.data ?? {};
    return parsed.success && Object.entries(fields).every(([field, value]) => isDeepStrictEqual(kept[field], value));
  });
  expect(taken.map(([collection, label]) => `${collection}: ${label}`)).toEqual([]);
});

test('the home page claims no more refusals than there are', () => {
  const refused = Object.values(FIRESTORE_CASES).flatMap((cases) =>
    cases.filter(({ expected }) => expected === 'deny'),
  );
  expect(refused.length).toBeGreaterThanOrEqual(COUNTED.refusals);
});
