import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { buildDiscount, buildLine } from '@/testing/factories/billing';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import {
  addDraft,
  expectBooksToBalance,
  issued,
  newBooks,
  otherInstance,
  readInvoice,
  taxedDocument,
  type Books,
} from './books';
import { deps } from './deps';
import { addEstimate } from './estimates';
import { addCustomer, at, audit } from './records';
import { db } from './support';

let books: Books;

beforeAll(async () => {
  books = await newBooks();
});

const errorOf = async (id: string, by: Books = books): Promise<string> =>
  (await issueDrafts(deps, by, [id]))[0]?.error ?? '';
const used = async (id: string): Promise<unknown> =>
  (await at(books.companyId, `discounts/${id}`).get()).get('usedTotal');

/** A discount as a manager defines it, and its copy on a document. */
async function defined(terms: Parameters<typeof buildDiscount>[0], more: Record<string, unknown> = {}) {
  const id = newId();
  const copy = buildDiscount(terms, { discountId: id });
  await at(books.companyId, `discounts/${id}`).set({
    ...copy.terms,
    usedTotal: 0,
    isArchived: false,
    ...audit(books.uid),
    ...more,
  });
  return { id, copy };
}

describe('invoice numbers', () => {
  it(
    'are issued once each without gaps when 100 are issued at the same moment on several instances',
    { tags: 'emulators', timeout: 240_000 },
    async () => {
      const crowd = await newBooks();
      const ids = Array.from({ length: 100 }, () => newId());
      const batch = db.bulkWriter();
      const sample = await addDraft(crowd);
      const draft = (await at(crowd.companyId, `invoices/${sample}`).get()).data() ?? {};
      await at(crowd.companyId, `invoices/${sample}`).delete();
      for (const id of ids) void batch.set(at(crowd.companyId, `invoices/${id}`), draft);
      await batch.close();
      const instances = [deps, otherInstance(), otherInstance(), otherInstance()];

      const results = await Promise.all(
        ids.map((id, index) => issueDrafts(instances[index % instances.length] ?? deps, crowd, [id])),
      );

      const numbers = results.map(([result]) => result?.number ?? '').sort();
      expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => `INV-${String(index + 1).padStart(5, '0')}`));
      await expectBooksToBalance(crowd.companyId);
    },
  );

  it('of a batch are consecutive, and invoices that can’t be issued take none', async () => {
    const batch = await newBooks();
    const [first, empty, last] = [
      await addDraft(batch),
      await addDraft(batch, { document: taxedDocument({ lines: [] }) }),
      await addDraft(batch),
    ];

    const results = await issueDrafts(deps, batch, [first, empty, 'missing', last]);

    expect(results).toEqual([
      { invoiceId: first, number: 'INV-00001', error: '' },
      { invoiceId: empty, number: '', error: 'Add a line first.' },
      { invoiceId: 'missing', number: '', error: 'Invoice not found' },
      { invoiceId: last, number: 'INV-00002', error: '' },
    ]);
    expect(await issueDrafts(deps, batch, [last, first])).toMatchObject([
      { number: 'INV-00002' },
      { number: 'INV-00001' },
    ]);
    expect(await readInvoice(batch.companyId, empty)).toMatchObject({ state: 'draft', number: '' });
    await expectBooksToBalance(batch.companyId);
  });

  it('start where the company wants', async () => {
    const named = await newBooks();
    await at(named.companyId, 'settings/billing').set({ invoicePrefix: 'R26/' });
    expect(await readInvoice(named.companyId, await issued(named))).toMatchObject({ number: 'R26/00001' });
  });
});

describe('issuing', () => {
  it('recalculates, freezes and posts the invoice', async () => {
    const id = await issued(books, { totalCents: 1, dueOn: '', paymentTerms: 'net-30' });

    const invoice = await readInvoice(books.companyId, id);
    expect(invoice).toMatchObject({
      state: 'issued',
      totalCents: 10_825,
      taxCents: 825,
      balanceCents: 10_825,
      isOpen: true,
      issuedBy: books.uid,
    });
    expect(invoice.documentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(Date.parse(invoice.dueOn) - Date.parse(invoice.issuedOn)).toBe(30 * 86_400_000);
    const entry = (await at(books.companyId, `ledger/issued-${id}`).get()).data();
    expect(entry).toMatchObject({
      kind: 'issued',
      salesCents: 10_000,
      taxCents: 825,
      balanceChangeCents: 10_825,
      invoiceNumber: invoice.number,
    });
    expect(entry?.['taxes']).toMatchObject([
      { taxId: 'city', taxCents: 200, jurisdiction: 'Austin' },
      { taxId: 'state', ratePpm: 62_500, taxableCents: 10_000, taxCents: 625, jurisdiction: 'State' },
    ]);
    await expectBooksToBalance(books.companyId);
  });

  it('refuses forged values with a message', async () => {
    const { zone } = taxedDocument().tax;
    const forged = zone && { ...zone, taxes: zone.taxes.slice(0, 1) };
    expect(
      await errorOf(
        await addDraft(books, { document: taxedDocument({ tax: { ...taxedDocument().tax, zone: forged } }) }),
      ),
    ).toContain('tax zone is not as it is defined now');
    const stranger = {
      id: 'x',
      certificateNumber: '1',
      reason: 'Resale',
      regions: [],
      taxClasses: [],
      validFrom: '',
      expiresOn: '',
    };
    expect(
      await errorOf(
        await addDraft(books, { document: taxedDocument({ tax: { ...taxedDocument().tax, exemptions: [stranger] } }) }),
      ),
    ).toContain("is not this customer's");
    const { copy } = await defined({ ratePpm: 100_000 });
    const larger = { ...copy, terms: { ...copy.terms, ratePpm: 900_000 } };
    expect(await errorOf(await addDraft(books, { document: taxedDocument({ discounts: [larger] }) }))).toContain(
      'is not as it is defined now',
    );
    const foreign = zone && { ...zone, id: 'zone-of-somebody' };
    expect(
      await errorOf(
        await addDraft(books, { document: taxedDocument({ tax: { ...taxedDocument().tax, zone: foreign } }) }),
      ),
    ).toContain('tax zone is not one of yours');
    const otherId = await addCustomer(books.companyId, books.uid, {});
    const estimateId = await addEstimate(books.companyId, books.uid, otherId);
    expect(await errorOf(await addDraft(books, { estimateId }))).toBe('Its estimate is another customer’s.');
    expect(await errorOf(await addDraft(books, { estimateId: 'gone' }))).toBe('Its estimate no longer exists.');
    expect(await errorOf(await addDraft(books, { customerId: 'nobody' }))).toBe(
      'Its customer no longer exists. Choose another.',
    );
    expect(await errorOf(await addDraft(books, { document: { ...taxedDocument(), currency: 'CAD' } }))).toContain(
      'CAD',
    );
    const elsewhere = await newBooks();
    expect(await errorOf(await addDraft(elsewhere))).toBe('Invoice not found');
  });

  it('doesn’t trust a draft that claims to be old, or one made before the terms changed', async () => {
    const own = await newBooks();
    const { zone } = taxedDocument().tax;
    const cheap = zone && { ...zone, taxes: zone.taxes.map((tax) => ({ ...tax, rules: [] })) };
    const old = await addDraft(own, { document: taxedDocument({ tax: { ...taxedDocument().tax, zone: cheap } }) });
    await at(own.companyId, `invoices/${old}`).update({ createdAt: '2020-01-01T00:00:00.000Z' });
    expect(await errorOf(old, own)).toContain('tax zone is not as it is defined now');

    const { id, copy } = await defined({ ratePpm: 100_000, usageLimit: 5 });
    const forged = { ...copy, terms: { ...copy.terms, ratePpm: 900_000, usageLimit: null } };
    const draft = await addDraft(books, { document: taxedDocument({ discounts: [forged] }) });
    const honest = await addDraft(books, { document: taxedDocument({ discounts: [copy] }) });
    await at(books.companyId, `discounts/${id}`).update({ name: 'Other', updatedAt: '2199-01-01T00:00:00.000Z' });
    for (const one of [draft, honest])
      expect(await errorOf(one)).toContain('Open the draft, take it off, give it again and save.');
  });

  it('ignores rates for another period', async () => {
    const own = await newBooks();
    const draft = await addDraft(own);
    const { zone } = taxedDocument().tax;
    const [first, ...rest] = zone?.taxes ?? [];
    const next = first && {
      ...first,
      rules: [...first.rules, { ...first.rules[0], effectiveFrom: '2199-01-01', ratePpm: 1 }],
    };
    await at(own.companyId, 'taxes/zone-1').update({ taxes: [next, ...rest] });
    expect(await errorOf(draft, own)).toBe('');
  });

  it('lets only a manager give an ad hoc discount above ten percent', async () => {
    const office = newId();
    await db.doc(`users/${office}`).set({ companyId: books.companyId, role: 'office', features: { invoices: true } });
    const by = async (uid: string, ratePpm: number): Promise<string> => {
      const id = await addDraft(books, { document: taxedDocument({ discounts: [buildDiscount({ ratePpm })] }) });
      await at(books.companyId, `invoices/${id}`).update({ updatedBy: office });
      return errorOf(id, { ...books, uid });
    };
    expect(await by(office, 100_000)).toBe('');
    expect(await by(office, 1_000_000)).toContain('more than 10%. A manager has to save or issue it.');
    expect(await by(books.uid, 1_000_000)).toBe('');
  });

  it('counts uses of discounts, and stops at their limits', async () => {
    const { id, copy } = await defined({ ratePpm: 100_000, usageLimit: 2, perCustomerLimit: 1 });
    const document = taxedDocument({ discounts: [copy] });

    const first = await issued(books, { document });
    expect(await readInvoice(books.companyId, first)).toMatchObject({ totalCents: 9743 });
    expect(await errorOf(await addDraft(books, { document }))).toContain('this customer has already used it already');
    const other = await addCustomer(books.companyId, books.uid, {});
    await issued({ ...books, customerId: other }, { document });
    const third = await addCustomer(books.companyId, books.uid, {});
    expect(await errorOf(await addDraft({ ...books, customerId: third }, { document }))).toContain(
      'which is the limit',
    );
    expect(await used(id)).toBe(2);
    expect((await at(books.companyId, `discountUses/${id}_${books.customerId}`).get()).get('count')).toBe(1);
  });

  it('accepts an approval only from a manager who edited the draft', async () => {
    const office = newId();
    await db.doc(`users/${office}`).set({ companyId: books.companyId, role: 'office', features: { invoices: true } });
    const large = buildDiscount({ ratePpm: 500_000, approvalAboveCents: 1000 }, { approvedBy: books.uid });
    const document = taxedDocument({ discounts: [large] });
    const byOffice = await addDraft(books, { document });
    await at(books.companyId, `invoices/${byOffice}`).update({ updatedBy: office });

    expect(await errorOf(byOffice, { ...books, uid: office })).toContain('A manager has to approve it');
    const byManager = await addDraft(books, { document });
    expect((await issueDrafts(deps, { ...books, uid: office }, [byManager]))[0]).toMatchObject({ error: '' });
    expect(await readInvoice(books.companyId, byManager)).toMatchObject({ totalCents: 5413 });
  });

  it('isn’t affected by later changes to its tax, discount or item', async () => {
    const own = await newBooks();
    const document = taxedDocument({
      lines: [buildLine({ pricebookItemId: 'item-1' })],
      discounts: [buildDiscount({ ratePpm: 100_000 })],
    });
    await at(own.companyId, 'pricebook/item-1').set({ name: 'Valve' });
    const id = await issued(own, { document });
    const before = (await at(own.companyId, `invoices/${id}`).get()).data();

    await Promise.all([
      at(own.companyId, 'taxes/zone-1').delete(),
      at(own.companyId, 'pricebook/item-1').delete(),
      at(own.companyId, `customers/${own.customerId}`).delete(),
    ]);

    expect(await issueDrafts(deps, own, [id])).toEqual([{ invoiceId: id, number: 'INV-00001', error: '' }]);
    expect((await at(own.companyId, `invoices/${id}`).get()).data()).toEqual(before);
    await expectBooksToBalance(own.companyId);
  });
});
