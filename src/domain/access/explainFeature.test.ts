import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION, SUBSCRIPTION_STATUSES, type SubscriptionSummary } from '../subscription/summary';
import { explainFeature, type ExplainedCompany, type ExplainedUser, type FeatureQuestion } from './explainFeature';
import { FEATURES, INCLUDED_FEATURES, type Feature, type FeatureMap } from './features';
import { ROLES } from './roles';
import { checkRouteAccess, pathOfFeature } from './routes';

const now = '2026-11-21T12:00:00.000Z';
const soon = '2026-12-01T12:00:00.000Z';
const past = '2026-11-01T12:00:00.000Z';
const flags = (...features: readonly Feature[]): FeatureMap =>
  Object.fromEntries(features.map((feature) => [feature, true]));
const included = flags(...INCLUDED_FEATURES);

type Case = {
  feature?: Feature;
  user?: Partial<ExplainedUser>;
  company?: Partial<ExplainedCompany>;
  subscription?: Partial<SubscriptionSummary>;
};

const ask = ({ feature = 'manualJ', user, company, subscription }: Case): FeatureQuestion => ({
  feature,
  user: { name: 'Ada', role: 'office', features: included, readOnlyFeatures: {}, isOwner: false, ...user },
  company: {
    features: included,
    withdrawnFeatures: {},
    ...company,
    subscription: { ...NO_SUBSCRIPTION, ...subscription },
  },
  now,
});
const why = (question: Case) => explainFeature(ask(question));

const professional = { planId: 'professional', interval: 'month', status: 'active' } as const;
const bought = { company: { features: { ...included, manualJ: true } } };
const on = { user: { features: { ...included, manualJ: true } }, ...bought };

describe('why a feature is on', () => {
  it('says that every company has it', () => {
    expect(why({ feature: 'jobs' })).toMatchObject({ isOn: true, decidedBy: 'included', mend: null });
  });

  it('says that the plan includes it, and until when', () => {
    expect(why({ ...on, subscription: professional })).toMatchObject({
      isOn: true,
      decidedBy: 'plan',
      until: '',
      mend: null,
    });
    expect(why({ ...on, subscription: { ...professional, cancelAt: soon } })).toMatchObject({
      isOn: true,
      decidedBy: 'plan',
      until: soon,
    });
  });

  it('gives the deadline and the fix for a failed payment or an ended subscription', () => {
    expect(why({ ...on, subscription: { ...professional, status: 'past_due', accessEndsAt: soon } })).toMatchObject({
      isOn: true,
      until: soon,
      mend: { kind: 'settlePayment' },
    });
    expect(why({ ...on, subscription: { ...professional, status: 'canceled', accessEndsAt: soon } })).toMatchObject({
      isOn: true,
      until: soon,
      mend: { kind: 'subscribe', planId: 'professional' },
    });
  });

  it('names a flag without a plan, on the company or only on the person', () => {
    expect(why(on)).toMatchObject({
      isOn: true,
      decidedBy: 'flag',
      sentence: 'The company’s flag “manualJ” is on, without a plan that includes it.',
    });
    expect(why({ user: { features: { manualJ: true } } }).sentence).toBe(
      'Only Ada’s own flag “manualJ” is on; the company does not have it.',
    );
  });
});

describe('why a feature is off', () => {
  it('names the smallest plan that includes it when there is no plan', () => {
    expect(why({})).toMatchObject({
      isOn: false,
      decidedBy: 'plan',
      sentence: 'Manual J is part of the plan Professional; the company has no plan.',
      mend: { kind: 'subscribe', planId: 'professional' },
    });
  });

  it('names the larger plan when the current one lacks it', () => {
    expect(why({ feature: 'quickbooks', subscription: professional })).toMatchObject({
      decidedBy: 'plan',
      sentence: 'QuickBooks is part of the plan Complete; the company has Professional.',
      mend: { kind: 'changePlan', planId: 'complete' },
    });
  });

  it('says that a first payment is still open', () => {
    expect(why({ subscription: { ...professional, status: 'incomplete' } })).toMatchObject({
      isOn: false,
      decidedBy: 'plan',
      mend: { kind: 'settlePayment' },
    });
  });

  it('asks the person to sign in again when the company has it', () => {
    expect(why({ ...bought, subscription: professional })).toMatchObject({
      isOn: false,
      decidedBy: 'flag',
      mend: { kind: 'signInAgain' },
    });
  });

  it('says to invite the person again when there is no subscription, except for an owner', () => {
    expect(why({ ...bought, user: {} }).mend).toEqual({ kind: 'inviteAgain' });
    expect(why({ ...bought, user: { isOwner: true } }).mend).toBeNull();
  });

  it('says to check the webhooks when a purchase was not processed', () => {
    expect(why({ subscription: professional })).toMatchObject({
      isOn: false,
      decidedBy: 'stripe',
      mend: { kind: 'readWebhooks' },
    });
  });

  it('says why it was withdrawn: subscription ended, plan changed, or not paid', () => {
    const withdrawn = {
      company: { features: included, withdrawnFeatures: flags('quickbooks') },
      feature: 'quickbooks',
    } as const;
    expect(
      why({ ...withdrawn, subscription: { planId: 'complete', status: 'canceled', accessEndsAt: past } }),
    ).toMatchObject({ decidedBy: 'withdrawn', mend: { kind: 'subscribe', planId: 'complete' } });
    expect(why({ ...withdrawn, subscription: professional })).toMatchObject({
      decidedBy: 'withdrawn',
      mend: { kind: 'changePlan', planId: 'complete' },
    });
    expect(
      why({ ...withdrawn, subscription: { planId: 'complete', status: 'unpaid', accessEndsAt: past } }),
    ).toMatchObject({ decidedBy: 'withdrawn', mend: { kind: 'settlePayment' } });
    expect(why({ ...withdrawn, subscription: professional }).sentence).toContain('readable');
    const kept = { ...withdrawn, user: { readOnlyFeatures: flags('quickbooks') }, subscription: professional };
    expect(why(kept)).toMatchObject({ isOn: false, isReadOnly: true, decidedBy: 'withdrawn' });
  });

  it('says that the company lacks an included feature', () => {
    expect(why({ feature: 'jobs', user: { features: {} }, company: { features: {} } })).toMatchObject({
      isOn: false,
      decidedBy: 'flag',
      mend: null,
    });
  });
});

it('never disagrees with the guard, for any flags, role and subscription', () => {
  for (const feature of FEATURES) {
    for (const role of ROLES) {
      for (const features of [{}, flags(feature), included]) {
        for (const status of SUBSCRIPTION_STATUSES) {
          for (const companyFeatures of [{}, flags(feature)]) {
            const question = ask({
              feature,
              user: { role, features },
              company: { features: companyFeatures },
              subscription: { planId: 'essentials', status },
            });
            const answer = explainFeature(question);
            expect(answer.isOn).toBe(checkRouteAccess(pathOfFeature(feature), { role, features }).isAllowed);
            expect(answer.isReadOnly).toBe(false);
            expect(answer.sentence).not.toBe('');
          }
        }
      }
    }
  }
});
