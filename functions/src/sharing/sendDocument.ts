import { worthTelling } from '@/domain/mail/allowance';
import { sendDocument as contract } from '@/domain/public-document/api';
import { recipientsLeft } from '../mail/allowance';
import { MAIL_SECRETS } from '../mail/config';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { deliverDocument } from './deliverDocument';
import { assertCanSend } from './maySend';
import { remindByHand } from './remindByHand';

/** E-mails an estimate, invoice, receipt, credit note, statement, service report or service agreement. However often it is clicked, it is sent once. */
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
