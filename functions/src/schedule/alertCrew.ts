import { createHash } from 'node:crypto';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { quietUntil } from '@/domain/message/quietHours';
import { TEXT_LENGTH } from '@/domain/message/schema';
import { toTextNumber } from '@/domain/message/textNumber';
import { CREW_NEWS_LABELS, crewNews, type CrewNews } from '@/domain/scheduling/crewNews';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { spokenDayTime } from '@/domain/scheduling/words';
import { paths } from '@/lib/paths';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { sendLetter } from '../mail/sendLetter';
import { tell } from '../mail/tell';
import { textMember } from '../messages/textMember';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { appUrl } from '../platform/config';
import { defineReaction } from '../platform/reaction';
import { hasChanged, type RecordChange } from '../platform/recordChange';
import type { DeliverText } from '../twilio/client';
import { TEXT_SECRETS } from '../twilio/config';
import { PUSH_SECRETS } from '../push/config';
import type { DeliverPush } from '../push/deliver';
import { isOnDuty } from './isOnDuty';
import { readCrew } from './readCrew';
import { memberOf } from '../platform/memberships';

const parsed = (data: unknown): ScheduleEntry | null => scheduleEntrySchema.safeParse(data).data ?? null;

/** Alerts people who are assigned, rescheduled or unassigned, the way they chose: by e-mail, by text, by notification, or not at all. */
export const alertOnVisit = defineReaction(
  'alertOnVisit',
  'schedule',
  (deps, change) => tell({ ...change.params, about: 'visit' }, () => alertCrew(deps, change)),
  {
    secrets: [...MAIL_SECRETS, ...TEXT_SECRETS, ...PUSH_SECRETS],
    concerns: (change) => hasChanged(change, ['state', 'placement']),
  },
);

type Senders = { deliver?: Deliver; deliverText?: DeliverText; deliverPush?: DeliverPush };

/** Every alert has an id derived from its content, so the same event again sends nothing. People aren't alerted about their own changes. */
export async function alertCrew(
  deps: Deps,
  { params, before, after }: Pick<RecordChange, 'params' | 'before' | 'after'>,
  senders: Senders = {},
): Promise<void> {
  const { companyId = '', id: visitId = '' } = params;
  const [was, is] = [parsed(before), parsed(after)];
  const news = crewNews(was, is, deps.now());
  const visit = is ?? was;
  if (news.length === 0 || !visit) return;
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const crew = await readCrew(deps, { ownerId: company.ownerId, crew: news.map(({ technicianId }) => technicianId) });
  const by = after?.['updatedBy'];
  for (const { technicianId, kind } of news) {
    const uid = crew.find(({ id }) => id === technicianId)?.linkedUid ?? '';
    if (uid !== '' && uid !== by)
      await alertOne(
        deps,
        { companyId, company, visitId, visit: kind === 'canceled' ? (was ?? visit) : visit, technicianId, uid, kind },
        senders,
      );
  }
}

type Alert = {
  companyId: string;
  company: CompanyFields;
  visitId: string;
  visit: ScheduleEntry;
  technicianId: string;
  uid: string;
  kind: CrewNews['kind'];
};

async function alertOne(deps: Deps, alert: Alert, { deliver, deliverText, deliverPush }: Senders): Promise<void> {
  const { companyId, company, visitId, visit, technicianId, uid, kind } = alert;
  const user = await memberOf(deps, companyId, uid);
  if (!user || user.alertsBy === 'none') return;
  const { startsAt, timeZone } = visit.placement;
  const what = `${CREW_NEWS_LABELS[kind]}: ${spokenDayTime(startsAt, timeZone)}`;
  const where = [visit.title, visit.customerName, visit.propertyAddress].filter((part) => part !== '').join(', ');
  const sendId = `alert-${createHash('sha256').update([visitId, uid, kind, startsAt].join(' ')).digest('hex').slice(0, 32)}`;
  // No one who is off duty is woken by their phone: at night an e-mail is sent instead, which waits to be read.
  const isQuiet =
    user.alertsBy !== 'email' &&
    quietUntil(deps.now(), company.timeZone) !== '' &&
    !(await isOnDuty(deps, companyId, technicianId));
  const phone = toTextNumber(user.phone);
  if (user.alertsBy === 'sms' && !isQuiet && phone !== '') {
    const body = `${company.name}: ${what}. ${where}`.slice(0, TEXT_LENGTH);
    if (await textMember(deps, { companyId, sendId, phone, visitId, body }, deliverText)) return;
  }
  if (user.alertsBy === 'push' && !isQuiet) {
    const { pushMember } = await import('../push/pushMember');
    const topic = createHash('sha256').update(visitId).digest('base64url').slice(0, 32);
    const push = { companyId, sendId, uid, topic, title: what, body: where, path: paths.technicianDashboard };
    if (await pushMember(deps, push, deliverPush)) return;
  }
  if (user.email === '') return;
  await sendLetter(
    deps,
    {
      companyId,
      company,
      sendId,
      about: { subjectType: 'job', subjectId: visit.jobId || visitId, customerId: '' },
      to: user.email,
      isToCompany: true,
      replyTo: company.email,
      letter: { subject: what, message: `${what}\n${where}`, linkLabel: 'Open your day' },
      link: `${appUrl('')}${paths.technicianDashboard}`,
    },
    deliver,
  );
}
