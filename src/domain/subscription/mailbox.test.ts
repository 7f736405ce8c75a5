import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox';

it.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+trial2@example.com', 'ada@example.com'],
  ['a.d.a+x@googlemail.com', 'ada@gmail.com'],
  // With other providers, dots make it a different mailbox.
  ['a.da@example.com', 'a.da@example.com'],
  ['+1@example.com', '+1@example.com'],
])('delivers %s to %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
