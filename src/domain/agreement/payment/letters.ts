import { paragraphs, type Letter } from '../../mail/letter';
import { formatCents } from '../../money/format';
import type { Currency } from '../../money/schema';
import { dayText } from '../record/dayText';
import { declineText } from './words';

type Charge = {
  planName: string;
  amountCents: number;
  currency: Currency;
  /** `Visa ending in 4242`. */
  card: string;
};

/** The note below an invoice that is charged to the card on file; `link` is where another card can be entered. */
export const chargedNote = (card: string, link: string): string =>
  paragraphs(
    `We charge this invoice to your ${card}. You do not need to do anything.`,
    link === '' ? '' : `To use another card: ${link}`,
  );

type Failed = Charge & {
  declineCode: string;
  needs: 'nothing' | 'newCard' | 'confirm';
  /** Days (YYYY-MM-DD); '' = none. */
  nextTryOn: string;
  pastDueOn: string;
  endsOn: string;
};

/** The letter about a failed charge: why, when it is retried, and what follows if it stays open. Sent before each retry. */
export function chargeFailed({ planName, amountCents, currency, card, ...rest }: Failed): Letter {
  const { declineCode, needs, nextTryOn, pastDueOn, endsOn } = rest;
  const amount = formatCents(amountCents, { currency });
  const what =
    needs === 'confirm'
      ? 'Your bank wants you to confirm this payment. It takes a minute with the button below.'
      : needs === 'newCard' || nextTryOn === ''
        ? 'We will not charge it again. Please use another card.'
        : `We will try again on ${dayText(nextTryOn)}. If you would like to pay with another card, please enter it before then.`;
  return {
    subject:
      needs === 'confirm' ? `Please confirm your payment of ${amount}` : `Your payment of ${amount} did not go through`,
    message: paragraphs(
      `We could not charge ${amount} for ${planName} to your ${card}: ${declineText(declineCode)}.`,
      what,
      `If it is still open on ${dayText(pastDueOn)}, member prices and visits are on hold until it is paid.` +
        (endsOn === '' ? '' : ` On ${dayText(endsOn)} the agreement ends.`),
    ),
    linkLabel: needs === 'confirm' ? 'Confirm the payment' : 'Use another card',
  };
}

/** The letter about a card that is about to expire. */
export const cardExpires = ({
  planName,
  card,
  lastDay,
}: {
  planName: string;
  card: string;
  lastDay: string;
}): Letter => ({
  subject: `Your card for ${planName} expires soon`,
  message: paragraphs(
    `Your ${card} can be used until ${dayText(lastDay)}. Please enter a new one so that your membership continues without a break.`,
    'If your bank has already sent you a new card with the same number, enter its new date.',
  ),
  linkLabel: 'Update the card',
});

/** The office's request for a card. */
export const cardWanted = ({
  planName,
  price,
  validUntil,
}: {
  planName: string;
  price: string;
  validUntil: string;
}): Letter => ({
  subject: `Pay ${planName} automatically`,
  message: paragraphs(
    `With a card on file, ${planName} (${price}) is paid automatically, and you get a receipt each time.`,
    'You enter the card in a secure form by Stripe: we never see its number. You can remove it at any time.',
    `This link is for the card only, and works until ${dayText(validUntil)}.`,
  ),
  linkLabel: 'Enter a card',
});

/** Tells the owner that charges are on hold. */
export const chargesWait = (): Letter => ({
  subject: 'Automatic payments are waiting: Stripe needs something from you',
  message: paragraphs(
    'Bills of your service agreements are due, and your Stripe account cannot take payments right now. Nothing is lost: they will be charged as soon as it can take payments again.',
    'Open Payments to see what Stripe needs, or to connect your account again.',
  ),
  linkLabel: 'Open Payments',
});
