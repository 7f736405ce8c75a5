import type { Proposals } from '../hooks/useProposals';
import type { RoutingDayData } from '../hooks/useRoutingDay';
import type { ShownPlan } from '../hooks/useShownPlan';
import classes from '../pages/RoutingPage.module.css';
import { PlanNotices } from './PlanNotices';
import { ProposalPanel } from './ProposalPanel';

type DayNoticesProps = {
  data: Pick<RoutingDayData, 'fault' | 'problem'>;
  plan: Pick<ShownPlan, 'problem' | 'routeCase' | 'isShowingNow' | 'setIsShowingNow'>;
  plans: Pick<Proposals, 'proposal' | 'proposals' | 'choose' | 'wasDiscarded' | 'work'>;
  nameOf: (technicianId: string) => string;
  onDiscard: () => void;
};

/** Shows notices about the day and its plan, and the choice between proposals. */
export function DayNotices({ data, plan, plans, nameOf, onDiscard }: DayNoticesProps) {
  const { proposal } = plans;
  return (
    <div className={classes.notices}>
      <PlanNotices data={data} plan={plan} plans={plans} nameOf={nameOf} />
      {proposal && (
        <ProposalPanel
          proposals={plans.proposals}
          proposal={proposal}
          onChoose={plans.choose}
          isShowingNow={plan.isShowingNow}
          onShowNow={plan.setIsShowingNow}
          onDiscard={onDiscard}
        />
      )}
    </div>
  );
}
