import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { output, ZodType } from 'zod';
import { hasFeature } from '@/domain/access/features';
import { credentialSchema, CREDENTIAL_LIMIT } from '@/domain/award/credential';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { publishedReviews } from '@/domain/review/queries';
import { reviewSchema } from '@/domain/review/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { namedIn, showsBlock, toPublicSite, type PublicSite } from '@/domain/website/publicSite';
import { publicSiteSchema } from '@/domain/website/schema';
import { calendarDay } from '@/lib/dates';
import { readLeadSettings } from '../leads/leadCompany';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany, techniciansOf } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { appUrl } from '../stripe/config';
import { publicSiteRef } from './siteRecords';

export type PublishedSite = { site: PublicSite; company: CompanyFields; publishedAt: string };

/**
 * A company's published site with what is live in it; null alike for a company that is not there, has published none, or does not have
 * the feature. Reads what the site's blocks name and two short lists, at most some hundred small documents, in two steps.
 */
export async function readSite(deps: Deps, companyId: string): Promise<PublishedSite | null> {
  const { db, now } = deps;
  const [stored, ofCompany, settings] = await Promise.all([
    publicSiteRef(db, companyId).get(),
    companyRef(db, companyId).get(),
    readLeadSettings(deps, companyId),
  ]);
  const published = publicSiteSchema.safeParse(stored.data()).data;
  if (!published || !ofCompany.exists) return null;
  const company = companySchema.parse(ofCompany.data());
  if (!hasFeature(company.features, 'website')) return null;
  const { content, publishedAt } = published;
  const [items, technicians, credentials, reviews] = await Promise.all([
    readNamed(
      deps,
      pricebookItemSchema,
      namedIn(content, 'services').map((id) => inCompany(db, companyId, 'pricebook').doc(id)),
    ),
    company.ownerId === ''
      ? []
      : readNamed(
          deps,
          technicianSchema,
          namedIn(content, 'team').map((id) => techniciansOf(db, company.ownerId).doc(id)),
        ),
    showsBlock(content, 'credentials')
      ? inCompany(db, companyId, 'credentials').where('isOnWebsite', '==', true).limit(CREDENTIAL_LIMIT).get()
      : null,
    showsBlock(content, 'reviews') ? asked(inCompany(db, companyId, 'reviews'), publishedReviews()).get() : null,
  ]);
  return {
    company,
    publishedAt,
    site: toPublicSite({
      companyId,
      origin: appUrl(''),
      today: calendarDay(company.timeZone, new Date(now())),
      company,
      content,
      serviceArea: settings.serviceArea,
      takesRequests: hasFeature(company.features, 'leads') && settings.isFormOn,
      items,
      technicians,
      credentials: (credentials?.docs ?? []).flatMap((one) => credentialSchema.safeParse(one.data()).data ?? []),
      reviews: (reviews?.docs ?? []).flatMap((one) => reviewSchema.safeParse(one.data()).data ?? []),
    }),
  };
}

/** Records by their ids, without those that are gone or damaged. */
async function readNamed<S extends ZodType>(
  { db }: Deps,
  schema: S,
  refs: readonly DocumentReference[],
): Promise<(output<S> & { id: string })[]> {
  if (refs.length === 0) return [];
  const found: DocumentSnapshot[] = await db.getAll(...refs);
  return found.flatMap((one) => {
    const fields = schema.safeParse(one.data());
    return fields.success ? [{ ...(fields.data as object), id: one.id } as output<S> & { id: string }] : [];
  });
}
