import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '@/domain/activity/schema';
import { mergeCustomers } from '@/domain/customer/api';
import { newCompany } from './fixtures';
import { addCustomer, addEquipment, addJob, addProperty, at, audit } from './records';
import { db, endClients, eventually, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

const entries = async (subjectId: string): Promise<Activity[]> => {
  const found = await db.collection(`companies/${companyId}/activity`).where('subjectId', '==', subjectId).get();

  return found.docs.map((entry) => entry.data() as Activity).sort((a, b) => a.at.localeCompare(b.at));
};
const entriesWhen = (subjectId: string, count: number) =>
  eventually(async () => {
    const found = await entries(subjectId);

    return found.length >= count ? found : null;
  }, `${count} entries`);

describe('the activity log', () => {
  it('records how a customer was created, changed and deleted', { tags: 'emulators' }, async () => {
    const id = await addCustomer(companyId, owner.uid, {});
    await entriesWhen(id, 1);
    await at(companyId, `customers/${id}`).update({
      phone: '512-555-0134',
      tags: ['vip'],
      updatedBy: 'grace',
      updatedAt: '2026-03-03T00:00:00.000Z',
      revision: 'r2',
    });
    await entriesWhen(id, 2);
    await at(companyId, `customers/${id}`).update({ updatedAt: '2026-03-04T00:00:00.000Z', revision: 'r3' });
    await at(companyId, `customers/${id}`).delete();

    const found = await entriesWhen(id, 3);
    expect(found).toHaveLength(3);
    const customer = {
      subjectType: 'customer',
      subjectId: id,
      subjectName: 'Ada Lovelace',
      customerId: id,
      detail: '',
    };
    expect(found[0]).toMatchObject({ ...customer, verb: 'created', actorUid: owner.uid, changedFields: [] });
    expect(found[1]).toMatchObject({
      ...customer,
      verb: 'updated',
      actorUid: 'grace',
      changedFields: ['phone', 'tags'],
    });
    expect(found[2]).toMatchObject({ ...customer, verb: 'deleted' });
    expect(
      found.every(({ at: time }) => Math.abs(Date.parse(time) - Date.now()) < 60_000),
      'the server’s time',
    ).toBe(true);
  });

  it('records a job’s progress', async () => {
    const customerId = await addCustomer(companyId, owner.uid, {});
    const id = await addJob(companyId, owner.uid, customerId);
    await entriesWhen(id, 1);
    await at(companyId, `jobs/${id}`).update({ progress: 'in-progress', updatedBy: 'tech', revision: 'r2' });

    const found = await entriesWhen(id, 2);
    expect(found[1]).toMatchObject({
      verb: 'updated',
      actorUid: 'tech',
      subjectType: 'job',
      subjectName: '26-K7M3Q · No heat',
      customerId,
      changedFields: ['progress'],
      detail: 'scheduled → in-progress',
    });
  });

  it('covers technicians, properties and equipment', async () => {
    await db
      .doc(`users/${owner.uid}/technicians/tech-1`)
      .set({ firstName: 'Grace', lastName: 'Hopper', ...audit(owner.uid) });
    const propertyId = await addProperty(companyId, owner.uid, 'c1', '12 Elm St');
    const equipmentId = await addEquipment(companyId, owner.uid, 'c1', 'SN-1');

    expect(await entriesWhen('tech-1', 1)).toMatchObject([
      { verb: 'created', subjectType: 'technician', subjectName: 'Grace Hopper', customerId: '' },
    ]);
    expect(await entriesWhen(propertyId, 1)).toMatchObject([
      { subjectType: 'property', subjectName: '12 Elm St, Austin, TX 78701', customerId: 'c1' },
    ]);
    expect(await entriesWhen(equipmentId, 1)).toMatchObject([
      { subjectType: 'equipment', subjectName: 'Furnace Carrier 59', customerId: 'c1' },
    ]);
  });

  it('has one entry for a merge, not one per moved record', async () => {
    const survivorId = await addCustomer(companyId, owner.uid, { lastName: 'One' });
    const duplicateId = await addCustomer(companyId, owner.uid, { lastName: 'Two' });
    const jobId = await addJob(companyId, owner.uid, duplicateId);
    await entriesWhen(jobId, 1);
    await entriesWhen(duplicateId, 1);

    await owner.call(mergeCustomers, { survivorId, duplicateId });
    // A later event of the same function: by then, the earlier ones have been delivered.
    await at(companyId, `jobs/${jobId}`).update({ title: 'Later', updatedBy: owner.uid, revision: 'r9' });

    expect((await entriesWhen(jobId, 2)).map(({ changedFields }) => changedFields)).toEqual([[], ['title']]);
    expect((await entries(duplicateId)).map(({ verb }) => verb)).toEqual(['created']);
    expect((await entries(survivorId)).filter(({ verb }) => verb === 'merged')).toHaveLength(1);
  });
});
