export const AD_CHANNELS = [
  'googleSearch',
  'googleDisplay',
  'meta',
  'nextdoor',
  'postcard',
  'flyer',
  'doorHanger',
] as const;
export type AdChannel = (typeof AD_CHANNELS)[number];

/** Channels that are printed and handed out; the others run on another company's site. */
export const PRINT_CHANNELS = ['postcard', 'flyer', 'doorHanger'] as const satisfies readonly AdChannel[];
export type PrintChannel = (typeof PRINT_CHANNELS)[number];
export const isPrint = (channel: AdChannel): channel is PrintChannel =>
  (PRINT_CHANNELS as readonly string[]).includes(channel);

export const AD_SLOTS = [
  'headline',
  'longHeadline',
  'description',
  'path',
  'businessName',
  'primary',
  'body',
  'points',
  'offer',
  'callToAction',
  'back',
] as const;
export type AdSlot = (typeof AD_SLOTS)[number];

/** One kind of text of a channel. Limits use the channel's own counting (`lengthOf`). */
export type SlotFacts = {
  slot: AdSlot;
  label: string;
  /** The platform's maximum; for print, what is still readable at that size. */
  most: number;
  /** Number of characters shown before the text is cut off, if less than `most`; 0 = the same. */
  advised: number;
  /** The minimum and maximum number of these texts. */
  least: number;
  count: number;
  isLong?: boolean;
};

type ChannelFacts = {
  label: string;
  /** Google counts double-width letters as two. */
  counting: 'google' | 'points';
  slots: readonly SlotFacts[];
  /** The tracking values of its links (`utm_source`, `utm_medium`). */
  source: string;
  medium: string;
};

const slot = (
  name: AdSlot,
  label: string,
  most: number,
  { least = 1, count = 1, advised = 0, isLong = false }: Partial<Omit<SlotFacts, 'slot' | 'label' | 'most'>> = {},
): SlotFacts => ({ slot: name, label, most, advised, least, count, isLong });

/**
 * Limits of each channel. Google: Google Ads API "Responsive search ads", help "Responsive display ads specs".
 * Nextdoor: "Ads creative specs". Meta publishes no hard limits for these texts, only how much it shows, which is
 * `advised`; `most` is our own limit. Print: ours.
 */
export const AD_CHANNEL_FACTS: Readonly<Record<AdChannel, ChannelFacts>> = {
  googleSearch: {
    label: 'Google search',
    counting: 'google',
    source: 'google',
    medium: 'cpc',
    slots: [
      slot('headline', 'Headline', 30, { least: 3, count: 15 }),
      slot('description', 'Description', 90, { least: 2, count: 4, isLong: true }),
      slot('path', 'Path', 15, { least: 0, count: 2 }),
    ],
  },
  googleDisplay: {
    label: 'Google display',
    counting: 'google',
    source: 'google',
    medium: 'display',
    slots: [
      slot('headline', 'Headline', 30, { count: 5 }),
      slot('longHeadline', 'Long headline', 90),
      slot('description', 'Description', 90, { count: 5, isLong: true }),
      slot('businessName', 'Business name', 25),
    ],
  },
  meta: {
    label: 'Facebook and Instagram',
    counting: 'points',
    source: 'meta',
    medium: 'paid-social',
    slots: [
      slot('primary', 'Primary text', 1500, { advised: 125, count: 5, isLong: true }),
      slot('headline', 'Headline', 255, { advised: 40, count: 5 }),
      slot('description', 'Description', 255, { advised: 30, least: 0, count: 5 }),
    ],
  },
  nextdoor: {
    label: 'Nextdoor',
    counting: 'points',
    source: 'nextdoor',
    medium: 'paid-social',
    slots: [
      slot('businessName', 'Advertiser name', 25),
      slot('headline', 'Headline', 70, { count: 3 }),
      slot('body', 'Body text', 1500, { advised: 90, isLong: true }),
      slot('offer', 'Offer text', 50, { least: 0 }),
      slot('callToAction', 'Button', 20),
    ],
  },
  postcard: {
    label: 'Postcard',
    counting: 'points',
    source: 'postcard',
    medium: 'direct-mail',
    slots: [
      slot('headline', 'Headline', 60),
      slot('offer', 'Offer', 60, { least: 0 }),
      slot('callToAction', 'What to do', 40),
      slot('back', 'Text on the back', 260, { isLong: true }),
    ],
  },
  flyer: {
    label: 'Flyer',
    counting: 'points',
    source: 'flyer',
    medium: 'print',
    slots: [
      slot('headline', 'Headline', 70),
      slot('body', 'Text', 420, { isLong: true }),
      slot('points', 'Point', 60, { least: 0, count: 5 }),
      slot('offer', 'Offer', 80, { least: 0 }),
      slot('callToAction', 'What to do', 40),
    ],
  },
  doorHanger: {
    label: 'Door hanger',
    counting: 'points',
    source: 'door-hanger',
    medium: 'print',
    slots: [
      slot('headline', 'Headline', 50),
      slot('body', 'Text', 220, { isLong: true }),
      slot('points', 'Point', 45, { least: 0, count: 4 }),
      slot('offer', 'Offer', 60, { least: 0 }),
      slot('callToAction', 'What to do', 40),
    ],
  },
};

export const slotsOf = (channel: AdChannel): readonly SlotFacts[] => AD_CHANNEL_FACTS[channel].slots;

/** Returns a channel's facts for a slot, or undefined if the channel doesn't have it. */
export const slotFacts = (channel: AdChannel, name: AdSlot): SlotFacts | undefined =>
  slotsOf(channel).find((one) => one.slot === name);
