import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { companyRef, inCompany, users, type CompanyCollection } from '../platform/collections';
import { defineReaction, type Reaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { describeChange, type ActivitySubject } from './describe';

/** Logs who did what to the company's records, for everyone to read. The entry's id is the event's, so a replay changes nothing. */
export const activityOnCustomer = onCompanyRecord('activityOnCustomer', 'customers', 'customer');
export const activityOnJob = onCompanyRecord('activityOnJob', 'jobs', 'job');
export const activityOnProperty = onCompanyRecord('activityOnProperty', 'properties', 'property');
export const activityOnEquipment = onCompanyRecord('activityOnEquipment', 'equipment', 'equipment');
export const activityOnEstimate = onCompanyRecord('activityOnEstimate', 'estimates', 'estimate');
export const activityOnInvoice = onCompanyRecord('activityOnInvoice', 'invoices', 'invoice');
export const activityOnPayment = onCompanyRecord('activityOnPayment', 'payments', 'payment');

/** Technicians are stored under their company's owner. */
export const activityOnTechnician = defineReaction('activityOnTechnician', 'technicians', async (deps, change) => {
  const owner = await users(deps.db)
    .doc(change.params['ownerUid'] ?? '')
    .get();
  const companyId: unknown = owner.get('companyId');
  if (typeof companyId === 'string' && companyId !== '') await writeActivity(deps, companyId, 'technician', change);
});

function onCompanyRecord<C extends CompanyCollection>(
  name: string,
  collection: C,
  subject: ActivitySubject,
): Reaction<C> {
  return defineReaction(name, collection, (deps, change) =>
    writeActivity(deps, change.params['companyId'] ?? '', subject, change),
  );
}

/** Stores the entry for a change if it is news. Idempotent: the same change twice is one entry. */
export async function writeActivity(
  { db }: Deps,
  companyId: string,
  subject: ActivitySubject,
  change: RecordChange,
): Promise<void> {
  const entry = describeChange(subject, change.params['id'] ?? '', change);
  if (!entry) return;
  // A deleted company leaves no history: deleting its records must not recreate one.
  if (entry.verb === 'deleted' && !(await companyRef(db, companyId).get()).exists) return;
  await inCompany(db, companyId, 'activity')
    .doc(change.eventId)
    .set({ ...entry, ...createdStamp(entry.actorUid, entry.at) });
}
