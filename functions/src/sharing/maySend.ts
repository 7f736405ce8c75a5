import { canAct, type Operation, type PermissionCollection } from '@/domain/access/permissions';
import type { Member } from '../platform/access';
import { roleDenied } from '../platform/errors';
import type { SendableKind } from './readSendable';
import { assertCan } from './rights';

/** Permissions the sender must have. */
const NEEDED: Record<SendableKind, { operation: Operation; collection: PermissionCollection }> = {
  estimate: { operation: 'update', collection: 'estimates' },
  invoice: { operation: 'update', collection: 'invoices' },
  receipt: { operation: 'read', collection: 'payments' },
  'credit-note': { operation: 'read', collection: 'creditNotes' },
  statement: { operation: 'read', collection: 'ledger' },
  'service-report': { operation: 'progress', collection: 'jobs' },
  agreement: { operation: 'update', collection: 'agreements' },
};

/** @throws AppError `permission-denied` if the caller may not send this kind of document, by e-mail or text message. */
export function assertCanSend(caller: Member, kind: SendableKind): void {
  if (kind === 'invoice' && !canAct({ role: caller.user.role }, 'issueInvoice')) throw roleDenied();
  const { operation, collection } = NEEDED[kind];
  assertCan(caller, operation, collection);
}
