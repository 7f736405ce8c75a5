import type { Progress } from '@/domain/routing/optimize';
import type { PlannerAnswer, PlannerQuestion } from '@/domain/routing/planner';

/** What the page tells the planner. `stop` ends a search with the best plan so far. */
export type ToPlanner = { kind: 'ask'; id: number; question: PlannerQuestion } | { kind: 'stop'; id: number };

/** What the planner tells the page. */
export type FromPlanner =
  | { kind: 'progress'; id: number; progress: Progress }
  | { kind: 'answer'; id: number; answer: PlannerAnswer }
  | { kind: 'failed'; id: number; message: string };
