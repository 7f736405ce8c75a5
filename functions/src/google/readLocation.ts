import { hasFeature } from '@/domain/access/features';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { toAppError } from '../platform/errors';
import { askGoogleFor, type AskGoogle } from './client';
import { fromGoogleError } from './errors';
import { fetchLocation, keepFault, keepLocation, storedLocation } from './locations';
import { followPosts } from './posts';
import { syncReviews } from './reviews';

/** Syncs a profile, its posts and, if the company has the feature, its reviews from Google. A failure is recorded on the profile. */
export async function readLocation(
  deps: Deps,
  { companyId, locationId, company }: { companyId: string; locationId: string; company: CompanyFields },
  ask: AskGoogle = askGoogleFor(deps, companyId),
): Promise<number> {
  try {
    const location = await storedLocation(deps, companyId, locationId);
    const of = await fetchLocation(ask, locationId);
    await keepLocation(deps, { companyId, of, timeZone: company.timeZone });
    await followPosts(deps, ask, companyId);
    return hasFeature(company.features, 'reviews')
      ? await syncReviews(deps, ask, { companyId, locationId, location })
      : 0;
  } catch (error) {
    await keepFault(deps, companyId, locationId, toAppError(fromGoogleError(error)).userMessage);
    throw error;
  }
}

/** Returns a company's current state, if it still has the feature. */
export async function companyWithGoogle({ db }: Deps, companyId: string): Promise<CompanyFields | null> {
  const company = companySchema.safeParse((await companyRef(db, companyId).get()).data()).data;
  return company && hasFeature(company.features, 'googleMyBusiness') ? company : null;
}
