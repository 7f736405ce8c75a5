import { isEqual, startsWith, type ListQuery } from '../../record/listQuery';
import type { RowState } from './schema';

const SEARCH_LIMIT = 50;

/** A company's most recent plan changes. */
export const recentMigrations = (limit: number): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit,
});

/** A migration's members, by their numbers; '' = in every state. */
export const migrationRows = (migrationId: string, state: RowState | ''): ListQuery => ({
  where: [isEqual('migrationId', migrationId), ...(state === '' ? [] : [isEqual('state', state)])],
  orderBy: [{ field: 'number', direction: 'asc' }],
});

/** A migration's members, by prefix of the agreement's number. */
export const migrationRowsByNumber = (migrationId: string, typed: string): ListQuery => ({
  where: [isEqual('migrationId', migrationId), ...startsWith('number', typed.trim().toUpperCase())],
  orderBy: [{ field: 'number', direction: 'asc' }],
  limit: SEARCH_LIMIT,
});
