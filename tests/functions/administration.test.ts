import { expect, it } from 'vitest';
import { readAdministration } from '@/domain/administration/api';
import { mailSchema } from '@/domain/mail/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { nowIso } from '@/lib/dates';
import { newCompany, newMember } from './fixtures';
import { at, audit } from './records';
import { refusal } from './support';

const mail = (state: 'sent' | 'failed', requestedAt: string, error = '') => ({
  ...mailSchema.parse({
    ...{ kind: 'invoice', subjectType: 'invoice', subjectId: 'i1', to: ['ada@example.com'], subject: 'Invoice' },
    ...{ state, error, requestedAt, sentAt: state === 'sent' ? requestedAt : '', sentBy: 'system' },
  }),
  ...audit('system'),
});

it('lists members, usage and failures', async () => {
  const { owner, companyId } = await newCompany();
  const office = await newMember(companyId, 'office');
  await newMember(companyId, 'technician', { disabled: true, isVerified: false });
  const now = nowIso();
  await at(companyId, `counters/mail-${now.slice(0, 10)}`).set({ recipients: 12 });
  await at(companyId, 'counters/files').set({ bytes: 400_000_000 });
  await at(companyId, 'mail/old').set(mail('failed', addDaysToInstant(now, -9), 'Long ago.'));
  await at(companyId, 'mail/sent').set(mail('sent', addDaysToInstant(now, -3)));
  await at(companyId, 'mail/failed').set(mail('failed', addDaysToInstant(now, -1), 'The mailbox is full.'));
  await at(companyId, 'connections/quickbooks').set({
    ...{ provider: 'quickbooks', state: 'connected', connectedBy: owner.uid, connectedAt: now },
  });
  await at(companyId, 'quickbooksSetup/setup').set({ lastFault: 'An account was deleted.' });
  await at(companyId, 'invites/i1').set({
    ...{ companyId, companyName: 'Lovelace', email: 'new@example.com', role: 'office', status: 'pending' },
    ...{ invitedBy: owner.uid, expiresAt: now, ...audit(owner.uid) },
  });

  const answer = await owner.call(readAdministration, {});

  const byRole = Object.fromEntries(answer.people.map((person) => [person.role, person]));
  expect(answer.peopleCount).toBe(3);
  expect(byRole['admin']).toMatchObject({ uid: owner.uid, isOwner: true, isDisabled: false });
  expect(byRole['office']).toMatchObject({ uid: office.uid, isOwner: false, isConfirmed: true });
  expect(Date.parse(now) - Date.parse(byRole['office']?.lastSeenAt ?? '')).toBeLessThan(60_000);
  expect(byRole['technician']).toMatchObject({ isDisabled: true, isConfirmed: false });
  expect(answer.invitations).toMatchObject([{ email: 'new@example.com', role: 'office' }]);
  expect(answer).toMatchObject({
    invitationCount: 1,
    mail: { used: 12, limit: 50 },
    texts: { used: 0, limit: 20 },
    files: { used: 400_000_000, limit: 1_000_000_000 },
    ai: { isOn: false, costCents: 0 },
  });
  expect(answer.connections.map(({ id, state, fault }) => [id, state, fault])).toEqual([
    ['mail', 'broken', 'The mailbox is full.'],
    ['quickbooks', 'attention', 'An account was deleted.'],
    ['texts', 'off', ''],
  ]);
});

it('is for admins only', async () => {
  const { companyId } = await newCompany();
  const manager = await newMember(companyId, 'manager');
  expect(await refusal(manager.call(readAdministration, {}))).toMatchObject({ code: 'permission-denied' });
});
