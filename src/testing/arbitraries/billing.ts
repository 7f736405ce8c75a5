import fc from 'fast-check';
import { ITEM_KINDS } from '@/domain/billing/itemKind';
import type { DocumentFee, DocumentInput, DocumentLine, Settlement } from '@/domain/billing/schema';
import type { DocumentDiscount } from '@/domain/discount/schema';
import { TAX_CLASSES, type Tax, type TaxZone } from '@/domain/tax/schema';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '../factories/billing';

const cents = fc.oneof(fc.constantFrom(0, 1, 5, 99, 105, 999, 1050, 10_000), fc.nat(5_000_000));
const ratePpm = fc.oneof(fc.constantFrom(1, 3750, 40_000, 45_000, 50_000, 88_750, 99_750, 200_000), fc.nat(300_000));

/** Returns up to `most` items with distinct ids, in any order. */
const some = <T extends { id: string }>(item: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> =>
  fc.uniqueArray(item, { maxLength: most, selector: ({ id }) => id });
const idWith = (prefix: string): fc.Arbitrary<string> => fc.nat(30).map((number) => `${prefix}${number}`);

const line: fc.Arbitrary<DocumentLine> = fc
  .record({
    id: idWith('l'),
    unitPriceCents: cents,
    quantityE4: fc.oneof(fc.constantFrom(0, 3330, 10_000, 25_000), fc.nat(200_000)),
    kind: fc.constantFrom(...ITEM_KINDS),
    taxClass: fc.constantFrom(...TAX_CLASSES),
    isDiscountable: fc.boolean(),
    isOptional: fc.boolean(),
    isSelected: fc.boolean(),
    unitCostCents: fc.option(cents),
  })
  .map(buildLine);

const discount: fc.Arbitrary<DocumentDiscount> = fc
  .record({
    id: idWith('d'),
    isPercent: fc.boolean(),
    ratePpm: fc.integer({ min: 1, max: 1_000_000 }),
    amountCents: fc.integer({ min: 1, max: 2_000_000 }),
    scope: fc.constantFrom('line' as const, 'document' as const),
    funding: fc.constantFrom('company' as const, 'vendor' as const),
    stacking: fc.constantFrom('stackable' as const, 'stackable' as const, 'exclusive' as const),
    order: fc.nat(3),
    capCents: fc.option(cents),
  })
  .map(({ id, isPercent, ratePpm: rate, amountCents, ...terms }) =>
    buildDiscount({ ...terms, ...(isPercent ? { ratePpm: rate } : { amountCents }) }, { id }),
  );

const fee: fc.Arbitrary<DocumentFee> = fc.record({
  id: idWith('f'),
  name: fc.constant('Fee'),
  kind: fc.constantFrom('fixed' as const, 'percent' as const),
  amountCents: cents,
  ratePpm,
  taxClass: fc.constantFrom(...TAX_CLASSES),
});

const tax: fc.Arbitrary<Tax> = fc
  .record({ id: idWith('t'), ratePpm, isCompound: fc.boolean(), order: fc.nat(3) })
  .map(({ ratePpm: rate, ...rest }) => buildTax(rate, rest));

const zone: fc.Arbitrary<TaxZone> = fc
  .record({ taxes: some(tax, 4), stacking: fc.constantFrom('combined' as const, 'separate' as const) })
  .map(({ taxes, stacking }) => buildZone(taxes, { stacking }));

/** Payments and other settlements; refunds never exceed payments. */
const settlements: fc.Arbitrary<Settlement[]> = fc
  .record({ payment: cents, refund: fc.nat(5), credit: cents, 'write-off': cents })
  .map(({ payment, refund, ...rest }) =>
    Object.entries({ payment: payment + refund, refund, ...rest }).map(([kind, amountCents]) => ({
      id: kind,
      kind: kind as Settlement['kind'],
      name: '',
      amountCents,
      at: '',
    })),
  );

/** Valid documents of every shape: any combination of lines, discounts, fees, taxes and payments. */
export const arbitraryDocument: fc.Arbitrary<DocumentInput> = fc
  .record({
    lines: some(line, 8),
    discounts: some(discount, 4),
    fees: some(fee, 2),
    zone: fc.option(zone),
    settlements,
    tipCents: cents,
    pricesIncludeTax: fc.boolean(),
    rounding: fc.constantFrom('line' as const, 'document' as const),
    deposit: fc.record({
      kind: fc.constantFrom('none' as const, 'percent' as const, 'fixed' as const),
      ratePpm,
      amountCents: cents,
    }),
  })
  .map(({ zone: taxZone, pricesIncludeTax, rounding, ...rest }) =>
    buildDocument({ ...rest, tax: { zone: taxZone, pricesIncludeTax, rounding } }),
  );
