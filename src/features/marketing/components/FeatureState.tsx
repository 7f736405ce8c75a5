import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { Feature } from '@/domain/access/features';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { isReleased } from '../content/featureAreas';

/** Whether a feature can be used, or is only on its way. Never left out: nobody may pay for what they believe exists. */
export function FeatureState({ feature }: { feature: Feature }) {
  return isReleased(feature) ? (
    <StatusBadge tone="success" label="Available now" icon={<IconCircleCheck size={14} stroke={2.25} />} />
  ) : (
    <StatusBadge tone="neutral" label="In development" icon={<IconClock size={14} stroke={2.25} />} />
  );
}
