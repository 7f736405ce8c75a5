import { assertNever } from '@/lib/assertNever';
import type { Warning } from './warnings';
import { spokenMinutes, spokenSpan, spokenTime } from './words';

export type WarningContext = { nameOf: (technicianId: string) => string; timeZone: string };

/** Formats a warning for the planner: one sentence, in company time. */
export function warningText(warning: Warning, { nameOf, timeZone }: WarningContext): string {
  switch (warning.kind) {
    case 'fault':
    case 'held':
      return warning.sentence;
    case 'licence-required':
      return `The license “${warning.licence}” expired on ${warning.expiredOn}, and this work requires it.`;
    case 'skill-missing':
      return `No one on this visit has “${warning.skill}”.`;
    case 'licence-expired':
      return `${nameOf(warning.technicianId)}’s license “${warning.licence}” has expired by then.`;
    case 'archived':
      return `${nameOf(warning.technicianId)} is archived.`;
    case 'overlap':
      return `${nameOf(warning.technicianId)} has “${warning.title}” at ${spokenTime(warning.startsAt, timeZone)}.`;
    case 'resource-taken':
      return `${warning.name} is booked for “${warning.title}” at ${spokenTime(warning.startsAt, timeZone)}.`;
    case 'resource-archived':
      return `${warning.name} is archived.`;
    case 'crew-short':
      return `${nameOf(warning.technicianId)} of ${warning.crew} does not go along.`;
    case 'travel-before':
      return `The drive from “${warning.title}” is ${spokenMinutes(warning.shortMinutes)} longer than the gap before${byZip(warning)}.`;
    case 'travel-after':
      return `The drive to “${warning.title}” is ${spokenMinutes(warning.shortMinutes)} longer than the gap after${byZip(warning)}.`;
    case 'time-off':
      return `${nameOf(warning.technicianId)} is off: ${warning.title}.`;
    case 'holiday':
      return `The company is closed: ${warning.title}.`;
    case 'day-off':
      return `${nameOf(warning.technicianId)} does not work that day.`;
    case 'outside-shift':
      return `${nameOf(warning.technicianId)} works ${spokenSpan(warning.startsAt, warning.endsAt, timeZone)} that day.`;
    case 'overtime':
      return `It ends ${spokenMinutes(warning.minutes)} after ${nameOf(warning.technicianId)}’s shift, which ends at ${spokenTime(warning.endsAt, timeZone)}.`;
    case 'outside-business-hours':
      return 'It is outside business hours.';
    case 'outside-window':
      return warning.isEarly
        ? `It starts ${spokenMinutes(warning.minutes)} before the arrival window the customer was promised.`
        : `It starts ${spokenMinutes(warning.minutes)} after the arrival window the customer was promised.`;
    case 'past':
      return 'It starts in the past.';
    case 'clock-skipped':
      return `The clocks skip ${spokenTimeOfDay(warning.time)} on that day. It starts at ${spokenTime(warning.startsAt, timeZone)}.`;
    case 'clock-twice':
      return `${spokenTimeOfDay(warning.time)} comes twice on that day, because the clocks go back. It starts at the first.`;
    case 'travel-unknown':
      return `The drive for ${nameOf(warning.technicianId)} is not known: an address is missing or could not be found.`;
    default:
      return assertNever(warning);
  }
}

const byZip = ({ isRough }: { isRough: boolean }): string => (isRough ? ', by ZIP codes' : '');

const spokenTimeOfDay = (time: string): string => spokenTime(`2026-01-01T${time}:00.000Z`, 'UTC');
