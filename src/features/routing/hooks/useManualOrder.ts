import { useState } from 'react';
import { problemOfDay } from '@/domain/routing/day/dayProblem';
import type { DayRoute } from '@/domain/routing/day/dayRoutes';
import { instantOf } from '@/domain/routing/day/routingDay';
import type { PlanDraft } from '@/domain/routing/plan';
import type { Proposal } from './proposal';
import type { Kept, RoutingDayData } from './useRoutingDay';

const NOTHING: Kept = new Map();

/** Manages a day's manually ordered visits, which the planner then leaves alone. Call `save` after writing, `restore` to discard. */
export function useKeptVisits(date: string) {
  const [state, setState] = useState({ date, kept: NOTHING, saved: NOTHING });
  const now = state.date === date ? state : { date, kept: NOTHING, saved: NOTHING };
  return {
    kept: now.kept,
    keep: (kept: Kept) => setState({ ...now, kept }),
    save: () => setState({ ...now, saved: now.kept }),
    restore: () => setState({ ...now, kept: now.saved }),
    forget: () => setState({ date, kept: NOTHING, saved: NOTHING }),
  };
}

type ManualOrder = {
  data: RoutingDayData;
  /** Plan on screen. */
  shown: PlanDraft;
  order: ReturnType<typeof useKeptVisits>;
  arrange: (
    problem: RoutingDayData['problem'],
    orders: { shift: string; visits: string[] }[],
  ) => Promise<readonly Proposal[]>;
};

/** Moves a stop up or down in its route, and keeps that route's order from then on. */
export function useManualOrder({ data, shown, order: { kept, keep }, arrange }: ManualOrder) {
  const release = (route: DayRoute): void =>
    keep(new Map([...kept].filter(([, { technicianIds }]) => !technicianIds.includes(route.technicianId))));

  const move = async (route: DayRoute, visitId: string, by: -1 | 1): Promise<void> => {
    const others = new Map([...kept].filter(([, { technicianIds }]) => !technicianIds.includes(route.technicianId)));
    const problem = problemOfDay({ ...data.problem.day, kept: others });
    const orders = shown.routes.map(({ shift, stops }) => ({
      shift,
      visits: swapped(
        stops.flatMap((stop) => ('visit' in stop ? [stop.visit] : [])),
        visitId,
        by,
      ),
    }));
    const [proposal] = await arrange(problem, orders);
    if (!proposal) return;
    const own = new Set(
      problem.shifts.filter(({ technicianId }) => technicianId === route.technicianId).map(({ shift }) => shift.id),
    );
    const placed = proposal.plan.routes
      .filter(({ shift }) => own.has(shift))
      .flatMap(({ stops }) => stops.flatMap((stop) => ('visit' in stop ? [stop] : [])))
      .filter(({ visit }) => problem.visits.get(visit)?.hold === '')
      .map(
        ({ visit, start }) =>
          [visit, { technicianIds: [route.technicianId], startsAt: instantOf(problem.day, start) }] as const,
      );
    keep(new Map([...others, ...placed]));
  };
  return { move, release };
}

function swapped(visits: readonly string[], visitId: string, by: -1 | 1): string[] {
  const at = visits.indexOf(visitId);
  const other = visits[at + by];
  if (at < 0 || other === undefined) return [...visits];
  return visits.toSpliced(at, 1).toSpliced(at + by, 0, visitId);
}
