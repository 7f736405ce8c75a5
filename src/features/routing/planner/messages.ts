import type { Progress } from '@/domain/routing/optimize';
import type { PlannerAnswer, PlannerQuestion } from '@/domain/routing/planner';

/** Messages from the page to the planner. `stop` ends a search with the best plan so far. */
export type ToPlanner = { kind: 'ask'; id: number; question: PlannerQuestion } | { kind: 'stop'; id: number };

/** Messages from the planner to the page. */
export type FromPlanner =
  | { kind: 'progress'; id: number; progress: Progress }
  | { kind: 'answer'; id: number; answer: PlannerAnswer }
  | { kind: 'failed'; id: number; message: string };
