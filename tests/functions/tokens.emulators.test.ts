// @module-tag emulators
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newMember } from './fixtures';
import { anonymousAccount, db, endClients, newAccount, refusal, signedOut, type Client } from './support';

/** `access.test.ts` goes through every callable in memory. Here, one of them is called with real tokens over HTTP. */
const CALLABLE = 'rebuildDirectory';
let companyId: string;
let owner: Client;

beforeAll(async () => {
  ({ companyId, owner } = await newCompany());
});
afterAll(endClients);

const refused = (client: Client) => refusal(client.callRaw(CALLABLE, {}));

describe('a callable’s token check', () => {
  it('refuses callers without a token, or with an anonymous one', async () => {
    const nobody = { code: 'unauthenticated', message: 'User not authenticated' };
    expect(await refused(signedOut())).toEqual(nobody);
    expect(await refused(await anonymousAccount())).toEqual(nobody);
  });

  it('reads from the token whether the address is confirmed, and doesn’t require it from the company’s owner', async () => {
    expect(await refused(await newMember(companyId, 'admin', { isVerified: false }))).toMatchObject({
      code: 'failed-precondition',
    });
    expect(await owner.callRaw(CALLABLE, {})).toHaveProperty('shardCount');
  });

  it('reads membership and role from the records, not from the token', async () => {
    const stranger = await newAccount();
    expect(await refused(stranger)).toEqual({ code: 'not-found', message: 'User not found' });
    const colleague = await newMember(companyId, 'manager');
    expect(await colleague.callRaw(CALLABLE, {})).toHaveProperty('shardCount');
    await db.doc(`users/${colleague.uid}`).update({ role: 'technician' });
    expect(await refused(colleague)).toMatchObject({
      message: expect.stringContaining('Your role does not allow this.') as string,
    });
    await db.doc(`users/${colleague.uid}`).update({ disabled: true });
    expect(await refused(colleague)).toEqual({ code: 'permission-denied', message: 'This account is disabled.' });
  });

  it('names the invalid fields', async () => {
    const answer = await refusal(owner.callRaw('inviteMember', { email: 'nonsense', role: 'user' }));
    expect(answer).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('valid e-mail address') as string,
    });
    expect(answer.fields).toBeInstanceOf(Array);
  });
});
