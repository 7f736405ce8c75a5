import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordConsent } from '@/domain/message/api';
import { consentStanding, type ConsentEntry } from '@/domain/message/consent';
import type { TextMessage } from '@/domain/message/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { newId } from '@/lib/ids';
import { receiveText } from '../../functions/src/messages/receiveText';
import { sendText, type TextToSend } from '../../functions/src/messages/sendText';
import { deliverByTwilio } from '../../functions/src/twilio/client';
import { newMember } from './fixtures';
import { losingAnswers } from './losingAnswers';
import { at } from './records';
import { db, endClients, eventually, refusal } from './support';
import {
  agreeOnForm,
  MORNING,
  newShop,
  openPhones,
  setNow,
  textDeps,
  webhookUrl,
  type Shop,
  type TestPhones,
} from './texts';

let phones: TestPhones;
let first: Shop;
beforeAll(async () => {
  phones = await openPhones();
  first = await newShop({ isAgreed: false });
});
beforeEach(() => setNow(MORNING));
afterAll(async () => {
  vi.unstubAllEnvs();
  await phones.stop();
  await endClients();
});

const textTo = (shop: Shop, changes: Partial<TextToSend> = {}): TextToSend => ({
  companyId: shop.companyId,
  sendId: newId(),
  about: { kind: 'on-my-way', visitId: newId() },
  purpose: 'visits',
  customerId: shop.customerId,
  body: 'Hi Ada, we are on the way. Reply STOP to opt out.',
  propertyId: '',
  sentBy: shop.owner.uid,
  ...changes,
});
const logOf = async ({ companyId, sendId }: TextToSend): Promise<TextMessage> =>
  (await at(companyId, `texts/${sendId}`).get()).data() as TextMessage;
const ledgerOf = async ({ companyId, phone }: Shop): Promise<ConsentEntry[]> =>
  (await db.collection(`companies/${companyId}/consents`).where('phone', '==', phone).get()).docs.map(
    (document) => document.data() as ConsentEntry,
  );

describe('a text message', () => {
  it('goes out once if the database’s responses are lost, and isn’t mistaken for another one', async () => {
    const shop = await newShop({ beside: first });
    const text = textTo(shop);
    const outcome = await sendText({ ...textDeps, db: losingAnswers(db) }, text);
    expect(outcome).toMatchObject({ state: 'sent', isRepeat: false });
    expect((await phones.texts(shop.phone)).map(({ body }) => body)).toEqual([text.body]);
  });

  it(
    'requires the customer’s consent, and then goes out once, however many requests arrive at the same time',
    { tags: 'emulators' },
    async () => {
      const shop = await newShop({ isAgreed: false, beside: first });
      const text = textTo(shop);
      await expect(sendText(textDeps, text)).rejects.toThrow('has not agreed to text messages yet');
      await shop.owner.call(recordConsent, { customerId: shop.customerId, state: 'yes', source: 'in-person' });
      await agreeOnForm(shop.companyId, shop);
      expect((await at(shop.companyId, `customers/${shop.customerId}`).get()).get('consent.sms')).toBe('yes');

      const outcomes = await Promise.all([1, 2, 3].map(() => sendText(textDeps, text)));
      expect(outcomes.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
      expect((await phones.texts(shop.phone)).map(({ body }) => body)).toEqual([text.body]);
      // The provider's reports go to the real function, signed.
      await eventually(async () => (await logOf(text)).state === 'delivered', 'the report');
    },
  );

  it('from a company that never paid goes only to customers who agreed themselves; the office’s word counts after the first payment', async () => {
    const shop = await newShop({ isAgreed: false, beside: first });
    const said = { customerId: shop.customerId, state: 'yes', source: 'phone' } as const;
    await shop.owner.call(recordConsent, said);
    await expect(sendText(textDeps, textTo(shop))).rejects.toThrow('agreed on your form or texted you themselves');
    expect(await phones.texts(shop.phone)).toEqual([]);
    await agreeOnForm(shop.companyId, shop);
    expect(await sendText(textDeps, textTo(shop))).toMatchObject({ state: 'sent' });
    const paying = await newShop({ isAgreed: false });
    await db.doc(`companies/${paying.companyId}`).update({ 'subscription.firstPaidAt': MORNING });
    await paying.owner.call(recordConsent, { ...said, customerId: paying.customerId });
    expect(await sendText(textDeps, textTo(paying))).toMatchObject({ state: 'sent' });
  });

  it('is held at night and beyond the daily limit, and isn’t sent for samples', async () => {
    const shop = await newShop();
    setNow('2026-06-02T02:30:00.000Z');
    await expect(sendText(textDeps, textTo(shop))).rejects.toThrow('from 8 AM to 9 PM');
    setNow(MORNING);
    await at(shop.companyId, 'counters/texts-2026-06-01').set({ segments: 20 });
    await expect(sendText(textDeps, textTo(shop))).rejects.toMatchObject({ code: 'rate-limited' });
    await db.doc(`companies/${shop.companyId}`).update({ 'sampleData.customers': [shop.customerId] });
    await expect(sendText(textDeps, textTo(shop))).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await phones.texts(shop.phone)).toEqual([]);
  });

  it('that fails says why, immediately or in a report', async () => {
    const shop = await newShop({ beside: first });
    const [refused, lost] = [textTo(shop), textTo(shop)];
    const used = async () => Number((await at(shop.companyId, 'counters/texts-2026-06-01').get()).get('segments') ?? 0);
    const before = await used();
    await phones.fail({ to: shop.phone, code: 21614, isLate: false });
    expect(await sendText(textDeps, refused)).toMatchObject({
      state: 'failed',
      error: 'This number does not exist or cannot get text messages.',
    });
    // Nothing went out, so nothing counts toward the day's limit; what did go out counts as the provider reports it.
    expect([await used(), (await logOf(refused)).segments]).toEqual([before, 0]);
    await phones.fail({ to: shop.phone, code: 30003, isLate: true });
    await sendText(textDeps, lost, async (text) => ({ ...(await deliverByTwilio(text)), segments: 3 }));
    expect([await used(), (await logOf(lost)).segments]).toEqual([before + 3, 3]);
    const failed = await eventually(async () => {
      const log = await logOf(lost);
      return log.state === 'failed' ? log : null;
    }, 'the report');
    expect(failed.error).toContain('switched off or out of range');
  });
});

describe('a customer’s reply', () => {
  it('with STOP ends all texts, whatever the office enters, until START', async () => {
    const shop = await newShop({ beside: first });
    await sendText(textDeps, textTo(shop));
    await phones.reply(shop.phone, 'Stop!');
    const ledger = await ledgerOf(shop);
    expect(consentStanding(ledger)).toBe('stopped');
    expect(ledger.find(({ source }) => source === 'text')).toMatchObject({ by: 'customer', evidence: 'Stop!' });
    const yes = { customerId: shop.customerId, state: 'yes', source: 'phone' } as const;
    expect((await refusal(shop.owner.call(recordConsent, yes))).message).toContain('Only they can opt in again');
    await expect(sendText(textDeps, textTo(shop))).rejects.toThrow('opted out by replying STOP');
    await phones.reply(shop.phone, 'START');
    expect(await sendText(textDeps, textTo(shop))).toMatchObject({ state: 'sent' });
  });

  it('with STOP stored under the earlier plain hash still counts, until START', async () => {
    const shop = await newShop({ beside: first });
    const plain = createHash('sha256').update(shop.phone).digest('hex');
    await db.doc(`textNumbers/${plain}`).set({ companies: {}, stoppedAt: '2026-01-01T00:00:00.000Z' });
    await expect(sendText(textDeps, textTo(shop))).rejects.toThrow('opted out by replying STOP');
    await phones.reply(shop.phone, 'START');
    expect(await sendText(textDeps, textTo(shop))).toMatchObject({ state: 'sent' });
  });

  it('counts as an opt-out in other words too, and is confirmed once', async () => {
    const shop = await newShop({ beside: first });
    await sendText(textDeps, textTo(shop));
    expect(await phones.reply(shop.phone, 'please stop texting me')).toContain('opted out');
    expect(consentStanding(await ledgerOf(shop))).toBe('stopped');
  });

  it('gets the company’s name for HELP, learns where to cancel a visit and how to end the texts, and is logged', async () => {
    const shop = await newShop({ beside: first });
    await sendText(textDeps, textTo(shop));
    expect(await phones.reply(shop.phone, 'HELP')).toContain(
      'Lovelace Heating: Text messages about your appointments, estimates and invoices.',
    );
    expect(await phones.reply(shop.phone, 'Please cancel')).toBe(
      'Lovelace Heating: Our office got your message. To change or cancel a visit, call (512) 555-0134. To get no more texts, reply STOP.',
    );
    expect(await phones.reply(shop.phone, 'Hello?')).toBe('');
    const { docs } = await db
      .collection(`companies/${shop.companyId}/texts`)
      .where('kind', '==', 'reply')
      .where('customerId', '==', shop.customerId)
      .get();
    expect(docs.map((document) => document.get('body') as string).sort()).toEqual(['HELP', 'Hello?', 'Please cancel']);
  });

  it('gets no automatic answer while someone from the office is writing', async () => {
    const shop = await newShop({ beside: first });
    await sendText(textDeps, textTo(shop, { about: { kind: 'answer', visitId: '' } }));
    const reply = { from: shop.phone, to: '', serviceId: '', body: 'Tuesday works', answeredAs: '' };
    expect(await receiveText(textDeps, { ...reply, messageId: `SM${newId()}` })).toBe('');
    setNow(addDaysToInstant(MORNING, 1));
    expect(await receiveText(textDeps, { ...reply, messageId: `SM${newId()}` })).toContain(
      'Our office got your message',
    );
  });

  it('is accepted only with the provider’s signature', { tags: 'emulators' }, async () => {
    const shop = await newShop({ beside: first });
    await sendText(textDeps, textTo(shop));
    const form = new URLSearchParams({ From: shop.phone, Body: 'STOP', MessageSid: `SM${newId()}` });
    for (const signature of ['', 'bm90IHNpZ25lZA=='])
      expect(
        (await fetch(webhookUrl, { method: 'POST', body: form, headers: { 'x-twilio-signature': signature } })).status,
      ).toBe(403);
    expect(consentStanding(await ledgerOf(shop))).toBe('agreed');
  });
});

describe('a company with its own number', () => {
  const ours = '+15125550777';
  it('sends from it; a STOP to it applies only to that company, and one to the shared number doesn’t apply to it', async () => {
    const own = await newShop();
    const sharing = await newShop({ isAgreed: false, beside: first });
    // The same person is a customer of both companies.
    await at(sharing.companyId, `customers/${sharing.customerId}`).update({ phone: own.phone });
    await agreeOnForm(sharing.companyId, { customerId: sharing.customerId, phone: own.phone });
    await db.doc('operator/textSenders').set({ ofCompany: { [own.companyId]: ours } });
    const both = [{ ...own }, { ...sharing, phone: own.phone }] as const;
    for (const shop of both) expect(await sendText(textDeps, textTo(shop))).toMatchObject({ state: 'sent' });

    await phones.reply(own.phone, 'STOP', ours);
    await expect(sendText(textDeps, textTo(both[0]))).rejects.toThrow('opted out by replying STOP');
    expect(consentStanding(await ledgerOf(both[0]))).toBe('stopped');
    expect(consentStanding(await ledgerOf(both[1]))).toBe('agreed');
    expect(await sendText(textDeps, textTo(both[1]))).toMatchObject({ state: 'sent' });

    await phones.reply(own.phone, 'START', ours);
    await phones.reply(own.phone, 'please stop texting me');
    expect(await sendText(textDeps, textTo(both[0]))).toMatchObject({ state: 'sent' });
    await expect(sendText(textDeps, textTo(both[1]))).rejects.toThrow('opted out by replying STOP');

    // A reply without a keyword reaches the company whose number it was sent to, although the other one wrote last.
    await phones.reply(own.phone, 'Is somebody coming?', ours);
    const replies = await db.collection(`companies/${own.companyId}/texts`).where('kind', '==', 'reply').get();
    expect(replies.docs.map((reply) => reply.get('body') as string)).toContain('Is somebody coming?');
    await db.doc('operator/textSenders').delete();
  });
});

describe('the hours and number of texts', () => {
  const billedIn = (shop: Shop, state: string, postalCode: string) =>
    at(shop.companyId, `customers/${shop.customerId}`).update({
      billingAddress: { street: '1 Bay St', unit: '', city: '', state, postalCode, country: 'US' },
    });
  it('depend on the customer’s location, whatever time zone the visit names', async () => {
    const shop = await newShop({ beside: first });
    await billedIn(shop, 'FL', '33101');
    // 7:30 PM in Austin, 8:30 PM in Miami: within federal hours, but too late for anything except news of a visit in progress.
    setNow('2026-06-02T00:30:00.000Z');
    await expect(sendText(textDeps, textTo(shop))).rejects.toThrow('state allows');
    expect(await sendText(textDeps, textTo(shop, { isUrgent: true }))).toMatchObject({ state: 'sent' });
    // 8:30 PM in Austin, which isn't night yet.
    setNow('2026-06-02T01:30:00.000Z');
    await expect(sendText(textDeps, textTo(shop, { isUrgent: true }))).rejects.toThrow('from 8 AM to 9 PM');
  });

  it('are limited to three in 24 hours if the state says so', async () => {
    const shop = await newShop();
    await billedIn(shop, 'OK', '73102');
    for (let count = 0; count < 3; count += 1) await sendText(textDeps, textTo(shop));
    await expect(sendText(textDeps, textTo(shop))).rejects.toThrow('three texts in 24 hours');
    setNow('2026-06-02T15:00:01.000Z');
    expect(await sendText(textDeps, textTo(shop))).toMatchObject({ state: 'sent' });
  });
});

it('consent is entered by the office, not by technicians', async () => {
  const shop = await newShop({ isAgreed: false, beside: first });
  const technician = await newMember(shop.companyId, 'technician');
  const given = { customerId: shop.customerId, state: 'yes', source: 'phone' } as const;
  expect((await refusal(technician.call(recordConsent, given))).code).toBe('permission-denied');
  expect(await ledgerOf(shop)).toEqual([]);
});
