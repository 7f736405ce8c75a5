import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageCases } from './cases/storage';
import { firestoreClient } from './support/firestore';
import { emulatedProject, OPEN_STORAGE_RULES, readRules } from './support/hosts';
import { SEED } from './support/seed';
import { loadStorageRules, restoreFile, runStorageCase, SEED_FILES, type StorageCase } from './support/storageRunner';
import type { Fields, Outcome, Write } from './support/types';

/** All cases of a group, on a machine that is busy with other things. */
const GROUP_TIMEOUT_MS = 300_000;

// Storage rules read users and companies of the project the emulators run for, regardless of any others.
const documents = firestoreClient(emulatedProject());
const seeded = Object.entries(SEED)
  .filter(([path]) => path.split('/').length === 2 && /^(users|companies)\//.test(path))
  // Of A nothing was counted yet.
  .map(([path, data]): [string, Fields] => [path, path === 'companies/B' ? { ...data, isFileSpaceFull: true } : data]);

async function outcomesOf(cases: readonly StorageCase[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const one of cases) outcomes.set(one.id, await runStorageCase(one));
  return outcomes;
}

beforeAll(async () => {
  await documents.write(seeded.map(([path, data]): Write => ({ kind: 'set', path, data })));
  for (const path of Object.keys(SEED_FILES)) await restoreFile(path);
});

afterAll(async () => {
  await loadStorageRules(readRules('storage.rules'));
  await documents.write(seeded.map(([path]): Write => ({ kind: 'delete', path })));
});

describe('storage', () => {
  let outcomes: Map<string, Outcome>;
  beforeAll(async () => {
    await loadStorageRules(readRules('storage.rules'));
    outcomes = await outcomesOf(storageCases);
  }, GROUP_TIMEOUT_MS);
  test.each(storageCases.map((one) => [one.id, one] as const))('%s', (id, one) => {
    expect(outcomes.get(id)).toBe(one.expected);
  });
});

/** A request that would fail without any rules proves nothing about them. */
describe('storage without rules', () => {
  const denied = storageCases.filter((one) => one.expected === 'deny');
  let outcomes: Map<string, Outcome>;
  beforeAll(async () => {
    await loadStorageRules(OPEN_STORAGE_RULES);
    outcomes = await outcomesOf(denied);
  }, GROUP_TIMEOUT_MS);
  test.each(denied.map((one) => one.id))('%s', (id) => {
    expect(outcomes.get(id)).toBe('allow');
  });
});

test('no two cases share a name', () => {
  const ids = storageCases.map((one) => one.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
