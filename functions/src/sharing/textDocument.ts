import { formatPhone } from '@/domain/contact/format';
import { textDocument as contract } from '@/domain/public-document/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { TEXT_SECRETS } from '../twilio/config';
import { deliverText } from './deliverText';
import { assertCanSend } from './maySend';

/** Sends an estimate, invoice, receipt, service report or service agreement by text message. However often it is clicked, it is sent once. */
export const textDocument = defineCallable(
  contract,
  {
    // Anyone who writes to strangers in our name must be verified, owners included.
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 180 },
    secrets: TEXT_SECRETS,
    timeoutSeconds: 120,
  },
  async (deps, input, caller) => {
    assertCanSend(caller, input.kind);
    const { companyId, uid: sentBy, origin } = caller;
    const { phone, number, token } = await deliverText(deps, { ...input, companyId, sentBy, origin });
    return { to: formatPhone(phone), number, token };
  },
);
