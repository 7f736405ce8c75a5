import { can, roleCan, type Operation, type PermissionCollection } from '@/domain/access/permissions';
import { FACES } from '@/domain/public-document/faces';
import type { PublicKind } from '@/domain/public-document/schema';
import type { Member } from '../platform/access';
import { roleDenied } from '../platform/errors';

/** Checks that the caller may do `operation` on records of `collection`. @throws AppError `permission-denied`. */
export function assertCan(
  { user }: Pick<Member, 'user'>,
  operation: Operation,
  collection: PermissionCollection,
): void {
  if (!can(user, operation, collection)) throw roleDenied();
}

/** Checks that the caller may share a link. @throws AppError `permission-denied`. */
export function assertCanShare(caller: Pick<Member, 'user'>, kind: PublicKind): void {
  const { operation, collection } = FACES[kind].toShare;
  assertCan(caller, operation, collection);
}

/**
 * Checks that the caller may revoke a link, which any role that may share one can do, even with the feature off. @throws AppError
 * `permission-denied`.
 */
export function assertCanRevoke({ user }: Pick<Member, 'user'>, kind: PublicKind): void {
  const { operation, collection } = FACES[kind].toShare;
  if (!roleCan(user.role, operation, collection)) throw roleDenied();
}
