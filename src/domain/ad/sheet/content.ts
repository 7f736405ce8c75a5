import { brandColors } from '../../brand/legibility';
import type { AdChannel } from '../channels';
import type { AdFacts } from '../facts';
import { shownText } from '../count';
import { textsOf, type Ad } from '../schema';

/** A sheet's contents, regardless of size. '' = nothing. */
export type SheetContent = {
  company: string;
  phone: string;
  website: string;
  headline: string;
  offer: string;
  body: string;
  points: readonly string[];
  call: string;
  /** Terms, financing, licenses: small, and never left out. */
  small: string;
  hasPhoto: boolean;
  hasLogo: boolean;
  colors: { fill: string; onFill: string; accent: string; onAccent: string; link: string };
};

export const SHEET_INK = '#1d2529';
export const SHEET_DIMMED = '#55606a';

type Look = { primaryColor: string; accentColor: string; logoUrl: string };

/** Builds the input for sheets from an ad's texts on one channel and the company's branding. */
export function contentOf(ad: Ad, facts: AdFacts, { channel, look }: { channel: AdChannel; look: Look }): SheetContent {
  const first = (slot: Parameters<typeof textsOf>[2]): string => {
    const line = textsOf(ad, channel, slot)[0];
    return line ? shownText(channel, line.text) : '';
  };
  const offer = first('offer') || (channel === 'meta' || channel === 'googleDisplay' ? ad.offer : '');
  // A sheet that says the offer twice has room for nothing else.
  const headlines = [...textsOf(ad, channel, 'headline'), ...textsOf(ad, channel, 'longHeadline')].map(({ text }) =>
    shownText(channel, text),
  );
  const { fill, onFill, link } = brandColors(look.primaryColor);
  const accent = brandColors(look.accentColor);
  return {
    company: facts.companyName,
    phone: facts.phone,
    website: facts.website,
    headline: headlines.find((text) => offer === '' || !text.includes(offer)) ?? headlines[0] ?? '',
    offer,
    body: first('back') || first('body'),
    points: textsOf(ad, channel, 'points').map(({ text }) => text.trim()),
    call: first('callToAction'),
    small: smallPrint(ad, facts),
    hasPhoto: ad.pictureUrl !== '' && ad.pictureConsent.trim() !== '',
    hasLogo: look.logoUrl !== '',
    colors: { fill, onFill, accent: accent.fill, onAccent: accent.onFill, link },
  };
}

/** Returns the small print at the bottom: the terms of the offer, the disclosure, the licenses. */
export const smallPrint = (ad: Pick<Ad, 'offerTerms' | 'financingTerms'>, facts: Pick<AdFacts, 'licenses'>): string =>
  [ad.offerTerms, ad.financingTerms, facts.licenses.join(' · ')]
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .map((part) => (/[.!?]$/u.test(part) ? part : `${part}.`))
    .join(' ');
