import { expect, it } from 'vitest';
import { MOST_AT_ONCE, readInvitees } from './invitees';

it.each([
  ['grace@example.com', { firstName: '', lastName: '', email: 'grace@example.com', phone: '' }],
  ['Grace Hopper grace@example.com', { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '' }],
  [
    'Grace Hopper <Grace@Example.com>',
    { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '' },
  ],
  [
    '"Hopper, Grace" <grace@example.com>;',
    { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '' },
  ],
  [
    'grace@example.com, Grace Hopper',
    { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '' },
  ],
  ['Grace - grace@example.com', { firstName: 'Grace', lastName: '', email: 'grace@example.com', phone: '' }],
  [
    'Grace\tHopper\tgrace@example.com',
    { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '' },
  ],
])('reads %j', (line, invitee) => expect(readInvitees(line)).toEqual({ invitees: [invitee], faults: [] }));

it('takes one person per line, each address once, and reports lines without one', () => {
  const { invitees, faults } = readInvitees('Ada ada@example.com\n\nGrace Hopper\nada@example.com\nbob@example');
  expect(invitees.map(({ email }) => email)).toEqual(['ada@example.com']);
  expect(faults).toEqual([
    '“Grace Hopper” has no e-mail address and no mobile number, like name@example.com or 512-555-0134',
    '“bob@example” has no e-mail address and no mobile number, like name@example.com or 512-555-0134',
  ]);
});

it('accepts twenty at once', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@example.com`).join('\n');
  expect(readInvitees(lines(MOST_AT_ONCE)).faults).toEqual([]);
  expect(readInvitees(lines(MOST_AT_ONCE + 1)).faults).toEqual(['At most 20 people at once; these are 21']);
});

it.each([
  ['Marcus Lee 512-555-0134', { firstName: 'Marcus', lastName: 'Lee', email: '', phone: '+15125550134' }],
  ['(512) 555-0134 Marcus', { firstName: 'Marcus', lastName: '', email: '', phone: '+15125550134' }],
  ['Marcus: +44 7700 900123', { firstName: 'Marcus', lastName: '', email: '', phone: '+447700900123' }],
  [
    'Marcus marcus@example.com 512-555-0134',
    { firstName: 'Marcus', lastName: '', email: 'marcus@example.com', phone: '' },
  ],
])('reads a mobile number in %j, preferring an e-mail address', (line, invitee) =>
  expect(readInvitees(line)).toEqual({ invitees: [invitee], faults: [] }),
);

it('refuses a number that cannot get texts, and merges duplicates', () => {
  expect(readInvitees('Marcus 555-0134').faults).toHaveLength(1);
  expect(readInvitees('512-555-0134\n(512) 555 0134').invitees).toHaveLength(1);
});
