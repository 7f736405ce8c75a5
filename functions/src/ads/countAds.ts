import { adResultOfLead, partsOfResultId } from '@/domain/ad/link';
import { adResultSchema, type AdResult } from '@/domain/ad/schema';
import { countPaidInvoice, countWrittenLead, type Campaign } from '../leads/countCampaign';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

/** Counts leads by an ad's tracked links, with one result per channel. */
export const AD_CAMPAIGN: Campaign<AdResult> = {
  counter: 'ad',
  results: 'adResults',
  resultOf: adResultOfLead,
  begin: async ({ db, transaction, companyId, resultId }) => {
    const parts = partsOfResultId(resultId);
    if (!parts) return null;
    const ad = await transaction.get(inCompany(db, companyId, 'ads').doc(parts.adId));
    return ad.exists ? adResultSchema.parse(parts) : null;
  },
  read: (data) => adResultSchema.safeParse(data).data ?? null,
};

/** Credits a lead to the ad whose link it came through. */
export const adsOnLead = defineReaction('adsOnLead', 'leads', (deps, change) =>
  countWrittenLead(deps, AD_CAMPAIGN, change),
);

/** Credits what is paid for a job to the ad its lead came through. */
export const adsOnInvoice = defineReaction('adsOnInvoice', 'invoices', (deps, change) =>
  countPaidInvoice(deps, AD_CAMPAIGN, change),
);
