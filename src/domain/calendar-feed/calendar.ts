import { VISIT_STATE_LABELS, type VisitState } from '../scheduling/visitState';

/** A calendar shows what was and what is to come. */
export const FEED_DAYS = 60;
/** Far more than one technician does in so many days. */
export const FEED_VISITS_LIMIT = 500;

/** RFC 5545, 3.1: lines are at most 75 octets long, without their end. */
const LINE_OCTETS = 75;

export type FeedVisit = {
  id: string;
  startsAt: string;
  endsAt: string;
  title: string;
  customerName: string;
  address: string;
  state: VisitState;
  /** When it was last changed (ISO UTC). */
  changedAt: string;
  /** The page of its job; ''. */
  link: string;
};

/**
 * A technician's visits as an iCalendar file (RFC 5545, and RFC 7986 for the name and how often to look again). Times are UTC, so
 * no time zones need be told; visits that repeat are events of their own. No METHOD: some programs take `PUBLISH` for an
 * invitation. The same visits give the same bytes.
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
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${escaped(timeZone)}`,
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
    // In a file without METHOD it says when the event was last revised.
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped([title, customerName].filter(Boolean).join(' - '))}`,
    ...(address === '' ? [] : [`LOCATION:${escaped(address)}`]),
    `DESCRIPTION:${escaped([VISIT_STATE_LABELS[state], link].filter(Boolean).join('\n'))}`,
    ...(link === '' ? [] : [`URL:${link}`]),
    `STATUS:${isCalledOff ? 'CANCELLED' : state === 'planned' ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${isCalledOff ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/** `20261123T140000Z` */
const utc = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const SEQUENCE_EPOCH_SECONDS = Date.parse('2026-01-01T00:00:00.000Z') / 1000;

/** Rises with each change, as RFC 5545 (3.8.7.4) asks, and needs no counter: the seconds of the last one, for 68 years. */
const sequenceOf = (changedAt: string): number =>
  Math.max(0, Math.floor(Date.parse(changedAt) / 1000) - SEQUENCE_EPOCH_SECONDS);

/** TEXT of RFC 5545 (3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

/** A line broken into pieces of 75 octets, of which each but the first begins with a space; never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
