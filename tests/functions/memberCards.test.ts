import { afterAll, expect, it } from 'vitest';
import { readCard, revokeCard, saveCard } from '@/domain/member-card/api';
import { EMPTY_CARD } from '@/domain/member-card/schema';
import { websiteContentSchema } from '@/domain/website/schema';
import { newCompany, newMember } from './fixtures';
import { at, audit } from './records';
import { db, endClients, functionsPort, refusal, signedOut } from './support';

afterAll(endClients);
const AT = '2026-11-20T12:00:00.000Z';
const BOOKABLE = websiteContentSchema.parse({
  isBookingOn: true,
  blocks: [{ id: 'b', page: 'home', kind: 'services', items: [{ id: 's', title: 'Tune-up', isBookable: true }] }],
});
const FUNCTIONS = `http://127.0.0.1:${functionsPort}/${process.env['GCLOUD_PROJECT'] ?? ''}/us-central1`;

it('a card shows what is meant for cards while its owner is a member, and ends when they leave or revoke it', async () => {
  const { owner, companyId } = await newCompany();
  const [technician, office] = [await newMember(companyId, 'technician'), await newMember(companyId, 'office')];
  const visitor = signedOut();
  const card = { ...EMPTY_CARD, title: 'Service; tech, "best"\n', email: 'nia@ridge.example' };
  expect((await refusal(office.call(saveCard, { uid: technician.uid, card }))).code).toBe('permission-denied');
  const { token } = await technician.call(saveCard, { uid: technician.uid, card });
  expect(await technician.call(saveCard, { uid: technician.uid, card })).toEqual({ token });

  const credential = { kind: 'licence', title: 'HVAC', issuer: '', number: '12', position: 1, ...audit('u') };
  await Promise.all([
    at(companyId, 'credentials/a').set({ ...credential, isOnCards: true, expiresOn: '' }),
    at(companyId, 'credentials/b').set({ ...credential, title: 'Old', isOnCards: true, expiresOn: '2020-01-01' }),
    at(companyId, 'credentials/c').set({ ...credential, title: 'Inside', isOnCards: false, expiresOn: '' }),
  ]);
  const read = await visitor.call(readCard, { token });
  expect(read).toMatchObject({ outcome: 'shown', card: { credentials: [{ text: 'License: HVAC, No. 12' }] } });
  // Without the features there is no form or review to link to.
  expect(read).toMatchObject({ card: { bookingPath: '', reviewLinks: [] } });
  // With them it links to the form, and to free times if the company's site offers them.
  await db.doc(`companies/${companyId}`).update({ features: { leads: true, website: true, jobs: true } });
  expect(await visitor.call(readCard, { token })).toMatchObject({
    card: { bookingPath: `/leads/new?company=${companyId}`, canBook: false },
  });
  await db
    .doc(`publicSites/${companyId}`)
    .set({ versionId: 'v', content: BOOKABLE, publishedAt: AT, companyName: 'R' });
  expect(await visitor.call(readCard, { token })).toMatchObject({
    card: { bookingPath: `/public-website/${companyId}/book`, canBook: true },
  });
  const file = await fetch(`${FUNCTIONS}/cardFile/${token}.vcf`);
  const text = await file.text();
  expect(file.headers.get('content-type')).toContain('text/vcard');
  expect(text).toContain('TITLE:Service\\; tech\\, "best"');
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);

  await db.doc(`users/${technician.uid}`).update({ companyId: null });
  expect(await visitor.call(readCard, { token })).toMatchObject({ outcome: 'ended' });
  expect((await fetch(`${FUNCTIONS}/cardFile/${token}.vcf`)).status).toBe(404);

  const own = await owner.call(saveCard, { uid: office.uid, card });
  await owner.call(revokeCard, { uid: office.uid });
  expect((await refusal(visitor.call(readCard, { token: own.token }))).code).toBe('not-found');
  expect((await owner.call(saveCard, { uid: office.uid, card })).token).not.toBe(own.token);
});
