import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishWebsite, unpublishWebsite } from '@/domain/website/api';
import { siteBlockSchema, websiteContentSchema, websiteVersionSchema } from '@/domain/website/schema';
import { jobSchema } from '@/domain/job/schema';
import { DEFAULT_LEAD_SETTINGS } from '@/domain/lead/settings';
import { technicianSchema } from '@/domain/technician/schema';
import { newId } from '@/lib/ids';
import { newFormTicket } from '../../functions/src/leads/formTicket';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { AT_WORK_EVERY_DAY, OPEN_EVERY_DAY } from './everyDay';
import { addCustomer, at, audit, leadsIn } from './records';
import { getSite, postSite } from './siteVisitor';
import { db, endClients, newAccount, refusal, type Client } from './support';

let books: Books;
let other: Books;
let boss: Client;
const companyId = (): string => books.companyId;
const FEATURES = { website: true, leads: true, jobs: true };
const SERVICE = 'tune-up';

const block = (kind: string, fields: object = {}) =>
  siteBlockSchema.parse({ id: newId(), page: 'home', kind, ...fields });
const CONTENT = websiteContentSchema.parse({
  trade: 'hvac',
  isBookingOn: true,
  noticeHours: 0,
  blocks: [
    block('hero', { title: '<b>Heat & air</b>' }),
    block('services', { items: [{ id: SERVICE, title: 'Tune-up', isBookable: true, minutes: 60 }] }),
    block('contact', { page: 'contact' }),
  ],
});

beforeAll(async () => {
  [books, other] = await Promise.all([newBooks(), newBooks()]);
  boss = await newAccount();
  await db.doc(`companies/${companyId()}`).update({
    ...{ name: 'Blue Ridge <Heating>', phone: '8285550100', ownerId: boss.uid, features: FEATURES },
    businessHours: OPEN_EVERY_DAY,
    timeZone: 'America/New_York',
  });
  await db.doc(`companies/${other.companyId}`).update({ name: 'Other Secret Company', features: FEATURES });
  await db
    .doc(`users/${boss.uid}`)
    .set({ companyId: companyId(), role: 'admin', features: FEATURES, email: boss.email });
  await db
    .doc(`users/${boss.uid}/technicians/ann`)
    .set({ ...technicianSchema.parse({ firstName: 'Ann', workingHours: AT_WORK_EVERY_DAY }), ...audit('u') });
  await at(companyId(), 'leadSettings/main').set({ ...DEFAULT_LEAD_SETTINGS, serviceArea: '288*', ...audit('u') });
  await at(companyId(), 'websiteContent/main').set({ ...CONTENT, ...audit('u') });
});
afterAll(endClients);

const site = (path = ''): string => `/public-website/${companyId()}${path}`;
/** A form that was open long enough. */
const ticket = () => newFormTicket({ ...deps, now: () => new Date(Date.now() - 10_000).toISOString() }, companyId());
const leadsOf = (id = companyId()) => leadsIn(id);
const HOSTILE = '"><script>alert(1)</script>\u0000';

describe('publishing a website', () => {
  it(
    'shows nothing before, is limited to managers, and publishes only the draft that was reviewed',
    { tags: 'emulators' },
    async () => {
      expect((await getSite(site())).status).toBe(404);
      const draft = await at(companyId(), 'websiteContent/main').get();
      const revision = String(draft.get('revision'));
      expect((await refusal(boss.call(publishWebsite, { revision: 'older' }))).code).toBe('conflict');
      const unconfirmed = await newAccount({ isVerified: false });
      await db
        .doc(`users/${unconfirmed.uid}`)
        .set({ companyId: companyId(), role: 'admin', features: FEATURES, email: unconfirmed.email });
      expect((await refusal(unconfirmed.call(publishWebsite, { revision }))).code).toBe('failed-precondition');
      await expect(boss.call(publishWebsite, { revision })).resolves.toMatchObject({ number: 1 });
    },
  );

  it(
    'gives complete HTML for everyone, cached for minutes, with a policy that lets nothing run',
    { tags: 'emulators' },
    async () => {
      const answer = await getSite(site());
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('s-maxage=300');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(html).toContain('&lt;b&gt;Heat &amp; air&lt;/b&gt;');
      expect(html).toContain('Blue Ridge &lt;Heating&gt;');
      expect(html).toContain(`href="tel:8285550100"`);
      const again = await getSite(site(), { 'if-none-match': answer.headers.get('etag') ?? 'none' });
      expect(again.status).toBe(304);
      expect(await (await getSite('/public-website/sitemap.xml')).text()).toContain(`${site()}/sitemap.xml`);
    },
  );

  it.each(['/nothing', '/gallery', '/en/contact', '/es', '/%00', '/../other'])('has no page at %s', async (path) => {
    const answer = await getSite(site(path));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('links from a missing page to existing ones', async () => {
    expect(await (await getSite(site('/nothing'))).text()).toContain(`href="${site()}"`);
  });

  it('reveals nothing about a company that has published nothing', async () => {
    const answer = await getSite(`/public-website/${other.companyId}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Secret');
  });

  it('restores an earlier version, and unpublishes', async () => {
    const ref = at(companyId(), 'websiteContent/main');
    await ref.update({ description: 'Second version', revision: 'r2' });
    await boss.call(publishWebsite, { revision: 'r2' });
    expect(await (await getSite(site())).text()).toContain('Second version');
    const { docs } = await db.collection(`companies/${companyId()}/websiteVersions`).get();
    const first = docs.find((one) => one.get('number') === 1);
    await boss.call(publishWebsite, { versionId: first?.id ?? '' });
    expect(await (await getSite(site())).text()).not.toContain('Second version');
    const now = await db.collection(`companies/${companyId()}/websiteVersions`).where('isLive', '==', true).get();
    expect(now.docs.map((one) => websiteVersionSchema.parse(one.data()).number)).toEqual([1]);
    await boss.call(unpublishWebsite, {});
    expect((await getSite(site())).status).toBe(404);
    await boss.call(publishWebsite, { versionId: first?.id ?? '' });
  });
});

it('doesn’t bring back a picture whose consent was withdrawn', async () => {
  const ref = at(companyId(), 'websiteContent/main');
  const { blocks } = CONTENT;
  const picture = (name: string) => ({ id: newId(), pictureUrl: `https://files.example/${name}.jpg`, agreedBy: 'Ada' });
  const gallery = (...names: string[]) => block('gallery', { items: names.map(picture) });
  await ref.update({ blocks: [...blocks, gallery('kept', 'taken-back')], revision: 'with-both' });
  const { versionId } = await boss.call(publishWebsite, { revision: 'with-both' });
  expect(await (await getSite(site())).text()).toContain('taken-back.jpg');
  await ref.update({ blocks: [...blocks, gallery('kept')], revision: 'without' });
  await boss.call(publishWebsite, { revision: 'without' });
  await boss.call(publishWebsite, { versionId });
  const html = await (await getSite(site())).text();
  expect(html).toContain('kept.jpg');
  expect(html).not.toContain('taken-back.jpg');
});

describe('the request form', () => {
  it('answers about a ZIP code without a script, on an uncached page', async () => {
    const inside = await getSite(site('/contact?zip=28801&utm_source=news'));
    expect(inside.headers.get('cache-control')).toBe('no-store');
    expect(await inside.text()).toMatch(/Yes, we work in 28801[\s\S]*name="campaign" value="utm_source=news"/);
    expect(await (await getSite(site('/contact?zip=90210'))).text()).toContain('may be outside');
    expect(await (await getSite(site(`/contact?zip=${encodeURIComponent(HOSTILE)}`))).text()).not.toContain(
      '<script>alert',
    );
  });

  it('accepts a request once, whatever it contains, and shows errors next to the input', async () => {
    const sent = { ticket: await ticket(), firstName: HOSTILE, phone: '8285551234', message: HOSTILE, street: HOSTILE };
    const [first, second] = await Promise.all([postSite(site('/contact'), sent), postSite(site('/contact'), sent)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await first.text()).toContain('has your request');
    const leads = await leadsOf();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.firstName).not.toContain('\u0000');
    const wrong = await postSite(site('/contact'), { ...sent, firstName: 'Ada', phone: HOSTILE, email: 'no' });
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(html).toMatch(/Enter a phone number with 7 to 15 digits/);
    expect(html).toContain('value="Ada"');
    expect(html).not.toContain('<script>alert');
    expect(await leadsOf(other.companyId)).toEqual([]);
  });

  it('says when a message is too long, counts line breaks once, and promises no area the company hasn’t listed', async () => {
    const sent = { ticket: await ticket(), firstName: 'Ada', phone: '8285551234' };
    const long = await postSite(site('/contact'), { ...sent, message: 'x'.repeat(10_000) });
    expect([long.status, (await long.text()).includes('This is too long')]).toEqual([422, true]);
    const lines = await postSite(site('/contact'), { ...sent, message: 'word\r\n'.repeat(999) });
    expect(lines.status).toBe(200);
    await at(companyId(), 'leadSettings/main').update({ serviceArea: '' });
    expect(await (await getSite(site('/contact?zip=90210'))).text()).not.toContain('we work in');
    await at(companyId(), 'leadSettings/main').update({ serviceArea: '288*' });
  });

  it('keeps bots out without a puzzle: the hidden field, a form sent instantly, forged tickets, large bodies', async () => {
    const before = (await leadsOf()).length;
    const lead = { firstName: 'Bot', email: 'bot@example.com' };
    const fresh = await newFormTicket(deps, companyId());
    const stranger = await newFormTicket(deps, other.companyId);
    const answers = await Promise.all([
      postSite(site('/contact'), { ...lead, ticket: await ticket(), homepage: 'https://spam.example' }),
      postSite(site('/contact'), { ...lead, ticket: fresh }),
      postSite(site('/contact'), { ...lead, ticket: stranger }),
      postSite(site('/contact'), { ...lead, ticket: await ticket(), message: 'x'.repeat(70_000) }),
      postSite(site(), lead),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 425, 409, 413, 404]);
    expect(await leadsOf()).toHaveLength(before);
  });
});

describe('online booking', () => {
  const contact = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '8285550777',
    street: '12 Elm St',
    city: 'Asheville',
    zip: '28801',
  };
  const slotsOf = (html: string): string[] =>
    [...html.matchAll(/name="slot" required value="([^"]+)"/g)].map(([, at = '']) => at);
  const look = async () => (await getSite(site(`/book?service=${SERVICE}&zip=28801`))).text();

  it('offers times from the schedule, books one of them once, and only for one of two people who want it', async () => {
    const [slot = ''] = slotsOf(await look());
    expect(slot).not.toBe('');
    const mine = { ...contact, ticket: await ticket(), service: SERVICE, slot };
    const theirs = { ...mine, ticket: await ticket(), firstName: 'Grace', phone: '8285550888' };
    // All but two hours of the window are taken: one visit fits.
    const day = slot.slice(0, 10);
    const answers = await Promise.all([postSite(site('/book'), mine), postSite(site('/book'), mine)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[0].text()).toContain('You are booked');
    const jobs = await db.collection(`companies/${companyId()}/jobs`).get();
    const [job] = jobs.docs.map((one) => jobSchema.parse(one.data()));
    expect(jobs.size).toBe(1);
    expect(job).toMatchObject({
      title: 'Tune-up',
      technicianIds: ['ann'],
      arrivalWindowStart: slot,
      progress: 'scheduled',
    });
    expect(job?.scheduledTime.slice(0, 10)).toBe(day);
    const lead = (await leadsOf()).find(({ state }) => state === 'booked');
    expect(lead).toMatchObject({ firstName: 'Ada', jobNumber: job?.number, nextWhat: 'Confirm the online booking' });
    // Ann's visits take the rest of the window, so the second customer has to choose again.
    const busy = await postSite(site('/book'), theirs);
    expect([200, 409]).toContain(busy.status);
    const made = await db.collection(`companies/${companyId()}/jobs`).get();
    const times = made.docs
      .map((one) => jobSchema.parse(one.data()))
      .map(
        ({ scheduledTime, durationMinutes }) =>
          [Date.parse(scheduledTime), Date.parse(scheduledTime) + durationMinutes * 60_000] as const,
      );
    for (const [from, to] of times) expect(times.filter(([a, b]) => a < to && from < b)).toHaveLength(1);
  });

  it('accepts three upcoming visits per phone number or e-mail address, in any format, and another once one is canceled', async () => {
    const jobsNow = async () => (await db.collection(`companies/${companyId()}/jobs`).get()).size;
    const before = await jobsNow();
    const send = async (fields: object) => {
      const free = slotsOf(await look());
      const slot = free[Math.floor(free.length / 2)] ?? '';
      return postSite(site('/book'), { ...contact, ticket: await ticket(), service: SERVICE, slot, ...fields });
    };
    const [phone, email] = ['8285550111', 'same@example.com'];
    for (const written of [{ phone }, { phone: '(828) 555-0111', email }, { phone: '+1 828.555.0111' }])
      expect((await send(written)).status).toBe(200);
    const fourth = await send({ phone: '828-555-0111', firstName: 'Somebody' });
    const html = await fourth.text();
    expect(fourth.status).toBe(409);
    expect(html).toContain('already booked with this phone number or e-mail address. Please call us');
    expect(html).toContain('value="Somebody"');
    expect(await jobsNow()).toBe(before + 3);
    for (const own of ['8285550112', '8285550113']) expect((await send({ phone: own, email })).status).toBe(200);
    expect((await send({ phone: '8285550114', email })).status).toBe(409);
    const mine = await db.collection(`companies/${companyId()}/jobs`).where('contactPhone', '==', phone).get();
    await mine.docs[0]?.ref.update({ progress: 'cancelled' });
    expect((await send({ phone })).status).toBe(200);
  });

  it('doesn’t put a stranger into a customer’s file, and sends customers not to be served to the office', async () => {
    await addCustomer(companyId(), 'u', { id: 'known', firstName: 'Linus', lastName: 'Known', phone: '8285550999' });
    await addCustomer(companyId(), 'u', { id: 'bad', lastName: 'Payer', phone: '8285550666', isDoNotService: true });
    const slot = slotsOf(await look()).at(-1) ?? '';
    const send = async (fields: object) =>
      (await postSite(site('/book'), { ...contact, ticket: await ticket(), service: SERVICE, slot, ...fields })).text();
    expect(await send({ phone: '8285550666' })).toContain('will call you');
    expect(await send({ phone: '8285550999', firstName: 'Not', lastName: 'Them' })).toContain('You are booked');
    const jobs = await db.collection(`companies/${companyId()}/jobs`).where('contactPhone', '==', '8285550999').get();
    expect(jobs.docs.map((one) => jobSchema.parse(one.data()).customerId)).not.toContain('known');
    expect(await send({ zip: '90210' })).toContain('will call you');
    expect((await leadsOf()).filter(({ nextWhat }) => /wanted \w+ \d+, 20/.test(nextWhat))).toHaveLength(2);
    expect(await send({ slot: '2026-01-01T12:00:00.000Z' })).toMatch(/just taken/);
    expect(await send({ service: 'other' })).not.toContain('You are booked');
  });
});

describe('a flood of requests', () => {
  it('stops: from one network after five, from many at the company’s sixty', async () => {
    const before = (await leadsOf()).length;
    const send = async (from: string) =>
      (await postSite(site('/contact'), { ticket: await ticket(), firstName: 'Flood', email: 'f@example.com' }, from))
        .status;
    const one = [];
    for (let count = 0; count < 8; count += 1) one.push(await send('203.0.113.9'));
    expect(one).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    await db.doc(`rateLimits/leadForm_${companyId()}`).set({ startedAt: Date.now(), count: 58 });
    const many: number[] = [];
    for (let count = 0; count < 4; count += 1) many.push(await send(`198.51.100.${String(count)}`));
    expect(many).toEqual([200, 200, 429, 429]);
    expect((await leadsOf()).length - before).toBe(7);
  });
});
