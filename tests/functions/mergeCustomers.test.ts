import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeCustomers, undoMerge } from '@/domain/customer/api';
import { newId } from '@/lib/ids';
import { newCompany } from './fixtures';
import { arrangePair } from './merges';
import { addCustomer, addJob, at, audit } from './records';
import { db, endClients, refusal, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

const read = async (path: string) => (await at(companyId, path).get()).data();
const arrange = () => arrangePair({ companyId, owner });

describe('mergeCustomers', () => {
  it('moves every kind of record, fills in the survivor and archives the duplicate', async () => {
    const { survivorId, duplicateId, jobId, propertyId, equipmentId } = await arrange();
    const jobBefore = await read(`jobs/${jobId}`);

    const { mergeId, movedCount } = await owner.call(mergeCustomers, { survivorId, duplicateId });

    expect(movedCount).toBe(8);
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
    for (const path of [
      `properties/${propertyId}`,
      `equipment/${equipmentId}`,
      `photos/photo-${duplicateId}`,
      `jobWork/${jobId}`,
      `schedule/visit-${duplicateId}`,
    ]) {
      expect(await read(path), path).toMatchObject({ customerId: survivorId });
    }
    expect(await read(`notes/own-${duplicateId}`)).toMatchObject({ customerId: survivorId, subjectId: survivorId });
    expect(await read(`notes/job-${duplicateId}`)).toMatchObject({ customerId: survivorId, subjectId: jobId });
    expect(await read(`merges/${mergeId}`)).toMatchObject({
      state: 'done',
      movedCount: 8,
      survivorName: 'Ada King',
      duplicateName: 'A. Lovelace',
    });
  });

  it('is one merge when called again, and includes records added since', async () => {
    const { survivorId, duplicateId } = await arrange();
    const first = await owner.call(mergeCustomers, { survivorId, duplicateId });
    const lateJob = await addJob(companyId, owner.uid, duplicateId, newId(), { isUnscheduled: true });

    const second = await owner.call(mergeCustomers, { survivorId, duplicateId });

    expect(second).toEqual({ mergeId: first.mergeId, movedCount: 9 });
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

  it('continues after a crash in the middle', async () => {
    const { survivorId, duplicateId, jobId } = await arrange();
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    // As if the function had died after the customers but before the job's page.
    await at(companyId, `merges/${mergeId}`).update({ state: 'running' });
    await at(companyId, `jobs/${jobId}`).update({ customerId: duplicateId, 'invoice.customerId': duplicateId });

    await owner.call(mergeCustomers, { survivorId, duplicateId });

    expect(await read(`jobs/${jobId}`)).toMatchObject({ customerId: survivorId, invoice: { customerId: survivorId } });
    expect(await read(`merges/${mergeId}`)).toMatchObject({ state: 'done' });
  });

  it('moves more records than one transaction holds, and moves them back', async () => {
    const survivorId = await addCustomer(companyId, owner.uid, { lastName: 'Many' });
    const duplicateId = await addCustomer(companyId, owner.uid, { lastName: 'More' });
    const batch = db.batch();
    for (let index = 0; index < 450; index += 1) {
      // No trigger listens to e-mails: that many events would delay the tests that follow.
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

  it('refuses invalid merges with a message', async () => {
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

  it('keeps notes that are too long together: the duplicate’s become a note, until the merge is undone', async () => {
    const notes = 'x'.repeat(6_000);
    const survivorId = await addCustomer(companyId, owner.uid, { lastName: 'Long', notes: `Ours ${notes}` });
    const duplicateId = await addCustomer(companyId, owner.uid, { lastName: 'Longer', notes: `Theirs ${notes}` });
    const notesOf = async (id: string) =>
      (await at(companyId, 'notes/x').parent.where('subjectId', '==', id).get()).docs.map((note) => note.data());

    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });

    expect(await read(`customers/${survivorId}`)).toMatchObject({ notes: `Ours ${notes}` });
    expect(await notesOf(survivorId)).toMatchObject([
      {
        subjectType: 'customer',
        customerId: survivorId,
        text: `From the merged record “Ada Longer”:\nTheirs ${notes}`,
        createdBy: owner.uid,
      },
    ]);
    await owner.call(undoMerge, { mergeId });
    expect(await notesOf(survivorId)).toEqual([]);
  });
});
