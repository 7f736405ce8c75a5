import { afterAll, beforeAll, expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { TRIAL_ANSWERS } from '@/domain/lead/answer';
import { EMPTY_LEAD } from '@/domain/lead/arrival';
import { newLead } from '@/domain/lead/create';
import { leadMonthSchema } from '@/domain/lead/months';
import { leadSchema, type Lead, type LeadInput } from '@/domain/lead/schema';
import { DEFAULT_LEAD_SETTINGS } from '@/domain/lead/settings';
import { SPAM_REASON } from '@/domain/lead/state';
import { newId } from '@/lib/ids';
import { answerLead } from '../../functions/src/leads/answerLead';
import type { Deliver, Envelope } from '../../functions/src/mail/client';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { addCustomer, addJob, at, audit } from './records';
import { db, endClients, eventually, newAccount, zoneWhereItIs, type Client } from './support';

let books: Books;
let boss: Client;
beforeAll(async () => {
  [books, boss] = await Promise.all([newBooks(), newAccount()]);
  const company = { name: 'Blue Ridge', ownerId: boss.uid, timeZone: zoneWhereItIs(12), features: { leads: true } };
  await db.doc(`companies/${books.companyId}`).update(company);
});
afterAll(endClients);

const readCompany = async () => companySchema.parse((await db.doc(`companies/${books.companyId}`).get()).data());
const write = async (input: Partial<LeadInput>, receivedAt = new Date().toISOString()): Promise<string> => {
  const id = newId();
  const lead = newLead({ ...EMPTY_LEAD, channel: 'website', ...input }, { receivedAt });
  await at(books.companyId, `leads/${id}`).set({ ...lead, ...audit('u') });
  return id;
};
/** The lead after the trigger, whose last step is counting it. */
const counted = async (id: string): Promise<Lead> => {
  await eventually(async () => (await at(books.companyId, `counters/lead-${id}`).get()).exists, 'the counted lead');
  return leadSchema.parse((await at(books.companyId, `leads/${id}`).get()).data());
};

it('a stranger is not answered by a company that never paid, and the lead says so', async () => {
  const settings = { ...DEFAULT_LEAD_SETTINGS, answerWebsite: { isOn: true, subject: '', text: '' } };
  await at(books.companyId, 'leadSettings/main').set({ ...settings, ...audit('u') });
  const stranger = await counted(await write({ firstName: 'Ada', email: 'stranger@example.com' }));
  expect(stranger).toMatchObject({ autoAnsweredAt: '', autoAnswerNote: TRIAL_ANSWERS });
  await addCustomer(books.companyId, 'u', { lastName: 'Known', email: 'known@example.com' });
  const known = await counted(await write({ firstName: 'Ada', email: 'known@example.com' }));
  expect(known.autoAnsweredAt, known.autoAnswerNote).not.toBe('');
});

it('who booked a time on the website is told that time once, also at night and where answers are off', async () => {
  const customerId = await addCustomer(books.companyId, 'u', { lastName: 'Booked', email: 'booked@example.com' });
  const jobId = await addJob(books.companyId, 'u', customerId);
  const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const window = { scheduledTime: inHours(24), arrivalWindowStart: inHours(24), arrivalWindowEnd: inHours(26) };
  await at(books.companyId, `jobs/${jobId}`).update(window);
  const lead: Lead = {
    ...newLead(
      { ...EMPTY_LEAD, channel: 'website', firstName: 'Ada', wanted: 'Tune-up', email: 'booked@example.com' },
      { receivedAt: new Date().toISOString(), state: 'booked' },
    ),
    ...{ jobId, customerId, knownCustomerId: customerId },
  };
  const mails: Envelope[] = [];
  const deliver: Deliver = (envelope) => {
    mails.push(envelope);
    return Promise.resolve({ refused: [] });
  };
  const company = { ...(await readCompany()), timeZone: zoneWhereItIs(2) };
  const asked = { companyId: books.companyId, leadId: newId(), lead, company, settings: DEFAULT_LEAD_SETTINGS };
  const answered = await answerLead(deps, asked, deliver);
  expect(answered).toMatchObject({ autoAnswerNote: '', autoAnswerDueAt: '' });
  expect(answered?.autoAnsweredAt).not.toBe('');
  await answerLead(deps, asked, deliver);
  expect(mails.map(({ subject }) => subject)).toEqual(['You are booked with Blue Ridge']);
  expect(mails[0]?.text).toMatch(/for Tune-up\. We arrive .+ between .+ and .+\./);
});

it('a lead that was closed as spam counts in no report, and counts again when it was none', async () => {
  const month = async () =>
    leadMonthSchema.safeParse((await at(books.companyId, 'leadMonths/2025-04').get()).data()).data?.sources['other'];
  const write500 = (lastName: string) =>
    write({ lastName, source: 'other', costCents: 500 }, '2025-04-05T15:00:00.000Z');
  const [spam] = await Promise.all([write500('Spam'), write500('Real')]);
  await eventually(async () => (await month())?.received === 2, 'both counted');
  await at(books.companyId, `leads/${spam}`).update({ state: 'lost', isOpen: false, lostReason: SPAM_REASON });
  await eventually(async () => (await month())?.received === 1, 'the month without spam');
  expect(await month()).toMatchObject({ received: 1, costCents: 500 });
  await at(books.companyId, `leads/${spam}`).update({ state: 'new', isOpen: true, lostReason: '' });
  await eventually(async () => (await month())?.received === 2, 'the month with both');
});
