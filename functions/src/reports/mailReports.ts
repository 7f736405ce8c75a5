import { warn } from 'firebase-functions/logger';
import { can } from '@/domain/access/permissions';
import { MANAGERS } from '@/domain/access/roles';
import { companySchema } from '@/domain/company/schema';
import { REPORT_INFO } from '@/domain/report/ids';
import { reportLetter } from '@/domain/report/letter';
import { REPORTS } from '@/domain/report/reports';
import { reportSettingsSchema } from '@/domain/report/settings';
import type { UserFields } from '@/domain/user/schema';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { confirmedAddress } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { isDoneWith } from '../mail/nextTry';
import { sendLetter } from '../mail/sendLetter';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { appUrl } from '../platform/config';
import { toAppError } from '../platform/errors';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { reportFiles } from './reportFiles';
import { memberOf } from '../platform/memberships';

/** Sends the reports due today: a link, the report as a PDF, and its tables as CSV. `deliver` replaces the mail server in tests. */
export const reportsOfTheDay = (deliver?: Deliver): Nightly => ({
  work: companiesWith(({ db }) => [{ query: db.collectionGroup('reportSettings'), fields: 'all' }]),
  perCompany: (deps, share) =>
    eachFound(share, (settings) => mailCompany(deps, share.companyId, settings.data(), deliver)),
});

/** Daily, in the morning in North America. */
export const mailReports = defineNightly(
  'mailReports',
  { schedule: '10 12 * * *', secrets: MAIL_SECRETS },
  reportsOfTheDay(),
);

/** A report that couldn't be sent on its day is still sent up to this many days later, within the month. */
const GRACE_DAYS = 3;

async function mailCompany(deps: Deps, companyId: string, stored: unknown, deliver?: Deliver): Promise<Counts> {
  const settings = reportSettingsSchema.parse(stored);
  const { mails } = settings;
  if (mails.length === 0) return {};
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const late = ({ dayOfMonth }: (typeof mails)[number]): number => Number(today.slice(8)) - dayOfMonth;
  const due = mails.filter((mail) => late(mail) >= 0 && late(mail) <= GRACE_DAYS);
  let [sent, failedParts] = [0, 0];
  for (const mail of due) {
    const { report } = mail;
    // Generated once for all recipients, and only if there are any.
    let files: ReturnType<typeof reportFiles> | null = null;
    for (const uid of mail.memberIds) {
      const reader = await readerOf(deps, companyId, uid);
      if (!reader) continue;
      // Each day's mail is sent once, however often the nightly job runs.
      const sendId = `report-${mail.id}-${addCalendarDays(today, -late(mail))}-${uid}`;
      if (await isDoneWith(deps, { companyId, sendId })) continue;
      const mayRead = REPORTS[report].reads.every((source) => can(reader.user, 'read', source));
      if (mayRead) files ??= reportFiles(deps, { companyId, company, report, settings, today });
      const attachments = (mayRead && (await files)) || [];
      const letter = sendLetter(
        deps,
        {
          ...{ companyId, company, sendId, to: reader.address, attachments, isToCompany: true, replyTo: '' },
          about: { subjectType: 'report', subjectId: report, customerId: '' },
          letter: reportLetter(REPORT_INFO[report].title, company.name, attachments.length > 0),
          link: `${appUrl('')}${paths.report(report)}?range=last-month`,
        },
        deliver,
      );
      // A failed one is retried over the next days, and doesn't make others wait.
      const isSent = await letter.then(
        () => true,
        (error: unknown) => {
          warn('a report was not mailed', { companyId, report, code: toAppError(error).code });
          return false;
        },
      );
      sent += Number(isSent);
      failedParts += Number(!isSent);
    }
  }
  return { reportMails: sent, failedParts };
}

/** Returns a member who may still see reports, with their verified address; null for everyone else. */
async function readerOf(
  deps: Deps,
  companyId: string,
  uid: string,
): Promise<{ user: UserFields; address: string } | null> {
  const user = await memberOf(deps, companyId, uid);
  if (!user || !MANAGERS.includes(user.role)) return null;
  const address = await confirmedAddress(deps, uid);
  return address === '' ? null : { user, address };
}
