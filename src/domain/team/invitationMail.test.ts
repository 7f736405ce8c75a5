import { expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '../subscription/summary';
import { invitationLetter, invitationMailFault, mailsSoFar } from './invitationMail';

const trying = { subscription: NO_SUBSCRIPTION };
const paying = { subscription: { ...NO_SUBSCRIPTION, firstPaidAt: '2026-01-01T00:00:00.000Z' } };

it('names inviter, company, address and expiration', () => {
  const letter = invitationLetter({
    companyName: 'Blue Ridge',
    inviterName: 'Dana Whitfield',
    email: 'ada@example.com',
    firstName: 'Ada',
    role: 'admin',
    untilText: 'Dec 6, 2026',
  });
  expect(letter.subject).toBe('Join Blue Ridge on Fieldwright');
  expect(letter.message).toContain('Dana Whitfield invites you to join Blue Ridge on Fieldwright as an admin.');
  expect(letter.message).toMatch(/^Hi Ada,/);
  expect(letter.message).toContain('signs you up with this address, ada@example.com');
  expect(letter.message).toContain('good until Dec 6, 2026');
});

it('stops after five e-mails per address, and ten addresses a day before the first payment', () => {
  expect(invitationMailFault({ isByText: false, company: trying, mailCount: 4, othersToday: 9 })).toBe('');
  expect(invitationMailFault({ isByText: false, company: paying, mailCount: 5, othersToday: 0 })).toContain(
    'e-mailed 5 times',
  );
  expect(invitationMailFault({ company: paying, isByText: true, mailCount: 5, othersToday: 0 })).toContain(
    'number has been texted 5 times',
  );
  expect(invitationMailFault({ isByText: false, company: trying, mailCount: 0, othersToday: 10 })).toContain(
    '10 invitations a day',
  );
  expect(invitationMailFault({ isByText: false, company: paying, mailCount: 0, othersToday: 10 })).toBe('');
});

it('starts counting again once an invitation has expired', () => {
  const stored = { expiresAt: '2026-06-15T00:00:00.000Z', mailCount: 5 };
  expect(mailsSoFar(stored, '2026-06-14T00:00:00.000Z')).toBe(5);
  expect(mailsSoFar(stored, '2026-06-15T00:00:00.000Z')).toBe(0);
  expect(mailsSoFar(null, '2026-06-14T00:00:00.000Z')).toBe(0);
});
