import { DAY_MS } from '@/lib/time';

/**
 * How long a link shows its document after the last answer or payment: half a year covers warranty questions and the
 * tax adviser's. Beyond that, names, addresses, prices and signatures would be exposed for no benefit.
 */
const LINK_DAYS = 180;

/** When a link ends whose document was last of use at the latest of `moments` (instants or days; '' = never). '' without any. */
export function linkEnd(moments: readonly string[]): string {
  const last = Math.max(...moments.map((moment) => Date.parse(moment)).filter((at) => !Number.isNaN(at)));
  return Number.isFinite(last) ? new Date(last + LINK_DAYS * DAY_MS).toISOString() : '';
}
