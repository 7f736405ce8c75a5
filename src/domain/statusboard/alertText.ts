import { assertNever } from '@/lib/assertNever';
import { minutesBetween } from '@/lib/calendar';
import type { KnownEntry } from '../scheduling/ground';
import { spokenDayTime, spokenMinutes, spokenNames, spokenSpan, spokenTime } from '../scheduling/words';
import type { Alert } from './alert';
import { townOf, type Naming } from './naming';

export type AlertContext = { naming: Naming; timeZone: string; nowIso: string };

/** The text of a board line: the subject, the customer and place, and the reason, by the company's clock. */
export type AlertText = { title: string; detail: string; sentence: string };

/** Converts an alert to text. Times are clock times, so text that stays on a wall for a while remains true. */
export function alertText(alert: Alert, context: AlertContext): AlertText {
  const { naming, timeZone } = context;
  const at = (instant: string): string => spokenTime(instant, timeZone);
  if (alert.kind === 'unconfirmed') {
    const { count, total, firstAt } = alert;
    const verb = count === 1 ? 'is' : 'are';
    const which =
      count === total ? (count === 1 ? 'The only visit' : `All ${count} visits`) : `${count} of ${total} visits`;
    const first = count === 1 ? `It starts at ${at(firstAt)}.` : `The first starts at ${at(firstAt)}.`;
    return { title: 'Tomorrow', detail: '', sentence: `${which} ${verb} not confirmed. ${first}` };
  }
  if (alert.kind === 'emergency') {
    const { title, customerName, address, since } = alert;
    const [work, customer] = naming.hasNames ? [title, customerName] : ['Emergency', ''];
    return {
      title: work,
      detail: [customer, townOf(address)].filter(Boolean).join(', '),
      sentence: `An emergency has been waiting for a time since ${at(since)}.`,
    };
  }
  const { entry } = alert;
  return {
    title: naming.work(entry),
    detail: [naming.customer(entry), townOf(entry.propertyAddress)].filter(Boolean).join(', '),
    sentence: visitSentence(alert, context),
  };
}

function visitSentence(
  alert: Exclude<Alert, { kind: 'unconfirmed' | 'emergency' }>,
  { naming, timeZone, nowIso }: AlertContext,
): string {
  const { entry } = alert;
  const { technicianIds, startsAt, endsAt, windowStartsAt, windowEndsAt } = entry.placement;
  const at = (instant: string): string => spokenTime(instant, timeZone);
  const who = spokenNames(technicianIds.map(naming.technician));
  const isSeveral = technicianIds.length > 1;
  const [are, have] = isSeveral ? ['are', 'have'] : ['is', 'has'];
  const began = startsAt < nowIso ? `It should have started at ${at(startsAt)}` : `It starts at ${at(startsAt)}`;
  switch (alert.kind) {
    case 'unassigned': {
      // The current assignee is archived and can't be sent.
      const state = technicianIds.length === 0 ? 'No one is assigned' : `${who} ${are} archived`;
      if (windowEndsAt === '') return `${state}. ${began}.`;
      return windowEndsAt < nowIso
        ? `${state}, and the arrival window ended at ${at(windowEndsAt)}.`
        : `${state}. The customer expects someone ${spokenSpan(windowStartsAt, windowEndsAt, timeZone)}.`;
    }
    case 'asked': {
      const wish = naming.hasNames && entry.rescheduleNote !== '' ? `: “${entry.rescheduleNote}”` : '';
      return `The customer asked for another time${wish}. It is scheduled for ${spokenDayTime(startsAt, timeZone)}.`;
    }
    case 'missed':
      return windowEndsAt === ''
        ? `${began}, and ${who} ${are} not on the way.`
        : `The arrival window ended at ${at(windowEndsAt)}, and ${who} ${are} not on the way.`;
    case 'away': {
      const { technicianId, title, isHoliday } = alert;
      const why = naming.hasNames || isHoliday ? `: ${title}` : '';
      return isHoliday
        ? `The company is closed${why}. ${began}.`
        : `${naming.technician(technicianId)} is off${why}. ${began}.`;
    }
    case 'will-be-late': {
      const { heldUpBy, expectedAt, freeAt } = alert;
      const promise =
        windowEndsAt === ''
          ? `It is scheduled for ${at(startsAt)}.`
          : `The arrival window ends at ${at(windowEndsAt)}.`;
      return heldUpBy
        ? `${holder(heldUpBy, entry, naming)} ${workOf(heldUpBy, naming)} until about ${at(freeAt)}. ${promise}`
        : `${who} cannot be there before ${at(expectedAt)}. ${promise}`;
    }
    case 'not-started':
      return `${began}, and ${who} ${are} not on the way.`;
    case 'not-sent':
      return alert.leavesAt === startsAt
        ? `${began}, and ${who} ${have} not been sent.`
        : `It is time to leave at ${at(alert.leavesAt)}, and ${who} ${have} not been sent.`;
    case 'no-sign': {
      const left = alert.leftAt === '' ? `${who} ${are} on the way` : `${who} left at ${at(alert.leftAt)}`;
      return `${left} and ${have} not arrived. It was scheduled for ${at(startsAt)}.`;
    }
    case 'running-long':
      return `${who} ${have} been there since ${at(alert.since)}. It was scheduled to end at ${at(endsAt)}.`;
    default:
      return assertNever(alert);
  }
}

/** Names the visit's technicians who are held up by another visit. */
function holder(heldUpBy: KnownEntry, { placement }: KnownEntry, naming: Naming): string {
  const kept = placement.technicianIds.filter((id) => heldUpBy.placement.technicianIds.includes(id));
  return `${spokenNames(kept.map(naming.technician))} ${kept.length > 1 ? 'have' : 'has'}`;
}

const workOf = (entry: KnownEntry, naming: Naming): string => (naming.hasNames ? `“${entry.title}”` : 'another visit');

/** Returns the same in a few words, for a card: how late, or what is missing. */
export function alertFlag(alert: Alert, nowIso: string): string {
  const late = (from: string, to: string): string => spokenMinutes(Math.max(1, Math.round(minutesBetween(from, to))));
  const due = ({ placement }: KnownEntry): string => placement.windowEndsAt || placement.startsAt;
  switch (alert.kind) {
    case 'unassigned':
      return alert.entry.placement.technicianIds.length === 0 ? 'Unassigned' : 'Reassign';
    case 'asked':
      return 'Asked for another time';
    case 'missed':
      return `${late(due(alert.entry), nowIso)} late`;
    case 'will-be-late':
      return `Will be ${late(due(alert.entry), alert.expectedAt)} late`;
    case 'not-started':
      return `${late(alert.entry.placement.startsAt, nowIso)} behind schedule`;
    case 'away':
      return 'Time off';
    case 'not-sent':
      return 'Not sent';
    case 'no-sign':
      return 'Not arrived';
    case 'running-long':
      return `${late(alert.dueAt, nowIso)} over`;
    case 'emergency':
      return 'Emergency';
    case 'unconfirmed':
      return 'Not confirmed';
    default:
      return assertNever(alert);
  }
}
