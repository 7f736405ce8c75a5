import type { AdChannel, AdSlot } from '../channels';
import type { AdFacts } from '../facts';
import type { Ad } from '../schema';

/** `block`: what is taken out of Fieldwright must not say it. `warn`: a person decides. */
export type Severity = 'block' | 'warn';

/** Something that an ad says, or leaves out, and that it must or should not. */
export type AdFinding = {
  /** Of the rule. */
  rule: string;
  severity: Severity;
  /** Where: null = on every channel; `lineId` '' = not in one text. */
  channel: AdChannel | null;
  lineId: string;
  what: string;
  why: string;
  mend: string;
  /** Law, regulation or the platform's policy. */
  source: string;
};

/** What a rule may inspect in addition to the text. */
export type Context = { ad: Ad; facts: AdFacts; channel: AdChannel };

/** A rule about words, as data. */
export type WordRule = {
  id: string;
  /** Where it counts; absent = everywhere. */
  channels?: readonly AdChannel[];
  slots?: readonly AdSlot[];
  /** What is looked for, in the folded text (`folded`) unless `isRaw`. */
  pattern: RegExp;
  /** What looks alike and is no claim: it is taken out first. */
  except?: RegExp;
  isRaw?: true;
  /** null = in this ad it is no fault. */
  severity: (context: Context) => Severity | null;
  /** The words that were found are put in for `{}`. */
  what: string;
  why: string;
  mend: string;
  source: string;
};

type Words = Pick<AdFinding, 'what' | 'why' | 'mend' | 'source'>;

/** A finding by its parts, for rules that are more than a pattern. */
export const finding = (
  rule: string,
  severity: Severity,
  { channel, lineId = '' }: { channel: AdChannel | null; lineId?: string },
  words: Words,
): AdFinding => ({ rule, severity, channel, lineId, ...words });
