import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { renewalNotices, renewalStep, type RenewalNotice, type RenewalStep } from '../law/renewalLaw';
import type { Property } from '../../property/schema';
import type { Agreement } from './schema';
import { termEnd } from './term';

/** The state of an agreement's property, whose law governs the renewal, and the time zone in which the company counts its days. */
export type RenewalPlace = { state: string; isBusiness: boolean; timeZone: string };

/** Returns the place whose law governs the renewal of an agreement of a company in `timeZone` for a property. */
export const renewalPlaceOf = (
  { address, use }: Pick<Property, 'address' | 'use'>,
  timeZone: string,
): RenewalPlace => ({ state: address.state, isBusiness: use === 'business', timeZone });

/**
 * Returns the company's day on which an agreement was made, which decides the applicable version of a law; `otherwise` if no consent was
 * recorded.
 */
export const contractDay = (
  { consent }: Pick<Agreement, 'consent'>,
  { timeZone, otherwise }: { timeZone: string; otherwise: string },
): string => (consent ? calendarDay(timeZone, new Date(consent.at)) : otherwise);

/** Returns the notices that the law requires before an agreement renews automatically; none if it doesn't, or nothing was researched. */
export function noticesBefore(agreement: Agreement, { state, isBusiness, timeZone }: RenewalPlace): RenewalNotice[] {
  const { plan, endsOn, termStartsOn } = agreement;
  if (plan.renewal !== 'automatic' || endsOn === '' || state === '') return [];
  return renewalNotices({
    state,
    isBusiness,
    contractOn: contractDay(agreement, { timeZone, otherwise: termStartsOn }),
    startsOn: termStartsOn,
    renewsOn: endsOn,
    renewalMonths: plan.termMonths,
    lastDayToCancel: addCalendarDays(endsOn, -1),
  });
}

/** Returns the renewal step due for an agreement on a day (YYYY-MM-DD). */
const renewalStepOn = (agreement: Agreement, place: RenewalPlace, today: string): RenewalStep =>
  renewalStep(noticesBefore(agreement, place), {
    today,
    sentOn: new Map(agreement.notices.map(({ ruleId, on }) => [ruleId, on])),
  });

/**
 * Returns the notices that, if missed, keep an agreement from renewing for a whole term. A rule of low confidence warns and never
 * decides. Source: contracts method A5.
 */
export function decidingNotices(agreement: Agreement, place: RenewalPlace, today: string): RenewalNotice[] {
  const step = renewalStepOn(agreement, place, today);
  return step.step === 'monthToMonth' ? step.missed.filter(({ basis }) => basis.confidence !== 'low') : [];
}

/**
 * Returns the renewal notice that can't be an email: unless delivered in person or by certified mail, the renewal doesn't hold, as in New
 * York. Null if the plan doesn't renew for a term, or no such law is known.
 */
export function renewalTrap(
  { renewal, termMonths }: Pick<Agreement['plan'], 'renewal' | 'termMonths'>,
  { state, isBusiness }: Pick<RenewalPlace, 'state' | 'isBusiness'>,
  startsOn: string,
): RenewalNotice | null {
  if (renewal !== 'automatic' || termMonths === 0 || state === '' || startsOn === '') return null;
  const renewsOn = termEnd(startsOn, termMonths);
  const notices = renewalNotices({
    ...{ state, isBusiness, contractOn: startsOn, startsOn, renewsOn, renewalMonths: termMonths },
    lastDayToCancel: addCalendarDays(renewsOn, -1),
  });
  return notices.find(({ delivery }) => delivery !== '') ?? null;
}
