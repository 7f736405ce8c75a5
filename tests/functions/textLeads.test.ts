import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Lead } from '@/domain/lead/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { newId } from '@/lib/ids';
import { receiveText } from '../../functions/src/messages/receiveText';
import { newCompany } from './fixtures';
import { addCustomer, at } from './records';
import { db, endClients } from './support';
import { MORNING, openPhones, setNow, textDeps, type TestPhones } from './texts';

let phones: TestPhones;
let shop: { owner: { uid: string }; companyId: string };
beforeAll(async () => {
  phones = await openPhones();
  shop = await newCompany();
  await db.doc(`companies/${shop.companyId}`).update({ 'features.leads': true });
});
beforeEach(async () => {
  setNow(MORNING);
  await db.doc('operator/textSenders').set({ ofCompany: { [shop.companyId]: OURS } });
});
afterAll(async () => {
  await db.doc('operator/textSenders').delete();
  vi.unstubAllEnvs();
  await phones.stop();
  await endClients();
});

/** The company's own number, so that it's known which company a stranger is writing to. */
const OURS = '+15125550177';
const text = (from: string, body: string, more: { pictures?: number; messageId?: string; to?: string } = {}) =>
  receiveText(textDeps, { from, to: OURS, serviceId: '', body, messageId: `SM${newId()}`, answeredAs: '', ...more });
const leadsOf = async (phone: string): Promise<Lead[]> =>
  (await db.collection(`companies/${shop.companyId}/leads`).where('phone', '==', phone).get()).docs.map(
    (document) => document.data() as Lead,
  );

it('a text from an unknown number becomes a lead, one a day, with a note about pictures', async () => {
  const first = { messageId: `SM${newId()}`, pictures: 2 };
  expect(await text('+15122340001', 'My AC is out, can you come today?', first)).toContain(
    'Our office got your message',
  );
  // The provider delivers it again.
  await text('+15122340001', 'My AC is out, can you come today?', first);
  await text('+15122340001', 'Unit is a Trane');
  const [lead, ...others] = await leadsOf('(512) 234-0001');
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ channel: 'text', state: 'new', isOpen: true, receivedAt: MORNING });
  expect(lead?.message).toBe('My AC is out, can you come today?\n[2 pictures came with it and cannot be shown here]');
  setNow(addDaysToInstant(MORNING, 1));
  await text('+15122340001', 'Still out');
  expect((await leadsOf('(512) 234-0001')).map(({ message }) => message)).toContain('Still out');
  const consents = await db
    .collection(`companies/${shop.companyId}/consents`)
    .where('phone', '==', '+15122340001')
    .get();
  expect(consents.size).toBe(0);
});

it('a STOP, a number on a customer’s record and the shared number create none', async () => {
  await text('+15122340002', 'STOP');
  const customerId = await addCustomer(shop.companyId, shop.owner.uid, { phone: '(512) 234-0003' });
  const messageId = `SM${newId()}`;
  await text('+15122340003', 'Is my part in?', { messageId });
  expect((await at(shop.companyId, `texts/${messageId}`).get()).get('customerId')).toBe(customerId);
  await text('+15122340004', 'Hello', { to: '+15125550199' });
  for (const phone of ['(512) 234-0002', '(512) 234-0003', '(512) 234-0004']) expect(await leadsOf(phone)).toEqual([]);
});

it('a flood creates few, and a company without leads none; the texts are stored either way', async () => {
  await Promise.all(Array.from({ length: 25 }, (_, index) => text(`+15122341${100 + index}`, 'Cheap ads!')));
  const { docs } = await db.collection(`companies/${shop.companyId}/leads`).where('message', '==', 'Cheap ads!').get();
  expect(docs.length).toBeLessThanOrEqual(20);
  await db.doc(`companies/${shop.companyId}`).update({ 'features.leads': false });
  setNow(addDaysToInstant(MORNING, 2));
  const messageId = `SM${newId()}`;
  await text('+15122340005', 'Hello', { messageId });
  expect(await leadsOf('(512) 234-0005')).toEqual([]);
  expect((await at(shop.companyId, `texts/${messageId}`).get()).get('body')).toBe('Hello');
});
