import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toTextNumber } from '@/domain/message/textNumber';
import { textSchema, type TextMessage } from '@/domain/message/schema';
import { newId } from '@/lib/ids';
import type { Deliver } from '../../functions/src/mail/client';
import { receiveText } from '../../functions/src/messages/receiveText';
import { reportOnText } from '../../functions/src/messages/reportOnText';
import { textMember } from '../../functions/src/messages/textMember';
import { withCompany } from '../../functions/src/messages/textNumbers';
import { alertCrew } from '../../functions/src/schedule/alertCrew';
import { contactHash } from '../../functions/src/messages/contactHash';
import { newCompany } from './fixtures';
import type { DeliverText } from '../../functions/src/twilio/client';
import { TwilioError } from '../../functions/src/twilio/errors';
import { addCustomer, at, audit } from './records';
import { db, endClients } from './support';
import { addVisit, openPhones, setNow, textDeps, MORNING, type Shop, type TestPhones } from './texts';

const PHONE = '+15125550177';
let shop: Pick<Shop, 'companyId' | 'customerId' | 'phone'> & { owner: { uid: string } };
let phones: TestPhones;
const ann = newId();

beforeAll(async () => {
  setNow(MORNING);
  phones = await openPhones();
  const { owner, companyId } = await newCompany();
  await db.doc(`companies/${companyId}`).update({ name: 'Lone Star', timeZone: 'America/Chicago' });
  const customerId = await addCustomer(companyId, owner.uid, { phone: '(512) 555-0177' });
  shop = { companyId, customerId, phone: PHONE, owner };
  const number = {
    companies: {},
    staffOf: [],
    lastCompanyId: companyId,
    stoppedAt: '',
    stoppedFor: {},
    answeredAt: '',
  };
  await db
    .collection('textNumbers')
    .doc(await contactHash(textDeps, 'sms', toTextNumber(PHONE)))
    .set(withCompany(number, companyId, customerId));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await phones.stop();
  await endClients();
});

const wrote = (visitId: string, fields: Partial<TextMessage> = {}) =>
  at(shop.companyId, `texts/${newId()}`).set({
    ...textSchema.parse({
      kind: 'booked',
      visitId,
      customerId: shop.customerId,
      phone: PHONE,
      body: 'x',
      segments: 1,
      state: 'sent',
      requestedAt: MORNING,
      sentBy: 'system',
      ...fields,
    }),
    ...audit('system'),
  });
const answer = (body: string, more = {}) =>
  receiveText(textDeps, {
    from: PHONE,
    to: '',
    serviceId: '',
    body,
    messageId: `SM${newId()}`,
    answeredAs: '',
    ...more,
  });
const stateOf = async (visitId: string): Promise<unknown> =>
  (await at(shop.companyId, `schedule/${visitId}`).get()).get('state');
const visitOn = (startsAt: string, endsAt: string) => addVisit(shop as Shop, { startsAt, endsAt });

describe('a reply to “Reply C to confirm”', () => {
  it('confirms the visit the last text was about, and repeats its time', async () => {
    const visitId = await visitOn('2026-06-02T15:00:00.000Z', '2026-06-02T16:00:00.000Z');
    await wrote(visitId);
    expect(await answer('Yes!')).toBe('Lone Star: Thank you, you are confirmed for Tuesday, 10 AM.');
    expect(await stateOf(visitId)).toBe('confirmed');
    // The provider has answered YES as an opt-in, so it isn't answered a second time.
    expect(await answer('YES', { answeredAs: 'START' })).toBe('');
  });

  it('confirms nothing after a year, or if the last text was about something else', async () => {
    const past = await visitOn('2025-06-02T15:00:00.000Z', '2025-06-02T16:00:00.000Z');
    await wrote(past, { requestedAt: '2026-06-01T15:00:01.000Z' });
    expect(await answer('C')).not.toContain('confirmed');
    expect(await stateOf(past)).toBe('planned');
  });

  it('follows STOP whatever was asked', async () => {
    const visitId = await visitOn('2026-06-03T15:00:00.000Z', '2026-06-03T16:00:00.000Z');
    await wrote(visitId, { requestedAt: '2026-06-01T15:00:02.000Z' });
    expect(await answer('STOP')).toBe('');
    expect(await stateOf(visitId)).toBe('planned');
  });
});

/** Returns a recipient's bare address, whichever format it has. */
const addressOf = (recipient: unknown): string =>
  typeof recipient === 'object' && recipient !== null && 'address' in recipient
    ? String(recipient.address)
    : String(recipient);

describe('a dispatched technician', () => {
  const letters: string[] = [];
  const deliver: Deliver = ({ to, subject }) => {
    letters.push(`${addressOf([to].flat()[0])}: ${subject}`);
    return Promise.resolve({ refused: [] });
  };
  const told = async (alertsBy: string, by: string): Promise<string[]> => {
    letters.length = 0;
    await db.doc(`users/${ann}`).set({
      companyId: shop.companyId,
      role: 'technician',
      email: 'ann@example.com',
      phone: '(512) 555-0166',
      alertsBy,
    });
    await db
      .doc(`users/${shop.owner.uid}/technicians/ann`)
      .set({ firstName: 'Ann', lastName: 'Torres', linkedUid: ann, status: 'active' });
    const visitId = await addVisit(shop as Shop, {
      technicianIds: ['ann'],
      startsAt: '2026-06-02T15:00:00.000Z',
      endsAt: '2026-06-02T16:00:00.000Z',
    });
    const after = { ...(await at(shop.companyId, `schedule/${visitId}`).get()).data(), updatedBy: by };
    const change = { params: { companyId: shop.companyId, id: visitId }, before: null, after };
    const deliverText: DeliverText = ({ to, body }) => {
      letters.push(`${to}: ${body}`);
      return Promise.resolve({ providerId: 'SM1' });
    };
    // The events arrive twice.
    await alertCrew(textDeps, change, { deliver, deliverText });
    await alertCrew(textDeps, change, { deliver, deliverText });
    return [...letters];
  };

  it('is notified once, by e-mail unless chosen otherwise, and not about their own changes', async () => {
    expect(await told('email', shop.owner.uid)).toEqual(['ann@example.com: New visit: Tuesday, 10 AM']);
    expect(await told('none', shop.owner.uid)).toEqual([]);
    expect(await told('email', ann)).toEqual([]);
  });

  it('is texted if they chose it, and e-mailed at night', async () => {
    const [text, ...more] = await told('sms', shop.owner.uid);
    expect(more).toEqual([]);
    expect(text).toContain('+15125550166: Lone Star: New visit: Tuesday, 10 AM.');
    setNow('2026-06-02T04:00:00.000Z');
    expect(await told('sms', shop.owner.uid)).toEqual(['ann@example.com: New visit: Tuesday, 10 AM']);
    setNow(MORNING);
  });

  it('records that a text arrived even if the provider reports it before its own response', async () => {
    const { companyId } = shop;
    const text = { companyId, sendId: newId(), phone: '+15125550155', visitId: newId(), body: 'New visit' };
    const deliverText: DeliverText = async () => {
      await reportOnText(textDeps, {
        companyId,
        sendId: text.sendId,
        providerId: 'SM2',
        status: 'delivered',
        errorCode: 0,
      });
      return { providerId: 'SM2' };
    };
    expect(await textMember(textDeps, text, deliverText)).toBe(true);
    expect((await at(companyId, `texts/${text.sendId}`).get()).get('state')).toBe('delivered');
  });

  it('remembers a STOP only the provider knew of, and sends no second text', async () => {
    const { companyId } = shop;
    const tried: string[] = [];
    const deliverText: DeliverText = ({ key }) => {
      tried.push(key);
      return Promise.reject(new TwilioError({ code: 21610, status: 400, message: 'Unsubscribed' }));
    };
    const text = (sendId: string) => ({
      companyId,
      sendId,
      phone: '+15125550156',
      visitId: newId(),
      body: 'New visit',
    });
    const [one, two] = [newId(), newId()];
    expect(await textMember(textDeps, text(one), deliverText)).toBe(false);
    expect(await textMember(textDeps, text(two), deliverText)).toBe(false);
    expect(tried).toEqual([one]);
  });
});
