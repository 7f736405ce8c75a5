import { slotsOf, type AdChannel, type SlotFacts } from '../channels';
import { fitOf } from '../count';
import type { AdFacts } from '../facts';
import type { Ad, AdLine } from '../schema';
import { folded } from '../lint/folded';
import { isSound } from '../lint/lint';
import { licenseLaw } from '../lint/licenseStates';
import { spokenOf } from './spoken';
import { inWords, TEMPLATES } from './templates';

/** Initial number of variants; more can be added by hand. */
const USUAL_COUNT: Partial<Record<AdChannel, Partial<Record<AdLine['slot'], number>>>> = {
  googleSearch: { headline: 10, description: 4 },
  googleDisplay: { headline: 4, description: 3 },
  meta: { primary: 2, headline: 2, description: 1 },
  nextdoor: { headline: 2 },
};

/** Normalizes a text so that two texts that read the same compare equal. */
const keyOf = (text: string): string => folded(text).trim().toLowerCase();

type Asked = {
  ad: Ad;
  facts: AdFacts;
  channel: AdChannel;
  /** 0, 1, 2 …: each turn gives different wording. */
  turn?: number;
  newId: () => string;
};

/**
 * Writes the texts of one channel from the company's own records, using our templates. Each fits its slot and passes the lint: anything
 * too long or needing proof is omitted, never cut short. The same ad, facts and turn always give the same words.
 */
export function composedLines({ ad, facts, channel, turn = 0, newId }: Asked): AdLine[] {
  return slotsOf(channel).flatMap((slot) => linesOf(slot, { ad, facts, channel, turn, newId }));
}

const turned = <T>(list: readonly T[], by: number): T[] => {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};

const SAYS_LICENSE = '{license}';
/** Pieces used in only one of several texts: repeating them would crowd out something else. */
const ONCE: readonly string[] = [SAYS_LICENSE, '{offer}', '{quote}'];

/** Returns a slot's templates, rotated by the turn. When there are many, the first two say what the ad is about and stay first. */
function templatesOf(slot: SlotFacts, { facts, channel, turn }: Required<Asked>): readonly string[] {
  const templates = TEMPLATES[channel][slot.slot] ?? [];
  if (slot.count > 1) return [...templates.slice(0, 2), ...turned(templates.slice(2), turn * 3)];
  const licensed = templates.filter((one) => one.includes(SAYS_LICENSE));
  // If the law requires the license number and there is only one text, that text includes it.
  const isNeeded = facts.licenses.length > 0 && licenseLaw(facts.state, facts.trade, channel) !== null;
  return turned(isNeeded && licensed.length > 0 ? licensed : templates, turn);
}

function linesOf(slot: SlotFacts, asked: Required<Asked>): AdLine[] {
  const { ad, facts, channel, newId } = asked;
  const spoken = spokenOf(ad, facts);
  const seen = new Set<string>();
  const kept: AdLine[] = [];
  const said = new Set<string>();
  const most = Math.max(slot.least, USUAL_COUNT[channel]?.[slot.slot] ?? slot.count);
  for (const template of templatesOf(slot, asked)) {
    if (kept.length >= most) break;
    const once = ONCE.filter((piece) => template.includes(piece));
    if (once.some((piece) => said.has(piece))) continue;
    const text = inWords(template, spoken);
    if (text === null || seen.has(keyOf(text))) continue;
    const fit = fitOf(channel, slot.slot, text);
    const line: AdLine = { id: newId(), channel, slot: slot.slot, text, pin: 0 };
    if (!fit || fit.over > 0 || !isSound(line, ad, facts)) continue;
    seen.add(keyOf(text));
    kept.push(line);
    for (const piece of once) said.add(piece);
  }
  return withPinnedLicense(kept, { facts, channel });
}

/** If the law requires the number in each ad, the description that includes it is pinned to second place. */
function withPinnedLicense(lines: AdLine[], { facts, channel }: { facts: AdFacts; channel: AdChannel }): AdLine[] {
  if (channel !== 'googleSearch' || !licenseLaw(facts.state, facts.trade, channel)) return lines;
  const at = lines.findIndex(
    ({ slot, text }) =>
      slot === 'description' && facts.licenseNumbers.some((number) => number !== '' && text.includes(number)),
  );
  return lines.map((line, index) => (index === at ? { ...line, pin: 2 } : line));
}

/** Returns the ad's texts with some channels rewritten; other channels keep theirs. */
export function rewritten(
  ad: Ad,
  facts: AdFacts,
  { channels, turn, newId }: { channels: readonly AdChannel[]; turn: number; newId: () => string },
): AdLine[] {
  return [
    ...ad.lines.filter(({ channel }) => !channels.includes(channel)),
    ...channels.flatMap((channel) => composedLines({ ad, facts, channel, turn, newId })),
  ];
}
