import type { Transaction } from 'firebase-admin/firestore';
import { hasFeature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';

/** Whether the company's customers can pay by card: it has the feature, and its own Stripe account is connected and complete. */
export async function takesCards({ db }: Deps, transaction: Transaction, companyId: string): Promise<boolean> {
  const [account, company] = await transaction.getAll(db.doc(`payoutAccounts/${companyId}`), companyRef(db, companyId));
  return (
    account?.get('state') === 'ready' && hasFeature(companySchema.parse(company?.data() ?? {}).features, 'payments')
  );
}
