import { unitOfType } from '../../business-unit/units';
import type { BillingSettings } from '../../billing/settings';
import { VISIT_TYPE } from './visits';

/**
 * Returns the business unit that an agreement is billed and printed for: its own, or else the one that does maintenance; '' = the
 * company's.
 */
export const unitOfAgreement = (
  units: BillingSettings['units'],
  { businessUnitId }: { businessUnitId: string },
): string => businessUnitId || unitOfType(units, VISIT_TYPE);
