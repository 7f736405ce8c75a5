import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PERMISSIONS, type CollectionPermission } from '@/domain/access/permissions';
import { RULES_COLLECTIONS } from '../../scripts/rules/collections';
import { generated } from '../../scripts/rules/generate';

const rules = readFileSync(fileURLToPath(new URL('../../firestore.rules', import.meta.url)), 'utf8');

test('firestore.rules is as the schemas have it', () => {
  // If not: npm run rules:generate
  expect(generated(rules)).toBe(rules);
});

test('the rules check the fields of each collection that people write', () => {
  const writable = Object.entries<CollectionPermission>(PERMISSIONS)
    .filter(([, { create, update }]) => create.length + update.length > 0)
    .map(([collection]) => collection);
  expect(Object.keys(RULES_COLLECTIONS).toSorted()).toEqual(writable.toSorted());
});
