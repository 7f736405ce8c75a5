import { costPer } from '../lead/months';
import type { Stored } from '../record/schema';
import { AD_CHANNEL_FACTS, AD_CHANNELS, type AdChannel } from './channels';
import type { Ad, AdResult } from './schema';

/** An ad's return on one or all channels, and its cost. */
export type AdOutcome = {
  leads: number;
  booked: number;
  won: number;
  revenueCents: number;
  spentCents: number;
  /** null when nothing was booked or no spending is recorded. */
  costPerBookedCents: number | null;
};

const outcome = (results: readonly AdResult[], spentCents: number): AdOutcome => {
  const sum = (pick: (result: AdResult) => number): number => results.reduce((all, one) => all + pick(one), 0);
  const booked = sum((one) => one.booked);
  return {
    leads: sum((one) => one.leads),
    booked,
    won: sum((one) => one.won),
    revenueCents: sum((one) => one.revenueCents),
    spentCents,
    costPerBookedCents: spentCents === 0 ? null : costPer(spentCents, booked),
  };
};

export const spentOn = ({ spentCents }: Pick<Ad, 'spentCents'>): number =>
  AD_CHANNELS.reduce((sum, channel) => sum + spentCents[channel], 0);

/** Ranks ads by their outcome, booked jobs first. Ads without results are included with zeros. */
export function outcomesByAd(
  ads: readonly Stored<Ad>[],
  results: readonly AdResult[],
): { ad: Stored<Ad>; outcome: AdOutcome }[] {
  return ads
    .map((ad) => ({
      ad,
      outcome: outcome(
        results.filter(({ adId }) => adId === ad.id),
        spentOn(ad),
      ),
    }))
    .toSorted((a, b) => b.outcome.booked - a.outcome.booked || b.outcome.leads - a.outcome.leads);
}

/** Ranks the channels of some ads by outcome; channels where nothing ran are omitted. */
export function outcomesByChannel(
  ads: readonly Stored<Ad>[],
  results: readonly AdResult[],
): { channel: AdChannel; label: string; outcome: AdOutcome }[] {
  const ids = new Set(ads.map(({ id }) => id));
  return AD_CHANNELS.filter(
    (channel) =>
      ads.some((ad) => ad.spentCents[channel] > 0 || ad.channels.includes(channel)) ||
      results.some((one) => one.channel === channel && ids.has(one.adId)),
  ).map((channel) => ({
    channel,
    label: AD_CHANNEL_FACTS[channel].label,
    outcome: outcome(
      results.filter((one) => one.channel === channel && ids.has(one.adId)),
      ads.reduce((sum, ad) => sum + ad.spentCents[channel], 0),
    ),
  }));
}
