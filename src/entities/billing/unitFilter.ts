import type { BillingSettings } from '@/domain/billing/settings';
import { CHOSE_NO_UNIT } from '@/domain/business-unit/choice';
import { currentUnits, NO_BUSINESS_UNIT } from '@/domain/business-unit/units';
import type { FilterField } from '@/ui/table/filterFields';

/** Returns a filter for a business unit's records; none if the company has no units. */
export function unitFilterFields(
  { units }: Pick<BillingSettings, 'units'>,
  value: string,
  onChange: (value: string) => void,
  /** Whether records may have no unit. */
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
