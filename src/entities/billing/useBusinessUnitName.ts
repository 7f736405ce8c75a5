import { businessUnitName } from '@/domain/business-unit/units';
import { useBillingSettings } from './useBillingSettings';

/** What a record's business unit is called; '' where it has none. */
export function useBusinessUnitName(id: string): string {
  const { units } = useBillingSettings().settings;
  return id === '' ? '' : businessUnitName(units, id);
}
