import { useAccept } from './useAccept';
import { useAcceptance } from './useAcceptance';
import type { useKeptVisits } from './useManualOrder';
import type { ShownPlan } from './useShownPlan';
import type { Proposals } from './useProposals';
import type { RoutingDayData } from './useRoutingDay';

type Answered = { data: RoutingDayData; plans: Proposals; plan: ShownPlan; order: ReturnType<typeof useKeptVisits> };

/** Requests a plan, accepts all or parts of it or rejects it, and undoes accepting. */
export function usePlanAnswers({ data, plans, plan, order }: Answered) {
  const { proposal } = plans;
  const { said, canUndo, mayAccept, accept: write, undo: undoAccepted } = useAccept(data);
  const acceptance = useAcceptance(proposal);
  const optimize = (): void => {
    acceptance.includeAll();
    plan.setIsShowingNow(false);
    void plans.optimize();
  };
  const accept = (): void => {
    if (!proposal || !mayAccept(proposal)) return;
    plans.discard();
    order.save();
    void write(acceptance.changes, proposal.absentId);
  };
  const discard = (): void => {
    plans.discard();
    order.restore();
  };
  const undo = (): void => {
    order.forget();
    void undoAccepted();
  };
  return { acceptance, optimize, accept, discard, undo, write, canUndo, said };
}
