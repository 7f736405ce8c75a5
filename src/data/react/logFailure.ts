import { can, isPermissionCollection } from '@/domain/access/permissions';
import { toAppError } from '../errors';
import { logFailure } from '../readFailures';
import type { Workspace } from '../session/workspace';

/**
 * Returns whether the rejection matches the user's own permissions: the page says so, and there is no problem to log. A rejection despite
 * having permission is one.
 */
function isExpectedRefusal({ getState }: Workspace, collection: string, error: unknown): boolean {
  return (
    toAppError(error).code === 'permission-denied' &&
    isPermissionCollection(collection) &&
    !can(getState(), 'read', collection)
  );
}

/** Logs that a collection's records can no longer be followed, unless that was expected. */
export function logWatchFailure(workspace: Workspace, collection: string, error: unknown): void {
  if (!isExpectedRefusal(workspace, collection, error)) logFailure('watching', collection, error);
}

/**
 * Logs a failed read of a record its reader can do without, unless that was expected: offline, records that aren't cached are missing,
 * and the shell already says that the device is offline.
 */
export function logReadFailure(workspace: Workspace, collection: string, error: unknown): void {
  if (toAppError(error).code === 'unavailable' || isExpectedRefusal(workspace, collection, error)) return;
  logFailure('reading', collection, error);
}
