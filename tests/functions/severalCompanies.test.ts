import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { registerCompany } from '@/domain/company/api';
import {
  acceptInvitation,
  changeMemberRights,
  changeMemberRole,
  inviteMember,
  listAwayMembers,
  listMyCompanies,
  removeMember,
  switchCompany,
} from '@/domain/team/api';
import { membershipRef, memberOf } from '../../functions/src/platform/memberships';
import { newCompany, newMember, registration } from './fixtures';
import { db, endClients, refusal, type Client } from './support';

let first: { owner: Client; companyId: string };
let second: { owner: Client; companyId: string };
/** Works in the first company with an extra permission, and is invited to the second. */
let ada: Client;

const userOf = async ({ uid }: Client) => (await db.doc(`users/${uid}`).get()).data();
const technicianOf = async ({ owner }: { owner: Client }, { uid }: Client) =>
  (await db.collection(`users/${owner.uid}/technicians`).where('linkedUid', '==', uid).get()).docs[0]?.data();

/** Accepts an invitation to the second company, where they work from then on. */
async function joinSecond(role: 'technician' | 'office' = 'technician'): Promise<void> {
  const { inviteId } = await second.owner.call(inviteMember, { email: ada.email, role });
  await ada.call(acceptInvitation, { companyId: second.companyId, inviteId });
}

beforeEach(async () => {
  [first, second] = [await newCompany(), await newCompany()];
  await db.doc(`companies/${second.companyId}`).update({ 'features.leads': true });
  ada = await newMember(first.companyId, 'office');
  await first.owner.call(changeMemberRights, {
    uid: ada.uid,
    rights: { collects: true, seesCosts: true, creditLimitCents: 500_00, refundLimitCents: 0 },
  });
});
afterAll(endClients);

describe('a person who joins a second company', () => {
  it('works there with its role and flags and none of the first company’s rights, and still belongs to the first', async () => {
    await joinSecond();
    expect(await userOf(ada)).toMatchObject({
      companyId: second.companyId,
      role: 'technician',
      rights: {},
      features: { leads: true },
      hasOtherCompanies: true,
    });
    expect((await ada.call(listMyCompanies, {})).companies).toMatchObject([
      { companyId: first.companyId, role: 'office', isOwner: false, isCurrent: false },
      { companyId: second.companyId, role: 'technician', isOwner: false, isCurrent: true },
    ]);
  });

  it('gets role and rights back in the first, and switches as often as they like', async () => {
    await joinSecond();
    await ada.call(switchCompany, { companyId: first.companyId });
    expect(await userOf(ada)).toMatchObject({
      companyId: first.companyId,
      role: 'office',
      rights: { creditLimitCents: 500_00 },
      hasOtherCompanies: true,
    });
    expect((await userOf(ada))?.['features']).not.toHaveProperty('leads');
    // A repeated call, as after a lost response.
    await ada.call(switchCompany, { companyId: first.companyId });
    await ada.call(switchCompany, { companyId: second.companyId });
    expect(await userOf(ada)).toMatchObject({ companyId: second.companyId, role: 'technician' });
    expect((await db.collection('memberships').where('uid', '==', ada.uid).get()).size).toBe(1);
  });

  it('can’t enter a company they don’t belong to, and can’t register one in addition to their own', async () => {
    const third = await newCompany();
    expect(await refusal(ada.call(switchCompany, { companyId: third.companyId }))).toMatchObject({ code: 'not-found' });
    expect(await refusal(ada.call(switchCompany, { companyId: 'missing' }))).toMatchObject({ code: 'not-found' });
    expect((await userOf(ada))?.['companyId']).toBe(first.companyId);
    const { inviteId } = await second.owner.call(inviteMember, { email: first.owner.email, role: 'office' });
    await first.owner.call(acceptInvitation, { companyId: second.companyId, inviteId });
    expect(await refusal(first.owner.call(registerCompany, registration()))).toMatchObject({ code: 'already-exists' });
  });
});

describe('the company a person is away from', () => {
  beforeEach(() => joinSecond());

  it('lists them, and is the only one that does', async () => {
    expect((await first.owner.call(listAwayMembers, {})).members).toMatchObject([
      { uid: ada.uid, email: ada.email, role: 'office', rights: { creditLimitCents: 500_00 } },
    ]);
    expect((await second.owner.call(listAwayMembers, {})).members).toEqual([]);
    expect(await memberOf({ db }, first.companyId, ada.uid)).toMatchObject({
      role: 'office',
      companyId: first.companyId,
    });
    expect(await memberOf({ db }, 'elsewhere', ada.uid)).toBeNull();
  });

  it('changes their role, which applies when they return', async () => {
    await first.owner.call(changeMemberRole, { uid: ada.uid, role: 'technician' });
    expect((await userOf(ada))?.['role']).toBe('technician');
    await first.owner.call(changeMemberRole, { uid: ada.uid, role: 'manager' });
    expect(await userOf(ada)).toMatchObject({ companyId: second.companyId, role: 'technician' });
    await ada.call(switchCompany, { companyId: first.companyId });
    expect((await userOf(ada))?.['role']).toBe('manager');
  });

  it('doesn’t invite them again, and removes them only from itself', async () => {
    expect(await refusal(first.owner.call(inviteMember, { email: ada.email, role: 'office' }))).toMatchObject({
      code: 'already-exists',
    });
    await first.owner.call(removeMember, { uid: ada.uid, handOverTo: '' });
    expect(await userOf(ada)).toMatchObject({
      companyId: second.companyId,
      role: 'technician',
      hasOtherCompanies: false,
    });
    expect(await refusal(ada.call(switchCompany, { companyId: first.companyId }))).toMatchObject({ code: 'not-found' });
    expect((await technicianOf(second, ada))?.['status']).toBe('active');
  });
});

it('moves a person removed from their current company to another of their companies, their own first', async () => {
  const { inviteId } = await second.owner.call(inviteMember, { email: first.owner.email, role: 'technician' });
  await first.owner.call(acceptInvitation, { companyId: second.companyId, inviteId });
  await second.owner.call(removeMember, { uid: first.owner.uid, handOverTo: '' });
  expect(await userOf(first.owner)).toMatchObject({
    companyId: first.companyId,
    role: 'admin',
    hasOtherCompanies: false,
  });
  expect(await technicianOf(second, first.owner)).toBeUndefined();
  expect((await membershipRef(db, first.owner.uid, first.companyId).get()).exists).toBe(false);
});

it('leaves a removed person none of its rights', async () => {
  await first.owner.call(removeMember, { uid: ada.uid, handOverTo: '' });
  expect(await userOf(ada)).toMatchObject({ companyId: null, rights: {} });
});
