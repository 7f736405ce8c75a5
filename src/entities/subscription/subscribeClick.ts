import { z } from 'zod';
import { report } from '@/data/telemetry/report';
import { track } from '@/data/tracking';
import { FEATURES, type Feature } from '@/domain/access/features';
import { PLAN_IDS, type BillingInterval, type PlanId } from '@/domain/subscription/plans';

/** What somebody wants to subscribe to, and the feature that made them want it (null: the plan as such). */
export type Wish = { planId: PlanId; interval: BillingInterval; feature: Feature | null };

const KEY = 'fieldwright:subscribe-click';
const keptSchema = z.object({ planId: z.enum(PLAN_IDS), feature: z.enum(FEATURES).nullable() });

/**
 * Records that somebody wants to subscribe. A member's click is told to the team's chat at once. A visitor's leads to another
 * page, and leaving this one would cut the message off: this tab keeps it for `reportKeptClick`.
 */
export function noteSubscribeClick({ planId, interval, feature }: Wish, isSignedIn: boolean): void {
  track('subscribe_click', { plan: planId, interval, feature: feature ?? '' });
  if (isSignedIn) return report({ type: 'subscribe_click', planId, feature });
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ planId, feature }));
  } catch {
    // Without storage the click is counted, and the chat does not hear of it.
  }
}

/** Tells the team's chat of a visitor's click that this tab has kept, once. For the page that the click leads to. */
export function reportKeptClick(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept !== null) report({ type: 'subscribe_click', ...keptSchema.parse(JSON.parse(kept)) });
  } catch {
    // No storage, or nothing of ours in it.
  }
}
