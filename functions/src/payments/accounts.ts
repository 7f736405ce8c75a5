import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { isTestMode } from '../stripe/config';
import { isNoAccess } from '../stripe/errors';

/**
 * payoutAccounts/{companyId}: the company's own Stripe account, which receives its customers' card payments. Read and written by
 * functions only.
 */
export const payoutAccountRecordSchema = z.object({
  accountId: z.string(),
  /** `disconnected`: the company has revoked our access to its account; cards saved there can no longer be charged. */
  state: z.enum(['incomplete', 'ready', 'disconnected']),
  /** Accounts created with a test key don't exist for a live one. */
  isTestMode: z.boolean(),
});
export type PayoutAccountRecord = z.infer<typeof payoutAccountRecordSchema>;
type ConnectedRecord = PayoutAccountRecord & { state: 'incomplete' | 'ready' };

export const payoutAccounts = (db: Firestore): CollectionReference => db.collection('payoutAccounts');

/** Returns the company's account, or null if it has none that this server's key can use. */
export async function payoutAccountOf({ db }: Deps, companyId: string): Promise<ConnectedRecord | null> {
  const snapshot = await payoutAccounts(db).doc(companyId).get();
  if (!snapshot.exists) return null;
  const record = payoutAccountRecordSchema.parse(snapshot.data());
  const { state } = record;
  return record.isTestMode === isTestMode() && state !== 'disconnected' ? { ...record, state } : null;
}

/** Returns an account's company from our own record: what an event or object says about its company proves nothing. */
export async function companyOfAccount({ db }: Deps, accountId: string): Promise<string | null> {
  const { docs } = await payoutAccounts(db).where('accountId', '==', accountId).limit(1).get();
  return docs[0]?.id ?? null;
}

const stateOf = ({
  charges_enabled: takesCharges,
  details_submitted: isComplete,
}: Stripe.Account): ConnectedRecord['state'] => (takesCharges && isComplete ? 'ready' : 'incomplete');

/** Fetches the account's current state from Stripe and stores it; a trigger updates customers' links. Throws what Stripe throws. */
export async function syncPayoutAccount(
  { db, now }: Deps,
  stripe: Stripe,
  companyId: string,
  accountId: string,
): Promise<ConnectedRecord> {
  const record = { accountId, state: stateOf(await stripe.accounts.retrieve(accountId)), isTestMode: isTestMode() };
  await payoutAccounts(db)
    .doc(companyId)
    .set({ ...record, ...updatedStamp('', now()) }, { merge: true });
  return record;
}

/**
 * Handles Stripe's report that the company has revoked our access to its account. Believed only if Stripe actually denies us access.
 * @returns why nothing was done, or '' if something was
 */
export async function noteDisconnected(
  deps: Deps,
  stripe: Stripe,
  companyId: string,
  accountId: string,
): Promise<string> {
  try {
    await syncPayoutAccount(deps, stripe, companyId, accountId);
    return 'The account is still connected.';
  } catch (error) {
    if (!isNoAccess(error)) throw error;
    await payoutAccounts(deps.db)
      .doc(companyId)
      .set({ state: 'disconnected', ...updatedStamp('', deps.now()) }, { merge: true });
    return '';
  }
}
