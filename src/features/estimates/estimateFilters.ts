import type { BillingSettings } from '@/domain/billing/settings';
import { passesUnit } from '@/domain/business-unit/choice';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { unitFilterFields } from '@/entities/billing/unitFilter';
import { amountFilter, isInBand, isWithin, withinFilter } from '@/ui/table/commonFilters';
import type { FilterField } from '@/ui/table/filterFields';

/** Filters on a view of the estimates; '' means no filter. */
export type EstimateFilters = { amount: string; changed: string; options: string; unit: string };

export const estimateFilterFields = (
  settings: Pick<BillingSettings, 'units'>,
  { amount, changed, options, unit }: EstimateFilters,
  onChange: (name: keyof EstimateFilters, value: string) => void,
): FilterField[] => [
  amountFilter({ name: 'amount', label: 'Total', value: amount, onChange: (value) => onChange('amount', value) }),
  withinFilter({ name: 'changed', label: 'Changed', value: changed, onChange: (value) => onChange('changed', value) }),
  {
    name: 'options',
    label: 'Options',
    value: options,
    onChange: (value) => onChange('options', value),
    anyLabel: 'With and without',
    options: [
      { value: 'several', label: 'With options' },
      { value: 'one', label: 'One price' },
    ],
  },
  ...unitFilterFields(settings, unit, (value) => onChange('unit', value)),
];

/** Whether an estimate passes the filters. Unrecognized URL values filter nothing. */
export function passesFilters(
  { totalCents, updatedAt, document, businessUnitId }: Stored<Estimate>,
  { amount, changed, options, unit }: EstimateFilters,
  now: Date,
): boolean {
  const hasOptions = document.options.length > 1;
  return (
    isInBand(totalCents, amount) &&
    isWithin(updatedAt, changed, now) &&
    passesUnit({ businessUnitId }, unit) &&
    (options !== 'several' || hasOptions) &&
    (options !== 'one' || !hasOptions)
  );
}
