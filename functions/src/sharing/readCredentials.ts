import type { Transaction } from 'firebase-admin/firestore';
import { credentialSchema, CREDENTIAL_LIMIT, type Credential } from '@/domain/award/credential';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';

/** Returns the company's credentials for estimates, valid or not. */
export async function readCredentials(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
): Promise<Credential[]> {
  const { docs } = await transaction.get(
    inCompany(db, companyId, 'credentials').where('isOnEstimates', '==', true).limit(CREDENTIAL_LIMIT),
  );
  return fieldsIn(credentialSchema, docs);
}
