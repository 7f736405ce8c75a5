import { expect, it } from 'vitest';
import { sourcesIn } from './sources';

/** `updatedAt: something.now()` written by hand: the stamps of `platform/audit` say by whom as well. */
const HALF_A_STAMP = /updatedAt: (?:\w+\.)?now\(\)/;

it('a function that records when it changed a record also records by whom', () => {
  const told = sourcesIn('functions/src')
    .filter(({ path, text }) => path !== 'functions/src/platform/audit.ts' && HALF_A_STAMP.test(text))
    .map(({ path }) => `${path} sets updatedAt alone. Write ...updatedStamp(uid, now()), with '' for the server.`);
  expect(told).toEqual([]);
});
