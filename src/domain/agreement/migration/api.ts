import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../../record/schema';
import { MIGRATION_STATES, migrationChoiceSchema } from './schema';

const progress = z.object({ state: z.enum(MIGRATION_STATES), isDone: z.boolean() });

/**
 * Calculates, for staff, what a change of plan would do to each member. The caller chooses the id: a repeated request returns the same
 * migration.
 */
export const prepareMigration = defineContract({
  name: 'prepareMigration',
  input: z.object({ migrationId: recordId, choice: migrationChoiceSchema }),
  output: progress,
});

/** Continues a migration being prepared, applied or undone, for staff. `isDone` when nothing is left. */
export const continueMigration = defineContract({
  name: 'continueMigration',
  input: z.object({ migrationId: recordId }),
  output: progress,
});

/**
 * Applies a reviewed migration, undoes it as a whole, or discards it before anything happened, for staff. Repeating the same is not an
 * error.
 */
export const decideMigration = defineContract({
  name: 'decideMigration',
  input: z.object({ migrationId: recordId, decision: z.enum(['apply', 'undo', 'discard']) }),
  output: progress,
});

export const ROWS_AT_ONCE = 200;

/** Excludes members from a migration before it is applied, or includes them again, for staff. */
export const pickMigrationRows = defineContract({
  name: 'pickMigrationRows',
  input: z.object({
    migrationId: recordId,
    agreementIds: z.array(recordId).min(1, 'Choose a member').max(ROWS_AT_ONCE, `At most ${ROWS_AT_ONCE} at once`),
    isIn: z.boolean(),
  }),
  output: z.object({}),
});
