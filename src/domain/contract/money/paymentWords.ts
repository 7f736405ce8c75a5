import { formatCents } from '../../money/format';
import { interestCents, interestText, type LawDay, type PromptPayFound, type PromptPayRule } from '../law/promptPay';
import { PROJECT_KIND_LABELS, type BillingTerms } from './book';
import type { PaymentDue } from './paymentDue';

/** `private work in Colorado`; federal work is under one law everywhere. */
const workText = ({ project, state }: Pick<BillingTerms, 'project' | 'state'>): string =>
  project === 'federal'
    ? 'federal work'
    : `${PROJECT_KIND_LABELS[project].split(' ')[0]?.toLowerCase()} work in ${state}`;

/** Describes what is known of a contract's prompt-payment law, in a sentence or two: silence would read as if there were none. */
export function promptPayText(known: PromptPayFound, terms: Pick<BillingTerms, 'project' | 'state'>): string {
  switch (known.found) {
    case 'no-state':
      return 'Prompt payment: enter the state of the work in the billing terms to see what its law says.';
    case 'not-researched':
      return `Prompt payment: not researched here for ${workText(terms)}. The state may still have a law: check it.`;
    case 'left-out':
      return `Prompt payment: ${known.rule.value.statute} was researched and leaves this work out (${leftOutText(known.rule)}). Another law may hold: check it.`;
    case 'law': {
      const { statute, owner, subcontractor } = known.rule.value;
      const days = ({ days: count, isBusinessDays }: { days: number; isBusinessDays?: true | undefined }): string =>
        `${count} ${isBusinessDays === true ? 'business ' : ''}days`;
      return [
        `Prompt payment (${statute}):`,
        owner
          ? `the owner pays within ${days(owner)} of ${owner.approvalDays === undefined ? 'the request' : 'approval'}`
          : 'no days for the owner',
        subcontractor ? `; subcontractors are paid within ${days(subcontractor)} after that.` : '.',
      ]
        .join(' ')
        .replaceAll(' ;', ';')
        .replaceAll(' .', '.');
    }
  }
}

function leftOutText({ value: { minContractCents = 0, notForUnitsUpTo = 0 } }: PromptPayRule): string {
  return [
    ...(minContractCents > 0 ? [`contracts below ${formatCents(minContractCents, { currency: 'USD' })}`] : []),
    ...(notForUnitsUpTo > 0 ? [`homes of up to ${notForUnitsUpTo} units`] : []),
  ].join(' and ');
}

type DateText = (day: string) => string;

const stepsText = ({ steps }: LawDay, date: DateText): string =>
  steps.map(({ on, text }) => `${text} ${date(on)}`).join(', ');

/** Explains how the day of an owner's payment was determined, one line for each reading of it. */
export function dueLines({ byContract, byLaw, rule, isByLaw }: PaymentDue, date: DateText): string[] {
  const contract = `By the contract: ${stepsText(byContract, date)}.`;
  if (!rule) return [contract, 'No prompt-payment law was researched for this work: check it.'];
  const { statute } = rule.value;
  if (!byLaw) return [contract, `By law (${statute}): no day can be counted for this payment.`];
  return [
    contract,
    `By law (${statute}): ${stepsText(byLaw, date)}. ${holdsText({ rule, isByLaw, isEarlier: byLaw.dueOn < byContract.dueOn })}`,
  ];
}

function holdsText(found: { rule: PromptPayRule; isByLaw: boolean; isEarlier: boolean }): string {
  if (found.isByLaw) return 'This day holds.';
  if (!found.isEarlier) return 'The day of the contract is no later.';
  return found.rule.confidence === 'low' ? 'The source is weak: check it.' : 'The contract’s own days come first.';
}

/** Explains how the day for passing on a payment was determined. */
export const passOnLine = (day: LawDay, { value: { statute } }: PromptPayRule, date: DateText): string =>
  `By law (${statute}): ${stepsText(day, date)}.`;

/**
 * Describes the law's interest on an open amount, with the total by `today`; '' if the law specifies none.
 * @param openCents the unpaid part of it
 */
export function interestLine(
  rule: PromptPayRule | null,
  { openCents, dueOn, today }: { openCents: number; dueOn: string; today: string },
): string {
  const rate = rule ? interestText(rule) : '';
  if (!rule || rate === '') return '';
  const notice = rule.value.interest?.needsNotice === true ? ', if the request for payment named the statute' : '';
  const said = `Interest when late: ${rate}${notice}.`;
  const owed = interestCents(rule, { cents: openCents, dueOn, today });
  if (!owed) return said;
  return `${said} So far ${formatCents(owed.cents)} on ${formatCents(openCents)} for ${owed.lateDays} ${owed.lateDays === 1 ? 'day' : 'days'}.`;
}
