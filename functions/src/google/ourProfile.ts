import type { CompanyFields } from '@/domain/company/schema';
import { closedDaysOf, timeOffAhead } from '@/domain/google-profile/closedDays';
import { servicesOf, type OurProfile } from '@/domain/google-profile/drift';
import { DEFAULT_GOOGLE_SETTINGS, GOOGLE_SETTINGS_ID, googleSettingsSchema } from '@/domain/google-profile/schema';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';
import { readWorkSettings } from '../leads/leadCompany';

/** Builds the company's expected profile from its own records. */
export async function readOurProfile(deps: Deps, companyId: string, company: CompanyFields): Promise<OurProfile> {
  const { phone, website, businessHours, timeZone } = company;
  const today = calendarDay(timeZone, new Date(deps.now()));
  const [work, settings, timeOff] = await Promise.all([
    readWorkSettings(deps, companyId, company),
    inCompany(deps.db, companyId, 'googleSettings').doc(GOOGLE_SETTINGS_ID).get(),
    asked(inCompany(deps.db, companyId, 'schedule'), timeOffAhead({ today, timeZone })).get(),
  ]);
  const { ignoredServices } = googleSettingsSchema.safeParse(settings.data()).data ?? DEFAULT_GOOGLE_SETTINGS;
  const entries = fieldsIn(scheduleEntrySchema, timeOff.docs);
  return {
    phone,
    website,
    businessHours,
    closedDays: closedDaysOf(entries, businessHours, timeZone),
    services: servicesOf(work.jobTypes, ignoredServices),
  };
}
