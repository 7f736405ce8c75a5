import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { formatPhone } from '@/domain/contact/format';
import { templateOf } from '@/domain/invoice/mailText';
import { suggestedText } from '@/domain/message/paperText';
import { sendFromDoor as contract } from '@/domain/payment/doorApi';
import { MAIL_SECRETS } from '../../mail/config';
import { member } from '../../platform/access';
import type { Deps } from '../../platform/admin';
import { inCompany } from '../../platform/collections';
import { defineCallable } from '../../platform/defineCallable';
import { denied, precondition } from '../../platform/errors';
import { deliverDocument } from '../../sharing/deliverDocument';
import { deliverText } from '../../sharing/deliverText';
import { TEXT_SECRETS } from '../../twilio/config';
import { assertCollects } from './collector';

type Subject = { companyId: string; jobId: string; kind: 'invoice' | 'receipt'; subjectId: string };

/** Sends a job's customer the invoice link or a payment receipt. However often it is clicked, it is sent once. */
export const sendFromDoor = defineCallable(
  contract,
  {
    // Links and receipts go to outsiders, so the sender must be verified.
    access: member({ feature: 'invoices', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 30, perNetwork: 180 },
    secrets: [...MAIL_SECRETS, ...TEXT_SECRETS],
    timeoutSeconds: 120,
    memory: '1GiB',
  },
  async (deps, { jobId, kind, subjectId, channel, to, sendId }, caller) => {
    await assertCollects(deps, caller, jobId);
    const { companyId, uid: sentBy, origin } = caller;
    await assertOfJob(deps, { companyId, jobId, kind, subjectId });
    const delivery = { companyId, kind, subjectId, sendId, sentBy, origin };
    if (channel === 'sms') {
      const { phone } = await deliverText(deps, { ...delivery, message: suggestedText(kind, {}), isReminder: false });
      return { to: formatPhone(phone) };
    }
    if (to === '') throw precondition('Enter the customer’s e-mail address.');
    const { subject, body } = templateOf(await billingSettings(deps, companyId), kind);
    await deliverDocument(deps, { ...delivery, to: [to], subject, message: body, hasPdf: true });
    return { to };
  },
);

/** No one sends documents of a job they weren't at. @throws AppError `permission-denied` */
async function assertOfJob({ db }: Deps, { companyId, jobId, kind, subjectId }: Subject): Promise<void> {
  const of = (name: 'invoices' | 'payments', id: string) => inCompany(db, companyId, name).doc(id).get();
  const invoiceId: unknown = kind === 'invoice' ? subjectId : (await of('payments', subjectId)).get('invoiceId');
  const invoice = typeof invoiceId === 'string' && invoiceId !== '' ? await of('invoices', invoiceId) : null;
  if (invoice?.get('jobId') !== jobId) throw denied('That belongs to another job.');
}

async function billingSettings({ db }: Deps, companyId: string) {
  const stored = await inCompany(db, companyId, 'settings').doc(BILLING_SETTINGS_ID).get();
  return billingSettingsSchema.parse(stored.data() ?? {});
}
