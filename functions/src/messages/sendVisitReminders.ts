import { FieldPath } from 'firebase-admin/firestore';
import { error as logError, info } from 'firebase-functions/logger';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { customerSchema } from '@/domain/customer/schema';
import { greetingName } from '@/domain/invoice/mailText';
import {
  isOn,
  MESSAGE_CHANNELS,
  messageSettingsSchema,
  type MessageChannel,
  type MessageSettings,
} from '@/domain/message/settings';
import { dayToRemindOf, isToRemindOf, reminderId } from '@/domain/message/visitRules';
import { fillWords, finishText, messageValues, wordsOf } from '@/domain/message/words';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { daySpan } from '@/domain/scheduling/wallClock';
import { SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { defineSchedule } from '../platform/defineSchedule';
import { toAppError } from '../platform/errors';
import type { DeliverText } from '../twilio/client';
import { TEXT_SECRETS } from '../twilio/config';
import { sendText } from './sendText';
import { sendVisitMail } from './visitMail';

const COMPANIES_AT_ONCE = 200;
/** Far above what one company plans in a day. */
const VISITS_A_DAY = 1000;
/** Under which fields the settings say that reminders go out; each has an index over all companies. */
const SWITCHES = ['reminder.isBySms', 'reminder.isByEmail'] as const;

/** In tests: what takes the place of the mail server and of the provider of text messages. */
export type Ways = { deliverMail?: Deliver; deliverText?: DeliverText };

/** Each hour: reminds customers of tomorrow's visits, where a company wants that and its hour has come. */
export const sendVisitReminders = defineSchedule(
  'sendVisitReminders',
  { schedule: '10 * * * *', secrets: [...MAIL_SECRETS, ...TEXT_SECRETS], timeoutSeconds: 1800 },
  (deps) => remindAllOfVisits(deps),
);

/** Goes through the companies that have reminders on. One that fails does not keep the others from theirs. */
async function remindAllOfVisits(deps: Deps): Promise<void> {
  for (const field of SWITCHES) {
    let query = deps.db
      .collectionGroup('messageSettings')
      .where(field, '==', true)
      .orderBy(FieldPath.documentId())
      .limit(COMPANIES_AT_ONCE);
    for (;;) {
      const { docs } = await query.get();
      for (const snapshot of docs) {
        const companyId = snapshot.ref.parent.parent?.id ?? '';
        const settings = messageSettingsSchema.safeParse(snapshot.data());
        // Found by the first switch already.
        if (!settings.success || (field === 'reminder.isByEmail' && settings.data.reminder.isBySms)) continue;
        await remindOfVisits(deps, companyId, settings.data).catch((error: unknown) =>
          logError('visit reminders of a company failed', {
            companyId,
            stack: error instanceof Error ? error.stack : typeof error,
          }),
        );
      }
      const last = docs.at(-1);
      if (!last || docs.length < COMPANIES_AT_ONCE) break;
      query = query.startAfter(last);
    }
  }
}

/** What is due now in one company. The same hour, or a later one, again sends nothing twice. */
export async function remindOfVisits(
  deps: Deps,
  companyId: string,
  settings: MessageSettings,
  ways: Ways = {},
): Promise<void> {
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const day = dayToRemindOf(deps.now(), company.timeZone, settings.reminderHour);
  if (day === '') return;
  const { startsAt, endsAt } = daySpan(day, company.timeZone);
  const { docs } = await inCompany(deps.db, companyId, 'schedule')
    .where('kind', '==', 'visit')
    .where('placement.startsAt', '>=', startsAt)
    .where('placement.startsAt', '<', endsAt)
    .orderBy('placement.startsAt')
    .limit(VISITS_A_DAY)
    .get();
  for (const { id } of docs) {
    for (const channel of MESSAGE_CHANNELS) {
      if (!isOn(settings, 'reminder', channel)) continue;
      const reminder = { companyId, company, settings, day, visitId: id, channel };
      await remind(deps, reminder, ways);
    }
  }
}

type Reminder = {
  companyId: string;
  company: CompanyFields;
  settings: MessageSettings;
  day: string;
  visitId: string;
  channel: MessageChannel;
};

async function remind(deps: Deps, reminder: Reminder, ways: Ways): Promise<void> {
  const log = { companyId: reminder.companyId, visitId: reminder.visitId, channel: reminder.channel };
  try {
    await tell(deps, reminder, ways);
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    // The rest of today's would be refused alike.
    if (code === 'rate-limited') throw error;
    // No consent, no address, night: each refusal is on record. What merely failed is tried again in an hour.
    if (code === 'failed-precondition') info('no visit reminder', { ...log, reason: userMessage });
    else
      logError('a visit reminder was not sent', { ...log, stack: error instanceof Error ? error.stack : typeof error });
  }
}

/** Reads the visit as it is at this moment: what was called off or moved since the list was read is not reminded of. */
async function tell(deps: Deps, reminder: Reminder, { deliverMail, deliverText }: Ways): Promise<void> {
  const { companyId, company, settings, day, visitId, channel } = reminder;
  const visit = scheduleEntrySchema.safeParse(
    (await inCompany(deps.db, companyId, 'schedule').doc(visitId).get()).data(),
  ).data;
  const now = deps.now();
  if (!visit || !isToRemindOf(visit, day, now)) return;
  const { customerId } = visit;
  const customer = customerSchema.safeParse(
    (await inCompany(deps.db, companyId, 'customers').doc(customerId).get()).data(),
  ).data;
  if (!customer) return;
  const sendId = reminderId(visitId, day);
  const values = messageValues({ visit, company, firstName: greetingName(customer), technician: '', now });
  const { subject, emailText, smsText } = wordsOf(settings, 'reminder');
  if (channel === 'sms') {
    const body = finishText(fillWords(smsText, values), company.name);
    const { timeZone } = visit.placement;
    const about = { kind: 'reminder', visitId } as const;
    await sendText(deps, { companyId, sendId, about, customerId, body, timeZone, sentBy: SYSTEM }, deliverText);
    return;
  }
  const [filled, message] = [fillWords(subject, values).slice(0, 200), fillWords(emailText, values)];
  const mail = { companyId, company, sendId, visitId, customerId, customer, subject: filled, message, sentBy: SYSTEM };
  await sendVisitMail(deps, mail, deliverMail);
}
