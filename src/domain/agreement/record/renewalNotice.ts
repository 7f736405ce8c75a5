import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { renewalNotices, renewalStep, type RenewalNotice, type RenewalStep } from '../law/renewalLaw';
import type { Property } from '../../property/schema';
import type { Agreement } from './schema';
import { termEnd } from './term';

/** Where the property of an agreement is, by whose law it renews, and by which clock the company counts its days. */
export type RenewalPlace = { state: string; isBusiness: boolean; timeZone: string };

/** By whose law an agreement of a company in `timeZone` for a property renews. */
export const renewalPlaceOf = (
  { address, use }: Pick<Property, 'address' | 'use'>,
  timeZone: string,
): RenewalPlace => ({ state: address.state, isBusiness: use === 'business', timeZone });

/** The company's day on which an agreement was made, which decides which version of a law holds; `otherwise` where no consent was recorded. */
export const contractDay = (
  { consent }: Pick<Agreement, 'consent'>,
  { timeZone, otherwise }: { timeZone: string; otherwise: string },
): string => (consent ? calendarDay(timeZone, new Date(consent.at)) : otherwise);

/** The notices that the law asks for before an agreement renews automatically; none where it does not, or nothing was researched. */
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

/** What is due about the renewal of an agreement on a day (YYYY-MM-DD). */
const renewalStepOn = (agreement: Agreement, place: RenewalPlace, today: string): RenewalStep =>
  renewalStep(noticesBefore(agreement, place), {
    today,
    sentOn: new Map(agreement.notices.map(({ ruleId, on }) => [ruleId, on])),
  });

/**
 * The notices whose missing keeps an agreement from renewing for a whole term. A rule of low confidence warns and never decides.
 * Source: contracts method A5.
 */
export function decidingNotices(agreement: Agreement, place: RenewalPlace, today: string): RenewalNotice[] {
  const step = renewalStepOn(agreement, place, today);
  return step.step === 'monthToMonth' ? step.missed.filter(({ basis }) => basis.confidence !== 'low') : [];
}

/**
 * The notice before a renewal that no e-mail can be: without it in person or by certified mail the renewal does not hold, as in New York.
 * Null where the plan does not renew for a term, or no such law is known.
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
