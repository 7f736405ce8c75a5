import { formatPhone } from '../../contact/format';
import { paragraphs, type Letter } from '../../mail/letter';
import { addCalendarDays } from '@/lib/calendar';
import { escalated } from './change';
import { dayText as day } from './dayText';
import { newPrice, type PriceChange } from './priceChanges';
import type { NoticeKind } from './notice';
import type { Agreement } from './schema';
import { lastDay } from './term';

type Told = { agreement: Agreement; company: { name: string; phone: string }; firstName: string };

const price = (agreement: Agreement, priceCents: number): string => newPrice(agreement, { ...agreement, priceCents });

const including = ({ plan }: Agreement): string =>
  plan.visits.length === 0 ? '' : ` It includes ${plan.visits.map(({ name }) => name).join(' and ')}.`;

/** Explains how to cancel: required in every notice. */
const howToCancel = ({ company }: Told, by: string): string =>
  `To cancel, open your page with the button below and choose “Cancel my agreement”${by}. You can also reply to this e-mail${
    company.phone === '' ? '' : ` or call ${formatPhone(company.phone)}`
  }.`;

/** Builds a notice: the service, the price and how often it is paid, the relevant date, and how to cancel. */
export function noticeLetter(kind: NoticeKind, told: Told, change: PriceChange | null = null): Letter {
  const { agreement, company, firstName } = told;
  const { plan, number, endsOn, priceCents } = agreement;
  const name = `${plan.name} (${number})`;
  const next = escalated(agreement);
  const lastDay = endsOn === '' ? '' : day(addCalendarDays(endsOn, -1));
  const linkLabel = 'See or cancel my agreement';
  const bye = `Thank you,\n${company.name}`;
  switch (kind) {
    case 'renewal':
      return {
        subject: `Your ${plan.name} agreement renews on ${day(endsOn)}`,
        message: paragraphs(
          `Hi ${firstName},`,
          `Your service agreement ${name} with ${company.name} renews automatically on ${day(endsOn)} for ${plan.termMonths} months.${including(agreement)}`,
          next === priceCents
            ? `The price stays ${price(agreement, priceCents)}, with tax.`
            : `The price will be ${price(agreement, next)} instead of ${price(agreement, priceCents)}, with tax.`,
          'You do not need to do anything to keep it.',
          howToCancel(told, `, at the latest on ${lastDay}`),
          bye,
        ),
        linkLabel,
      };
    case 'price': {
      const { on, ...terms } = change ?? { ...agreement, priceCents: next, on: endsOn };
      return {
        subject: `The price of your ${plan.name} agreement changes on ${day(on)}`,
        message: paragraphs(
          `Hi ${firstName},`,
          `On ${day(on)}, the price of your service agreement ${name} changes from ${price(agreement, priceCents)} to ${newPrice(agreement, terms)}, with tax.`,
          howToCancel(told, `, at the latest on ${day(addCalendarDays(on, -1))}`),
          bye,
        ),
        linkLabel,
      };
    }
    case 'annual':
      return {
        subject: `Your ${plan.name} agreement: a yearly reminder`,
        message: paragraphs(
          `Hi ${firstName},`,
          `You have the service agreement ${name} with ${company.name}. It costs ${price(agreement, priceCents)}, with tax${
            endsOn === '' ? ', and continues until you cancel it' : `, and its term ends with ${lastDay}`
          }.${including(agreement)}`,
          howToCancel(told, ''),
          bye,
        ),
        linkLabel,
      };
  }
}

/** Returns the sentence about the refund of what was prepaid; '' = nothing. */
const credited = (refundText: string): string =>
  refundText === '' ? '' : `The time after that, ${refundText} before tax, is credited to you.`;

/** Builds the dated receipt of a cancellation. `refundText` is what is refunded now; '' = nothing. */
export function cancellationLetter({ agreement, company, firstName }: Told, refundText: string): Letter {
  const { plan, number, cancelsOn, cancelReceipt } = agreement;
  return {
    subject: `Your ${plan.name} agreement is canceled: receipt ${cancelReceipt}`,
    message: paragraphs(
      `Hi ${firstName},`,
      `Your service agreement ${plan.name} (${number}) is canceled. Its last day is ${day(lastDay(agreement, cancelsOn))}. Nothing more will be billed.`,
      credited(refundText),
      `Please keep this e-mail: your receipt of the cancellation is ${cancelReceipt}.`,
      `Thank you,\n${company.name}`,
    ),
    linkLabel: 'View my agreement',
  };
}

/**
 * Builds the letter to a house's earlier owner, whose agreement went to the new one. `refundText` is what is refunded; '' = the prepaid
 * part goes along with the house.
 */
export function passedOnLetter({ agreement, company, firstName }: Told, refundText: string): Letter {
  const { plan, number, cancelsOn, bills } = agreement;
  const isPaidAhead = bills.some(({ isPaid, priceCents, until }) => isPaid && priceCents > 0 && until > cancelsOn);
  const goesAlong = isPaidAhead ? 'What is paid for the time after that goes along with the house.' : '';
  return {
    subject: `Your ${plan.name} agreement has passed to the new owner`,
    message: paragraphs(
      `Hi ${firstName},`,
      `Your service agreement ${plan.name} (${number}) has passed to the new owner of the house. Yours ends with ${day(lastDay(agreement, cancelsOn))}. Nothing more will be billed to you, and no card of yours is charged for it.`,
      credited(refundText) || goesAlong,
      `If that is a mistake, just reply to this e-mail.\n\nThank you,\n${company.name}`,
    ),
    linkLabel: 'View my agreement',
  };
}
