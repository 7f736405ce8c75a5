import { expect, it } from 'vitest';
import { registerPath, returnPath } from './returnPath';

it('returns to a page of ours', () => {
  const place = '/subscribe?plan=professional&interval=year';
  expect(returnPath(registerPath(place).replace(/^.*\?/, '?'), '/start')).toBe(place);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'jobs',
  '',
])('does not return to %j', (place) => {
  expect(returnPath(`?from=${encodeURIComponent(place)}`, '/start')).toBe('/start');
});
