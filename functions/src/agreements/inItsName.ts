import { unitOfAgreement } from '@/domain/agreement/record/unit';
import type { Agreement } from '@/domain/agreement/record/schema';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { printedAs } from '@/domain/business-unit/units';
import type { CompanyFields } from '@/domain/company/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** Returns the company as shown in letters about an agreement: in the name of the business unit that its bills and documents use. */
export async function inItsName(
  { db }: Deps,
  companyId: string,
  company: CompanyFields,
  agreement: Pick<Agreement, 'businessUnitId'>,
): Promise<CompanyFields> {
  const stored = await inCompany(db, companyId, 'settings').doc(BILLING_SETTINGS_ID).get();
  const { units } = billingSettingsSchema.parse(stored.data() ?? {});
  return printedAs(company, units, unitOfAgreement(units, agreement));
}
