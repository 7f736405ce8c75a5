import { beforeAll, expect, it } from 'vitest';
import { estimateSignatureSchema, type EstimateSignature } from '@/domain/estimate/onDevice';
import { estimateSchema, type Estimate } from '@/domain/estimate/schema';
import { documentHash } from '@/domain/public-document/customerDocument';
import { newId } from '@/lib/ids';
import { buildLine } from '@/testing/factories/billing';
import { takeDeviceSignature } from '../../functions/src/estimates/signedOnDevice';
import { newBooks, taxedDocument, type Books } from './books';
import { deps } from './deps';
import { at, audit } from './records';
import { db } from './support';

let books: Books;
const technician = newId();
beforeAll(async () => {
  books = await newBooks();
  await db
    .doc(`users/${technician}`)
    .set({ companyId: books.companyId, role: 'technician', features: { estimates: true } });
});

const SIGNED_AT = '2026-03-02T15:00:00.000Z';

async function addEstimate(changes: Partial<Estimate> = {}): Promise<string> {
  const id = newId();
  const estimate = estimateSchema.parse({
    number: 'E26-TEST1',
    title: 'Boiler',
    customerId: books.customerId,
    customerName: 'Ada Lovelace',
    document: { ...taxedDocument({ lines: [buildLine({ id: 'a', unitPriceCents: 100_000 })] }), type: 'estimate' },
    ...changes,
  });
  await at(books.companyId, `estimates/${id}`).set({ ...estimate, ...audit(books.uid) });
  return id;
}

const readEstimate = async (id: string): Promise<Estimate> =>
  estimateSchema.parse((await at(books.companyId, `estimates/${id}`).get()).data());

/** Signs what an estimate says right now on the technician's phone; the server learns of it later. */
async function sign(estimateId: string): Promise<() => Promise<EstimateSignature>> {
  const { document, terms, revisionNumber } = await readEstimate(estimateId);
  const id = newId();
  const signed = estimateSignatureSchema.parse({
    estimateId,
    customerId: books.customerId,
    revisionNumber,
    documentHash: await documentHash(document, terms),
    totalCents: 108_250,
    name: 'Ada Lovelace',
    signedAt: SIGNED_AT,
  });
  return async () => {
    const ref = at(books.companyId, `estimateSignatures/${id}`);
    if (!(await ref.get()).exists) await ref.set({ ...signed, ...audit(technician) });
    await takeDeviceSignature(deps, { companyId: books.companyId, id }, technician);
    return estimateSignatureSchema.parse((await ref.get()).data());
  };
}

it('accepts a draft shown and signed on a device, at the time of the signature, and names the device’s user', async () => {
  const id = await addEstimate();
  const arrive = await sign(id);
  expect((await arrive()).state).toBe('taken');
  expect((await arrive()).state).toBe('taken');
  const { state, sentAt, approval } = await readEstimate(id);
  expect({ state, sentAt }).toEqual({ state: 'approved', sentAt: SIGNED_AT });
  expect(approval).toMatchObject({
    by: 'customer',
    byUid: technician,
    at: SIGNED_AT,
    totalCents: 108_250,
    signature: { name: 'Ada Lovelace', kind: 'typed' },
  });
});

it('doesn’t accept a version changed while the phone was offline, and says so', async () => {
  const id = await addEstimate({ state: 'sent', sentAt: SIGNED_AT });
  const arrive = await sign(id);
  await at(books.companyId, `estimates/${id}`).update({ terms: 'Half in advance' });
  expect(await arrive()).toMatchObject({
    state: 'refused',
    reason: 'The estimate was changed before the signature arrived. Show it to the customer again.',
  });
  expect((await readEstimate(id)).state).toBe('sent');
});

it('accepts a signature given on the last valid day that arrives later', async () => {
  const id = await addEstimate({ state: 'sent', sentAt: SIGNED_AT, validUntil: '2026-03-02' });
  expect((await (await sign(id))()).state).toBe('taken');
});

it('doesn’t accept twice when the customer signs under the link meanwhile', async () => {
  const id = await addEstimate({ state: 'sent', sentAt: SIGNED_AT });
  const [first, second] = [await sign(id), await sign(id)];
  await at(books.companyId, `estimates/${id}`).update({ state: 'declined', declineReason: 'No' });
  expect((await first()).state).toBe('refused');
  await at(books.companyId, `estimates/${id}`).update({ state: 'sent', declineReason: '' });
  expect((await second()).state).toBe('taken');
});
