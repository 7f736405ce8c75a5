import { can, isPermissionCollection } from '@/domain/access/permissions';
import { toAppError } from '../errors';
import { logFailure } from '../readFailures';
import type { Workspace } from '../session/workspace';

/**
 * Whether the server refused what the person's own rights do not give either: the page says so, and nothing is wrong that a
 * log should tell. A refusal in spite of one's rights is.
 */
function isExpectedRefusal({ getState }: Workspace, collection: string, error: unknown): boolean {
  return (
    toAppError(error).code === 'permission-denied' &&
    isPermissionCollection(collection) &&
    !can(getState(), 'read', collection)
  );
}

/** Logs that a collection's records can no longer be followed, unless that was to be expected. */
export function logWatchFailure(workspace: Workspace, collection: string, error: unknown): void {
  if (!isExpectedRefusal(workspace, collection, error)) logFailure('watching', collection, error);
}

/**
 * Logs that a record could not be read whose reader may do without it, unless that was to be expected: without a connection,
 * what is not on the device is missing, and the shell says that one is offline.
 */
export function logReadFailure(workspace: Workspace, collection: string, error: unknown): void {
  if (toAppError(error).code === 'unavailable' || isExpectedRefusal(workspace, collection, error)) return;
  logFailure('reading', collection, error);
}
