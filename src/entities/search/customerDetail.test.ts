import { expect, it } from 'vitest';
import { customerDetail } from './customerDetail';

const ruth = {
  name: 'Ruth Bianchi',
  phones: ['8285550134', '8285550174'],
  emails: ['ruth@example.com'],
  addresses: ['12 Elm St, Asheville, NC', '4 Shore Rd, New Bern, NC'],
  serials: ['SN-4711'],
  tags: ['new construction'],
};

it('shows the value that matched the search', () => {
  expect(customerDetail(ruth, 'ruth')).toBe('(828) 555-0134 · 12 Elm St, Asheville, NC');
  expect(customerDetail(ruth, 'new bern')).toBe('(828) 555-0134 · 4 Shore Rd, New Bern, NC');
  expect(customerDetail(ruth, '0174')).toBe('(828) 555-0174 · 12 Elm St, Asheville, NC');
  expect(customerDetail(ruth, 'sn-4711')).toBe('(828) 555-0134 · SN-4711');
  expect(customerDetail(ruth, 'new con')).toBe('(828) 555-0134 · new construction');
  expect(customerDetail({ ...ruth, phones: [], addresses: [] }, 'ruth')).toBe('');
});
