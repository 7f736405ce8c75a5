import { companyFacts } from '@/domain/ad/companyFacts';
import type { AdFacts } from '@/domain/ad/facts';
import { credentialSchema } from '@/domain/award/credential';
import { allCredentials } from '@/domain/award/queries';
import type { CompanyFields } from '@/domain/company/schema';
import { publishedReviews } from '@/domain/review/queries';
import { reviewSchema } from '@/domain/review/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';

const REVIEWS = 12;

/** Reads what ads may claim about a company, on the server: given to the model and used to check its texts. */
export async function adFactsOf(
  { db, now }: Deps,
  { companyId, company }: { companyId: string; company: CompanyFields },
): Promise<AdFacts> {
  const [reviews, credentials] = await Promise.all([
    asked(inCompany(db, companyId, 'reviews'), publishedReviews(REVIEWS)).get(),
    asked(inCompany(db, companyId, 'credentials'), allCredentials()).get(),
  ]);
  return companyFacts({
    companyId,
    company,
    reviews: fieldsIn(reviewSchema, reviews.docs),
    credentials: fieldsIn(credentialSchema, credentials.docs),
    site: null,
    isFormOn: true,
    hasTimeThisWeek: null,
    today: calendarDay(company.timeZone, new Date(now())),
  });
}
