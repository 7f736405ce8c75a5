import { unitOfType } from '../../business-unit/units';
import type { BillingSettings } from '../../billing/settings';
import { VISIT_TYPE } from './visits';

/** In whose name an agreement is billed and printed: as it says, or else that of the unit that does maintenance; '' = the company's. */
export const unitOfAgreement = (
  units: BillingSettings['units'],
  { businessUnitId }: { businessUnitId: string },
): string => businessUnitId || unitOfType(units, VISIT_TYPE);
