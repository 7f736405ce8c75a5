import { calendarDay } from '@/lib/dates';
import { hasFeature } from '../access/features';
import { publicProofUrl, shownOutside, type Credential } from '../award/credential';
import type { BrandKit, BrandLicense } from '../brand/schema';
import type { BusinessHours } from '../company/businessHours';
import { tradesOf, type CompanyFields } from '../company/schema';
import { formatPhone } from '../contact/format';
import { callLink } from '../contact/links';
import type { Address } from '../contact/schema';
import type { PricebookItem } from '../pricebook/schema';
import { isReplyShown, isShown, type Review } from '../review/schema';
import { licenseState, technicianName, type Technician } from '../technician/schema';
import type { Industry } from '../user/schema';
import { shownPages } from './pages';
import {
  NEEDED_PAGES,
  type BlockKind,
  type SiteBlock,
  type SiteItem,
  type SitePage,
  type WebsiteContent,
} from './schema';

/** A pricebook service as customers see it. */
type PublicService = { name: string; text: string; priceCents: number; pictureUrl: string; minutes: number };
/** A credential's statement; its wording depends on the language. */
type CredentialFacts = Pick<Credential, 'kind' | 'title' | 'issuer' | 'number' | 'year'>;
type PublicPerson = { name: string; jobTitle: string; photoUrl: string; licences: string[] };
export type PublicReview = {
  stars: number;
  text: string;
  author: string;
  place: string;
  service: string;
  writtenOn: string;
  source: Review['source'];
  url: string;
  isJobVerified: boolean;
  /** The company's reply, if it is public; otherwise ''. */
  reply: string;
};

/** Everything a site shows, and nothing else about its company: anyone can read what is in it. */
export type PublicSite = {
  companyId: string;
  /** Of the web app, without a slash at its end: `https://fieldwright.web.app`. */
  origin: string;
  /** The company's calendar day, YYYY-MM-DD. */
  today: string;
  company: {
    name: string;
    phone: string;
    phoneLink: string;
    email: string;
    address: Address;
    timeZone: string;
    trades: Industry[];
    brand: Pick<BrandKit, 'logoUrl' | 'socialUrl' | 'primaryColor' | 'accentColor' | 'font' | 'tagline'>;
    licenses: Pick<BrandLicense, 'state' | 'number' | 'trade'>[];
  };
  content: WebsiteContent;
  /** Pages that have nothing to show today, such as expired offers: they respond, but no menu or sitemap links to them. */
  emptyPages: SitePage[];
  hours: BusinessHours;
  /** ZIP codes as the company entered them; '' = everywhere. */
  serviceArea: string;
  takesRequests: boolean;
  services: Readonly<Record<string, PublicService>>;
  people: Readonly<Record<string, PublicPerson>>;
  credentials: (CredentialFacts & { proofUrl: string })[];
  reviews: PublicReview[];
};

/** The current company records that a site is built from. */
export type SiteSources = {
  companyId: string;
  origin: string;
  today: string;
  company: CompanyFields;
  content: WebsiteContent;
  serviceArea: string;
  takesRequests: boolean;
  items: readonly (PricebookItem & { id: string })[];
  technicians: readonly (Technician & { id: string })[];
  credentials: readonly Credential[];
  reviews: readonly Review[];
};

/** Returns the records that a site's blocks reference, without duplicates. */
export const namedIn = ({ blocks }: Pick<WebsiteContent, 'blocks'>, kind: BlockKind): string[] => [
  ...new Set(
    blocks.flatMap((block) => (block.kind === kind ? block.items.map(({ refId }) => refId).filter(Boolean) : [])),
  ),
];

export const showsBlock = ({ blocks, pages }: Pick<WebsiteContent, 'blocks' | 'pages'>, kind: BlockKind): boolean =>
  blocks.some((block) => block.kind === kind && (block.page === 'home' || pages.includes(block.page)));

/**
 * Builds the site as anyone may see it. Only pricebook items and team members referenced by its blocks are included, and only what
 * customers see: no costs, personal phones, archived people, expired licenses or credentials, or non-public reviews.
 */
export function toPublicSite(sources: SiteSources): PublicSite {
  const { company, today, takesRequests } = sources;
  // A booking arrives as a lead and creates a job: unless both are available, no button leads to a page where nothing can be booked.
  const canBeBooked = takesRequests && hasFeature(company.features, 'jobs');
  const content = canBeBooked ? sources.content : { ...sources.content, isBookingOn: false };
  const { logoUrl, socialUrl, primaryColor, accentColor, font, tagline, licenses } = company.branding;
  const [services, people] = [namedIn(content, 'services'), namedIn(content, 'team')];
  const site: PublicSite = {
    companyId: sources.companyId,
    origin: sources.origin,
    today,
    company: {
      name: company.name,
      phone: formatPhone(company.phone),
      phoneLink: company.phone === '' ? '' : callLink(company.phone),
      email: company.email,
      address: content.showsStreet ? company.address : { ...company.address, street: '', unit: '' },
      timeZone: company.timeZone,
      trades: tradesOf(company),
      brand: { logoUrl, socialUrl, primaryColor, accentColor, font, tagline },
      licenses: licenses.map(({ state, number, trade }) => ({ state, number, trade })),
    },
    content,
    emptyPages: [],
    hours: company.businessHours,
    serviceArea: sources.serviceArea,
    takesRequests,
    services: Object.fromEntries(
      sources.items
        .filter(({ id, isActive }) => isActive && services.includes(id))
        .map(({ id, name, description, priceCents, photoUrl, durationMinutes }) => [
          id,
          { name, text: description, priceCents, pictureUrl: photoUrl, minutes: durationMinutes },
        ]),
    ),
    people: Object.fromEntries(
      sources.technicians
        .filter(({ id, status }) => status === 'active' && people.includes(id))
        .map((one) => [one.id, personOf(one, today)]),
    ),
    credentials: shownOutside(sources.credentials, 'isOnWebsite', today).map((one) => {
      const { kind, title, issuer, number, year } = one;
      return { kind, title, issuer, number, year, proofUrl: publicProofUrl(one) };
    }),
    reviews: sources.reviews.filter(isShown).map((review) => publicReview(review, company.timeZone)),
  };
  return { ...site, emptyPages: shownPages(content).filter((page) => isEmptyPage(site, page)) };
}

/** Home and contact are never empty: they show the company and how to reach it. */
const isEmptyPage = (site: PublicSite, page: SitePage): boolean =>
  !NEEDED_PAGES.includes(page) &&
  site.content.blocks.every((block) => block.page !== page || (block.text === '' && !showsSomething(site, block)));

/** Whether a gallery picture may be shown: someone agreed. */
export const isAgreed = ({ pictureUrl, agreedBy }: Pick<SiteItem, 'pictureUrl' | 'agreedBy'>): boolean =>
  pictureUrl !== '' && agreedBy !== '';

/** Whether an offer is still valid on a calendar day. */
export const isOffered = ({ until }: Pick<SiteItem, 'until'>, today: string): boolean => until === '' || until >= today;

/** Whether a block has anything to show today; record-based blocks depend on these. */
function showsSomething(site: PublicSite, { kind, items }: SiteBlock): boolean {
  switch (kind) {
    case 'gallery':
      return items.some(isAgreed);
    case 'offers':
      return items.some((item) => isOffered(item, site.today));
    case 'reviews':
      return site.reviews.length > 0;
    case 'services':
      return items.some(({ refId }) => refId === '' || site.services[refId]);
    case 'team':
      return items.some(({ refId, title }) => (refId === '' ? title !== '' : site.people[refId]));
    case 'credentials':
      return site.credentials.length + site.company.licenses.length > 0;
    case 'questions':
      return items.length > 0;
    case 'hero':
    case 'text':
    case 'booking':
    case 'areas':
    case 'hours':
    case 'financing':
    case 'careers':
    case 'contact':
      return true;
  }
}

const personOf = (technician: Technician, today: string): PublicPerson => ({
  name: technicianName(technician),
  jobTitle: technician.jobTitle,
  photoUrl: technician.photoUrl,
  licences: technician.licences
    .filter((license) => licenseState(license, today) !== 'expired')
    .map(({ name, number }) => (number === '' ? name : `${name}, ${number}`)),
});

const publicReview = (review: Review, timeZone: string): PublicReview => ({
  stars: review.stars,
  text: review.text,
  author: review.authorName,
  place: review.placeName,
  service: review.serviceName,
  writtenOn: calendarDay(timeZone, new Date(review.writtenAt)),
  source: review.source,
  url: review.url,
  isJobVerified: review.isJobVerified,
  reply: isReplyShown(review.reply) ? review.reply.text : '',
});
