import { z } from 'zod';
import { formatCents, formatRate } from '@/domain/money/format';
import { PERCENT_PPM } from '@/domain/money/limits';
import { unitPriceCents } from '@/domain/money/schema';
import {
  MARKUP_TIERS_LIMIT,
  PRICE_ROUNDING_LABELS,
  PRICE_ROUNDINGS,
  pricebookSettingsSchema,
  type PricebookSettings,
} from '@/domain/pricebook/settings';
import { newId } from '@/lib/ids';

const percentage = (max: number) =>
  z
    .union([z.literal(''), z.number().min(0, 'Not below 0').max(max, `At most ${max}%`)])
    .refine((value) => value !== '', 'Enter a percentage');
/** Settings as form values, with percentages as displayed. */
export const settingsFormSchema = z
  .object({
    tiers: z
      .array(
        z.object({ id: z.string(), upToCents: z.union([z.literal(''), unitPriceCents]), percent: percentage(10_000) }),
      )
      .max(MARKUP_TIERS_LIMIT),
    rounding: z.enum(PRICE_ROUNDINGS),
    staleAfterDays: z.union([z.literal(''), z.number().int().min(0).max(3650, 'At most ten years')]),
    lowMarginPercent: percentage(99),
  })
  .superRefine(({ tiers }, context) => {
    tiers.forEach(({ upToCents }, index) => {
      const before = tiers[index - 1];
      if (before && (before.upToCents === '' || (upToCents !== '' && upToCents <= before.upToCents))) {
        context.addIssue({
          code: 'custom',
          path: ['tiers', index, 'upToCents'],
          message: 'Each tier has to reach higher than the one before',
        });
      }
    });
  });
export type SettingsFormValues = z.infer<typeof settingsFormSchema>;

export const toSettingsForm = ({
  tiers,
  rounding,
  staleAfterDays,
  lowMarginPpm,
}: PricebookSettings): SettingsFormValues => ({
  tiers: tiers.map(({ upToCents, markupPpm }) => ({
    id: newId(),
    upToCents: upToCents ?? '',
    percent: markupPpm / PERCENT_PPM,
  })),
  rounding,
  staleAfterDays,
  lowMarginPercent: lowMarginPpm / PERCENT_PPM,
});
export const fromSettingsForm = ({
  tiers,
  rounding,
  staleAfterDays,
  lowMarginPercent,
}: SettingsFormValues): PricebookSettings =>
  pricebookSettingsSchema.parse({
    tiers: tiers.map(({ upToCents, percent }) => ({
      upToCents: upToCents === '' ? null : upToCents,
      markupPpm: Math.round(percent * PERCENT_PPM),
    })),
    rounding,
    staleAfterDays: Number(staleAfterDays),
    lowMarginPpm: Math.round(lowMarginPercent * PERCENT_PPM),
  });

export const SETTINGS_FIELD_LABELS: Record<keyof PricebookSettings, string> = {
  tiers: 'Markup tiers',
  rounding: 'Prices that are worked out',
  staleAfterDays: 'Cost is out of date after (days)',
  lowMarginPpm: 'Warn below a margin of',
};

/** Formats tiers and rounding with the form's labels. */
export function settingsInWords(field: keyof PricebookSettings, value: unknown): string | null {
  if (field === 'rounding') return PRICE_ROUNDING_LABELS[value as PricebookSettings['rounding']];
  if (field !== 'tiers') return null;
  return (value as PricebookSettings['tiers'])
    .map(
      ({ upToCents, markupPpm }) =>
        `${upToCents === null ? 'anything above' : `up to ${formatCents(upToCents)}`}: ${formatRate(markupPpm)}`,
    )
    .join(', ');
}
