import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryDocuments, type MemoryDocuments } from '@/data/records/memoryDocuments';
import { nextdoorPostSchema } from '@/domain/nextdoor/schema';
import { trackedParameters } from '@/domain/nextdoor/tracking';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildLead } from '@/testing/factories/lead';
import type { Deps } from '../../functions/src/platform/admin';
import { countCampaignLead } from '../../functions/src/leads/countCampaign';
import { NEXTDOOR_CAMPAIGN } from '../../functions/src/nextdoor/countNextdoor';
import { memoryDeps } from './memoryDeps';

const C = 'companies/acme';
let documents: MemoryDocuments;
let deps: Deps;
beforeEach(async () => {
  documents = createMemoryDocuments({});
  deps = memoryDeps(() => '2026-05-04T12:00:00.000Z', documents);
  const { db } = deps;
  await db.doc(`${C}/nextdoorPosts/p1`).set(nextdoorPostSchema.parse({ text: 'Hi', neighborhoodId: 'west' }));
});

const lead = (changes: Parameters<typeof buildLead>[0] = {}): Promise<unknown> =>
  deps.db.doc(`${C}/leads/l1`).set({ ...buildLead({ campaign: trackedParameters('p1'), ...changes }) });
const count = (): Promise<void> => countCampaignLead(deps, NEXTDOOR_CAMPAIGN, { companyId: 'acme', leadId: 'l1' });
const result = (): unknown => documents.at(`${C}/nextdoorResults`).get('p1');

describe('a lead through a post’s link', () => {
  it('counts once, however often it is reported, with its job’s payments', async () => {
    await lead();
    await count();
    await count();
    expect(result()).toMatchObject({ neighborhoodId: 'west', leads: 1, booked: 0, won: 0, revenueCents: 0 });
    await deps.db
      .doc(`${C}/invoices/i1`)
      .set({ ...buildInvoice({ jobId: 'j1', paidCents: 45_000, refundedCents: 5000 }) });
    await lead({ state: 'won', isOpen: false, jobId: 'j1' });
    await count();
    expect(result()).toMatchObject({ leads: 1, booked: 1, won: 1, revenueCents: 40_000 });
  });

  it('is subtracted when it is deleted', async () => {
    await lead();
    await count();
    await deps.db.doc(`${C}/leads/l1`).delete();
    await count();
    expect(result()).toMatchObject({ leads: 0 });
  });

  it('of an unknown post counts nothing: anyone can write an address', async () => {
    await lead({ campaign: trackedParameters('made-up') });
    await count();
    await lead({ campaign: trackedParameters('__p__') });
    await count();
    expect([...documents.at(`${C}/nextdoorResults`)]).toEqual([]);
  });
});
