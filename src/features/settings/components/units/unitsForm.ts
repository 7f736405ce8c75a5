import { z } from 'zod';
import type { BillingSettings } from '@/domain/billing/settings';
import { BUSINESS_UNITS_LIMIT, businessUnitSchema, type BusinessUnit } from '@/domain/business-unit/schema';

/** Schema of the units form: current units, and archived ones that remain only as the name on what they sent. */
export const unitsFormSchema = z.object({
  current: z.array(businessUnitSchema).superRefine((units, context) => {
    for (const [index, { name }] of units.entries())
      if (units.findIndex((unit) => unit.name.toLowerCase() === name.toLowerCase()) < index)
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Another unit has this name' });
  }),
  archived: z.array(businessUnitSchema),
});
export type UnitsForm = z.infer<typeof unitsFormSchema>;

export const toUnitsForm = ({ units }: Pick<BillingSettings, 'units'>): UnitsForm => ({
  current: units.filter(({ isArchived }) => !isArchived),
  archived: units.filter(({ isArchived }) => isArchived),
});

export const toUnits = ({ current, archived }: UnitsForm): Pick<BillingSettings, 'units'> => ({
  units: [
    ...current.map((unit) => ({ ...unit, isArchived: false })),
    ...archived.map((unit) => ({ ...unit, isArchived: true })),
  ],
});

/** Returns how many more can be added: archived ones count. */
export const unitsLeft = ({ archived }: UnitsForm): number => BUSINESS_UNITS_LIMIT - archived.length;

type Series = Pick<BillingSettings, 'invoicePrefix' | 'creditNotePrefix'>;

/** Describes a unit's number format. `of`: which of its number series. */
export function seriesText(
  unit: BusinessUnit,
  settings: Series,
  of: keyof Series,
  others: readonly BusinessUnit[],
): string {
  const own = unit[of].toLowerCase();
  const prefix = unit[of] || settings[of];
  if (own === '' || own === settings[of].toLowerCase()) return `The company’s: ${prefix}00042`;
  const shared = others.find((other) => other.id !== unit.id && other[of].toLowerCase() === own);
  return shared
    ? `${prefix}00042, in one series with ${shared.name || 'another unit'}`
    : `A series of its own: ${prefix}00042`;
}
