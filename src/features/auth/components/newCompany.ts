import { z } from 'zod';
import { registerCompany } from '@/domain/company/api';
import { companyProfileSchema, DEFAULT_TIME_ZONE } from '@/domain/company/schema';
import { DEFAULT_INDUSTRY } from '@/domain/user/schema';
import { isPlaceZone } from '@/lib/dates';

/** The minimum needed before a company works: everything else is asked when something needs it. */
export const newCompanySchema = z.object({
  companyName: registerCompany.input.shape.companyName,
  industries: companyProfileSchema.shape.industries,
});
export type NewCompany = z.output<typeof newCompanySchema>;

export const emptyNewCompany = (): NewCompany => ({ companyName: '', industries: [] });

/** The device's time zone is the best first guess for where a company works; onboarding asks again. */
function deviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isPlaceZone(timeZone) && timeZone !== 'UTC' ? timeZone : DEFAULT_TIME_ZONE;
}

/** A filled-in form as the server takes it; the trade that was chosen first is the main one. */
export const toRegistration = ({ companyName, industries }: NewCompany) => ({
  companyName,
  industry: industries[0] ?? DEFAULT_INDUSTRY,
  industries,
  timeZone: deviceTimeZone(),
});
