import { z } from 'zod';
import type { Lead } from './schema';

/** The result of something that leads are counted for, such as a post or an ad. Revenue may be negative after refunds. */
export type CampaignResult = { leads: number; booked: number; won: number; revenueCents: number };

/** One lead's part of a result; stored with the lead, so that a change first subtracts what was added earlier. */
export const campaignCountedSchema = z.preprocess(
  // Its name in older Nextdoor posts.
  (kept) => (typeof kept === 'object' && kept !== null && 'postId' in kept ? { resultId: kept.postId, ...kept } : kept),
  z.object({
    /** The result that it is added to. */
    resultId: z.string(),
    isBooked: z.boolean(),
    isWon: z.boolean(),
    revenueCents: z.number().int(),
  }),
);
export type CampaignCounted = z.infer<typeof campaignCountedSchema>;

const BOOKED: readonly Lead['state'][] = ['booked', 'won'];

/** Returns what a lead adds to a result now. */
export const countedFor = (
  lead: Pick<Lead, 'state' | 'jobId'>,
  { resultId, revenueCents }: { resultId: string; revenueCents: number },
): CampaignCounted => ({
  resultId,
  isBooked: lead.jobId !== '' || BOOKED.includes(lead.state),
  isWon: lead.state === 'won',
  revenueCents,
});

/** Adds a lead's part to a result (`sign` 1) or subtracts it (-1). Counts never fall below zero. */
export function withCountedLead<T extends CampaignResult>(result: T, counted: CampaignCounted, sign: 1 | -1): T {
  const add = (value: number, by: number): number => Math.max(0, value + sign * by);
  return {
    ...result,
    leads: add(result.leads, 1),
    booked: add(result.booked, Number(counted.isBooked)),
    won: add(result.won, Number(counted.isWon)),
    revenueCents: result.revenueCents + sign * counted.revenueCents,
  };
}
