import { figuresOf } from '@/domain/routing/day/dayFigures';
import { dayFaultText } from '@/domain/routing/day/faultText';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatDuration } from '@/ui/format/quantities';
import { LinkButton } from '@/ui/links/LinkButton';
import type { Proposals } from '../hooks/useProposals';
import type { RoutingDayData } from '../hooks/useRoutingDay';
import type { ShownPlan } from '../hooks/useShownPlan';

type PlanNoticesProps = {
  /** The current day, which the fault belongs to. */
  data: Pick<RoutingDayData, 'fault' | 'problem'>;
  /** Plan on screen: a proposal is based on the day as it was then. */
  plan: Pick<ShownPlan, 'problem' | 'routeCase'>;
  plans: Pick<Proposals, 'wasDiscarded' | 'work'>;
  nameOf: (technicianId: string) => string;
};

/** Shows what happened to the previous plan, obstacles to planning this day, and the search's progress. */
export function PlanNotices({
  data: { fault, problem },
  plan,
  plans: { wasDiscarded, work },
  nameOf,
}: PlanNoticesProps) {
  const found = work?.progress?.plan;
  return (
    <>
      {wasDiscarded && (
        <InlineNotice tone="warning" role="status">
          The schedule has changed since these routes were planned, so the plan was dropped. Optimize again.
        </InlineNotice>
      )}
      {fault && (
        <InlineNotice
          tone="danger"
          role="alert"
          title="Routes cannot be planned for this day"
          action={
            <LinkButton to={paths.scheduleDay(problem.day.date)} variant="default">
              Open schedule
            </LinkButton>
          }
        >
          {dayFaultText(fault, problem, nameOf)}
        </InlineNotice>
      )}
      {work && (
        <ProgressBar
          label={work.label}
          value={(work.progress?.used ?? 0) * 100}
          {...(found &&
            plan.routeCase && {
              detail: `${formatDuration(figuresOf(plan.problem, plan.routeCase, found).total.drivingMinutes)} driving in the best plan so far`,
            })}
        />
      )}
    </>
  );
}
