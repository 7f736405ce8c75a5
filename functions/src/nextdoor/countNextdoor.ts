import { nextdoorPostSchema, nextdoorResultSchema, type NextdoorResult } from '@/domain/nextdoor/schema';
import { postOfLead } from '@/domain/nextdoor/tracking';
import { isRecordId } from '@/domain/record/recordId';
import { countPaidInvoice, countWrittenLead, type Campaign } from '../leads/countCampaign';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

/** Leads by the tracked link of a post. */
export const NEXTDOOR_CAMPAIGN: Campaign<NextdoorResult> = {
  counter: 'nextdoor',
  results: 'nextdoorResults',
  resultOf: postOfLead,
  begin: async ({ db, transaction, companyId, resultId }) => {
    if (!isRecordId(resultId)) return null;
    const stored = await transaction.get(inCompany(db, companyId, 'nextdoorPosts').doc(resultId));
    const post = nextdoorPostSchema.safeParse(stored.data()).data;
    return post ? nextdoorResultSchema.parse({ postId: resultId, neighborhoodId: post.neighborhoodId }) : null;
  },
  read: (data) => nextdoorResultSchema.safeParse(data).data ?? null,
};

/** Counts a lead for the post whose tracked link it came by. */
export const nextdoorOnLead = defineReaction('nextdoorOnLead', 'leads', (deps, change) =>
  countWrittenLead(deps, NEXTDOOR_CAMPAIGN, change),
);

/** What is paid for a job counts for the post that its lead came by. */
export const nextdoorOnInvoice = defineReaction('nextdoorOnInvoice', 'invoices', (deps, change) =>
  countPaidInvoice(deps, NEXTDOOR_CAMPAIGN, change),
);
