import type { NewEntry } from './board/newEntries';
import { findTimes } from './findTimes';
import { groundAfter, type PreparedGround } from './ground';
import type { Placement } from './schema';
import type { Offer, TimeRequest } from './timeRequest';

/** A job to schedule, with its request. */
export type Waiting = { id: string; content: NewEntry; request: TimeRequest };

/**
 * Yields the best time for each job in order, as if the jobs before it were already scheduled; null for a job that doesn't fit anywhere.
 * Each takes about a tenth of a second, so the caller decides when to continue.
 */
export function* timesForAll(waiting: readonly Waiting[], ground: PreparedGround): Generator<Offer | null> {
  let known = ground;
  for (const { id, content, request } of waiting) {
    const [best = null] = findTimes({ ...request, limit: 1 }, known).offers;
    if (best) known = groundAfter(known, [{ ...content, id, log: [], placement: placedAt(content.placement, best) }]);
    yield best;
  }
}

/** Returns the placement of an offer; the customer's arrival window stays as it is. */
export const placedAt = (placement: Placement, offer: Offer): Placement => ({
  ...placement,
  technicianIds: [...offer.technicianIds],
  startsAt: offer.startsAt,
  endsAt: offer.endsAt,
  travelMinutes: offer.travelBeforeMinutes,
});
