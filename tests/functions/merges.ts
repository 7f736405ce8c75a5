import { recurringInvoiceSchema } from '@/domain/invoice/schema';
import { newShareToken } from '@/domain/public-document/token';
import { newId } from '@/lib/ids';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { credit } from '../../functions/src/billing/creditInvoice';
import { addDraft, issued, readInvoice, taxedDocument } from './books';
import { deps } from './deps';
import { addEstimate } from './estimates';
import { addCustomer, addEquipment, addJob, addProperty, at, audit } from './records';
import { db, type Client } from './support';

export type Company = { companyId: string; owner: Client };

/** Creates two customers; the duplicate has one record of each kind. */
export async function arrangePair({ companyId, owner }: Company) {
  const survivorId = await addCustomer(companyId, owner.uid, {
    lastName: 'King',
    phone: '512-555-0100',
    tags: ['vip'],
  });
  const duplicateId = await addCustomer(companyId, owner.uid, {
    firstName: 'A.',
    lastName: 'Lovelace',
    phone: '512-555-0199',
    email: 'ada@example.com',
    tags: ['gold'],
    isDoNotService: true,
  });
  // Unscheduled, so the server creates no visit for it.
  const jobId = await addJob(companyId, owner.uid, duplicateId, newId(), { isUnscheduled: true });
  const propertyId = await addProperty(companyId, owner.uid, duplicateId, '12 Elm St');
  const equipmentId = await addEquipment(companyId, owner.uid, duplicateId, 'SN-1');
  await at(companyId, `photos/photo-${duplicateId}`).set({ jobId, customerId: duplicateId, ...audit(owner.uid) });
  await at(companyId, `jobWork/${jobId}`).set({ jobId, customerId: duplicateId, workLines: [], ...audit(owner.uid) });
  await at(companyId, `schedule/visit-${duplicateId}`).set({
    kind: 'visit',
    jobId,
    customerId: duplicateId,
    ...audit(owner.uid),
  });
  const note = { customerId: duplicateId, text: 'Has a dog', authorName: '' };
  await at(companyId, `notes/own-${duplicateId}`).set({
    ...note,
    subjectType: 'customer',
    subjectId: duplicateId,
    ...audit(owner.uid),
  });
  await at(companyId, `notes/job-${duplicateId}`).set({
    ...note,
    subjectType: 'job',
    subjectId: jobId,
    ...audit(owner.uid),
  });

  return { survivorId, duplicateId, jobId, propertyId, equipmentId };
}

const ADA = { firstName: 'A.', lastName: 'Lovelace' };
export const KING = {
  name: 'Ada King',
  address: { street: '12 Elm St', unit: '', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' },
};

/** The duplicate owes on an invoice with a payment, holds a link to an estimate, paid a deposit, is billed monthly, and got a statement. */
export async function arrangeMoney({ companyId, owner }: Company) {
  const [survivorId, duplicateId] = await Promise.all([
    addCustomer(companyId, owner.uid, { lastName: 'King' }),
    addCustomer(companyId, owner.uid, ADA),
  ]);
  const { id: _id, ...zone } = taxedDocument().tax.zone ?? { id: '' };
  await at(companyId, 'taxes/zone-1').set({
    ...zone,
    area: {},
    isDefault: true,
    isActive: true,
    notes: '',
    ...audit(owner.uid),
  });
  const books = (customerId: string) => ({ companyId, uid: owner.uid, customerId });
  const copies = { customerName: 'A. Lovelace', customerSortName: 'lovelace, a.' };
  const billTo = { ...KING, name: 'A. Lovelace' };
  const invoiceId = await issued(books(duplicateId), { ...copies, billTo });
  const paidId = await issued(books(survivorId), { customerName: 'Ada King', billTo: KING });
  const draftId = await addDraft(books(duplicateId), { ...copies, billTo });
  await pay(companyId, { invoiceId, paymentId: `early-${duplicateId}`, amountCents: 4_000 });
  await credit(deps, {
    companyId,
    uid: owner.uid,
    invoiceId,
    requestId: `note-${duplicateId}`,
    request: { kind: 'amount', grossCents: 825 },
    reason: 'Goodwill',
  });

  const token = newShareToken();
  const estimateId = await addEstimate(companyId, owner.uid, duplicateId, { ...copies, state: 'sent', token });
  await db.doc(`publicDocuments/${token}`).set({ kind: 'estimate', companyId, subjectId: estimateId });
  await pay(companyId, { estimateId, paymentId: `deposit-${duplicateId}`, amountCents: 5_000 });
  const signedId = await addEstimate(companyId, owner.uid, duplicateId, { ...copies, state: 'approved' });
  const {
    draftNumber: _draft,
    customerId: _customer,
    customerName: _name,
    customerSortName: _sort,
    progress: _progress,
    kind: _kind,
    ...template
  } = await readInvoice(companyId, draftId);
  const plan = { name: 'Filters', customerId: duplicateId, ...copies, template, nextOn: '2099-01-31', anchorDay: 31 };
  await at(companyId, `recurringInvoices/plan-${duplicateId}`).set({
    ...recurringInvoiceSchema.parse(plan),
    ...audit(owner.uid),
  });
  const mail = {
    kind: 'statement',
    subjectType: 'customer',
    to: ['ada@example.com'],
    subject: 'Statement',
    state: 'sent',
    error: '',
    requestedAt: '2026-06-01T10:00:00.000Z',
    sentAt: '',
    sentBy: owner.uid,
  };
  await at(companyId, `mail/mail-${duplicateId}`).set({
    ...mail,
    subjectId: duplicateId,
    customerId: duplicateId,
    ...audit(owner.uid),
  });
  await at(companyId, `manualJ/load-${duplicateId}`).set({
    title: 'Elm Street',
    customerId: duplicateId,
    customerName: copies.customerName,
    ...audit(owner.uid),
  });
  await at(companyId, `discountUses/spring_${duplicateId}`).set({
    discountId: 'spring',
    customerId: duplicateId,
    count: 2,
  });
  await at(companyId, `discountUses/spring_${survivorId}`).set({
    discountId: 'spring',
    customerId: survivorId,
    count: 1,
  });
  return { survivorId, duplicateId, invoiceId, paidId, draftId, estimateId, signedId, token };
}

/** Records a payment, as the office or a card would. */
export const pay = (
  companyId: string,
  {
    paymentId,
    amountCents,
    ...subject
  }: { paymentId: string; amountCents: number; invoiceId?: string; estimateId?: string },
) => applyPayment(deps, { companyId, paymentId, ...subject, state: 'succeeded', method: 'cash', amountCents });
