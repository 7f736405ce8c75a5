import { warn } from 'firebase-functions/logger';
import { z } from 'zod';
import { AI_PURPOSES, type AiPurpose } from '@/domain/assistant/purpose';
import { optionalDate } from '@/domain/record/schema';
import { DAY_MS, MINUTE_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { AI_PROVIDERS, EFFORTS, type ModelUsage } from './port';

const price = z.number().min(0).max(1_000_000);

/** A model for a purpose: its name, limits and cost. */
export const modelEntrySchema = z.object({
  provider: z.enum(AI_PROVIDERS),
  model: z.string().min(1).max(100),
  maxOutputTokens: z.number().int().min(16).max(64_000).default(2_000),
  effort: z.enum(EFFORTS).default('low'),
  /** Longest allowed silence. */
  timeoutMs: z.number().int().min(1_000).max(300_000).default(45_000),
  /** US cents per million tokens, according to the provider contract. */
  centsPerMillion: z
    .object({ input: price, cacheRead: price, cacheWrite: price, output: price })
    .default({ input: 0, cacheRead: 0, cacheWrite: 0, output: 0 }),
  /** Per generated picture. */
  centsPerPicture: price.default(0),
  /** The day the provider shuts it down; '' = not announced. It isn't called from then on. */
  endOfLife: optionalDate,
});
export type ModelEntry = z.infer<typeof modelEntrySchema>;

/** The first available model answers; the others are fallbacks, in order. */
const entries = z.array(modelEntrySchema).min(1).max(4);

const SONNET: ModelEntry = modelEntrySchema.parse({
  provider: 'anthropic',
  model: 'claude-sonnet-5-5',
  centsPerMillion: { input: 300, cacheRead: 30, cacheWrite: 375, output: 1500 },
});
const HAIKU: ModelEntry = modelEntrySchema.parse({
  provider: 'anthropic',
  model: 'claude-haiku-5-5',
  centsPerMillion: { input: 100, cacheRead: 10, cacheWrite: 125, output: 500 },
});
const TERRA: ModelEntry = modelEntrySchema.parse({
  provider: 'openai',
  model: 'gpt-6.1-terra',
  centsPerMillion: { input: 250, cacheRead: 25, cacheWrite: 250, output: 1500 },
});
const PICTURE: ModelEntry = modelEntrySchema.parse({
  provider: 'openai',
  model: 'gpt-image-2',
  timeoutMs: 120_000,
  centsPerPicture: 8,
});

/**
 * Defaults if the operator hasn't configured any. The prices are placeholders on the high side, so that caps kick in early rather than
 * late: operators enter their contract prices (docs/ai.md).
 */
const DEFAULT_MODELS: Record<AiPurpose, readonly ModelEntry[]> = {
  answer: [SONNET, TERRA],
  draft: [HAIKU, TERRA],
  picture: [
    { ...SONNET, maxOutputTokens: 4_000 },
    { ...TERRA, maxOutputTokens: 4_000 },
  ],
  'ad-copy': [SONNET, TERRA],
  'ad-picture': [PICTURE],
};

const KEPT_MS = MINUTE_MS;
const WARNING_DAYS = 30;
let kept: { at: number; models: Record<AiPurpose, readonly ModelEntry[]> } | undefined;

/** Clears the cache, for tests. */
export const forgetModels = (): void => void (kept = undefined);

/**
 * Returns the models for a purpose, preferred one first: from the document `operator/aiModels`, which an operator can change without
 * deploying, or our defaults. A damaged purpose there falls back to our defaults and is logged. Models past their end of life are left
 * out.
 */
export async function modelsFor(deps: Deps, purpose: AiPurpose): Promise<ModelEntry[]> {
  const at = Date.parse(deps.now());
  if (!kept || at - kept.at > KEPT_MS || at < kept.at) kept = { at, models: await readModels(deps) };
  const today = deps.now().slice(0, 10);
  const all = kept.models[purpose];
  const soon = new Date(at + WARNING_DAYS * DAY_MS).toISOString().slice(0, 10);
  for (const { model, endOfLife } of all)
    if (endOfLife !== '' && endOfLife <= soon) warn('an AI model ends', { purpose, model, endOfLife });
  return all.filter(({ endOfLife }) => endOfLife === '' || endOfLife > today);
}

async function readModels({ db }: Deps): Promise<Record<AiPurpose, readonly ModelEntry[]>> {
  const stored = (await db.doc('operator/aiModels').get()).data() ?? {};
  return Object.fromEntries(
    AI_PURPOSES.map((purpose) => {
      const given: unknown = stored[purpose];
      if (given === undefined) return [purpose, DEFAULT_MODELS[purpose]];
      const read = entries.safeParse(given);
      if (!read.success) warn('operator/aiModels is damaged', { purpose, path: read.error.issues[0]?.path.join('.') });
      return [purpose, read.success ? read.data : DEFAULT_MODELS[purpose]];
    }),
  ) as Record<AiPurpose, readonly ModelEntry[]>;
}

/** Usage in millionths of a dollar, rounded up. */
export function costOf(
  { centsPerMillion: { input, cacheRead, cacheWrite, output } }: ModelEntry,
  used: ModelUsage,
): number {
  const cents =
    used.inputTokens * input +
    used.cacheReadTokens * cacheRead +
    used.cacheWriteTokens * cacheWrite +
    used.outputTokens * output;
  // A cent per million tokens is 10,000 millionths of a dollar.
  return Math.ceil(cents / 100);
}
