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

/** A contract as prompt-payment law asks about it. */
const paidProjectOf = ({ terms, contractOn, originalSumCents }: BilledBook): PaidProject => ({
  state: terms.state,
  project: terms.project,
  contractOn,
  contractCents: originalSumCents,
  isResidential: terms.isResidential,
  dwellingUnits: terms.dwellingUnits,
});

/** What is known of the prompt-payment law under which a contract is paid. */
export const promptPayKnown = (book: BilledBook): PromptPayFound => findPromptPay(paidProjectOf(book));

/** The prompt-payment law under which a contract is paid; null where none was researched. */
const promptPayOf = (book: BilledBook): PromptPayRule | null => promptPayRuleFor(paidProjectOf(book));

/** When an application is due, and how that day came about. */
export type PaymentDue = {
  dueOn: string;
  byContract: LawDay;
  /** Of the owner's payment; null where the law names no days, the request has none, or the contract is not with the owner. */
  byLaw: LawDay | null;
  rule: PromptPayRule | null;
  /** Whether the day is the law's. */
  isByLaw: boolean;
};

/**
 * When the owner pays a certified application: on the day of the contract, or on the law's where that is earlier and the parties cannot agree on
 * another; federal law always. A weak source moves no day. Method B5.
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

/** The last day to pass a payment on that came on a day; null where no law names one. */
export function passedOnBy(book: BilledBook, receivedOn: string): (LawDay & { rule: PromptPayRule }) | null {
  const rule = promptPayOf(book);
  const due = rule && subcontractorPaidBy(rule, receivedOn);
  return rule && due ? { ...due, rule } : null;
}
