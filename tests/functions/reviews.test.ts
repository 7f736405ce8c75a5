import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readReviewPage, sendReview } from '@/domain/review/api';
import { jobSchema } from '@/domain/job/schema';
import { isDecisionRight } from '@/domain/review/request';
import { NO_REPLY, reviewSchema, type Review } from '@/domain/review/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { newId } from '@/lib/ids';
import type { Envelope } from '../../functions/src/mail/client';
import { askForReview } from '../../functions/src/reviews/askForReview';
import { sendRequest } from '../../functions/src/reviews/sendRequest';
import { markGone, recordReply, reviewId, storeOutsideReview } from '../../functions/src/reviews/outsideReviews';
import { queueRequest } from '../../functions/src/reviews/reviewsOnJob';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { dueReviews } from '../../functions/src/reviews/sendReviewRequests';
import { at, audit } from './records';
import { doneJob, requestOf, REVIEW_SETTINGS, reviewShop, reviewsOf } from './reviewShop';
import { db, endClients, functionsPort, refusal, signedOut } from './support';
import { MORNING, openPhones, setNow, textDeps as deps, type Shop, type TestPhones } from './texts';

let phones: TestPhones;
let mails: Envelope[] = [];
beforeAll(async () => {
  phones = await openPhones();
});
beforeEach(() => {
  mails = [];
  setNow(MORNING);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await phones.stop();
  await endClients();
});

const ways = {
  deliverMail: (envelope: Envelope) => {
    mails.push(envelope);
    return Promise.resolve({ refused: [] });
  },
};
const FUNCTIONS = `http://127.0.0.1:${functionsPort}/${process.env['GCLOUD_PROJECT'] ?? ''}/us-central1`;

const ask = ({ companyId }: Shop, requestId: string) => askForReview(deps, { companyId, requestId }, ways);
const textOf = (mail: Envelope | undefined): string => (typeof mail?.text === 'string' ? mail.text : '');
const tokenIn = (mail: Envelope | undefined): string => /\/review\/([\w-]{22})/.exec(textOf(mail))?.[1] ?? '';

describe('a review request', () => {
  it('goes out once by e-mail with an unsubscribe link, is followed up once, and never within the interval', async () => {
    const shop = await reviewShop({ isAgreed: false });
    const id = await doneJob(shop);
    await Promise.all([ask(shop, id), ask(shop, id)]);
    await ask(shop, id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(mails[0]?.text).toMatch(/Unsubscribe: http.+\/unsubscribe\//);
    const sent = await requestOf(shop, id);
    expect(sent).toMatchObject({ state: 'sent', rule: 'asked', customerName: 'Ada Lovelace' });
    expect(isDecisionRight(sent)).toBe(true);

    setNow(addDaysToInstant(MORNING, 6));
    const next = await doneJob(shop, addDaysToInstant(MORNING, 6));
    await ask(shop, next);
    expect(await requestOf(shop, next)).toMatchObject({ state: 'not-asked', rule: 'asked-lately' });
    await ask(shop, id);
    await ask(shop, id);
    expect(mails.map(({ subject }) => subject)).toEqual(['How did we do, Ada?', 'A short reminder: how did we do?']);
    expect(tokenIn(mails[0])).toBe(tokenIn(mails[1]));
  });

  it('that waits for its hour goes out when someone asks by hand, once, and isn’t sent again', async () => {
    const shop = await reviewShop({ isAgreed: false });
    await at(shop.companyId, 'reviewSettings/main').update({ delayHours: 24 });
    const id = await doneJob(shop);
    await ask(shop, id);
    expect(mails).toEqual([]);
    const job = jobSchema.parse((await at(shop.companyId, `jobs/${id}`).get()).data());
    const byHand = { trigger: 'by-hand', occurredAt: MORNING, settings: REVIEW_SETTINGS } as const;
    for (let press = 0; press < 2; press += 1) {
      await queueRequest(deps, { ...byHand, companyId: shop.companyId, jobId: id, job });
      await ask(shop, id);
    }
    expect(mails).toHaveLength(1);
    expect(await requestOf(shop, id)).toMatchObject({ state: 'sent', rule: 'asked', trigger: 'by-hand' });
  });

  it('goes out by e-mail at night when someone asks by hand: they know what time it is', async () => {
    const shop = await reviewShop({ isAgreed: false });
    // 1:40 AM in Chicago.
    setNow('2026-06-02T06:40:00.000Z');
    const id = await doneJob(shop, '2026-06-01T20:00:00.000Z');
    const job = jobSchema.parse((await at(shop.companyId, `jobs/${id}`).get()).data());
    const byHand = { trigger: 'by-hand', occurredAt: '2026-06-01T20:00:00.000Z', settings: REVIEW_SETTINGS } as const;
    await queueRequest(deps, { ...byHand, companyId: shop.companyId, jobId: id, job });
    expect(await ask(shop, id)).toMatchObject({ rule: 'asked' });
    expect(mails).toHaveLength(1);
  });

  it('is followed up in the morning if night has begun by the hour of the run', async () => {
    const shop = await reviewShop({ isAgreed: false });
    // 8:40 PM in Chicago, requested by the hourly run; five days later that run is over, and the next one is after nine.
    setNow('2026-06-02T01:40:00.000Z');
    const id = await doneJob(shop, '2026-06-02T01:40:00.000Z');
    await ask(shop, id);
    expect(mails).toHaveLength(1);
    setNow('2026-06-07T02:25:00.000Z');
    await ask(shop, id);
    expect(mails).toHaveLength(1);
    expect((await requestOf(shop, id)).nextAt).toBe('2026-06-07T13:00:00.000Z');
    setNow('2026-06-07T13:25:00.000Z');
    await ask(shop, id);
    await ask(shop, id);
    expect(mails).toHaveLength(2);
  });

  it('goes by text only to customers who agreed to be asked, and not at night', async () => {
    const shop = await reviewShop();
    const { companyId, customerId, phone } = shop;
    await at(companyId, 'reviewSettings/main').update({ isByEmail: false });
    const first = await doneJob(shop);
    await ask(shop, first);
    // They agreed to texts about appointments, and this isn't one.
    expect(await requestOf(shop, first)).toMatchObject({ state: 'not-asked', rule: 'no-consent' });
    const yes = { channel: 'sms', purpose: 'reviews', state: 'yes', source: 'phone' };
    const said = { ...yes, phone, customerId, at: MORNING, by: 'u' };
    await db.collection(`companies/${companyId}/consents`).add(said);
    const second = await doneJob(shop);
    setNow('2026-06-02T04:00:00.000Z');
    await ask(shop, second);
    // 9 AM in Austin: Texas has shorter hours for texts than the 8 AM of all states.
    expect(await requestOf(shop, second)).toMatchObject({ rule: 'waiting', nextAt: '2026-06-02T14:00:00.000Z' });
    setNow('2026-06-02T16:00:00.000Z');
    await ask(shop, second);
    expect((await phones.texts(phone)).map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Hi Ada, thank you .+\/review\/[\w-]{22} Reply STOP to opt out\.$/),
    ]);
    // The follow-up keeps the same hours: in Texas, Sundays from noon. It used to be refused at eight and then never sent.
    setNow('2026-06-14T13:25:00.000Z');
    await ask(shop, second);
    expect(await requestOf(shop, second)).toMatchObject({ nextAt: '2026-06-14T17:00:00.000Z' });
    setNow('2026-06-14T17:25:00.000Z');
    await ask(shop, second);
    expect(await phones.texts(phone)).toHaveLength(2);
  });

  it(
    'isn’t sent to unsubscribed customers, also between deciding and sending, and also as a new customer',
    { tags: 'emulators' },
    async () => {
      const shop = await reviewShop({ isAgreed: false });
      const { companyId, customerId, owner } = shop;
      const id = await doneJob(shop);
      await ask(shop, id);
      const url = /Unsubscribe: (\S+)/.exec(textOf(mails[0]))?.[1] ?? '';
      const looked = await fetch(url);
      expect([looked.status, looked.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const stored = await at(companyId, `customers/${customerId}`).get();
      const parts = { request: await requestOf(shop, id), round: 2, channel: 'email' } as const;
      const company = (await db.doc(`companies/${companyId}`).get()).data();
      const { companySchema } = await import('@/domain/company/schema');
      const { customerSchema } = await import('@/domain/customer/schema');
      const due = {
        ...parts,
        companyId,
        requestId: id,
        settings: REVIEW_SETTINGS,
        company: companySchema.parse(company),
      };
      const decided = { ...due, customer: customerSchema.parse(stored.data()) };
      // One click in a mail program: no one is signed in, and no page is viewed.
      const click = {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      };
      expect((await Promise.all([fetch(url, click), fetch(url, click)])).map(({ status }) => status)).toEqual([
        200, 200,
      ]);
      expect(await sendRequest(deps, decided, ways)).toMatchObject({ isSent: false, isRefused: true });
      const { docs } = await db.collection(`companies/${companyId}/consents`).where('source', '==', 'link').get();
      expect(docs.map((one) => one.data())).toMatchObject([
        { email: 'ada@example.com', purpose: 'reviews', state: 'no' },
      ]);

      await stored.ref.delete();
      const again = { ...shop, customerId: newId() };
      await at(companyId, `customers/${again.customerId}`).set({ ...stored.data(), ...audit(owner.uid) });
      const next = await doneJob(again);
      await ask(again, next);
      expect(await requestOf(again, next)).toMatchObject({ state: 'not-asked', rule: 'no-consent' });
      expect(mails).toHaveLength(1);
      expect((await fetch(`${url}x`, click)).status).toBe(404);
      expect((await fetch(`${FUNCTIONS}/unsubscribe/${companyId}.x.r.y.z`, click)).status).toBe(404);
    },
  );
});

describe('the customer’s page', () => {
  const visitor = signedOut();
  const HOSTILE = '<script>alert(1)</script>"\u0000 {link}';

  async function opened(shop: Shop): Promise<{ id: string; token: string }> {
    const id = await doneJob(shop);
    mails = [];
    await ask(shop, id);
    const token = tokenIn(mails[0]);
    return { id, token };
  }
  const lasts = ({ companyId }: Shop, id: string) =>
    at(companyId, `reviewRequests/${id}`).update({ expiresAt: addDaysToInstant(new Date().toISOString(), 1) });

  it('shows the same links for one star and for five, accepts one review however often it is sent, and expires', async () => {
    const shop = await reviewShop({ isAgreed: false });
    const { id, token } = await opened(shop);
    expect(await visitor.call(readReviewPage, { token })).toMatchObject({ outcome: 'expired' });
    const unhappy = { stars: 1, text: HOSTILE, authorName: HOSTILE.slice(0, 100), mayPublish: true };
    expect((await refusal(visitor.call(sendReview, { token, review: unhappy }))).message).toContain('expired');
    expect((await refusal(visitor.call(readReviewPage, { token: 'A'.repeat(22) }))).code).toBe('not-found');
    await lasts(shop, id);
    const before = await visitor.call(readReviewPage, { token });
    await Promise.all([1, 2].map(() => visitor.call(sendReview, { token, review: unhappy })));
    const after1 = await visitor.call(readReviewPage, { token });
    const [review, ...more] = await reviewsOf(shop);
    expect(more).toEqual([]);
    expect(review).toMatchObject({ stars: 1, state: 'pending', isJobVerified: true, source: 'own', jobId: id });
    expect(review?.text).not.toContain('\u0000');
    await visitor.call(sendReview, { token, review: { ...unhappy, stars: 5 } });
    const after5 = await visitor.call(readReviewPage, { token });
    const links = [before, after1, after5].map((page) => (page.outcome === 'open' ? page.links : null));
    expect(links[0]).toMatchObject([{ site: 'google' }, { site: 'nextdoor' }]);
    expect(links).toEqual([links[0], links[0], links[0]]);
    expect(await requestOf(shop, id)).toMatchObject({
      state: 'answered',
      shownLinks: ['google', 'nextdoor'],
      nextAt: '',
    });
    // A review with withdrawn consent is no longer shown anywhere.
    await visitor.call(sendReview, { token, review: { ...unhappy, mayPublish: false } });
    expect(await reviewsOf(shop)).toMatchObject([{ state: 'private', consentedAt: '' }]);
  });

  it('is published automatically for any rating, and shown in the widget as plain text', async () => {
    const shop = await reviewShop({ isAgreed: false });
    const written = (stars: number, state: Review['state']) =>
      reviewSchema.parse({
        source: 'own',
        stars,
        state,
        text: HOSTILE,
        authorName: '<b>Ada',
        writtenAt: MORNING,
        mayPublish: true,
      });
    const put = (id: string, review: Review) => at(shop.companyId, `reviews/${id}`).set({ ...review, ...audit('u') });
    await Promise.all([
      put('a', written(1, 'pending')),
      put('b', written(5, 'pending')),
      put('c', { ...written(5, 'private'), mayPublish: false }),
    ]);
    setNow(addDaysToInstant(MORNING, 2));
    await runNightly(deps, 'sendReviewRequests', dueReviews());
    expect((await reviewsOf(shop)).map(({ state }) => state)).toEqual(['pending', 'pending', 'private']);
    setNow(addDaysToInstant(MORNING, 4));
    await runNightly(deps, 'sendReviewRequests', dueReviews());
    expect((await reviewsOf(shop)).map(({ state }) => state)).toEqual(['published', 'published', 'private']);
    const widget = await fetch(`${FUNCTIONS}/reviewWidget?company=${shop.companyId}`);
    const html = await widget.text();
    expect(widget.headers.get('cache-control')).toContain('s-maxage=600');
    expect(html).toContain('3.0 of 5 from 2 customers');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<b>Ada/);
    await at(shop.companyId, 'reviewSettings/main').update({ isWidgetOn: false });
    expect((await fetch(`${FUNCTIONS}/reviewWidget?company=${shop.companyId}`)).status).toBe(404);
  });
});

it('a review from another site is one record however often it is reported, and replaces the office’s copy', async () => {
  const shop = await reviewShop({ isAgreed: false });
  const outside = {
    ...{
      source: 'google' as const,
      externalId: 'accounts/1/locations/2/reviews/AbF',
      stars: 4,
      text: 'Good',
      authorName: 'Dana K',
    },
    ...{ writtenAt: MORNING, reply: null },
  };
  const copy = reviewSchema.parse({
    ...outside,
    externalId: '',
    reply: undefined,
    technicianIds: ['t1'],
    mayPublish: true,
  });
  await at(shop.companyId, 'reviews/copied').set({ ...copy, ...audit('u') });
  const store = () => storeOutsideReview(deps, shop.companyId, outside);
  expect(await store()).toBe('new');
  expect(await store()).toBe('known');
  expect(await reviewsOf(shop)).toMatchObject([
    { externalId: outside.externalId, technicianIds: ['t1'], state: 'published' },
  ]);

  const id = reviewId('google', outside.externalId);
  const approved = { ...NO_REPLY, text: 'Thank you', state: 'approved' };
  await at(shop.companyId, `reviews/${id}`).update({ reply: approved });
  const outcome = { isPosted: false, fault: 'Not verified' } as const;
  await recordReply(deps, shop.companyId, { id, text: 'Other words', outcome });
  expect(await reviewsOf(shop)).toMatchObject([{ reply: { state: 'approved' } }]);
  await recordReply(deps, shop.companyId, { id, text: 'Thank you', outcome });
  expect(await reviewsOf(shop)).toMatchObject([
    { needsReply: true, reply: { state: 'refused', fault: 'Not verified' } },
  ]);
  await markGone(deps, shop.companyId, id);
  expect(await reviewsOf(shop)).toMatchObject([{ state: 'gone', needsReply: false }]);
  await store();
  expect(await reviewsOf(shop)).toMatchObject([{ state: 'published' }]);
});
