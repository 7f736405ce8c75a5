import { beforeAll, describe, expect, it } from 'vitest';
import { doorPaymentSchema, type DoorPayment } from '@/domain/payment/doorPayment';
import { newId } from '@/lib/ids';
import { buildLine } from '@/testing/factories/billing';
import { billJob } from '../../functions/src/billing/jobBill';
import { collectorFault } from '../../functions/src/payments/door/collector';
import { enterDoorPayment } from '../../functions/src/payments/door/enterDoorPayment';
import { readDoorBill } from '../../functions/src/payments/door/openDoorBill';
import { expectBooksToBalance, newBooks, readInvoice, readPayment, why, type Books } from './books';
import { deps } from './deps';
import { addJob, at, audit } from './records';
import { db } from './support';

let books: Books;
/** A technician with permission to collect payment, who is assigned to the jobs below. */
const technician = newId();
const record = newId();

beforeAll(async () => {
  books = await newBooks();
  await give({ collects: true });
  await db.doc(`users/${books.uid}/technicians/${record}`).set({ linkedUid: technician });
});

const give = (rights: object) =>
  db.doc(`users/${technician}`).set({
    companyId: books.companyId,
    role: 'technician',
    features: { invoices: true },
    rights,
    email: 't@example.com',
  });

/** A finished job with $100.00 of work: $108.25 with tax. */
async function finishedJob(unitPriceCents = 10_000): Promise<string> {
  const { companyId, uid, customerId } = books;
  const jobId = await addJob(companyId, uid, customerId);
  await at(companyId, `jobs/${jobId}`).update({ technicianIds: [record], progress: 'work-done' });
  await at(companyId, `jobWork/${jobId}`).set({
    jobId,
    customerId,
    workLines: [buildLine({ id: 'a', name: 'Capacitor', unitPriceCents })],
    ...audit(uid),
  });
  return jobId;
}

async function take(jobId: string, amountCents: number): Promise<DoorPayment & { id: string }> {
  const { companyId, customerId } = books;
  const id = newId();
  const taken = { jobId, customerId, method: 'cash', amountCents, takenAt: '2026-03-02T15:00:00.000Z' };
  await at(companyId, `doorPayments/${id}`).set({ ...doorPaymentSchema.parse(taken), ...audit(technician) });
  await enterDoorPayment(deps, { companyId, id }, technician);
  return { ...doorPaymentSchema.parse((await at(companyId, `doorPayments/${id}`).get()).data()), id };
}

describe('money collected on site', () => {
  it('bills the job as shown, is entered once, and settles the invoice', async () => {
    const { companyId } = books;
    const jobId = await finishedJob();
    const shown = await readDoorBill(deps, { companyId, jobId });
    expect(shown).toMatchObject({ state: 'preview', totalCents: 10_825, dueCents: 10_825, number: '', invoiceId: '' });

    const taken = await take(jobId, 10_825);
    expect(taken).toMatchObject({ state: 'entered', reason: '', invoiceNumber: expect.stringMatching(/\d/) as string });
    await enterDoorPayment(deps, { companyId, id: taken.id }, technician);
    expect(await readPayment(companyId, taken.id)).toMatchObject({
      amountCents: 10_825,
      method: 'cash',
      enteredBy: technician,
    });
    expect(await readInvoice(companyId, taken.invoiceId)).toMatchObject({ balanceCents: 0, totalCents: 10_825, jobId });
    expect(await readDoorBill(deps, { companyId, jobId })).toMatchObject({ state: 'paid', dueCents: 0 });
    await expectBooksToBalance(companyId);
  });

  it('on two phones is entered once, and the second waits for the office', async () => {
    const jobId = await finishedJob();
    expect((await take(jobId, 10_825)).state).toBe('entered');
    const second = await take(jobId, 10_825);
    expect(second).toMatchObject({
      state: 'held',
      reason: expect.stringContaining('It may have been paid twice.') as string,
    });
    expect((await at(books.companyId, `payments/${second.id}`).get()).exists).toBe(false);
  });

  it('waits for the office if the permission was revoked during the day, and nothing is billed in the technician’s name', async () => {
    const jobId = await finishedJob();
    await give({});
    expect(await take(jobId, 10_825)).toMatchObject({
      state: 'held',
      reason: 'The right to collect on site was not given, or was taken back.',
    });
    expect((await at(books.companyId, `invoices/${jobId}-1`).get()).exists).toBe(false);
    await give({ collects: true });
  });

  it('is limited to the technician’s own jobs', async () => {
    const jobId = await finishedJob();
    await at(books.companyId, `jobs/${jobId}`).update({ technicianIds: ['somebody-else'] });
    expect(await collectorFault(deps, { companyId: books.companyId, uid: technician, jobId })).toBe(
      'It is another technician’s job.',
    );
  });
});

describe('billing a job on site', () => {
  it('gives two phones the same invoice at the same time', async () => {
    const jobId = await finishedJob();
    const ask = () => billJob(deps, { companyId: books.companyId, jobId, uid: technician });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toBe(two);
  });

  it('lists items without a price, and issues nothing', async () => {
    const jobId = await finishedJob(0);
    const { companyId } = books;
    expect(await readDoorBill(deps, { companyId, jobId })).toMatchObject({
      state: 'preview',
      fault: expect.stringContaining('“Capacitor” has no price yet.') as string,
    });
    expect(await why(billJob(deps, { companyId, jobId, uid: technician }))).toContain('has no price yet');
    expect((await at(companyId, `invoices/${jobId}-1`).get()).exists).toBe(false);
  });
});
