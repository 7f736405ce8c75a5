import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerCompany } from '@/domain/company/api';
import { changeMemberRole, removeMember } from '@/domain/team/api';
import { buildDiscount } from '@/testing/factories/billing';
import { voidOne } from '../../functions/src/billing/voidInvoice';
import { issued, newBooks, pay, taxedDocument } from './books';
import { deps } from './deps';
import { newMember, registration } from './fixtures';
import { at, audit } from './records';
import { db, endClients, newAccount, type Client } from './support';

let owner: Client;
let companyId: string;
beforeAll(async () => {
  owner = await newAccount();
  ({ companyId } = await owner.call(registerCompany, registration()));
});
afterAll(endClients);

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/) as string;

it('record on every ledger record who created it, and who changed it last', async () => {
  const books = await newBooks();
  const copy = buildDiscount({ ratePpm: 100_000 }, { discountId: 'spring' });
  await at(books.companyId, 'discounts/spring').set({
    ...copy.terms,
    usedTotal: 0,
    isArchived: false,
    ...audit('ada'),
  });
  const paid = await issued(books, { document: taxedDocument({ discounts: [copy] }) });
  await voidOne(deps, {
    ...books,
    invoiceId: await issued(books, { document: taxedDocument({ discounts: [copy] }) }),
    reason: 'x',
  });
  await pay(books, paid, 100);
  for (const name of ['ledger', 'ledgerMonths', 'balances', 'summaries', 'discountUses']) {
    const { docs } = await db.collection(`companies/${books.companyId}/${name}`).get();
    expect(docs.length, name).toBeGreaterThan(0);
    for (const record of docs)
      expect(record.data(), `${name}/${record.id}`).toMatchObject({
        createdBy: expect.any(String) as string,
        createdAt: INSTANT,
        updatedBy: expect.any(String) as string,
        updatedAt: INSTANT,
      });
  }
  expect((await at(books.companyId, 'counters/invoices').get()).data()).toMatchObject({
    last: 2,
    createdBy: books.uid,
    createdAt: INSTANT,
    updatedBy: books.uid,
    updatedAt: INSTANT,
  });
  const [issue] = (await db.collection(`companies/${books.companyId}/ledger`).where('kind', '==', 'issued').get()).docs;
  expect(issue?.data()).toMatchObject({ createdBy: books.uid, updatedBy: books.uid });
  expect((await at(books.companyId, 'discounts/spring').get()).data()).toMatchObject({
    createdBy: 'ada',
    updatedBy: books.uid,
    usedTotal: 1,
  });
});

it('record on a person’s record who made them a member, gave them a role and removed both', async () => {
  const user = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
  expect(await user(owner.uid)).toMatchObject({
    createdBy: owner.uid,
    createdAt: INSTANT,
    updatedBy: owner.uid,
    updatedAt: INSTANT,
  });
  const colleague = await newMember(companyId, 'technician');
  await owner.call(changeMemberRole, { uid: colleague.uid, role: 'office' });
  expect(await user(colleague.uid)).toMatchObject({ updatedBy: owner.uid, updatedAt: INSTANT });
  await db.doc(`users/${colleague.uid}`).update({ updatedBy: '' });
  await owner.call(removeMember, { uid: colleague.uid });
  expect(await user(colleague.uid)).toMatchObject({ companyId: null, updatedBy: owner.uid });
  const { docs } = await db.collection(`companies/${companyId}/activity`).where('verb', '==', 'removed').get();
  expect(docs.map((entry) => entry.data())).toMatchObject([{ createdBy: owner.uid, createdAt: INSTANT }]);
});
