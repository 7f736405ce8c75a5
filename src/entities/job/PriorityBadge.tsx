import { IconArrowDown, IconArrowUp, IconMinus, IconUrgent, type Icon } from '@tabler/icons-react';
import { PRIORITY_LABELS } from '@/domain/job/jobLabels';
import type { Priority } from '@/domain/job/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const LOOKS: Record<Priority, { tone: Tone; Symbol: Icon }> = {
  emergency: { tone: 'danger', Symbol: IconUrgent },
  high: { tone: 'warning', Symbol: IconArrowUp },
  normal: { tone: 'neutral', Symbol: IconMinus },
  low: { tone: 'neutral', Symbol: IconArrowDown },
};

type PriorityBadgeProps = {
  priority: Priority;
  /** True to render nothing for normal priority, for lists that would repeat it on every row. */
  isHiddenWhenNormal?: boolean;
};

/** Renders a job's priority, in a word with its icon. */
export function PriorityBadge({ priority, isHiddenWhenNormal = false }: PriorityBadgeProps) {
  if (isHiddenWhenNormal && priority === 'normal') return null;
  const { tone, Symbol } = LOOKS[priority];
  return <StatusBadge tone={tone} label={PRIORITY_LABELS[priority]} icon={<Symbol size={14} stroke={2.25} />} />;
}
