import type { DocumentResult, LineResult } from '../billing/result';
import type { DocumentInput } from '../billing/schema';
import { grossOf, type IssuedPart } from '../billing/parts';
import { portionOf } from '../money/allocate';
import { sumOf } from '../money/amounts';
import type { LedgerDiscount, LedgerEntry, LedgerTax } from './schema';

type DocumentMoney = Pick<LedgerEntry, 'salesCents' | 'taxCents' | 'taxes' | 'tipCents'>;

/** No −0, which is another value than 0 where values are compared. */
const signed = (sign: 1 | -1, cents: number): number => (cents === 0 ? 0 : sign * cents);

/**
 * What parts of an issued document are in the ledger: sales, taxes by rate, tip; all of them negative when they are taken
 * back. `result` is the document as calculated, which knows each tax's rate and base.
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
    for (const { taxId, amountCents } of part.taxes) {
      const charged = item?.taxes.find((itemTax) => itemTax.taxId === taxId);
      const defined = tax.zone?.taxes.find(({ id }) => id === taxId);
      const ratePpm = charged?.ratePpm ?? 0;
      if (!charged && amountCents === 0) continue;
      const key = `${taxId}:${ratePpm}`;
      const sum = sums.get(key);
      // What is at 0% is reported too, as exempt: there the part itself is the base.
      const baseCents =
        charged && charged.amountCents !== 0
          ? portionOf(charged.baseCents, amountCents, charged.amountCents)
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

type Giving = {
  by: string;
  sign: 1 | -1;
  /** Of a progress bill: its net amount and the contract's. */ share?: { partCents: number; wholeCents: number };
};

/** A document's discounts, for the report on discounts given. */
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
