import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { companySchema } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { DEPOSIT_RECEIPT, templateOf } from '@/domain/invoice/mailText';
import { invoiceSchema } from '@/domain/invoice/schema';
import { isPaidOnline, paidToCompany } from '@/domain/payment/paidLetter';
import { CHARGED_AUTOMATICALLY, paymentSchema } from '@/domain/payment/schema';
import { paths } from '@/lib/paths';
import { companyAddress, SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { sendLetter } from '../mail/sendLetter';
import { lastSender, tell } from '../mail/tell';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { deliverDocument } from '../sharing/deliverDocument';
import { parseRecord } from '../sharing/parseRecord';
import { appUrl } from '../platform/config';

/** When a customer pays online, notifies the company, and sends the customer a receipt. */
export const mailOnPayment = defineReaction(
  'mailOnPayment',
  'payments',
  (deps, change) => tell({ ...change.params, about: 'payment' }, () => tellOfPayment(deps, change)),
  { secrets: MAIL_SECRETS },
);

/** Both e-mails have ids derived from the payment, so the same event again sends nothing. */
export async function tellOfPayment(
  deps: Deps,
  { params, before, after }: Pick<RecordChange, 'params' | 'before' | 'after'>,
  deliver?: Deliver,
): Promise<void> {
  if (!after) return;
  const payment = parseRecord(paymentSchema, after);
  if (!isPaidOnline(before && parseRecord(paymentSchema, before), payment)) return;
  const { companyId = '', id = '' } = params;
  const { customerId, invoiceId, estimateId } = payment;
  const [company, settings, customer, invoice] = await deps.db.getAll(
    companyRef(deps.db, companyId),
    inCompany(deps.db, companyId, 'settings').doc(BILLING_SETTINGS_ID),
    inCompany(deps.db, companyId, 'customers').doc(customerId),
    // A deposit has no invoice: nothing is stored under its own id there.
    inCompany(deps.db, companyId, 'invoices').doc(invoiceId || id),
  );
  const fields = companySchema.parse(company?.data() ?? {});
  const known = customerSchema.safeParse(customer?.data()).data;
  const billed = invoiceSchema.safeParse(invoice?.data()).data;
  const log = { companyId, paymentId: id };

  const uid = await lastSender(deps, companyId, invoiceId || estimateId);
  const to = await companyAddress(deps, { companyId, company: fields, uid });
  await tell({ ...log, whom: 'company' }, async () => {
    // Hundreds of members are charged in one morning: their agreements and the payment list show it.
    if (payment.note === CHARGED_AUTOMATICALLY) return;
    if (to === '') return;
    await sendLetter(
      deps,
      {
        companyId,
        company: fields,
        sendId: `paid-${id}-company`,
        about: { subjectType: 'payment', subjectId: id, customerId },
        to,
        isToCompany: true,
        replyTo: known?.email ?? '',
        letter: paidToCompany({ payment, balanceCents: billed?.balanceCents ?? null }),
        link: `${appUrl('')}${invoiceId === '' ? paths.estimateView(estimateId) : paths.invoice(invoiceId)}`,
      },
      deliver,
    );
  });
  const address = billed?.customerEmail || (known?.email ?? '');
  await tell({ ...log, whom: 'customer' }, async () => {
    if (address === '') return;
    const { subject, body: message } =
      invoiceId === '' ? DEPOSIT_RECEIPT : templateOf(billingSettingsSchema.parse(settings?.data() ?? {}), 'receipt');
    await deliverDocument(
      deps,
      {
        companyId,
        kind: 'receipt',
        subjectId: id,
        sendId: `paid-${id}-customer`,
        to: [address],
        subject,
        message,
        hasPdf: false,
        sentBy: SYSTEM,
      },
      deliver,
    );
  });
}
