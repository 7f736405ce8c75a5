import type { BillingSettings } from '@/domain/billing/settings';
import { currentUnits, NO_BUSINESS_UNIT } from '@/domain/business-unit/units';
import type { FilterField } from '@/ui/table/filterFields';

/** In an address: what belongs to no unit. */
const NONE = 'none';

/** Narrows a list to the records of a business unit; nothing where the company has none. */
export function unitFilterFields(
  { units }: Pick<BillingSettings, 'units'>,
  value: string,
  onChange: (value: string) => void,
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
      options: [...options, { value: NONE, label: NO_BUSINESS_UNIT }],
    },
  ];
}

/** Whether a record passes the choice of a unit. */
export const passesUnit = ({ businessUnitId }: { businessUnitId: string }, unit: string): boolean =>
  unit === '' || businessUnitId === (unit === NONE ? '' : unit);
