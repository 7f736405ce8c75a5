import { FieldPath, FieldValue, type QuerySnapshot } from 'firebase-admin/firestore';
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
import { defineSchedule } from '../platform/defineSchedule';
import { toAppError } from '../platform/errors';
import { deliverDocument } from './deliverDocument';
import { subjectRef } from './publicDocuments';

const COMPANIES_AT_ONCE = 200;
/** A reminder that could not go out on its day still goes out this many days later, not any more after that. */
const REMINDER_GRACE_DAYS = 2;
/** Of each kind, company and day: so many read at most. */
const REMINDERS_A_DAY = 1000;

/** Each morning in America: reminds customers of what is owed and of estimates without an answer, where a company wants that. */
export const sendReminders = defineSchedule(
  'sendReminders',
  { schedule: '0 14 * * *', secrets: MAIL_SECRETS, timeoutSeconds: 1800 },
  (deps) => remindAll(deps),
);

/** Goes through all companies. One that fails does not keep the others from theirs. */
async function remindAll(deps: Deps, deliver?: Deliver): Promise<void> {
  let after = '';
  for (;;) {
    const query = deps.db.collection('companies').orderBy(FieldPath.documentId()).select().limit(COMPANIES_AT_ONCE);
    const { docs } = await (after === '' ? query : query.startAfter(after)).get();
    const [first] = docs;
    if (!first) return;
    const settings = await deps.db.getAll(
      ...docs.map(({ id }) => inCompany(deps.db, id, 'settings').doc(BILLING_SETTINGS_ID)),
    );
    for (const [index, { id }] of docs.entries()) {
      const parsed = billingSettingsSchema.safeParse(settings[index]?.data());
      if (parsed.success)
        await remindCompany(deps, id, parsed.data, deliver).catch((error: unknown) =>
          logError('reminders of a company failed', {
            companyId: id,
            stack: error instanceof Error ? error.stack : typeof error,
          }),
        );
    }
    after = docs.at(-1)?.id ?? '';
  }
}

/** What is due today in one company. The same day again sends nothing: each reminder has an id that follows from what it is. */
export async function remindCompany(
  deps: Deps,
  companyId: string,
  settings: BillingSettings,
  deliver?: Deliver,
): Promise<void> {
  const { invoiceReminders, estimateReminders } = settings;
  if (!invoiceReminders.isOn && !estimateReminders.isOn) return;
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const setting: Setting = { companyId, settings, today, timeZone: company.timeZone, ...(deliver ? { deliver } : {}) };
  if (invoiceReminders.isOn) await remindOfInvoices(deps, setting);
  if (estimateReminders.isOn) await remindOfEstimates(deps, setting);
}

type Setting = {
  companyId: string;
  settings: BillingSettings;
  today: string;
  timeZone: string;
  /** Stands in for the mail server in tests. */ deliver?: Deliver;
};

async function remindOfInvoices(deps: Deps, { companyId, settings, today, deliver }: Setting): Promise<void> {
  const days = settings.invoiceReminders.daysAfterDue;
  for (const day of days) {
    const last = addCalendarDays(today, -day);
    const found = await inCompany(deps.db, companyId, 'invoices')
      .where('isOpen', '==', true)
      .where('dueOn', '>=', addCalendarDays(last, -REMINDER_GRACE_DAYS))
      .where('dueOn', '<=', last)
      .limit(REMINDERS_A_DAY)
      .get();
    for (const { id, invoice } of readable(found, (data) => ({ invoice: invoiceSchema.parse(data) }))) {
      const wasRevoked = invoice.sentAt !== '' && invoice.token === '';
      if (
        invoice.state !== 'issued' ||
        invoice.balanceCents <= 0 ||
        wasRevoked ||
        dueStep(days, daysBetween(invoice.dueOn, today), REMINDER_GRACE_DAYS) !== day
      )
        continue;
      await remind(
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
}

async function remindOfEstimates(
  deps: Deps,
  { companyId, settings, today, timeZone, deliver }: Setting,
): Promise<void> {
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
    for (const { id, estimate } of readable(found, (data) => ({ estimate: estimateSchema.parse(data) }))) {
      const daysSince = daysBetween(calendarDay(timeZone, new Date(estimate.sentAt)), today);
      if (estimate.token === '' || isExpired(estimate, today) || dueStep(days, daysSince, REMINDER_GRACE_DAYS) !== day)
        continue;
      const { subject, body: message } = estimateReminderOf(settings);
      await remind(
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
}

/** Midday in Greenwich is the same calendar day nearly everywhere that companies are. */
const noon = (date: string): Date => new Date(`${date}T12:00:00.000Z`);

function* readable<T extends object>(
  { docs }: QuerySnapshot,
  read: (data: unknown) => T,
): Generator<T & { id: string }> {
  for (const snapshot of docs) {
    try {
      yield { ...read(snapshot.data()), id: snapshot.id };
    } catch (error) {
      logError('a record could not be read for its reminder', {
        path: snapshot.ref.path,
        stack: error instanceof Error ? error.stack : typeof error,
      });
    }
  }
}

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

async function remind(
  deps: Deps,
  { companyId, kind, id, day, revision = 1, customerId, email, subject, message }: Reminder,
  deliver?: Deliver,
): Promise<void> {
  const customer = customerSchema.safeParse(
    (await inCompany(deps.db, companyId, 'customers').doc(customerId).get()).data(),
  ).data;
  const to = email || (customer?.email ?? '');
  const log = { companyId, kind, subjectId: id, day };
  if (!customer || to === '') {
    info('no reminder: the customer has no e-mail address', log);
    return;
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
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    // The rest of today's would be refused alike.
    if (code === 'rate-limited') throw error;
    if (code === 'failed-precondition') {
      info('no reminder', { ...log, reason: userMessage });
      return;
    }
    // It is tried again tomorrow, within the days of grace.
    logError('a reminder was not sent', { ...log, stack: error instanceof Error ? error.stack : typeof error });
  }
}
