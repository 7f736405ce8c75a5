import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  changeMemberRole,
  inviteMember,
  listMyInvitations,
  removeMember,
  revokeInvitation,
} from '@/domain/team/api';
import type { Role } from '@/domain/access/roles';
import { newCompany, newMember } from './fixtures';
import { adminAuth, db, endClients, newAccount, refusal, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

const invite = async (client: Client, role: Role = 'office') =>
  (await owner.call(inviteMember, { email: client.email, role })).inviteId;
const inviteDocument = (inviteId: string) => db.doc(`companies/${companyId}/invites/${inviteId}`);
const userDocument = async (client: Client) => (await db.doc(`users/${client.uid}`).get()).data();

/** Returns the e-mails the local mailbox received for an address, newest last. */
const mailsTo = async (email: string): Promise<{ subject: string; text: string; replyTo: string[] }[]> => {
  const address = `http://127.0.0.1:${process.env['FIELDWRIGHT_MAILBOX_PORT']}/api/mails?to=${encodeURIComponent(email)}`;
  return ((await (await fetch(address)).json()) as { mails: { subject: string; text: string; replyTo: string[] }[] })
    .mails;
};

describe('an invitation e-mail', () => {
  it('contains the link, can be requested again, and is sent at most five times', { tags: 'emulators' }, async () => {
    const company = await newCompany();
    const call = (email: string) => company.owner.call(inviteMember, { email, role: 'technician' });
    const document = (inviteId: string) => db.doc(`companies/${company.companyId}/invites/${inviteId}`);
    const email = `grace-${Date.now()}@example.com`;

    const { inviteId, mailError } = await call(email);
    expect(mailError).toBe('');
    expect((await document(inviteId).get()).data()).toMatchObject({ mailState: 'sent', mailError: '', mailCount: 1 });
    await call(email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({ subject: 'Join Lovelace Heating on Fieldwright' });
    expect(mails[0]?.replyTo.join(' ')).toContain(company.owner.email);
    expect(mails[0]?.text).toContain(
      `/register?invited&email=${encodeURIComponent(email)}&company=${company.companyId}&key=`,
    );

    await document(inviteId).update({ mailCount: 5 });
    expect((await call(email)).mailError).toContain('has been e-mailed 5 times');
    expect((await document(inviteId).get()).data()).toMatchObject({ status: 'pending', mailState: 'failed' });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('goes to ten addresses a day from a company that has never paid; the invitation is valid without it', async () => {
    const company = await newCompany();
    const invites = db.collection(`companies/${company.companyId}/invites`);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => invites.doc(`i${index}`).set({ mailedAt: new Date().toISOString() })),
    );
    const invited = await newAccount();
    const { inviteId, mailError } = await company.owner.call(inviteMember, { email: invited.email, role: 'office' });

    expect(mailError).toContain('10 invitations a day');
    expect(await mailsTo(invited.email)).toEqual([]);
    await invited.call(acceptInvitation, { companyId: company.companyId, inviteId });
    await db
      .doc(`companies/${company.companyId}`)
      .update({ subscription: { firstPaidAt: '2026-01-01T00:00:00.000Z' } });
    const after = await company.owner.call(inviteMember, { email: `b-${invited.email}`, role: 'office' });
    expect(after.mailError).toBe('');
  });
});

describe('the key in an invitation e-mail', () => {
  const linkOf = async (email: string) => {
    const link = /\S+\/register\?\S+/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
    const { searchParams } = new URL(link);
    return { companyId: searchParams.get('company') ?? '', inviteId: '', key: searchParams.get('key') ?? '' };
  };
  const UNCONFIRMED = {
    code: 'failed-precondition',
    message: 'Confirm your e-mail address first: open the link that we sent you.',
  };

  it('confirms the address it was sent to, and lets the person in', async () => {
    const grace = await newAccount({ isVerified: false });
    await owner.call(inviteMember, { email: grace.email, role: 'technician', firstName: 'Grace', lastName: 'Hopper' });
    const link = await linkOf(grace.email);
    expect(link.companyId).toBe(companyId);
    expect(await grace.call(acceptInvitation, link)).toEqual({ companyId });
    expect((await adminAuth.getUser(grace.uid)).emailVerified).toBe(true);
    expect(await userDocument(grace)).toMatchObject({ companyId, role: 'technician' });
  });

  it('confirms nothing if it is wrong, someone else’s, from an earlier e-mail or withdrawn; all are refused alike', async () => {
    const [grace, other] = [await newAccount({ isVerified: false }), await newAccount({ isVerified: false })];
    const uninvited = await newAccount({ isVerified: false });
    const inviteId = await invite(grace);
    await invite(other);
    const [first, others] = [await linkOf(grace.email), await linkOf(other.email)];
    const refused = (client: Client, key: string) =>
      refusal(client.call(acceptInvitation, { companyId, inviteId: '', key }));
    expect(await refused(grace, '')).toMatchObject(UNCONFIRMED);
    expect(await refused(grace, 'x'.repeat(20))).toMatchObject(UNCONFIRMED);
    expect(await refused(grace, others.key)).toMatchObject(UNCONFIRMED);
    expect(await refused(uninvited, first.key)).toMatchObject(UNCONFIRMED);
    await invite(grace);
    expect(await refused(grace, first.key)).toMatchObject(UNCONFIRMED);
    const second = await linkOf(grace.email);
    await owner.call(revokeInvitation, { inviteId });
    expect(await refused(grace, second.key)).toMatchObject(UNCONFIRMED);
    expect((await adminAuth.getUser(grace.uid)).emailVerified).toBe(false);
  });

  it('isn’t in anything admins can read', async () => {
    const grace = await newAccount({ isVerified: false });
    const inviteId = await invite(grace);
    const { key } = await linkOf(grace.email);
    expect(JSON.stringify((await inviteDocument(inviteId).get()).data())).not.toContain(key);
    const mails = await db.collection(`companies/${companyId}/mail`).where('subjectId', '==', inviteId).get();
    expect(mails.empty).toBe(false);
    expect(JSON.stringify(mails.docs.map((mail) => mail.data()))).not.toContain(key);
  });
});

describe('an invitation', () => {
  it(
    'is listed for its address, accepted once, and grants the role and the company’s flags',
    { tags: 'emulators' },
    async () => {
      const grace = await newAccount();
      const inviteId = await invite(grace, 'technician');

      expect(await grace.call(listMyInvitations, {})).toEqual({
        invitations: [
          {
            inviteId,
            key: '',
            companyId,
            companyName: 'Lovelace Heating',
            role: 'technician',
            invitedByName: 'Ada Lovelace',
          },
        ],
      });
      expect(await grace.call(acceptInvitation, { companyId, inviteId })).toEqual({ companyId });

      expect(await userDocument(grace)).toMatchObject({
        companyId,
        role: 'technician',
        email: grace.email,
        features: { customers: true, jobs: true, technicians: true },
      });
      expect((await inviteDocument(inviteId).get()).data()).toMatchObject({
        status: 'accepted',
        acceptedBy: grace.uid,
      });
      expect(await grace.call(listMyInvitations, {})).toEqual({ invitations: [] });
      expect(await grace.call(acceptInvitation, { companyId, inviteId }), 'a retry').toEqual({ companyId });
      const activity = await db
        .collection(`companies/${companyId}/activity`)
        .where('actorUid', '==', grace.uid)
        .where('verb', '==', 'joined')
        .get();
      expect(activity.docs.map((entry) => entry.data())).toMatchObject([
        { verb: 'joined', subjectId: grace.uid, detail: 'technician' },
      ]);
    },
  );

  it('gives a technician a new record, or the one the office keeps under their address', async () => {
    const technicians = db.collection(`users/${owner.uid}/technicians`);
    const linkedTo = async (client: Client) =>
      (await technicians.where('linkedUid', '==', client.uid).get()).docs.map((one) => one.data());
    const [unknown, known] = [await newAccount(), await newAccount()];
    await technicians.doc('kept').set({ firstName: 'Kay', email: known.email, linkedUid: '', status: 'active' });
    for (const client of [unknown, known])
      await client.call(acceptInvitation, { companyId, inviteId: await invite(client, 'technician') });

    expect(await linkedTo(unknown)).toMatchObject([{ email: unknown.email, status: 'active', baseRevision: '' }]);
    expect(await linkedTo(known)).toMatchObject([{ firstName: 'Kay', email: known.email }]);
    // No one has two, however often the role changes.
    for (const role of ['office', 'technician'] as const)
      await owner.call(changeMemberRole, { uid: unknown.uid, role });
    expect(await linkedTo(unknown)).toHaveLength(1);
  });

  it('ignores the case of the address, and is renewed by inviting again', async () => {
    const client = await newAccount();
    const first = (await owner.call(inviteMember, { email: client.email.toUpperCase(), role: 'office' })).inviteId;
    const revision = (await inviteDocument(first).get()).get('revision') as string;
    await inviteDocument(first).update({ expiresAt: '2020-01-01T00:00:00.000Z' });

    const second = await invite(client, 'manager');

    expect(second).toBe(first);
    expect((await inviteDocument(first).get()).data()).toMatchObject({
      role: 'manager',
      status: 'pending',
      email: client.email,
      baseRevision: revision,
    });
    await client.call(acceptInvitation, { companyId, inviteId: second });
    expect(await userDocument(client)).toMatchObject({ role: 'manager' });
  });

  it('stays closed to another address, without revealing whether it exists', async () => {
    const invited = await newAccount();
    const stranger = await newAccount();
    const inviteId = await invite(invited);

    const forReal = await refusal(stranger.call(acceptInvitation, { companyId, inviteId }));
    const forNone = await refusal(stranger.call(acceptInvitation, { companyId, inviteId: 'a'.repeat(40) }));

    expect(forReal).toEqual({
      code: 'permission-denied',
      message: 'This invitation was sent to another e-mail address.',
    });
    expect(forNone).toEqual(forReal);
    expect(await userDocument(stranger)).toBeUndefined();
    expect(await stranger.call(listMyInvitations, {})).toEqual({ invitations: [] });
  });

  it('requires a confirmed address, and shows nothing without one', async () => {
    const client = await newAccount({ isVerified: false });
    const inviteId = await invite(client);

    expect(await client.call(listMyInvitations, {})).toEqual({ invitations: [] });
    expect(await refusal(client.call(acceptInvitation, { companyId, inviteId }))).toMatchObject({
      code: 'failed-precondition',
    });
    expect(await userDocument(client)).toBeUndefined();
  });

  it('expires', async () => {
    const client = await newAccount();
    const inviteId = await invite(client);
    await inviteDocument(inviteId).update({ expiresAt: new Date(Date.now() - 1000).toISOString() });

    expect(await client.call(listMyInvitations, {})).toEqual({ invitations: [] });
    expect(await refusal(client.call(acceptInvitation, { companyId, inviteId }))).toEqual({
      code: 'failed-precondition',
      message: 'This invitation has expired. Ask for a new one.',
    });
  });

  it('can be withdrawn until it is accepted', async () => {
    const client = await newAccount();
    const inviteId = await invite(client);

    expect(await owner.call(revokeInvitation, { inviteId })).toEqual({ done: true });
    expect(await owner.call(revokeInvitation, { inviteId }), 'twice').toEqual({ done: true });
    expect(await client.call(listMyInvitations, {})).toEqual({ invitations: [] });
    expect(await refusal(client.call(acceptInvitation, { companyId, inviteId }))).toMatchObject({
      message: 'This invitation was withdrawn. Ask for a new one.',
    });

    await invite(client);
    await client.call(acceptInvitation, { companyId, inviteId });
    expect(await refusal(owner.call(revokeInvitation, { inviteId }))).toMatchObject({ code: 'failed-precondition' });
    expect(await refusal(owner.call(revokeInvitation, { inviteId: 'nothing' }))).toMatchObject({
      code: 'not-found',
      message: 'invites not found',
    });
  });

  it('ends when its author leaves, or may no longer invite', async () => {
    const expectWithdrawn = async (guest: Client, inviteId: string) =>
      expect(await refusal(guest.call(acceptInvitation, { companyId, inviteId }))).toMatchObject({
        message: 'This invitation was withdrawn. Ask for a new one.',
      });
    const invitedBy = async (inviter: Client, role: 'admin' | 'user') => {
      const guest = await newAccount();
      const { inviteId } = await inviter.call(inviteMember, { email: guest.email, role });
      return { guest, inviteId };
    };
    const leaving = await newMember(companyId, 'manager');
    const left = await invitedBy(leaving, 'user');
    await owner.call(removeMember, { uid: leaving.uid });
    await expectWithdrawn(left.guest, left.inviteId);

    const sinking = await newMember(companyId, 'admin');
    const [admin, user] = [await invitedBy(sinking, 'admin'), await invitedBy(sinking, 'user')];
    await owner.call(changeMemberRole, { uid: sinking.uid, role: 'manager' });
    await expectWithdrawn(admin.guest, admin.inviteId);
    expect((await inviteDocument(user.inviteId).get()).get('status')).toBe('pending');
    await owner.call(changeMemberRole, { uid: sinking.uid, role: 'office' });
    await expectWithdrawn(user.guest, user.inviteId);
  });

  it('is refused for an existing member, and for an admin if a manager asks', async () => {
    const manager = await newMember(companyId, 'manager');
    const colleague = await newMember(companyId, 'office');

    expect(await refusal(owner.call(inviteMember, { email: colleague.email, role: 'admin' }))).toMatchObject({
      code: 'already-exists',
    });
    expect(await refusal(manager.call(inviteMember, { email: 'new.admin@example.com', role: 'admin' }))).toMatchObject({
      code: 'permission-denied',
    });
    expect(await manager.call(inviteMember, { email: 'new.manager@example.com', role: 'manager' })).toHaveProperty(
      'inviteId',
    );
  });

  it('can’t be reused by someone who was removed', async () => {
    const client = await newAccount();
    const inviteId = await invite(client);
    await client.call(acceptInvitation, { companyId, inviteId });
    await owner.callRaw('removeMember', { uid: client.uid });

    expect(await refusal(client.call(acceptInvitation, { companyId, inviteId }))).toMatchObject({
      message: 'This invitation has already been used. Ask for a new one.',
    });
  });
});
