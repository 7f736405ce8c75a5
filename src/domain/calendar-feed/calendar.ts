import { escapedText, folded } from '@/lib/contentLines';
import { VISIT_STATE_LABELS, type VisitState } from '../scheduling/visitState';

/** Number of days of past and upcoming visits a calendar shows. */
export const FEED_DAYS = 60;
/** Far more visits than one technician does in that many days. */
export const FEED_VISITS_LIMIT = 500;

export type FeedVisit = {
  id: string;
  startsAt: string;
  endsAt: string;
  title: string;
  customerName: string;
  address: string;
  state: VisitState;
  /** Time of the last change (ISO UTC). */
  changedAt: string;
  /** The address of its job's page; ''. */
  link: string;
};

/**
 * Builds an iCalendar file of a technician's visits (RFC 5545, and RFC 7986 for the name and refresh interval). Times are UTC, so no time
 * zones are needed; recurring visits are separate events. No METHOD: some programs treat `PUBLISH` as an invitation. The same visits
 * yield the same bytes.
 */
export function calendarOf({
  name,
  timeZone,
  visits,
}: {
  name: string;
  timeZone: string;
  visits: readonly FeedVisit[];
}) {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fieldwright//Schedule//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    `X-WR-TIMEZONE:${escapedText(timeZone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...visits.flatMap(eventOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function eventOf({ id, startsAt, endsAt, title, customerName, address, state, changedAt, link }: FeedVisit): string[] {
  const isCalledOff = state === 'cancelled';
  return [
    'BEGIN:VEVENT',
    `UID:visit-${id}@fieldwright`,
    // In a file without METHOD, DTSTAMP is when the event was last revised.
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapedText([title, customerName].filter(Boolean).join(' - '))}`,
    ...(address === '' ? [] : [`LOCATION:${escapedText(address)}`]),
    `DESCRIPTION:${escapedText([VISIT_STATE_LABELS[state], link].filter(Boolean).join('\n'))}`,
    ...(link === '' ? [] : [`URL:${link}`]),
    `STATUS:${isCalledOff ? 'CANCELLED' : state === 'planned' ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${isCalledOff ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/** Formats an instant: `20261123T140000Z` */
const utc = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const SEQUENCE_EPOCH_SECONDS = Date.parse('2026-01-01T00:00:00.000Z') / 1000;

/**
 * Increases with each change, as RFC 5545 (3.8.7.4) requires, without a counter: the time of the last change in seconds, good for 68
 * years.
 */
const sequenceOf = (changedAt: string): number =>
  Math.max(0, Math.floor(Date.parse(changedAt) / 1000) - SEQUENCE_EPOCH_SECONDS);
