import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from './admin';
import { inCompany } from './collections';

/**
 * Tracks a company's usage of a daily limit: e-mails, texts, automatic answers, drive times, addresses looked up or completed. The day is
 * the UTC day, never the company's: a time zone is a setting, and changing it would start the next day early and double the limit.
 */
export const dayCounter = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  companyId: string,
  what: 'mail' | 'texts' | 'travel' | 'answers' | 'geocoding' | 'completions',
): DocumentReference => inCompany(db, companyId, 'counters').doc(`${what}-${now().slice(0, 10)}`);
