import type { Transaction } from 'firebase-admin/firestore';
import { consentEntrySchema, consentFault, consentStanding } from '@/domain/message/consent';
import type { Customer } from '@/domain/customer/schema';
import { CONSENT_LIMIT } from '@/domain/message/queries';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import type { TextNumber } from './textNumbers';

type Asked = {
  companyId: string;
  /** In E.164. */
  phone: string;
  number: TextNumber;
  customer: Pick<Customer, 'consent'> | null;
};

/**
 * Why a company may not text a number at this moment, in words; '' when it may. Reads in the transaction that writes the message
 * down, so that a STOP that comes meanwhile is not passed over.
 */
export async function mayNotText(
  { db }: Deps,
  transaction: Transaction,
  { companyId, phone, number, customer }: Asked,
): Promise<string> {
  const { docs } = await transaction.get(
    inCompany(db, companyId, 'consents').where('phone', '==', phone).limit(CONSENT_LIMIT),
  );
  const entries = docs.flatMap((document) => {
    const entry = consentEntrySchema.safeParse(document.data());
    return entry.success ? [entry.data] : [];
  });
  const standing = number.stoppedAt === '' ? consentStanding(entries) : 'stopped';
  return consentFault(standing, customer?.consent.sms === 'no');
}
