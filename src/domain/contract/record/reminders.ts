import { addCalendarDays, addDaysToInstant, plusMinutes } from '@/lib/calendar';
import { calendarDay, instantAt, minuteOfDay } from '@/lib/dates';
import { SCHEDULED_HOUR } from '../../mail/scheduled';
import { LINK_DAYS } from './letters';
import type { Contract } from './schema';
import { isTurnOf } from './signing';
import { EVENT_LIMIT, type ContractVersion, type VersionSigner } from './version';

/** No one is reminded twice within this many hours, manually or automatically. */
export const REMINDER_PAUSE_HOURS = 20;
const PAUSE_MINUTES = REMINDER_PAUSE_HOURS * 60;
/** From this hour of the company's clock on, automatic reminders wait for the morning. */
const QUIET_HOUR = 21;
/** A reminder that couldn't be sent on its day is still sent up to this many days later, and not after that. */
const GRACE_DAYS = 2;
/** Room that the event chain reserves for the signers' own events. */
const EVENTS_KEPT_FREE = 40;

type Reminded = {
  version: Pick<ContractVersion, 'state' | 'signers' | 'events'>;
  /** The contract, even if its change order is being signed. */
  contract: Pick<Contract, 'state' | 'terms'>;
  timeZone: string;
  now: string;
};

const atOpening = (timeZone: string, day: string): string =>
  instantAt(day, `${String(SCHEDULED_HOUR).padStart(2, '0')}:00`, timeZone).toISOString();

/** Returns the same instant, or the company's next morning opening hour if it is night there. */
function outsideQuietHours(timeZone: string, instant: string): string {
  const day = calendarDay(timeZone, new Date(instant));
  const minute = minuteOfDay(timeZone, instant);
  if (minute < SCHEDULED_HOUR * 60) return atOpening(timeZone, day);
  return minute >= QUIET_HOUR * 60 ? atOpening(timeZone, addCalendarDays(day, 1)) : instant;
}

/** Returns when someone was first asked: from their first link on, but not before it was their turn. '' = they aren't. */
function askedSince({ signers, events }: Reminded['version'], { partyId, order }: VersionSigner): string {
  const first = events.find(
    ({ kind, partyId: about }) => about === partyId && (kind === 'link' || kind === 'reminded'),
  );
  const turns = signers.filter((other) => other.order < order).map(({ signedAt }) => signedAt);
  return first ? ([first.at, ...turns].toSorted().at(-1) ?? '') : '';
}

/** Returns how many automatic reminders a signer of this version received. */
const automaticReminders = ({ events }: Reminded['version'], { partyId }: VersionSigner): number =>
  events.filter(({ kind, partyId: about, byUid }) => kind === 'reminded' && about === partyId && byUid === '').length;

/** Whether a signer can be reminded at all: asked, with a working link, on their turn, and with a contract that isn't over. */
function isRemindable({ version, contract }: Reminded, signer: VersionSigner): boolean {
  const { email, state, linkSentAt } = signer;
  if (version.state !== 'out' || contract.state === 'canceled' || contract.state === 'closed') return false;
  if (state !== 'asked' || email === '' || linkSentAt === '' || !isTurnOf(version, signer)) return false;
  return version.events.length < EVENT_LIMIT - EVENTS_KEPT_FREE;
}

/**
 * Returns when a signer is next reminded automatically; '' = no longer. The days count from when they were asked, by the company's
 * calendar. Never before their turn, after their links were revoked or expired, or more often than the contract says; a manual reminder
 * sent shortly before replaces an automatic one.
 */
export function nextReminderOf(reminded: Reminded, signer: VersionSigner): string {
  const { version, contract, timeZone, now } = reminded;
  const { linkSentAt, remindedAt } = signer;
  const days = contract.terms.remindAfterDays.toSorted((a, b) => a - b);
  const since = askedSince(version, signer);
  if (since === '' || !isRemindable(reminded, signer) || automaticReminders(version, signer) >= days.length) return '';
  const asked = calendarDay(timeZone, new Date(since));
  const isDone = (due: string): boolean => remindedAt.some((at) => at >= plusMinutes(due, -PAUSE_MINUTES));
  const due = days
    .map((count) => atOpening(timeZone, addCalendarDays(asked, count)))
    .find((one) => !isDone(one) && addDaysToInstant(one, GRACE_DAYS) > now);
  if (due === undefined) return '';
  const free = plusMinutes([...remindedAt, linkSentAt].toSorted().at(-1) ?? linkSentAt, PAUSE_MINUTES);
  const next = outsideQuietHours(timeZone, free > due ? free : due);
  return next < addDaysToInstant(linkSentAt, LINK_DAYS) ? next : '';
}

/** Returns when the first of a version's signers is next reminded automatically; '' = no one is. */
export const nextReminder = (reminded: Reminded): string =>
  reminded.version.signers
    .map((signer) => nextReminderOf(reminded, signer))
    .filter((at) => at !== '')
    .toSorted()[0] ?? '';

/** Whether a signer should be reminded now, by the company's clock. */
export function isReminderDue(reminded: Reminded, signer: VersionSigner): boolean {
  const { timeZone, now } = reminded;
  const next = nextReminderOf(reminded, signer);
  return next !== '' && next <= now && outsideQuietHours(timeZone, now) === now;
}

/** Describes a contract's reminders: `after 3 and 7 days`, `off`. */
export function remindersInWords(days: readonly number[]): string {
  const last = days.at(-1);
  if (last === undefined) return 'off';
  const list = days.length === 1 ? String(last) : `${days.slice(0, -1).join(', ')} and ${last}`;
  return `after ${list} ${last === 1 ? 'day' : 'days'}`;
}
