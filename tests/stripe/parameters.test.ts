import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TABLE_FILE, readTable } from '../../scripts/stripe/parameters/readTypes.mjs';

it('the parameter table matches the SDK’s types', { timeout: 120_000 }, () => {
  // When the SDK is updated: node scripts/stripe/parameters/readTypes.mjs
  expect(readTable()).toBe(readFileSync(TABLE_FILE, 'utf8'));
});
