import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeCustomers, undoMerge } from '@/domain/customer/api';
import { customerBalanceSchema } from '@/domain/ledger/schema';
import { publishFace } from '../../functions/src/sharing/publishFace';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import { addDraft, expectBooksToBalance, readInvoice, readLedger } from './books';
import { deps } from './deps';
import { readFaceOf } from './estimates';
import { newCompany } from './fixtures';
import { arrangeMoney, KING, pay } from './merges';
import { addJob, at, audit } from './records';
import { endClients, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

const read = async (path: string) => (await at(companyId, path).get()).data();

const balanceOf = async (customerId: string) =>
  customerBalanceSchema.parse((await read(`balances/${customerId}`)) ?? {});
const months = async () => (await at(companyId, 'ledgerMonths/x').parent.get()).docs.map((month) => month.data());

/** Returns the money's records without their write times and the text that another function maintains. */
async function moneyOf(paths: readonly string[]) {
  const records = await Promise.all(paths.map(read));
  return records.map((record) => ({ ...record, revision: '', baseRevision: '', updatedAt: '', searchWords: [] }));
}

describe('merged customers’ money', () => {
  it('moves to the survivor and back, and the books add up at all times', async () => {
    const { survivorId, duplicateId, invoiceId, paidId, draftId, estimateId, signedId, token } = await arrangeMoney({
      companyId,
      owner,
    });
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

    expect(await balanceOf(survivorId)).toMatchObject({
      openCount: 2,
      balanceCents: owed.balanceCents + own.balanceCents,
      overpaidCents: 5_000,
    });
    expect(await balanceOf(duplicateId)).toEqual({ openCount: 0, balanceCents: 0, overpaidCents: 0, byYear: {} });
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

  it('that arrived after the merge moves with the document it paid', async () => {
    const { survivorId, duplicateId, invoiceId, paidId, estimateId } = await arrangeMoney({ companyId, owner });
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    await pay(companyId, { invoiceId, paymentId: `late-${duplicateId}`, amountCents: 1_000 });
    await pay(companyId, { estimateId, paymentId: `later-${duplicateId}`, amountCents: 700 });
    await pay(companyId, { invoiceId: paidId, paymentId: `own-${survivorId}`, amountCents: 2_000 });
    expect(await read(`payments/late-${duplicateId}`)).toMatchObject({ customerId: survivorId });

    await owner.call(undoMerge, { mergeId });

    const { balanceCents } = await readInvoice(companyId, invoiceId);
    expect(await balanceOf(duplicateId)).toMatchObject({ openCount: 1, balanceCents, overpaidCents: 5_700 });
    expect(await balanceOf(survivorId)).toMatchObject({ openCount: 1, balanceCents: 8_825, overpaidCents: 0 });
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

  it('and documents created after the merge move with their source', async () => {
    const { survivorId, duplicateId, signedId, draftId } = await arrangeMoney({ companyId, owner });
    const planId = `plan-${duplicateId}`;
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    const now = { createdAt: new Date().toISOString() };
    const survivor = { companyId, uid: owner.uid, customerId: survivorId };
    const addSince = async (changes: Parameters<typeof addDraft>[1]): Promise<string> => {
      const id = await addDraft(survivor, { customerName: 'Ada King', billTo: KING, ...changes });
      // Functions write plan drafts, so that devices can't set their owner.
      await at(companyId, `invoices/${id}`).update({ ...now, ...changes });
      return id;
    };
    const jobId = await addJob(companyId, owner.uid, survivorId);
    await at(companyId, `jobs/${jobId}`).update(now);
    await at(companyId, `photos/${jobId}`).set({ jobId, customerId: survivorId, ...audit(owner.uid), ...now });
    await at(companyId, `estimates/${signedId}`).update({ convertedJobId: jobId });
    const theirs = {
      ofEstimate: await addSince({ estimateId: signedId }),
      ofPlan: await addSince({ recurringInvoiceId: planId }),
      ofJob: await addSince({ jobId }),
    };
    await issueDrafts(deps, survivor, [theirs.ofPlan]);
    await pay(companyId, { invoiceId: theirs.ofPlan, paymentId: `since-${duplicateId}`, amountCents: 1_000 });
    const own = await addSince({});
    const before = await addDraft(survivor, { estimateId: signedId });

    await owner.call(undoMerge, { mergeId });

    const copies = { customerId: duplicateId, customerName: 'A. Lovelace', customerSortName: 'lovelace, a.' };
    for (const id of [theirs.ofEstimate, theirs.ofJob, draftId])
      expect(await read(`invoices/${id}`), id).toMatchObject({ ...copies, billTo: { name: 'A. Lovelace' } });
    expect(await read(`invoices/${theirs.ofPlan}`), 'what was printed stays').toMatchObject({
      ...copies,
      billTo: KING,
    });
    expect(await read(`payments/since-${duplicateId}`)).toMatchObject({ customerId: duplicateId });
    expect(await read(`jobs/${jobId}`)).toMatchObject({ ...copies, invoice: { customerId: duplicateId } });
    expect(await read(`photos/${jobId}`)).toMatchObject({ customerId: duplicateId });
    expect(await read(`invoices/${own}`), 'made from nothing of theirs').toMatchObject({ customerId: survivorId });
    expect(await read(`invoices/${before}`), 'older than the merge').toMatchObject({ customerId: survivorId });
    await expectBooksToBalance(companyId);
  });
});
