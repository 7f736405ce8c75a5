import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteConversations } from '@/domain/assistant/api';
import { mergeCustomers, undoMerge } from '@/domain/customer/api';
import { followBrand } from '../../functions/src/sharing/followBrand';
import { endAllLinks } from '../../functions/src/sharing/endLinks';
import { deps } from './deps';
import { newCompany } from './fixtures';
import { addCustomer, audit } from './records';
import { db, endClients, type Client } from './support';

/** Less than a page, but together far more than the 10 MiB Firestore takes in one commit: in memory they are rejected, as there. */
const COUNT = 25;
const LARGE = 'x'.repeat(700_000);

let owner: Client;
let companyId: string;
beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

async function add(collection: string, fields: Record<string, unknown>): Promise<void> {
  const refs = Array.from({ length: COUNT }, (_, index) => db.doc(`${collection}/${companyId}-large${index}`));
  for (const ref of refs) await ref.set({ ...fields, text: LARGE });
}
const links = () => db.collection('publicDocuments').where('companyId', '==', companyId).get();

describe('records too large for one commit', () => {
  it('under links get a new brand, and are deleted with their company', async () => {
    await add('publicDocuments', { companyId, paper: { kind: 'invoice' } });
    await db.doc(`companies/${companyId}`).update({ name: 'Blue Ridge Heating', revision: 'named-00000001' });
    await followBrand(deps, companyId);
    const shown = (await links()).docs.map((face) => face.get('paper.company.name') as unknown);
    expect(shown).toEqual(Array.from({ length: COUNT }, () => 'Blue Ridge Heating'));
    await endAllLinks(deps, companyId);
    expect((await links()).size).toBe(0);
  });

  it('are deleted with their conversation', async () => {
    const conversation = db.doc(`companies/${companyId}/conversations/talk`);
    await conversation.set({ ownerUid: owner.uid, title: 'Talk' });
    await add(`companies/${companyId}/conversationMessages`, { conversationId: 'talk', ownerUid: owner.uid });
    await owner.call(deleteConversations, { conversationId: 'talk' });
    expect((await conversation.get()).exists).toBe(false);
    expect((await db.collection(`companies/${companyId}/conversationMessages`).get()).size).toBe(0);
  });

  it('move to another customer with a merge, and back', async () => {
    const survivorId = await addCustomer(companyId, owner.uid, { lastName: 'Many' });
    const duplicateId = await addCustomer(companyId, owner.uid, { lastName: 'More' });
    await add(`companies/${companyId}/mail`, { customerId: duplicateId, subjectId: 'j', ...audit(owner.uid) });
    const mailsOf = async (id: string) =>
      (await db.collection(`companies/${companyId}/mail`).where('customerId', '==', id).count().get()).data().count;
    const { mergeId, movedCount } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    expect([movedCount, await mailsOf(survivorId)]).toEqual([COUNT, COUNT]);
    await owner.call(undoMerge, { mergeId });
    expect(await mailsOf(duplicateId)).toBe(COUNT);
  });
});
