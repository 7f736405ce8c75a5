import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeCustomers, undoMerge } from '@/domain/customer/api';
import { recurringInvoiceSchema } from '@/domain/invoice/schema';
import { customerBalanceSchema } from '@/domain/ledger/schema';
import { newShareToken } from '@/domain/public-document/token';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { credit } from '../../functions/src/billing/creditInvoice';
import { publishFace } from '../../functions/src/sharing/publishFace';
import { addDraft, deps, expectBooksToBalance, issued, readInvoice, readLedger, taxedDocument } from './books';
import { addEstimate, readFaceOf } from './estimates';
import { newCompany } from './fixtures';
import { addCustomer, addEquipment, addJob, addProperty, at, audit } from './records';
import { db, endClients, refusal, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

const read = async (path: string) => (await at(companyId, path).get()).data();

/** Two customers; the duplicate has one record of each kind. */
async function arrange() {
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
  const jobId = await addJob(companyId, owner.uid, duplicateId);
  const propertyId = await addProperty(companyId, owner.uid, duplicateId, '12 Elm St');
  const equipmentId = await addEquipment(companyId, owner.uid, duplicateId, 'SN-1');
  await at(companyId, `photos/photo-${duplicateId}`).set({ jobId, customerId: duplicateId, ...audit(owner.uid) });
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

describe('mergeCustomers', () => {
  it('moves every kind of record, fills the survivor and archives the duplicate', async () => {
    const { survivorId, duplicateId, jobId, propertyId, equipmentId } = await arrange();
    const jobBefore = await read(`jobs/${jobId}`);

    const { mergeId, movedCount } = await owner.call(mergeCustomers, { survivorId, duplicateId });

    expect(movedCount).toBe(6);
    expect(await read(`customers/${survivorId}`)).toMatchObject({
      name: 'Ada King',
      phone: '512-555-0100',
      email: 'ada@example.com',
      tags: ['vip', 'gold'],
      isDoNotService: true,
      contacts: [{ id: 'merged-1', name: 'A. Lovelace', phone: '512-555-0199' }],
    });
    expect(await read(`customers/${duplicateId}`)).toMatchObject({ status: 'archived', mergedIntoId: survivorId });
    const job = await read(`jobs/${jobId}`);
    expect(job).toMatchObject({
      customerId: survivorId,
      customerName: 'Ada King',
      customerSortName: 'king, ada',
      customerPhone: '512-555-0100',
      invoice: { customerId: survivorId, status: null },
      title: 'No heat',
      updatedBy: owner.uid,
      baseRevision: String(jobBefore?.['revision']),
    });
    expect(job?.['revision']).not.toBe(jobBefore?.['revision']);
    for (const path of [`properties/${propertyId}`, `equipment/${equipmentId}`, `photos/photo-${duplicateId}`]) {
      expect(await read(path), path).toMatchObject({ customerId: survivorId });
    }
    expect(await read(`notes/own-${duplicateId}`)).toMatchObject({ customerId: survivorId, subjectId: survivorId });
    expect(await read(`notes/job-${duplicateId}`)).toMatchObject({ customerId: survivorId, subjectId: jobId });
    expect(await read(`merges/${mergeId}`)).toMatchObject({
      state: 'done',
      movedCount: 6,
      survivorName: 'Ada King',
      duplicateName: 'A. Lovelace',
    });
  });

  it('is one merge when called again, and takes along what came later', async () => {
    const { survivorId, duplicateId } = await arrange();
    const first = await owner.call(mergeCustomers, { survivorId, duplicateId });
    const lateJob = await addJob(companyId, owner.uid, duplicateId);

    const second = await owner.call(mergeCustomers, { survivorId, duplicateId });

    expect(second).toEqual({ mergeId: first.mergeId, movedCount: 7 });
    expect(await read(`jobs/${lateJob}`)).toMatchObject({ customerId: survivorId });
    const entries = await db
      .collection(`companies/${companyId}/activity`)
      .where('customerId', '==', survivorId)
      .where('verb', '==', 'merged')
      .get();
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([
      { actorUid: owner.uid, subjectName: 'Ada King', detail: 'A. Lovelace' },
    ]);
  });

  it('goes on after a crash in the middle', async () => {
    const { survivorId, duplicateId, jobId } = await arrange();
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    // As if the function had died after the customers and before the job's page.
    await at(companyId, `merges/${mergeId}`).update({ state: 'running' });
    await at(companyId, `jobs/${jobId}`).update({ customerId: duplicateId, 'invoice.customerId': duplicateId });

    await owner.call(mergeCustomers, { survivorId, duplicateId });

    expect(await read(`jobs/${jobId}`)).toMatchObject({ customerId: survivorId, invoice: { customerId: survivorId } });
    expect(await read(`merges/${mergeId}`)).toMatchObject({ state: 'done' });
  });

  it('moves more records than one transaction holds, and gives them back', async () => {
    const survivorId = await addCustomer(companyId, owner.uid, { lastName: 'Many' });
    const duplicateId = await addCustomer(companyId, owner.uid, { lastName: 'More' });
    const batch = db.batch();
    for (let index = 0; index < 450; index += 1) {
      // No trigger listens to e-mails: so many events would hold up the tests that follow.
      batch.set(at(companyId, `mail/bulk-${index}`), { customerId: duplicateId, subjectId: 'j', ...audit(owner.uid) });
    }
    await batch.commit();

    const { mergeId, movedCount } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    expect(movedCount).toBe(450);
    const mailsOf = async (id: string) =>
      (await db.collection(`companies/${companyId}/mail`).where('customerId', '==', id).count().get()).data().count;
    expect(await mailsOf(survivorId)).toBe(450);

    await owner.call(undoMerge, { mergeId });
    expect(await mailsOf(duplicateId)).toBe(450);
  });

  it('refuses what makes no sense, in words', async () => {
    const { survivorId, duplicateId } = await arrange();
    const third = await addCustomer(companyId, owner.uid, { lastName: 'Third' });
    const other = await newCompany();
    const foreign = await addCustomer(other.companyId, other.owner.uid, {});

    expect(await refusal(owner.call(mergeCustomers, { survivorId, duplicateId: survivorId }))).toMatchObject({
      code: 'invalid',
      message: 'Choose two different customers.',
    });
    expect(await refusal(owner.call(mergeCustomers, { survivorId, duplicateId: 'nobody' }))).toEqual({
      code: 'not-found',
      message: 'customers not found',
    });
    expect(await refusal(owner.call(mergeCustomers, { survivorId, duplicateId: foreign }))).toEqual({
      code: 'not-found',
      message: 'customers not found',
    });
    await owner.call(mergeCustomers, { survivorId, duplicateId });
    expect(await refusal(owner.call(mergeCustomers, { survivorId: third, duplicateId }))).toMatchObject({
      code: 'failed-precondition',
    });
    expect(await refusal(owner.call(mergeCustomers, { survivorId: duplicateId, duplicateId: third }))).toMatchObject({
      code: 'failed-precondition',
    });
    expect((await at(other.companyId, `customers/${foreign}`).get()).get('status')).toBe('active');
  });
});

describe('undoMerge', () => {
  it('puts everything back', async () => {
    const { survivorId, duplicateId, jobId, propertyId } = await arrange();
    const before = await Promise.all(
      [`customers/${survivorId}`, `customers/${duplicateId}`, `jobs/${jobId}`, `notes/own-${duplicateId}`].map(read),
    );
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });

    const result = await owner.call(undoMerge, { mergeId });

    // Six records; e-mail, contacts, tags and the flag of the survivor.
    expect(result).toEqual({ restoredCount: 10, keptCount: 0 });
    const after = await Promise.all(
      [`customers/${survivorId}`, `customers/${duplicateId}`, `jobs/${jobId}`, `notes/own-${duplicateId}`].map(read),
    );
    const content = (record: Record<string, unknown> | undefined) => ({
      ...record,
      revision: '',
      baseRevision: '',
      updatedAt: '',
    });
    expect(after.map(content)).toEqual(before.map(content));
    expect(await read(`properties/${propertyId}`)).toMatchObject({ customerId: duplicateId });
    expect(await read(`merges/${mergeId}`)).toMatchObject({ state: 'undone' });
    expect(await owner.call(undoMerge, { mergeId }), 'twice').toEqual(result);
    const again = await owner.call(mergeCustomers, { survivorId, duplicateId });
    expect(again.mergeId).not.toBe(mergeId);
  });

  it('keeps what was changed in between', async () => {
    const { survivorId, duplicateId, jobId, propertyId, equipmentId } = await arrange();
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    await at(companyId, `customers/${survivorId}`).update({ email: 'new@example.com', lastName: 'Byron' });
    await at(companyId, `properties/${propertyId}`).update({ customerId: 'third' });
    await at(companyId, `equipment/${equipmentId}`).delete();
    await at(companyId, `jobs/${jobId}`).update({ title: 'Still no heat', customerName: 'Ada Byron' });

    const result = await owner.call(undoMerge, { mergeId });

    expect(result).toEqual({ restoredCount: 7, keptCount: 3 });
    expect(await read(`customers/${survivorId}`)).toMatchObject({
      email: 'new@example.com',
      tags: ['vip'],
      contacts: [],
      isDoNotService: false,
      name: 'Ada Byron',
    });
    expect(await read(`properties/${propertyId}`)).toMatchObject({ customerId: 'third' });
    expect(await read(`equipment/${equipmentId}`)).toBeUndefined();
    expect(await read(`jobs/${jobId}`)).toMatchObject({
      customerId: duplicateId,
      customerName: 'A. Lovelace',
      title: 'Still no heat',
    });
    expect(await read(`customers/${duplicateId}`)).toMatchObject({ status: 'active', mergedIntoId: '' });
  });

  it('refuses when there is nothing to go back to', async () => {
    const { survivorId, duplicateId } = await arrange();
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    await at(companyId, `customers/${duplicateId}`).delete();

    expect(await refusal(owner.call(undoMerge, { mergeId }))).toMatchObject({ code: 'failed-precondition' });
    expect(await refusal(owner.call(undoMerge, { mergeId: 'nothing' }))).toEqual({
      code: 'not-found',
      message: 'merges not found',
    });
  });
});

const ADA = { firstName: 'A.', lastName: 'Lovelace' };
const KING = {
  name: 'Ada King',
  address: { street: '12 Elm St', unit: '', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' },
};

/** The duplicate owes on an invoice with a payment, holds a link to an estimate, paid a deposit, is billed each month, and got a statement. */
async function arrangeMoney() {
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
  await pay({ invoiceId, paymentId: `early-${duplicateId}`, amountCents: 4_000 });
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
  await pay({ estimateId, paymentId: `deposit-${duplicateId}`, amountCents: 5_000 });
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

const pay = ({
  paymentId,
  amountCents,
  ...subject
}: {
  paymentId: string;
  amountCents: number;
  invoiceId?: string;
  estimateId?: string;
}) => applyPayment(deps, { companyId, paymentId, ...subject, state: 'succeeded', method: 'cash', amountCents });
const balanceOf = async (customerId: string) =>
  customerBalanceSchema.parse((await read(`balances/${customerId}`)) ?? {});
const months = async () => (await at(companyId, 'ledgerMonths/x').parent.get()).docs.map((month) => month.data());

/** What the money's records say, without the fields that say when they were written. */
async function moneyOf(paths: readonly string[]) {
  const records = await Promise.all(paths.map(read));
  return records.map((record) => ({ ...record, revision: '', baseRevision: '', updatedAt: '' }));
}

describe('the money of merged customers', () => {
  beforeAll(async () => {
    ({ owner, companyId } = await newCompany());
  });

  it('goes to the survivor and back, and the books add up all the time', async () => {
    const { survivorId, duplicateId, invoiceId, paidId, draftId, estimateId, signedId, token } = await arrangeMoney();
    await expectBooksToBalance(companyId);
    const paths = [
      `invoices/${invoiceId}`,
      `invoices/${draftId}`,
      `estimates/${estimateId}`,
      `estimates/${signedId}`,
      `recurringInvoices/plan-${duplicateId}`,
      `payments/early-${duplicateId}`,
      `payments/deposit-${duplicateId}`,
      `creditNotes/note-${duplicateId}`,
      `mail/mail-${duplicateId}`,
      `manualJ/load-${duplicateId}`,
      `discountUses/spring_${duplicateId}`,
      `discountUses/spring_${survivorId}`,
      `balances/${duplicateId}`,
      `balances/${survivorId}`,
      'summaries/receivables',
    ];
    const [before, monthsBefore, owed, own] = [
      await moneyOf(paths),
      await months(),
      await balanceOf(duplicateId),
      await balanceOf(survivorId),
    ];
    expect(owed).toMatchObject({ openCount: 1, overpaidCents: 5_000 });
    expect(owed.balanceCents).toBeGreaterThan(0);

    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });

    expect(await balanceOf(survivorId)).toEqual({
      openCount: 2,
      balanceCents: owed.balanceCents + own.balanceCents,
      overpaidCents: 5_000,
    });
    expect(await balanceOf(duplicateId)).toEqual({ openCount: 0, balanceCents: 0, overpaidCents: 0 });
    await expectBooksToBalance(companyId);
    expect(await months()).toEqual(monthsBefore);
    expect((await readLedger(companyId)).filter((entry) => entry.customerId === duplicateId)).toEqual([]);
    const names = { customerId: survivorId, customerName: 'Ada King', customerSortName: 'king, ada' };
    expect(await read(`invoices/${invoiceId}`), 'lists show the survivor, the paper what was printed').toMatchObject({
      ...names,
      billTo: { name: 'A. Lovelace' },
    });
    expect(await read(`invoices/${draftId}`)).toMatchObject({ ...names, billTo: KING });
    expect(await read(`estimates/${signedId}`)).toMatchObject({
      customerId: survivorId,
      customerName: 'A. Lovelace',
      customerSortName: 'king, ada',
    });
    expect(await read(`recurringInvoices/plan-${duplicateId}`)).toMatchObject({ ...names, template: { billTo: KING } });
    expect(await read(`payments/deposit-${duplicateId}`)).toMatchObject({
      customerId: survivorId,
      customerName: 'A. Lovelace',
    });
    expect(await read(`mail/mail-${duplicateId}`)).toMatchObject({ customerId: survivorId, subjectId: survivorId });
    expect(await read(`manualJ/load-${duplicateId}`)).toMatchObject({
      customerId: survivorId,
      customerName: 'Ada King',
    });
    expect(await read(`discountUses/spring_${survivorId}`)).toMatchObject({ count: 3 });
    await publishFace(deps, companyId, 'estimate', estimateId);
    expect(await readFaceOf(token), 'the link').toMatchObject({
      kind: 'estimate',
      subjectId: estimateId,
      paper: { recipient: { name: 'Ada King' } },
    });

    await owner.call(undoMerge, { mergeId });

    expect(await moneyOf(paths)).toEqual(before);
    await expectBooksToBalance(companyId);
    expect(await months()).toEqual(monthsBefore);
    expect(await read(`invoices/${paidId}`)).toMatchObject({ customerId: survivorId });
  });

  it('that came after the merge goes with the paper that it was paid for', async () => {
    const { survivorId, duplicateId, invoiceId, paidId, estimateId } = await arrangeMoney();
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    await pay({ invoiceId, paymentId: `late-${duplicateId}`, amountCents: 1_000 });
    await pay({ estimateId, paymentId: `later-${duplicateId}`, amountCents: 700 });
    await pay({ invoiceId: paidId, paymentId: `own-${survivorId}`, amountCents: 2_000 });
    expect(await read(`payments/late-${duplicateId}`)).toMatchObject({ customerId: survivorId });

    await owner.call(undoMerge, { mergeId });

    const { balanceCents } = await readInvoice(companyId, invoiceId);
    expect(await balanceOf(duplicateId)).toEqual({ openCount: 1, balanceCents, overpaidCents: 5_700 });
    expect(await balanceOf(survivorId)).toEqual({ openCount: 1, balanceCents: 8_825, overpaidCents: 0 });
    expect(await read(`payments/late-${duplicateId}`)).toMatchObject({ customerId: duplicateId });
    expect(await read(`payments/own-${survivorId}`)).toMatchObject({ customerId: survivorId });
    const entries = await readLedger(companyId);
    expect(
      entries
        .filter(({ customerId }) => customerId === survivorId)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['issued', 'payment']);
    await expectBooksToBalance(companyId);
  });
});
