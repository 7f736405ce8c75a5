import { addCalendarDays } from '@/lib/calendar';
import { dunningStep, isHardDecline, type ChargeTry as DunningTry } from '../dunning';
import type { Agreement, AgreementBill } from '../record/schema';
import { isServed } from '../record/state';
import type { ChargeTry, SavedCard } from './schema';

/** The maximum attempts per bill, across all cards: a ceiling within the networks' limits. Method A3. */
const MOST_TRIES = 8;
/** A bank debit is queried after this many days without an answer. */
const ASK_AFTER_DAYS = 5;
/** Earlier than any real day, so that every future step is one to wait for. */
const BEFORE_ALL = '0001-01-01';

type Charged = Pick<Agreement, 'card' | 'autopayOffOn' | 'cancelsOn' | 'state' | 'disputedOn' | 'bills'>;
type Chargeable = Pick<AgreementBill, 'on' | 'dueOn' | 'isPaid' | 'tries'>;

/** Returns the card that bills are charged to automatically; null if they are sent for manual payment. */
export function chargedCard({
  card,
  autopayOffOn,
  cancelsOn,
  state,
}: Pick<Charged, 'card' | 'autopayOffOn' | 'cancelsOn' | 'state'>): SavedCard | null {
  // Customers who have canceled are never charged again: open bills are for the office to send or credit.
  return autopayOffOn === '' && cancelsOn === '' && isServed(state) ? card : null;
}

/** Returns the attempts with the card currently on file: a different card, or one that its bank has replaced, starts with none. */
const triesWith = (card: SavedCard, tries: readonly ChargeTry[]): ChargeTry[] =>
  tries.filter(({ cardId, triedOn }) => cardId === card.id && triedOn >= card.addedOn);

/**
 * Whether a bank has said, about any of the bills, that the card on file can never be charged: no network allows another attempt. Method
 * A3.
 */
export const isCardRefused = ({ card, bills }: Pick<Agreement, 'card' | 'bills'>): boolean =>
  card !== null &&
  bills.some(({ tries }) =>
    triesWith(card, tries).some(({ outcome, declineCode }) => outcome === 'declined' && isHardDecline(declineCode)),
  );

export type ChargeStep =
  | { step: 'none' }
  | { step: 'wait'; until: string }
  /** Make the next attempt. */
  | { step: 'charge' }
  /** An unfinished attempt: find out its outcome, if there is one yet. */
  | { step: 'finish'; paymentId: string }
  /** Ask the bank what became of a debit. */
  | { step: 'ask'; paymentId: string }
  | { step: 'customer'; why: 'newCard' | 'confirm' };

/** A debit that came back days later counts from that day: the next attempt keeps its distance from what the customer heard. */
const toDunning = ({ triedOn, outcome, declineCode, askedOn }: ChargeTry): DunningTry | [] =>
  outcome === 'open' || outcome === 'dropped'
    ? []
    : { triedOn: outcome === 'declined' && askedOn !== '' ? askedOn : triedOn, outcome, declineCode };

/** Decides what to do on a day (YYYY-MM-DD) to have a bill paid by the card on file. Method A3. */
export function chargeStep(agreement: Charged, bill: Chargeable, today: string): ChargeStep {
  const { tries } = bill;
  const unfinished = tries.find(({ outcome }) => outcome === 'open');
  // Whatever has changed since: an attempt that may have reached Stripe is always followed up.
  if (unfinished) return { step: 'finish', paymentId: unfinished.paymentId };
  const underWay = tries.find(({ outcome }) => outcome === 'processing');
  if (underWay) {
    const until = addCalendarDays(underWay.askedOn || underWay.triedOn, ASK_AFTER_DAYS);
    return until <= today ? { step: 'ask', paymentId: underWay.paymentId } : { step: 'wait', until };
  }
  const card = chargedCard(agreement);
  if (!card || bill.isPaid || bill.dueOn === '') return { step: 'none' };
  // Refunded, or lost in a dispute: people have to settle that, whatever the card.
  if (tries.some(({ outcome }) => outcome === 'succeeded')) return { step: 'none' };
  if (tries.filter(({ outcome }) => outcome === 'declined').length >= MOST_TRIES) return { step: 'none' };
  if (agreement.disputedOn === '' && isCardRefused(agreement)) return { step: 'customer', why: 'newCard' };
  const next = dunningStep(
    {
      dueOn: bill.on,
      tries: triesWith(card, tries).flatMap(toDunning),
      cardSince: card.addedOn,
      isFrozen: agreement.disputedOn !== '',
    },
    today,
  );
  switch (next.step) {
    case 'none':
      return { step: 'none' };
    case 'wait':
      return next;
    case 'charge':
      return { step: 'charge' };
    case 'askCustomer':
      return { step: 'customer', why: next.why };
  }
}

/** Returns the next step, whatever its day: future ones are `wait`. */
export const stepAhead = (agreement: Charged, bill: Chargeable): ChargeStep => chargeStep(agreement, bill, BEFORE_ALL);

/** Returns the first day on which charging an agreement's bills needs an action; '' = none. */
export function nextChargeOn(agreement: Charged): string {
  const days = agreement.bills.flatMap((bill) => {
    const next = stepAhead(agreement, bill);
    if (next.step === 'wait') return next.until;
    return next.step === 'finish' ? (bill.tries.at(-1)?.triedOn ?? []) : [];
  });
  return days.toSorted()[0] ?? '';
}

/** Returns the attempt that a payment belongs to. */
export const tryOf = ({ bills }: Pick<Agreement, 'bills'>, paymentId: string): ChargeTry | undefined =>
  bills.flatMap(({ tries }) => tries).find((one) => one.paymentId === paymentId);

/** Returns the bills with one of their attempts changed. */
export const withTry = (
  bills: readonly AgreementBill[],
  paymentId: string,
  changes: Partial<ChargeTry>,
): AgreementBill[] =>
  bills.map((bill) =>
    bill.tries.some((one) => one.paymentId === paymentId)
      ? { ...bill, tries: bill.tries.map((one) => (one.paymentId === paymentId ? { ...one, ...changes } : one)) }
      : bill,
  );

/** Returns the bills with another attempt added to one of them. */
export const withNewTry = (bills: readonly AgreementBill[], invoiceId: string, attempt: ChargeTry): AgreementBill[] =>
  bills.map((bill) => (bill.invoiceId === invoiceId ? { ...bill, tries: [...bill.tries, attempt] } : bill));
