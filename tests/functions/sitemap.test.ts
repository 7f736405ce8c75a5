import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publicSiteSchema, websiteContentSchema } from '@/domain/website/schema';
import { newBooks } from './books';
import { getSite } from './siteVisitor';
import { db, endClients } from './support';

const SITE = publicSiteSchema.parse({
  versionId: 'v1',
  content: websiteContentSchema.parse({ trade: 'hvac' }),
  publishedAt: '2026-06-01T12:00:00.000Z',
  companyName: 'Blue Ridge',
});

let companyId: string;
beforeAll(async () => {
  ({ companyId } = await newBooks());
  await db.doc(`companies/${companyId}`).update({ features: { website: true } });
  await db.doc(`publicSites/${companyId}`).set(SITE);
});
afterAll(endClients);

const get = (path: string) => getSite(`/public-website${path}`);
const isNamed = async (id = companyId): Promise<boolean> =>
  (await (await get('/sitemap.xml')).text()).includes(`/${id}/`);

it('lists a site for search engines as long as it responds', async () => {
  const company = db.doc(`companies/${companyId}`);
  expect([await isNamed(), (await get(`/${companyId}`)).status]).toEqual([true, 200]);
  await company.update({ 'features.website': false });
  expect([await isNamed(), (await get(`/${companyId}`)).status]).toEqual([false, 404]);
  await company.update({ 'features.website': true });
  expect([await isNamed(), (await get(`/${companyId}`)).status]).toEqual([true, 200]);
  await company.delete();
  expect(await isNamed()).toBe(false);
  await vi.waitFor(async () => expect((await db.doc(`publicSites/${companyId}`).get()).exists).toBe(false), {
    timeout: 60_000,
    interval: 200,
  });
});

it('doesn’t list a site whose company lost the feature before any event arrived', async () => {
  const { companyId: id } = await newBooks();
  await db.doc(`publicSites/${id}`).set(SITE);
  expect([await isNamed(id), (await get(`/${id}`)).status]).toEqual([false, 404]);
});
