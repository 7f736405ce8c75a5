import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';

/** Shows whether everything in a calculation fits. */
export function SettledBadge({ totals: { problems, segments } }: Pick<PlumbingCalc, 'totals'>) {
  if (segments === 0) return <StatusBadge tone="neutral" label="No pipes yet" />;
  return problems === 0 ? (
    <StatusBadge tone="success" label="Fits" icon={<IconCheck size={14} stroke={2.25} />} />
  ) : (
    <StatusBadge tone="warning" label={`${problems} to settle`} icon={<IconAlertTriangle size={14} stroke={2.25} />} />
  );
}
