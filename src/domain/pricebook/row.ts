import { z } from 'zod';
import { LINE_TAX_CLASSES } from '../tax/schema';
import type { LineSource } from './line';
import { PRICEBOOK_KINDS, PRICING_KINDS, type PricebookItem } from './schema';

/** An item as search sees it: everything a document's line needs but the photo, so that items can be picked offline. */
export type PricebookRow = LineSource &
  Pick<
    PricebookItem,
    | 'code'
    | 'sortName'
    | 'vendor'
    | 'vendorPartNumber'
    | 'categoryId'
    | 'costCheckedOn'
    | 'memberPriceCents'
    | 'parts'
    | 'pricing'
  >;

const amount = z.number().int();
// A shard is one JSON string of several hundred rows: fields are identified by position.
const tuple = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.number().int(),
  z.number().int(),
  z.number().int(),
  z.number().int(),
  z.number().int(),
  amount,
  amount.nullable(),
  amount.nullable(),
  z.string(),
  z.array(z.tuple([z.string(), amount])),
]);

/** Encodes sellable items as the string that a shard stores. */
export function encodePricebookRows(rows: readonly PricebookRow[]): string {
  return JSON.stringify(
    rows.map((row): z.infer<typeof tuple> => [
      row.id,
      row.code,
      row.name,
      row.description,
      row.unit,
      row.vendor,
      row.vendorPartNumber,
      row.categoryId,
      PRICEBOOK_KINDS.indexOf(row.kind),
      LINE_TAX_CLASSES.indexOf(row.taxClass),
      PRICING_KINDS.indexOf(row.pricing.kind),
      row.isDiscountable ? 1 : 0,
      row.durationMinutes,
      row.priceCents,
      row.costCents,
      row.memberPriceCents,
      row.costCheckedOn,
      row.parts.map(({ itemId, quantityE4 }) => [itemId, quantityE4]),
    ]),
  );
}

/** Decodes a shard's string. A malformed row is skipped rather than breaking search. */
export function decodePricebookRows(encoded: string): PricebookRow[] {
  const parsed: unknown = JSON.parse(encoded);
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((candidate) => {
    const result = tuple.safeParse(candidate);
    if (!result.success) return [];
    const [
      id,
      code,
      name,
      description,
      unit,
      vendor,
      vendorPartNumber,
      categoryId,
      kind,
      taxClass,
      pricing,
      isDiscountable,
      durationMinutes,
      priceCents,
      costCents,
      memberPriceCents,
      costCheckedOn,
      parts,
    ] = result.data;
    return [
      {
        id,
        code,
        name,
        sortName: name.toLowerCase(),
        description,
        unit,
        vendor,
        vendorPartNumber,
        categoryId,
        durationMinutes,
        priceCents,
        costCents,
        memberPriceCents,
        costCheckedOn,
        kind: PRICEBOOK_KINDS[kind] ?? 'other',
        taxClass: LINE_TAX_CLASSES[taxClass] ?? 'unset',
        pricing: { kind: PRICING_KINDS[pricing] ?? 'fixed', ratePpm: 0 },
        isDiscountable: isDiscountable === 1,
        photoUrl: '',
        parts: parts.map(([itemId, quantityE4]) => ({ itemId, quantityE4 })),
      },
    ];
  });
}

/** Returns an item's row. */
export function pricebookRow(item: PricebookItem & { id: string }): PricebookRow {
  const {
    id,
    kind,
    code,
    name,
    sortName,
    description,
    unit,
    vendor,
    vendorPartNumber,
    categoryId,
    costCheckedOn,
    costCents,
    priceCents,
    memberPriceCents,
    taxClass,
    isDiscountable,
    durationMinutes,
    parts,
    pricing,
  } = item;
  return {
    id,
    kind,
    code,
    name,
    sortName,
    description,
    unit,
    vendor,
    vendorPartNumber,
    categoryId,
    costCheckedOn,
    costCents,
    priceCents,
    memberPriceCents,
    taxClass,
    isDiscountable,
    durationMinutes,
    parts,
    pricing: { kind: pricing.kind, ratePpm: 0 },
    photoUrl: '',
  };
}
