import { AD_CHANNEL_FACTS, slotFacts, type AdChannel, type AdSlot } from './channels';

/**
 * Characters that Google counts as two: East Asian wide and full-width ones, and pictographs (Unicode UAX #11). The "characters" in
 * Google's limits are code points, so a letter with a combining accent counts as two as well.
 */
const DOUBLE_WIDTH =
  /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Google's automatic insertions: in `{KeyWord:AC Repair}` the default text counts, and is what shows without a search. */
const INSERTION = /\{\s*(?:keyword|param\d|(?:customizer|location|if)[^:}]*)\s*:([^{}]*)\}/gi;

/** Returns a text as a channel shows and counts it: insertions replaced by their default text, outer spaces trimmed. */
export const shownText = (channel: AdChannel, text: string): string =>
  (AD_CHANNEL_FACTS[channel].counting === 'google' ? text.replace(INSERTION, '$1') : text).trim();

/** Returns a text's length as its channel counts it: in code points, with double-width letters counted as two at Google. */
export function lengthOf(channel: AdChannel, text: string): number {
  const letters = Array.from(shownText(channel, text));
  if (AD_CHANNEL_FACTS[channel].counting === 'points') return letters.length;
  return letters.reduce((sum, letter) => sum + (DOUBLE_WIDTH.test(letter) ? 2 : 1), 0);
}

export type Fit = {
  length: number;
  most: number;
  /** Number of characters shown before the text is cut off; the same as `most` if nothing is cut. */
  shown: number;
  /** Number of characters over the platform's limit; 0 = it fits. */
  over: number;
};

/** Compares a text's length with the limit of its slot; null if the channel has no such slot. */
export function fitOf(channel: AdChannel, slot: AdSlot, text: string): Fit | null {
  const facts = slotFacts(channel, slot);
  if (!facts) return null;
  const length = lengthOf(channel, text);
  return { length, most: facts.most, shown: facts.advised || facts.most, over: Math.max(0, length - facts.most) };
}
