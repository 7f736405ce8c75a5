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

/** Checks the offer and the terms against the same rules, since they are printed too. */
function termFindings(ad: Ad, facts: AdFacts, channel: AdChannel): AdFinding[] {
  const given: AdLine[] = [
    { id: '', channel, slot: 'body', text: ad.offerTerms, pin: 0 },
    { id: '', channel, slot: 'body', text: ad.financingTerms, pin: 0 },
  ];
  // Terms naturally mention prices and financing; what no ad may say, they may not say either.
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
 * Returns all findings of an ad on its channels, blocking ones first: unsupported claims, violations of platform rules, and texts that
 * are too long, too few or duplicated. Pure: the same ad and facts give the same findings.
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

/** Returns the findings that block an ad's export on a channel. */
export const blocking = (findings: readonly AdFinding[], channel: AdChannel): AdFinding[] =>
  findings.filter((one) => one.severity === 'block' && (one.channel === null || one.channel === channel));

/** Whether a text may be used in its slot, in isolation: our own texts and a model's are checked before they are shown. */
export const isSound = (line: AdLine, ad: Ad, facts: AdFacts): boolean => {
  const alone: Ad = { ...ad, channels: [line.channel], lines: [line] };
  return !lintAd(alone, facts).some(
    ({ severity, lineId, rule }) => severity === 'block' && lineId === line.id && rule !== 'license-not-pinned',
  );
};
