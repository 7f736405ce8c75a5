import { doubtOf } from '../../law/datedRule';
import { addCalendarDays } from '@/lib/calendar';
import { priceChangeNotices } from '../law/renewalLaw';
import type { Act } from '../record/change';
import { contractDay, type RenewalPlace } from '../record/renewalNotice';
import type { Agreement, AgreementTerms } from '../record/schema';
import { isMember, isServed } from '../record/state';
import { priceOf } from '../record/term';
import { changeLines, periodFrom, visitsAfterChange, withTerms } from '../record/terms';
import type { AgreementMigration, ChangePreview } from './schema';

type Choice = Pick<
  AgreementMigration,
  'fromPlanId' | 'toPlanId' | 'interval' | 'version' | 'prices' | 'timing' | 'day' | 'toVersion' | 'terms'
>;

/** Whether a migration's filters pick an agreement. Agreements that no one has agreed to yet, or that have ended, are never picked. */
export const isPicked = (agreement: Agreement, { fromPlanId, interval, version }: Choice): boolean =>
  agreement.planId === fromPlanId &&
  isMember(agreement.state) &&
  (interval === '' || agreement.interval === interval) &&
  (version === 0 || agreement.planVersion === version);

/** Returns why a picked agreement can't change; '' = it can. */
export function whyLeftOut(agreement: Agreement, { toPlanId, toVersion, prices, terms }: Choice): string {
  if (agreement.state === 'paused') return 'It is paused: change it when it resumes.';
  if (agreement.cancelsOn !== '') return 'It has been canceled and ends soon.';
  if (agreement.nextTerms) return 'Another change already waits for its day.';
  if (agreement.planId === toPlanId && agreement.planVersion === toVersion) return 'It has this version already.';
  if (prices === 'list' && priceOf(terms, agreement.interval, agreement.units.length) === null)
    return 'The new version cannot be paid in the way this member pays.';
  return '';
}

/**
 * Returns the terms that a member would get, and from when. By period, it is the first that begins on the day or later and that leaves
 * time for the price-increase notice that state law requires; a rule of low confidence postpones nothing.
 */
export function termsFor(
  agreement: Agreement,
  choice: Choice,
  { migrationId, today, place }: { migrationId: string; today: string; place: RenewalPlace | null },
): AgreementTerms {
  const { toPlanId, toVersion, terms, prices, timing } = choice;
  const { units, interval } = agreement;
  const listed = priceOf(terms, interval, units.length);
  const priceCents = prices === 'list' && listed !== null ? listed : agreement.priceCents;
  const day = choice.day < today ? today : choice.day;
  const on = timing === 'day' ? day : periodFrom(agreement, day);
  const enough = (from: string): string => {
    const latest = noticesOf(agreement, { priceCents, on: from, place }).filter((notice) => !notice.isDoubtful);
    return latest.some((notice) => notice.latest !== '' && notice.latest < today)
      ? periodFrom(agreement, addCalendarDays(from, 1))
      : from;
  };
  return {
    planId: toPlanId,
    planVersion: toVersion,
    plan: terms,
    units,
    interval,
    priceCents,
    migrationId,
    on: timing === 'day' ? on : enough(on),
  };
}

/** Returns the notices that state law requires before a price increase; none if the price stays or falls, or nothing was researched. */
function noticesOf(
  agreement: Agreement,
  { priceCents, on, place }: { priceCents: number; on: string; place: RenewalPlace | null },
): ChangePreview['notices'] {
  if (!place || place.state === '' || priceCents <= agreement.priceCents) return [];
  const contractOn = contractDay(agreement, { timeZone: place.timeZone, otherwise: agreement.startsOn });
  return priceChangeNotices({ state: place.state, contractOn }, on).map(({ window, requirement, basis }) => ({
    text: [
      requirement === '' ? '' : `${place.state}: ${requirement}.`,
      window ? `${place.state} requires notice of a price increase.` : '',
      doubtOf(basis),
      `Source: ${basis.source[0] ?? ''}, checked ${basis.checkedOn}.`,
    ]
      .filter(Boolean)
      .join(' ')
      .slice(0, 400),
    isDoubtful: basis.confidence === 'low',
    earliest: window?.earliest ?? '',
    latest: window?.latest ?? '',
  }));
}

/** Returns what new terms do to a member, shown before anything happens. @throws AppError `failed-precondition` when it isn't running */
export function previewOf(
  agreement: Agreement,
  terms: AgreementTerms,
  { act, place }: { act: Act; place: RenewalPlace | null },
): ChangePreview {
  const { creditCents, chargeCents } = changeLines(agreement, terms, terms.on);
  const after = isServed(agreement.state) ? withTerms(agreement, terms, act) : agreement;
  const waits = after.nextBillOn !== '' && after.nextBillOn >= terms.on ? after : agreement;
  const owed = (visits: Agreement['visits']) => visits.filter(({ state }) => state === 'due');
  const before = owed(agreement.visits);
  const later = owed(visitsAfterChange(agreement, terms, terms.on));
  const named = (visits: Agreement['visits'], others: Agreement['visits']): string[] =>
    visits
      .filter(({ id }) => others.every((other) => other.id !== id))
      .map(({ name }) => name)
      .slice(0, 20);
  return {
    effectiveOn: terms.on,
    interval: terms.interval,
    priceBeforeCents: agreement.priceCents,
    priceAfterCents: terms.priceCents,
    creditCents,
    chargeCents,
    nextBillOn: waits.nextBillOn,
    nextBillCents: waits.nextBillOn === '' ? 0 : waits.priceCents,
    visitsGained: named(later, before),
    visitsLost: named(before, later),
    notices: noticesOf(agreement, { priceCents: terms.priceCents, on: terms.on, place }),
  };
}

/** Whether a member pays something other than the plan's own price: negotiated, or raised with a renewal. */
export const hasOwnPrice = ({ plan, interval, units, priceCents }: Agreement): boolean =>
  priceOf(plan, interval, units.length) !== priceCents;
