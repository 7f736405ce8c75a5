import type { Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';

/** Whether the company's customers can pay by card: its own Stripe account is connected and complete. */
export async function takesCards({ db }: Deps, transaction: Transaction, companyId: string): Promise<boolean> {
  const account = await transaction.get(db.doc(`payoutAccounts/${companyId}`));
  return account.get('state') === 'ready';
}
