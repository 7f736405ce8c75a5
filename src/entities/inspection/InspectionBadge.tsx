import type { InspectionState } from '@/domain/inspection/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { STATE_WORDS } from './inspectionWords';

/** Renders an inspection's status: in progress, passed or failed. */
export function InspectionBadge({ state }: { state: InspectionState }) {
  return <StatusBadge {...STATE_WORDS[state]} />;
}
