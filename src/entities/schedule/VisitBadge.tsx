import { LOOK_LABELS, lookOf } from '@/domain/scheduling/board/looks';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { ENTRY_LOOKS } from './entryLooks';

type VisitBadgeProps = {
  visit: ScheduleEntry;
  nowIso: string;
  /** True to render nothing for planned visits: that's the normal state. */ isHiddenWhenPlanned?: boolean;
};

/** Renders a visit's status in a word. */
export function VisitBadge({ visit, nowIso, isHiddenWhenPlanned = false }: VisitBadgeProps) {
  const look = lookOf(visit, nowIso);
  if (isHiddenWhenPlanned && look === 'planned') return null;
  const { tone, Symbol } = ENTRY_LOOKS[look];
  return <StatusBadge tone={tone} label={LOOK_LABELS[look]} icon={<Symbol size={14} stroke={2.25} />} />;
}
