import { z } from 'zod';
import { registerCompany } from '@/domain/company/api';
import { companyProfileSchema, DEFAULT_TIME_ZONE } from '@/domain/company/schema';
import { DEFAULT_INDUSTRY } from '@/domain/user/schema';
import { isPlaceZone } from '@/lib/dates';

/** The minimum a company needs to get started: everything else is asked for when it's needed. */
export const newCompanySchema = z.object({
  companyName: registerCompany.input.shape.companyName,
  industries: companyProfileSchema.shape.industries,
});
export type NewCompany = z.output<typeof newCompanySchema>;

export const emptyNewCompany = (): NewCompany => ({ companyName: '', industries: [] });

/** Returns the device's time zone, the best first guess for a company's; onboarding asks again. */
function deviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isPlaceZone(timeZone) && timeZone !== 'UTC' ? timeZone : DEFAULT_TIME_ZONE;
}

/** Converts the form's values to the server's input. The trade chosen first is the main one. */
export const toRegistration = ({ companyName, industries }: NewCompany) => ({
  companyName,
  industry: industries[0] ?? DEFAULT_INDUSTRY,
  industries,
  timeZone: deviceTimeZone(),
});
