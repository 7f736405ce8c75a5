import { spokenClock, type BusinessHours } from '../company/businessHours';
import { formatPhone, phoneDigits } from '../contact/format';
import { areSameSpans, spansOfBusiness, spansText } from './hours';
import type { GoogleLocation, SpecialDay } from './schema';

/**
 * The profile Google should show, per the company's own records. `closedDays`: upcoming calendar days when no one
 * works.
 */
export type OurProfile = {
  phone: string;
  website: string;
  businessHours: BusinessHours;
  closedDays: readonly { date: string; title: string }[];
  services: readonly string[];
};

/** Job types that every company has and no one searches for: travel, or rework. */
const NO_SERVICES: readonly string[] = ['service', 'estimate', 'callback', 'project'];

/** Returns the services to show, from the company's job types: without types that aren't services, and without ignored ones. */
export const servicesOf = (jobTypes: readonly { id: string; name: string }[], ignored: readonly string[]): string[] =>
  jobTypes.filter(({ id, name }) => !NO_SERVICES.includes(id) && !ignored.includes(name)).map(({ name }) => name);

export const DRIFT_FIELDS = ['phone', 'website', 'hours', 'holidays', 'services'] as const;
export type DriftField = (typeof DRIFT_FIELDS)[number];
export const DRIFT_LABELS: Record<DriftField, string> = {
  phone: 'Phone',
  website: 'Website',
  hours: 'Hours',
  holidays: 'Holiday hours',
  services: 'Services',
};

/** A field that both sides have. `ours` and `google` are the texts a person reads before fixing it. */
export type Compared = {
  field: DriftField;
  ours: string;
  google: string;
  isSame: boolean;
  /** Missing data on our side, so there is nothing to send; ''. */
  gap: string;
};

type Shown = Pick<GoogleLocation, 'phone' | 'website' | 'hours' | 'specialDays' | 'services'>;

/** Compares our profile with Google's, in reading order. */
export function compareProfile(ours: OurProfile, google: Shown): Compared[] {
  const hours = spansOfBusiness(ours.businessHours);
  const missingDays = missingClosedDays(ours, google.specialDays);
  const missingServices = servicesMissing(ours.services, google.services);
  return [
    {
      field: 'phone',
      ours: formatPhone(ours.phone),
      google: formatPhone(google.phone),
      isSame: phoneDigits(ours.phone) === phoneDigits(google.phone),
      gap: ours.phone === '' ? 'Your company settings have no phone number.' : '',
    },
    {
      field: 'website',
      ours: ours.website,
      google: google.website,
      isSame: plainAddress(ours.website) === plainAddress(google.website),
      gap: ours.website === '' ? 'Your company settings have no website.' : '',
    },
    {
      field: 'hours',
      ours: spansText(hours),
      google: google.hours.length === 0 ? 'None' : spansText(google.hours),
      isSame: areSameSpans(hours, google.hours),
      gap: hours.length === 0 ? 'Your working hours have no open day.' : '',
    },
    {
      field: 'holidays',
      ours: missingDays.map(({ date, title }) => `${dayText(date)} ${title}`).join(', ') || 'Nothing to add',
      google: specialText(google.specialDays),
      isSame: missingDays.length === 0,
      gap: '',
    },
    {
      field: 'services',
      ours: missingServices.join(', ') || 'Nothing to add',
      google: google.services.join(', ') || 'None',
      isSame: missingServices.length === 0,
      gap: '',
    },
  ];
}

/** Returns our closed days that Google shows differently. */
export const missingClosedDays = (
  { closedDays }: Pick<OurProfile, 'closedDays'>,
  shown: readonly SpecialDay[],
): OurProfile['closedDays'] => closedDays.filter(({ date }) => !shown.some((day) => day.date === date && day.isClosed));

const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns our services that Google does not list, comparing names without case and punctuation. */
export function servicesMissing(ours: readonly string[], shown: readonly string[]): string[] {
  const known = new Set(shown.map(nameKey));
  return ours.filter((name) => !known.has(nameKey(name)));
}

/** Normalizes an address for comparison: no scheme, no www, no trailing slash. */
const plainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');

/** Adds a scheme, as Google requires. */
export const fullAddress = (address: string): string =>
  /^https?:\/\//i.test(address) ? address : `https://${address}`;

/** Formats a day as elsewhere in the app: `Dec 21, 2026`. */
const dayText = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const spanText = ({ opensAt, closesAt }: SpecialDay): string =>
  opensAt === '' || closesAt === ''
    ? 'open'
    : [opensAt, closesAt].map((time) => (time === '24:00' ? 'midnight' : spokenClock(time))).join('–');

const specialText = (days: readonly SpecialDay[]): string =>
  days.map((day) => `${dayText(day.date)} ${day.isClosed ? 'closed' : spanText(day)}`).join(', ') || 'None';
