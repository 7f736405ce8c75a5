import { reviewRequestSchema, type ReviewRequest } from '@/domain/review/request';
import { reviewSchema, type Review } from '@/domain/review/schema';
import { reviewSettingsSchema } from '@/domain/review/settings';
import { noteJob } from '../../functions/src/reviews/reviewsOnJob';
import { addJob, at, audit } from './records';
import { db } from './support';
import { MORNING, newShop, textDeps as deps, type Shop } from './texts';

const LINKS = { google: 'https://g.page/r/x/review', facebook: '', nextdoor: 'https://nextdoor.com/pages/x', yelp: '' };
export const REVIEW_SETTINGS = reviewSettingsSchema.parse({
  isOn: true,
  isBySms: true,
  delayHours: 0,
  links: LINKS,
  isWidgetOn: true,
});
/** Creates a shop that asks for reviews by e-mail and text. */
export async function reviewShop(options: Parameters<typeof newShop>[0] = {}): Promise<Shop> {
  const shop = await newShop(options);
  await db.doc(`companies/${shop.companyId}`).update({ 'features.reviews': true, 'subscription.firstPaidAt': MORNING });
  await at(shop.companyId, 'reviewSettings/main').set({ ...REVIEW_SETTINGS, ...audit('u') });
  return shop;
}

/** Creates a job of the shop's customer whose work is done by the test's clock, with its log. */
export async function doneJob(shop: Shop, occurredAt = MORNING): Promise<string> {
  const { companyId, owner, customerId } = shop;
  const id = await addJob(companyId, owner.uid, customerId);
  const ref = at(companyId, `jobs/${id}`);
  const before = (await ref.get()).data() ?? null;
  await ref.update({
    progress: 'work-done',
    progressLog: [{ state: 'work-done', at: occurredAt, by: 'u', reason: '' }],
  });
  const change = { params: { companyId, id }, before, after: (await ref.get()).data() ?? null, at: occurredAt };
  // The event arrives twice.
  await noteJob(deps, change);
  await noteJob(deps, change);
  return id;
}
export const requestOf = async ({ companyId }: Shop, id: string): Promise<ReviewRequest> =>
  reviewRequestSchema.parse((await at(companyId, `reviewRequests/${id}`).get()).data());
export const reviewsOf = async ({ companyId }: Shop): Promise<Review[]> =>
  (await db.collection(`companies/${companyId}/reviews`).get()).docs.map((one) => reviewSchema.parse(one.data()));
