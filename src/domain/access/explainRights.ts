import type { Feature, FeatureMap } from './features';
import { PERMISSIONS, can, type Operation, type PermissionCollection } from './permissions';
import type { Role } from './roles';

/** A user's right on one kind of record. `roles` are those that could; empty when only the server does it. */
export type Right = { operation: Operation; isAllowed: boolean; roles: readonly Role[]; isStoppedByRole: boolean };
export type RecordRights = { collection: PermissionCollection; rights: Right[] };

const OPERATIONS: readonly Operation[] = ['read', 'create', 'update', 'progress', 'delete'];
const COLLECTIONS = Object.keys(PERMISSIONS) as PermissionCollection[];

/** Returns what `actor` may do with each kind of record that belongs to `feature`, from the same table the rules and screens use. */
export function explainRights(
  feature: Feature,
  actor: { role: Role; features: FeatureMap; readOnlyFeatures: FeatureMap },
): RecordRights[] {
  return COLLECTIONS.filter((collection) => PERMISSIONS[collection].feature === feature).map((collection) => {
    const permission = PERMISSIONS[collection];
    const operations = OPERATIONS.filter((operation) => (permission[operation] ?? []).length > 0);
    return {
      collection,
      rights: operations.map((operation) => {
        const roles = permission[operation] ?? [];
        return {
          operation,
          roles,
          isAllowed: can(actor, operation, collection),
          isStoppedByRole: !roles.includes(actor.role),
        };
      }),
    };
  });
}
