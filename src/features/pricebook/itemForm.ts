import { z } from 'zod';
import { formatRate } from '@/domain/money/format';
import { PERCENT_PPM, QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { unitPriceCents } from '@/domain/money/schema';
import { withRulePrice } from '@/domain/pricebook/price';
import {
  MAX_MARGIN_PPM,
  MAX_MARKUP_PPM,
  PRICEBOOK_KIND_LABELS,
  type PricebookItem,
  pricebookItemSchema,
  PRICING_KIND_LABELS,
  PRICING_KINDS,
  sortNameOf,
} from '@/domain/pricebook/schema';
import { proposedClass } from '@/domain/tax/proposeClass';
import { LINE_TAX_CLASS_LABELS } from '@/domain/tax/schema';
import type { PricebookSettings } from '@/domain/pricebook/settings';

const optionalPrice = z.union([z.literal(''), unitPriceCents]);
const filledIn = (message: string) => z.union([z.literal(''), z.number()]).refine((value) => value !== '', message);

/** Item as form values: percentages and quantities as displayed, '' for empty. */
export const itemFormSchema = pricebookItemSchema
  .omit({
    pricing: true,
    parts: true,
    costCents: true,
    priceCents: true,
    sortName: true,
    durationMinutes: true,
  })
  .extend({
    costCents: optionalPrice,
    priceCents: optionalPrice,
    durationMinutes: z.union([z.literal(''), pricebookItemSchema.shape.durationMinutes]),
    pricingKind: z.enum(PRICING_KINDS),
    ratePercent: z.union([
      z.literal(''),
      z
        .number()
        .min(0, 'Not below 0')
        .max(MAX_MARKUP_PPM / PERCENT_PPM, 'At most 10,000%'),
    ]),
    parts: z
      .array(
        z.object({
          id: z.string(),
          quantity: filledIn('Enter a quantity').refine((value) => value > 0, 'More than 0'),
        }),
      )
      .max(50, 'At most 50 parts'),
  })
  .superRefine((values, context) => {
    if (values.taxClass === 'unset' && proposedClass(values) === null)
      context.addIssue({ code: 'custom', path: ['taxClass'], message: 'Choose how it is taxed' });
    if (values.pricingKind === 'margin' && Number(values.ratePercent) >= 100)
      context.addIssue({ code: 'custom', path: ['ratePercent'], message: 'A margin is below 100%' });
    if (['markup', 'margin'].includes(values.pricingKind) && values.ratePercent === '')
      context.addIssue({ code: 'custom', path: ['ratePercent'], message: 'Enter a percentage' });
    if (values.pricingKind === 'fixed' && values.priceCents === '')
      context.addIssue({ code: 'custom', path: ['priceCents'], message: 'Enter a price' });
    const needsCost = ['markup', 'margin', 'tiers'].includes(values.pricingKind);
    if (needsCost && values.costCents === '')
      context.addIssue({ code: 'custom', path: ['costCents'], message: 'This way of pricing needs the cost' });
    if (values.kind === 'bundle' && values.parts.length === 0)
      context.addIssue({ code: 'custom', path: ['parts'], message: 'Add at least one part to the bundle' });
  });
export type ItemFormValues = z.infer<typeof itemFormSchema>;

const EMPTY = pricebookItemSchema.parse({ name: '-', pricing: { kind: 'fixed', ratePpm: 0 } });

/** Returns form values for an item, or for a new one in a category. */
export function toItemForm(item: PricebookItem | null, categoryId = ''): ItemFormValues {
  const {
    pricing,
    parts,
    costCents,
    priceCents,
    durationMinutes,
    sortName: _sortName,
    ...rest
  } = item ? pricebookItemSchema.parse(item) : { ...EMPTY, name: '', categoryId };
  return {
    ...rest,
    costCents: costCents ?? '',
    priceCents: item ? priceCents : '',
    durationMinutes: durationMinutes === 0 ? '' : durationMinutes,
    pricingKind: pricing.kind,
    ratePercent: pricing.ratePpm === 0 ? '' : pricing.ratePpm / PERCENT_PPM,
    parts: parts.map(({ itemId, quantityE4 }) => ({ id: itemId, quantity: quantityE4 / QUANTITY_ONE_E4 })),
  };
}

const orNull = (value: number | ''): number | null => (value === '' ? null : value);

/** Converts form values to an item, priced by its rule. Never throws: half-filled forms are shown live. */
export function fromItemForm(values: ItemFormValues, settings: PricebookSettings): PricebookItem {
  const { pricingKind, ratePercent, parts, costCents, priceCents, durationMinutes, ...rest } = values;
  const isBundle = values.kind === 'bundle';
  const kind = !isBundle && pricingKind === 'parts' ? 'fixed' : pricingKind;
  const hasRate = kind === 'markup' || kind === 'margin';
  return withRulePrice(
    {
      ...rest,
      taxClass: values.taxClass === 'unset' ? (proposedClass(values) ?? 'unset') : values.taxClass,
      sortName: sortNameOf(values.name),
      costCents: orNull(costCents),
      priceCents: kind === 'parts' || priceCents === '' ? 0 : priceCents,
      durationMinutes: durationMinutes === '' ? 0 : durationMinutes,
      pricing: {
        kind,
        ratePpm: hasRate
          ? Math.min(Math.round(Number(ratePercent) * PERCENT_PPM), kind === 'margin' ? MAX_MARGIN_PPM : MAX_MARKUP_PPM)
          : 0,
      },
      parts: isBundle
        ? parts.map(({ id, quantity }) => ({ itemId: id, quantityE4: Math.round(quantity * QUANTITY_ONE_E4) }))
        : [],
    },
    settings,
  );
}

/** Formats an item's choices with the form's labels; names of references are up to the caller. */
export function itemInWords(field: keyof PricebookItem, value: unknown): string | null {
  if (field === 'kind') return PRICEBOOK_KIND_LABELS[value as PricebookItem['kind']];
  if (field === 'taxClass') return LINE_TAX_CLASS_LABELS[value as PricebookItem['taxClass']];
  if (field !== 'pricing') return null;
  const { kind, ratePpm } = value as PricebookItem['pricing'];
  return ratePpm === 0 ? PRICING_KIND_LABELS[kind] : `${PRICING_KIND_LABELS[kind]}, ${formatRate(ratePpm)}`;
}

/** Derives an item's dependent fields: its sort name, and its price if a rule sets it. */
export function itemDerived(item: PricebookItem, settings: PricebookSettings): Partial<PricebookItem> {
  const sortName = sortNameOf(item.name);
  const isByRule = item.pricing.kind !== 'fixed' && item.pricing.kind !== 'parts';
  return isByRule ? { sortName, priceCents: withRulePrice(item, settings).priceCents } : { sortName };
}
