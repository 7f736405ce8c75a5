import { tradesOf, type CompanyFields } from '@/domain/company/schema';
import { usualWork } from '@/domain/company/usualWork';
import { skillsOfType } from '@/domain/company/workChoices';
import { WORK_SETTINGS_ID, workSettingsSchema, type WorkSettings } from '@/domain/company/workSettings';
import { DEFAULT_LEAD_SETTINGS, LEAD_SETTINGS_ID, leadSettingsSchema, type LeadSettings } from '@/domain/lead/settings';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

export async function readLeadSettings({ db }: Deps, companyId: string): Promise<LeadSettings> {
  const stored = await inCompany(db, companyId, 'leadSettings').doc(LEAD_SETTINGS_ID).get();
  return leadSettingsSchema.safeParse(stored.data()).data ?? DEFAULT_LEAD_SETTINGS;
}

export async function readWorkSettings({ db }: Deps, companyId: string, company: CompanyFields): Promise<WorkSettings> {
  const stored = await inCompany(db, companyId, 'workSettings').doc(WORK_SETTINGS_ID).get();
  return workSettingsSchema.safeParse(stored.data()).data ?? usualWork(tradesOf(company));
}

/** Returns the skills that a new job of a type requires. */
export const readSkillsOfType = async (
  deps: Deps,
  { companyId, company }: { companyId: string; company: CompanyFields },
  type: string,
): Promise<string[]> => skillsOfType(await readWorkSettings(deps, companyId, company), type);
