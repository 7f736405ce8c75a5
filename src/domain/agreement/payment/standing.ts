import { z } from 'zod';
import { addCalendarDays } from '@/lib/calendar';
import { optionalDate } from '../../record/schema';
import { nextBillDay } from '../record/nextBill';
import type { Agreement, AgreementBill } from '../record/schema';
import { isMember } from '../record/state';
import { chargedCard, isCardRefused, stepAhead } from './charges';
import { savedCardSchema } from './schema';

/**
 * An automatically charged agreement ends this many days after a bill was due, and never sooner than two weeks after it became past due.
 * Method A3.
 */
const ENDED_DAY = 30;
const AFTER_PAST_DUE_DAYS = 15;

type Unpaid = Pick<
  Agreement,
  'bills' | 'plan' | 'graceUntil' | 'card' | 'autopayOffOn' | 'cancelsOn' | 'state' | 'disputedOn'
>;

/** Returns issued, unpaid bills. */
export const unpaidBills = ({ bills }: Pick<Agreement, 'bills'>): AgreementBill[] =>
  bills.filter(({ isPaid, dueOn }) => !isPaid && dueOn !== '');

/** Returns the longest-unpaid bill; null when nothing is open. */
const oldestUnpaid = (agreement: Pick<Agreement, 'bills'>): AgreementBill | null =>
  unpaidBills(agreement).toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)))[0] ?? null;

/** Returns the oldest bill that was never paid: refunds and lost disputes end nothing. */
export const oldestNeverPaid = ({ bills }: Pick<Agreement, 'bills'>): AgreementBill | null =>
  oldestUnpaid({ bills: bills.filter(({ tries }) => !tries.some(({ outcome }) => outcome === 'succeeded')) });

/** Returns the first day on which a bill makes its agreement past due. The office may give more time. */
export const pastDueOn = (dueOn: string, { plan, graceUntil }: Pick<Agreement, 'plan' | 'graceUntil'>): string => {
  const byPlan = addCalendarDays(dueOn, plan.graceDays + 1);
  const byOffice = graceUntil === '' ? '' : addCalendarDays(graceUntil, 1);
  return byOffice > byPlan ? byOffice : byPlan;
};

/** Returns the day on which an unpaid agreement ends; '' if no bill is open, or if bills are paid manually and the office decides. */
export function endsUnpaidOn(agreement: Unpaid): string {
  const bill = oldestNeverPaid(agreement);
  if (!bill || !chargedCard(agreement) || agreement.disputedOn !== '') return '';
  const byMethod = addCalendarDays(bill.dueOn, ENDED_DAY);
  const afterPastDue = addCalendarDays(pastDueOn(bill.dueOn, agreement), AFTER_PAST_DUE_DAYS);
  return afterPastDue > byMethod ? afterPastDue : byMethod;
}

/** An agreement's payment status, as its customer and the staff see it. */
export const paymentStandingSchema = z.object({
  card: savedCardSchema.pick({ kind: true, brand: true, last4: true, expires: true }).nullable(),
  isAutomatic: z.boolean(),
  /** The next day on which a charge is tried: for an open bill, or for the next one; '' = none. */
  nextChargeOn: optionalDate,
  /** A failed bill, with the dates of what follows. */
  problem: z
    .object({
      invoiceId: z.string(),
      triedOn: z.iso.date(),
      amountCents: z.number().int(),
      declineCode: z.string(),
      needs: z.enum(['nothing', 'newCard', 'confirm']),
      /** '' = no retry. */
      nextTryOn: optionalDate,
      pastDueOn: z.iso.date(),
      endsOn: optionalDate,
    })
    .nullable(),
  /** Whether a debit is still awaiting the bank's answer. */
  isProcessing: z.boolean(),
});
export type PaymentStanding = z.infer<typeof paymentStandingSchema>;

/** Whether a declined charge is retried now: its retry day has come, or a new card was saved. Needs no one's help. */
export const isTriedNow = (
  { needs, nextTryOn }: Pick<NonNullable<PaymentStanding['problem']>, 'needs' | 'nextTryOn'>,
  today: string,
): boolean => needs === 'nothing' && nextTryOn !== '' && nextTryOn <= today;

/** Of an agreement that was shown before there were cards. */
export const NO_CARD_STANDING: PaymentStanding = {
  card: null,
  isAutomatic: false,
  nextChargeOn: '',
  problem: null,
  isProcessing: false,
};

/** @returns the same for every reader, with nothing in it that can be charged */
export function paymentStanding(agreement: Unpaid & Pick<Agreement, 'nextBillOn' | 'endsOn'>): PaymentStanding {
  const { card, bills } = agreement;
  const charged = chargedCard(agreement);
  return {
    card:
      card && isMember(agreement.state)
        ? { kind: card.kind, brand: card.brand, last4: card.last4, expires: card.expires }
        : null,
    isAutomatic: charged !== null,
    nextChargeOn: chargeAhead(agreement).on,
    problem: problemOf(agreement),
    isProcessing: bills.some(({ tries }) => tries.some(({ outcome }) => outcome === 'processing')),
  };
}

/** Why no attempt is made with a card that bills are charged to. */
export type NoCharge = '' | 'disputed' | 'refused' | 'ends' | 'no-bill';

/**
 * Returns the next day on which the card on file is tried, or why it isn't: a dispute stops everything, a card that its bank has refused
 * permanently is never tried again, and an agreement that ends unpaid before its next bill has no further one. Both '' without a card
 * that is charged.
 */
export function chargeAhead(agreement: Unpaid & Pick<Agreement, 'nextBillOn' | 'endsOn'>): {
  on: string;
  why: NoCharge;
} {
  if (!chargedCard(agreement)) return { on: '', why: '' };
  if (agreement.disputedOn !== '') return { on: '', why: 'disputed' };
  if (isCardRefused(agreement)) return { on: '', why: 'refused' };
  const nextBillOn = nextBillDay(agreement);
  const endsUnpaid = endsUnpaidOn(agreement);
  const isBilled = nextBillOn !== '' && (endsUnpaid === '' || nextBillOn < endsUnpaid);
  const retries = unpaidBills(agreement).flatMap((bill) => {
    const step = stepAhead(agreement, bill);
    // A debit under way is queried, not retried.
    return step.step === 'wait' && !bill.tries.some(({ outcome }) => outcome === 'processing') ? [step.until] : [];
  });
  const [on = ''] = [...retries, ...(isBilled ? [nextBillOn] : [])].toSorted();
  return { on, why: on !== '' ? '' : nextBillOn === '' ? 'no-bill' : 'ends' };
}

function problemOf(agreement: Unpaid): PaymentStanding['problem'] {
  const bill = oldestUnpaid(agreement);
  const last = bill?.tries.findLast(({ outcome }) => outcome !== 'dropped');
  if (!bill || last?.outcome !== 'declined' || !isMember(agreement.state)) return null;
  const step = stepAhead(agreement, bill);
  return {
    invoiceId: bill.invoiceId,
    triedOn: last.triedOn,
    amountCents: last.amountCents,
    declineCode: last.declineCode,
    needs: step.step === 'customer' ? step.why : step.step === 'wait' ? 'nothing' : 'newCard',
    nextTryOn: step.step === 'wait' ? step.until : '',
    pastDueOn: pastDueOn(bill.dueOn, agreement),
    endsOn: endsUnpaidOn(agreement),
  };
}
