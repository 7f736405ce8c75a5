import { z } from 'zod';
import { ITEM_KIND_LABELS, ITEM_KINDS } from '../billing/itemKind';
import { RATE_ONE_PPM, rateFault } from '../money/limits';
import { quantityE4, unitPriceCents } from '../money/schema';
import { line, optionalDate, recordId, requiredLine, text, pictureAddress } from '../record/schema';
import { LINE_TAX_CLASSES } from '../tax/schema';

export const PRICEBOOK_KINDS = [...ITEM_KINDS, 'bundle'] as const;
export type PricebookKind = (typeof PRICEBOOK_KINDS)[number];
export const PRICEBOOK_KIND_LABELS: Record<PricebookKind, string> = { ...ITEM_KIND_LABELS, bundle: 'Bundle' };

export const BUNDLE_PARTS_LIMIT = 50;
/** Cost × 101: a part that costs a cent may be sold for a dollar. */
export const MAX_MARKUP_PPM = 100 * RATE_ONE_PPM;
/** A price at a margin of 99.99% is ten thousand times the cost; beyond that there is no price. */
export const MAX_MARGIN_PPM = 999_900;

/**
 * Pricing method. `fixed`: as entered. `markup`: cost plus a share of the cost. `margin`: such that this share of the
 * price remains after the cost. `tiers`: the company's markup at its cost. `parts` (bundles only): the sum of the
 * parts, which appear on the document as separate lines.
 */
export const PRICING_KINDS = ['fixed', 'markup', 'margin', 'tiers', 'parts'] as const;
export type PricingKind = (typeof PRICING_KINDS)[number];
export const PRICING_KIND_LABELS: Record<PricingKind, string> = {
  fixed: 'Fixed price',
  markup: 'Cost plus markup',
  margin: 'Cost at a margin',
  tiers: 'Company markup tiers',
  parts: 'Sum of the parts',
};

/** `ratePpm` is the markup or margin; 0 for the others. */
const pricingSchema = z
  .object({ kind: z.enum(PRICING_KINDS), ratePpm: z.number().default(0) })
  .superRefine(({ kind, ratePpm }, context) => {
    const message = rateFault(ratePpm, kind === 'margin' ? MAX_MARGIN_PPM : MAX_MARKUP_PPM);
    if (message !== '') context.addIssue({ code: 'custom', path: ['ratePpm'], message });
  });

export const bundlePartSchema = z.object({ itemId: recordId, quantityE4 });
export type BundlePart = z.infer<typeof bundlePartSchema>;

/**
 * Something the company sells. `priceCents` is the price charged: it is calculated from `pricing` when the item is saved, and never
 * changes on its own afterward.
 */
export const pricebookItemSchema = z.object({
  kind: z.enum(PRICEBOOK_KINDS).default('service'),
  code: line(40).default(''),
  name: requiredLine(200, 'Enter a name for the item'),
  /** `name` in lower case, for sorting lists. */
  sortName: z.string().max(400).default(''),
  /** The description shown to customers on estimates and invoices. */
  description: text(4000).default(''),
  categoryId: z.string().max(128).default(''),
  photoUrl: pictureAddress,
  unit: line(20).default(''),
  /** null = not known. */
  costCents: unitPriceCents.nullable().default(null),
  /** The day on which someone last verified the cost; '' = never. */
  costCheckedOn: optionalDate,
  vendor: line(120).default(''),
  vendorPartNumber: line(80).default(''),
  pricing: pricingSchema.default({ kind: 'fixed', ratePpm: 0 }),
  priceCents: unitPriceCents.default(0),
  /** The member price; null = the same as for everyone. */
  /** Reserved for service agreements: no screen asks for it or charges it yet. */
  memberPriceCents: unitPriceCents.nullable().default(null),
  durationMinutes: z.number().int().min(0, 'Not below 0').max(14_400, 'At most ten days').default(0),
  taxClass: z.enum(LINE_TAX_CLASSES).default('unset'),
  isDiscountable: z.boolean().default(true),
  warrantyText: text(1000).default(''),
  isActive: z.boolean().default(true),
  parts: z.array(bundlePartSchema).max(BUNDLE_PARTS_LIMIT, `At most ${BUNDLE_PARTS_LIMIT} parts`).default([]),
});
export type PricebookItem = z.infer<typeof pricebookItemSchema>;

export const sortNameOf = (name: string): string => name.trim().toLowerCase();

/** Returns why an item's fields contradict each other, as a message; '' when they don't. */
export function itemFault({
  kind,
  pricing,
  costCents,
  parts,
}: Pick<PricebookItem, 'kind' | 'pricing' | 'costCents' | 'parts'>): string {
  if (kind !== 'bundle' && pricing.kind === 'parts') return 'Only a bundle is priced by its parts';
  if (kind !== 'bundle' && parts.length > 0) return 'Only a bundle has parts';
  if (kind === 'bundle' && parts.length === 0) return 'Add at least one part to the bundle';
  if (pricing.kind !== 'fixed' && pricing.kind !== 'parts' && costCents === null)
    return 'This way of pricing needs the cost';
  return '';
}
