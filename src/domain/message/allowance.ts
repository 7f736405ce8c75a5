import { hasPaidOnce } from '../mail/allowance';

type Paying = Parameters<typeof hasPaidOnce>[0];

/**
 * How many text messages a company may send in a UTC day, counted as they are paid for: a long one is several. Each costs
 * money, so a company that has never paid can try it out and no more.
 */
const DAILY_TEXTS = { trial: 20, paying: 500 } as const;

export const dailyTexts = (company: Paying): number => (hasPaidOnce(company) ? DAILY_TEXTS.paying : DAILY_TEXTS.trial);

/** Why `count` more cannot be sent today, as a message; '' when they can. */
export function textLimitFault(count: number, usedToday: number, limit: number): string {
  const left = Math.max(0, limit - usedToday);
  if (count <= left) return '';
  const rest = left === 0 ? 'none is' : left === 1 ? 'only 1 is' : `only ${left} are`;
  return `Your company can send ${limit} text messages a day, and ${rest} left today. Send an e-mail instead, or try again tomorrow.`;
}
