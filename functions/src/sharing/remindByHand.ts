import { invoiceSchema } from '@/domain/invoice/schema';
import type { Deliver } from '../mail/client';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { deliverDocument, type Delivered, type Delivery } from './deliverDocument';
import { isPaymentOnItsWay } from './paymentOnItsWay';
import { noteReminded } from './remind';

/**
 * E-mails a reminder of an issued invoice that a person sends now, and records it on the invoice like an automatic one.
 * @throws AppError `failed-precondition` if it isn't an invoice with a balance, or a payment for it is in progress; otherwise as
 * `deliverDocument`.
 */
export async function remindByHand(deps: Deps, delivery: Delivery, deliver?: Deliver): Promise<Delivered> {
  const { companyId, kind, subjectId } = delivery;
  await assertToRemindOf(deps, companyId, kind, subjectId);
  const delivered = await deliverDocument(deps, { ...delivery, mailKind: 'reminder' }, deliver);
  if (kind === 'invoice') await noteReminded(deps, { companyId, kind, subjectId }, delivered.sentAt);
  return delivered;
}

/** @throws AppError `failed-precondition` if it isn't an invoice with a balance, or a payment for it is in progress */
export async function assertToRemindOf(deps: Deps, companyId: string, kind: string, subjectId: string): Promise<void> {
  if (kind !== 'invoice') throw precondition('Only invoices are reminded of this way.');
  const stored = await inCompany(deps.db, companyId, 'invoices').doc(subjectId).get();
  const invoice = invoiceSchema.safeParse(stored.data()).data;
  if (!invoice) throw notFound('Invoice');
  if (invoice.state === 'disputed') throw precondition('No reminders are sent while the invoice is disputed.');
  if (invoice.state !== 'issued' || invoice.balanceCents <= 0) throw precondition('Nothing is owed on this invoice.');
  if (await isPaymentOnItsWay(deps, companyId, { ...invoice, id: subjectId }))
    throw precondition('A payment for this invoice is on its way: no reminder was sent.');
}
