import { z } from 'zod';
import {
  isoInstant,
  line,
  optionalDate,
  optionalRecordId,
  pictureAddress,
  recordId,
  requiredLine,
  text,
} from '../record/schema';
import { INDUSTRIES } from '../user/schema';

/** Id of the only document in `websiteContent`: the site's draft. */
export const WEBSITE_ID = 'main';

/** The pages that a company fills in, in menu order. */
export const SITE_PAGES = [
  'home',
  'services',
  'areas',
  'about',
  'reviews',
  'gallery',
  'financing',
  'offers',
  'careers',
  'contact',
] as const;
export type SitePage = (typeof SITE_PAGES)[number];
/** Required pages. */
export const NEEDED_PAGES: readonly SitePage[] = ['home', 'contact'];

/** Pages with fixed text, which every site has. */
export const LEGAL_PAGES = ['privacy', 'terms', 'texting'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];
/** Every page with an address. */
export type AnyPage = SitePage | LegalPage | 'book';

export const SITE_LANGUAGES = ['en', 'es'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

export const BLOCK_KINDS = [
  'hero',
  'text',
  'services',
  'booking',
  'areas',
  'hours',
  'team',
  'credentials',
  'reviews',
  'gallery',
  'financing',
  'offers',
  'careers',
  'questions',
  'contact',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const BLOCKS_LIMIT = 40;
export const BLOCK_ITEMS_LIMIT = 24;
export const BLOCK_TEXT_LENGTH = 3000;
export const ITEM_TEXT_LENGTH = 600;
export const LEGAL_TEXT_LENGTH = 20_000;
const PROFILES_LIMIT = 8;
/** Maximum text of a site: a stored record holds a million bytes, and pages should be small. */
const SITE_LETTERS_LIMIT = 250_000;

/** An external page; `https:` only, so that no link on a site is a script. */
const webPage = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https:\/\/[^\s<>"]+)?$/, 'Use an address that starts with https://')
  .default('');
/** `https://[` begins well and leads nowhere. */
const leadsNowhere = (address: string): boolean => address !== '' && !URL.canParse(address);
const NOWHERE = 'Check this address: no browser can open it';
const sidePixels = z.number().int().min(0).max(20_000).default(0);

/** One item in a block: a service, a person, a picture, an offer, a job opening, a question. Fields a kind doesn't use stay empty. */
export const siteItemSchema = z.object({
  id: recordId,
  title: line(120).default(''),
  text: text(ITEM_TEXT_LENGTH).default(''),
  /** The pricebook item or technician whose live data it shows; '' = only what is written here. */
  refId: optionalRecordId,
  pictureUrl: pictureAddress,
  pictureWidth: sidePixels,
  pictureHeight: sidePixels,
  link: webPage,
  /** For an offer: its last day. */
  until: optionalDate,
  /** For a picture: who agreed to show it, such as the customer whose house it is. It isn't published without that. */
  agreedBy: line(120).default(''),
  /** For a service: its duration, whether it can be booked online, and whether its price is shown. */
  minutes: z.number('Enter minutes').int('Whole minutes').min(0, 'Not below 0').max(480, 'At most 8 hours').default(0),
  isBookable: z.boolean().default(false),
  showsPrice: z.boolean().default(false),
});
export type SiteItem = z.infer<typeof siteItemSchema>;

export const siteBlockSchema = z.object({
  id: recordId,
  page: z.enum(SITE_PAGES),
  kind: z.enum(BLOCK_KINDS),
  /** '' = our default, in the language of the page. */
  title: line(120).default(''),
  text: text(BLOCK_TEXT_LENGTH).default(''),
  items: z.array(siteItemSchema).max(BLOCK_ITEMS_LIMIT, `At most ${BLOCK_ITEMS_LIMIT}`).default([]),
});
export type SiteBlock = z.infer<typeof siteBlockSchema>;

/** companies/{c}/websiteContent/main: what a company writes on its site. Live data (hours, prices, reviews) isn't in it. */
export const websiteContentSchema = z.object({
  /** The trade whose default text is used where the company wrote none. */
  trade: z.enum(INDUSTRIES).default('other'),
  language: z.enum(SITE_LANGUAGES).default('en'),
  /** Also in the other language: the fixed text is translated, what the company wrote isn't. */
  isBilingual: z.boolean().default(false),
  pages: z.array(z.enum(SITE_PAGES)).max(SITE_PAGES.length).default([]),
  blocks: z.array(siteBlockSchema).max(BLOCKS_LIMIT, `At most ${BLOCKS_LIMIT} blocks`).default([]),
  /** The description in search results; '' = our default. */
  description: line(160).default(''),
  /** Whether the street is shown: owners who work at customers' places needn't reveal where they live. */
  showsStreet: z.boolean().default(false),
  /** The company's pages on other sites. */
  profiles: z.array(webPage).max(PROFILES_LIMIT, `At most ${PROFILES_LIMIT} pages`).default([]),
  isBookingOn: z.boolean().default(false),
  noticeHours: z.number('Enter hours').int('Whole hours').min(0, 'Not below 0').max(168, 'At most 168').default(24),
  daysAhead: z.number('Enter days').int('Whole days').min(1, 'At least 1').max(28, 'At most 28').default(14),
  /** '' = ours, built from the company's name and contact details. */
  privacyText: text(LEGAL_TEXT_LENGTH).default(''),
  termsText: text(LEGAL_TEXT_LENGTH).default(''),
  textingText: text(LEGAL_TEXT_LENGTH).default(''),
});
export type WebsiteContent = z.infer<typeof websiteContentSchema>;

/** Required by the form and for publishing: unique pages, block ids, valid links, picture consent, limited length. */
export const websiteFormSchema = websiteContentSchema.superRefine((content, context) => {
  const fault = (path: (string | number)[], message: string): void => {
    context.addIssue({ code: 'custom', path, message });
  };
  if (new Set(content.pages).size !== content.pages.length) fault(['pages'], 'Each page can be there once');
  const ids = content.blocks.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  if (new Set(ids).size !== ids.length) fault(['blocks'], 'Two blocks have the same id. Delete one of them.');
  if (JSON.stringify(content).length > SITE_LETTERS_LIMIT)
    fault(['blocks'], 'The site is too long. Shorten its texts, or take out some blocks.');
  content.profiles.forEach((profile, at) => {
    if (leadsNowhere(profile)) fault(['profiles', at], NOWHERE);
  });
  content.blocks.forEach(({ kind, items }, at) => {
    items.forEach((item, index) => {
      const path = ['blocks', at, 'items', index];
      if (leadsNowhere(item.link)) fault([...path, 'link'], NOWHERE);
      if (kind === 'gallery' && item.pictureUrl !== '' && item.agreedBy === '')
        fault([...path, 'agreedBy'], 'Say who agreed that this picture is shown');
      if (kind === 'services' && item.isBookable && item.minutes < 15)
        fault([...path, 'minutes'], 'Say how long it takes: at least 15 minutes');
      if (['offers', 'careers', 'questions'].includes(kind) && item.title === '')
        fault([...path, 'title'], 'Enter a title');
    });
  });
});

/** companies/{c}/websiteVersions/{id}: the site as published. Written only by functions, and never changed except for which one is live. */
export const websiteVersionSchema = z.object({
  content: websiteContentSchema,
  number: z.number().int().min(1),
  publishedBy: z.string().max(128).default(''),
  publishedAt: isoInstant,
  isLive: z.boolean().default(false),
});
export type WebsiteVersion = z.infer<typeof websiteVersionSchema>;
export const VERSIONS_KEPT = 30;

/** publicSites/{companyId}: the data a company's site is served from. Only functions read and write it. */
export const publicSiteSchema = z.object({
  versionId: recordId,
  content: websiteContentSchema,
  publishedAt: isoInstant,
  companyName: requiredLine(160, 'A company has a name'),
});
