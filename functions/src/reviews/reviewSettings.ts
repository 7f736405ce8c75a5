import type { Transaction } from 'firebase-admin/firestore';
import {
  DEFAULT_REVIEW_SETTINGS,
  REVIEW_SETTINGS_ID,
  reviewSettingsSchema,
  type ReviewSettings,
} from '@/domain/review/settings';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** Returns a company's review settings; the defaults if it has set none. */
export async function readReviewSettings(
  { db }: Deps,
  companyId: string,
  transaction?: Transaction,
): Promise<ReviewSettings> {
  const ref = inCompany(db, companyId, 'reviewSettings').doc(REVIEW_SETTINGS_ID);
  const stored = await (transaction ? transaction.get(ref) : ref.get());
  return reviewSettingsSchema.safeParse(stored.data()).data ?? DEFAULT_REVIEW_SETTINGS;
}
