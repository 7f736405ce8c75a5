import { z } from 'zod';
import { unitPriceCents } from '../money/schema';
import { MAX_MARGIN_PPM, MAX_MARKUP_PPM } from './schema';

/** The one document of `pricebookSettings`. */
export const PRICEBOOK_SETTINGS_ID = 'main';
export const MARKUP_TIERS_LIMIT = 20;

/** Rounding of a calculated price. Typed prices stay as they are. */
export const PRICE_ROUNDINGS = ['cent', 'dollar', 'ninety-nine'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];
export const PRICE_ROUNDING_LABELS: Record<PriceRounding, string> = {
  cent: 'To the cent',
  dollar: 'Up to the next whole dollar',
  'ninety-nine': 'Up to the next .99',
};

/** The markup on costs up to `upToCents`; null = on everything above the previous tier. */
export const markupTierSchema = z.object({
  upToCents: unitPriceCents.nullable(),
  markupPpm: z
    .number()
    .int('A percentage has at most four decimals')
    .min(0, 'A percentage cannot be negative')
    .max(MAX_MARKUP_PPM, 'At most 10,000%'),
});
export type MarkupTier = z.infer<typeof markupTierSchema>;

const inOrder = (tiers: readonly MarkupTier[]): boolean =>
  tiers.every(({ upToCents }, index) => {
    const before = tiers[index - 1];
    return before === undefined || (before.upToCents !== null && (upToCents === null || upToCents > before.upToCents));
  });

export const pricebookSettingsSchema = z.object({
  tiers: z
    .array(markupTierSchema)
    .max(MARKUP_TIERS_LIMIT)
    .refine(inOrder, 'Each tier must reach further than the one before')
    .default([]),
  rounding: z.enum(PRICE_ROUNDINGS).default('cent'),
  /** A cost unverified for this long is shown as stale; 0 = never. */
  staleAfterDays: z.number().int().min(0).max(3650).default(180),
  /** Below this share of the price an item's margin is shown as low. */
  lowMarginPpm: z.number().int().min(0).max(MAX_MARGIN_PPM).default(200_000),
});
export type PricebookSettings = z.infer<typeof pricebookSettingsSchema>;

/** Small parts carry a high markup and expensive ones a low one, as is customary in the trades. In effect until a company sets its own. */
export const DEFAULT_PRICEBOOK_SETTINGS: PricebookSettings = {
  tiers: [
    { upToCents: 1_000, markupPpm: 2_000_000 },
    { upToCents: 5_000, markupPpm: 1_500_000 },
    { upToCents: 20_000, markupPpm: 1_000_000 },
    { upToCents: 100_000, markupPpm: 700_000 },
    { upToCents: null, markupPpm: 450_000 },
  ],
  rounding: 'cent',
  staleAfterDays: 180,
  lowMarginPpm: 200_000,
};
