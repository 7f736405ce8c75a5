import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { FEATURES } from '../access/features';
import { PLAN_IDS } from '../subscription/plans';

const errorReport = z.object({
  type: z.literal('error'),
  message: z.string().max(2_000),
  stack: z.string().max(20_000).default(''),
  url: z.string().max(2_000),
  /** The device's time. */
  at: z.string().max(40),
});
const login = z.object({ type: z.literal('login'), provider: z.string().max(60) });
const subscribeClick = z.object({
  type: z.literal('subscribe_click'),
  planId: z.enum(PLAN_IDS),
  feature: z.enum(FEATURES).nullable(),
});

export type ErrorReport = z.infer<typeof errorReport>;

/**
 * Relays browser events to the team's chat, whose URL never reaches a browser. Errors and "Subscribe" clicks are
 * accepted from anyone, logins from signed-in users; the server knows who. `isPassedOn` is false without a chat.
 */
export const reportEvent = defineContract({
  name: 'reportEvent',
  input: z.discriminatedUnion('type', [errorReport, login, subscribeClick]),
  output: z.object({ isPassedOn: z.boolean() }),
});
