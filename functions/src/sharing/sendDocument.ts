import { canAct } from '@/domain/access/permissions';
import { sendDocument as contract } from '@/domain/public-document/api';
import { MAIL_SECRETS } from '../mail/config';
import { member, type Member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { denied } from '../platform/errors';
import { deliverDocument } from './deliverDocument';
import type { SendableKind } from './readSendable';
import { assertCan } from './rights';

/** E-mails an estimate, invoice, receipt, credit note or statement. However often it is clicked, it is sent once. */
export const sendDocument = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 60 }, secrets: MAIL_SECRETS, timeoutSeconds: 120, memory: '1GiB' },
  async (deps, input, caller) => {
    assertCanSend(caller, input.kind);
    const { mailId, number, token } = await deliverDocument(deps, { ...input, companyId: caller.companyId, sentBy: caller.uid, origin: caller.origin });
    return { mailId, number, token };
  },
);

function assertCanSend(caller: Member, kind: SendableKind): void {
  switch (kind) {
    case 'estimate':
      return assertCan(caller, 'update', 'estimates');
    case 'invoice':
      if (!canAct(caller.user, 'issueInvoice')) throw denied('Your role does not allow this.');
      return assertCan(caller, 'update', 'invoices');
    case 'receipt':
      return assertCan(caller, 'read', 'payments');
    case 'credit-note':
      return assertCan(caller, 'read', 'creditNotes');
    case 'statement':
      return assertCan(caller, 'read', 'ledger');
  }
}
