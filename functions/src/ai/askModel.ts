import { createHash } from 'node:crypto';
import { info } from 'firebase-functions/logger';
import type { Deps } from '../platform/admin';
import { anthropicModel } from './anthropic';
import { aiConfig } from './config';
import { fromModelError, mayPass, ModelError } from './errors';
import { costOf, modelsFor, type ModelEntry } from './models';
import { openaiModel } from './openai';
import type { AiProvider, Model, ModelAnswer, ModelEvent, ModelRequest, ModelUsage } from './port';
import { reserve, settle, type Payer } from './usage';

const MODELS: Record<AiProvider, Model> = { openai: openaiModel, anthropic: anthropicModel };

/** Tries per model, before trying another. */
const TRIES = 2;
const PAUSE_MS = 600;
/** If a provider asks for a longer wait, the next one is tried. */
const LONGEST_PAUSE_MS = 5_000;
const NOTHING: ModelUsage = { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };

export type Asked = ModelAnswer & { provider: AiProvider; model: string; costMicrodollars: number };

type Options = {
  /** Stops the request, and with it the cost. */
  signal: AbortSignal;
  onEvent?: (event: ModelEvent) => void;
  /** True for the first round of a question, which is counted as one. */
  isQuestion?: boolean;
};

/**
 * Calls the model for a purpose on behalf of a payer, and meters it. Transient failures are retried, then the
 * purpose's next model is tried, but never after streaming any text: that can't be undone.
 * @throws AppError when it is off, a cap is reached, or no model answers; ModelError `stopped` if `signal` ended it
 */
export async function askModel(
  deps: Deps,
  payer: Payer,
  request: ModelRequest,
  { signal, onEvent = () => undefined, isQuestion = false }: Options,
): Promise<Asked> {
  // A provider without a key hasn't failed: it just isn't available.
  const entries = (await modelsFor(deps, request.purpose)).filter(({ provider }) => aiConfig(provider) !== null);
  const streamed = { isBegun: false };
  let failed: ModelError | null = null;
  const hear = (event: ModelEvent): void => {
    if (event.t === 'text') streamed.isBegun = true;
    onEvent(event);
  };
  for (const [index, entry] of entries.entries()) {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        return await askOnce(deps, payer, request, { entry, signal, onEvent: hear, isQuestion });
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        if (error.fault === 'stopped') throw error;
        failed = error;
        if (streamed.isBegun) throw fromModelError(error);
        const isAgain = attempt < TRIES && mayPass(error.fault) && (error.retryAfterMs ?? 0) <= LONGEST_PAUSE_MS;
        if (!isAgain) break;
        hear({ t: 'retry' });
        await pause(error.retryAfterMs ?? PAUSE_MS, signal, error.provider);
      }
    }
    // If one provider finds the request too long or wrong, the other is worth a try, but the person gets the first one's error.
    if (index < entries.length - 1) hear({ t: 'fallback' });
  }
  throw fromModelError(failed ?? new ModelError('not-set-up', { provider: 'openai' }));
}

async function askOnce(
  deps: Deps,
  payer: Payer,
  request: ModelRequest,
  {
    entry,
    signal,
    onEvent,
    isQuestion,
  }: { entry: ModelEntry; signal: AbortSignal; onEvent: (event: ModelEvent) => void; isQuestion: boolean },
): Promise<Asked> {
  const { purpose } = request;
  const maxOutputTokens = Math.min(request.maxOutputTokens ?? entry.maxOutputTokens, entry.maxOutputTokens);
  const expected = tokensOf(request);
  const reserved = costOf(entry, { ...NOTHING, inputTokens: expected, outputTokens: maxOutputTokens });
  await reserve(deps, payer, { purpose, microdollars: reserved });
  const startedAt = performance.now();
  let used = NOTHING;
  let outcome = '';
  try {
    const answer = await MODELS[entry.provider].answer(
      {
        ...request,
        model: entry.model,
        effort: entry.effort,
        maxOutputTokens,
        cacheKey: shortHash(payer.companyId),
        personKey: shortHash(`${payer.companyId} ${payer.uid}`),
      },
      { signal, timeoutMs: entry.timeoutMs, onEvent },
    );
    used = answer.usage;
    outcome = answer.stop;
    return { ...answer, provider: entry.provider, model: entry.model, costMicrodollars: costOf(entry, used) };
  } catch (error) {
    if (error instanceof ModelError) {
      used = billedOf(error, expected);
      outcome = error.fault;
    }
    throw error;
  } finally {
    const cost = costOf(entry, used);
    await settle(deps, payer, { purpose, reserved, cost, used, isQuestion: isQuestion && outcome !== '' });
    // No content of the question or the answer.
    info('ai', {
      companyId: payer.companyId,
      purpose,
      provider: entry.provider,
      model: entry.model,
      outcome,
      ms: Math.round(performance.now() - startedAt),
      costMicrodollars: cost,
      ...used,
    });
  }
}

/** Returns the cost of a failed try: a provider that began to answer has read the question. */
function billedOf({ usage, fault }: ModelError, expected: number): ModelUsage {
  if (!usage) return NOTHING;
  const hasBegun = usage.inputTokens > 0 || usage.outputTokens > 0 || fault === 'stopped' || fault === 'broken';
  if (!hasBegun) return NOTHING;
  return usage.inputTokens === 0 ? { ...usage, inputTokens: expected } : usage;
}

/** Estimates a request's tokens: one per four characters, and 1,600 per picture. */
function tokensOf({ instructions, messages, tools = [] }: ModelRequest): number {
  let characters = instructions.length + JSON.stringify(tools).length;
  let pictures = 0;
  for (const message of messages) {
    if (message.from === 'tools') for (const { content } of message.results) characters += content.length;
    else
      for (const part of message.parts) {
        if (part.kind === 'picture') pictures += 1;
        else characters += part.kind === 'text' ? part.text.length : part.json.length;
      }
  }
  return Math.ceil(characters / 4) + pictures * 1_600;
}

/** Caller ID for the provider's abuse monitoring: stable, and never a name. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

async function pause(ms: number, signal: AbortSignal, provider: AiProvider): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
  if (signal.aborted) throw new ModelError('stopped', { provider });
}
