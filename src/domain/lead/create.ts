import type { Campaign } from '@/lib/campaign';
import { campaignText } from '@/lib/campaign';
import { leadKeys, leadNames } from './keys';
import { leadSchema, type Lead, type LeadInput } from './schema';

type Origin = Partial<Pick<Lead, 'seller' | 'externalId' | 'isOutOfArea' | 'state' | 'isOpen' | 'sourceText'>> & {
  receivedAt: string;
  campaign?: Campaign | null;
};

/** Returns a new lead's fields, from a person's input or an automatic source. @throws ZodError for what no lead can hold. */
export const newLead = (input: LeadInput, { campaign = null, ...origin }: Origin): Lead =>
  leadSchema.parse({
    ...input,
    ...leadNames(input),
    ...leadKeys(input),
    ...origin,
    campaign: campaign ? campaignText(campaign).slice(0, 1200) : '',
  });

/** Returns the derived fields when a lead's names, phone or address change. */
export const leadDerived = (
  lead: Parameters<typeof leadNames>[0] & Parameters<typeof leadKeys>[0],
): Pick<Lead, 'name' | 'sortName' | 'phoneKey' | 'placeKey'> => ({ ...leadNames(lead), ...leadKeys(lead) });
