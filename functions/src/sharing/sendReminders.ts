import type { z } from 'zod';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { isExpired } from '@/domain/billing/estimateState';
import { companySchema } from '@/domain/company/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { estimateReminderOf, templateOf } from '@/domain/invoice/mailText';
import { dueStep } from '@/domain/recurrence/dueStep';
import { calendarDay, dayBounds } from '@/lib/dates';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { addedUp, type Counts } from '../platform/nightly/counts';
import type { Nightly } from '../platform/nightly/runNightly';
import { recordsIn } from '../platform/readable';
import { isPaymentOnItsWay } from './paymentOnItsWay';
import { remind, type ReminderOutcome } from './remind';

/** A reminder that couldn't be sent on its day is still sent up to this many days later, but not after that. */
const REMINDER_GRACE_DAYS = 2;
/** Maximum read per kind, company and day. */
const REMINDERS_A_DAY = 1000;

/** The settings fields that turn reminders on; each has an index across all companies. */
const SWITCHES = ['invoiceReminders.isOn', 'estimateReminders.isOn'] as const;
/** The settings that reminders need: the whole document also holds pages of terms. */
const SETTINGS = ['invoiceReminders', 'estimateReminders', 'templates'] as const;
const reminderSettingsSchema = billingSettingsSchema.pick({
  invoiceReminders: true,
  estimateReminders: true,
  templates: true,
});
type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

/** Sends reminders in every company that wants them. `deliver` replaces the mail server in tests. */
export const reminders = (deliver?: Deliver): Nightly => ({
  work: companiesWith(({ db }) =>
    SWITCHES.map((field) => ({
      query: db.collectionGroup('settings').where(field, '==', true),
      fields: SETTINGS,
    })),
  ),
  // A company with both switches on is found twice.
  perCompany: async (deps, { companyId, found }) => {
    const stored = found.find(({ id }) => id === BILLING_SETTINGS_ID);
    const settings = reminderSettingsSchema.safeParse(stored?.data());
    return settings.success ? remindCompany(deps, companyId, settings.data, deliver) : {};
  },
});

/** Every morning in America: reminds customers of balances and unanswered estimates, if the company wants that. */
export const sendReminders = defineNightly(
  'sendReminders',
  { schedule: '0 14 * * *', secrets: MAIL_SECRETS },
  reminders(),
);

/**
 * Sends one company's reminders due today; returns how many were sent, and how many failed. Rerunning on the same day sends nothing: each
 * reminder has an id derived from its content.
 */
export async function remindCompany(
  deps: Deps,
  companyId: string,
  settings: ReminderSettings,
  deliver?: Deliver,
): Promise<Counts> {
  const { invoiceReminders, estimateReminders } = settings;
  if (!invoiceReminders.isOn && !estimateReminders.isOn) return {};
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const setting: Setting = { companyId, settings, today, timeZone: company.timeZone, ...(deliver ? { deliver } : {}) };
  return addedUp([
    ...(invoiceReminders.isOn ? await remindOfInvoices(deps, setting) : []),
    ...(estimateReminders.isOn ? await remindOfEstimates(deps, setting) : []),
  ]);
}

const counted = (what: 'invoices' | 'estimates', outcome: ReminderOutcome): Counts =>
  outcome === 'none' ? {} : { [outcome === 'sent' ? what : 'failedParts']: 1 };

type Setting = {
  companyId: string;
  settings: ReminderSettings;
  today: string;
  timeZone: string;
  /** Replaces the mail server in tests. */ deliver?: Deliver;
};

async function remindOfInvoices(deps: Deps, { companyId, settings, today, deliver }: Setting): Promise<Counts[]> {
  const parts: Counts[] = [];
  const days = settings.invoiceReminders.daysAfterDue;
  for (const day of days) {
    const last = addCalendarDays(today, -day);
    const found = await inCompany(deps.db, companyId, 'invoices')
      .where('isOpen', '==', true)
      .where('dueOn', '>=', addCalendarDays(last, -REMINDER_GRACE_DAYS))
      .where('dueOn', '<=', last)
      .limit(REMINDERS_A_DAY)
      .get();
    const records = recordsIn(invoiceSchema, found.docs);
    parts.push({ failedParts: found.docs.length - records.length });
    for (const { id, ...invoice } of records) {
      const wasRevoked = invoice.sentAt !== '' && invoice.token === '';
      if (
        invoice.state !== 'issued' ||
        invoice.balanceCents <= 0 ||
        wasRevoked ||
        dueStep(days, daysBetween(invoice.dueOn, today), REMINDER_GRACE_DAYS) !== day
      )
        continue;
      if (await isPaymentOnItsWay(deps, companyId, { ...invoice, id })) continue;
      const outcome = await remind(
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
      parts.push(counted('invoices', outcome));
    }
  }
  return parts;
}

async function remindOfEstimates(
  deps: Deps,
  { companyId, settings, today, timeZone, deliver }: Setting,
): Promise<Counts[]> {
  const parts: Counts[] = [];
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
    const records = recordsIn(estimateSchema, found.docs);
    parts.push({ failedParts: found.docs.length - records.length });
    for (const { id, ...estimate } of records) {
      const daysSince = daysBetween(calendarDay(timeZone, new Date(estimate.sentAt)), today);
      if (estimate.token === '' || isExpired(estimate, today) || dueStep(days, daysSince, REMINDER_GRACE_DAYS) !== day)
        continue;
      const { subject, body: message } = estimateReminderOf(settings);
      const outcome = await remind(
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
      parts.push(counted('estimates', outcome));
    }
  }
  return parts;
}

/** Noon UTC is the same calendar day nearly everywhere there are companies. */
const noon = (date: string): Date => new Date(`${date}T12:00:00.000Z`);
