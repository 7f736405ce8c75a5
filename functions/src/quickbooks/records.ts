import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { BILLING_SETTINGS_ID, billingSettingsSchema, type BillingSettings } from '@/domain/billing/settings';
import {
  linkId,
  quickbooksLinkSchema,
  quickbooksSetupSchema,
  SETUP_ID,
  type QuickbooksLink,
  type QuickbooksSetup,
} from '@/domain/quickbooks/setup';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';
import { fieldsIn } from '../platform/readable';

export const setupRef = (db: Firestore, companyId: string): DocumentReference =>
  inCompany(db, companyId, 'quickbooksSetup').doc(SETUP_ID);
export const linkRef = (db: Firestore, companyId: string, key: string): DocumentReference =>
  inCompany(db, companyId, 'quickbooksLinks').doc(linkId(key));

/** Returns the company's setup; empty if nothing has been saved yet. */
export async function readSetup({ db }: Deps, companyId: string): Promise<QuickbooksSetup> {
  return quickbooksSetupSchema.parse((await setupRef(db, companyId).get()).data() ?? {});
}

/** Changes some of the setup's fields; new values may depend on the stored ones. */
export async function changeSetup(
  { db, now }: Deps,
  companyId: string,
  changes: Partial<QuickbooksSetup> | ((stored: QuickbooksSetup) => Partial<QuickbooksSetup>),
  by = '',
): Promise<void> {
  const ref = setupRef(db, companyId);
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const setup = quickbooksSetupSchema.parse(stored ?? {});
    const changed = typeof changes === 'function' ? changes(setup) : changes;
    transaction.set(ref, { ...setup, ...changed, ...stampOf(stored, by, now()) });
  });
}

/**
 * Returns the setup, for the connected company file.
 * @throws AppError `failed-precondition` if a company file other than the one everything is linked to is connected
 */
export async function setupOfRealm(deps: Deps, companyId: string, realmId: string): Promise<QuickbooksSetup> {
  const setup = await readSetup(deps, companyId);
  if (setup.realmId !== '' && setup.realmId !== realmId) throw precondition(OTHER_COMPANY);
  return setup;
}
const OTHER_COMPANY =
  'Another QuickBooks company is connected than the one that your documents are linked to. Connect the right one again, or start over with this one.';

export async function readLinks({ db }: Deps, companyId: string): Promise<Map<string, QuickbooksLink>> {
  const { docs } = await inCompany(db, companyId, 'quickbooksLinks').get();
  return new Map(fieldsIn(quickbooksLinkSchema, docs).map((link) => [link.key, link]));
}

/** Returns a link as stored, with its author. */
export const storedLink = (
  { now }: Deps,
  link: QuickbooksLink,
  by: string,
  stored?: Record<string, unknown>,
): QuickbooksLink & ReturnType<typeof stampOf> => ({
  ...quickbooksLinkSchema.parse(link),
  ...stampOf(stored, by, now()),
});

/** Returns the currency of a company's books. */
export async function booksCurrency(deps: Deps, companyId: string): Promise<string> {
  return (await billingOf(deps, companyId)).currency;
}

/** Returns the company's billing settings, including its currency and business units. */
export async function billingOf({ db }: Deps, companyId: string): Promise<BillingSettings> {
  const stored = await inCompany(db, companyId, 'settings').doc(BILLING_SETTINGS_ID).get();
  return billingSettingsSchema.parse(stored.data() ?? {});
}
