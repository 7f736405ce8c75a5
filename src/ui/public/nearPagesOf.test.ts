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
  ['/rodmap', '/roadmap'],
  ['/xvac', '/hvac'],
])('suggests for %s the page %s', (address, page) => {
  expect(nearPages(address).map(({ to }) => to)).toContain(page);
});

it.each(['/', '', '/zzzzzzzz', `/${'a'.repeat(10_000)}`, '/admin', '/vehicles/x/view'])(
  'suggests nothing for %s',
  (address) => {
    expect(nearPages(address)).toEqual([]);
  },
);

it('searches the given pages, also by the start of an address', () => {
  const pages = [
    { to: '/customers', label: 'Customers' },
    { to: '/jobs', label: 'Jobs' },
  ];
  expect(nearPages('/customer/4711/detials', pages)).toEqual([pages[0]]);
  expect(nearPages('/hvac', pages)).toEqual([]);
});
