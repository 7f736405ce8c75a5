import { nextdoorPostSchema, nextdoorResultSchema, type NextdoorResult } from '@/domain/nextdoor/schema';
import { postOfLead } from '@/domain/nextdoor/tracking';
import { isRecordId } from '@/domain/record/recordId';
import { countPaidInvoice, countWrittenLead, type Campaign } from '../leads/countCampaign';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

/** Counts leads by a post's tracked link. */
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

/** Credits a lead to the post whose tracked link it came through. */
export const nextdoorOnLead = defineReaction('nextdoorOnLead', 'leads', (deps, change) =>
  countWrittenLead(deps, NEXTDOOR_CAMPAIGN, change),
);

/** Credits what is paid for a job to the post its lead came through. */
export const nextdoorOnInvoice = defineReaction('nextdoorOnInvoice', 'invoices', (deps, change) =>
  countPaidInvoice(deps, NEXTDOOR_CAMPAIGN, change),
);
