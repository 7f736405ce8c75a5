import { useState, useCallback } from 'react';
import type { PlannerQuestion, AnswerTo } from '@/domain/routing/planner';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/hooks/useLatest';
import type { Proposal } from './proposal';
import { usePlanner } from './usePlanner';
import type { RoutingDayData } from './useRoutingDay';

/**
 * Asks the planner and keeps its proposals until they are accepted or rejected. Proposals based on an older day are dropped as soon as
 * the day changes, which `wasDiscarded` reports.
 */
export function useOffers(data: RoutingDayData) {
  const { ask, stop, work } = usePlanner();
  const [offered, setOffered] = useState<{ proposals: Proposal[]; chosen: number } | null>(null);
  const [wasDiscarded, setWasDiscarded] = useState(false);
  const latest = useLatest(data);

  const isStale = offered !== null && offered.proposals.some(({ version }) => version !== data.version);
  if (isStale) {
    setOffered(null);
    setWasDiscarded(true);
  }

  /** Requests offers and shows the results; stays quiet if the day has changed. */
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

  const discard = useCallback(() => {
    setOffered(null);
    setWasDiscarded(false);
  }, []);
  return {
    work,
    stop,
    propose,
    discard,
    wasDiscarded,
    proposals: offered?.proposals ?? [],
    proposal: offered?.proposals[offered.chosen] ?? null,
    choose: (chosen: number) => setOffered((now) => now && { ...now, chosen }),
  };
}
