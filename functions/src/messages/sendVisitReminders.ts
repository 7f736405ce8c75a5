import { FieldPath } from 'firebase-admin/firestore';
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
import { fillWords, finishText, messageGreeting, messageValues, wordsOf } from '@/domain/message/words';
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
  const channels = new Set(MESSAGE_CHANNELS.filter((channel) => isOn(settings, 'reminder', channel)));
  for (const { id: visitId } of docs) {
    for (const channel of channels) {
      const reminder = { companyId, company, settings, day, visitId, channel };
      // The rest of this hour's would be refused alike; the next run goes on with them.
      if (!(await remind(deps, reminder, ways))) channels.delete(channel);
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

/** False when nothing more can go out by this way now. */
async function remind(deps: Deps, reminder: Reminder, ways: Ways): Promise<boolean> {
  const log = { companyId: reminder.companyId, visitId: reminder.visitId, channel: reminder.channel };
  try {
    await tell(deps, reminder, ways);
    return true;
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    // No consent, no address, night: each refusal is on record.
    if (code === 'failed-precondition' || code === 'rate-limited')
      info('no visit reminder', { ...log, reason: userMessage });
    else
      logError('a visit reminder was not sent', { ...log, stack: error instanceof Error ? error.stack : typeof error });
    return code !== 'rate-limited';
  }
}

/**
 * Nothing for what went out already. Reads the visit as it is at this moment: what was called off or moved since the list was read
 * is not reminded of.
 */
async function tell(deps: Deps, reminder: Reminder, { deliverMail, deliverText }: Ways): Promise<void> {
  const { companyId, company, settings, day, visitId, channel } = reminder;
  const log = channel === 'sms' ? 'texts' : 'mail';
  const first = reminderId(visitId, day);
  const earlier = await inCompany(deps.db, companyId, log).doc(first).get();
  if (earlier.exists && earlier.get('state') !== 'failed') return;
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
  const sendId = await nextTry(deps, { companyId, sendId: first }, log);
  const { subject, emailText, smsText } = wordsOf(settings, 'reminder');
  const isNamed = `${subject}${emailText}${smsText}`.includes('{technician}');
  const technician = isNamed ? await firstNameOf(deps, company, visit.placement.technicianIds) : '';
  const values = messageValues({ visit, company, firstName: messageGreeting(customer), technician, now });
  if (channel === 'sms') {
    const body = finishText(fillWords(smsText, values), company.name);
    const { timeZone } = visit.placement;
    const about = { kind: 'reminder', visitId } as const;
    const text = { companyId, sendId, about, purpose: 'visits', customerId, body, timeZone, sentBy: SYSTEM } as const;
    await sendText(deps, text, deliverText);
    return;
  }
  const [filled, message] = [fillWords(subject, values).slice(0, 200), fillWords(emailText, values)];
  const words = { subject: filled, message, sentBy: SYSTEM, origin: '' };
  await sendVisitMail(deps, { companyId, company, sendId, visitId, customerId, customer, ...words }, deliverMail);
}

/** The first name of the first who goes; '' when nobody is known to go. */
async function firstNameOf({ db }: Deps, { ownerId }: CompanyFields, [id = '']: readonly string[]): Promise<string> {
  if (!isRecordId(id) || ownerId === '') return '';
  return technicianSchema.safeParse((await techniciansOf(db, ownerId).doc(id).get()).data()).data?.firstName ?? '';
}
