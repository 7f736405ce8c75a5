import { hasPaidOnce } from '../mail/allowance';

type Paying = Parameters<typeof hasPaidOnce>[0];

/**
 * Text messages a company may send in a UTC day, counted as they are billed: a long one counts as several. Each costs money, so a company
 * that has never paid can try texting, but no more.
 */
const DAILY_TEXTS = { trial: 20, paying: 500 } as const;

export const dailyTexts = (company: Paying): number => (hasPaidOnce(company) ? DAILY_TEXTS.paying : DAILY_TEXTS.trial);

/** Returns why `count` more can't be sent today, as a message; '' when they can. */
export function textLimitFault(count: number, usedToday: number, limit: number): string {
  const left = Math.max(0, limit - usedToday);
  if (count <= left) return '';
  const rest = left === 0 ? 'none is' : left === 1 ? 'only 1 is' : `only ${left} are`;
  return `Your company can send ${limit} text messages a day, and ${rest} left today. Send an e-mail instead, or try again tomorrow.`;
}
