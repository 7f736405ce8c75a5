import { businessUnitName } from '@/domain/business-unit/units';
import { unitOfAgreement } from '@/domain/agreement/record/unit';
import { BusinessUnitField } from '@/entities/billing/BusinessUnitField';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';

/** In whose name agreements are billed; left empty, in that of the unit that does maintenance. Nothing for a company without units. */
export function MaintenanceUnitField(props: { value: string; onChange: (id: string) => void }) {
  const { units } = useBillingSettings().settings;
  const usual = unitOfAgreement(units, { businessUnitId: '' });
  const placeholder =
    usual === '' ? 'In the company’s name' : `${businessUnitName(units, usual)}, which does maintenance`;
  return <BusinessUnitField {...props} placeholder={placeholder} />;
}
