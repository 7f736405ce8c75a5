import { useCallback } from 'react';
import { can, type Operation, type PermissionCollection } from '@/domain/access/permissions';
import { useSession } from './WorkspaceProvider';

/**
 * Returns a function that checks whether the signed-in user may do something with records, by current role and features; withdrawn
 * features may be read. Screens must use only this check.
 */
export function useCan(): (operation: Operation, collection: PermissionCollection) => boolean {
  const { role, features, readOnlyFeatures } = useSession();
  return useCallback(
    (operation, collection) => can({ role, features, readOnlyFeatures }, operation, collection),
    [role, features, readOnlyFeatures],
  );
}
