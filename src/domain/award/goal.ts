import { z } from 'zod';
import { requiredLine, text } from '../record/schema';
import { METRICS } from './metrics';
import { PERIOD_KINDS } from './period';

/** companies/{c}/teamGoals/{id}: a shared goal of the whole team for a period. */
export const teamGoalSchema = z.object({
  title: requiredLine(80, 'Name the goal'),
  metric: z.enum(METRICS),
  periodKind: z.enum(PERIOD_KINDS),
  startsOn: z.iso.date('Use a valid date'),
  targetPercent: z.number('Enter a percentage').int('Whole percent').min(1, 'At least 1%').max(100, 'At most 100%'),
  note: text(500).default(''),
});
export type TeamGoal = z.infer<typeof teamGoalSchema>;
