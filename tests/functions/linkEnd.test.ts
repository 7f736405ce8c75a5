import { afterAll, beforeAll, expect, it } from 'vitest';
import { revokeShare, shareDocument } from '@/domain/public-document/api';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { oldLinks } from '../../functions/src/sharing/endLinks';
import { depsAt } from './deps';
import { addEstimate, readEstimate, readFaceOf } from './estimates';
import { newCompany, newMember } from './fixtures';
import { addCustomer, at, audit } from './records';
import { db, endClients, eventually, refusal, type Client } from './support';

let owner: Client;
let companyId: string;
let customerId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  await db.doc(`users/${owner.uid}`).update({ 'features.estimates': true, 'features.pricebook': true });
  customerId = await addCustomer(companyId, owner.uid, {});
});
afterAll(endClients);

async function shared(): Promise<{ id: string; token: string }> {
  const id = await addEstimate(companyId, owner.uid, customerId);
  const { token } = await owner.call(shareDocument, { kind: 'estimate', subjectId: id });
  return { id, token };
}
const inDays = (days: number) => depsAt(() => new Date(Date.now() + days * 86_400_000).toISOString());

it('can be revoked with the role alone once the feature is gone, and by no one with another role', async () => {
  const { id, token } = await shared();
  const colleague = await newMember(companyId, 'office');
  await db.doc(`users/${colleague.uid}`).update({ features: {}, readOnlyFeatures: { estimates: true } });
  expect(await refusal(colleague.call(shareDocument, { kind: 'estimate', subjectId: id }))).toMatchObject({
    code: 'permission-denied',
  });
  const technician = await newMember(companyId, 'technician');
  expect(await refusal(technician.call(revokeShare, { kind: 'invoice', subjectId: id }))).toMatchObject({
    code: 'permission-denied',
  });
  expect(await colleague.call(revokeShare, { kind: 'estimate', subjectId: id })).toEqual({});
  expect(await readFaceOf(token)).toBeUndefined();
});

it('expires automatically half a year after the last activity, and not before', async () => {
  const [old, reminded] = [await shared(), await shared()];
  await at(companyId, 'pricebook/item1').set({ ...pricebookItemSchema.parse({ name: 'Filter' }), ...audit(owner.uid) });
  const item = await owner.call(shareDocument, { kind: 'pricebook-item', subjectId: 'item1' });
  // A reminder changes nothing on the page: the end stored with the page is the old one.
  await at(companyId, `estimates/${reminded.id}`).update({ remindedAt: [inDays(150).now()] });

  const validDays = 30;
  await runNightly(inDays(179), 'endLinks', oldLinks);
  expect(await readFaceOf(old.token)).toBeDefined();
  await runNightly(inDays(180 + validDays + 2), 'endLinks', oldLinks);
  expect(await readFaceOf(old.token)).toBeUndefined();
  expect((await readEstimate(companyId, old.id)).token).toBe('');
  expect(await readFaceOf(item.token)).toBeUndefined();
  expect((await at(companyId, 'shares/pricebook-item-item1').get()).exists).toBe(false);
  expect(await readFaceOf(reminded.token)).toBeDefined();
  await runNightly(inDays(150 + 181), 'endLinks', oldLinks);
  expect(await readFaceOf(reminded.token)).toBeUndefined();
});

it('is deleted with its company', async () => {
  const { token } = await shared();
  await db.doc(`companies/${companyId}`).delete();
  await eventually(async () => (await readFaceOf(token)) === undefined, 'the face to go', 60_000);
});
