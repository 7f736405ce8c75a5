import { useCallback } from 'react';
import { readCase } from '@/domain/routing/case/readCase';
import type { DayProblem } from '@/domain/routing/day/dayProblem';
import { planNow } from '@/domain/routing/day/dayRoutes';
import type { DayEvent, Proposal as Replanned } from '@/domain/routing/replan';
import { useLatest } from '@/ui/hooks/useLatest';
import { proposalOf } from './proposal';
import { useOffers } from './useOffers';
import type { RoutingDayData } from './useRoutingDay';

const SEED = 1;
/** About a second for thirty stops, ten for two hundred. */
const stepsFor = (stops: number): number => 10_000 + 100 * stops;

const IMPOSSIBLE =
  'This order does not work: someone would be out too long, or a locked visit could not start on time.';

const TITLES: Record<Replanned['kind'], string> = {
  asIs: 'Leave it as it is',
  fewestChanges: 'Fewest changes',
  cheapest: 'Shortest driving',
};

/** Manages pending proposals: shorter routes, a day that went differently, and an order that someone wants. */
export function useProposals(data: RoutingDayData) {
  const { propose, ...offers } = useOffers(data);
  const latest = useLatest(data);

  const optimize = useCallback(() => {
    const { problem, version } = latest.current;
    return propose(
      'Finding shorter routes',
      { kind: 'optimize', raw: problem.raw, seed: SEED, iterations: stepsFor(problem.visits.size) },
      ({ routeCase, before, plan }) => [
        proposalOf({
          title: 'Proposed routes',
          version,
          problem,
          routeCase,
          plan,
          before: { routeCase, plan: before },
        }),
      ],
    );
  }, [latest, propose]);

  const replanFor = useCallback(
    (event: DayEvent) => {
      const { problem, version } = latest.current;
      return propose(
        'Finding the fewest changes',
        // Two searches in the time of one, for someone waiting on the phone.
        {
          kind: 'replan',
          raw: problem.raw,
          event,
          planned: problem.planned,
          seed: SEED,
          iterations: stepsFor(problem.visits.size) / 2,
        },
        ({ routeCase, proposals }) => {
          const asIs = proposals.find(({ kind }) => kind === 'asIs')?.plan ?? { routes: [] };
          return proposals.map(({ kind, plan }) =>
            proposalOf({
              title: TITLES[kind],
              version,
              problem,
              routeCase,
              plan,
              before: { routeCase, plan: asIs },
              absentId: event.kind === 'technicianOut' ? event.technician : '',
            }),
          );
        },
      );
    },
    [latest, propose],
  );

  /** `problem` is the day without earlier manual changes: the new ones take precedence. */
  const arrange = useCallback(
    (problem: DayProblem, orders: { shift: string; visits: string[] }[]) => {
      const { version, routeCase: now } = latest.current;
      const { routeCase } = readCase(problem.raw);
      if (!routeCase || !now) return Promise.resolve([]);
      const before = { routeCase: now, plan: planNow(problem) };
      return propose('Setting times', { kind: 'arrange', raw: problem.raw, orders }, ({ plan }) =>
        plan ? [proposalOf({ title: 'Your order', version, problem, routeCase, plan, before })] : IMPOSSIBLE,
      );
    },
    [latest, propose],
  );

  return { ...offers, optimize, replanFor, arrange };
}
export type Proposals = ReturnType<typeof useProposals>;
