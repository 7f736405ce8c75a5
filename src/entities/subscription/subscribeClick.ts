import { z } from 'zod';
import { report } from '@/data/telemetry/report';
import { track } from '@/data/tracking';
import { FEATURES, type Feature } from '@/domain/access/features';
import { PLAN_IDS, type BillingInterval, type PlanId } from '@/domain/subscription/plans';

/** The plan someone wants to subscribe to, and the feature that made them want it (null: the plan itself). */
export type Wish = { planId: PlanId; interval: BillingInterval; feature: Feature | null };

const KEY = 'fieldwright:subscribe-click';
const keptSchema = z.object({
  planId: z.enum(PLAN_IDS),
  feature: z.enum(FEATURES).nullable(),
  /** Whether the team's chat has been notified. */
  isTold: z.boolean(),
});
/** A visitor's last click, as stored in this tab. */
type Kept = z.infer<typeof keptSchema>;

/**
 * Records that someone wants to subscribe. A member's click is reported to the team's chat right away. A visitor's click leads to
 * registration, and leaving this page would cut the report off, so it's sent from there.
 */
export function noteSubscribeClick(wish: Wish, isSignedIn: boolean): void {
  count(wish);
  const { planId, feature } = wish;
  if (isSignedIn) report({ type: 'subscribe_click', planId, feature });
  else keep({ planId, feature, isTold: false });
}

/**
 * Reports to the team's chat, once, the click that led a visitor to registration. `chosen` is the plan they bring along, null for none:
 * the public pages' links run none of our scripts, so arriving with a plan is the only sign of a click.
 */
export function noteArrival(chosen: Pick<Wish, 'planId' | 'interval'> | null): void {
  const kept = keptClick();
  if (kept && !kept.isTold) {
    tell(kept);
    return;
  }
  if (!chosen || kept?.planId === chosen.planId) return;
  count({ ...chosen, feature: null });
  tell({ planId: chosen.planId, feature: null });
}

const count = ({ planId, interval, feature }: Wish): void =>
  track('subscribe_click', { plan: planId, interval, feature: feature ?? '' });

function tell({ planId, feature }: Pick<Kept, 'planId' | 'feature'>): void {
  report({ type: 'subscribe_click', planId, feature });
  keep({ planId, feature, isTold: true });
}

function keep(click: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(click));
  } catch {
    // Without storage, reloading the registration page counts as another click.
  }
}

function keptClick(): Kept | null {
  try {
    return keptSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}
