import { addCalendarDays } from '@/lib/calendar';
import { billingStart, entry, logged, refused, settled, type Act } from '../record/change';
import { isPastDue } from '../record/due';
import type { Agreement } from '../record/schema';
import { isMember } from '../record/state';
import { noneOwed, owedAgain } from '../record/visits';
import { endsUnpaidOn, oldestNeverPaid } from './standing';
import { tryOf, withTry } from './charges';
import { dayText } from '../record/dayText';
import type { ChargeTry, SavedCard } from './schema';
import { cardText, declineText } from './words';

/** Adds a card that was just saved: attempts are counted from the start again. Nothing changes for a known card. */
export function withCard(agreement: Agreement, card: SavedCard, act: Act): Agreement {
  if (agreement.card?.id === card.id) return agreement;
  return settled(agreement, {
    card,
    // A customer who saves a card wants to pay with it.
    autopayOffOn: '',
    log: logged(agreement, entry('card-added', act, cardText(card))),
  });
}

/**
 * The bank has replaced the card's number or expiry, so earlier declines no longer apply. If nothing is new, the card stays as it was.
 * @param today the company's day
 */
export function withFreshCard(
  agreement: Agreement,
  fresh: Pick<SavedCard, 'kind' | 'brand' | 'last4' | 'expires'>,
  today: string,
): Agreement {
  const { card } = agreement;
  if (!card) return agreement;
  const isNew = card.last4 !== fresh.last4 || card.expires !== fresh.expires;
  return settled(agreement, { card: { ...card, ...fresh, ...(isNew && { addedOn: today }) } });
}

/** Records that the customer was warned about the card's expiry. */
export const withCardWarned = (agreement: Agreement): Agreement =>
  agreement.card ? settled(agreement, { card: { ...agreement.card, warnedOf: agreement.card.expires } }) : agreement;

/** Removes the card: bills are sent for manual payment from now on. */
export function withoutCard(agreement: Agreement, act: Act): Agreement {
  const { card } = agreement;
  if (!card) return agreement;
  return settled(agreement, { card: null, log: logged(agreement, entry('card-removed', act, cardText(card))) });
}

/** @throws AppError `failed-precondition` when the agreement is not running */
export function withAutopay(agreement: Agreement, isOn: boolean, act: Act): Agreement {
  if (!isMember(agreement.state)) throw refused('This agreement is not running.');
  if ((agreement.autopayOffOn === '') === isOn) return agreement;
  return settled(agreement, {
    autopayOffOn: isOn ? '' : act.today,
    log: logged(agreement, entry(isOn ? 'autopay-on' : 'autopay-off', act)),
  });
}

/** Records the outcome of an attempt. The bill itself follows its invoice. */
export function withOutcome(
  agreement: Agreement,
  paymentId: string,
  { outcome, declineCode = '' }: Pick<ChargeTry, 'outcome'> & { declineCode?: string },
  act: Act,
): Agreement {
  const known = tryOf(agreement, paymentId);
  // A success stays one, whatever an older report says.
  if (!known || known.outcome === 'succeeded') return agreement;
  // Nor does an old success, reported again, undo that the bank has since taken the money back.
  if (outcome === 'succeeded' && known.outcome === 'declined' && known.askedOn !== '') return agreement;
  // One that was declined and then canceled at Stripe was still declined.
  if (outcome === 'dropped' && known.outcome !== 'open') return agreement;
  const isNews = outcome === 'declined' && known.outcome !== 'declined';
  const isBack = outcome === 'declined' && (known.outcome === 'processing' || known.askedOn !== '');
  const askedOn = isBack ? known.askedOn : '';
  const changes = {
    outcome,
    declineCode: outcome === 'declined' ? declineCode : '',
    askedOn: outcome === 'processing' || (isBack && isNews) ? act.today : askedOn,
  };
  const isSame =
    known.outcome === outcome && known.declineCode === changes.declineCode && known.askedOn === changes.askedOn;
  if (isSame) return agreement;
  return settled(agreement, {
    bills: withTry(agreement.bills, paymentId, changes),
    ...(isNews && isBack ? { graceUntil: graceFrom(agreement, act.today) } : {}),
    ...(isNews ? { log: logged(agreement, entry('charge-failed', act, declineText(declineCode))) } : {}),
  });
}

/** If a customer learns late that a debit failed, the plan's grace period starts then. */
function graceFrom({ graceUntil, plan }: Pick<Agreement, 'graceUntil' | 'plan'>, today: string): string {
  const until = addCalendarDays(today, plan.graceDays);
  return graceUntil > until ? graceUntil : until;
}

/** Clears past due if the agreement has more time to pay by now. */
const activeAgain = (next: Agreement, today: string): Partial<Agreement> =>
  next.state === 'past-due' && !isPastDue(next, today) ? { state: 'active', pastDueSince: '' } : {};

/**
 * Bank return codes for debits that were paid and then returned because they can't be paid, which isn't a dispute: Stripe's name to our
 * decline code.
 */
const BOUNCES: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  bank_cannot_process: 'bank_account_unusable',
  incorrect_account_details: 'no_account',
};

/** Returns why a debit came back, as a decline; '' for a dispute. */
export const bounceCode = (reason: string): string => BOUNCES[reason] ?? '';

/**
 * Records a paid debit that came back from the bank, days later and perhaps after its period: the bill is retried like a declined one,
 * and nothing is put on hold or ended before the customer has had the grace period since. If already known, nothing changes.
 */
export function withBounce(agreement: Agreement, paymentId: string, declineCode: string, act: Act): Agreement {
  const known = tryOf(agreement, paymentId);
  if (!known || known.outcome === 'declined') return agreement;
  const bounced = { outcome: 'declined' as const, declineCode, askedOn: act.today };
  const next: Agreement = {
    ...agreement,
    bills: withTry(agreement.bills, paymentId, bounced),
    graceUntil: graceFrom(agreement, act.today),
    disputedOn: '',
  };
  return settled(next, {
    ...activeAgain(next, act.today),
    log: logged(agreement, entry('charge-failed', act, declineText(declineCode))),
  });
}

/** Records that a charge is disputed at the bank, or that the dispute is settled. */
export function withDispute(agreement: Agreement, isOpen: boolean, act: Act): Agreement {
  if ((agreement.disputedOn !== '') === isOpen) return agreement;
  return settled(agreement, {
    disputedOn: isOpen ? act.today : '',
    ...(isOpen ? { log: logged(agreement, entry('disputed', act)) } : {}),
  });
}

/** Gives time to pay until a day: past due is cleared. @throws AppError `failed-precondition` */
export function withMoreTime(agreement: Agreement, until: string, act: Act): Agreement {
  if (!isMember(agreement.state)) throw refused('This agreement is not running.');
  if (until < act.today) throw refused('Choose a day that is still to come.');
  const next: Agreement = { ...agreement, graceUntil: until };
  return settled(next, {
    ...activeAgain(next, act.today),
    log: logged(agreement, entry('given-time', act, until)),
  });
}

/** Ends the agreement because a bill stayed unpaid; null if that isn't due. */
export function endedUnpaid(agreement: Agreement, act: Act): Agreement | null {
  const endsOn = endsUnpaidOn(agreement);
  if (endsOn === '' || endsOn > act.today) return null;
  return settled(agreement, {
    state: 'cancelled',
    cancelsOn: act.today,
    cancelReason: `Unpaid since ${dayText(oldestNeverPaid(agreement)?.dueOn ?? act.today)}`,
    endedUnpaidOn: act.today,
    nextBillOn: '',
    visits: noneOwed(agreement.visits),
    log: logged(agreement, entry('ended-unpaid', act)),
  });
}

/**
 * Reverts an end for an unpaid bill: the agreement is past due again, and its owed visits are back.
 * @throws AppError `failed-precondition` when it ended for another reason, or its term is over
 */
export function reinstated(agreement: Agreement, act: Act): Agreement {
  const { endedUnpaidOn, endsOn } = agreement;
  if (endedUnpaidOn === '' || agreement.state !== 'cancelled')
    throw refused('It did not end because of an unpaid bill.');
  if (endsOn !== '' && endsOn <= act.today) throw refused('Its term is over. Write a new agreement.');
  const nextBillOn = billingStart(agreement, agreement.nextPeriod);
  return settled(agreement, {
    state: 'past-due',
    pastDueSince: act.today,
    cancelsOn: '',
    cancelReason: '',
    endedUnpaidOn: '',
    graceUntil: act.today,
    nextBillOn: endsOn !== '' && nextBillOn >= endsOn ? '' : nextBillOn,
    visits: owedAgain(agreement.visits, endedUnpaidOn),
    log: logged(agreement, entry('reinstated', act)),
  });
}
