import { AD_CHANNEL_FACTS, slotsOf } from '../channels';
import { fitOf, shownText } from '../count';
import { textsOf } from '../schema';
import { finding, type AdFinding, type Context } from './finding';
import { folded } from './folded';

const many = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

const QUOTED = 40;
const short = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED).trim()}…` : text);

/** Checks how many texts a channel has, how long each is, and whether any two are the same. */
export function measureFindings({ ad, channel }: Context): AdFinding[] {
  const { label } = AD_CHANNEL_FACTS[channel];
  return slotsOf(channel).flatMap((facts) => {
    const lines = textsOf(ad, channel, facts.slot);
    const name = facts.label.toLowerCase();
    const found: AdFinding[] = [];
    if (lines.length < facts.least)
      found.push(
        finding(
          'too-few',
          'block',
          { channel },
          {
            what: lines.length === 0 ? `No ${name} yet.` : `Only ${many(lines.length, name)}.`,
            why: `${label} needs at least ${many(facts.least, name)}.`,
            mend: 'Write it, or let us write it for you.',
            source: `${label}: sizes and counts`,
          },
        ),
      );
    if (lines.length > facts.count)
      found.push(
        finding(
          'too-many',
          'block',
          { channel, lineId: lines[facts.count]?.id ?? '' },
          {
            what: `${many(lines.length, name)}.`,
            why: `${label} takes at most ${String(facts.count)}.`,
            mend: 'Delete the weakest.',
            source: `${label}: sizes and counts`,
          },
        ),
      );
    const seen = new Set<string>();
    for (const line of lines) {
      const at = { channel, lineId: line.id };
      const fit = fitOf(channel, facts.slot, line.text);
      const quoted = `“${short(shownText(channel, line.text))}”`;
      if (fit && fit.over > 0)
        found.push(
          finding('too-long', 'block', at, {
            what: `${quoted} is ${many(fit.over, 'character')} too long.`,
            why: `${label} takes ${String(fit.most)}; this has ${String(fit.length)} as ${label} counts.`,
            mend: 'Shorten it. Nothing is cut off for you.',
            source: `${label}: sizes and counts`,
          }),
        );
      else if (fit && fit.length > fit.shown)
        found.push(
          finding('cut-off', 'warn', at, {
            what: `${quoted} is cut off after about ${String(fit.shown)} characters.`,
            why: `The rest stands behind “see more”.`,
            mend: 'Say what matters first, or shorten it.',
            source: `${label}: sizes and counts`,
          }),
        );
      const key = folded(line.text).trim().toLowerCase();
      if (seen.has(key))
        found.push(
          finding('twice', 'block', at, {
            what: `${quoted} stands there twice.`,
            why: `${label} refuses the same text twice, and it wins nothing.`,
            mend: 'Say something else.',
            source: `${label}: sizes and counts`,
          }),
        );
      seen.add(key);
    }
    return found;
  });
}
