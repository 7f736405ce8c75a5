import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLeadHook, makeLeadHook, readLeadForm, revokeLeadHook, sendLead } from '@/domain/lead/api';
import { EMPTY_LEAD, formLeadSchema } from '@/domain/lead/arrival';
import { newLead } from '@/domain/lead/create';
import { leadMonthSchema } from '@/domain/lead/months';
import { leadSchema, type Lead, type LeadInput } from '@/domain/lead/schema';
import { DEFAULT_LEAD_SETTINGS, type LeadSettings } from '@/domain/lead/settings';
import { newId } from '@/lib/ids';
import type { Deliver } from '../../functions/src/mail/client';
import { leadOfSentForm, openForm } from '../../functions/src/leads/formLead';
import { newFormTicket } from '../../functions/src/leads/formTicket';
import { followLead } from '../../functions/src/leads/leadOnWrite';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { heldAnswers } from '../../functions/src/leads/sendHeldAnswers';
import { newBooks, type Books } from './books';
import { deps, depsAt } from './deps';
import { postSigned, secondsAgo, type SignedPost } from './leadHook';
import { addCustomer, at, audit, leadsIn } from './records';
import { db, endClients, eventually, newAccount, refusal, signedOut, zoneWhereItIs, type Client } from './support';

let books: Books;
let boss: Client;
beforeAll(async () => {
  [books, boss] = await Promise.all([newBooks(), newAccount()]);
  const features = { leads: true };
  // No one gets messages at night.
  const timeZone = zoneWhereItIs(12);
  const company = { name: 'Blue Ridge', ownerId: boss.uid, timeZone, features, 'subscription.firstPaidAt': AT };
  await db.doc(`companies/${books.companyId}`).update(company);
  await db.doc(`users/${boss.uid}`).set({ companyId: books.companyId, role: 'admin', features, email: boss.email });
});
afterAll(endClients);
const AT = '2026-01-01T00:00:00.000Z';

const leadsOf = () => leadsIn(books.companyId);
const settle = (settings: Partial<LeadSettings>) =>
  at(books.companyId, 'leadSettings/main').set({ ...DEFAULT_LEAD_SETTINGS, ...settings, ...audit('u') });

const HOSTILE = '<img src=x onerror=alert(1)>"\u0000 {firstName}';

describe('the public lead form', () => {
  const visitor = signedOut();
  const open = () => visitor.call(readLeadForm, { companyId: books.companyId });
  /** A form that was open long enough: its ticket is a few seconds old. */
  const later = async () => {
    const form = await open();
    await new Promise((resolve) => setTimeout(resolve, 3100));
    return form;
  };

  it('shows only the company’s brand', async () => {
    const form = await open();
    expect(Object.keys(form).sort()).toEqual(
      ['company', 'consentWording', 'serviceArea', 'services', 'text', 'ticket'].sort(),
    );
    expect(Object.keys(form.company).sort()).toEqual(['accentColor', 'logoUrl', 'name', 'phone', 'primaryColor']);
  });

  it('accepts a lead once, however often it is sent, as plain text, with consent in the wording shown', async () => {
    const { ticket, consentWording } = await later();
    const lead = { firstName: HOSTILE.slice(0, 80), phone: '(828) 555-2134', message: HOSTILE, isAgreed: true };
    const send = () =>
      visitor.call(sendLead, { companyId: books.companyId, ticket, lead, search: '?utm_source=<b>x&evil=1' });
    await Promise.all([send(), send()]);
    const [stored, ...more] = (await leadsOf()).filter(({ channel }) => channel === 'website');
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ state: 'new', source: 'website', campaign: 'utm_source=bx' });
    expect(stored?.message).not.toContain('\u0000');
    expect((await at(books.companyId, `leadReceipts/${stored?.id ?? ''}`).get()).get('channel')).toBe('website');
    const { docs } = await db.collection(`companies/${books.companyId}/consents`).get();
    expect(docs.map((document) => document.data())).toMatchObject([
      { phone: '+18285552134', source: 'form', wording: consentWording },
    ]);
  });

  it('keeps bots out: a filled hidden field, a form sent instantly, a forged ticket, another company’s', async () => {
    const before = (await leadsOf()).length;
    const { ticket } = await later();
    const lead = { firstName: 'Bot', email: 'bot@example.com' };
    const { companyId } = books;
    await visitor.call(sendLead, { companyId, ticket, lead, website: 'https://spam.example' });
    // With a frozen clock: on a slow machine a form is never sent instantly.
    const still = depsAt(() => AT);
    const form = await openForm(deps, companyId);
    if (!form) throw new Error('no form');
    const atOnce = { companyId, ticket: await newFormTicket(still, companyId), hidden: '', search: '', ipAddress: '' };
    expect(await leadOfSentForm(still, form, { ...atOnce, lead: formLeadSchema.parse(lead) })).toEqual({
      kind: 'too-fast',
    });
    const forged = ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await refusal(visitor.call(sendLead, { companyId, ticket: forged, lead }))).code).toMatch(
      /failed-precondition|rate-limited/,
    );
    expect(await leadsOf()).toHaveLength(before);
  });

  it('looks the same for a company that doesn’t exist, isn’t confirmed, or has turned it off', async () => {
    const other = await newBooks();
    const ask = (companyId: string) => refusal(visitor.call(readLeadForm, { companyId }));
    const gone = await ask(newId());
    expect(gone.code).toBe('not-found');
    // If its owner has no account, nothing has been confirmed.
    await db.doc(`companies/${other.companyId}`).update({ 'features.leads': true });
    expect(await ask(other.companyId)).toEqual(gone);
    await settle({ isFormOn: false });
    expect(await ask(books.companyId)).toEqual(gone);
    await settle({});
  });
});

describe('the lead webhook', () => {
  let secret = '';
  let url = '';
  beforeAll(async () => {
    const made = await boss.call(makeLeadHook, {});
    ({ secret } = made);
    url = made.hook.url;
  });

  const post = (body: string, more: Partial<SignedPost> = {}) => postSigned({ key: secret, to: url, body, ...more });
  const body = (fields: object) => JSON.stringify({ id: 'x1', name: 'Ada Lovelace', phone: '828 555 2199', ...fields });

  it(
    'accepts a signed lead once: the sender’s id again is the same lead, the same call again is refused',
    { tags: 'emulators' },
    async () => {
      const first = await post(body({ source: 'Google', costCents: 4500 }));
      expect(first.status).toBe(201);
      const { id } = (await first.json()) as { id: string };
      expect(leadSchema.parse((await at(books.companyId, `leads/${id}`).get()).data())).toMatchObject({
        firstName: 'Ada',
        lastName: 'Lovelace',
        source: 'google',
        costCents: 4500,
        externalId: 'x1',
        channel: 'webhook',
      });
      const time = secondsAgo(2);
      const again = await post(body({ source: 'Google', costCents: 4600 }), { time });
      expect([again.status, ((await again.json()) as { id: string }).id]).toEqual([200, id]);
      expect((await post(body({ source: 'Google', costCents: 4600 }), { time })).status).toBe(409);
    },
  );

  it('keeps the sender’s name of a source the company doesn’t have', async () => {
    const stored = async (answer: Response) => {
      const { id } = (await answer.json()) as { id: string };
      return leadSchema.parse((await at(books.companyId, `leads/${id}`).get()).data());
    };
    expect(await stored(await post(body({ id: 'y1', source: 'Yelp Ads' })))).toMatchObject({
      source: '',
      sourceText: 'Yelp Ads',
    });
    expect(await stored(await post(body({ id: 'y2', source: 'google' })))).toMatchObject({
      source: 'google',
      sourceText: '',
    });
  });

  it.each([
    ['another secret', { key: 'whsec_wrong' }],
    ['an old call', { time: secondsAgo(400) }],
    ['a call from the future', { time: secondsAgo(-4000) }],
    ['no signature', { header: 'none' }],
  ])('refuses %s the same way', async (_, options) => {
    const answer = await post(body({ id: 'x2' }), options);
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'The signature does not match' }]);
  });

  it('names an invalid field, and accepts nothing deeper or larger than a lead', async () => {
    const wrong = await post(body({ id: 'x3', costCents: -1 }));
    expect([wrong.status, ((await wrong.json()) as { error: string }).error]).toEqual([
      400,
      expect.stringContaining('costCents'),
    ]);
    expect((await post('{"id":')).status).toBe(400);
    expect((await post('['.repeat(5000))).status).toBe(400);
    for (const length of [70_000, 2_000_000])
      expect((await post(body({ message: 'x'.repeat(length) }))).status).toBe(413);
    expect((await fetch(url)).status).toBe(405);
  });

  it('is created and revoked by managers; the secret is shown once', async () => {
    const { hook } = await boss.call(getLeadHook, {});
    expect(JSON.stringify(hook)).not.toContain(secret);
    expect((await refusal((await newAccount()).call(getLeadHook, {}))).code).toBe('not-found');
    await boss.call(revokeLeadHook, {});
    expect((await post(body({ id: 'x4' }))).status).toBe(401);
  });
});

describe('an incoming lead', () => {
  const write = async (input: Partial<LeadInput>, receivedAt = new Date().toISOString()): Promise<string> => {
    const id = newId();
    const lead = newLead({ ...EMPTY_LEAD, channel: 'website', ...input }, { receivedAt });
    await at(books.companyId, `leads/${id}`).set({ ...lead, ...audit('u') });
    return id;
  };
  const read = async (id: string): Promise<Lead> =>
    leadSchema.parse((await at(books.companyId, `leads/${id}`).get()).data());
  /** Waits for the lead after the trigger, whose last step is counting it. */
  const counted = async (id: string): Promise<Lead> => {
    await eventually(async () => (await at(books.companyId, `counters/lead-${id}`).get()).exists, 'the counted lead');
    return read(id);
  };

  it('is recognized as a customer in any number format, and as one not to be served', async () => {
    const customerId = await addCustomer(books.companyId, 'u', {
      lastName: 'Blocked',
      phone: '(828) 555-3001',
      isDoNotService: true,
    });
    const lead = await counted(await write({ lastName: 'X', phone: '828.555.3001' }));
    expect(lead).toMatchObject({ knownCustomerId: customerId, isBlocked: true });
  });

  it('is a duplicate of the earlier one, and outside the service area', async () => {
    await settle({ serviceArea: '288*' });
    const address = { ...EMPTY_LEAD.address, postalCode: '90210' };
    const first = await counted(await write({ lastName: 'Y', phone: '828 555 3002', costCents: 100 }));
    const second = await counted(await write({ lastName: 'Z', phone: '(828) 555-3002', address }));
    expect(first.isDuplicate).toBe(false);
    expect(second).toMatchObject({ isDuplicate: true, duplicateReason: 'Same phone number', isOutOfArea: true });
    await settle({});
    // A seller's e-mail from the day before, imported now: it's the earliest, and the former first lead repeats it.
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const id = await write({ lastName: 'Y', phone: '828-555-3002', channel: 'mail', costCents: 4500 }, yesterday);
    expect((await counted(id)).isDuplicate).toBe(false);
    const [repeats] = (await leadsOf()).filter(({ duplicateOfId }) => duplicateOfId === id);
    expect(repeats).toMatchObject({ costCents: 100, isDuplicate: true, duplicateReason: 'Same phone number' });
  });

  it('is counted in its month once, however often the event arrives, and follows changes', async () => {
    const month = async () =>
      leadMonthSchema.parse((await at(books.companyId, 'leadMonths/2025-03').get()).data()).sources['advert'];
    const id = await write({ lastName: 'M', source: 'advert', costCents: 700 }, '2025-03-05T15:00:00.000Z');
    const before = await counted(id);
    const params = { companyId: books.companyId, id };
    await followLead(deps, { params, before: null, after: before, at: AT });
    expect(await month()).toMatchObject({ received: 1, booked: 0, costCents: 700 });
    await at(books.companyId, `leads/${id}`).update({ state: 'booked', costCents: 900 });
    await eventually(async () => (await month())?.booked === 1, 'the booked lead');
    expect(await month()).toMatchObject({ received: 1, booked: 1, costCents: 900 });
    await at(books.companyId, `leads/${id}`).delete();
    await eventually(async () => (await month()) === undefined, 'the month without it');
  });

  it('is first answered when the server learns of it', async () => {
    const id = await write({ lastName: 'N' });
    await counted(id);
    const began = new Date().toISOString();
    await at(books.companyId, `leads/${id}`).update({ state: 'contacted' });
    const answered = await eventually(async () => {
      const { firstAnsweredAt } = await read(id);
      return firstAnsweredAt !== '' && firstAnsweredAt;
    }, 'the answer');
    expect(answered >= began && answered <= new Date().toISOString()).toBe(true);
  });

  it('is answered by e-mail only if that is turned on, once, and otherwise says why not', async () => {
    const quiet = await counted(await write({ firstName: 'Ada', email: 'a1@example.com' }));
    expect(quiet).toMatchObject({ autoAnsweredAt: '', autoAnswerNote: '' });
    await settle({ answerWebsite: { isOn: true, subject: '', text: 'Hi {firstName}' } });
    const id = await write({ firstName: 'Ada', email: 'a2@example.com' });
    const lead = await counted(id);
    expect(lead.autoAnsweredAt, lead.autoAnswerNote).not.toBe('');
    await followLead(deps, { params: { companyId: books.companyId, id }, before: null, after: lead, at: AT });
    const { docs } = await db.collection(`companies/${books.companyId}/mail`).get();
    expect(docs.map((mail) => mail.data())).toMatchObject([{ to: ['a2@example.com'], state: 'sent', subjectId: id }]);
    const machine = await counted(await write({ firstName: 'Ada', email: 'no-reply@example.com' }));
    expect(machine.autoAnswerNote).toContain('machine');
    await settle({});
  });

  it('is answered in the morning if it arrived at night, unless someone was faster', async () => {
    await settle({ answerWebsite: { isOn: true, subject: '', text: 'Hi {firstName}' } });
    await db.doc(`companies/${books.companyId}`).update({ timeZone: zoneWhereItIs(2) });
    const held = await write({ firstName: 'Ada', email: 'n1@example.com' });
    const called = await write({ firstName: 'Ada', lastName: 'Called', email: 'n2@example.com' });
    const { autoAnsweredAt, autoAnswerDueAt } = await counted(held);
    expect(autoAnsweredAt).toBe('');
    expect((await counted(called)).autoAnswerDueAt).toBe(autoAnswerDueAt);
    await at(books.companyId, `leads/${called}`).update({ state: 'contacted' });

    const addressed: unknown[] = [];
    const deliver: Deliver = async ({ to }) => {
      addressed.push(to);
      return Promise.resolve({ refused: [] });
    };
    const asOf = (instant: string) =>
      runNightly({ ...deps, now: () => instant }, 'sendHeldAnswers', heldAnswers(deliver));
    await asOf(new Date(Date.parse(autoAnswerDueAt) - 60_000).toISOString());
    expect(addressed).toEqual([]);
    // One was sent; the other only has the reason why not.
    expect((await asOf(autoAnswerDueAt)).counts).toEqual({ answers: 1, unsent: 1 });
    await asOf(autoAnswerDueAt);
    expect(addressed).toMatchObject([[{ address: 'n1@example.com' }]]);
    const after = await leadsOf();
    expect(after.find(({ id }) => id === held)).toMatchObject({ autoAnswerDueAt: '', autoAnsweredAt: autoAnswerDueAt });
    expect(after.find(({ id }) => id === called)).toMatchObject({
      autoAnswerDueAt: '',
      autoAnswerNote: 'Someone answered before the morning.',
    });
    await Promise.all([settle({}), db.doc(`companies/${books.companyId}`).update({ timeZone: zoneWhereItIs(12) })]);
  });
});
