import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '@/domain/routing/optimize';
import type { AnswerTo, PlannerQuestion } from '@/domain/routing/planner';
import { openPlanner, type Asked, type Planner } from '../planner/planner';

type Work = { label: string; progress: Progress | null };

/**
 * The page's planner: one piece of work at a time, a newer one ends the older. It is opened with the page, so that the first
 * question finds it warm, and closed with it.
 */
export function usePlanner() {
  const planner = useRef<Promise<Planner> | null>(null);
  const asked = useRef<{ stop: () => void } | null>(null);
  const [work, setWork] = useState<Work | null>(null);

  useEffect(() => {
    const opened = openPlanner();
    planner.current = opened;
    return () => {
      planner.current = null;
      void opened.then((one) => one.close());
    };
  }, []);

  /** Asks and waits; null when something newer was asked meanwhile. */
  const ask = useCallback(
    async <Question extends PlannerQuestion>(label: string, question: Question): Promise<AnswerTo<Question> | null> => {
      const open = planner.current;
      if (!open) return null;
      asked.current?.stop();
      const ticket = { stop: () => {} };
      asked.current = ticket;
      setWork({ label, progress: null });
      try {
        const one: Asked<AnswerTo<Question>> = (await open).ask(question, (progress) => {
          if (asked.current !== ticket) return;
          // A plan comes only when it is better than the last one.
          setWork((now) => {
            const plan = progress.plan ?? now?.progress?.plan;
            return { label, progress: { ...progress, ...(plan && { plan }) } };
          });
        });
        ticket.stop = one.stop;
        const answer = await one.answer;
        return asked.current === ticket ? answer : null;
      } finally {
        if (asked.current === ticket) {
          asked.current = null;
          setWork(null);
        }
      }
    },
    [],
  );
  const stop = useCallback(() => asked.current?.stop(), []);
  return { ask, stop, work };
}
