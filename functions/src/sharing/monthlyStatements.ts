import { info } from 'firebase-functions/logger';
import { billingSettingsSchema, type BillingSettings } from '@/domain/billing/settings';
import { companySchema } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { templateOf } from '@/domain/invoice/mailText';
import { SCHEDULED_HOUR } from '@/domain/mail/scheduled';
import { paymentSchema } from '@/domain/payment/schema';
import { paths } from '@/lib/paths';
import { calendarDay, minuteOfDay } from '@/lib/dates';
import { SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { isDoneWith } from '../mail/nextTry';
import { makePortalLink, PORTAL_DAYS } from '../portal/portalLink';
import type { Deps } from '../platform/admin';
import { appUrl } from '../platform/config';
import { companyRef, inCompany } from '../platform/collections';
import { toAppError } from '../platform/errors';
import type { Share } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import { fieldsIn } from '../platform/readable';
import { deliverDocument } from './deliverDocument';

/** A statement that couldn't be sent on its day is still sent up to this many days later. */
const GRACE_DAYS = 3;
/** Maximum customers with a balance, per company. */
const STATEMENTS_A_MONTH = 2000;

/** E-mails this month's statement to each customer with a balance, once, if the company wants that. */
export async function sendStatements(deps: Deps, { companyId, found }: Share, deliver?: Deliver): Promise<Counts> {
  const settings = fieldsIn(billingSettingsSchema, found)[0];
  if (!settings?.monthlyStatements.isOn) return {};
  const { timeZone } = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const now = new Date(deps.now());
  const today = calendarDay(timeZone, now);
  const late = Number(today.slice(8)) - settings.monthlyStatements.day;
  if (late < 0 || late > GRACE_DAYS || minuteOfDay(timeZone, deps.now()) < SCHEDULED_HOUR * 60) return {};
  const owing = await inCompany(deps.db, companyId, 'balances')
    .where('balanceCents', '>', 0)
    .limit(STATEMENTS_A_MONTH)
    .get();
  const setting: Setting = { companyId, settings, month: today.slice(0, 7), deliver };
  return eachFound({ companyId, found: owing.docs }, ({ id }) => sendOne(deps, setting, id));
}

type Setting = { companyId: string; settings: BillingSettings; month: string; deliver: Deliver | undefined };

async function sendOne(
  deps: Deps,
  { companyId, settings, month, deliver }: Setting,
  customerId: string,
): Promise<Counts> {
  const sendId = `statement-${customerId}-${month}`;
  // The link is created only for statements not sent yet: one that certainly failed is retried.
  if (await isDoneWith(deps, { companyId, sendId })) return {};
  const stored = await inCompany(deps.db, companyId, 'customers').doc(customerId).get();
  const customer = customerSchema.safeParse(stored.data()).data;
  if (!customer || customer.email === '') return { withoutAddress: 1 };
  if (await isPaying(deps, companyId, customerId)) return { waiting: 1 };
  const { subject, body } = templateOf(settings, 'statement');
  const token = await makePortalLink(deps, { companyId, customerIds: [customerId], email: customer.email });
  const link = `${appUrl('')}${paths.portal(token)}`;
  try {
    await deliverDocument(
      deps,
      {
        companyId,
        kind: 'statement',
        subjectId: customerId,
        sendId,
        to: [customer.email],
        subject,
        message: `${body}\n\nYour invoices, and how to pay them, for the next ${String(PORTAL_DAYS)} days: ${link}`,
        hasPdf: true,
        sentBy: SYSTEM,
      },
      deliver,
    );
    return { statements: 1 };
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    // The rest of today's would be refused too; the next days make up for it.
    if (code === 'rate-limited') throw error;
    info('no statement', { companyId, customerId, reason: userMessage });
    return code === 'failed-precondition' ? {} : { failedParts: 1 };
  }
}

/** Whether a payment of this customer is in progress: a statement that omits it would ask for it again. */
async function isPaying({ db }: Deps, companyId: string, customerId: string): Promise<boolean> {
  const { docs } = await inCompany(db, companyId, 'payments')
    .where('customerId', '==', customerId)
    .where('state', '==', 'processing')
    .limit(1)
    .get();
  return fieldsIn(paymentSchema, docs).length > 0;
}
