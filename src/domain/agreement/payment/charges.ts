import { addCalendarDays } from '@/lib/calendar';
import { dunningStep, isHardDecline, type ChargeTry as DunningTry } from '../dunning';
import type { Agreement, AgreementBill } from '../record/schema';
import { isServed } from '../record/state';
import type { ChargeTry, SavedCard } from './schema';

/** Tries of one bill, whatever the cards: the ceiling that networks' limits leave room for. Method A3. */
const MOST_TRIES = 8;
/** A bank debit is asked about after this many days without an answer. */
const ASK_AFTER_DAYS = 5;
/** Before any day there is, so that every step that is still to come is one to wait for. */
const BEFORE_ALL = '0001-01-01';

type Charged = Pick<Agreement, 'card' | 'autopayOffOn' | 'cancelsOn' | 'state' | 'disputedOn' | 'bills'>;
type Chargeable = Pick<AgreementBill, 'on' | 'dueOn' | 'isPaid' | 'tries'>;

/** The card that bills are charged to without being asked; null where they go out to be paid by hand. */
export function chargedCard({
  card,
  autopayOffOn,
  cancelsOn,
  state,
}: Pick<Charged, 'card' | 'autopayOffOn' | 'cancelsOn' | 'state'>): SavedCard | null {
  // Somebody who has canceled is never charged again: what is open is for the office to send or take back.
  return autopayOffOn === '' && cancelsOn === '' && isServed(state) ? card : null;
}

/** Tries with the card as it is on file now: another one, and one that its bank has replaced, start with none. */
const triesWith = (card: SavedCard, tries: readonly ChargeTry[]): ChargeTry[] =>
  tries.filter(({ cardId, triedOn }) => cardId === card.id && triedOn >= card.addedOn);

/** Whether a bank has said, about any of the bills, that the card on file can never be charged: no network allows another try. Method A3. */
export const isCardRefused = ({ card, bills }: Pick<Agreement, 'card' | 'bills'>): boolean =>
  card !== null &&
  bills.some(({ tries }) =>
    triesWith(card, tries).some(({ outcome, declineCode }) => outcome === 'declined' && isHardDecline(declineCode)),
  );

export type ChargeStep =
  | { step: 'none' }
  | { step: 'wait'; until: string }
  /** Makes the next try. */
  | { step: 'charge' }
  /** A try that was not finished: what became of it, or nothing yet. */
  | { step: 'finish'; paymentId: string }
  /** The bank has to be asked what became of a debit. */
  | { step: 'ask'; paymentId: string }
  | { step: 'customer'; why: 'newCard' | 'confirm' };

/** A debit that came back days later counts from then: the next try keeps its distance from what the customer heard of. */
const toDunning = ({ triedOn, outcome, declineCode, askedOn }: ChargeTry): DunningTry | [] =>
  outcome === 'open' || outcome === 'dropped'
    ? []
    : { triedOn: outcome === 'declined' && askedOn !== '' ? askedOn : triedOn, outcome, declineCode };

/** What to do on a day (YYYY-MM-DD) to have a bill paid by the card on file. Method A3. */
export function chargeStep(agreement: Charged, bill: Chargeable, today: string): ChargeStep {
  const { tries } = bill;
  const unfinished = tries.find(({ outcome }) => outcome === 'open');
  // Whatever has changed since: a try that may have reached Stripe is always followed up.
  if (unfinished) return { step: 'finish', paymentId: unfinished.paymentId };
  const underWay = tries.find(({ outcome }) => outcome === 'processing');
  if (underWay) {
    const until = addCalendarDays(underWay.askedOn || underWay.triedOn, ASK_AFTER_DAYS);
    return until <= today ? { step: 'ask', paymentId: underWay.paymentId } : { step: 'wait', until };
  }
  const card = chargedCard(agreement);
  if (!card || bill.isPaid || bill.dueOn === '') return { step: 'none' };
  // Given back, or lost in a dispute: that is between people now, whatever the card.
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

/** The step that comes next, whenever its day is: one that is still ahead is waited for. */
export const stepAhead = (agreement: Charged, bill: Chargeable): ChargeStep => chargeStep(agreement, bill, BEFORE_ALL);

/** The first day on which something is to be done about charging an agreement's bills; '' = none. */
export function nextChargeOn(agreement: Charged): string {
  const days = agreement.bills.flatMap((bill) => {
    const next = stepAhead(agreement, bill);
    if (next.step === 'wait') return next.until;
    return next.step === 'finish' ? (bill.tries.at(-1)?.triedOn ?? []) : [];
  });
  return days.toSorted()[0] ?? '';
}

/** The try that a payment was. */
export const tryOf = ({ bills }: Pick<Agreement, 'bills'>, paymentId: string): ChargeTry | undefined =>
  bills.flatMap(({ tries }) => tries).find((one) => one.paymentId === paymentId);

/** The bills with one of their tries changed. */
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

/** The bills with a further try of one of them. */
export const withNewTry = (bills: readonly AgreementBill[], invoiceId: string, attempt: ChargeTry): AgreementBill[] =>
  bills.map((bill) => (bill.invoiceId === invoiceId ? { ...bill, tries: [...bill.tries, attempt] } : bill));
