import { credentialLine, expiryOf, type Credential } from '../award/credential';
import { licenseLine } from '../brand/schema';
import type { BusinessHours, DayHours } from '../company/businessHours';
import type { CompanyFields } from '../company/schema';
import { formatPhone } from '../contact/format';
import type { DiscountRecord } from '../discount/discountRecord';
import { isShown, type Review } from '../review/schema';
import { bookableItems } from '../website/pages';
import type { WebsiteContent } from '../website/schema';
import { WEEKDAYS, type Weekday } from '@/lib/weekdays';
import type { AdFacts } from './facts';

/** The company's records used to build ads, as far as the user may read them; null and [] = none. */
export type FactSources = {
  companyId: string;
  company: CompanyFields;
  reviews: readonly Review[];
  credentials: readonly Credential[];
  /** The published website; null = not published. */
  site: WebsiteContent | null;
  isFormOn: boolean;
  hasTimeThisWeek: boolean | null;
  /** The company's calendar day. */
  today: string;
};

const LETTERS: Record<Weekday, string> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

/** Formats a time: `08:00` → `8 AM`, `17:30` → `5:30 PM`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${String(twelve)}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

const sameHours = (a: DayHours, b: DayHours): boolean =>
  a.isOpen === b.isOpen && (!a.isOpen || (a.opensAt === b.opensAt && a.closesAt === b.closesAt));

/** Formats opening hours as one line, or '' if there are more than two kinds of days. */
function hoursLine(hours: BusinessHours): string {
  const runs: { from: Weekday; to: Weekday; day: DayHours }[] = [];
  for (const name of WEEKDAYS) {
    const last = runs.at(-1);
    if (last && sameHours(last.day, hours[name])) last.to = name;
    else runs.push({ from: name, to: name, day: hours[name] });
  }
  const open = runs.filter(({ day }) => day.isOpen);
  if (open.length === 0 || open.length > 2) return '';
  return open
    .map(({ from, to, day }) => {
      const days = from === to ? LETTERS[from] : `${LETTERS[from]}–${LETTERS[to]}`;
      return `${days} ${clock(day.opensAt)}–${clock(day.closesAt)}`;
    })
    .join(', ');
}

const isAllDay = (day: DayHours): boolean => day.isOpen && day.opensAt === '00:00' && day.closesAt >= '23:45';

/** Collects what ads may say about a company, from its records. */
export function companyFacts({
  companyId,
  company,
  reviews,
  credentials,
  site,
  isFormOn,
  hasTimeThisWeek,
  today,
}: FactSources): AdFacts {
  const { branding, businessHours, address } = company;
  const valid = credentials.filter((one) => expiryOf(one, today).state !== 'expired');
  return {
    companyId,
    companyName: company.name.trim(),
    trade: company.industry,
    phone: formatPhone(company.phone),
    website: company.website.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    city: address.city.trim(),
    state: address.state.trim().toUpperCase().slice(0, 2),
    tagline: branding.tagline,
    licenses: branding.licenses.map(licenseLine),
    licenseNumbers: branding.licenses.map(({ number }) => number),
    credentials: valid.filter(({ kind }) => kind !== 'insurance').map(credentialLine),
    isInsured: valid.some(({ kind }) => kind === 'insurance'),
    hours: hoursLine(businessHours),
    isAlwaysOpen: WEEKDAYS.every((name) => isAllDay(businessHours[name])),
    opensOnWeekends: businessHours.sat.isOpen || businessHours.sun.isOpen,
    reviews: reviews
      .filter((one) => isShown(one) && one.text.trim() !== '')
      .map(({ text, authorName }) => ({ text, author: authorName })),
    hasTimeThisWeek,
    isSiteLive: site !== null,
    takesBookings: site !== null && site.isBookingOn && bookableItems(site).length > 0,
    takesRequests: isFormOn,
    today,
  };
}

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;

/** Turns a company discount into an offer with the discount's own terms, so the ad promises exactly what the invoice will give. */
export function offerOfDiscount(discount: DiscountRecord): { offer: string; offerTerms: string; offerEndsOn: string } {
  const amount =
    discount.kind === 'percent' ? `${String(discount.ratePpm / 10_000)}% off` : `${dollars(discount.amountCents)} off`;
  const terms = [
    discount.name,
    discount.capCents === null ? '' : `At most ${dollars(discount.capCents)}`,
    discount.minimumSubtotalCents > 0 ? `On work of ${dollars(discount.minimumSubtotalCents)} or more` : '',
    discount.perCustomerLimit === null
      ? ''
      : discount.perCustomerLimit === 1
        ? 'Once per customer'
        : `At most ${String(discount.perCustomerLimit)} times per customer`,
    discount.stacking === 'exclusive' ? 'Not with other offers' : '',
    discount.code === '' ? '' : `Say the code ${discount.code}`,
  ].filter(Boolean);
  return { offer: amount, offerTerms: `${terms.join('. ')}.`, offerEndsOn: discount.endsOn };
}
