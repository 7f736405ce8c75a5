import { DAY_MS } from '@/lib/time';

/**
 * Days a link shows its document after the last answer or payment: half a year covers warranty and tax questions.
 * Beyond that, names, addresses, prices and signatures would be exposed for no benefit.
 */
const LINK_DAYS = 180;

/**
 * Returns when a link ends, counted from the latest of `moments` at which its document was used (instants or days; '' = never). '' if
 * there are none.
 */
export function linkEnd(moments: readonly string[]): string {
  const last = Math.max(...moments.map((moment) => Date.parse(moment)).filter((at) => !Number.isNaN(at)));
  return Number.isFinite(last) ? new Date(last + LINK_DAYS * DAY_MS).toISOString() : '';
}
