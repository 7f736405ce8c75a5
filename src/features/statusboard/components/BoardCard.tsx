import { LOOK_LABELS } from '@/domain/scheduling/board/looks';
import type { Grouping } from '@/domain/statusboard/columns';
import type { FaceCard } from '@/domain/statusboard/face';
import { shortArrival } from '@/entities/job/arrivalText';
import { ENTRY_LOOKS } from '@/entities/schedule/entryLooks';
import { StatusBadge } from '@/ui/feedback/StatusBadge';

/** Returns a card's details other than its title: expected time, customer and place, technician. */
export function cardText(
  { windowStartsAt, windowEndsAt, startsAt, endsAt, customer, town, technicianIds }: FaceCard,
  { timeZone, nameOf }: { timeZone: string; nameOf: (technicianId: string) => string },
): { when: string; where: string; who: string } {
  // The promised time, else the scheduled one.
  const [from, to] = windowStartsAt === '' ? [startsAt, endsAt] : [windowStartsAt, windowEndsAt];
  const expected = {
    progress: 'scheduled',
    scheduledTime: from,
    arrivalWindowStart: from,
    arrivalWindowEnd: to,
  } as const;
  return {
    when: shortArrival(expected, timeZone),
    where: [customer, town].filter(Boolean).join(' · '),
    who: technicianIds.map(nameOf).join(', '),
  };
}

/** Shows what is wrong with a visit, or its status if the column doesn't. Renders nothing if the column says it all. */
export function CardBadge({ card: { flag, state }, grouping }: { card: FaceCard; grouping: Grouping }) {
  if (flag && flag.tone !== 'neutral') return <StatusBadge tone={flag.tone} label={flag.text} />;
  // A status column mixes some that need telling apart: people on a break, and visits that didn't take place.
  const isTold = grouping === 'state' && state !== 'paused' && state !== 'no-show' && state !== 'confirmed';
  if (isTold) return null;
  const { tone, Symbol } = ENTRY_LOOKS[state];
  return <StatusBadge tone={tone} label={LOOK_LABELS[state]} icon={<Symbol size={14} stroke={2.25} />} />;
}
