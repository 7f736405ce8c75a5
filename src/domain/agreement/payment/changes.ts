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

/** With a card that was just saved: tries are counted from the first again. Nothing changes for one that is known. */
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
 * Its number or its expiry was replaced by the bank: what was declined before says nothing of it. Told without news, the card stays as it was.
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

/** The customer was warned that the card ends. */
export const withCardWarned = (agreement: Agreement): Agreement =>
  agreement.card ? settled(agreement, { card: { ...agreement.card, warnedOf: agreement.card.expires } }) : agreement;

/** Bills go out to be paid by hand from now on. */
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

/** What became of a try. The bill itself follows its invoice. */
export function withOutcome(
  agreement: Agreement,
  paymentId: string,
  { outcome, declineCode = '' }: Pick<ChargeTry, 'outcome'> & { declineCode?: string },
  act: Act,
): Agreement {
  const known = tryOf(agreement, paymentId);
  // What has succeeded stays so, whatever an older word says.
  if (!known || known.outcome === 'succeeded') return agreement;
  // Nor does an old success, told again, undo that the bank took the money back since.
  if (outcome === 'succeeded' && known.outcome === 'declined' && known.askedOn !== '') return agreement;
  // One that was declined and then taken back at Stripe was still declined.
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

/** A customer who learns late that a debit did not go through has the plan's days of grace from then on. */
function graceFrom({ graceUntil, plan }: Pick<Agreement, 'graceUntil' | 'plan'>, today: string): string {
  const until = addCalendarDays(today, plan.graceDays);
  return graceUntil > until ? graceUntil : until;
}

/** What takes back that an agreement is past due, where it has more time to pay by now. */
const activeAgain = (next: Agreement, today: string): Partial<Agreement> =>
  next.state === 'past-due' && !isPastDue(next, today) ? { state: 'active', pastDueSince: '' } : {};

/** What banks say of a debit that they paid and take back because it cannot be paid: nobody's dispute. As Stripe names it, and as our declines do. */
const BOUNCES: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  bank_cannot_process: 'bank_account_unusable',
  incorrect_account_details: 'no_account',
};

/** Why a debit came back, as a decline; '' for a dispute. */
export const bounceCode = (reason: string): string => BOUNCES[reason] ?? '';

/**
 * A debit that had been paid came back from the bank, days later and perhaps after its period: the bill is tried again like one that was
 * declined, and nothing is held or ended before the customer has had the days of grace since. Known already: unchanged.
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

/** A charge is disputed at the bank, or that is settled. */
export function withDispute(agreement: Agreement, isOpen: boolean, act: Act): Agreement {
  if ((agreement.disputedOn !== '') === isOpen) return agreement;
  return settled(agreement, {
    disputedOn: isOpen ? act.today : '',
    ...(isOpen ? { log: logged(agreement, entry('disputed', act)) } : {}),
  });
}

/** The office gives time to pay until a day: past due is taken back. @throws AppError `failed-precondition` */
export function withMoreTime(agreement: Agreement, until: string, act: Act): Agreement {
  if (!isMember(agreement.state)) throw refused('This agreement is not running.');
  if (until < act.today) throw refused('Choose a day that is still to come.');
  const next: Agreement = { ...agreement, graceUntil: until };
  return settled(next, {
    ...activeAgain(next, act.today),
    log: logged(agreement, entry('given-time', act, until)),
  });
}

/** It ends because a bill stayed unpaid; null while it does not. */
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
 * The office takes back an end for an unpaid bill: the agreement is past due again, and its owed visits are back.
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
