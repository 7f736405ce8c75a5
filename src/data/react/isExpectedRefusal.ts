import { can, isPermissionCollection } from '@/domain/access/permissions';
import { toAppError } from '../errors';
import type { Workspace } from '../session/workspace';

/**
 * Whether the server refused what the person's own rights do not give either: the page says so, and nothing is wrong that a
 * log should tell. A refusal in spite of one's rights is.
 */
export function isExpectedRefusal({ getState }: Workspace, collection: string, error: unknown): boolean {
  return (
    toAppError(error).code === 'permission-denied' &&
    isPermissionCollection(collection) &&
    !can(getState(), 'read', collection)
  );
}
