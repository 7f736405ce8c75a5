import { useState } from 'react';
import { instantOf } from '@/domain/routing/day/routingDay';
import { technicianName } from '@/domain/technician/schema';
import { formatTime } from '@/ui/format/dateTime';
import type { WhyQuestion } from '../components/WhyDialog';
import { openPlanner } from '../planner/planner';
import type { Proposal } from './proposal';

/** Asks why a plan's stop is where it is. Uses its own planner, so it interrupts no search. */
export function useWhy(proposal: Proposal | null) {
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  const askWhy = (visitId: string): void => {
    if (!proposal) return;
    const { problem, plan, title, version } = proposal;
    const { day } = problem;
    const titleOf = (visit: string): string => problem.visits.get(visit)?.entry.title ?? 'another visit';
    setQuestion({
      key: `${version} ${title} ${visitId}`,
      title: titleOf(visitId),
      ask: async () => {
        const planner = await openPlanner();
        try {
          return await planner.ask({ kind: 'explain', raw: problem.raw, plan, visit: visitId }).answer;
        } finally {
          planner.close();
        }
      },
      words: {
        titleOf,
        timeOf: (second) => formatTime(instantOf(day, second), day.ground.timeZone),
        nameOf: (id) => {
          const technician = day.ground.technicianOf(id);
          return technician ? technicianName(technician) : 'Someone';
        },
      },
    });
  };
  return { question, askWhy, close: () => setQuestion(null) };
}
