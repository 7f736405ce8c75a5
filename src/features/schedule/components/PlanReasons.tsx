import type { Severity } from '@/domain/scheduling/warnings';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type PlanReasonsProps = { severity: Severity | null; reasons: readonly string[] };

/** Shows the engine's objections to a placement, with their severity. */
export function PlanReasons({ severity, reasons }: PlanReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <InlineNotice
      tone={
        severity === 'forbidden' ? 'danger' : severity === 'reason' || severity === 'confirm' ? 'warning' : 'neutral'
      }
      role="status"
      title={
        severity === 'forbidden'
          ? 'This cannot be planned'
          : severity === 'reason'
            ? 'This needs a reason'
            : severity === 'confirm'
              ? 'Check this first'
              : 'Good to know'
      }
    >
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </InlineNotice>
  );
}
