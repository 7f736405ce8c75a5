import { expect, it } from 'vitest';
import { MOST_AT_ONCE, readInvitees } from './invitees';

it.each([
  ['grace@example.com', { firstName: '', lastName: '', email: 'grace@example.com' }],
  ['Grace Hopper grace@example.com', { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }],
  ['Grace Hopper <Grace@Example.com>', { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }],
  ['"Hopper, Grace" <grace@example.com>;', { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }],
  ['grace@example.com, Grace Hopper', { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }],
  ['Grace - grace@example.com', { firstName: 'Grace', lastName: '', email: 'grace@example.com' }],
  ['Grace\tHopper\tgrace@example.com', { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }],
])('reads %j', (line, invitee) => expect(readInvitees(line)).toEqual({ invitees: [invitee], faults: [] }));

it('takes one person on each line, an address once, and says which line has none', () => {
  const { invitees, faults } = readInvitees('Ada ada@example.com\n\nGrace Hopper\nada@example.com\nbob@example');
  expect(invitees.map(({ email }) => email)).toEqual(['ada@example.com']);
  expect(faults).toEqual([
    '“Grace Hopper” has no e-mail address, like name@example.com',
    '“bob@example” has no e-mail address, like name@example.com',
  ]);
});

it('takes twenty at once', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@example.com`).join('\n');
  expect(readInvitees(lines(MOST_AT_ONCE)).faults).toEqual([]);
  expect(readInvitees(lines(MOST_AT_ONCE + 1)).faults).toEqual(['At most 20 people at once; these are 21']);
});
