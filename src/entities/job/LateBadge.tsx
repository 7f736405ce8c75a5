import { IconClockExclamation } from '@tabler/icons-react';
import { isLate } from '@/domain/job/status';
import type { Job } from '@/domain/job/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';

type LateBadgeProps = { job: Pick<Job, 'progress' | 'scheduledTime' | 'arrivalWindowEnd'>; nowIso: string };

/** Shows "Late" on a job that should have started; renders nothing for others. */
export function LateBadge({ job, nowIso }: LateBadgeProps) {
  if (!isLate(job, nowIso)) return null;
  return <StatusBadge tone="danger" label="Late" icon={<IconClockExclamation size={14} stroke={2.25} />} />;
}
