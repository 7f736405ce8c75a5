import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleData, removeSampleData } from '@/domain/sample-data/api';
import { SAMPLE_COLLECTIONS } from '@/domain/sample-data/schema';
import { issueInvoices } from '@/domain/invoice/api';
import { sendDocument } from '@/domain/public-document/api';
import { newId } from '@/lib/ids';
import { newCompany, newMember } from './fixtures';
import { companyNow } from './stripe';
import { db, endClients, refusal, type Client } from './support';

afterAll(endClients);

const EVERYTHING = { customers: true, jobs: true, technicians: true, estimates: true, invoices: true, pricebook: true };

async function newTrier(): Promise<{ owner: Client; companyId: string }> {
  const { owner, companyId } = await newCompany();
  await db.doc(`companies/${companyId}`).update({ features: EVERYTHING });
  await db.doc(`users/${owner.uid}`).update({ features: EVERYTHING });
  return { owner, companyId };
}
const pathOf = (companyId: string, owner: Client, name: string): string =>
  name === 'technicians' ? `users/${owner.uid}/technicians` : `companies/${companyId}/${name}`;
async function sizes(companyId: string, owner: Client): Promise<Record<string, number>> {
  const counts = await Promise.all(
    SAMPLE_COLLECTIONS.map(async (name) => [name, (await db.collection(pathOf(companyId, owner, name)).get()).size]),
  );
  return Object.fromEntries(counts) as Record<string, number>;
}

describe('sample data', () => {
  let owner: Client;
  let companyId: string;
  beforeAll(async () => {
    ({ owner, companyId } = await newTrier());
  });

  it('is added once, by an admin', { tags: 'emulators' }, async () => {
    const manager = await newMember(companyId, 'manager');
    expect((await refusal(manager.call(addSampleData, {}))).code).toBe('permission-denied');

    const [first, second] = await Promise.all([owner.call(addSampleData, {}), owner.call(addSampleData, {})]);

    expect(second).toEqual(first);
    expect(await sizes(companyId, owner)).toMatchObject({
      customers: 6,
      properties: 6,
      jobs: 8,
      estimates: 3,
      invoices: 3,
      technicians: 2,
    });
    expect((await companyNow(companyId)).sampleData.customers).toHaveLength(6);
  });

  it('is never e-mailed or billed', async () => {
    const { sampleData } = await companyNow(companyId);
    const [estimateId = ''] = sampleData.estimates;
    const mail = { sendId: newId(), to: ['maria.alvarez@example.com'], subject: 'x', message: 'y' };
    expect(await refusal(owner.call(sendDocument, { ...mail, kind: 'estimate', subjectId: estimateId }))).toMatchObject(
      { code: 'failed-precondition', message: expect.stringContaining('sample customer') as string },
    );
    const { results } = await owner.call(issueInvoices, { invoiceIds: sampleData.invoices });
    expect(results.map(({ number, error }) => [number, error.includes('sample customer')])).toEqual(
      sampleData.invoices.map(() => ['', true]),
    );
    expect((await db.collection(`companies/${companyId}/ledger`).get()).size).toBe(0);
  });

  it('is removed without a trace if no one has touched it', async () => {
    expect((await owner.call(removeSampleData, {})).keptNames).toEqual([]);
    const left = await sizes(companyId, owner);
    expect(Object.values(left).every((size) => size === 0)).toBe(true);
    expect((await companyNow(companyId)).sampleData.customers).toEqual([]);
    const activity = await db.collection(`companies/${companyId}/activity`).get();
    expect(activity.docs.map((entry) => String(entry.get('subjectType')))).toEqual(['company']);
    expect(await owner.call(removeSampleData, {})).toEqual({ removedCount: 0, keptNames: [] });
  });
});

it('keeps records that someone changed, their references, and records referenced by real ones', async () => {
  const { owner, companyId } = await newTrier();
  await owner.call(addSampleData, {});
  const { sampleData } = await companyNow(companyId);
  const [changedJob = ''] = sampleData.jobs;
  const job = (await db.doc(`companies/${companyId}/jobs/${changedJob}`).get()).data() as Record<string, string>;
  await db.doc(`companies/${companyId}/jobs/${changedJob}`).update({ title: 'Mine now', revision: newId() });
  const other = sampleData.customers.find((id) => id !== job['customerId']) ?? '';
  await db.doc(`companies/${companyId}/notes/n1`).set({ customerId: other, subjectId: other, text: 'Call back' });
  await db.doc(`companies/${companyId}/estimates/mine`).set({ customerId: 'own', title: 'Own', state: 'draft' });

  const { keptNames } = await owner.call(removeSampleData, {});

  expect(keptNames).toContain('Mine now');
  const left = await sizes(companyId, owner);
  expect(left).toMatchObject({ jobs: 1, properties: 1, customers: 2, technicians: 1, invoices: 0, estimates: 1 });
  expect((await db.doc(`companies/${companyId}/customers/${other}`).get()).exists).toBe(true);
  // Prices that a real estimate may have been based on stay, too.
  expect(left['pricebook']).toBe(sampleData.pricebook.length);
  expect(left['pricebookCategories']).toBe(sampleData.pricebookCategories.length);
});
