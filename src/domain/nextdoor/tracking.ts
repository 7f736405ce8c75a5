import { campaignOf } from '@/lib/campaign';
import type { Lead } from '../lead/schema';
import type { NextdoorCounted, NextdoorResult } from './schema';

/** What the tracked links call themselves. */
const SOURCE = 'nextdoor';

/** The parameters that a post's link carries: whoever fills in the form behind it is counted for the post. */
export const trackedParameters = (postId: string): string =>
  new URLSearchParams({
    utm_source: SOURCE,
    utm_medium: 'social',
    utm_campaign: 'neighborhood',
    utm_content: postId,
  }).toString();

/** The post that a lead came by; '' = none. Anybody may write such an address, so the post must be looked up. */
export function postOfLead({ campaign }: Pick<Lead, 'campaign'>): string {
  const named = campaignOf(campaign);
  return named?.utm_source === SOURCE ? (named.utm_content ?? '') : '';
}

const BOOKED: readonly Lead['state'][] = ['booked', 'won'];

/** What a lead adds to its post now. */
export const countedOf = (
  lead: Pick<Lead, 'state' | 'jobId'>,
  { postId, revenueCents }: { postId: string; revenueCents: number },
): NextdoorCounted => ({
  postId,
  isBooked: lead.jobId !== '' || BOOKED.includes(lead.state),
  isWon: lead.state === 'won',
  revenueCents,
});

/** A post's results with a lead's part added (`sign` 1) or taken off again (-1). Counts never fall below zero. */
export function withCounted(result: NextdoorResult, counted: NextdoorCounted, sign: 1 | -1): NextdoorResult {
  const add = (value: number, by: number): number => Math.max(0, value + sign * by);
  return {
    ...result,
    leads: add(result.leads, 1),
    booked: add(result.booked, Number(counted.isBooked)),
    won: add(result.won, Number(counted.isWon)),
    revenueCents: result.revenueCents + sign * counted.revenueCents,
  };
}
