import { withoutTax } from '../billing/items';
import type { DocumentResult, LineResult } from '../billing/result';
import type { ItemTax } from '../tax/lineTax';
import type { DocumentInput } from '../billing/schema';
import { grossOf, type IssuedPart } from '../billing/parts';
import { portionOf } from '../money/allocate';
import { sumOf } from '../money/amounts';
import type { LedgerDiscount, LedgerEntry, LedgerTax } from './schema';

type DocumentMoney = Pick<LedgerEntry, 'salesCents' | 'taxCents' | 'taxes' | 'tipCents'>;

/** Avoids −0, which isn't equal to 0 in some comparisons. */
const signed = (sign: 1 | -1, cents: number): number => (cents === 0 ? 0 : sign * cents);

/**
 * Returns what parts of an issued document post to the ledger: sales, taxes by rate, tip; all negative when they are reversed. `result`
 * is the calculated document, which has each tax's rate and base.
 */
export function moneyOfParts(
  parts: readonly IssuedPart[],
  result: DocumentResult,
  { tax }: DocumentInput,
  sign: 1 | -1,
): DocumentMoney {
  const items = new Map<string, LineResult>([
    ...result.lines.map((line) => [`line:${line.id}`, line] as const),
    ...result.fees.map((fee) => [`fee:${fee.id}`, fee] as const),
  ]);
  const sums = new Map<string, LedgerTax>();
  for (const part of parts) {
    const item = items.get(part.id);
    for (const taxId of taxesOf(part, item)) {
      const amountCents = part.taxes.find((one) => one.taxId === taxId)?.amountCents ?? 0;
      const charged = item?.taxes.find((itemTax) => itemTax.taxId === taxId);
      const defined = tax.zone?.taxes.find(({ id }) => id === taxId);
      const ratePpm = charged?.ratePpm ?? 0;
      if (!charged && amountCents === 0) continue;
      const key = `${taxId}:${ratePpm}`;
      const sum = sums.get(key);
      const baseCents =
        item && charged
          ? baseOf(part, {
              item,
              charged,
              isCompound: defined?.isCompound ?? false,
              isTaxIncluded: result.isTaxIncluded,
            })
          : part.netCents;
      sums.set(key, {
        taxId,
        name: defined?.name ?? charged?.name ?? '',
        jurisdiction: defined?.jurisdiction.name ?? '',
        level: defined?.jurisdiction.level ?? '',
        region: defined?.jurisdiction.region ?? '',
        ratePpm,
        taxableCents: (sum?.taxableCents ?? 0) + signed(sign, baseCents),
        taxCents: (sum?.taxCents ?? 0) + signed(sign, amountCents),
      });
    }
  }
  const [tips, sales] = [parts.filter(({ id }) => id === 'tip'), parts.filter(({ id }) => id !== 'tip')];
  const netCents = sumOf(sales.map((part) => part.netCents));
  return {
    salesCents: signed(sign, netCents),
    taxCents: signed(sign, sumOf(parts.map(grossOf)) - netCents - sumOf(tips.map((tip) => tip.netCents))),
    taxes: [...sums.values()],
    tipCents: signed(sign, sumOf(tips.map((tip) => tip.netCents))),
  };
}

/** Returns every tax of a part: a small part has a base even if one of its taxes comes to less than a cent. */
const taxesOf = (part: IssuedPart, item: LineResult | undefined): string[] => [
  ...new Set([...(item?.taxes ?? []), ...part.taxes].map(({ taxId }) => taxId)),
];

type ItemCharge = { item: LineResult; charged: ItemTax; isCompound: boolean; isTaxIncluded: boolean };

/**
 * Returns a tax's base within a part: the part's own net amount, the same for every tax, never the tax divided by its rate, which would
 * include its rounding error. Vendors' coupons are added back in proportion to the part, and a compound tax also applies to the taxes
 * before it.
 */
function baseOf(part: IssuedPart, { item, charged, isCompound, isTaxIncluded }: ItemCharge): number {
  const earlier = isCompound ? item.taxes.slice(0, item.taxes.indexOf(charged)).map(({ taxId }) => taxId) : [];
  const before = (taxes: readonly { taxId: string; amountCents: number }[]): number =>
    sumOf(taxes.filter(({ taxId }) => earlier.includes(taxId)).map(({ amountCents }) => amountCents));
  const itemNetCents = withoutTax(item, isTaxIncluded);
  const addedBackCents = charged.baseCents - before(item.taxes) - itemNetCents;
  const wholeCents = itemNetCents + item.taxCents;
  const ownCents = wholeCents === 0 ? addedBackCents : portionOf(addedBackCents, grossOf(part), wholeCents);
  return part.netCents + ownCents + before(part.taxes);
}

type Giving = {
  by: string;
  sign: 1 | -1;
  /** Of a progress bill: its net amount and the contract's. */ share?: { partCents: number; wholeCents: number };
};

/** Returns a document's discounts, for the report on discounts given. */
export function discountsOfDocument(
  result: DocumentResult,
  { discounts }: DocumentInput,
  { by, sign, share }: Giving,
): LedgerDiscount[] {
  return result.appliedDiscounts.map(({ id, name, amountCents }) => {
    const copied = discounts.find((discount) => discount.id === id);
    const given =
      share && share.wholeCents !== 0 ? portionOf(amountCents, share.partCents, share.wholeCents) : amountCents;
    return {
      discountId: copied?.discountId ?? '',
      name,
      reason: copied?.terms.reason ?? '',
      byUid: by,
      amountCents: signed(sign, given),
    };
  });
}
