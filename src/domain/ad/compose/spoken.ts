import { capitalize } from '@/lib/words';
import type { Industry } from '../../user/schema';
import type { AdFacts } from '../facts';
import type { Ad, AdAudience, AdGoal } from '../schema';

/** The kind of work a company does, used when no service is named. */
const TRADE_WORK: Record<Industry, string> = {
  hvac: 'heating and cooling',
  plumbing: 'plumbing',
  construction: 'remodeling and building',
  demolition: 'demolition',
  electrical: 'electrical work',
  roofing: 'roofing',
  landscaping: 'landscaping',
  'appliance-repair': 'appliance repair',
  'garage-doors': 'garage door service',
  'pest-control': 'pest control',
  cleaning: 'cleaning',
  handyman: 'repairs around the house',
  other: 'repairs and maintenance',
};

const PLACES: Record<AdAudience, string> = {
  homeowners: 'your home',
  landlords: 'your rentals',
  businesses: 'your building',
  neighbors: 'your home',
  customers: 'your home',
};

/** Calls to action for a button or the end of a card: short enough for Nextdoor's twenty letters. */
const CALLS: Record<AdGoal, string> = {
  book: 'Book online',
  call: 'Call us',
  estimate: 'Ask for an estimate',
  membership: 'See the plan',
  known: 'Save our number',
};

/** An ad's content, in pieces for building sentences. '' = missing, and no sentence that needs it is built. */
export type Spoken = {
  company: string;
  /** `AC tune-up`, and in title case: `AC Tune-Up`. */
  work: string;
  title: string;
  area: string;
  areas: string;
  offer: string;
  until: string;
  place: string;
  call: string;
  phone: string;
  license: string;
  hours: string;
  tagline: string;
  city: string;
  quote: string;
  credential: string;
  goal: AdGoal;
  audience: AdAudience;
  hasTime: boolean;
};

const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** Converts to title case, as in search ad headlines: `AC tune-up` → `AC Tune-Up`. */
export const titled = (words: string): string =>
  words
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : capitalized(word)))
    .join(' ');

const capitalized = (word: string): string =>
  word.replace(/(^|-)(\p{Ll})/gu, (_, dash: string, letter: string) => dash + letter.toUpperCase());
/** Formats YYYY-MM-DD as `March 31`; '' for ''. */
export function dayInWords(date: string): string {
  if (date === '') return '';
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Builds the pieces of an ad from its input and known facts. A sentence without end punctuation gets none here. */
export function spokenOf(ad: Ad, facts: AdFacts): Spoken {
  const work = ad.service.trim() || TRADE_WORK[facts.trade];
  const [area = facts.city] = ad.areas;
  return {
    company: facts.companyName.trim(),
    work: capitalize(work),
    title: titled(work),
    area,
    areas: ad.areas.slice(0, 3).join(', ') || facts.city,
    offer: ad.offer.trim().replace(/[.!\s]+$/u, ''),
    until: dayInWords(ad.offerEndsOn),
    place: PLACES[ad.audience],
    call: CALLS[ad.goal],
    phone: facts.phone,
    // The license's purpose is in the small print.
    license: facts.licenses[0]?.split(',')[0] ?? '',
    hours: facts.hours,
    tagline: facts.tagline.trim(),
    city: facts.city,
    quote: quoteOf(facts),
    credential: facts.credentials[0] ?? '',
    goal: ad.goal,
    audience: ad.audience,
    hasTime: facts.hasTimeThisWeek === true,
  };
}

/** Returns the first review sentence that works on its own. */
function quoteOf({ reviews }: AdFacts): string {
  for (const { text, author } of reviews) {
    const first = /^[^.!?\n]{20,100}[.!?]/u.exec(text.trim())?.[0];
    if (first) return `“${first}”${author === '' ? '' : ` – ${author}`}`;
  }
  return '';
}
