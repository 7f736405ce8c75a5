import { useCallback, useState } from 'react';
import { readCase } from '@/domain/routing/case/readCase';
import type { DayProblem } from '@/domain/routing/day/dayProblem';
import { planNow } from '@/domain/routing/day/dayRoutes';
import type { AnswerTo, PlannerQuestion } from '@/domain/routing/planner';
import type { DayEvent, Proposal as Replanned } from '@/domain/routing/replan';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/hooks/useLatest';
import { proposalOf, type Proposal } from './proposal';
import { usePlanner } from './usePlanner';
import type { RoutingDayData } from './useRoutingDay';

const SEED = 1;
/** About a second for thirty stops, ten for two hundred. */
const stepsFor = (stops: number): number => 10_000 + 100 * stops;

const IMPOSSIBLE =
  'This order cannot be kept: someone would be out too long, or a visit that is locked could not begin on time.';

const TITLES: Record<Replanned['kind'], string> = {
  asIs: 'Leave it as it is',
  fewestChanges: 'Fewest changes',
  cheapest: 'Shortest driving',
};

/** Plans that wait for a yes or a no. One that rests on an older day is gone as soon as the day changes. */
export function useProposals(data: RoutingDayData) {
  const { ask, stop, work } = usePlanner();
  const [offered, setOffered] = useState<{ proposals: Proposal[]; chosen: number } | null>(null);
  const [wasDiscarded, setWasDiscarded] = useState(false);
  const latest = useLatest(data);

  const isStale = offered !== null && offered.proposals.some(({ version }) => version !== data.version);
  if (isStale) {
    setOffered(null);
    setWasDiscarded(true);
  }

  /** Asks, and offers what was found; keeps quiet where the day is no longer the same. */
  const propose = useCallback(
    async <Question extends PlannerQuestion>(
      label: string,
      question: Question,
      read: (answer: AnswerTo<Question>) => Proposal[] | string,
    ): Promise<Proposal[]> => {
      const { version } = latest.current;
      setWasDiscarded(false);
      try {
        const answer = await ask(label, question);
        if (!answer) return [];
        if (latest.current.version !== version) {
          setWasDiscarded(true);
          return [];
        }
        const found = read(answer);
        if (typeof found === 'string') {
          notify.info(found);
          return [];
        }
        setOffered({ proposals: found, chosen: Math.min(1, found.length - 1) });
        return found;
      } catch (error) {
        console.error(error);
        notify.error('The routes could not be planned. Try again.');
        return [];
      }
    },
    [ask, latest],
  );

  const optimize = useCallback(() => {
    const { problem, version } = latest.current;
    return propose(
      'Looking for shorter routes',
      { kind: 'optimise', raw: problem.raw, seed: SEED, iterations: stepsFor(problem.visits.size) },
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
        'Looking for the fewest changes',
        // Two searches, so that somebody who waits on the phone waits no longer than for one.
        { kind: 'replan', raw: problem.raw, event, seed: SEED, iterations: stepsFor(problem.visits.size) / 2 },
        ({ routeCase, proposals }) => {
          const asIs = proposals.find(({ kind }) => kind === 'asIs')?.plan ?? { routes: [] };
          return proposals.map(({ kind, plan }) =>
            proposalOf({ title: TITLES[kind], version, problem, routeCase, plan, before: { routeCase, plan: asIs } }),
          );
        },
      );
    },
    [latest, propose],
  );

  /** `problem` is the day without what a person kept: what they want now counts. */
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

  const discard = useCallback(() => {
    setOffered(null);
    setWasDiscarded(false);
  }, []);
  return {
    work,
    stop,
    optimize,
    replanFor,
    arrange,
    discard,
    wasDiscarded,
    proposals: offered?.proposals ?? [],
    proposal: offered?.proposals[offered.chosen] ?? null,
    choose: (chosen: number) => setOffered((now) => now && { ...now, chosen }),
  };
}
export type Proposals = ReturnType<typeof useProposals>;
