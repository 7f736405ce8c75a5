import { FieldValue } from 'firebase-admin/firestore';
import { error as logError, info } from 'firebase-functions/logger';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { BILLING_SETTINGS_ID, billingSettingsSchema, type BillingSettings } from '@/domain/billing/settings';
import { isExpired } from '@/domain/billing/estimateState';
import { companySchema } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { estimateReminderOf, templateOf } from '@/domain/invoice/mailText';
import { dueStep } from '@/domain/recurrence/dueStep';
import { calendarDay, dayBounds } from '@/lib/dates';
import { SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { toAppError } from '../platform/errors';
import { everyCompany } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import type { Nightly } from '../platform/nightly/runNightly';
import { recordsIn } from '../platform/readable';
import { deliverDocument } from './deliverDocument';
import { subjectRef } from './publicDocuments';

/** A reminder that could not go out on its day still goes out this many days later, not any more after that. */
const REMINDER_GRACE_DAYS = 2;
/** Of each kind, company and day: so many read at most. */
const REMINDERS_A_DAY = 1000;

/** Reminds in every company that wants it. */
const reminders: Nightly = {
  work: everyCompany(),
  perCompany: async (deps, { companyId }) => {
    const stored = await inCompany(deps.db, companyId, 'settings').doc(BILLING_SETTINGS_ID).get();
    const settings = billingSettingsSchema.safeParse(stored.data());
    return settings.success ? remindCompany(deps, companyId, settings.data) : {};
  },
};

/** Each morning in America: reminds customers of what is owed and of estimates without an answer, where a company wants that. */
export const sendReminders = defineNightly(
  'sendReminders',
  { schedule: '0 14 * * *', secrets: MAIL_SECRETS },
  reminders,
);

/** What is due today in one company; returns how many were reminded. The same day again sends nothing: each reminder has an id that follows from what it is. */
export async function remindCompany(
  deps: Deps,
  companyId: string,
  settings: BillingSettings,
  deliver?: Deliver,
): Promise<Counts> {
  const { invoiceReminders, estimateReminders } = settings;
  if (!invoiceReminders.isOn && !estimateReminders.isOn) return {};
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const setting: Setting = { companyId, settings, today, timeZone: company.timeZone, ...(deliver ? { deliver } : {}) };
  return {
    invoices: invoiceReminders.isOn ? await remindOfInvoices(deps, setting) : 0,
    estimates: estimateReminders.isOn ? await remindOfEstimates(deps, setting) : 0,
  };
}

type Setting = {
  companyId: string;
  settings: BillingSettings;
  today: string;
  timeZone: string;
  /** Replaces the mail server in tests. */ deliver?: Deliver;
};

async function remindOfInvoices(deps: Deps, { companyId, settings, today, deliver }: Setting): Promise<number> {
  let reminded = 0;
  const days = settings.invoiceReminders.daysAfterDue;
  for (const day of days) {
    const last = addCalendarDays(today, -day);
    const found = await inCompany(deps.db, companyId, 'invoices')
      .where('isOpen', '==', true)
      .where('dueOn', '>=', addCalendarDays(last, -REMINDER_GRACE_DAYS))
      .where('dueOn', '<=', last)
      .limit(REMINDERS_A_DAY)
      .get();
    for (const { id, ...invoice } of recordsIn(invoiceSchema, found.docs)) {
      const wasRevoked = invoice.sentAt !== '' && invoice.token === '';
      if (
        invoice.state !== 'issued' ||
        invoice.balanceCents <= 0 ||
        wasRevoked ||
        dueStep(days, daysBetween(invoice.dueOn, today), REMINDER_GRACE_DAYS) !== day
      )
        continue;
      reminded += await remind(
        deps,
        {
          companyId,
          kind: 'invoice',
          id,
          day,
          customerId: invoice.customerId,
          email: invoice.customerEmail,
          subject: templateOf(settings, 'reminder').subject,
          message: templateOf(settings, 'reminder').body,
        },
        deliver,
      );
    }
  }
  return reminded;
}

async function remindOfEstimates(
  deps: Deps,
  { companyId, settings, today, timeZone, deliver }: Setting,
): Promise<number> {
  let reminded = 0;
  const days = settings.estimateReminders.daysAfterSent;
  for (const day of days) {
    const last = addCalendarDays(today, -day);
    const [from, to] = [
      dayBounds(timeZone, noon(addCalendarDays(last, -REMINDER_GRACE_DAYS))).start,
      dayBounds(timeZone, noon(last)).end,
    ];
    const found = await inCompany(deps.db, companyId, 'estimates')
      .where('state', '==', 'sent')
      .where('sentAt', '>=', from)
      .where('sentAt', '<=', to)
      .limit(REMINDERS_A_DAY)
      .get();
    for (const { id, ...estimate } of recordsIn(estimateSchema, found.docs)) {
      const daysSince = daysBetween(calendarDay(timeZone, new Date(estimate.sentAt)), today);
      if (estimate.token === '' || isExpired(estimate, today) || dueStep(days, daysSince, REMINDER_GRACE_DAYS) !== day)
        continue;
      const { subject, body: message } = estimateReminderOf(settings);
      reminded += await remind(
        deps,
        {
          companyId,
          kind: 'estimate',
          id,
          day,
          revision: estimate.revisionNumber,
          customerId: estimate.customerId,
          email: '',
          subject,
          message,
        },
        deliver,
      );
    }
  }
  return reminded;
}

/** Midday in Greenwich is the same calendar day nearly everywhere that companies are. */
const noon = (date: string): Date => new Date(`${date}T12:00:00.000Z`);

type Reminder = {
  companyId: string;
  kind: 'invoice' | 'estimate';
  id: string;
  day: number;
  revision?: number;
  customerId: string;
  email: string;
  subject: string;
  message: string;
};

/** 1 when a reminder went out now, otherwise 0. */
async function remind(
  deps: Deps,
  { companyId, kind, id, day, revision = 1, customerId, email, subject, message }: Reminder,
  deliver?: Deliver,
): Promise<number> {
  const customer = customerSchema.safeParse(
    (await inCompany(deps.db, companyId, 'customers').doc(customerId).get()).data(),
  ).data;
  const to = email || (customer?.email ?? '');
  const log = { companyId, kind, subjectId: id, day };
  if (!customer || to === '') {
    info('no reminder: the customer has no e-mail address', log);
    return 0;
  }
  try {
    const sendId = `reminder-${kind}-${id}-${revision}-${day}`;
    const { isRepeat } = await deliverDocument(
      deps,
      {
        companyId,
        kind,
        subjectId: id,
        sendId,
        to: [to],
        subject,
        message,
        hasPdf: false,
        sentBy: SYSTEM,
        mailKind: 'reminder',
      },
      deliver,
    );
    if (!isRepeat)
      await subjectRef(deps.db, { companyId, kind, subjectId: id }).update({
        remindedAt: FieldValue.arrayUnion(deps.now()),
        ...updatedStamp('', deps.now()),
      });
    return Number(!isRepeat);
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    // The rest of today's would be refused alike.
    if (code === 'rate-limited') throw error;
    if (code === 'failed-precondition') {
      info('no reminder', { ...log, reason: userMessage });
      return 0;
    }
    // It is tried again tomorrow, within the days of grace.
    logError('a reminder was not sent', { ...log, stack: error instanceof Error ? error.stack : typeof error });
    return 0;
  }
}
