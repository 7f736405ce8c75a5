import { can, type Operation, type PermissionCollection } from '@/domain/access/permissions';
import type { PublicKind } from '@/domain/public-document/schema';
import type { Member } from '../platform/access';
import { denied } from '../platform/errors';

/** Refuses who may not do `operation` to records of `collection`. @throws AppError `permission-denied`. */
export function assertCan(
  { user }: Pick<Member, 'user'>,
  operation: Operation,
  collection: PermissionCollection,
): void {
  if (!can(user, operation, collection)) throw denied('Your role does not allow this.');
}

/** Links are given by whoever may write the record; an item may be shown to a customer by whoever may look it up. */
export function assertCanShare(caller: Pick<Member, 'user'>, kind: PublicKind): void {
  if (kind === 'pricebook-item') assertCan(caller, 'read', 'pricebook');
  else if (kind === 'load-calculation') assertCan(caller, 'update', 'manualJ');
  else assertCan(caller, 'update', kind === 'estimate' ? 'estimates' : 'invoices');
}
