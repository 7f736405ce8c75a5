import { canAct, type Operation, type PermissionCollection } from '@/domain/access/permissions';
import { worthTelling } from '@/domain/mail/allowance';
import { sendDocument as contract } from '@/domain/public-document/api';
import { recipientsLeft } from '../mail/allowance';
import { MAIL_SECRETS } from '../mail/config';
import { member, type Member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { denied } from '../platform/errors';
import { deliverDocument } from './deliverDocument';
import type { SendableKind } from './readSendable';
import { remindByHand } from './remindByHand';
import { assertCan } from './rights';

/** E-mails an estimate, invoice, receipt, credit note, statement or service report. However often it is clicked, it is sent once. */
export const sendDocument = defineCallable(
  contract,
  {
    // Anyone who writes to strangers in our name must be verified, owners included.
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 180 },
    secrets: MAIL_SECRETS,
    timeoutSeconds: 120,
    memory: '1GiB',
  },
  async (deps, input, caller) => {
    assertCanSend(caller, input.kind);
    const { isReminder, ...document } = input;
    const delivery = { ...document, companyId: caller.companyId, sentBy: caller.uid, origin: caller.origin };
    const { mailId, number, token } = isReminder
      ? await remindByHand(deps, delivery)
      : await deliverDocument(deps, delivery);
    return { mailId, number, token, leftToday: worthTelling(await recipientsLeft(deps, caller.companyId)) };
  },
);

/** Permissions the sender must have. */
const NEEDED: Record<SendableKind, { operation: Operation; collection: PermissionCollection }> = {
  estimate: { operation: 'update', collection: 'estimates' },
  invoice: { operation: 'update', collection: 'invoices' },
  receipt: { operation: 'read', collection: 'payments' },
  'credit-note': { operation: 'read', collection: 'creditNotes' },
  statement: { operation: 'read', collection: 'ledger' },
  'service-report': { operation: 'progress', collection: 'jobs' },
};

function assertCanSend(caller: Member, kind: SendableKind): void {
  if (kind === 'invoice' && !canAct({ role: caller.user.role }, 'issueInvoice'))
    throw denied('Your role does not allow this.');
  const { operation, collection } = NEEDED[kind];
  assertCan(caller, operation, collection);
}
