import { expect, it } from 'vitest';
import { nearPages } from './nearPagesOf';

it.each([
  ['/features/scheduleing', '/features/schedule'],
  ['/features/manual-j', '/features/manualJ'],
  ['/features/MANUALJ', '/features/manualJ'],
  ['/hvca', '/hvac'],
  ['/plumber', '/plumbing'],
  ['/roofers', '/roofing'],
  ['/pricing', '/features#pricing'],
  ['/features/ad/estimates/hvacs', '/hvac'],
])('%s is near %s', (address, page) => {
  expect(nearPages(address).map(({ to }) => to)).toContain(page);
});

it.each(['/', '', '/zzzzzzzz', `/${'a'.repeat(10_000)}`])('nothing is near %s', (address) => {
  expect(nearPages(address)).toEqual([]);
});
