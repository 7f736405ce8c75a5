import {
  IconCalendarEvent,
  IconCalendarQuestion,
  IconCircleCheck,
  IconCircleX,
  IconFileInvoice,
  IconLock,
  IconPlayerPause,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import type { Progress } from '@/domain/job/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const LOOKS: Record<Progress, { tone: Tone; Symbol: Icon }> = {
  unscheduled: { tone: 'warning', Symbol: IconCalendarQuestion },
  scheduled: { tone: 'neutral', Symbol: IconCalendarEvent },
  'in-progress': { tone: 'info', Symbol: IconPlayerPlay },
  'on-hold': { tone: 'warning', Symbol: IconPlayerPause },
  'work-done': { tone: 'success', Symbol: IconCircleCheck },
  invoiced: { tone: 'success', Symbol: IconFileInvoice },
  closed: { tone: 'neutral', Symbol: IconLock },
  cancelled: { tone: 'neutral', Symbol: IconCircleX },
};

/** Renders a job's progress. Each state has its own icon and word. */
export function ProgressBadge({ progress }: { progress: Progress }) {
  const { tone, Symbol } = LOOKS[progress];
  return <StatusBadge tone={tone} label={PROGRESS_LABELS[progress]} icon={<Symbol size={14} stroke={2.25} />} />;
}
