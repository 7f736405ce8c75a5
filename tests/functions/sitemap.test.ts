import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publicSiteSchema, websiteContentSchema } from '@/domain/website/schema';
import { newBooks } from './books';
import { db, endClients, functionsPort } from './support';

let companyId: string;
beforeAll(async () => {
  ({ companyId } = await newBooks());
  await db.doc(`companies/${companyId}`).update({ features: { website: true } });
  await db.doc(`publicSites/${companyId}`).set(
    publicSiteSchema.parse({
      versionId: 'v1',
      content: websiteContentSchema.parse({ trade: 'hvac' }),
      publishedAt: '2026-06-01T12:00:00.000Z',
      companyName: 'Blue Ridge',
    }),
  );
});
afterAll(endClients);

const get = (path: string) =>
  fetch(`http://127.0.0.1:${String(functionsPort)}/demo-fieldwright/us-central1/publicSite/public-website${path}`);
const isNamed = async (): Promise<boolean> => (await (await get('/sitemap.xml')).text()).includes(`/${companyId}/`);
const becomes = (wanted: boolean) =>
  vi.waitFor(async () => expect(await isNamed()).toBe(wanted), { timeout: 15_000, interval: 200 });

it('names a site to search engines for as long as it answers', async () => {
  const company = db.doc(`companies/${companyId}`);
  expect([await isNamed(), (await get(`/${companyId}`)).status]).toEqual([true, 200]);
  await company.update({ 'features.website': false });
  await becomes(false);
  expect((await get(`/${companyId}`)).status).toBe(404);
  await company.update({ 'features.website': true });
  await becomes(true);
  expect((await get(`/${companyId}`)).status).toBe(200);
  await company.delete();
  await becomes(false);
  expect((await db.doc(`publicSites/${companyId}`).get()).exists).toBe(false);
});
