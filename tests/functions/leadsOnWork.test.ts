import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadSchema, type Lead } from '@/domain/lead/schema';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildLead } from '@/testing/factories/lead';
import { newBooks, type Books } from './books';
import { addCustomer, addJob, at, audit } from './records';
import { endClients, eventually } from './support';

let books: Books;
beforeAll(async () => {
  books = await newBooks();
});
afterAll(endClients);

const AT = '2026-03-02T15:00:00.000Z';

describe('a lead whose estimate becomes work', () => {
  const read = async (): Promise<Lead> => leadSchema.parse((await at(books.companyId, 'leads/made').get()).data());

  it('is booked and linked to the job, is won when the work is done, and stays closed if someone closed it', async () => {
    const { companyId } = books;
    const customerId = await addCustomer(companyId, 'u', {});
    const jobId = await addJob(companyId, 'u', customerId);
    const estimate = { ...buildEstimate({ customerId }), ...audit('u') };
    await at(companyId, 'leads/made').set({ ...buildLead({ estimateId: 'e1', state: 'estimate' }), ...audit('u') });
    await at(companyId, 'leads/lost').set({
      ...buildLead({ estimateId: 'e1', state: 'lost', isOpen: false, lostReason: 'Spam' }),
      ...audit('u'),
    });

    await at(companyId, 'estimates/e1').set({ ...estimate, convertedJobId: jobId });
    await eventually(async () => (await read()).jobId === jobId, 'the lead that knows its job');
    expect(await read()).toMatchObject({ state: 'booked', isOpen: true, jobNumber: '26-K7M3Q' });

    await at(companyId, `jobs/${jobId}`).update({
      progress: 'work-done',
      progressLog: [{ state: 'work-done', at: AT, by: 'tech', reason: '' }],
    });
    await eventually(async () => (await read()).state === 'won', 'the lead that is won');
    expect(await read()).toMatchObject({ isOpen: false, nextAt: '' });
    expect((await read()).log.at(-1)).toMatchObject({ kind: 'moved', at: AT, by: 'tech' });
    const lost = leadSchema.parse((await at(companyId, 'leads/lost').get()).data());
    expect(lost).toMatchObject({ state: 'lost', lostReason: 'Spam' });
  });
});
