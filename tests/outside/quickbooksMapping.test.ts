import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { propertySchema } from '@/domain/property/schema';
import { samplePayment, sampleInvoice, settled } from '@/testing/factories/quickbooks';
import { makePlan } from '../../functions/src/quickbooks/planning';
import { decideMatch, startOver } from '../../functions/src/quickbooks/settingUp';
import { beginBooks, COMPANY, openBooksWorld, place, told, UID, type BooksWorld } from './quickbooksWorld';

let world: BooksWorld;
beforeAll(async () => {
  world = await openBooksWorld();
});
beforeEach(() => beginBooks(world));
afterAll(() => world.end());

describe('the QuickBooks mapping', () => {
  it('is suggested, stored, and bound to the connected company file', async () => {
    await world.setUp();
    expect(world.stored('quickbooksSetup/setup')).toMatchObject({
      realmId: '9130347',
      mapping: {
        items: { service: '1', material: '2', labour: 'new' },
        deposits: { card: '35' },
        feeId: '60',
        receivableId: '84',
      },
    });
    await world.connect({ realmId: '9130348' });
    await expect(told(world.plan())).resolves.toContain('Another QuickBooks company is connected');
    await expect(told(world.setUp())).resolves.toContain('Another QuickBooks company is connected');
    await world.connect();
    await expect(told(world.plan())).resolves.toBe('nothing');
  });

  it('blocks only what needs an item that was made inactive there', async () => {
    await world.setUp();
    await world.push();
    await world.put('invoices/i2', sampleInvoice('i2', { number: '1043' }));
    await world.control('patch', { entity: 'Item', id: '2', patch: { Active: false } });
    await world.push('second');
    expect(world.pushes('second')).toMatchObject([
      { key: 'invoice:i2', state: 'failed', fault: expect.stringContaining('made inactive') as string },
    ]);
  });

  it('starts over with another company file, where existing records are found and not duplicated', async () => {
    await world.setUp();
    await world.push();
    await startOver(world.deps, world.ask, { companyId: COMPANY, uid: UID });
    expect((await world.plan()).size).toBe(0);
    await world.setUp();
    const rows = await world.plan();
    expect([...rows.values()].map(({ key, op }) => [key, op])).toEqual([
      ['customer:customer-1', 'link'],
      ['invoice:i1', 'link'],
    ]);
    await world.push();
    expect((await world.there())['Invoice']).toHaveLength(1);
  });

  it('puts properties below their customers, with everything for them', async () => {
    await world.put(
      'properties/pr1',
      propertySchema.parse({
        customerId: 'customer-1',
        address: { street: '12 Elm St', city: 'Asheville', state: 'NC', postalCode: '28801' },
      }),
    );
    await world.put(
      'invoices/i1',
      sampleInvoice('i1', { propertyId: 'pr1' }, [
        settled('payment', 'p1', 10_000),
        settled('refund', 'refund-p1-r1', 2_000),
      ]),
    );
    await world.put(
      'payments/p1',
      samplePayment('p1', {
        amountCents: 10_000,
        refunds: [
          {
            id: 'r1',
            amountCents: 2_000,
            at: '2026-03-07T10:00:00.000Z',
            by: '',
            reason: 'Goodwill',
            providerId: '',
            failedAt: '',
            failureReason: '',
          },
        ],
      }),
    );
    await world.setUp({ hasSubCustomers: true });
    expect(await world.push()).toMatchObject({ state: 'done', failed: 0 });
    const { Customer, Invoice } = await world.there();
    expect(Customer).toMatchObject([
      { DisplayName: 'Ada Lovelace' },
      { DisplayName: 'Ada Lovelace – 12 Elm St', ParentRef: { value: Customer?.[0]?.Id }, Job: true },
    ]);
    expect(Invoice).toMatchObject([{ CustomerRef: { value: Customer?.[1]?.Id }, Balance: 143.3 }]);
  });

  it('writes real tax codes on each line outside the United States', async () => {
    await world.control('set', {
      company: { Country: 'CA' },
      preferences: { TaxPrefs: { PartnerTaxEnabled: false }, CurrencyPrefs: { HomeCurrency: { value: 'USD' } } },
    });
    await world.setUp({ taxCodes: { '': '5' }, exemptCodeId: 'NON' });
    // Two rates on $40.00, each rounded: 4.75% is 1.90, and 2.25% is 0.90. QuickBooks must get the same amounts.
    expect((await world.plan()).get('invoice:i1')).toMatchObject({
      op: 'create',
      theirsTaxCents: 280,
      oursTaxCents: 330,
    });
    await world.push();
    expect((await world.there())['Invoice']).toMatchObject([
      {
        Line: [
          { SalesItemLineDetail: { TaxCodeRef: { value: 'NON' } } },
          { SalesItemLineDetail: { TaxCodeRef: { value: '5' } } },
          {},
        ],
      },
    ]);
  });

  it('refuses a company file in another currency before anything is pushed, but only the customer if just theirs differs', async () => {
    await world.control('set', { preferences: { CurrencyPrefs: { HomeCurrency: { value: 'CAD' } } } });
    await world.setUp();
    expect(await world.push()).toMatchObject({ state: 'done', total: 0 });
    const { notes } = await makePlan(world.deps, await world.ask(), place);
    expect(notes).toEqual([expect.stringContaining('kept in CAD, and yours in USD') as string]);

    const CurrencyPrefs = { HomeCurrency: { value: 'USD' }, MultiCurrencyEnabled: true };
    await world.control('set', { preferences: { CurrencyPrefs } });
    const foreign = { DisplayName: 'Ada Lovelace', CurrencyRef: { value: 'EUR' } };
    await world.control('write', { entity: 'Customer', body: foreign });
    const rows = await world.plan();
    expect(rows.get('customer:customer-1')).toMatchObject({
      op: 'blocked',
      reason: expect.stringContaining('is in EUR, and your invoices are in USD') as string,
    });
    expect(rows.get('invoice:i1')).toMatchObject({ op: 'blocked' });
    await decideMatch(world.deps, { companyId: COMPANY, uid: UID }, 'customer:customer-1', 'rename');
    expect(await world.push('renamed')).toMatchObject({ state: 'done', failed: 0, done: 3 });
    expect((await world.there())['Invoice']).toMatchObject([{ TotalAmt: 243.3, CurrencyRef: { value: 'USD' } }]);
  });
});
