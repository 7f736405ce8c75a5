import { addDaysToInstant, daysBetween } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { MINUTE_MS } from '@/lib/time';
import { pathOfFeature } from '../access/routes';
import type { Agreement } from '../agreement/record/schema';
import { formatPhone } from '../contact/format';
import { credentialLine, expiryOf, warningDue, type Credential } from '../award/credential';
import type { ImportRecord } from '../import/schema';
import { mailTarget, SEND_AGAIN } from '../mail/mailTarget';
import { MAIL_KIND_LABELS, type Mail } from '../mail/schema';
import { MAY_HAVE_ARRIVED, stateOfSending, STOPPED_BEFORE } from '../message/handOver';
import { TEXT_KIND_LABELS, type TextMessage } from '../message/schema';
import type { Stored } from '../record/schema';
import { licenseState, technicianName, type Technician } from '../technician/schema';
import type { AttentionItem } from './item';
import { FAILED_MAIL_DAYS } from './queries';

/** A running import writes every few seconds; one that hasn't for this long has stopped. */
const IMPORT_STOPPED_AFTER_MS = 10 * MINUTE_MS;

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/**
 * Returns the company's own licenses, insurance and the like that have expired, or will within 60 days. An item's ID changes at 60, 30
 * and 7 days and on expiry: each is a separate occasion.
 */
export const credentialItems = (credentials: readonly Stored<Credential>[], today: string): AttentionItem[] =>
  credentials.flatMap((credential) => {
    const warning = warningDue(credential, today);
    if (warning === null) return [];
    const { state, daysLeft } = expiryOf(credential, today);
    return [
      {
        id: `credential:${credential.id}:${warning}`,
        kind: 'credential',
        title:
          state === 'expired'
            ? `${credential.title} has expired`
            : `${credential.title} expires ${inDays(daysLeft ?? 0)}`,
        detail: `${credentialLine(credential)}${state === 'expired' ? ' · shown nowhere until it is renewed' : ''}`,
        at: credential.expiresOn,
        action: { label: 'Renew', to: `${pathOfFeature('awards')}?open=${encodeURIComponent(credential.id)}` },
        isNews: false,
      } satisfies AttentionItem,
    ];
  });

/** Returns legally required notices that weren't emailed: they are due by `noticeBy`, or the agreement continues month to month. */
export const noticeItems = (agreements: readonly Stored<Agreement>[]): AttentionItem[] =>
  agreements.map(({ id, number, customerName, noticeBy, noticeWhy }) => ({
    id: `notice:${id}:${noticeBy}`,
    kind: 'notice',
    title: `${customerName} has to get a notice about agreement ${number}`,
    detail: noticeWhy,
    at: noticeBy,
    action: { label: 'Open agreement', to: paths.agreementView(id) },
    isNews: false,
  }));

/** Returns licenses of active technicians that have expired or soon will, on the calendar day `today`. */
export const licenseItems = (technicians: readonly Stored<Technician>[], today: string): AttentionItem[] =>
  technicians
    .filter(({ status }) => status === 'active')
    .flatMap((technician) =>
      technician.licences
        .filter((license) => licenseState(license, today) !== 'valid')
        .map((license) => ({
          id: `licence:${technician.id}:${license.id}`,
          kind: 'licence',
          title:
            license.expiresOn < today
              ? `${technicianName(technician)}’s license has expired`
              : `${technicianName(technician)}’s license expires ${inDays(daysBetween(today, license.expiresOn))}`,
          detail: [license.name, license.number].filter(Boolean).join(' · '),
          at: license.expiresOn,
          action: { label: 'Renew', to: `${paths.technicians}?open=${encodeURIComponent(technician.id)}` },
          isNews: false,
        })),
    );

type OnItsWay = { state: string; requestedAt: string; handedOverAt: string };

/** Returns whether a recent message failed or may not have gone out; null for all others. */
function troubleOf(message: OnItsWay, now: string): 'failed' | 'unclear' | null {
  const state = stateOfSending(message, now);
  const isRecent = message.requestedAt >= addDaysToInstant(now, -FAILED_MAIL_DAYS);
  return isRecent && (state === 'failed' || state === 'unclear') ? state : null;
}

const ENDINGS = { failed: 'was not delivered', unclear: 'may not have arrived' } as const;
/** Default reasons, if the record has none of its own. */
const REASONS = { failed: STOPPED_BEFORE, unclear: MAY_HAVE_ARRIVED } as const;

/** Returns recent e-mails that failed or may not have gone out. */
export const failedMailItems = (mails: readonly Stored<Mail>[], now: string): AttentionItem[] =>
  mails.flatMap((mail) => {
    const trouble = troubleOf(mail, now);
    if (!trouble) return [];
    return [
      {
        id: `mail-failed:${mail.id}`,
        kind: 'mail-failed',
        title: `${MAIL_KIND_LABELS[mail.kind]} ${ENDINGS[trouble]}`,
        detail: [mail.to.join(', '), mail.error || REASONS[trouble]].join(' · '),
        at: mail.requestedAt,
        action: mailTarget(mail),
        isNews: true,
      },
    ];
  });

/** Returns recent text messages that may not have arrived, or that the server stopped before sending. */
export const unclearTextItems = (texts: readonly Stored<TextMessage>[], now: string): AttentionItem[] =>
  texts.flatMap((text) => {
    const trouble = troubleOf(text, now);
    if (!trouble) return [];
    return [
      {
        id: `text-unclear:${text.id}`,
        kind: 'mail-failed',
        title: `Text message ${ENDINGS[trouble]}: ${TEXT_KIND_LABELS[text.kind]}`,
        detail: [formatPhone(text.phone), text.error || REASONS[trouble]].join(' · '),
        at: text.requestedAt,
        action: { label: SEND_AGAIN, to: paths.customerDetails(text.customerId) },
        isNews: true,
      },
    ];
  });

/** Returns imports that began and broke off. */
export const importItems = (imports: readonly Stored<ImportRecord>[], now: string): AttentionItem[] =>
  imports
    .filter(
      ({ status, updatedAt }) =>
        status === 'running' && Date.parse(now) - Date.parse(updatedAt) > IMPORT_STOPPED_AFTER_MS,
    )
    .map((record) => ({
      id: `import:${record.id}`,
      kind: 'import',
      title: 'An import is not finished',
      detail: `${record.fileName} · ${record.processedRows.toLocaleString('en-US')} of ${record.totalRows.toLocaleString('en-US')} rows`,
      at: record.updatedAt,
      action: { label: 'Resume', to: paths.customerImport },
      isNews: false,
    }));
