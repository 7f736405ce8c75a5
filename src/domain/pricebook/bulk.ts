import { isSame } from '@/lib/stableJson';
import { MAX_UNIT_PRICE_CENTS, RATE_ONE_PPM } from '../money/limits';
import { multiplyDivide } from '../money/rounding';
import type { TaxClass } from '../tax/schema';
import { marginOfPrice, roundPrice, withRulePrice, type Margin } from './price';
import { itemFault, type PricebookItem } from './schema';
import type { PricebookSettings } from './settings';

/** The most items that can be changed manually at once; larger changes go through a price change. */
export const BULK_LIMIT = 500;

/** One change to many items. `changePpm` may be negative: −100 000 = 10% less. */
export type BulkEdit =
  | { kind: 'price'; changePpm: number }
  | { kind: 'markup'; ratePpm: number }
  | { kind: 'margin'; ratePpm: number }
  | { kind: 'tiers' }
  | { kind: 'tax-class'; taxClass: TaxClass }
  | { kind: 'category'; categoryId: string }
  | { kind: 'active'; isActive: boolean };

/** A bulk edit's effect on one item. `changes` is empty when it has none, `fault` is set when it isn't possible. */
export type BulkOutcome = {
  changes: Partial<PricebookItem>;
  fault: string;
  marginBefore: Margin | null;
  marginAfter: Margin | null;
};

/**
 * Applies an edit to one item, as a preview. Changing the price by a percentage makes it a fixed price, because the old rule no longer
 * holds.
 */
export function editItem(item: PricebookItem, edit: BulkEdit, settings: PricebookSettings): BulkOutcome {
  const wanted = wantedFields(item, edit, settings);
  const marginBefore = marginOfPrice(item.priceCents, item.costCents);
  if (typeof wanted === 'string') return { changes: {}, fault: wanted, marginBefore, marginAfter: marginBefore };
  const next = withRulePrice({ ...item, ...wanted }, settings);
  const fault = itemFault(next);
  const all: Partial<PricebookItem> = {
    ...wanted,
    ...(next.priceCents !== item.priceCents && { priceCents: next.priceCents }),
  };
  const changes = fault === '' ? changed(item, all) : {};
  return {
    changes,
    fault,
    marginBefore,
    marginAfter: fault === '' ? marginOfPrice(next.priceCents, next.costCents) : marginBefore,
  };
}

function wantedFields(
  item: PricebookItem,
  edit: BulkEdit,
  { rounding }: PricebookSettings,
): Partial<PricebookItem> | string {
  switch (edit.kind) {
    case 'price': {
      if (item.pricing.kind === 'parts') return 'Its price is the sum of its parts';
      const priceCents = roundPrice(
        multiplyDivide(item.priceCents, Math.max(RATE_ONE_PPM + edit.changePpm, 0), RATE_ONE_PPM),
        rounding,
      );
      return priceCents > MAX_UNIT_PRICE_CENTS
        ? 'The price would be too high'
        : { pricing: { kind: 'fixed', ratePpm: 0 }, priceCents };
    }
    case 'markup':
    case 'margin':
    case 'tiers':
      if (item.pricing.kind === 'parts') return 'Its price is the sum of its parts';
      return { pricing: { kind: edit.kind, ratePpm: edit.kind === 'tiers' ? 0 : edit.ratePpm } };
    case 'tax-class':
      return { taxClass: edit.taxClass };
    case 'category':
      return { categoryId: edit.categoryId };
    case 'active':
      return { isActive: edit.isActive };
  }
}

function changed(item: PricebookItem, fields: Partial<PricebookItem>): Partial<PricebookItem> {
  const before: Record<string, unknown> = item;
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => !isSame(before[field], value)));
}
