import { can } from '@/domain/access/permissions';
import { MANAGERS } from '@/domain/access/roles';
import { companySchema } from '@/domain/company/schema';
import { REPORT_INFO } from '@/domain/report/ids';
import { reportLetter } from '@/domain/report/letter';
import { REPORTS } from '@/domain/report/reports';
import { reportSettingsSchema } from '@/domain/report/settings';
import { userSchema, type UserFields } from '@/domain/user/schema';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { confirmedAddress } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { sendLetter } from '../mail/sendLetter';
import type { Deps } from '../platform/admin';
import { companyRef, users } from '../platform/collections';
import { appUrl } from '../platform/config';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { reportFiles } from './reportFiles';

/** Reports that go out today: a link, and the tables as CSV. `deliver` takes the place of the mail server in tests. */
export const reportsOfTheDay = (deliver?: Deliver): Nightly => ({
  work: companiesWith(({ db }) => [{ query: db.collectionGroup('reportSettings'), fields: 'all' }]),
  perCompany: (deps, share) =>
    eachFound(share, (settings) => mailCompany(deps, share.companyId, settings.data(), deliver)),
});

/** Each day, in the morning of North America. */
export const mailReports = defineNightly(
  'mailReports',
  { schedule: '10 12 * * *', secrets: MAIL_SECRETS },
  reportsOfTheDay(),
);

async function mailCompany(deps: Deps, companyId: string, stored: unknown, deliver?: Deliver): Promise<Counts> {
  const settings = reportSettingsSchema.parse(stored);
  const { mails } = settings;
  if (mails.length === 0) return {};
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const due = mails.filter(({ dayOfMonth }) => dayOfMonth === Number(today.slice(8)));
  let sent = 0;
  for (const mail of due) {
    const { report } = mail;
    // Made once for all who get it, and only if somebody does.
    let files: ReturnType<typeof reportFiles> | null = null;
    for (const uid of mail.memberIds) {
      const reader = await readerOf(deps, companyId, uid);
      if (!reader) continue;
      const mayRead = REPORTS[report].reads.every((source) => can(reader.user, 'read', source));
      if (mayRead) files ??= reportFiles(deps, { companyId, company, report, settings, today });
      const attachments = (mayRead && (await files)) || [];
      await sendLetter(
        deps,
        {
          ...{ companyId, company, to: reader.address, attachments, isToCompany: true, replyTo: '' },
          // The same mail of the same day goes out once, however often the night runs.
          sendId: `report-${mail.id}-${today}-${uid}`,
          about: { subjectType: 'report', subjectId: report, customerId: '' },
          letter: reportLetter(REPORT_INFO[report].title, company.name, attachments.length > 0),
          link: `${appUrl('')}${paths.report(report)}?range=last-month`,
        },
        deliver,
      );
      sent += 1;
    }
  }
  return { reportMails: sent };
}

/** A member who still may see reports, with their confirmed address; null for everyone else. */
async function readerOf(
  deps: Deps,
  companyId: string,
  uid: string,
): Promise<{ user: UserFields; address: string } | null> {
  const user = userSchema.safeParse((await users(deps.db).doc(uid).get()).data()).data;
  if (!user || user.companyId !== companyId || user.disabled || !MANAGERS.includes(user.role)) return null;
  const address = await confirmedAddress(deps, uid);
  return address === '' ? null : { user, address };
}
