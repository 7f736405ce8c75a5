import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlayerStop, IconRoute2 } from '@tabler/icons-react';
import { formatCount } from '@/ui/format/quantities';

type RoutingButtonsProps = {
  /** The number of changes in the plan shown, and of those selected; null without one. */
  plan: { changes: number; wanted: number } | null;
  isPlanning: boolean;
  canOptimize: boolean;
  onOptimize: () => void;
  onStop: () => void;
  onAccept: () => void;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
};

/** Shows the next actions: plan, stop, accept, undo. One of them is the main action. */
export function RoutingButtons({
  plan,
  isPlanning,
  canOptimize,
  onOptimize,
  onStop,
  onAccept,
  onUndo,
}: RoutingButtonsProps) {
  if (isPlanning) {
    return (
      <Button variant="default" leftSection={<IconPlayerStop size={18} aria-hidden />} onClick={onStop}>
        Stop and use the best so far
      </Button>
    );
  }
  const isToAccept = plan !== null && plan.changes > 0;
  return (
    <>
      {!plan && onUndo && (
        <Button variant="default" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={onUndo}>
          Undo
        </Button>
      )}
      <Button
        variant={isToAccept ? 'default' : 'filled'}
        leftSection={<IconRoute2 size={18} aria-hidden />}
        onClick={onOptimize}
        disabled={!canOptimize}
      >
        Optimize
      </Button>
      {isToAccept && (
        <Button onClick={onAccept} disabled={plan.wanted === 0}>
          {plan.wanted === plan.changes
            ? `Accept ${formatCount(plan.wanted, 'change')}`
            : `Accept ${plan.wanted} of ${formatCount(plan.changes, 'change')}`}
        </Button>
      )}
    </>
  );
}
