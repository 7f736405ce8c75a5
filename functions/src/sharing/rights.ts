import { can, roleCan, type Operation, type PermissionCollection } from '@/domain/access/permissions';
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

type Need = { operation: Operation; collection: PermissionCollection };

/** Links are given by whoever may write the record; an item may be shown to a customer by whoever may look it up. */
const TO_SHARE: Record<PublicKind, Need> = {
  estimate: { operation: 'update', collection: 'estimates' },
  invoice: { operation: 'update', collection: 'invoices' },
  // Technicians too: they give it to the customer at the door.
  'service-report': { operation: 'progress', collection: 'jobs' },
  'pricebook-item': { operation: 'read', collection: 'pricebook' },
  'load-calculation': { operation: 'update', collection: 'manualJ' },
  plumbing: { operation: 'update', collection: 'plumbingCalc' },
  inspection: { operation: 'update', collection: 'inspections' },
  readings: { operation: 'update', collection: 'diagnostics' },
  visit: { operation: 'progress', collection: 'schedule' },
};

/** Refuses who may not give a link. @throws AppError `permission-denied`. */
export function assertCanShare(caller: Pick<Member, 'user'>, kind: PublicKind): void {
  assertCan(caller, TO_SHARE[kind].operation, TO_SHARE[kind].collection);
}

/** Whoever's role may give a link may take it back, also when the feature is off by now. @throws AppError `permission-denied`. */
export function assertCanRevoke({ user }: Pick<Member, 'user'>, kind: PublicKind): void {
  const { operation, collection } = TO_SHARE[kind];
  if (!roleCan(user.role, operation, collection)) throw denied('Your role does not allow this.');
}
