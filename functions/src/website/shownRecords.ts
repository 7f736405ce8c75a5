import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { output, ZodType } from 'zod';
import { credentialSchema, CREDENTIAL_LIMIT } from '@/domain/award/credential';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { publishedReviews } from '@/domain/review/queries';
import { reviewSchema } from '@/domain/review/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { namedIn, showsBlock, type SiteSources } from '@/domain/website/publicSite';
import type { WebsiteContent } from '@/domain/website/schema';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';

/** The company's records shown on its site. */
export type ShownRecords = Pick<SiteSources, 'items' | 'technicians' | 'credentials' | 'reviews'>;

type Shown = {
  companyId: string;
  ownerId: string;
  content: WebsiteContent;
  /** Changes with each publication. */ version: string;
};

/**
 * Time until a changed price or withdrawn review shows on the site; copies cached by others are older (answerSite.ts).
 */
const KEPT_MS = 20_000;
const KEPT_SITES = 500;

const kept = new Map<string, { version: string; readAt: number; records: Promise<ShownRecords> }>();

/** Reads them from the database, or from a moment ago in this process: most of a page's time and reads go here. */
export function shownRecords(deps: Deps, shown: Shown): Promise<ShownRecords> {
  const { companyId, version } = shown;
  const at = Date.parse(deps.now());
  const known = kept.get(companyId);
  if (known && known.version === version && at >= known.readAt && at < known.readAt + KEPT_MS) return known.records;
  const records = readShown(deps, shown);
  kept.delete(companyId);
  kept.set(companyId, { version, readAt: at, records });
  const [oldest] = kept.keys();
  if (kept.size > KEPT_SITES && oldest !== undefined) kept.delete(oldest);
  // Failures aren't cached: the next caller may have better luck.
  records.catch(() => {
    if (kept.get(companyId)?.records === records) kept.delete(companyId);
  });
  return records;
}

async function readShown(deps: Deps, { companyId, ownerId, content }: Shown): Promise<ShownRecords> {
  const { db } = deps;
  const [items, technicians, credentials, reviews] = await Promise.all([
    readNamed(
      deps,
      pricebookItemSchema,
      namedIn(content, 'services').map((id) => inCompany(db, companyId, 'pricebook').doc(id)),
    ),
    ownerId === ''
      ? []
      : readNamed(
          deps,
          technicianSchema,
          namedIn(content, 'team').map((id) => techniciansOf(db, ownerId).doc(id)),
        ),
    showsBlock(content, 'credentials')
      ? inCompany(db, companyId, 'credentials').where('isOnWebsite', '==', true).limit(CREDENTIAL_LIMIT).get()
      : null,
    showsBlock(content, 'reviews') ? asked(inCompany(db, companyId, 'reviews'), publishedReviews()).get() : null,
  ]);
  return {
    items,
    technicians,
    credentials: fieldsIn(credentialSchema, credentials?.docs ?? []),
    reviews: fieldsIn(reviewSchema, reviews?.docs ?? []),
  };
}

/** Returns records by id, without deleted or damaged ones. */
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
