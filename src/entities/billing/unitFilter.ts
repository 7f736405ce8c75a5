import type { BillingSettings } from '@/domain/billing/settings';
import { CHOSE_NO_UNIT } from '@/domain/business-unit/choice';
import { currentUnits, NO_BUSINESS_UNIT } from '@/domain/business-unit/units';
import type { FilterField } from '@/ui/table/filterFields';

/** Narrows a list to the records of a business unit; nothing where the company has none. */
export function unitFilterFields(
  { units }: Pick<BillingSettings, 'units'>,
  value: string,
  onChange: (value: string) => void,
  /** Whether records can be of no unit. */
  hasNone = true,
): FilterField[] {
  if (units.length === 0) return [];
  const options = currentUnits(units).map(({ id, name }) => ({ value: id, label: name }));
  return [
    {
      name: 'unit',
      label: 'Business unit',
      value,
      onChange,
      anyLabel: 'Any unit',
      options: hasNone ? [...options, { value: CHOSE_NO_UNIT, label: NO_BUSINESS_UNIT }] : options,
    },
  ];
}
