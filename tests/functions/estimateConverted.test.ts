import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculateDocument } from '@/domain/billing/calculate';
import { convertEstimate, reviseEstimate } from '@/domain/estimate/api';
import { invoiceSchema } from '@/domain/invoice/schema';
import { accept, estimatingOffice, sentEstimate, totalCents, type Office } from './estimateAnswers';
import { clearLimits, readEstimate } from './estimates';
import { at } from './records';
import { endClients, refusal } from './support';

let office: Office;
beforeAll(async () => {
  office = await estimatingOffice();
});
afterAll(endClients);

describe('convertEstimate', () => {
  it('creates one job and one draft, matching to the cent', async () => {
    const { id, answer } = await sentEstimate(office);
    expect(await refusal(office.owner.call(convertEstimate, { estimateId: id, to: 'job' }))).toMatchObject({
      code: 'failed-precondition',
    });
    await clearLimits();
    await answer(accept());

    const job = await office.owner.call(convertEstimate, { estimateId: id, to: 'job' });
    const both = await Promise.all(
      [1, 2].map(() => office.owner.call(convertEstimate, { estimateId: id, to: 'invoice' })),
    );
    expect(both[0]).toEqual(both[1]);
    expect(both[0]?.jobId).toBe(job.jobId);
    expect(await office.owner.call(convertEstimate, { estimateId: id, to: 'job' })).toEqual(both[0]);

    expect((await at(office.companyId, `jobs/${job.jobId}`).get()).data()).toMatchObject({
      title: 'New furnace',
      customerId: office.customerId,
      progress: 'unscheduled',
      description: expect.stringContaining('4.5 ft × Pipe') as string,
    });
    const invoice = invoiceSchema.parse(
      (await at(office.companyId, `invoices/${both[0]?.invoiceId ?? ''}`).get()).data(),
    );
    expect(invoice).toMatchObject({
      state: 'draft',
      estimateId: id,
      jobId: job.jobId,
      totalCents,
      customerEmail: 'ada@example.com',
    });
    expect(calculateDocument(invoice.document).totalCents).toBe(totalCents);
    expect(calculateDocument(invoice.document).deposit.requiredCents).toBe(Math.round(totalCents * 0.3));
    expect(await readEstimate(office.companyId, id)).toMatchObject({
      state: 'converted',
      convertedJobId: job.jobId,
      invoiceIds: [invoice.state === 'draft' ? both[0]?.invoiceId : ''],
    });
    expect(await refusal(office.owner.call(reviseEstimate, { estimateId: id }))).toMatchObject({
      code: 'failed-precondition',
    });
  });
});
