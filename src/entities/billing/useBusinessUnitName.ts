import { businessUnitName } from '@/domain/business-unit/units';
import { useBillingSettings } from './useBillingSettings';

/** Returns the name of a record's business unit; '' if it has none. */
export function useBusinessUnitName(id: string): string {
  const { units } = useBillingSettings().settings;
  return id === '' ? '' : businessUnitName(units, id);
}
