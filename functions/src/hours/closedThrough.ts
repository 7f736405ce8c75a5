import type { Transaction } from 'firebase-admin/firestore';
import { payPeriodSchema } from '@/domain/hours/payPeriod';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';

/** Returns the last day (YYYY-MM-DD) of a company's closed pay periods; '' before the first one. */
export async function closedThrough({ db }: Deps, transaction: Transaction, companyId: string): Promise<string> {
  const last = inCompany(db, companyId, 'payPeriods').orderBy('startsOn', 'desc').limit(1);
  return fieldsIn(payPeriodSchema, (await transaction.get(last)).docs)[0]?.endsOn ?? '';
}
