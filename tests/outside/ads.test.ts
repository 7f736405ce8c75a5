import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryDocuments, type MemoryDocuments } from '@/data/records/memoryDocuments';
import { adParameters } from '@/domain/ad/link';
import { adSchema } from '@/domain/ad/schema';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildLead } from '@/testing/factories/lead';
import { AD_CAMPAIGN } from '../../functions/src/ads/countAds';
import { countCampaignLead } from '../../functions/src/leads/countCampaign';
import type { Deps } from '../../functions/src/platform/admin';
import { memoryDeps } from './memoryDeps';

const C = 'companies/acme';
let documents: MemoryDocuments;
let deps: Deps;
beforeEach(async () => {
  documents = createMemoryDocuments({});
  deps = memoryDeps(() => '2026-05-04T12:00:00.000Z', documents);
  const { db } = deps;
  await db.doc(`${C}/ads/a1`).set(adSchema.parse({ name: 'Spring check' }));
});

const lead = (changes: Parameters<typeof buildLead>[0] = {}): Promise<unknown> =>
  deps.db.doc(`${C}/leads/l1`).set({ ...buildLead({ campaign: adParameters('a1', 'postcard'), ...changes }) });
const count = (): Promise<void> => countCampaignLead(deps, AD_CAMPAIGN, { companyId: 'acme', leadId: 'l1' });
const result = (channel: string): unknown => documents.at(`${C}/adResults`).get(`a1-${channel}`);

describe('a lead through an ad’s link', () => {
  it('counts once for ad and channel, from the request to the payment', async () => {
    await lead();
    await count();
    await count();
    expect(result('postcard')).toMatchObject({ adId: 'a1', channel: 'postcard', leads: 1, booked: 0 });
    await deps.db
      .doc(`${C}/invoices/i1`)
      .set({ ...buildInvoice({ jobId: 'j1', paidCents: 45_000, refundedCents: 5000 }) });
    await lead({ state: 'won', isOpen: false, jobId: 'j1' });
    await count();
    expect(result('postcard')).toMatchObject({ leads: 1, booked: 1, won: 1, revenueCents: 40_000 });
  });

  it('follows a changed link', async () => {
    await lead();
    await count();
    await lead({ campaign: adParameters('a1', 'meta') });
    await count();
    expect([result('postcard'), result('meta')]).toMatchObject([{ leads: 0 }, { leads: 1 }]);
  });

  it('is subtracted when it is deleted, even after its ad is', async () => {
    await lead();
    await count();
    await deps.db.doc(`${C}/ads/a1`).delete();
    await deps.db.doc(`${C}/leads/l1`).delete();
    await count();
    expect(result('postcard')).toMatchObject({ leads: 0 });
  });

  it('of an unknown ad counts nothing: anyone can write an address', async () => {
    for (const campaign of [
      adParameters('made-up', 'meta'),
      adParameters('__p__', 'meta'),
      'utm_campaign=ad-a1&utm_content=tv',
    ]) {
      await lead({ campaign });
      await count();
    }
    expect([...documents.at(`${C}/adResults`)]).toEqual([]);
  });
});
