import { figuresOf } from '@/domain/routing/day/dayFigures';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatDuration } from '@/ui/format/quantities';
import type { Proposals } from '../hooks/useProposals';
import type { RoutingDayData } from '../hooks/useRoutingDay';

type PlanNoticesProps = {
  data: Pick<RoutingDayData, 'fault' | 'problem' | 'routeCase'>;
  plans: Pick<Proposals, 'wasDiscarded' | 'work'>;
};

/** What became of the plan before, what speaks against planning this day, and how far the search is. */
export function PlanNotices({ data: { fault, problem, routeCase }, plans: { wasDiscarded, work } }: PlanNoticesProps) {
  const found = work?.progress?.plan;
  return (
    <>
      {wasDiscarded && (
        <InlineNotice tone="warning" role="status">
          The schedule has changed since these routes were planned, so the plan was dropped. Optimize again.
        </InlineNotice>
      )}
      {fault && (
        <InlineNotice tone="danger" role="alert" title="This day cannot be planned">
          {`${fault.path}: ${fault.message}`}
        </InlineNotice>
      )}
      {work && (
        <ProgressBar
          label={work.label}
          value={(work.progress?.used ?? 0) * 100}
          {...(found &&
            routeCase && {
              detail: `${formatDuration(figuresOf(problem, routeCase, found).total.drivingMinutes)} driving in the best plan so far`,
            })}
        />
      )}
    </>
  );
}
