import type { InspectionResult } from '@/domain/inspection/assess';
import { ProgressBar } from '@/ui/feedback/ProgressBar';

/** Shows an inspection's progress, and how much is still required. */
export function FillProgress({ result }: { result: InspectionResult }) {
  const share = result.slots.length === 0 ? 0 : Math.round((result.answeredCount / result.slots.length) * 100);
  return (
    <ProgressBar
      label={`${result.answeredCount} of ${result.slots.length} answered`}
      value={share}
      detail={result.missing.length > 0 ? `${result.missing.length} required to go` : 'Nothing required is missing'}
    />
  );
}
