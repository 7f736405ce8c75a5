import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '@/domain/routing/optimize';
import type { AnswerTo, PlannerQuestion } from '@/domain/routing/planner';
import { openPlanner, type Asked, type Planner } from '../planner/planner';

type Work = { label: string; progress: Progress | null };

/**
 * Runs the page's planner: one task at a time, and a newer one cancels the older. It opens with the page, so that it is warm for the
 * first question, and closes with it.
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

  /** Asks and waits; null if a newer question came in meanwhile. */
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
          // A plan is only reported if it is better than the last one.
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
