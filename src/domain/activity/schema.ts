import { z } from 'zod';

export const ACTIVITY_VERBS = ['created', 'updated', 'deleted', 'merged', 'unmerged', 'joined', 'removed', 'role-changed', 'invited'] as const;

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
