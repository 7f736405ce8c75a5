import type { Transaction } from 'firebase-admin/firestore';
import { hasFeature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { knownTestMode } from '../stripe/config';

/**
 * Whether the company's customers can pay by card: it has the feature, and its own Stripe account is connected, complete, and in the mode
 * of this server's key. Links are kept up to date by functions that may not know the mode; paying checks again.
 */
export async function takesCards({ db }: Deps, transaction: Transaction, companyId: string): Promise<boolean> {
  const [account, company] = await transaction.getAll(db.doc(`payoutAccounts/${companyId}`), companyRef(db, companyId));
  const mode = knownTestMode();
  return (
    account?.get('state') === 'ready' &&
    (mode === null || account.get('isTestMode') === mode) &&
    hasFeature(companySchema.parse(company?.data() ?? {}).features, 'payments')
  );
}
