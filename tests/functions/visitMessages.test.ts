import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendVisitMessage } from '@/domain/message/api';
import { messageSettingsSchema } from '@/domain/message/settings';
import { addDaysToInstant } from '@/lib/calendar';
import { newId } from '@/lib/ids';
import { nowIso } from '@/lib/dates';
import type { Envelope } from '../../functions/src/mail/client';
import { remindOfVisits } from '../../functions/src/messages/sendVisitReminders';
import { newMember } from './fixtures';
import { at } from './records';
import { adminAuth, db, endClients, refusal } from './support';
import { addVisit, MORNING, newShop, openPhones, setNow, textDeps, type Shop, type TestPhones } from './texts';

let phones: TestPhones;
let mails: Envelope[] = [];
beforeAll(async () => {
  phones = await openPhones();
});
beforeEach(() => {
  mails = [];
  setNow(AFTERNOON);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await phones.stop();
  await endClients();
});

/** 3 PM in Austin on Monday, June 1. */
const AFTERNOON = '2026-06-01T20:00:00.000Z';
const TOMORROW = { startsAt: '2026-06-02T14:00:00.000Z', endsAt: '2026-06-02T15:00:00.000Z' };
const settings = messageSettingsSchema.parse({
  reminder: { isByEmail: true, isBySms: true, subject: '', emailText: '', smsText: '' },
});
const remind = (shop: Shop) =>
  remindOfVisits(textDeps, shop.companyId, settings, {
    deliverMail: (envelope) => {
      mails.push(envelope);
      return Promise.resolve({ refused: [] });
    },
  });

describe('visit reminders', () => {
  it('go out once per channel, the day before, in the company’s words', async () => {
    const shop = await newShop();
    await addVisit(shop, TOMORROW);
    setNow(MORNING);
    await remind(shop);
    expect(mails).toEqual([]);
    setNow(AFTERNOON);
    await Promise.all([remind(shop), remind(shop)]);
    await remind(shop);
    expect((await phones.texts(shop.phone)).map(({ body }) => body)).toEqual([
      'Hi Ada, Lovelace Heating will come tomorrow, Jun 2, during the day. Reply C to confirm, STOP to opt out.',
    ]);
    expect(mails.map(({ subject, to }) => ({ subject, to }))).toEqual([
      {
        subject: 'Reminder: Lovelace Heating is coming tomorrow, Tuesday, Jun 2',
        to: [{ name: '', address: 'ada@example.com' }],
      },
    ]);
    expect(mails[0]?.text).toMatch(/See who comes and when: .+\/visit\/[\w-]{22}\n/);
  });

  it('don’t go out for a visit that was canceled, is over or has moved; they go out again after a move', async () => {
    const shop = await newShop();
    await addVisit(shop, TOMORROW, { state: 'cancelled' });
    await addVisit(shop, TOMORROW, { state: 'done' });
    const id = await addVisit(shop, { startsAt: '2026-06-03T14:00:00.000Z', endsAt: '2026-06-03T15:00:00.000Z' });
    await remind(shop);
    expect(mails).toEqual([]);
    await at(shop.companyId, `schedule/${id}`).update({ 'placement.startsAt': TOMORROW.startsAt });
    await remind(shop);
    await at(shop.companyId, `schedule/${id}`).update({ 'placement.startsAt': '2026-06-03T14:00:00.000Z' });
    setNow(addDaysToInstant(AFTERNOON, 1));
    await remind(shop);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Reminder: Lovelace Heating is coming tomorrow, Tuesday, Jun 2',
      'Reminder: Lovelace Heating is coming tomorrow, Wednesday, Jun 3',
    ]);
  });

  it('go by e-mail only without consent, and by neither for a company whose owner isn’t confirmed', async () => {
    const shop = await newShop({ isAgreed: false });
    await addVisit(shop, TOMORROW);
    await adminAuth.updateUser(shop.owner.uid, { emailVerified: false });
    await remind(shop);
    expect(mails).toEqual([]);
    await adminAuth.updateUser(shop.owner.uid, { emailVerified: true });
    await remind(shop);
    expect(mails).toHaveLength(1);
    expect(await phones.texts(shop.phone)).toEqual([]);
  });
});

describe('a message about a visit', () => {
  it('is sent by the office and by the assigned technician, by e-mail once per id, and only while it makes sense', async () => {
    const shop = await newShop();
    const technician = await newMember(shop.companyId, 'technician');
    await db.doc(`users/${shop.owner.uid}/technicians/t1`).set({ firstName: 'Grace', linkedUid: technician.uid });
    const now = nowIso();
    const today = { startsAt: now, endsAt: new Date(Date.parse(now) + 3_600_000).toISOString() };
    const [theirs, others] = [
      await addVisit(shop, { ...today, technicianIds: ['t1'] }),
      await addVisit(shop, { ...today, technicianIds: ['t2'] }),
    ];
    const message = (visitId: string) => ({
      visitId,
      kind: 'on-my-way' as const,
      channel: 'email' as const,
      sendId: newId(),
      subject: 'We are on the way',
      message: 'Hi Ada',
    });
    expect((await refusal(technician.call(sendVisitMessage, message(others)))).code).toBe('permission-denied');
    const sent = message(theirs);
    expect(await technician.call(sendVisitMessage, sent)).toEqual({ to: 'ada@example.com' });
    expect(await technician.call(sendVisitMessage, sent)).toEqual({ to: 'ada@example.com' });
    const { docs } = await db
      .collection(`companies/${shop.companyId}/mail`)
      .where('subjectId', '==', shop.customerId)
      .get();
    expect(docs.map((doc) => [doc.id, String(doc.get('visitId'))])).toEqual([[sent.sendId, theirs]]);
    expect((await shop.owner.call(sendVisitMessage, message(others))).to).toBe('ada@example.com');
    await at(shop.companyId, `schedule/${theirs}`).update({ state: 'done' });
    expect((await refusal(technician.call(sendVisitMessage, message(theirs)))).code).toBe('failed-precondition');
  });

  it('about a new time or a canceled visit goes out once, and only while that is still true', async () => {
    const shop = await newShop();
    const ahead = { startsAt: addDaysToInstant(nowIso(), 2), endsAt: addDaysToInstant(nowIso(), 3) };
    const visitId = await addVisit(shop, ahead);
    const message = (kind: 'booked' | 'moved' | 'canceled') => ({
      visitId,
      kind,
      channel: 'email' as const,
      sendId: newId(),
      subject: `About your visit: ${kind}`,
      message: 'Hi Ada',
    });
    const tell = (kind: 'booked' | 'moved' | 'canceled') => shop.owner.call(sendVisitMessage, message(kind));
    expect((await refusal(tell('canceled'))).message).toBe('This visit is not canceled.');
    const moved = message('moved');
    expect(await shop.owner.call(sendVisitMessage, moved)).toEqual({ to: 'ada@example.com' });
    expect(await shop.owner.call(sendVisitMessage, moved)).toEqual({ to: 'ada@example.com' });
    await at(shop.companyId, `schedule/${visitId}`).update({ state: 'cancelled' });
    expect((await refusal(tell('booked'))).code).toBe('failed-precondition');
    expect(await tell('canceled')).toEqual({ to: 'ada@example.com' });
    const { docs } = await db.collection(`companies/${shop.companyId}/mail`).get();
    expect(docs.map((doc) => String(doc.get('subject'))).toSorted()).toEqual([
      'About your visit: canceled',
      'About your visit: moved',
    ]);
  });
});
