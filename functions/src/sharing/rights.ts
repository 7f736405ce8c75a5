import { can, roleCan, type Operation, type PermissionCollection } from '@/domain/access/permissions';
import { FACES } from '@/domain/public-document/faces';
import type { PublicKind } from '@/domain/public-document/schema';
import type { Member } from '../platform/access';
import { roleDenied } from '../platform/errors';

/** Refuses who may not do `operation` to records of `collection`. @throws AppError `permission-denied`. */
export function assertCan(
  { user }: Pick<Member, 'user'>,
  operation: Operation,
  collection: PermissionCollection,
): void {
  if (!can(user, operation, collection)) throw roleDenied();
}

/** Refuses who may not give a link. @throws AppError `permission-denied`. */
export function assertCanShare(caller: Pick<Member, 'user'>, kind: PublicKind): void {
  const { operation, collection } = FACES[kind].toShare;
  assertCan(caller, operation, collection);
}

/** Any role that may give a link may revoke it, even with the feature off. @throws AppError `permission-denied`. */
export function assertCanRevoke({ user }: Pick<Member, 'user'>, kind: PublicKind): void {
  const { operation, collection } = FACES[kind].toShare;
  if (!roleCan(user.role, operation, collection)) throw roleDenied();
}
