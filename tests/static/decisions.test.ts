import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decisionIndex, INDEX_FILE } from '../../scripts/decisionIndex';

test('the index of decisions lists every decision; otherwise run npm run decisions', () => {
  expect(readFileSync(INDEX_FILE, 'utf8')).toBe(decisionIndex());
});
