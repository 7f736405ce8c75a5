import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from './admin';
import { inCompany } from './collections';

/**
 * What a company has used of a day's amount: of e-mails, texts or drive times. The day is the UTC day and never the company's: a time zone is a
 * setting, and whoever changed it would begin the next day early and have the amount twice.
 */
export const dayCounter = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  companyId: string,
  what: 'mail' | 'texts' | 'travel',
): DocumentReference => inCompany(db, companyId, 'counters').doc(`${what}-${now().slice(0, 10)}`);
