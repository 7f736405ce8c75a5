import type { AdChannel, AdSlot } from '../channels';
import type { AdFacts } from '../facts';
import type { Ad } from '../schema';

/** `block`: must not appear in anything exported from Fieldwright. `warn`: a person decides. */
export type Severity = 'block' | 'warn';

/** Something an ad says but shouldn't, or leaves out but needs. */
export type AdFinding = {
  /** ID of the rule. */
  rule: string;
  severity: Severity;
  /** Location: null = on every channel; `lineId` '' = not in one particular text. */
  channel: AdChannel | null;
  lineId: string;
  what: string;
  why: string;
  mend: string;
  /** The law, regulation or platform policy. */
  source: string;
};

/** The context a rule may inspect in addition to the text. */
export type Context = { ad: Ad; facts: AdFacts; channel: AdChannel };

/** A rule about words, as data. */
export type WordRule = {
  id: string;
  /** The channels the rule applies to; absent = all. */
  channels?: readonly AdChannel[];
  slots?: readonly AdSlot[];
  /** The pattern to find, in the folded text (`folded`) unless `isRaw`. */
  pattern: RegExp;
  /** Lookalikes that aren't claims: removed before matching. */
  except?: RegExp;
  isRaw?: true;
  /** null = not a problem in this ad. */
  severity: (context: Context) => Severity | null;
  /** `{}` is replaced by the matched words. */
  what: string;
  why: string;
  mend: string;
  source: string;
};

type Words = Pick<AdFinding, 'what' | 'why' | 'mend' | 'source'>;

/** Builds a finding from its parts, for rules that are more than a pattern. */
export const finding = (
  rule: string,
  severity: Severity,
  { channel, lineId = '' }: { channel: AdChannel | null; lineId?: string },
  words: Words,
): AdFinding => ({ rule, severity, channel, lineId, ...words });
