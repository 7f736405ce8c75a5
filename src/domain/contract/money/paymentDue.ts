import { addCalendarDays } from '@/lib/calendar';
import {
  findPromptPay,
  ownerPaysBy,
  promptPayRuleFor,
  subcontractorPaidBy,
  type ClockStep,
  type LawDay,
  type PaidProject,
  type PromptPayFound,
  type PromptPayRule,
} from '../law/promptPay';
import type { ContractBook } from './book';
import type { PayApplication } from './payApplication';

export type BilledBook = Pick<ContractBook, 'terms' | 'contractOn' | 'originalSumCents'>;

/** Returns a contract as input for prompt-payment law. */
const paidProjectOf = ({ terms, contractOn, originalSumCents }: BilledBook): PaidProject => ({
  state: terms.state,
  project: terms.project,
  contractOn,
  contractCents: originalSumCents,
  isResidential: terms.isResidential,
  dwellingUnits: terms.dwellingUnits,
});

/** Returns the known prompt-payment law under which a contract is paid. */
export const promptPayKnown = (book: BilledBook): PromptPayFound => findPromptPay(paidProjectOf(book));

/** Returns the prompt-payment law under which a contract is paid; null if none was researched. */
const promptPayOf = (book: BilledBook): PromptPayRule | null => promptPayRuleFor(paidProjectOf(book));

/** Due date of an application, and how that day was determined. */
export type PaymentDue = {
  dueOn: string;
  byContract: LawDay;
  /** The owner's deadline by law; null if the law specifies no days, the request has none, or the contract isn't with the owner. */
  byLaw: LawDay | null;
  rule: PromptPayRule | null;
  /** Whether the day is set by law. */
  isByLaw: boolean;
};

/**
 * Returns when the owner pays a certified application: on the contract's day, or on the law's if that is earlier and the parties can't
 * agree on another; federal law always applies. A weak source moves no day. Method B5.
 */
export function ownerDue(
  book: BilledBook,
  { submittedOn, certifiedOn }: Pick<PayApplication, 'submittedOn' | 'certifiedOn'>,
): PaymentDue {
  const { paymentDays, isPrime, project } = book.terms;
  const contractDay = addCalendarDays(certifiedOn, paymentDays);
  const steps: ClockStep[] = [
    { on: certifiedOn, text: 'certified' },
    { on: contractDay, text: `${paymentDays} days to pay by the contract` },
  ];
  const byContract = { dueOn: contractDay, steps };
  const rule = promptPayOf(book);
  const byLaw = rule && isPrime && submittedOn !== '' ? ownerPaysBy(rule, { submittedOn, certifiedOn }) : null;
  const binds = rule?.confidence !== 'low' && rule?.value.owner?.mayAgree !== true;
  const isByLaw = byLaw !== null && binds && (project === 'federal' || byLaw.dueOn < contractDay);
  return { dueOn: isByLaw ? byLaw.dueOn : contractDay, byContract, byLaw, rule, isByLaw };
}

/** Returns the last day to pass on a payment received on a day; null if no law specifies one. */
export function passedOnBy(book: BilledBook, receivedOn: string): (LawDay & { rule: PromptPayRule }) | null {
  const rule = promptPayOf(book);
  const due = rule && subcontractorPaidBy(rule, receivedOn);
  return rule && due ? { ...due, rule } : null;
}
