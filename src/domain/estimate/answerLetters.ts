import { assertNever } from '@/lib/assertNever';
import { greetingName } from '../invoice/mailText';
import { paragraphs, type Letter } from '../mail/letter';
import { formatCents } from '../money/format';
import { formatPaperDate } from '../paper/dates';
import { howToPay } from '../paper/howToPay';
import type { PaperCompany } from '../paper/schema';
import type { Estimate } from './schema';

/** A customer's possible answers to an estimate. */
export type EstimateAnswer = 'approved' | 'declined' | 'changes-requested';

export type AnsweredEstimate = {
  answer: EstimateAnswer;
  estimate: Pick<
    Estimate,
    | 'number'
    | 'title'
    | 'customerName'
    | 'document'
    | 'approval'
    | 'totalCents'
    | 'answeredAt'
    | 'declineReason'
    | 'changeRequest'
  >;
  /** As in lists, which distinguishes people from companies. */
  customerSortName: string;
  company: Pick<PaperCompany, 'name' | 'phone' | 'email' | 'addressLines'>;
  timeZone: string;
  /** The unpaid part of the deposit. */
  depositDueCents: number;
  /** Whether it can be paid by card on the linked page. */
  canPayByCard: boolean;
};

type Written = Pick<Estimate, 'state' | 'answeredAt' | 'approval'> & { updatedBy: string };

/**
 * Returns the customer's answer in this write of an estimate; null when there is none, and when the office answered for them. `updatedBy`
 * is empty for anyone who isn't signed in.
 */
export function answerIn(before: Pick<Estimate, 'answeredAt'>, after: Written): EstimateAnswer | null {
  const { state, answeredAt, approval, updatedBy } = after;
  if (answeredAt === '' || answeredAt === before.answeredAt) return null;
  if (state === 'approved') return approval?.by === 'customer' ? state : null;
  return (state === 'declined' && updatedBy === '') || state === 'changes-requested' ? state : null;
}

/** Builds the e-mail that tells the company that its customer answered, and what to do about it. */
export function answerToCompany(answered: AnsweredEstimate): Letter {
  const { estimate, depositDueCents } = answered;
  const { number, customerName } = estimate;
  const about = `estimate ${number} (${estimate.title})`;
  const linkLabel = 'Open the estimate';
  switch (answered.answer) {
    case 'approved': {
      const option = optionName(estimate);
      return {
        subject: `Accepted: estimate ${number}, ${customerName}, ${totalText(estimate)}`,
        message: paragraphs(
          `${customerName} accepted ${about} for ${totalText(estimate)}.`,
          [option === '' ? '' : `Option: ${option}`, `Signed: ${signedText(answered)}`].filter(Boolean).join('\n'),
          depositDueCents > 0 ? `A deposit of ${moneyText(estimate, depositDueCents)} is due.` : '',
          'Next: create the job from the estimate and find a time for it.',
        ),
        linkLabel,
      };
    }
    case 'declined':
      return {
        subject: `Declined: estimate ${number}, ${customerName}`,
        message: paragraphs(
          `${customerName} declined ${about}.`,
          estimate.declineReason === '' ? '' : `Reason: ${estimate.declineReason}`,
          'Next: a call or a revised estimate may still win the work.',
        ),
        linkLabel,
      };
    case 'changes-requested':
      return {
        subject: `Change requested: estimate ${number}, ${customerName}`,
        message: paragraphs(
          `${customerName} wants something changed in ${about}:`,
          estimate.changeRequest,
          'Next: revise the estimate and send it again.',
        ),
        linkLabel,
      };
    default:
      return assertNever(answered.answer);
  }
}

/** Builds the e-mail that confirms the customer's answer, and says what happens next. */
export function answerToCustomer(answered: AnsweredEstimate): Letter {
  const { estimate, company, customerSortName } = answered;
  const { number, title } = estimate;
  const greeting = `Hi ${greetingName({ name: estimate.customerName, sortName: customerSortName })},`;
  const signOff = `Thank you,\n${company.name}`;
  const questions =
    company.phone === ''
      ? 'Questions? Just reply to this e-mail.'
      : `Questions? Reply to this e-mail or call ${company.phone}.`;
  switch (answered.answer) {
    case 'approved':
      return {
        subject: `You accepted estimate ${number} from ${company.name}`,
        message: paragraphs(
          greeting,
          `Thank you for accepting estimate ${number} (${title}) for ${totalText(estimate)}. It was signed by ${signedText(answered)}.`,
          `What happens next: ${nextSteps(answered)}`,
          questions,
          signOff,
        ),
        linkLabel: 'View signed estimate',
      };
    case 'declined':
      return {
        subject: `You declined estimate ${number} from ${company.name}`,
        message: paragraphs(
          greeting,
          `We received your answer: you declined estimate ${number} (${title}). Nothing further will happen, and there is nothing to pay.`,
          `If you change your mind, ${company.phone === '' ? 'just reply to this e-mail' : `reply to this e-mail or call ${company.phone}`}.`,
          signOff,
        ),
        linkLabel: 'View estimate',
      };
    case 'changes-requested':
      return {
        subject: `We received your request on estimate ${number}`,
        message: paragraphs(
          greeting,
          `You asked us to change estimate ${number} (${title}):`,
          estimate.changeRequest,
          'What happens next: we will look at it and send you a revised estimate.',
          questions,
          signOff,
        ),
        linkLabel: 'View estimate',
      };
    default:
      return assertNever(answered.answer);
  }
}

function nextSteps({ estimate, company, depositDueCents, canPayByCard }: AnsweredEstimate): string {
  if (depositDueCents <= 0) return 'we will contact you to schedule the work.';
  const deposit = `a deposit of ${moneyText(estimate, depositDueCents)} is due.`;
  const way = canPayByCard ? 'You can pay it by card on the page of your estimate.' : howToPay(company);
  return `${deposit} ${way} Once it is in, we will contact you to schedule the work.`;
}

const moneyText = ({ document }: AnsweredEstimate['estimate'], cents: number): string =>
  formatCents(cents, { currency: document.currency });
const totalText = (estimate: AnsweredEstimate['estimate']): string =>
  moneyText(estimate, estimate.approval?.totalCents ?? estimate.totalCents);

function signedText({ estimate, timeZone }: AnsweredEstimate): string {
  const { approval, customerName, answeredAt } = estimate;
  const name = approval?.signature?.name || customerName;
  return `${name} on ${formatPaperDate(approval?.at ?? answeredAt, { timeZone, withTime: true })}`;
}

const optionName = ({ approval, document }: AnsweredEstimate['estimate']): string =>
  document.options.find(({ id }) => id === approval?.optionId)?.name ?? '';
