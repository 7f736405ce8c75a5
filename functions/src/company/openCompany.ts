import { hasFeature, type Feature } from '@/domain/access/features';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { confirmedAccount } from '../mail/allowance';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';

/** Returns a company open to the public: it exists, has the feature, and its owner is verified. Otherwise null. */
export async function openCompany(deps: Deps, companyId: string, feature: Feature): Promise<CompanyFields | null> {
  const stored = await companyRef(deps.db, companyId).get();
  if (!stored.exists) return null;
  const company = companySchema.parse(stored.data());
  if (!hasFeature(company.features, feature)) return null;
  return (await confirmedAccount(deps, company.ownerId)) ? company : null;
}
