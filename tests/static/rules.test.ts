import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { collectionText } from '../../scripts/rules/collection';
import { plainCollection } from '../../scripts/rules/collections';
import { generated } from '../../scripts/rules/generate';

const rules = readFileSync(fileURLToPath(new URL('../../firestore.rules', import.meta.url)), 'utf8');

test('firestore.rules is as the schemas have it', () => {
  // If not: npm run rules:generate
  expect(generated(rules)).toBe(rules);
});

test('a collection without an entry of its own is checked as manifest and schema say', () => {
  const category = plainCollection('pricebookCategories');
  const text = category && collectionText(category, '');
  expect(text).toContain('function isPricebookCategory(d) {');
  expect(text).toContain("d.keys().hasOnly('name ");
  expect(plainCollection('notes')).toMatchObject({ changeable: [] });
  expect(plainCollection('properties')).not.toHaveProperty('changeable');
});

test('a block without marks is told which to put there', () => {
  expect(() => generated(rules.replaceAll('// >>> notes:', '// notes:'))).toThrow(
    /no marks for notes\. Put into its block:\n\/\/ >>> notes: written by/,
  );
});
