import type { AdChannel } from '../channels';
import { shownText } from '../count';
import type { AdFacts } from '../facts';
import type { Ad, AdLine } from '../schema';
import { CLAIM_RULES } from './claims';
import type { AdFinding, Context, WordRule } from './finding';
import { folded } from './folded';
import { PLATFORM_RULES } from './platforms';
import { measureFindings } from './measures';
import { contradictionFindings, nameFindings, quoteFindings } from './sayings';
import { adFindings, licenseFindings } from './whole';

const WORD_RULES: readonly WordRule[] = [...CLAIM_RULES, ...PLATFORM_RULES];
/** Maximum quoted length of a match. */
const QUOTED_LENGTH = 40;

function wordFinding(rule: WordRule, line: AdLine, context: Context): AdFinding | null {
  const { channel } = context;
  if (rule.channels && !rule.channels.includes(channel)) return null;
  if (rule.slots && !rule.slots.includes(line.slot)) return null;
  const shown = shownText(channel, line.text);
  const text = rule.isRaw ? shown : folded(shown);
  const match = [...(rule.except ? text.replace(rule.except, ' · ') : text).matchAll(rule.pattern)][0];
  if (!match) return null;
  const severity = rule.severity(context);
  if (severity === null) return null;
  const { id, what, why, mend, source } = rule;
  const quoted = match[0].trim().slice(0, QUOTED_LENGTH);
  return { rule: id, severity, channel, lineId: line.id, what: what.replace('{}', () => quoted), why, mend, source };
}

/** The offer and the terms are checked against the same rules: they are printed. */
function termFindings(ad: Ad, facts: AdFacts, channel: AdChannel): AdFinding[] {
  const given: AdLine[] = [
    { id: '', channel, slot: 'body', text: ad.offerTerms, pin: 0 },
    { id: '', channel, slot: 'body', text: ad.financingTerms, pin: 0 },
  ];
  // Terms speak of prices and financing by their nature; what no ad may say, they may not either.
  const forbidden = new Set([
    'bonded',
    'deductible',
    'emoji-print',
    'unprintable-letters',
    'hidden-signs',
    'fancy-letters',
  ]);
  return given.flatMap((line) =>
    WORD_RULES.filter(({ id }) => forbidden.has(id)).flatMap(
      (rule) => wordFinding(rule, line, { ad, facts, channel }) ?? [],
    ),
  );
}

/**
 * All that is to be said against an ad on its channels, what blocks first: claims without what backs them, rules of the platforms, texts that
 * are too long, too few or twice. Pure: the same ad and facts give the same findings.
 */
export function lintAd(ad: Ad, facts: AdFacts): AdFinding[] {
  const found = [
    ...adFindings(ad, facts),
    ...ad.channels.flatMap((channel) => {
      const context = { ad, facts, channel };
      return [
        ...measureFindings(context),
        ...ad.lines
          .filter((line) => line.channel === channel && line.text.trim() !== '')
          .flatMap((line) => WORD_RULES.flatMap((rule) => wordFinding(rule, line, context) ?? [])),
        ...nameFindings(context),
        ...quoteFindings(context),
        ...contradictionFindings(context),
        ...licenseFindings(context),
        ...termFindings(ad, facts, channel),
      ];
    }),
  ];
  return found.toSorted((a, b) => Number(b.severity === 'block') - Number(a.severity === 'block'));
}

/** What keeps an ad from being taken out on a channel. */
export const blocking = (findings: readonly AdFinding[], channel: AdChannel): AdFinding[] =>
  findings.filter((one) => one.severity === 'block' && (one.channel === null || one.channel === channel));

/** Whether a text may be used in its slot, in isolation: our texts, and a model's, are checked before being shown. */
export const isSound = (line: AdLine, ad: Ad, facts: AdFacts): boolean => {
  const alone: Ad = { ...ad, channels: [line.channel], lines: [line] };
  return !lintAd(alone, facts).some(
    ({ severity, lineId, rule }) => severity === 'block' && lineId === line.id && rule !== 'license-not-pinned',
  );
};
