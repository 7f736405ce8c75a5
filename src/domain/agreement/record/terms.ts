import { daysBetween } from '@/lib/calendar';
import { cutText } from '@/lib/cutText';
import type { BillingSettings } from '../../billing/settings';
import { businessUnitName, currentUnits } from '../../business-unit/units';
import { firstPeriodFrom } from '../periods';
import type { AgreementPlan } from './plan';
import { termsOfPlan } from './create';
import { dayText } from './dayText';
import { portionOf } from '../../money/allocate';
import { sumOf } from '../../money/amounts';
import { assertState, billingStart, entry, logged, noticesFrom, refused, settled, type Act } from './change';
import type { Agreement, AgreementBill, AgreementTerms, AgreementVisit } from './schema';
import { MEMBER_STATES } from './state';
import { monthsOfInterval, yearStart } from './term';
import { unitOfAgreement } from './unit';
import { visitsFrom } from './visits';
import { priceText } from './words';

/** The lines of a change within a billed period: the rest of the old price, below 0, and the new price for it. */
type ChangeLines = {
  creditCents: number;
  chargeCents: number;
  remainingDays: number;
  from: string;
  until: string;
};

const NO_LINES: ChangeLines = { creditCents: 0, chargeCents: 0, remainingDays: 0, from: '', until: '' };

/**
 * Returns what a change on a day (YYYY-MM-DD) credits and charges: whole days, the day of the change belongs to the new terms, each
 * rounded separately. Both are 0 if nothing is billed beyond that day. With another billing interval a new period begins that day, so
 * only the credit is left. Source: contracts method A2.
 */
export function changeLines(agreement: Agreement, terms: AgreementTerms, on: string): ChangeLines {
  const covering = agreement.bills.filter(({ from, until }) => from <= on && on < until);
  const period = covering.find(({ lineId }) => lineId === '') ?? covering[0];
  if (!period) return NO_LINES;
  const remainingDays = daysBetween(on, period.until);
  const creditCents = -sumOf(covering.map((bill) => portionOf(bill.priceCents, remainingDays, daysOf(bill))));
  const chargeCents = isSameCycle(agreement, terms)
    ? portionOf(terms.priceCents, remainingDays, wholeDays(agreement, period))
    : 0;
  return { creditCents, chargeCents, remainingDays, from: on, until: period.until };
}

const daysOf = ({ from, until, pausedDays }: AgreementBill): number => daysBetween(from, until) - pausedDays;

/**
 * Returns the days that the price covers: a period that the term cuts short, or the rest of one that came along with a house, costs only
 * its own days.
 */
function wholeDays(agreement: Agreement, period: AgreementBill): number {
  if (period.lineId === '' && period.until !== agreement.endsOn) return daysOf(period);
  const [start, end] = [agreement.nextPeriod - 1, agreement.nextPeriod].map((index) => billingStart(agreement, index));
  return Math.max(daysOf(period), daysBetween(start ?? period.from, end ?? period.until));
}

const isSameCycle = (agreement: Agreement, terms: AgreementTerms): boolean =>
  monthsOfInterval(agreement.interval, agreement.plan.termMonths) ===
  monthsOfInterval(terms.interval, terms.plan.termMonths);

/**
 * Returns the visits after a plan change: done and planned visits, and those that could already be done, stay; the new plan adds what can
 * still be done in this year of the agreement, unless the same visit already has its entry.
 */
export function visitsAfterChange(agreement: Agreement, terms: AgreementTerms, on: string): AgreementVisit[] {
  const { visits, termStartsOn, endsOn } = agreement;
  const year = yearStart(termStartsOn, on);
  const kept = visits.filter(({ state, dueFrom }) => state !== 'due' || dueFrom < on);
  const isKept = (wanted: AgreementVisit): boolean =>
    kept.some(({ id, name, dueFrom }) => id === wanted.id || (dueFrom >= year && sameName(name, wanted.name)));
  const added = visitsFrom(terms.plan, year, endsOn).filter((visit) => visit.dueBy >= on && !isKept(visit));
  return [...kept, ...added].toSorted((a, b) => (a.dueFrom < b.dueFrom ? -1 : Number(a.dueFrom > b.dueFrom)));
}

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Puts a running agreement under new terms from their day on, with a credit and a charge if that day is in the middle of a paid period.
 * The current term keeps its end.
 * @throws AppError `failed-precondition` when it isn't running, or has been canceled
 */
export function withTerms(agreement: Agreement, terms: AgreementTerms, act: Act, note = ''): Agreement {
  assertCanChange(agreement);
  const { on, planId, planVersion, plan, units, interval, priceCents } = terms;
  const { creditCents, chargeCents, remainingDays, from, until } = changeLines(agreement, terms, on);
  const line = (kind: 'credit' | 'charge', cents: number, name: string): AgreementBill[] =>
    cents === 0
      ? []
      : [
          {
            invoiceId: '',
            on: act.today,
            from,
            until,
            priceCents: cents,
            lineId: `${kind}-${on}-${agreement.bills.length}`,
            name: cutText(`${name}, ${remainingDays === 1 ? '1 day' : `${remainingDays} days`}`, 200),
            pausedDays: 0,
            tries: [],
            dueOn: '',
            isPaid: false,
          },
        ];
  const isOver = agreement.endsOn !== '' && on >= agreement.endsOn;
  return settled(agreement, {
    planId,
    planVersion,
    plan,
    units,
    interval,
    priceCents,
    nextTerms: null,
    nextNoticeOn: noticesFrom({ plan, nextTerms: null }, act.today),
    ...(isSameCycle(agreement, terms) || isOver ? {} : { anchorOn: on, nextPeriod: 0, nextBillOn: on }),
    bills: [
      ...agreement.bills,
      ...line('credit', creditCents, `Credit: ${agreement.plan.name} paid ahead`),
      ...line('charge', chargeCents, `${plan.name} for the rest of the period`),
    ],
    visits: visitsAfterChange(agreement, terms, on),
    visitYearOn: yearStart(agreement.termStartsOn, on),
    log: logged(agreement, entry('terms', act, termsText(agreement, terms, note))),
  });
}

/** Schedules terms that wait for their day; applied at once if that has come. @throws AppError `failed-precondition` */
export function withTermsAhead(agreement: Agreement, terms: AgreementTerms, act: Act, note = ''): Agreement {
  assertCanChange(agreement);
  if (terms.on <= act.today) return withTerms(agreement, terms, act, note);
  return settled(agreement, {
    nextTerms: terms,
    nextNoticeOn: act.today,
    log: logged(agreement, entry('terms-ahead', act, termsText(agreement, terms, note))),
  });
}

/** `Comfort Plus, $24.00 a month, from July 1, 2026. By phone`. */
const termsText = ({ currency }: Agreement, { plan, priceCents, interval, on }: AgreementTerms, note: string): string =>
  `${plan.name}, ${priceText(priceCents, interval, currency)}, from ${dayText(on)}${note === '' ? '' : `. ${note}`}`;

/** Start of new terms: with the next bill, or on the day of the change with credit and charge. */
export const TERMS_FROM = ['next-bill', 'today'] as const;

type Wanted = Pick<AgreementTerms, 'interval' | 'units' | 'priceCents'> & {
  when: (typeof TERMS_FROM)[number];
  /** null = the terms already agreed to. */
  plan: (AgreementPlan & { id: string }) | null;
};

/** Returns the terms of one member who changes plan, billing interval or units, and from which day. */
export function wantedTerms(agreement: Agreement, { plan, when, ...rest }: Wanted, today: string): AgreementTerms {
  return {
    planId: plan?.id ?? agreement.planId,
    planVersion: plan?.version ?? agreement.planVersion,
    plan: plan ? termsOfPlan(plan) : agreement.plan,
    ...rest,
    migrationId: '',
    on: when === 'today' ? today : periodFrom(agreement, today),
  };
}

/** Returns the first day of the first billing period that begins on a day or later; the end of the term if nothing more is billed. */
export function periodFrom(agreement: Agreement, day: string): string {
  const { anchorOn, interval, plan, nextBillOn, endsOn } = agreement;
  if (nextBillOn === '') return endsOn > day ? endsOn : day;
  if (day <= nextBillOn) return nextBillOn;
  const cycle = { anchorDate: anchorOn, intervalMonths: monthsOfInterval(interval, plan.termMonths) };
  const { startDate } = firstPeriodFrom(cycle, day);
  return endsOn !== '' && endsOn >= day && endsOn < startDate ? endsOn : startDate;
}

/** Withdraws waiting terms. @throws AppError `failed-precondition` when there are none */
export function withoutNextTerms(agreement: Agreement, act: Act): Agreement {
  if (!agreement.nextTerms) throw refused('No change of this agreement is waiting.');
  return settled(agreement, {
    nextTerms: null,
    log: logged(agreement, entry('terms', act, `${agreement.plan.name} stays as it is`)),
  });
}

function assertCanChange(agreement: Agreement): void {
  assertState(agreement, ['active', 'past-due'], 'Only a running agreement can change its plan.');
  if (agreement.cancelsOn !== '') throw refused('This agreement has been canceled.');
}

/**
 * Moves a running agreement to another business unit: new bills, e-mails and visits are in its name, and earlier ones stay as they are.
 * @throws AppError `failed-precondition`
 */
export function movedToUnit(
  agreement: Agreement,
  { units, businessUnitId }: { units: BillingSettings['units']; businessUnitId: string },
  act: Act,
): Agreement {
  assertState(
    agreement,
    MEMBER_STATES,
    'Only a running agreement can move to another unit. Change a draft on its own page.',
  );
  if (businessUnitId !== '' && !currentUnits(units).some(({ id }) => id === businessUnitId))
    throw refused('This business unit does not exist, or is archived.');
  const [before, after] = [unitOfAgreement(units, agreement), unitOfAgreement(units, { businessUnitId })];
  if (before === after) throw refused('The agreement already belongs to this unit.');
  const text = `${businessUnitName(units, before)} to ${businessUnitName(units, after)}`;
  return settled(agreement, { businessUnitId, log: logged(agreement, entry('unit', act, text)) });
}
