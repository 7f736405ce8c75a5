import { expect, it } from 'vitest';
import { sha256Hex } from './sha256Hex';

// The examples of FIPS 180-2.
it.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
])('matches the standard for “%s”, as text and as bytes', async (text, expected) => {
  expect(await sha256Hex(text)).toBe(expected);
  expect(await sha256Hex(new TextEncoder().encode(text))).toBe(expected);
});
