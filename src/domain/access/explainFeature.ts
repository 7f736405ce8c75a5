import { planOf, smallestPlanWith, type PlanId } from '../subscription/plans';
import { isRunning, isUnlocking, standingOf, type Standing } from '../subscription/standing';
import type { SubscriptionSummary } from '../subscription/summary';
import { FEATURE_INFO, INCLUDED_FEATURES, hasFeature, type Feature, type FeatureMap } from './features';
import { ROLE_LABELS, type Role } from './roles';
import { checkRouteAccess, pathOfFeature, rolesOfPath } from './routes';

export type ExplainedUser = {
  name: string;
  role: Role;
  features: FeatureMap;
  readOnlyFeatures: FeatureMap;
  /** The owner can neither leave nor be invited again. */
  isOwner: boolean;
};
export type ExplainedCompany = {
  features: FeatureMap;
  withdrawnFeatures: FeatureMap;
  subscription: SubscriptionSummary;
};
export type FeatureQuestion = { feature: Feature; user: ExplainedUser; company: ExplainedCompany; now: string };

/** A fix for a screen to offer in place. */
export type Mend =
  | { kind: 'subscribe' | 'changePlan'; planId: PlanId }
  | { kind: 'settlePayment' | 'signInAgain' | 'inviteAgain' | 'readWebhooks' }
  | { kind: 'changeRole'; roles: readonly Role[] };

/**
 * - `included`: every company has it. `plan`: the plan, or the lack of one.
 * - `flag`: a flag on the company or the person, whatever the plan. `withdrawn`: bought once, switched off since.
 * - `stripe`: bought, but Stripe's event hasn't been handled. `role`: the role of the person.
 */
export type DecidedBy = 'included' | 'plan' | 'flag' | 'withdrawn' | 'stripe' | 'role';

export type Explanation = {
  /** Whether the person can work with the feature: the guard's own answer. */
  isOn: boolean;
  /** Withdrawn: the pages can be read, and nothing can be written. */
  isReadOnly: boolean;
  decidedBy: DecidedBy;
  sentence: string;
  /** ISO instant until which this holds if nothing is done; '' when it has no end. */
  until: string;
  mend: Mend | null;
};

type Reason = Omit<Explanation, 'isOn' | 'isReadOnly' | 'until'> & { until?: string };

export const rolesInWords = (roles: readonly Role[]): string => roles.map((role) => ROLE_LABELS[role]).join(' or ');

/** Explains why someone has a feature or doesn't, and what would change that. */
export function explainFeature(question: FeatureQuestion): Explanation {
  const { feature, user, company, now } = question;
  const path = pathOfFeature(feature);
  const { isAllowed, isReadOnly } = checkRouteAccess(path, user);
  const isOn = isAllowed && !isReadOnly;
  const standing = standingOf(company.subscription, now);
  const reason = isOn
    ? whyOn(question, standing)
    : hasFeature(user.features, feature)
      ? wrongRole(user, rolesOfPath(path) ?? [])
      : whyOff(question, standing);
  return { until: '', ...reason, isOn, isReadOnly };
}

/** Returns the reason when an address is only for other roles. */
export function wrongRole({ name, role }: Pick<ExplainedUser, 'name' | 'role'>, roles: readonly Role[]): Reason {
  const sentence = `Only the role ${rolesInWords(roles)} may open this; ${name} has the role ${ROLE_LABELS[role]}.`;
  return { decidedBy: 'role', sentence, mend: { kind: 'changeRole', roles } };
}

function planIncludes({ planId }: SubscriptionSummary, feature: Feature): boolean {
  return planId !== null && planOf(planId).features.includes(feature);
}

function whyOn({ feature, user, company }: FeatureQuestion, standing: Standing): Reason {
  if (INCLUDED_FEATURES.includes(feature))
    return { decidedBy: 'included', sentence: 'Every company has it from its first minute.', mend: null };
  const { subscription } = company;
  const { planId } = subscription;
  if (planId !== null && planIncludes(subscription, feature)) {
    const included = `The plan ${planOf(planId).name} includes it.`;
    const { endsAt: until } = standing;
    switch (standing.kind) {
      case 'trialing':
      case 'active':
        return { decidedBy: 'plan', sentence: included, mend: null };
      case 'cancelled':
        return { decidedBy: 'plan', sentence: `${included} The subscription is canceled.`, until, mend: null };
      case 'overdue':
        return { decidedBy: 'plan', sentence: `${included} A payment failed.`, until, mend: { kind: 'settlePayment' } };
      case 'ending':
        return {
          decidedBy: 'plan',
          sentence: `The plan ${planOf(planId).name} included it. The subscription has ended.`,
          until,
          mend: renewal(feature, company, standing),
        };
      case 'none':
      case 'incomplete':
      case 'withdrawn':
    }
  }
  return hasFeature(company.features, feature)
    ? {
        decidedBy: 'flag',
        sentence: `The company’s flag “${feature}” is on, without a plan that includes it.`,
        mend: null,
      }
    : {
        decidedBy: 'flag',
        sentence: `Only ${user.name}’s own flag “${feature}” is on; the company does not have it.`,
        mend: null,
      };
}

function whyOff(question: FeatureQuestion, standing: Standing): Reason {
  const { feature, user, company } = question;
  const { subscription } = company;
  if (hasFeature(company.features, feature)) return flagMissing(user, feature, standing);
  if (INCLUDED_FEATURES.includes(feature))
    return {
      decidedBy: 'flag',
      sentence: `Every company starts with it, but the company’s flag “${feature}” is off.`,
      mend: null,
    };
  if (planIncludes(subscription, feature) && isUnlocking(standing)) {
    return {
      decidedBy: 'stripe',
      sentence:
        'The plan includes it, but the company’s flag is not on yet: Stripe’s message about it was not handled. The nightly check catches up on it.',
      mend: { kind: 'readWebhooks' },
    };
  }
  const mend = renewal(feature, company, standing);
  if (hasFeature(company.withdrawnFeatures, feature) || hasFeature(user.readOnlyFeatures, feature)) {
    const cause = isUnlocking(standing)
      ? 'it was switched off when the plan changed'
      : 'it was switched off when the subscription ended';
    return {
      decidedBy: 'withdrawn',
      sentence: `The company had it, and ${cause}. What was entered stays readable and can be exported.`,
      mend,
    };
  }
  return { decidedBy: 'plan', sentence: missingPlan(question, standing), mend };
}

/** The company has it; only this person's copy of the flag is off. */
function flagMissing({ name, isOwner }: ExplainedUser, feature: Feature, standing: Standing): Reason {
  const sentence = `The company has it, but ${name}’s own flag “${feature}” is off.`;
  if (isUnlocking(standing))
    return {
      decidedBy: 'flag',
      sentence: `${sentence} The check at the next sign-in switches it on.`,
      mend: { kind: 'signInAgain' },
    };
  if (isOwner) return { decidedBy: 'flag', sentence, mend: null };
  return {
    decidedBy: 'flag',
    sentence: `${sentence} Who is invited gets what the company has.`,
    mend: { kind: 'inviteAgain' },
  };
}

function missingPlan({ feature, company }: FeatureQuestion, { kind }: Standing): string {
  const { title } = FEATURE_INFO[feature];
  const smallest = smallestPlanWith(feature);
  const { planId, status } = company.subscription;
  const from = smallest ? `${title} is part of the plan ${smallest.name}` : title;
  if (kind === 'incomplete')
    return 'A plan was chosen, but its first payment has not gone through. Until then nothing is unlocked.';
  if (planId !== null && (isUnlocking({ kind, endsAt: '' }) || kind === 'ending'))
    return `${from}; the company has ${planOf(planId).name}.`;
  if (status === 'past_due' || status === 'unpaid') return `${from}; the company’s payment has failed for too long.`;
  return `${from}; the company has no plan.`;
}

/** Returns how the company gets the feature: pay, change to the smallest plan that has it, or subscribe. */
function renewal(feature: Feature, { subscription }: ExplainedCompany, standing: Standing): Mend | null {
  if (
    standing.kind === 'incomplete' ||
    subscription.status === 'past_due' ||
    subscription.status === 'unpaid' ||
    subscription.status === 'paused'
  ) {
    return { kind: 'settlePayment' };
  }
  const plan = smallestPlanWith(feature);
  if (!plan) return null;
  return { kind: isRunning(standing, subscription) ? 'changePlan' : 'subscribe', planId: plan.id };
}
