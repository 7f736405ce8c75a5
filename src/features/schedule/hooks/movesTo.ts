import { onceMore } from '@/domain/scheduling/change';
import type { Placement } from '@/domain/scheduling/schema';
import type { Offer } from '@/domain/scheduling/timeRequest';
import { placedAt } from '@/domain/scheduling/timesForAll';
import { newId } from '@/lib/ids';
import type { Subject } from './interaction';
import type { useFoundTimes } from './useFoundTimes';
import type { Move } from './usePlacing';

type Wish = Pick<ReturnType<typeof useFoundTimes>['wish'], 'crewId' | 'unitIds' | 'skills'>;
type Span = { startsAt: string; endsAt: string };

const NOT_PROMISED: Span = { startsAt: '', endsAt: '' };

/**
 * Returns the changes that put something at the offered times. The first time is the visit itself; for work that takes several days,
 * each further one is another visit of the same job.
 */
export function movesTo(
  [offer, ...more]: readonly [Offer, ...Offer[]],
  subject: Subject,
  { crewId, unitIds, skills }: Wish,
): [Move, ...Move[]] {
  const { content, before, job } = subject;
  const placementOf = (part: Offer, promised: Span): Placement => ({
    ...placedAt(content.placement, part),
    resourceIds: [crewId, ...unitIds].filter((id) => id !== ''),
    windowStartsAt: promised.startsAt,
    windowEndsAt: promised.endsAt,
  });
  // An existing promise stays until someone offers another window; a new visit is promised the window the customer wanted.
  const promised = {
    startsAt: before ? content.placement.windowStartsAt : (offer.window?.startsAt ?? job?.arrivalWindowStart ?? ''),
    endsAt: before ? content.placement.windowEndsAt : (offer.window?.endsAt ?? job?.arrivalWindowEnd ?? ''),
  };
  const moved = { ...subject, content: { ...content, requiredSkills: skills } };
  return [
    { subject: moved, placement: placementOf(offer, promised) },
    ...more.map((part) => ({
      subject: { ...moved, id: newId(), content: onceMore(moved.content), before: null, job: null },
      placement: { ...placementOf(part, NOT_PROMISED), isLocked: false },
    })),
  ];
}
