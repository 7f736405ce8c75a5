import { renderReviewWidget } from '@/documents/page/reviewWidget';
import { ownWithStars, publishedReviews } from '@/domain/review/queries';
import { isShown, reviewSchema } from '@/domain/review/schema';
import { isRecordId } from '@/domain/record/recordId';
import { openCompany } from '../company/openCompany';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import type { PageAnswer, PageRequest } from '../platform/definePage';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';
import { readReviewSettings } from './reviewSettings';

const MOST_SHOWN = 12;
const USUALLY_SHOWN = 5;
const STARS = [1, 2, 3, 4, 5] as const;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // Embedded in a frame on any website, it can't do anything there: no script, no form, nothing loaded from elsewhere.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
/** Cached for ten minutes between us and visitors, so that a busy website costs a few reads an hour. */
const KEPT = 'public, max-age=300, s-maxage=600, stale-while-revalidate=60';

const plain = (status: number, body: string): PageAnswer => ({
  status,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body,
});

/**
 * Serves the widget of a company that has turned it on; 404 for all others, without saying why. `?count=` (1 to 12) and
 * `?theme=light|dark|auto`.
 */
export async function answerWidget(deps: Deps, { method, query }: PageRequest): Promise<PageAnswer> {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'GET only');
  const companyId = query.get('company') ?? '';
  const company = isRecordId(companyId) ? await openCompany(deps, companyId, 'reviews') : null;
  const settings = company ? await readReviewSettings(deps, companyId) : null;
  if (!company || !settings?.isWidgetOn) return plain(404, 'There are no reviews at this address.');
  const count = Math.min(
    MOST_SHOWN,
    Math.max(1, Math.trunc(Number(query.get('count') ?? USUALLY_SHOWN)) || USUALLY_SHOWN),
  );
  const reviews = inCompany(deps.db, companyId, 'reviews');
  const [{ docs }, ...counts] = await Promise.all([
    asked(reviews, publishedReviews(count)).get(),
    ...STARS.map(async (stars) => (await asked(reviews, ownWithStars(stars)).count().get()).data().count),
  ]);
  const shown = fieldsIn(reviewSchema, docs).filter(isShown);
  const total = counts.reduce((sum, one) => sum + one, 0);
  const stars = STARS.reduce((sum, one, index) => sum + one * (counts[index] ?? 0), 0);
  const theme = query.get('theme');
  const body = renderReviewWidget({
    company: { name: company.name, primaryColor: company.branding.primaryColor },
    reviews: shown,
    own: { count: total, average: total === 0 ? 0 : stars / total },
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  });
  return { status: 200, headers: { ...HEADERS, 'cache-control': KEPT }, body };
}
