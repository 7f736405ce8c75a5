import { minutesBetween, plusMinutes } from '@/lib/calendar';
import type { Stored } from '../record/schema';
import type { Span } from '../scheduling/span';
import { dayOf } from '../scheduling/wallClock';
import type { TimeEntry, TimeKind } from './schema';

/** A time entry for display: with its effective end, the entry it replaced, and any open question about it. */
export type TimeSpan = Stored<TimeEntry> & {
  /** End of the entry, even if no one has stopped it. */
  countsUntil: string;
  isRunning: boolean;
  /** The recorded values before correction. */
  original: Stored<TimeEntry> | null;
  doubt: TimeDoubt | null;
};

/** `forgotten`: it ran longer than anyone does that at a stretch, so it doesn't count until someone says when it ended. */
export type TimeDoubt = 'forgotten';

/** A stretch that counts: no two of them overlap. */
export type TimePiece = Span & { kind: TimeKind; entryId: string; jobId: string };

/**
 * Limit beyond which a stop was forgotten. Shorter over midnight, after a night's shift; much shorter for anything other than work on
 * site.
 */
const LONGEST_MINUTES = 12 * 60;
const LONGEST_NIGHT_MINUTES = 8 * 60;
const LONGEST_SHORT_MINUTES = 4 * 60;
/** A visit paused for longer is waiting for another day; no one is on break that long. */
const LONGEST_PAUSE_MINUTES = 120;

/** Now, and the company's time zone. */
export type TimeClock = { nowIso: string; timeZone: string };
type Entry = Stored<TimeEntry>;

const isCorrection = ({ source }: Entry): boolean => source === 'correction';
const isPause = ({ source, kind }: Entry): boolean => source === 'visit' && kind === 'break';
const byStart = (a: Entry, b: Entry): number => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0);
const byMaking = (a: Entry, b: Entry): number =>
  `${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}`
    ? -1
    : `${a.createdAt} ${a.id}` > `${b.createdAt} ${b.id}`
      ? 1
      : 0;

/**
 * Returns a technician's effective entries, earliest first. A correction replaces its entry; of two corrections of one entry, made on two
 * devices, the later wins.
 */
export function spansOf(entries: readonly Entry[], { nowIso, timeZone }: TimeClock): TimeSpan[] {
  const corrections = new Map(
    entries
      .filter(({ replaces }) => replaces !== '')
      .toSorted(byMaking)
      .map((entry) => [entry.replaces, entry]),
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const originalOf = (entry: Entry): Entry | null => {
    const replaced = byId.get(entry.replaces);
    return replaced ? (originalOf(replaced) ?? replaced) : null;
  };
  const held = entries.filter(
    (entry) => !corrections.has(entry.id) && (entry.replaces === '' || corrections.get(entry.replaces) === entry),
  );
  return held.toSorted(byStart).map((entry) => {
    const countsUntil = endOf(entry, held, nowIso);
    return {
      ...entry,
      countsUntil,
      isRunning: entry.endsAt === '' && countsUntil === nowIso,
      original: originalOf(entry),
      doubt: isForgotten({ ...entry, endsAt: countsUntil }, timeZone) ? 'forgotten' : null,
    };
  });
}

/** Returns an entry's end. An unstopped entry ends when its technician starts something else. A visit runs on: its own steps stop it. */
function endOf(entry: Entry, held: readonly Entry[], nowIso: string): string {
  if (entry.endsAt !== '') return entry.endsAt;
  if (entry.source === 'visit') return nowIso > entry.startsAt ? nowIso : entry.startsAt;
  const next = held.filter((other) => !isCorrection(other) && !isPause(other) && other.startsAt > entry.startsAt);
  return [nowIso, ...next.map(({ startsAt }) => startsAt)].toSorted()[0] ?? nowIso;
}

function isForgotten(entry: Entry, timeZone: string): boolean {
  if (isCorrection(entry) || isPause(entry)) return false;
  const minutes = minutesBetween(entry.startsAt, entry.endsAt);
  if (entry.kind !== 'work') return minutes > LONGEST_SHORT_MINUTES;
  const isOverMidnight = dayOf(entry.startsAt, timeZone) !== dayOf(entry.endsAt, timeZone);
  return minutes > (isOverMidnight ? LONGEST_NIGHT_MINUTES : LONGEST_MINUTES);
}

/**
 * Returns the time that counts, without overlaps, in order. Later starts override earlier ones (a supply run, the work it was for), a
 * visit's pause yields to anything done meanwhile, corrections override all. Forgotten entries don't count.
 */
export function piecesOf(spans: readonly TimeSpan[]): TimePiece[] {
  const counted = spans.filter((span) => span.doubt === null && span.countsUntil > span.startsAt);
  const pauses = counted.filter(
    (span) => isPause(span) && minutesBetween(span.startsAt, span.countsUntil) <= LONGEST_PAUSE_MINUTES,
  );
  const steps = counted.filter((span) => !isPause(span) && !isCorrection(span)).toSorted(byStart);
  const corrections = counted.filter(isCorrection).toSorted(byMaking);
  const pieces = [...pauses, ...steps, ...corrections].reduce<TimePiece[]>(
    (below, { id, kind, jobId, startsAt, countsUntil }) => [
      ...below.flatMap((piece) => without(piece, { startsAt, endsAt: countsUntil })),
      { kind, startsAt, endsAt: countsUntil, entryId: id, jobId },
    ],
    [],
  );
  return pieces.filter(({ kind }) => kind !== 'none').toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

/** Returns the parts of a piece before and after a span. */
function without(piece: TimePiece, span: Span): TimePiece[] {
  if (piece.endsAt <= span.startsAt || piece.startsAt >= span.endsAt) return [piece];
  return [
    { ...piece, endsAt: span.startsAt },
    { ...piece, startsAt: span.endsAt },
  ].filter(({ startsAt, endsAt }) => startsAt < endsAt);
}

/** Returns the parts of pieces within a span. */
export const piecesWithin = (pieces: readonly TimePiece[], { startsAt, endsAt }: Span): TimePiece[] =>
  pieces
    .filter((piece) => piece.startsAt < endsAt && piece.endsAt > startsAt)
    .map((piece) => ({
      ...piece,
      startsAt: piece.startsAt < startsAt ? startsAt : piece.startsAt,
      endsAt: piece.endsAt > endsAt ? endsAt : piece.endsAt,
    }));

/** Suggests when a forgotten entry ended: at most the usual duration of such an activity. */
export const proposedEnd = ({ kind, startsAt, countsUntil }: TimeSpan): string => {
  const latest = plusMinutes(startsAt, kind === 'work' ? 120 : 30);
  return latest < countsUntil ? latest : countsUntil;
};
