import { z } from 'zod';
import { SUGGESTIONS_LIMIT, type AdSuggestion, type writeAds } from '@/domain/ad/api';
import { AD_CHANNEL_FACTS, AD_SLOTS, slotFacts, slotsOf } from '@/domain/ad/channels';
import { fitOf } from '@/domain/ad/count';
import type { AdFacts } from '@/domain/ad/facts';
import { lintAd } from '@/domain/ad/lint/lint';
import { AD_LINE_LENGTH, adSchema, type Ad } from '@/domain/ad/schema';
import { AppError } from '@/lib/appError';
import { plainText } from '@/lib/plainText';
import { askModel } from '../ai/askModel';
import type { JsonSchema, ModelMessage } from '../ai/port';
import type { Payer } from '../ai/usage';
import type { Deps } from '../platform/admin';
import { AD_COPY_AGAIN, AD_COPY_RULES } from './prompts/adCopyV1';

type Asked = z.infer<typeof writeAds.input>;

/** After the first answer, rejected texts are requested one more time, then dropped. */
const ROUNDS = 2;
const MAX_OUTPUT_TOKENS = 3_000;
/** No one reads more than this per placement. */
const MOST_EACH = 6;

const answerSchema = z.object({ lines: z.array(z.object({ slot: z.enum(AD_SLOTS), text: z.string() })) });

/** In the form both providers accept: closed objects, all properties required. */
const SHAPE: { name: string; schema: JsonSchema } = {
  name: 'ad_texts',
  schema: {
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: { slot: { type: 'string', enum: [...AD_SLOTS] }, text: { type: 'string' } },
          required: ['slot', 'text'],
          additionalProperties: false,
        },
      },
    },
    required: ['lines'],
    additionalProperties: false,
  },
};

/** Returns why a text can't be used in its slot, as a message, or '' if it can. */
function refusalOf({ slot, text }: AdSuggestion, ad: Ad, facts: AdFacts): string {
  const [channel] = ad.channels;
  if (!channel || !slotFacts(channel, slot)) return 'There is no such place.';
  const fit = fitOf(channel, slot, text);
  if (text.trim() === '' || !fit) return 'It is empty.';
  if (fit.over > 0) return `It is ${String(fit.over)} characters too long; at most ${String(fit.most)}.`;
  const line = { id: 'suggested', channel, slot, text, pin: 0 };
  return (
    lintAd({ ...ad, lines: [line] }, facts).find(
      ({ severity, lineId, rule }) => severity === 'block' && lineId === line.id && rule !== 'license-not-pinned',
    )?.what ?? ''
  );
}

const placesOf = (channel: Asked['channel']) =>
  slotsOf(channel).map(({ slot, label, most, advised, count }) => ({
    slot,
    label,
    atMostCharacters: advised || most,
    texts: Math.min(count, MOST_EACH),
  }));

/** Facts about the company that may be stated; no customers, and no prices except the offer's. */
const knownOf = (facts: AdFacts) => ({
  company: facts.companyName,
  trade: facts.trade,
  city: facts.city,
  state: facts.state,
  tagline: facts.tagline,
  licenses: facts.licenses,
  credentials: facts.credentials,
  hours: facts.hours,
  reviews: facts.reviews,
});

/**
 * Has a model suggest texts for a channel. Each text is measured and checked here on the server; those that fail are
 * requested one more time and dropped if they still fail.
 * @throws AppError when AI is off, a cap is reached or no model answers
 */
export async function suggestTexts(
  deps: Deps,
  payer: Payer,
  { asked: { channel, brief }, facts, signal }: { asked: Asked; facts: AdFacts; signal: AbortSignal },
): Promise<z.infer<typeof writeAds.output>> {
  const ad: Ad = { ...adSchema.parse({ name: 'Suggested' }), ...brief, channels: [channel] };
  const data = JSON.stringify({
    channel: AD_CHANNEL_FACTS[channel].label,
    places: placesOf(channel),
    ad: { untrusted: true, ...brief },
    company: { untrusted: true, ...knownOf(facts) },
  });
  let messages: ModelMessage[] = [{ from: 'person', parts: [{ kind: 'text', text: data }] }];
  const kept: AdSuggestion[] = [];
  let refused: { slot: string; text: string; why: string }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answer = await askModel(
      deps,
      payer,
      { purpose: 'ad-copy', instructions: AD_COPY_RULES, messages, shape: SHAPE, maxOutputTokens: MAX_OUTPUT_TOKENS },
      { signal, isQuestion: round === 1 },
    );
    const suggested = linesIn(answer.text);
    refused = [];
    for (const line of suggested) {
      const why = refusalOf(line, ad, facts);
      if (why !== '') refused.push({ ...line, why });
      else if (!kept.some((one) => one.slot === line.slot && one.text.toLowerCase() === line.text.toLowerCase()))
        kept.push(line);
    }
    if (refused.length === 0 || answer.stop !== 'end') break;
    messages = [
      ...messages,
      answer.message,
      { from: 'person', parts: [{ kind: 'text', text: `${AD_COPY_AGAIN}\n${JSON.stringify(refused)}` }] },
    ];
  }
  return { lines: kept.slice(0, SUGGESTIONS_LIMIT), leftOutCount: refused.length };
}

/** Parses the texts of an answer. @throws AppError if it can't be parsed, e.g. after a refusal or a truncated response */
function linesIn(text: string): AdSuggestion[] {
  const answer = answerSchema.safeParse(parsed(text)).data;
  if (!answer)
    throw new AppError({ code: 'unavailable', userMessage: 'The suggestions came back unreadable. Try again.' });
  return answer.lines.map(({ slot, text: words }) => ({
    slot,
    text: plainText(words).trim().slice(0, AD_LINE_LENGTH),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
