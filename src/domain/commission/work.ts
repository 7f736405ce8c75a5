import { daysBetween } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { DocumentLine } from '../billing/schema';
import { totalsOf, type IssuedPart } from '../billing/parts';
import { isWorkFinished, workDoneAt } from '../job/progress';
import type { Job } from '../job/schema';
import type { Currency } from '../money/schema';
import { linesOfRule, takenBack, type Crew, type PersonLine } from './engine';
import { invoiceEvents, partsFor, type Categories, type PaidInvoice, type PayEvent } from './events';
import { planOn, type PayPlan, type PayRule } from './plan';

/** An accepted estimate, with what was agreed to. */
export type SoldEstimate = {
  id: string;
  number: string;
  /** The day of the approval. */
  on: string;
  sellerId: string;
  lines: readonly DocumentLine[];
  parts: readonly IssuedPart[];
};

/** A job with everything that pays people for it; or, without a job, one invoice or one estimate. */
export type PaidWork = {
  job: (Job & { id: string }) | null;
  invoices: readonly PaidInvoice[];
  /** Those converted to the job, or the single one. */
  estimates: readonly SoldEstimate[];
  /** By the estimate that an invoice bills: the technician who sold it; '' or missing = nobody in particular. */
  sellerOf: Readonly<Record<string, string>>;
  crew: Crew['workers'];
  /** Callback jobs that refer to it and weren't canceled. */
  callbacks: readonly { id: string; number: string; bookedAt: string }[];
  categoryOf: Categories;
};

type Place = { timeZone: string; currency: Currency };

/** Returns the day a job's work was finished; '' if it isn't. */
export const doneOn = (job: Job | null, timeZone: string): string => {
  const at = job && isWorkFinished(job.progress) ? workDoneAt(job) : '';
  return at === '' ? '' : calendarDay(timeZone, new Date(at));
};

/**
 * Returns what a piece of work pays each person, and why. Everything follows the rules of its own day: an invoice and its later changes
 * those of the day it was issued, a sale those of the approval, a finished job those of that day. So a new plan never changes what
 * happened before it.
 */
export function linesOfWork(work: PaidWork, plans: readonly PayPlan[], place: Place): PersonLine[] {
  const { job, invoices, estimates, crew } = work;
  const around = { categoryOf: work.categoryOf, timeZone: place.timeZone };
  const rulesOn = (day: string): PayRule[] => rulesFor(job, planOn(plans, day));
  const pay = (rule: PayRule, events: readonly PayEvent[], sellerId: string): PersonLine[] =>
    linesOfRule(rule, events, { crew: { workers: crew, sellerId }, currency: place.currency });
  const lines = [
    ...invoices.flatMap((paid) =>
      rulesOn(paid.invoice.issuedOn)
        .filter(({ kind }) => ['invoiced', 'collected', 'margin', 'spiff'].includes(kind))
        .flatMap((rule) => pay(rule, invoiceEvents(rule, paid, around), work.sellerOf[paid.invoice.estimateId] ?? '')),
    ),
    ...estimates.flatMap((sold) =>
      rulesOn(sold.on)
        .filter(({ kind }) => kind === 'sold')
        .flatMap((rule) => pay(rule, soldEvents(rule, sold, work, place.timeZone), sold.sellerId)),
    ),
  ];
  const finishedOn = doneOn(job, place.timeZone);
  if (!job || finishedOn === '') return lines;
  for (const rule of rulesOn(finishedOn).filter(({ kind }) => kind === 'job'))
    lines.push(...pay(rule, [jobEvent(rule, job, finishedOn)], estimates[0]?.sellerId ?? ''));
  const callback = firstCallback(work, finishedOn, { plans, timeZone: place.timeZone });
  return callback ? [...lines, ...takenBack(lines, callback)] : lines;
}

/** Returns a plan's rules for a job's type, or without a job those for all work. */
export const rulesFor = (job: Pick<Job, 'type'> | null, plan: PayPlan | null): PayRule[] =>
  (plan?.rules ?? []).filter(
    ({ jobTypes }) => jobTypes.length === 0 || (job !== null && jobTypes.some(({ id }) => id === job.type)),
  );

function soldEvents(rule: PayRule, sold: SoldEstimate, { job, categoryOf }: PaidWork, timeZone: string): PayEvent[] {
  const baseCents = totalsOf(partsFor(rule, sold, categoryOf)).netCents;
  if (baseCents === 0) return [];
  const event: PayEvent = {
    ...{ key: sold.id, on: sold.on, baseCents, words: `sold with estimate ${sold.number}` },
    ref: { kind: 'estimate', id: sold.id, name: sold.number },
  };
  const canceled =
    job?.progress === 'cancelled' ? job.progressLog.findLast(({ state }) => state === 'cancelled') : null;
  if (!canceled) return [event];
  const on = calendarDay(timeZone, new Date(canceled.at));
  const words = `taken back: job ${job?.number ?? ''} was canceled`;
  return [
    event,
    { ...event, key: `${sold.id}-canceled`, on: on > sold.on ? on : sold.on, baseCents: -baseCents, words },
  ];
}

const jobEvent = (rule: PayRule, job: Job & { id: string }, on: string): PayEvent => ({
  key: job.id,
  on,
  baseCents: rule.amountCents,
  words: `for finishing job ${job.number}`,
  ref: { kind: 'job', id: job.id, name: job.number },
});

/** Returns the first callback within the limit of the plan under which the work was finished, or null. */
function firstCallback(
  { callbacks }: PaidWork,
  finishedOn: string,
  { plans, timeZone }: { plans: readonly PayPlan[]; timeZone: string },
): { id: string; number: string; on: string } | null {
  const days = planOn(plans, finishedOn)?.callbackDays ?? 0;
  if (days === 0) return null;
  const dated = callbacks
    .map(({ id, number, bookedAt }) => ({ id, number, on: calendarDay(timeZone, new Date(bookedAt)) }))
    .filter(({ on }) => on >= finishedOn && daysBetween(finishedOn, on) <= days);
  return dated.toSorted((a, b) => a.on.localeCompare(b.on))[0] ?? null;
}

/** Returns what a signed member pays the technician who sold the agreement. */
export function linesOfMember(
  member: { id: string; number: string; on: string; sellerId: string },
  plans: readonly PayPlan[],
  currency: Currency,
): PersonLine[] {
  if (member.sellerId === '') return [];
  return (planOn(plans, member.on)?.rules ?? [])
    .filter(({ kind }) => kind === 'member')
    .flatMap((rule) =>
      linesOfRule(
        rule,
        [
          {
            ...{ key: member.id, on: member.on, baseCents: rule.amountCents },
            words: `for the member of agreement ${member.number}`,
            ref: { kind: 'agreement', id: member.id, name: member.number },
          },
        ],
        { crew: { workers: [], sellerId: member.sellerId }, currency },
      ),
    );
}
