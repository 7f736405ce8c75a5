import { TRADES } from '@/domain/trade/trades';
import { BUILDING } from './building';
import { HOME_SERVICE } from './homeService';
import type { Industry } from './industry';
import { RECURRING } from './recurring';

const ALL: readonly Industry[] = [...BUILDING, ...HOME_SERVICE, ...RECURRING];

/** Returns the trade for the last part of an address, or null for an unknown word. */
export const industryOf = (id: string | undefined): Industry | null => ALL.find((one) => one.id === id) ?? null;

/** Every trade that has a page, in list order. @throws Error for one without content, which the tests rule out. */
export const INDUSTRIES: readonly Industry[] = TRADES.map(({ id }) => {
  const industry = industryOf(id);
  if (!industry) throw new Error(`Nothing is written about ${id}`);
  return industry;
});
