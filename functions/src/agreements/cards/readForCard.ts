import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../../platform/admin';
import { companyRef, inCompany } from '../../platform/collections';
import { parseRecord } from '../../sharing/parseRecord';
import type { AgreementRef } from './cardLinks';

export type ReadForCard = { agreement: Agreement; company: CompanyFields; today: string };

/** Returns an agreement with its company and the company's current day, or null if it doesn't exist. @throws AppError `invalid` */
export async function readForCard(
  { db, now }: Deps,
  { companyId, agreementId }: AgreementRef,
): Promise<ReadForCard | null> {
  const [record, stored] = await db.getAll(
    inCompany(db, companyId, 'agreements').doc(agreementId),
    companyRef(db, companyId),
  );
  if (!record?.exists) return null;
  const company = companySchema.parse(stored?.data() ?? {});
  const agreement = parseRecord(agreementSchema, record.data());
  return { agreement, company, today: calendarDay(company.timeZone, new Date(now())) };
}
