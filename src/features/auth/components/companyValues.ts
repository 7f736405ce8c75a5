import type { z } from 'zod';
import type { registerCompany } from '@/domain/company/api';
import { DEFAULT_TIME_ZONE } from '@/domain/company/schema';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { DEFAULT_INDUSTRY } from '@/domain/user/schema';
import { isTimeZone } from '@/lib/dates';

export type CompanyValues = z.output<typeof registerCompany.input>;

/** The device's time zone is the best first guess for where a company works; onboarding asks again. */
function deviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) && timeZone !== 'UTC' ? timeZone : DEFAULT_TIME_ZONE;
}

/** A company form that nothing has been typed into. */
export const emptyCompanyValues = (): CompanyValues => ({
  firstName: '',
  lastName: '',
  companyName: '',
  industry: DEFAULT_INDUSTRY,
  companyPhone: '',
  companyAddress: EMPTY_ADDRESS,
  timeZone: deviceTimeZone(),
});
