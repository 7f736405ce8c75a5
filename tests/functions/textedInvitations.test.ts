import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { acceptInvitation, inviteMember, listMyInvitations, revokeInvitation } from '@/domain/team/api';
import { companySchema } from '@/domain/company/schema';
import { inviteSchema } from '@/domain/team/schema';
import { newId } from '@/lib/ids';
import type { Deps } from '../../functions/src/platform/admin';
import { textInvitation } from '../../functions/src/team/textInvitation';
import type { DeliverText } from '../../functions/src/twilio/client';
import { newCompany, newMember } from './fixtures';
import { losingAnswers } from './losingAnswers';
import { at, audit } from './records';
import { db, endClients, newAccount, refusal, type Client } from './support';
import { MORNING, openPhones, setNow, textDeps, type TestPhones } from './texts';

let phones: TestPhones;
let owner: Client;
let companyId: string;

beforeAll(async () => {
  phones = await openPhones();
  ({ owner, companyId } = await newCompany());
  await db.doc(`companies/${companyId}`).update({ timeZone: 'America/Chicago' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await phones.stop();
  await endClients();
});

let last = 100;
const newNumber = (): string => `+1512555${String(last++).padStart(4, '0')}`;
const linkIn = (path: string) => {
  const { searchParams } = new URL(path, 'https://app.example');
  return {
    companyId: searchParams.get('company') ?? '',
    inviteId: searchParams.get('invite') ?? '',
    key: searchParams.get('key') ?? '',
  };
};
const invite = async (phone: string, role: 'technician' | 'office' = 'technician') =>
  linkIn((await owner.call(inviteMember, { phone, role })).path);
const userOf = async (client: Client) => (await db.doc(`users/${client.uid}`).get()).data();

describe('an invitation by mobile number', () => {
  it('admits anyone with the link, once they confirmed their address, and links the technician with that number', async () => {
    const phone = newNumber();
    await db.doc(`users/${owner.uid}/technicians/marcus`).set({
      firstName: 'Marcus',
      lastName: 'Lee',
      phone: `(512) 555-${phone.slice(-4)}`,
      linkedUid: '',
      status: 'active',
      ...audit(owner.uid),
    });
    const link = await invite(phone);
    const marcus = await newAccount({ isVerified: false });
    expect(await refusal(marcus.call(acceptInvitation, link))).toMatchObject({ code: 'failed-precondition' });
    expect((await marcus.call(listMyInvitations, { link })).invitations).toEqual([]);

    const confirmed = await newAccount();
    expect((await confirmed.call(listMyInvitations, { link })).invitations).toMatchObject([
      { companyId, inviteId: link.inviteId, key: link.key, role: 'technician' },
    ]);
    await confirmed.call(acceptInvitation, link);
    expect(await userOf(confirmed)).toMatchObject({ companyId, role: 'technician' });
    expect((await db.doc(`users/${owner.uid}/technicians/marcus`).get()).get('linkedUid')).toBe(confirmed.uid);
    expect(String((await userOf(confirmed))?.['phone'])).toContain(phone.slice(-4));
  });

  it('works once, and not with another key, withdrawn, renewed, or expired', async () => {
    const link = await invite(newNumber(), 'office');
    const [first, second] = [await newAccount(), await newAccount()];
    const refused = (client: Client, given = link) => refusal(client.call(acceptInvitation, given));
    expect(await refused(first, { ...link, key: 'guessed' })).toMatchObject({ code: 'permission-denied' });
    expect(await refused(first, { ...link, key: '' })).toMatchObject({ code: 'permission-denied' });
    // Same as for a link that never existed.
    expect(await refused(first, { ...link, inviteId: 'x'.repeat(24) })).toMatchObject({ code: 'permission-denied' });
    await first.call(acceptInvitation, link);
    expect(await refused(second)).toMatchObject({ code: 'failed-precondition' });

    const withdrawn = await invite(newNumber());
    await owner.call(revokeInvitation, { inviteId: withdrawn.inviteId });
    expect(await refused(second, withdrawn)).toMatchObject({ code: 'failed-precondition' });
    expect((await second.call(listMyInvitations, { link: withdrawn })).invitations).toEqual([]);

    const phone = newNumber();
    const [older, newer] = [await invite(phone), await invite(phone)];
    expect(newer.inviteId).toBe(older.inviteId);
    expect(await refused(second, older)).toMatchObject({ code: 'permission-denied' });
    await at(companyId, `invites/${newer.inviteId}`).update({ expiresAt: '2026-01-01T00:00:00.000Z' });
    expect(await refused(second, newer)).toMatchObject({ code: 'failed-precondition' });
    expect((await userOf(second))?.['companyId'] ?? null).toBeNull();
  });

  it('doesn’t change the role of a colleague who opens it', async () => {
    const link = await invite(newNumber(), 'office');
    const colleague = await newMember(companyId, 'technician');
    expect(await refusal(colleague.call(acceptInvitation, link))).toMatchObject({
      message: 'You already belong to this company.',
    });
    expect(await userOf(colleague)).toMatchObject({ role: 'technician' });
  });

  it('requires an address or a number that can receive texts', async () => {
    expect(await refusal(owner.call(inviteMember, { phone: '555-0134', role: 'office' }))).toMatchObject({
      code: 'invalid',
    });
    expect(await refusal(owner.call(inviteMember, { role: 'office' }))).toMatchObject({ code: 'invalid' });
  });
});

describe('an invitation’s text', () => {
  const sent: string[] = [];
  const deliver: DeliverText = ({ to, body }) => {
    sent.push(`${to} ${body}`);
    return Promise.resolve({ providerId: 'SM1' });
  };
  const text = async (phone: string, deps: Deps = textDeps) => {
    const inviteId = newId();
    const company = companySchema.parse((await db.doc(`companies/${companyId}`).get()).data());
    const invitation = inviteSchema.parse({
      ...{ companyId, companyName: 'Lone Star', email: '', phone, role: 'technician', status: 'pending' },
      ...{ invitedBy: owner.uid, expiresAt: '2026-07-01T00:00:00.000Z' },
    });
    const inviter = { uid: owner.uid, email: owner.email, name: 'Ada' };
    const outcome = await textInvitation(
      deps,
      { inviteId, invite: invitation, key: 'secret-key', company, inviter, origin: 'https://app.example' },
      deliver,
    );
    const stored = await db.collection(`companies/${companyId}/texts`).where('subjectId', '==', inviteId).get();
    return { ...outcome, stored: stored.docs.map((one) => one.data()) };
  };

  it('contains the link, whose key isn’t in the company’s copy', async () => {
    setNow(MORNING);
    const phone = newNumber();
    const { mailState, stored } = await text(phone);
    expect(mailState).toBe('sent');
    expect(sent.at(-1)).toContain(`${phone} Lone Star: Ada invites you to join us on Fieldwright as a technician.`);
    expect(sent.at(-1)).toMatch(/https:\/\/app\.example\/register\?invited&company=.*&key=secret-key$/);
    expect(stored).toMatchObject([{ kind: 'invitation', phone, state: 'sent' }]);
    expect(JSON.stringify(stored)).not.toContain('secret-key');
  });

  it('goes out once if the database’s responses are lost', async () => {
    setNow(MORNING);
    const before = sent.length;
    const { mailState, stored } = await text(newNumber(), { ...textDeps, db: losingAnswers(db) });
    expect([mailState, stored.length, sent.length]).toEqual(['sent', 1, before + 1]);
  });

  it('isn’t sent at night, or when the company’s daily texts are used up', async () => {
    const before = sent.length;
    setNow('2026-06-01T04:00:00.000Z');
    expect(await text(newNumber())).toMatchObject({ mailState: 'failed', stored: [] });
    setNow(MORNING);
    await at(companyId, `counters/texts-${MORNING.slice(0, 10)}`).set({ segments: 1_000_000 });
    const { mailError, stored } = await text(newNumber());
    expect(mailError).not.toBe('');
    expect(stored).toEqual([]);
    expect(sent).toHaveLength(before);
  });
});
