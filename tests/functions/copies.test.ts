import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { newCompany } from './fixtures';
import { addCustomer, addJob, at, audit } from './records';
import { endClients, eventually, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

const job = async (id: string): Promise<Stored<Job>> => (await at(companyId, `jobs/${id}`).get()).data() as Stored<Job>;

describe('what jobs repeat of their customer', () => {
  it('follows the customer, as no news of the job', async () => {
    const customerId = await addCustomer(companyId, owner.uid, {});
    const otherId = await addCustomer(companyId, owner.uid, {});
    const [jobId, otherJobId] = [await addJob(companyId, owner.uid, customerId), await addJob(companyId, owner.uid, otherId)];
    const before = await job(jobId);

    await at(companyId, `customers/${customerId}`).update({ name: 'Ada King', sortName: 'King, Ada', phone: '512-555-0199', revision: 'r2' });

    const after = await eventually(async () => {
      const now = await job(jobId);
      return now.customerName === 'Ada King' ? now : null;
    }, 'the new name', 60_000);
    expect(after).toMatchObject({ ...before, customerName: 'Ada King', customerSortName: 'King, Ada', customerPhone: '512-555-0199', updatedAt: expect.any(String) as string, revision: expect.any(String) as string, baseRevision: before.revision });
    expect((await job(otherJobId)).customerName).toBe('Ada Lovelace');
    await at(companyId, `jobs/${jobId}`).update({ title: 'Later', updatedBy: owner.uid, revision: 'r9' });
    const entries = await eventually(async () => {
      const found = await at(companyId, 'activity/x').parent.where('subjectId', '==', jobId).get();
      return found.size >= 2 ? found.docs : null;
    }, 'the job’s activity', 60_000);
    expect(entries.map((entry) => entry.get('changedFields') as string[]).sort()).toEqual([[], ['title']]);
  });
});

describe('the file of a photo', () => {
  it('goes with the photo, and no other file does', async () => {
    const bucket = getStorage().bucket('demo-fieldwright.appspot.com');
    const path = `companies/${companyId}/jobs/j1/p1.jpg`;
    const logo = `companies/${companyId}/branding/logo.png`;
    await Promise.all([bucket.file(path).save('x'), bucket.file(logo).save('x')]);
    await Promise.all([
      at(companyId, 'photos/p1').set({ jobId: 'j1', path, ...audit(owner.uid) }),
      at(companyId, 'photos/p2').set({ jobId: 'j1', path: logo, ...audit(owner.uid) }),
    ]);

    await Promise.all([at(companyId, 'photos/p2').delete(), at(companyId, 'photos/p1').delete()]);

    await eventually(async () => !(await bucket.file(path).exists())[0], 'the file to go', 60_000);
    expect((await bucket.file(logo).exists())[0]).toBe(true);
  });
});
