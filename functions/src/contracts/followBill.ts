import { invoiceSchema } from '@/domain/invoice/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { creditDeposit } from './deposit';
import { openMoney, storeBook } from './openMoney';

/** Updates an application and its payment deadline from its invoice's current state, and pays it from the rest of the deposit. */
export async function followBill(deps: Deps, companyId: string, invoiceId: string): Promise<void> {
  const applications = inCompany(deps.db, companyId, 'payApplications');
  const [found] = (await applications.where('invoiceId', '==', invoiceId).limit(1).get()).docs;
  const contractId: unknown = found?.data()['contractId'];
  if (!found || typeof contractId !== 'string') return;
  await deps.db.runTransaction(async (transaction) => {
    const opened = await openMoney(deps, transaction, companyId, contractId);
    const [stored, bill] = await transaction.getAll(
      found.ref,
      inCompany(deps.db, companyId, 'invoices').doc(invoiceId),
    );
    const facts = invoiceSchema.pick({ state: true, isOpen: true }).safeParse(bill?.data()).data;
    const application = opened.applications.find(({ id }) => id === found.id);
    if (!application || application.invoiceId !== invoiceId) return;
    const isPaid = facts !== undefined && facts.state !== 'draft' && facts.state !== 'void' && !facts.isOpen;
    if ((application.paidAt !== '') === isPaid) return;
    const paidAt = isPaid ? opened.now : '';
    transaction.update(found.ref, { paidAt, ...updatedAudit('', opened.now, stored?.data()) });
    const rest = opened.applications.filter(({ id }) => id !== found.id);
    storeBook(transaction, opened, opened.book, [...rest, { ...application, paidAt }], '');
  });
  await creditDeposit(deps, { companyId, uid: '' }, contractId);
}
