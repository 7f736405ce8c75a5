import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceInputSchema, invoiceSchema } from '@/domain/invoice/schema';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { taxedDocument } from './books';
import { addEstimate } from './estimates';
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

describe('a job’s copy of its customer', () => {
  it('follows the customer, without counting as a change to the job', async () => {
    const customerId = await addCustomer(companyId, owner.uid, {});
    const otherId = await addCustomer(companyId, owner.uid, {});
    const [jobId, otherJobId] = [
      await addJob(companyId, owner.uid, customerId),
      await addJob(companyId, owner.uid, otherId),
    ];
    const before = await job(jobId);

    await at(companyId, `customers/${customerId}`).update({
      name: 'Ada King',
      sortName: 'King, Ada',
      phone: '512-555-0199',
      revision: 'r2',
    });

    const after = await eventually(
      async () => {
        const now = await job(jobId);
        return now.customerName === 'Ada King' ? now : null;
      },
      'the new name',
      60_000,
    );
    expect(after).toMatchObject({
      ...before,
      customerName: 'Ada King',
      customerSortName: 'King, Ada',
      customerPhone: '512-555-0199',
      updatedAt: expect.any(String) as string,
      revision: expect.any(String) as string,
      baseRevision: before.revision,
      // Copies that other functions make when they run.
      searchWords: expect.any(Array) as string[],
      hasStoredVisits: expect.any(Boolean) as boolean,
    });
    expect((await job(otherJobId)).customerName).toBe('Ada Lovelace');
    await at(companyId, `jobs/${jobId}`).update({ title: 'Later', updatedBy: owner.uid, revision: 'r9' });
    const entries = await eventually(
      async () => {
        const found = await at(companyId, 'activity/x').parent.where('subjectId', '==', jobId).get();
        return found.size >= 2 ? found.docs : null;
      },
      'the job’s activity',
      60_000,
    );
    expect(entries.map((entry) => entry.get('changedFields') as string[]).sort()).toEqual([[], ['title']]);
  });
});

describe('a document’s copy of its customer', () => {
  it('follows a new name on drafts and in lists, and stays the same once issued or signed', async () => {
    const customerId = await addCustomer(companyId, owner.uid, {});
    const names = { customerId, customerName: 'Ada Lovelace', customerSortName: 'lovelace, ada' };
    const [billTo, landlord] = ['Ada Lovelace', 'Landlord Inc.'].map((name) =>
      invoiceInputSchema.shape.billTo.parse({ name }),
    );
    const { document, ...draft } = invoiceSchema.parse({
      ...names,
      billTo,
      draftNumber: 'D26-1',
      title: 'Repair',
      document: taxedDocument(),
    });
    const set = (path: string, fields: object) => at(companyId, path).set({ ...fields, ...audit('writer') });
    await Promise.all([
      set('invoices/draft', { ...draft, document }),
      set('invoices/elsewhere', { ...draft, document, billTo: landlord }),
      set('invoices/issued', { ...draft, document, state: 'issued', number: 'INV-1' }),
      set('recurringInvoices/plan', { name: 'Filters', ...names, template: { billTo, document }, isActive: true }),
      set('manualJ/house', { title: 'Elm Street', customerId, customerName: names.customerName }),
      addEstimate(companyId, 'writer', customerId, { ...names }, 'open'),
      addEstimate(companyId, 'writer', customerId, { ...names, state: 'approved' }, 'signed'),
    ]);

    await at(companyId, `customers/${customerId}`).update({
      name: 'Ada King',
      sortName: 'king, ada',
      updatedBy: owner.uid,
      revision: 'r2',
    });

    const read = async (path: string) => (await at(companyId, path).get()).data();
    await eventually(
      async () => (await read('manualJ/house'))?.['customerName'] === 'Ada King',
      'the calculation’s new name',
      60_000,
    );
    expect(await read('recurringInvoices/plan')).toMatchObject({ customerName: 'Ada King' });
    const followed = { customerName: 'Ada King', customerSortName: 'king, ada' };
    const author = 'writer'; // The person who last wrote a draft vouches for its discounts.
    expect(await read('invoices/draft')).toMatchObject({
      ...followed,
      billTo: { name: 'Ada King' },
      updatedBy: author,
    });
    expect(await read('invoices/elsewhere')).toMatchObject({ ...followed, billTo: { name: 'Landlord Inc.' } });
    expect(await read('invoices/issued')).toMatchObject({ ...followed, billTo: { name: 'Ada Lovelace' } });
    expect(await read('recurringInvoices/plan')).toMatchObject({
      ...followed,
      template: { billTo: { name: 'Ada King' } },
    });
    expect(await read('estimates/open')).toMatchObject(followed);
    expect(await read('estimates/signed')).toMatchObject({
      customerName: 'Ada Lovelace',
      customerSortName: 'king, ada',
    });
  });
});
