import { hasFeature } from '@/domain/access/features';
import { companySchema, tradesOf, type CompanyFields } from '@/domain/company/schema';
import { usualWork } from '@/domain/company/usualWork';
import { WORK_SETTINGS_ID, workSettingsSchema, type WorkSettings } from '@/domain/company/workSettings';
import { DEFAULT_LEAD_SETTINGS, LEAD_SETTINGS_ID, leadSettingsSchema, type LeadSettings } from '@/domain/lead/settings';
import { confirmedAccount } from '../mail/allowance';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';

export async function readLeadSettings({ db }: Deps, companyId: string): Promise<LeadSettings> {
  const stored = await inCompany(db, companyId, 'leadSettings').doc(LEAD_SETTINGS_ID).get();
  return leadSettingsSchema.safeParse(stored.data()).data ?? DEFAULT_LEAD_SETTINGS;
}

export async function readWorkSettings({ db }: Deps, companyId: string, company: CompanyFields): Promise<WorkSettings> {
  const stored = await inCompany(db, companyId, 'workSettings').doc(WORK_SETTINGS_ID).get();
  return workSettingsSchema.safeParse(stored.data()).data ?? usualWork(tradesOf(company));
}

/** A company that takes leads from outside: it is there, has the feature, and its owner has confirmed who they are. Otherwise null. */
export async function openCompany(deps: Deps, companyId: string): Promise<CompanyFields | null> {
  const stored = await companyRef(deps.db, companyId).get();
  if (!stored.exists) return null;
  const company = companySchema.parse(stored.data());
  if (!hasFeature(company.features, 'leads')) return null;
  return (await confirmedAccount(deps, company.ownerId)) ? company : null;
}
