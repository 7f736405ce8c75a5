import type { AdSlot } from './channels';
import { shownText } from './count';
import { textsOf, type Ad } from './schema';

/** A search ad as a viewer might see it. */
export type Combination = { headlines: string[]; descriptions: string[]; paths: string[] };

/** Google shows up to three headlines and two descriptions. */
const SHOWN = { headline: 3, description: 2 } as const;

/** Fills positions from a list of texts: pinned ones in their position, the others from `turn` on. */
function placed(ad: Pick<Ad, 'lines'>, slot: keyof typeof SHOWN & AdSlot, turn: number): string[] {
  const lines = textsOf(ad, 'googleSearch', slot);
  const pinnedAt = (place: number): (typeof lines)[number] | undefined => {
    const pinned = lines.filter(({ pin }) => pin === place);
    return pinned[turn % Math.max(1, pinned.length)];
  };
  const free = lines.filter(({ pin }) => pin === 0);
  const turned = [...free.slice(turn % Math.max(1, free.length)), ...free.slice(0, turn % Math.max(1, free.length))];
  return Array.from({ length: SHOWN[slot] }, (_, index) => pinnedAt(index + 1) ?? turned.shift())
    .flatMap((line) => line ?? [])
    .map(({ text }) => shownText('googleSearch', text));
}

/** Returns one of the ways Google may assemble a search ad; each `turn` (0, 1, 2 …) gives another. */
export const searchCombination = (ad: Pick<Ad, 'lines'>, turn: number): Combination => ({
  headlines: placed(ad, 'headline', turn),
  descriptions: placed(ad, 'description', turn),
  paths: textsOf(ad, 'googleSearch', 'path').map(({ text }) => shownText('googleSearch', text)),
});
