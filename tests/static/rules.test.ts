import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plainCollection, RULES_COLLECTIONS } from '../../scripts/rules/collections';
import { fieldsDocument } from '../../scripts/rules/fields';
import { generated } from '../../scripts/rules/generate';
import { numberPattern } from '../../scripts/rules/patterns';

const rules = readFileSync(fileURLToPath(new URL('../../firestore.rules', import.meta.url)), 'utf8');

test('firestore.rules matches the schemas', () => {
  // If not: npm run rules:generate
  expect(generated(rules)).toBe(rules);
  const document = readFileSync(fileURLToPath(new URL('../../docs/record-fields.md', import.meta.url)), 'utf8');
  expect(fieldsDocument(RULES_COLLECTIONS)).toBe(document);
});

test('a collection without its own entry is checked as manifest and schema say', () => {
  expect(rules).toContain(' !pricebookCategories~name parentId order~');
  expect(plainCollection('notes')).toMatchObject({ changeable: [] });
  expect(plainCollection('properties')).not.toHaveProperty('changeable');
});

test('whole numbers are bounded digit by digit', () => {
  const pattern = numberPattern({ kind: 'number', isWhole: true, min: 0, max: 250 }).replaceAll('#', '[0-9]');
  const taken = Array.from({ length: 1300 }, (_, number) => number).filter((number) =>
    new RegExp(`^(?:${pattern})$`).test(String(number)),
  );
  expect(taken).toEqual(Array.from({ length: 251 }, (_, number) => number));
});
