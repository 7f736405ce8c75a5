import { DAY_MS } from '@/lib/time';

/**
 * How long a link shows its document after the last answer or payment: half a year covers questions about the warranty or from a tax
 * adviser. Beyond that, names, addresses, prices and signatures would be exposed for no benefit.
 */
const LINK_DAYS = 180;

/** Returns when a link expires whose document was last useful at the latest of `moments` (instants or days; '' = never). '' without any. */
export function linkEnd(moments: readonly string[]): string {
  const last = Math.max(...moments.map((moment) => Date.parse(moment)).filter((at) => !Number.isNaN(at)));
  return Number.isFinite(last) ? new Date(last + LINK_DAYS * DAY_MS).toISOString() : '';
}
