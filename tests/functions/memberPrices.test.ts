import { beforeAll, expect, it } from 'vitest';
import { memberPrices, withMemberPrices } from '@/domain/agreement/record/memberPrices';
import type { Agreement } from '@/domain/agreement/record/schema';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildLine } from '@/testing/factories/billing';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import { addDraft, newBooks, readInvoice, taxedDocument, type Books } from './books';
import { deps } from './deps';
import { at, audit } from './records';

let books: Books;
beforeAll(async () => {
  books = await newBooks();
});

/** A company's member, and a draft for them with the price of a member in good standing. */
async function draftOfMember(state: Agreement['state']): Promise<string> {
  const member = buildAgreement({ customerId: books.customerId, propertyId: 'p1', state: 'active' });
  await at(books.companyId, `agreements/${member.id}`).set({ ...member, state, ...audit(books.uid) });
  const discounts = withMemberPrices([], memberPrices([member], { customerId: books.customerId, propertyId: 'p1' }));
  const document = taxedDocument({ discounts, lines: [buildLine({ kind: 'material', unitPriceCents: 10_000 })] });
  return addDraft(books, { document, propertyId: 'p1' });
}

it('a member price follows the agreement at the moment the invoice is issued', async () => {
  const invoiceId = await draftOfMember('active');
  const [outcome] = await issueDrafts(deps, books, [invoiceId]);
  expect(outcome).toMatchObject({ error: '' });
  expect((await readInvoice(books.companyId, invoiceId)).parts[0]).toMatchObject({ netCents: 9_000 });
});

it('is refused if a bill is past due by then', async () => {
  const invoiceId = await draftOfMember('past-due');
  const [outcome] = await issueDrafts(deps, books, [invoiceId]);
  expect(outcome?.error).toContain('is not as it is defined now');
});
