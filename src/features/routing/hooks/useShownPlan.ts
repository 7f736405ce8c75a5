import { useState, useMemo } from 'react';
import { planNow, routesOf } from '@/domain/routing/day/dayRoutes';
import { notPlannedOf } from '../components/shownDay';
import type { Proposals } from './useProposals';
import type { RoutingDayData } from './useRoutingDay';

/** Returns the plan on screen (the current day, a search's best so far, or the proposal) and the visits it leaves out. */
export function useShownPlan(data: RoutingDayData, { proposal, work }: Pick<Proposals, 'proposal' | 'work'>) {
  const [isShowingNow, setIsShowingNow] = useState(false);
  const found = work?.progress?.plan;
  const isNow = proposal ? isShowingNow : !found;
  const problem = proposal?.problem ?? data.problem;
  const routeCase = proposal?.routeCase ?? data.routeCase;
  const shown = useMemo(
    () => (isNow ? planNow(problem) : (proposal?.plan ?? found ?? planNow(problem))),
    [isNow, problem, proposal, found],
  );
  const routes = useMemo(() => (routeCase ? routesOf(problem, routeCase, shown) : []), [problem, routeCase, shown]);
  const unserved = isNow ? [] : (proposal?.unserved ?? []);
  const notPlanned = notPlannedOf({ problem, plan: shown, unserved, isNow });
  return { isShowingNow, setIsShowingNow, isNow, problem, routeCase, shown, routes, notPlanned };
}
export type ShownPlan = ReturnType<typeof useShownPlan>;
