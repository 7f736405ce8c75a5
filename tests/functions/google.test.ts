import { afterAll, describe, expect, it } from 'vitest';
import { endConnection, finishConnection, saveOwnClient, startConnection } from '@/domain/connection/api';
import { chooseGoogleLocations, listGoogleLocations } from '@/domain/google-profile/api';
import { newCompany, newMember } from './fixtures';
import { at } from './records';
import { db, endClients, newAccount, refusal, signedOut, type Client } from './support';

const google = `http://127.0.0.1:${process.env['FIELDWRIGHT_GOOGLE_PORT'] ?? ''}`;
const ON = { 'features.googleMyBusiness': true };
const PROVIDER = { provider: 'google' } as const;

afterAll(endClients);

async function newShop(): Promise<{ owner: Client; companyId: string }> {
  const { owner, companyId } = await newCompany();
  await Promise.all([db.doc(`users/${owner.uid}`).update(ON), db.doc(`companies/${companyId}`).update(ON)]);
  return { owner, companyId };
}

/** Gives consent on the fake's page, and returns what the browser comes back with. */
async function agree(url: string): Promise<{ state: string; code: string }> {
  const form = new URLSearchParams(new URL(url).search);
  form.set('answer', 'allow');
  form.set('manage', 'on');
  const response = await fetch(`${google}/accounts.google.com/consent`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '').searchParams;
  return { state: back.get('state') ?? '', code: back.get('code') ?? '' };
}

describe('connecting Google', () => {
  it(
    'is done by a manager with a confirmed address, once, and ends with everything deleted',
    { tags: 'emulators' },
    async () => {
      const { owner, companyId } = await newShop();
      const { url } = await owner.call(startConnection, PROVIDER);
      expect(url.startsWith(google)).toBe(true);
      const answer = await agree(url);
      expect(await owner.call(finishConnection, answer)).toEqual(PROVIDER);
      expect(await refusal(owner.call(finishConnection, answer))).toMatchObject({
        code: 'failed-precondition',
        message: expect.stringContaining('was used already') as string,
      });
      const { locations } = await owner.call(listGoogleLocations, {});
      expect(locations).toHaveLength(1);
      await owner.call(chooseGoogleLocations, {
        locations: locations.map(({ accountId, locationId }) => ({ accountId, locationId })),
      });
      expect((await at(companyId, 'googleLocations/77').get()).get('title')).toBe('Your business at the stand-in');
      expect(await owner.call(endConnection, PROVIDER)).toEqual({ isRevoked: true });
      expect((await at(companyId, 'keys/oauth-google').get()).exists).toBe(false);
      expect((await at(companyId, 'connections/google').get()).exists).toBe(false);
    },
  );

  it('isn’t possible for the office, other companies, unconfirmed users or without the plan', async () => {
    const { owner, companyId } = await newShop();
    const office = await newMember(companyId, 'office');
    await db.doc(`users/${office.uid}`).update(ON);
    const denied = { code: 'permission-denied' };
    expect(await refusal(office.call(startConnection, PROVIDER))).toMatchObject(denied);
    expect(await refusal(office.call(endConnection, PROVIDER))).toMatchObject(denied);
    const client = { clientId: 'x.apps.googleusercontent.com', clientSecret: 'GOCSPX-x' };
    expect(await refusal(office.call(saveOwnClient, { ...PROVIDER, ...client }))).toMatchObject(denied);
    expect(await refusal(signedOut().call(startConnection, PROVIDER))).toMatchObject({ code: 'unauthenticated' });
    const { owner: without } = await newCompany();
    expect(await refusal(without.call(startConnection, PROVIDER))).toMatchObject(denied);

    const answer = await agree((await owner.call(startConnection, PROVIDER)).url);
    const { owner: stranger } = await newShop();
    expect(await refusal(stranger.call(finishConnection, answer))).toMatchObject({
      message: expect.stringContaining('Someone else began') as string,
    });
    const unconfirmed = await newAccount({ isVerified: false });
    await db.doc(`users/${unconfirmed.uid}`).set({ companyId, role: 'manager', features: { googleMyBusiness: true } });
    expect(await refusal(unconfirmed.call(startConnection, PROVIDER))).toMatchObject({ code: 'failed-precondition' });
  });

  it('ends for a company whose feature was turned off: nothing is connected, and no secret is saved', async () => {
    const { owner, companyId } = await newShop();
    const answer = await agree((await owner.call(startConnection, PROVIDER)).url);
    const off = { 'features.googleMyBusiness': false };
    await Promise.all([db.doc(`users/${owner.uid}`).update(off), db.doc(`companies/${companyId}`).update(off)]);

    const denied = { code: 'permission-denied', message: 'This feature is off for you.' };
    expect(await refusal(owner.call(startConnection, PROVIDER))).toMatchObject(denied);
    expect(await refusal(owner.call(finishConnection, answer))).toMatchObject(denied);
    const client = { clientId: 'x.apps.googleusercontent.com', clientSecret: 'GOCSPX-x' };
    expect(await refusal(owner.call(saveOwnClient, { ...PROVIDER, ...client }))).toMatchObject(denied);
    for (const path of ['keys/oauth-google', 'keys/oauthClient-google', 'connections/google'])
      expect((await at(companyId, path).get()).exists, path).toBe(false);
  });
});
