import type { MigrationState, RowState } from '@/domain/agreement/migration/schema';

export const MIGRATION_TONES = {
  preparing: 'info',
  ready: 'warning',
  applying: 'info',
  applied: 'success',
  undoing: 'info',
  undone: 'neutral',
  discarded: 'neutral',
} as const satisfies Record<MigrationState, string>;

export const ROW_TONES = {
  ready: 'info',
  'left-out': 'warning',
  applied: 'success',
  undone: 'neutral',
  kept: 'warning',
} as const satisfies Record<RowState, string>;
