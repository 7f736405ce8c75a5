import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@/domain/access/roles';
import { ACTION_ROLES, type Action } from '@/domain/access/permissions';
import { ROLES } from '@/domain/access/roles';
import { newCompany, newMember, registration } from './fixtures';
import { addCustomer, at } from './records';
import {
  anonymousAccount,
  db,
  endClients,
  functionsPort,
  newAccount,
  refusal,
  signedOut,
  type Client,
} from './support';

/** Every callable, with input that would be accepted from an authorized caller or is at least well-formed. */
const CALLABLES: Record<string, { input: unknown; action?: Action }> = {
  registerCompany: { input: registration() },
  checkSubscription: { input: {} },
  takeOwnerEmail: { input: {} },
  listMyInvitations: { input: {} },
  listMyCompanies: { input: {} },
  listAwayMembers: { input: {} },
  readCompaniesReport: { input: { range: 'last-month', comparison: 'before' } },
  switchCompany: { input: { companyId: 'none' } },
  acceptInvitation: { input: { companyId: 'c', inviteId: 'i' } },
  inviteMember: { input: { email: 'new@example.com', role: 'user' }, action: 'inviteMember' },
  revokeInvitation: { input: { inviteId: 'none' }, action: 'inviteMember' },
  changeMemberRole: { input: { uid: 'nobody', role: 'user' }, action: 'changeRole' },
  removeMember: { input: { uid: 'nobody' }, action: 'removeMember' },
  mergeCustomers: { input: { survivorId: 'a', duplicateId: 'b' }, action: 'mergeCustomers' },
  undoMerge: { input: { mergeId: 'none' }, action: 'mergeCustomers' },
  rebuildDirectory: { input: {}, action: 'mergeCustomers' },
  createCheckout: { input: { planId: 'essentials', interval: 'month' }, action: 'manageBilling' },
  getBilling: { input: {}, action: 'manageBilling' },
  previewPlanChange: { input: { planId: 'complete', interval: 'year' }, action: 'manageBilling' },
  changePlan: {
    input: { planId: 'complete', interval: 'year', prorationAt: '2026-11-21T12:00:00.000Z' },
    action: 'manageBilling',
  },
  setCancellation: { input: { isCancelled: true }, action: 'manageBilling' },
  openBillingPortal: { input: {}, action: 'manageBilling' },
  createTestPayment: { input: {}, action: 'manageBilling' },
  listStripeEvents: { input: {}, action: 'manageBilling' },
  travelMatrix: {
    input: {
      places: [
        { lat: 35, lng: -82 },
        { lat: 35.1, lng: -82 },
      ],
      departAt: '2026-11-21T12:00:00.000Z',
    },
  },
  retryStripeEvent: { input: { eventId: 'evt_none' }, action: 'manageBilling' },
  recordConsent: { input: { customerId: 'none', state: 'yes', source: 'phone', note: '' } },
  sendVisitMessage: {
    input: { visitId: 'none', kind: 'on-my-way', channel: 'sms', sendId: 'none', message: 'On my way' },
  },
  startDoorCheck: { input: { visitId: 'none' } },
  makeCalendarFeed: { input: { technicianId: 'none' } },
  revokeCalendarFeed: { input: { technicianId: 'none' } },
  getWallLink: { input: {}, action: 'shareStatusBoard' },
  makeWallLink: { input: { hasNames: false }, action: 'shareStatusBoard' },
  revokeWallLink: { input: {}, action: 'shareStatusBoard' },
};
const names = Object.keys(CALLABLES);
/** Open to everyone, except to disabled accounts. */
const PUBLIC: Record<string, unknown> = {
  reportEvent: { type: 'error', message: 'x is undefined', url: 'https://app.test/', at: '' },
  readDoorCheck: { code: 'none' },
  askReschedule: { token: 'AAAAAAAAAAAAAAAAAAAAAA', note: '' },
  openWall: { token: 'AAAAAAAAAAAAAAAAAAAAAA', pin: '000000' },
  readWall: { token: 'AAAAAAAAAAAAAAAAAAAAAA', pass: '' },
};
const forMembers = Object.entries(CALLABLES).flatMap(([name, { input, action }]) =>
  action ? [{ name, input, action }] : [],
);

let companyId: string;
let colleagues: Record<Role, Client>;

beforeAll(async () => {
  ({ companyId } = await newCompany());
  const entries = await Promise.all(ROLES.map(async (role) => [role, await newMember(companyId, role)] as const));
  colleagues = Object.fromEntries(entries) as Record<Role, Client>;
});
afterAll(endClients);

describe('every callable', () => {
  it.each(names)('%s refuses signed-out and anonymous callers', async (name) => {
    const nobody = { code: 'unauthenticated', message: 'User not authenticated' };

    expect(await refusal(signedOut().callRaw(name, CALLABLES[name]?.input))).toEqual(nobody);
    expect(await refusal((await anonymousAccount()).callRaw(name, CALLABLES[name]?.input))).toEqual(nobody);
  });

  it.each([...names, ...Object.keys(PUBLIC)])(
    '%s refuses a disabled account whose token is still valid',
    async (name) => {
      const disabled = await newMember(companyId, 'admin', { disabled: true });

      expect(await refusal(disabled.callRaw(name, CALLABLES[name]?.input ?? PUBLIC[name]))).toEqual({
        code: 'permission-denied',
        message: 'This account is disabled.',
      });
    },
  );
});

describe('a callable for members', () => {
  it.each(forMembers)(
    '$name refuses an account without a user document or company, or whose company is deleted',
    async ({ name, input }) => {
      const client = await newAccount();
      expect(await refusal(client.callRaw(name, input))).toEqual({ code: 'not-found', message: 'User not found' });

      const none = { code: 'failed-precondition', message: 'User not associated with a company' };
      await db.doc(`users/${client.uid}`).set({ role: 'admin', companyId: null });
      expect(await refusal(client.callRaw(name, input))).toEqual(none);
      await db.doc(`users/${client.uid}`).set({ role: 'admin', companyId: 'gone' });
      expect(await refusal(client.callRaw(name, input))).toEqual(none);
    },
  );

  it.each(forMembers)('$name refuses a member who hasn’t confirmed their address', async ({ name, input }) => {
    const client = await newMember(companyId, 'admin', { isVerified: false });

    expect(await refusal(client.callRaw(name, input))).toEqual({
      code: 'failed-precondition',
      message: 'Confirm your e-mail address first: open the link that we sent you.',
    });
  });

  it.each(forMembers)(
    '$name refuses exactly the roles missing from the access table',
    async ({ name, input, action }) => {
      const allowed: readonly Role[] = ACTION_ROLES[action];
      for (const role of ROLES) {
        const answer = await colleagues[role]
          .callRaw(name, input)
          .catch((error: unknown) => (error as { details: { userMessage: string } }).details.userMessage);
        expect(typeof answer === 'string' && answer.startsWith('Your role does not allow this. Ask '), role).toBe(
          !allowed.includes(role),
        );
      }
    },
  );

  it.each([
    ['mergeCustomers', 'customers'],
    ['undoMerge', 'customers'],
    ['rebuildDirectory', 'customers'],
    ['travelMatrix', 'schedule'],
  ])('%s requires the feature %s', async (name, feature) => {
    const client = await newMember(companyId, 'admin');
    await db.doc(`users/${client.uid}`).update({ [`features.${feature}`]: false });

    expect(await refusal(client.callRaw(name, CALLABLES[name]?.input))).toEqual({
      code: 'permission-denied',
      message: 'This feature is off for you.',
    });
  });

  it.each([
    ['inviteMember', { email: 'nonsense', role: 'user' }, 'Enter a valid e-mail address, like name@example.com'],
    ['inviteMember', { email: 'a@example.com', role: 'owner' }, undefined],
    ['changeMemberRole', { uid: '../x', role: 'user' }, 'Not a valid id'],
    ['removeMember', { uid: '__x__' }, 'Not a valid id'],
    ['shareDocument', { kind: 'estimate', subjectId: '__x__' }, 'Not a valid id'],
    ['removeMember', { uid: 7 }, undefined],
    ['revokeInvitation', null, undefined],
    ['mergeCustomers', { survivorId: 'a/b', duplicateId: '' }, 'Not a valid id'],
    ['undoMerge', { mergeId: 'x'.repeat(129) }, 'Not a valid id'],
    ['acceptInvitation', 'text', undefined],
    ['previewPlanChange', { planId: 'gold', interval: 'month' }, 'Choose a plan'],
    ['changePlan', { planId: 'complete', interval: 'week', prorationAt: '' }, 'Choose monthly or yearly'],
    ['setCancellation', { isCancelled: 'yes' }, undefined],
    ['retryStripeEvent', { eventId: 'evt_../x' }, 'This is no event'],
  ])('%s names the error in %j', async (name, input, message) => {
    const answer = await refusal(colleagues.admin.callRaw(name, input));

    expect(answer.code).toBe('invalid');
    expect(answer.fields).toBeInstanceOf(Array);
    if (message) expect(answer.message).toBe(message);
  });
});

describe('an excessively nested request', () => {
  it('is refused as malformed without an alert', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const response = await fetch(
      `http://127.0.0.1:${functionsPort}/${process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright'}/us-central1/removeMember`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"data":${deep}}` },
    );
    expect(response.status).toBe(400);
  });
});

describe('the rate limits', () => {
  it('stop an account that calls too often, and no one else', async () => {
    const eager = await newMember(companyId, 'manager');
    for (let count = 0; count < 3; count += 1) await eager.callRaw('rebuildDirectory', {});

    expect(await refusal(eager.callRaw('rebuildDirectory', {}))).toMatchObject({ code: 'rate-limited' });
    expect(await (await newMember(companyId, 'manager')).callRaw('rebuildDirectory', {})).toHaveProperty('shardCount');
  });

  it('keep internals out of the response', async () => {
    const { owner, companyId: other } = await newCompany();
    const id = await addCustomer(other, owner.uid, {});
    await at(other, 'merges/broken').set({ state: 'nonsense', secret: 'inside' });

    expect(await refusal(owner.callRaw('undoMerge', { mergeId: 'broken' }))).toEqual({
      code: 'unknown',
      message: 'Something went wrong. Please try again.',
    });
    expect((await at(other, `customers/${id}`).get()).exists).toBe(true);
  });
});
