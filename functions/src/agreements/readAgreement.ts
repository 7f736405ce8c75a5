import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import { parseRecord } from '../sharing/parseRecord';

export type OpenedAgreement = {
  ref: DocumentReference;
  agreement: Agreement;
  stored: Record<string, unknown>;
  company: CompanyFields;
  timeZone: string;
  today: string;
  now: string;
};

/** Reads an agreement with its company's current day, in a transaction; null if it doesn't exist. @throws AppError `invalid` */
export async function findAgreement(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  agreementId: string,
): Promise<OpenedAgreement | null> {
  const ref = inCompany(deps.db, companyId, 'agreements').doc(agreementId);
  const [record, companyRecord] = await transaction.getAll(ref, companyRef(deps.db, companyId));
  const stored = record?.data();
  if (!stored) return null;
  const now = deps.now();
  const company = companySchema.parse(companyRecord?.data() ?? {});
  const { timeZone } = company;
  return {
    ref,
    agreement: parseRecord(agreementSchema, stored),
    stored,
    company,
    timeZone,
    today: calendarDay(timeZone, new Date(now)),
    now,
  };
}

/** Like `findAgreement`, for one that must exist. @throws AppError `not-found`, `invalid` */
export async function openAgreement(...of: Parameters<typeof findAgreement>): Promise<OpenedAgreement> {
  const opened = await findAgreement(...of);
  if (!opened) throw notFound('Service agreement');
  return opened;
}

/** Stores an agreement's new state: only fields that functions write. @returns its new revision */
export function storeAgreement(
  transaction: Transaction,
  { ref, agreement: before, stored, now }: OpenedAgreement,
  after: Agreement,
  by: string,
): string {
  const changes = Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof Agreement]),
  );
  const { revision } = stored;
  if (Object.keys(changes).length === 0) return typeof revision === 'string' ? revision : '';
  const audit = updatedAudit(by, now, stored);
  transaction.update(ref, { ...changes, ...audit });
  return audit.revision;
}
