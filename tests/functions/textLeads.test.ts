import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Lead } from '@/domain/lead/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { newId } from '@/lib/ids';
import { receiveText } from '../../functions/src/messages/receiveText';
import { contactHash } from '../../functions/src/messages/contactHash';
import { textMember } from '../../functions/src/messages/textMember';
import { newCompany } from './fixtures';
import { addCustomer, at } from './records';
import { adminAuth, db, endClients, eventually } from './support';
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

/** A number the company already knows, as this customer's; '' = a lead's. */
const knows = async (phone: string, customerId: string) =>
  db
    .collection('textNumbers')
    .doc(await contactHash(textDeps, 'sms', phone))
    .set({ companies: { [shop.companyId]: customerId } });

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

const threadOf = async (customerId: string) => (await at(shop.companyId, `threads/${customerId}`).get()).data();

it('the first text of a customer the company never wrote to is unread in their conversation', async () => {
  const customerId = await addCustomer(shop.companyId, shop.owner.uid, { phone: '(512) 234-0006' });
  await text('+15122340006', 'Is Tuesday still on?');
  await eventually(async () => (await threadOf(customerId))?.['lastWords'] === 'Is Tuesday still on?', 'the thread');
  expect(await threadOf(customerId)).toMatchObject({ isUnread: true, needsAnswer: true, lastChannel: 'sms' });
});

it('a lead that agreed on the form and then texts becomes a lead again', async () => {
  await knows('+15122340007', '');
  await text('+15122340007', 'Yes, tomorrow works');
  expect(await leadsOf('(512) 234-0007')).toMatchObject([{ message: 'Yes, tomorrow works' }]);
});

it('a reply to a customer who was merged since goes to the surviving customer’s conversation', async () => {
  const survivor = await addCustomer(shop.companyId, shop.owner.uid, {});
  const merged = await addCustomer(shop.companyId, shop.owner.uid, {});
  await at(shop.companyId, `customers/${merged}`).update({ mergedIntoId: survivor });
  await knows('+15122340008', merged);
  await text('+15122340008', 'The gate is open');
  await eventually(async () => (await threadOf(survivor))?.['lastWords'] === 'The gate is open', 'the thread');
  expect(await threadOf(merged)).toBeUndefined();
});

it('a technician who replies to an alert isn’t a lead and learns that no one reads replies', async () => {
  const alert = { companyId: shop.companyId, sendId: newId(), phone: '+15122340009', visitId: '', body: 'Visit moved' };
  await adminAuth.updateUser(shop.owner.uid, { emailVerified: true });
  expect(await textMember(textDeps, alert)).toBe(true);
  expect(await text('+15122340009', 'ok got it')).toMatch(/Replies to these alerts are not read\. Please call/);
  expect(await leadsOf('(512) 234-0009')).toEqual([]);
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
