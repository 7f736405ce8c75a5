import type { Transaction } from 'firebase-admin/firestore';
import {
  DEFAULT_REVIEW_SETTINGS,
  REVIEW_SETTINGS_ID,
  reviewSettingsSchema,
  type ReviewSettings,
} from '@/domain/review/settings';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** How a company asks for reviews; as it begins where it said nothing. */
export async function readReviewSettings(
  { db }: Deps,
  companyId: string,
  transaction?: Transaction,
): Promise<ReviewSettings> {
  const ref = inCompany(db, companyId, 'reviewSettings').doc(REVIEW_SETTINGS_ID);
  const stored = await (transaction ? transaction.get(ref) : ref.get());
  return reviewSettingsSchema.safeParse(stored.data()).data ?? DEFAULT_REVIEW_SETTINGS;
}
