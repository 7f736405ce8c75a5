import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../../record/schema';
import { MIGRATION_STATES, migrationChoiceSchema } from './schema';

const progress = z.object({ state: z.enum(MIGRATION_STATES), isDone: z.boolean() });

/** Staff: works out what a change of plan would do to each member. The id is the caller's: asked again, it is the same one. */
export const prepareMigration = defineContract({
  name: 'prepareMigration',
  input: z.object({ migrationId: recordId, choice: migrationChoiceSchema }),
  output: progress,
});

/** Staff: goes on with one that is being prepared, applied or undone. `isDone` when nothing is left. */
export const continueMigration = defineContract({
  name: 'continueMigration',
  input: z.object({ migrationId: recordId }),
  output: progress,
});

/** Staff: applies what was looked at, undoes it as a whole, or discards it before anything happened. Repeating the same is not an error. */
export const decideMigration = defineContract({
  name: 'decideMigration',
  input: z.object({ migrationId: recordId, decision: z.enum(['apply', 'undo', 'discard']) }),
  output: progress,
});

export const ROWS_AT_ONCE = 200;

/** Staff: leaves members out of a migration before it is applied, or takes them in again. */
export const pickMigrationRows = defineContract({
  name: 'pickMigrationRows',
  input: z.object({
    migrationId: recordId,
    agreementIds: z.array(recordId).min(1, 'Choose a member').max(ROWS_AT_ONCE, `At most ${ROWS_AT_ONCE} at once`),
    isIn: z.boolean(),
  }),
  output: z.object({}),
});
