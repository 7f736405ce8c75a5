import { afterAll, beforeAll, expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { ANSWERS_A_DAY, ANSWERS_USED_UP, TRIAL_ANSWERS } from '@/domain/lead/answer';
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
/** Waits for the lead after the trigger, whose last step is counting it. */
const counted = async (id: string): Promise<Lead> => {
  await eventually(async () => (await at(books.companyId, `counters/lead-${id}`).get()).exists, 'the counted lead');
  return leadSchema.parse((await at(books.companyId, `leads/${id}`).get()).data());
};

it('a company that never paid doesn’t answer a stranger, and the lead says so', async () => {
  const settings = { ...DEFAULT_LEAD_SETTINGS, answerWebsite: { isOn: true, subject: '', text: '' } };
  await at(books.companyId, 'leadSettings/main').set({ ...settings, ...audit('u') });
  const stranger = await counted(await write({ firstName: 'Ada', email: 'stranger@example.com' }));
  expect(stranger).toMatchObject({ autoAnsweredAt: '', autoAnswerNote: TRIAL_ANSWERS });
  await addCustomer(books.companyId, 'u', { lastName: 'Known', email: 'known@example.com' });
  const known = await counted(await write({ firstName: 'Ada', email: 'known@example.com' }));
  expect(known.autoAnsweredAt, known.autoAnswerNote).not.toBe('');
});

it('nothing a stranger typed is e-mailed to the address they entered, and a flood of requests leaves the company its e-mails', async () => {
  const paid = { ...(await readCompany()).subscription, firstPaidAt: '2026-01-01T00:00:00.000Z' };
  const company = { ...(await readCompany()), subscription: paid };
  await db.doc(`companies/${books.companyId}`).update({ subscription: paid });
  const settings = {
    ...DEFAULT_LEAD_SETTINGS,
    answerWebsite: {
      isOn: true,
      subject: 'About {service}',
      text: 'Hi {firstName}, about {service}: {wanted} {message}',
    },
  };
  const mails: Envelope[] = [];
  const deliver: Deliver = (envelope) => {
    mails.push(envelope);
    return Promise.resolve({ refused: [] });
  };
  const words = ['evil.example', 'FREE MONEY', 'claim', 'Bitcoin', 'Mallory'];
  const ask = (email: string) => {
    const lead = newLead(
      {
        ...EMPTY_LEAD,
        channel: 'website',
        firstName: 'you won $500, claim it at https://evil.example/win',
        lastName: 'Mallory https://evil.example',
        companyName: 'Bitcoin Inc evil.example',
        wanted: 'FREE MONEY https://evil.example/win2',
        message: 'FREE MONEY at evil.example',
        email,
      },
      { receivedAt: new Date().toISOString() },
    );
    return answerLead(deps, { companyId: books.companyId, leadId: newId(), lead, company, settings }, deliver);
  };
  expect((await ask('victim@example.com'))?.autoAnsweredAt).not.toBe('');
  const [mail] = mails;
  expect(JSON.stringify(mail?.to)).toContain('victim@example.com');
  for (const word of words) expect(JSON.stringify(mail)).not.toContain(word);

  const mailed = at(books.companyId, `counters/mail-${new Date().toISOString().slice(0, 10)}`);
  await at(books.companyId, `counters/answers-${new Date().toISOString().slice(0, 10)}`).set({ count: ANSWERS_A_DAY });
  const before = (await mailed.get()).data();
  expect(await ask('victim2@example.com')).toMatchObject({ autoAnsweredAt: '', autoAnswerNote: ANSWERS_USED_UP });
  expect(mails).toHaveLength(1);
  expect((await mailed.get()).data()).toEqual(before);
  await at(books.companyId, `counters/answers-${new Date().toISOString().slice(0, 10)}`).delete();
});

it('a customer who booked on the website gets the time by e-mail once, also at night and with answers off', async () => {
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

it('a lead closed as spam counts in no report, and counts again when it isn’t spam', async () => {
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
