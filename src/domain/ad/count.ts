import { AD_CHANNEL_FACTS, slotFacts, type AdChannel, type AdSlot } from './channels';

/**
 * Letters that Google counts as two: East Asian wide and full-width ones, and pictographs (Unicode UAX #11). "Characters" of Google's
 * limits are code points, so that a letter with a combining accent counts as two as well.
 */
const DOUBLE_WIDTH =
  /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Google's automatic insertions: in `{KeyWord:AC Repair}` the default text counts, and is shown without a search. */
const INSERTION = /\{\s*(?:keyword|param\d|(?:customizer|location|if)[^:}]*)\s*:([^{}]*)\}/gi;

/** A text as it is shown and counted at a channel: insertions by their default text, without the spaces around. */
export const shownText = (channel: AdChannel, text: string): string =>
  (AD_CHANNEL_FACTS[channel].counting === 'google' ? text.replace(INSERTION, '$1') : text).trim();

/** How long a text is as its channel counts it: in code points, at Google with double-width letters as two. */
export function lengthOf(channel: AdChannel, text: string): number {
  const letters = Array.from(shownText(channel, text));
  if (AD_CHANNEL_FACTS[channel].counting === 'points') return letters.length;
  return letters.reduce((sum, letter) => sum + (DOUBLE_WIDTH.test(letter) ? 2 : 1), 0);
}

export type Fit = {
  length: number;
  most: number;
  /** What is shown before it is cut off; the same as `most` where nothing is. */
  shown: number;
  /** By how much it is too long for the platform; 0 = it fits. */
  over: number;
};

/** How a text stands to the limit of its place; null where the channel has no such place. */
export function fitOf(channel: AdChannel, slot: AdSlot, text: string): Fit | null {
  const facts = slotFacts(channel, slot);
  if (!facts) return null;
  const length = lengthOf(channel, text);
  return { length, most: facts.most, shown: facts.advised || facts.most, over: Math.max(0, length - facts.most) };
}
