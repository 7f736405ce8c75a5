import { EXTRA_LIMIT, STACK_LIMIT, truncate } from '@/domain/telemetry/truncate';
import { scrub } from '@/domain/telemetry/scrub';
import { planOf, type BillingInterval, type PlanId } from '@/domain/subscription/plans';
import { yesNo } from '@/lib/words';

type Line = readonly [label: string, value: string];

export type ErrorMessage = {
  message: string;
  stack: string;
  /** '' when signed out. */
  uid: string;
  /** The page, or the function that failed. */
  where: Line;
  at: string;
  /** Number of earlier occurrences of the same error that weren't reported. */
  untoldCount: number;
};

/** Formats an error, with up to 500 characters of its stack. */
export function errorMessage({ message, stack, uid, where, at, untoldCount }: ErrorMessage): string {
  const extras: Line[] = [where, ['User', uid || 'signed out'], ['Time', at]];
  if (untoldCount > 0) extras.push(['Came before', `${untoldCount} times since it was last told`]);
  const frames = scrub(stack)
    .trim()
    .split('\n')
    .map((line) => `  ${line.trim()}`)
    .join('\n');
  const stackLines = frames.trim() === '' ? [] : [truncate(frames, STACK_LIMIT)];
  return [`Error: ${oneLine(message) || 'without a message'}`, ...stackLines, ...extras.map(toLine)].join('\n');
}

export const registrationMessage = (caller: { uid: string; companyId: string; industry: string }): string =>
  event('Registration', [
    ['User', caller.uid],
    ['Company', caller.companyId],
    ['Industry', caller.industry],
  ]);

export const loginMessage = (caller: { uid: string; provider: string; isEmailVerified: boolean }): string =>
  event('Login', [
    ['User', caller.uid],
    ['Provider', caller.provider || 'email'],
    ['E-mail verified', yesNo(caller.isEmailVerified)],
  ]);

type PlanChoice = { uid: string; companyId: string; planId: PlanId };

export const checkoutMessage = (choice: PlanChoice & { interval: BillingInterval }): string =>
  event('Checkout started', [...planLines(choice), ['Billed by', choice.interval]]);

export const subscribeClickMessage = (choice: PlanChoice & { feature: string | null }): string =>
  event('Subscribe click', [
    ...planLines(choice),
    ...(choice.feature === null ? [] : [['Feature', choice.feature] as const]),
  ]);

const planLines = ({ uid, companyId, planId }: PlanChoice): Line[] => [
  ['User', uid || 'signed out'],
  ['Company', companyId || 'none'],
  ['Plan', planOf(planId).name],
];

const event = (title: string, lines: readonly Line[]): string => [title, ...lines.map(toLine)].join('\n');

const toLine = ([label, value]: Line): string => `${label}: ${oneLine(value)}`;

/** Puts a value on one line: it never starts its own, so that no one can forge another user or time. */
const oneLine = (value: string): string => truncate(scrub(value).replace(/\s+/g, ' ').trim(), EXTRA_LIMIT);
