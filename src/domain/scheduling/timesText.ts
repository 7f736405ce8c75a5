import { assertNever } from '@/lib/assertNever';
import { minutesBetween } from '@/lib/calendar';
import type { OtherWay } from './otherWays';
import type { Offer, Refusal, TimeRequest } from './timeRequest';
import type { WarningContext } from './warningText';
import { dayOf } from './wallClock';
import { spokenDayTime, spokenMinutes, spokenNames, spokenSpan, spokenTime } from './words';

/** `Ben: Monday, 10:30 AM`. */
export const offerTitle = ({ technicianIds, startsAt }: Offer, { nameOf, timeZone }: WarningContext): string =>
  `${spokenNames(technicianIds.map(nameOf))}: ${spokenDayTime(startsAt, timeZone)}`;

/** Lists consecutive parts: `Ben: Monday, 10:30 AM, and Tuesday, 8 AM`. */
export const partsTitle = (parts: readonly Offer[], { nameOf, timeZone }: WarningContext): string =>
  `${spokenNames((parts[0]?.technicianIds ?? []).map(nameOf))}: ${parts.map(({ startsAt }) => spokenDayTime(startsAt, timeZone)).join(', and ')}`;

/** Returns the concession it needs, as a heading. */
export function wayTitle({ way, parts: [first], parts }: OtherWay): string {
  const each = first ? spokenMinutes(minutesBetween(first.startsAt, first.endsAt)) : '';
  switch (way) {
    case 'lunch':
      return 'Without half an hour free for lunch';
    case 'moving':
      return 'If other visits move';
    case 'reserve':
      return 'Uses time reserved for emergencies';
    case 'overtime':
      return 'With overtime';
    case 'days':
      return `Over ${String(parts.length)} days, ${each} each`;
    case 'people':
      return `With two people, in ${each}`;
    default:
      return assertNever(way);
  }
}

/** Why this time, in short sentences, what matters most first. */
export function offerReasons(offer: Offer, request: TimeRequest, { nameOf, timeZone }: WarningContext): string[] {
  const names = spokenNames(offer.technicianIds.map(nameOf));
  const { addedTravelMinutes: added, pushed, window } = offer;
  const reasons = [
    // Unknown values are reported below, never as zero.
    ...(added > 0 || offer.isTravelKnown
      ? [added > 0 ? `${spokenMinutes(added)} more driving.` : 'No extra driving.']
      : []),
    `${nameOf(offer.technicianIds[0] ?? '')} is free ${spokenSpan(offer.free.startsAt, offer.free.endsAt, timeZone)}.`,
    pushed.length === 0
      ? 'No other visit moves.'
      : pushed
          .map(
            ({ title, from, to }) =>
              `“${title}” moves from ${spokenTime(from, timeZone)} to ${spokenTime(to, timeZone)}.`,
          )
          .join(' '),
  ];
  if (window) reasons.push(`Starts within ${spokenSpan(window.startsAt, window.endsAt, timeZone)}.`);
  if (offer.lateMinutes > 0) reasons.push(`Starts ${spokenMinutes(offer.lateMinutes)} after the requested time.`);
  if (request.requiredSkills.length > 0) {
    reasons.push(`${names} ${offer.technicianIds.length > 1 ? 'have' : 'has'} ${request.requiredSkills.join(', ')}.`);
  }
  if (request.preferredTechnicianId !== '') {
    const preferred = nameOf(request.preferredTechnicianId);
    reasons.push(offer.isPreferred ? `${preferred} is preferred.` : `Not ${preferred}, the preferred technician.`);
  }
  const { territory } = request;
  if (territory && territory.technicianIds.length > 0) {
    const own = offer.technicianIds.filter((id) => territory.technicianIds.includes(id)).map(nameOf);
    reasons.push(
      own.length > 0
        ? `${spokenNames(own)} ${own.length > 1 ? 'are' : 'is'} preferred in ${territory.name}.`
        : `In ${territory.name} other technicians are preferred.`,
    );
  }
  if (offer.isOnCall)
    reasons.push(`Outside of the shift: ${names} ${offer.technicianIds.length > 1 ? 'are' : 'is'} on call.`);
  if (offer.overtimeMinutes > 0)
    reasons.push(`${spokenMinutes(offer.overtimeMinutes)} of overtime, with the drive back.`);
  if (request.reserveMinutes > 0) {
    reasons.push(`${spokenMinutes(Math.max(0, offer.reserveLeftMinutes))} of the day stay free for emergencies.`);
  }
  if (!offer.isTravelKnown)
    reasons.push(
      `${added > 0 ? 'Part of the drive' : 'The drive'} is not known: an address is missing or could not be found.`,
    );
  else if (offer.isTravelRough) reasons.push('The drive is estimated by ZIP code and may be a few minutes off.');
  return reasons;
}

const isSameDay = ({ wouldEndAt, limit }: { wouldEndAt: string; limit: string }, timeZone: string): boolean =>
  dayOf(wouldEndAt, timeZone) === dayOf(limit, timeZone);

/** Explains why someone can't come, in one sentence. */
export function refusalText({ technicianId, reason }: Refusal, { nameOf, timeZone }: WarningContext): string {
  const name = nameOf(technicianId);
  switch (reason.kind) {
    case 'archived':
      return `${name} is archived.`;
    case 'excluded':
      return `${name} is not to go there.`;
    case 'skill':
      return `${name} does not have “${reason.skill}”.`;
    case 'licence':
      return `${name}’s license “${reason.licence}” expired on ${reason.expiredOn}.`;
    case 'day-off':
      return `${name} does not work that day.`;
    case 'time-off':
      return `${name} is off: ${reason.title}.`;
    case 'holiday':
      return `The company is closed: ${reason.title}.`;
    case 'hours':
      return `${name} would be back at ${spokenTime(reason.wouldEndAt, timeZone)}${isSameDay(reason, timeZone) ? '' : ' the next day'}, and has to be at ${spokenTime(reason.limit, timeZone)}.`;
    case 'no-gap':
      return `${name} has at most ${spokenMinutes(reason.longestMinutes)} in a row, drives included; the work takes ${spokenMinutes(reason.neededMinutes)}.`;
    case 'window':
      return `${name} cannot start at the time that was asked for. The first free time is ${spokenTime(reason.earliestStart, timeZone)}.`;
    case 'reserve':
      return `${name} would have ${spokenMinutes(Math.max(0, reason.leftMinutes))} left for emergencies, and keeps ${spokenMinutes(reason.reserveMinutes)}.`;
    case 'resource':
      return `${spokenNames([...reason.names])} ${reason.names.length > 1 ? 'are' : 'is'} booked whenever ${name} could start.`;
    case 'lunch':
      return `${name} would have no time for lunch.`;
    case 'work-limit':
      return `${name} would work ${spokenMinutes(reason.wouldBeMinutes)} that day, drives included, and may work ${spokenMinutes(reason.limitMinutes)}.`;
    case 'crew':
      return `Of ${reason.needed} people who can do it, at most ${reason.free} are free at the same time.`;
    case 'crew-skills':
      return `No ${reason.needed} people who are free at the same time have ${spokenNames(reason.skills.map((skill) => `“${skill}”`))}.`;
    default:
      return assertNever(reason);
  }
}
