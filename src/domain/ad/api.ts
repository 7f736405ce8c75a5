import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { AD_CHANNELS, AD_SLOTS } from './channels';
import { AD_LINE_LENGTH, adSchema } from './schema';

/** The most suggestions worth reading in one go. */
export const SUGGESTIONS_LIMIT = 40;

/** The parts of an ad sent to a model: what a person filled in for it, and no customer records. */
const briefSchema = adSchema.pick({
  goal: true,
  audience: true,
  service: true,
  offer: true,
  offerTerms: true,
  offerEndsOn: true,
  financingTerms: true,
  proof: true,
  areas: true,
});

/**
 * For admins with the assistant: has a model suggest texts for a channel. Returned texts fit their slot and passed the check on the
 * server; the rest are dropped and counted. The same texts are checked again where they are shown.
 * @throws `permission-denied`, `failed-precondition` (switched off, not set up, cap reached), `rate-limited`, `unavailable`
 */
export const writeAds = defineContract({
  name: 'writeAds',
  input: z.object({ channel: z.enum(AD_CHANNELS), brief: briefSchema }),
  output: z.object({
    lines: z.array(z.object({ slot: z.enum(AD_SLOTS), text: z.string().max(AD_LINE_LENGTH) })).max(SUGGESTIONS_LIMIT),
    leftOutCount: z.number().int().min(0),
  }),
});
export type AdSuggestion = z.infer<typeof writeAds.output>['lines'][number];
