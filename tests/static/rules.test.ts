import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { generated } from '../../scripts/rules/generate';

const rules = readFileSync(fileURLToPath(new URL('../../firestore.rules', import.meta.url)), 'utf8');

test('firestore.rules is as the schemas have it', () => {
  // If not: npm run rules:generate
  expect(generated(rules)).toBe(rules);
});
