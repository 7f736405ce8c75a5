import { error as logError, info } from 'firebase-functions/logger';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import {
  isOn,
  MESSAGE_CHANNELS,
  messageSettingsSchema,
  type MessageChannel,
  type MessageSettings,
} from '@/domain/message/settings';
import { dayToRemindOf, isToRemindOf, reminderId } from '@/domain/message/visitRules';
import { finishText } from '@/domain/message/finishText';
import { fillWords, messageGreeting, messageValues, textValues, wordsOf } from '@/domain/message/words';
import { isRecordId } from '@/domain/record/recordId';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { daySpan } from '@/domain/scheduling/wallClock';
import { technicianSchema } from '@/domain/technician/schema';
import { SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { nextTry } from '../mail/nextTry';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany, techniciansOf } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { toAppError } from '../platform/errors';
import { companiesWith } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import type { Nightly } from '../platform/nightly/runNightly';
import type { DeliverText } from '../twilio/client';
import { TEXT_SECRETS } from '../twilio/config';
import { assertTaken } from './assertTaken';
import { sendText } from './sendText';
import { sendVisitMail } from './visitMail';

/** Far more than one company schedules in a day. */
const VISITS_A_DAY = 1000;
/** The settings fields that turn reminders on; each has an index across all companies. */
const SWITCHES = ['reminder.isBySms', 'reminder.isByEmail'] as const;

/** For tests: replacements for the mail server and the text message provider. */
export type Ways = { deliverMail?: Deliver; deliverText?: DeliverText };

/** The companies with reminders turned on. */
const visitReminders: Nightly = {
  work: companiesWith(({ db }) =>
    SWITCHES.map((field) => ({
      query: db.collectionGroup('messageSettings').where(field, '==', true),
      fields: 'all' as const,
    })),
  ),
  // A company with both switches on is found twice.
  perCompany: async (deps, { companyId, found: [snapshot] }) => {
    const settings = messageSettingsSchema.safeParse(snapshot?.data());
    return settings.success ? remindOfVisits(deps, companyId, settings.data) : {};
  },
};

/** Hourly: reminds customers of tomorrow's visits, if the company wants that and its hour has come. */
export const sendVisitReminders = defineNightly(
  'sendVisitReminders',
  { schedule: '10 * * * *', secrets: [...MAIL_SECRETS, ...TEXT_SECRETS] },
  visitReminders,
);

/** Sends the reminders now due in one company; returns how many. Rerunning in the same or a later hour sends nothing twice. */
export async function remindOfVisits(
  deps: Deps,
  companyId: string,
  settings: MessageSettings,
  ways: Ways = {},
): Promise<Counts> {
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const day = dayToRemindOf(deps.now(), company.timeZone, settings.reminderHour);
  if (day === '') return {};
  const { startsAt, endsAt } = daySpan(day, company.timeZone);
  const { docs } = await inCompany(deps.db, companyId, 'schedule')
    .where('kind', '==', 'visit')
    .where('placement.startsAt', '>=', startsAt)
    .where('placement.startsAt', '<', endsAt)
    .orderBy('placement.startsAt')
    .limit(VISITS_A_DAY)
    .get();
  const channels = new Set(MESSAGE_CHANNELS.filter((channel) => isOn(settings, 'reminder', channel)));
  let [sent, failedParts] = [0, 0];
  for (const { id: visitId } of docs) {
    for (const channel of channels) {
      const outcome = await remind(deps, { companyId, company, settings, day, visitId, channel }, ways);
      sent += Number(outcome === 'sent');
      failedParts += Number(outcome === 'failed');
      // The rest of this hour's would be refused too; the next run continues with them.
      if (outcome === 'limit') channels.delete(channel);
    }
  }
  return { sent, failedParts };
}

type Reminder = {
  companyId: string;
  company: CompanyFields;
  settings: MessageSettings;
  day: string;
  visitId: string;
  channel: MessageChannel;
};

/** `none`: nothing to send, or each refusal is recorded; `limit`: nothing more can be sent through this channel now. */
type Outcome = 'sent' | 'none' | 'failed' | 'limit';

async function remind(deps: Deps, reminder: Reminder, ways: Ways): Promise<Outcome> {
  const log = { companyId: reminder.companyId, visitId: reminder.visitId, channel: reminder.channel };
  try {
    return (await tell(deps, reminder, ways)) ? 'sent' : 'none';
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    // No consent, no address, night.
    if (code === 'failed-precondition' || code === 'rate-limited') {
      info('no visit reminder', { ...log, reason: userMessage });
      return code === 'rate-limited' ? 'limit' : 'none';
    }
    logError('a visit reminder was not sent', { ...log, stack: error instanceof Error ? error.stack : typeof error });
    return 'failed';
  }
}

/**
 * Sends one reminder and returns the outcome; already sent messages aren't repeated. Reads the visit's current state: one canceled or
 * moved since the list was read gets no reminder.
 */
async function tell(deps: Deps, reminder: Reminder, { deliverMail, deliverText }: Ways): Promise<boolean> {
  const { companyId, company, settings, day, visitId, channel } = reminder;
  const log = channel === 'sms' ? 'texts' : 'mail';
  const first = reminderId(visitId, day);
  const attempt = await nextTry(deps, { companyId, sendId: first }, log);
  if (attempt.earlierState !== '') return false;
  const visit = scheduleEntrySchema.safeParse(
    (await inCompany(deps.db, companyId, 'schedule').doc(visitId).get()).data(),
  ).data;
  const now = deps.now();
  if (!visit || !isToRemindOf(visit, day, now)) return false;
  const { customerId } = visit;
  const customer = customerSchema.safeParse(
    (await inCompany(deps.db, companyId, 'customers').doc(customerId).get()).data(),
  ).data;
  if (!customer) return false;
  const { subject, emailText, smsText } = wordsOf(settings, 'reminder');
  const isNamed = `${subject}${emailText}${smsText}`.includes('{technician}');
  const technician = isNamed ? await firstNameOf(deps, company, visit.placement.technicianIds) : '';
  const told = { visit, company, firstName: messageGreeting(customer), technician, now };
  if (channel === 'sms') {
    const body = finishText(fillWords(smsText, textValues(told)), company.name);
    const { propertyId } = visit;
    const about = { kind: 'reminder', visitId } as const;
    const text = {
      companyId,
      ...attempt,
      about,
      purpose: 'visits',
      customerId,
      body,
      propertyId,
      sentBy: SYSTEM,
    } as const;
    assertTaken(await sendText(deps, text, deliverText));
    return true;
  }
  const values = messageValues(told);
  const [filled, message] = [fillWords(subject, values).slice(0, 200), fillWords(emailText, values)];
  const words = { subject: filled, message, sentBy: SYSTEM, origin: '' };
  const mail = { companyId, company, ...attempt, visitId, customerId, customer, ...words };
  assertTaken(await sendVisitMail(deps, mail, deliverMail));
  return true;
}

/** Returns the first name of the first assigned technician; '' if none is known. */
async function firstNameOf({ db }: Deps, { ownerId }: CompanyFields, [id = '']: readonly string[]): Promise<string> {
  if (!isRecordId(id) || ownerId === '') return '';
  return technicianSchema.safeParse((await techniciansOf(db, ownerId).doc(id).get()).data()).data?.firstName ?? '';
}
