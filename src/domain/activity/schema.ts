import { z } from 'zod';

/** Events of the company's subscription (subjectType `subscription`); `detail` says which plan or features. */
export const SUBSCRIPTION_VERBS = [
  'subscribed',
  'plan-changed',
  'payment-failed',
  'payment-made',
  'cancelled',
  'resumed',
  'ended',
  'withdrawn',
] as const;
export type SubscriptionVerb = (typeof SUBSCRIPTION_VERBS)[number];

const ACTIVITY_VERBS = [
  'created',
  'updated',
  'deleted',
  'merged',
  'unmerged',
  // Someone saved an unreadable version: the last good one was restored, or there is none.
  'restored',
  'damaged',
  // Work began although a prerequisite was open; `detail` says which.
  'started-held',
  'joined',
  'removed',
  'role-changed',
  'invited',
  ...SUBSCRIPTION_VERBS,
] as const;

/** companies/{c}/activity/{id}: who did what, written by triggers with the server's time. */
export const activitySchema = z.object({
  at: z.string(),
  actorUid: z.string(),
  verb: z.enum(ACTIVITY_VERBS),
  subjectType: z.string(),
  subjectId: z.string(),
  subjectName: z.string().default(''),
  customerId: z.string().default(''),
  changedFields: z.array(z.string()).default([]),
  detail: z.string().default(''),
});
export type Activity = z.infer<typeof activitySchema>;
