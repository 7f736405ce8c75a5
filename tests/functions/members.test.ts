import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  changeMemberRole,
  inviteMember,
  listSecondSteps,
  removeMember,
  removeSecondStep,
  signOutEverywhere,
} from '@/domain/team/api';
import { addDaysToInstant } from '@/lib/calendar';
import { buildVisit } from '@/testing/factories/visit';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { goneAccounts } from '../../functions/src/team/disableGone';
import { depsAt } from './deps';
import { newCompany, newMember } from './fixtures';
import { adminAuth, db, endClients, newAccount, refusal, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

const roleOf = async (client: Client) => (await db.doc(`users/${client.uid}`).get()).get('role') as string;

describe('changeMemberRole', () => {
  it('changes the role and records it in the activity', async () => {
    const colleague = await newMember(companyId, 'technician');

    expect(await owner.call(changeMemberRole, { uid: colleague.uid, role: 'manager' })).toEqual({ done: true });

    expect(await roleOf(colleague)).toBe('manager');
    const entries = await db
      .collection(`companies/${companyId}/activity`)
      .where('subjectId', '==', colleague.uid)
      .get();
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([
      { verb: 'role-changed', actorUid: owner.uid, subjectName: 'Grace Hopper', detail: 'technician → manager' },
    ]);
  });

  it('keeps the owner an admin, whoever asks', async () => {
    const admin = await newMember(companyId, 'admin');
    expect(await refusal(admin.call(changeMemberRole, { uid: owner.uid, role: 'user' }))).toEqual({
      code: 'failed-precondition',
      message: 'The owner of the company stays an admin.',
    });
    expect(await roleOf(owner)).toBe('admin');
  });

  it(
    'never removes the last admin’s role, even when two remove each other’s at once',
    { tags: 'emulators' },
    async () => {
      const { companyId: other, owner: first } = await newCompany();
      await db.doc(`companies/${other}`).update({ ownerId: 'somebody-who-left' });
      expect(await refusal(first.call(changeMemberRole, { uid: first.uid, role: 'user' }))).toMatchObject({
        code: 'failed-precondition',
      });

      const second = await newMember(other, 'admin');
      const outcomes = await Promise.allSettled([
        first.call(changeMemberRole, { uid: second.uid, role: 'user' }),
        second.call(changeMemberRole, { uid: first.uid, role: 'user' }),
      ]);

      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect([await roleOf(first), await roleOf(second)].sort()).toEqual(['admin', 'user']);
    },
  );

  it('doesn’t count a disabled admin', async () => {
    const { companyId: other, owner: first } = await newCompany();
    await db.doc(`companies/${other}`).update({ ownerId: 'somebody-who-left' });
    await newMember(other, 'admin', { disabled: true });

    expect(await refusal(first.call(changeMemberRole, { uid: first.uid, role: 'user' }))).toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('doesn’t reach into another company', async () => {
    const other = await newCompany();

    expect(await refusal(owner.call(changeMemberRole, { uid: other.owner.uid, role: 'user' }))).toEqual({
      code: 'not-found',
      message: 'users not found',
    });
    expect(await roleOf(other.owner)).toBe('admin');
  });
});

describe('signOutEverywhere', () => {
  it('ends the user’s own sign-ins, or for an admin a colleague’s, and records it in the activity', async () => {
    const colleague = await newMember(companyId, 'technician');
    const since = async (uid: string) => (await adminAuth.getUser(uid)).tokensValidAfterTime;
    const stranger = await newCompany();
    expect(await refusal(colleague.call(signOutEverywhere, { uid: owner.uid }))).toMatchObject({
      code: 'permission-denied',
    });
    expect(await refusal(owner.call(signOutEverywhere, { uid: stranger.owner.uid }))).toMatchObject({
      code: 'not-found',
    });

    await owner.call(signOutEverywhere, { uid: colleague.uid });
    expect(await since(colleague.uid)).toBeDefined();
    await owner.call(signOutEverywhere, { uid: '' });
    expect(await since(owner.uid)).toBeDefined();
    const said = await db
      .collection(`companies/${companyId}/activity`)
      .where('detail', '==', 'signed out on all devices')
      .get();
    expect(said.docs.map((entry) => entry.get('subjectId') as string).toSorted()).toEqual(
      [owner.uid, colleague.uid].toSorted(),
    );
  });
});

describe('removeSecondStep', () => {
  const factor = { uid: 'f1', factorId: 'totp', displayName: 'Authenticator app' };
  const addApp = (uid: string) =>
    adminAuth.updateUser(uid, { multiFactor: { enrolledFactors: [factor] } } as unknown as Parameters<
      typeof adminAuth.updateUser
    >[1]);

  it('is visible to and done by admins only, for colleagues with an app, and never for oneself', async () => {
    const colleague = await newMember(companyId, 'technician');
    const stranger = await newCompany();
    await addApp(stranger.owner.uid);
    const remove = (client: Client, uid: string) => refusal(client.call(removeSecondStep, { uid }));
    expect(await refusal(colleague.call(listSecondSteps, {}))).toMatchObject({ code: 'permission-denied' });
    expect(await remove(colleague, owner.uid)).toMatchObject({ code: 'permission-denied' });
    expect(await remove(owner, stranger.owner.uid)).toMatchObject({ code: 'not-found' });
    await addApp(owner.uid);
    expect((await remove(owner, owner.uid)).message).toContain('Remove your own');
    expect((await remove(owner, colleague.uid)).message).toContain('no authenticator');

    await addApp(colleague.uid);
    expect((await owner.call(listSecondSteps, {})).uids.toSorted()).toEqual([owner.uid, colleague.uid].toSorted());
    expect(await owner.call(removeSecondStep, { uid: colleague.uid })).toEqual({ done: true, mailError: '' });
    expect(await owner.call(listSecondSteps, {})).toEqual({ uids: [owner.uid] });
    expect((await adminAuth.getUser(colleague.uid)).tokensValidAfterTime).toBeDefined();
    const said = await db.collection(`companies/${companyId}/activity`).where('subjectId', '==', colleague.uid).get();
    expect(said.docs.map((entry) => entry.get('detail') as string)).toContain('authenticator app removed by an admin');
  });
});

describe('removeMember', () => {
  it(
    'removes all access, signs out, and unlinks the technician with a new revision',
    { tags: 'emulators' },
    async () => {
      const colleague = await newMember(companyId, 'technician');
      const technician = db.doc(`users/${owner.uid}/technicians/t1`);
      await technician.set({ firstName: 'Grace', linkedUid: colleague.uid, revision: 'r1' });
      await db
        .doc(`users/${owner.uid}/technicians/t2`)
        .set({ firstName: 'Mary', linkedUid: owner.uid, revision: 'r1' });

      expect(await owner.call(removeMember, { uid: colleague.uid })).toEqual({ done: true, visits: 0 });

      expect((await db.doc(`users/${colleague.uid}`).get()).data()).toMatchObject({
        companyId: null,
        role: 'user',
        features: {},
      });
      const unlinked = (await technician.get()).data();
      expect(unlinked).toMatchObject({ linkedUid: '', status: 'archived', baseRevision: 'r1', updatedBy: owner.uid });
      expect(unlinked?.['revision']).not.toBe('r1');
      expect((await db.doc(`users/${owner.uid}/technicians/t2`).get()).get('linkedUid')).toBe(owner.uid);
      expect((await adminAuth.getUser(colleague.uid)).tokensValidAfterTime).toBeDefined();
      expect(await refusal(colleague.callRaw('mergeCustomers', { survivorId: 'a', duplicateId: 'b' }))).toMatchObject({
        message: 'User not associated with a company',
      });
    },
  );

  it('archives the technician and hands over upcoming visits, however many, also from a crew and locked', async () => {
    const colleague = await newMember(companyId, 'technician');
    const technicians = db.collection(`users/${owner.uid}/technicians`);
    await technicians
      .doc('leaver')
      .set({ firstName: 'Grace', linkedUid: colleague.uid, status: 'active', revision: 'r1' });
    await technicians.doc('stays').set({ firstName: 'Mary', linkedUid: '', status: 'active', revision: 'r1' });
    const schedule = db.collection(`companies/${companyId}/schedule`);
    const startsAt = addDaysToInstant(depsAt().now(), 3);
    const put = async (id: string, changes: Parameters<typeof buildVisit>[0]) => {
      const { id: _, ...fields } = buildVisit({
        jobId: '',
        ...changes,
        placement: { startsAt, endsAt: addDaysToInstant(startsAt, 0.05), ...changes?.placement },
      });
      await schedule.doc(id).set({ ...fields, revision: 'r1' });
    };
    await put('alone', { placement: { technicianIds: ['leaver'], isLocked: true } });
    await put('crew', { placement: { technicianIds: ['stays', 'leaver'] } });
    await put('begun', { state: 'en-route', placement: { technicianIds: ['leaver'] } });
    await put('time-off', { kind: 'time-off', placement: { technicianIds: ['leaver'] } });
    await Promise.all(
      Array.from({ length: 201 }, (_, at) => put(`many-${at}`, { placement: { technicianIds: ['leaver'] } })),
    );
    const crewOf = async (id: string) => (await schedule.doc(id).get()).get('placement.technicianIds') as string[];

    expect(await refusal(owner.call(removeMember, { uid: colleague.uid, handOverTo: 'leaver' }))).toMatchObject({
      code: 'failed-precondition',
    });
    expect(await crewOf('alone')).toEqual(['leaver']);
    expect(await owner.call(removeMember, { uid: colleague.uid, handOverTo: 'stays' })).toEqual({
      done: true,
      visits: 203,
    });

    expect(await Promise.all(['alone', 'crew', 'many-0', 'many-200', 'begun', 'time-off'].map(crewOf))).toEqual([
      ['stays'],
      ['stays'],
      ['stays'],
      ['stays'],
      ['leaver'],
      ['leaver'],
    ]);
    expect((await technicians.doc('leaver').get()).data()).toMatchObject({ status: 'archived', linkedUid: '' });
  });

  it('hands over visits beyond more finished ones than one page holds', async () => {
    const colleague = await newMember(companyId, 'technician');
    await db
      .doc(`users/${owner.uid}/technicians/busy`)
      .set({ firstName: 'Ida', linkedUid: colleague.uid, status: 'active', revision: 'r1' });
    const visitAt = (days: number, state: 'done' | 'planned') => {
      const startsAt = addDaysToInstant(depsAt().now(), days);
      const { id: _, ...visit } = buildVisit({
        state,
        jobId: '',
        placement: { technicianIds: ['busy'], startsAt, endsAt: addDaysToInstant(startsAt, 0.05) },
      });
      return { ...visit, revision: 'r1' };
    };
    const schedule = db.collection(`companies/${companyId}/schedule`);
    await Promise.all(Array.from({ length: 200 }, (_, at) => schedule.doc(`over-${at}`).set(visitAt(0, 'done'))));
    await schedule.doc('ahead').set(visitAt(1, 'planned'));
    expect(await owner.call(removeMember, { uid: colleague.uid })).toMatchObject({ visits: 1 });
    expect((await schedule.doc('ahead').get()).get('placement.technicianIds')).toEqual([]);
    expect((await schedule.doc('over-0').get()).get('placement.technicianIds')).toEqual(['busy']);
  });

  it('leaves upcoming visits unassigned if no one is named', async () => {
    const colleague = await newMember(companyId, 'technician');
    await db
      .doc(`users/${owner.uid}/technicians/goes`)
      .set({ firstName: 'Ann', linkedUid: colleague.uid, status: 'active', revision: 'r1' });
    const startsAt = addDaysToInstant(depsAt().now(), 1);
    const { id: _, ...visit } = buildVisit({
      jobId: '',
      placement: { technicianIds: ['goes'], startsAt, endsAt: addDaysToInstant(startsAt, 1) },
    });
    await db.doc(`companies/${companyId}/schedule/open`).set({ ...visit, revision: 'r1' });
    expect(await owner.call(removeMember, { uid: colleague.uid })).toMatchObject({ visits: 1 });
    expect((await db.doc(`companies/${companyId}/schedule/open`).get()).get('placement.technicianIds')).toEqual([]);
  });

  it('refuses the owner, the last admin and strangers', async () => {
    const admin = await newMember(companyId, 'admin');
    const other = await newCompany();
    await db.doc(`companies/${other.companyId}`).update({ ownerId: 'somebody-who-left' });

    expect(await refusal(admin.call(removeMember, { uid: owner.uid }))).toMatchObject({ code: 'failed-precondition' });
    expect(await refusal(other.owner.call(removeMember, { uid: other.owner.uid }))).toMatchObject({
      code: 'failed-precondition',
    });
    expect(await refusal(owner.call(removeMember, { uid: other.owner.uid }))).toMatchObject({ code: 'not-found' });
    expect(await refusal(owner.call(removeMember, { uid: 'nobody' }))).toMatchObject({ code: 'not-found' });
  });

  it('lets an admin leave if another one stays', async () => {
    const admin = await newMember(companyId, 'admin');

    expect(await admin.call(removeMember, { uid: admin.uid })).toEqual({ done: true, visits: 0 });
    expect((await db.doc(`users/${admin.uid}`).get()).get('companyId')).toBeNull();
  });
});

describe('a deleted account', () => {
  it('is no longer a member the next day, and its invitations end', { tags: 'emulators' }, async () => {
    const [gone, here] = [await newMember(companyId, 'manager'), await newMember(companyId, 'manager')];
    const guest = await newAccount();
    const { inviteId } = await gone.call(inviteMember, { email: guest.email, role: 'user' });
    await adminAuth.deleteUser(gone.uid);

    await runNightly(depsAt(), 'disableGoneAccounts', goneAccounts);

    const disabled = async ({ uid }: Client) => (await db.doc(`users/${uid}`).get()).get('disabled') as boolean;
    expect([await disabled(gone), await disabled(here)]).toEqual([true, false]);
    expect(await refusal(guest.call(acceptInvitation, { companyId, inviteId }))).toMatchObject({
      message: 'This invitation was withdrawn. Ask for a new one.',
    });
  });
});
