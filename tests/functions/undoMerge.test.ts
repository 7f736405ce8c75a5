import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeCustomers, undoMerge } from '@/domain/customer/api';
import { newCompany } from './fixtures';
import { arrangePair } from './merges';
import { at } from './records';
import { endClients, refusal, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

const read = async (path: string) => (await at(companyId, path).get()).data();
const arrange = () => arrangePair({ companyId, owner });

describe('undoMerge', () => {
  it('restores everything', async () => {
    const { survivorId, duplicateId, jobId, propertyId } = await arrange();
    const before = await Promise.all(
      [`customers/${survivorId}`, `customers/${duplicateId}`, `jobs/${jobId}`, `notes/own-${duplicateId}`].map(read),
    );
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });

    const result = await owner.call(undoMerge, { mergeId });

    // Seven records, plus the survivor's e-mail, contacts, tags and flag.
    expect(result).toEqual({ restoredCount: 12, keptCount: 0 });
    const after = await Promise.all(
      [`customers/${survivorId}`, `customers/${duplicateId}`, `jobs/${jobId}`, `notes/own-${duplicateId}`].map(read),
    );
    const content = (record: Record<string, unknown> | undefined) => ({
      ...record,
      revision: '',
      baseRevision: '',
      updatedAt: '',
      // Copies that another function makes when it runs.
      searchWords: [],
    });
    expect(after.map(content)).toEqual(before.map(content));
    expect(await read(`properties/${propertyId}`)).toMatchObject({ customerId: duplicateId });
    expect(await read(`merges/${mergeId}`)).toMatchObject({ state: 'undone' });
    expect(await owner.call(undoMerge, { mergeId }), 'twice').toEqual(result);
    const again = await owner.call(mergeCustomers, { survivorId, duplicateId });
    expect(again.mergeId).not.toBe(mergeId);
  });

  it('keeps changes made in between', async () => {
    const { survivorId, duplicateId, jobId, propertyId, equipmentId } = await arrange();
    const { mergeId } = await owner.call(mergeCustomers, { survivorId, duplicateId });
    await at(companyId, `customers/${survivorId}`).update({ email: 'new@example.com', lastName: 'Byron' });
    await at(companyId, `properties/${propertyId}`).update({ customerId: 'third' });
    await at(companyId, `equipment/${equipmentId}`).delete();
    await at(companyId, `jobs/${jobId}`).update({ title: 'Still no heat', customerName: 'Ada Byron' });

    const result = await owner.call(undoMerge, { mergeId });

    expect(result).toEqual({ restoredCount: 9, keptCount: 3 });
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

  it('refuses if there is nothing to undo', async () => {
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
