import { businessUnitName } from '@/domain/business-unit/units';
import { unitOfAgreement } from '@/domain/agreement/record/unit';
import { BusinessUnitField } from '@/entities/billing/BusinessUnitField';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';

/** Picks the business unit that bills agreements; if empty, the unit that does maintenance. Renders nothing if the company has no units. */
export function MaintenanceUnitField(props: { value: string; onChange: (id: string) => void }) {
  const { units } = useBillingSettings().settings;
  const usual = unitOfAgreement(units, { businessUnitId: '' });
  const placeholder =
    usual === '' ? 'In the company’s name' : `${businessUnitName(units, usual)}, which does maintenance`;
  return <BusinessUnitField {...props} placeholder={placeholder} />;
}
