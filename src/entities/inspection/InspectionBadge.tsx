import type { InspectionState } from '@/domain/inspection/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { STATE_WORDS } from './inspectionWords';

/** In progress, passed or failed. */
export function InspectionBadge({ state }: { state: InspectionState }) {
  return <StatusBadge {...STATE_WORDS[state]} />;
}
