import { IconCar } from '@tabler/icons-react';
import { isOnTheWay } from '@/domain/job/onMyWay';
import type { Job } from '@/domain/job/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';

/** Shows that the technician has set out; otherwise renders nothing. */
export function OnTheWayBadge({ job, nowIso }: { job: Pick<Job, 'progress' | 'onMyWayAt'>; nowIso: string }) {
  if (!isOnTheWay(job, nowIso)) return null;
  return <StatusBadge tone="info" label="On the way" icon={<IconCar size={14} stroke={2.25} />} />;
}
