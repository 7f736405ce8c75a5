import type { NewEntry } from './board/newEntries';
import { findTimes } from './findTimes';
import { groundAfter, type PreparedGround } from './ground';
import type { Placement } from './schema';
import type { Offer, TimeRequest } from './timeRequest';

/** Something that waits for a time, with what is asked for it. */
export type Waiting = { id: string; content: NewEntry; request: TimeRequest };

/**
 * A time for each of several that wait, in their order: the best there is for the first, then for the next with the first where it
 * goes. null for what fits nowhere.
 */
export function timesForAll(waiting: readonly Waiting[], ground: PreparedGround): (Offer | null)[] {
  let known = ground;
  return waiting.map(({ id, content, request }) => {
    const [best = null] = findTimes({ ...request, limit: 1 }, known).offers;
    if (best) known = groundAfter(known, [{ ...content, id, log: [], placement: placedAt(content.placement, best) }]);
    return best;
  });
}

/** Returns a placement moved to an offer; its promised window stays. */
export const placedAt = (placement: Placement, offer: Offer): Placement => ({
  ...placement,
  technicianIds: [...offer.technicianIds],
  startsAt: offer.startsAt,
  endsAt: offer.endsAt,
  travelMinutes: offer.travelBeforeMinutes,
});
