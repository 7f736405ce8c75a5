import { addDaysToInstant, daysBetween } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { MINUTE_MS } from '@/lib/time';
import { pathOfFeature } from '../access/routes';
import { credentialLine, expiryOf, warningDue, type Credential } from '../award/credential';
import type { ImportRecord } from '../import/schema';
import { MAIL_KIND_LABELS, type Mail } from '../mail/schema';
import type { Stored } from '../record/schema';
import { licenseState, technicianName, type Technician } from '../technician/schema';
import type { AttentionItem } from './item';
import { FAILED_MAIL_DAYS } from './queries';

/** An import writes every few seconds; one that has not for so long has stopped. */
const IMPORT_STOPPED_AFTER_MS = 10 * MINUTE_MS;

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/**
 * The company's own licenses, insurance and the like that have expired, or will within 60 days. Its id changes at 60,
 * 30 and 7 days and on expiry: each is a separate occasion.
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

/** Licenses of active technicians that ran out or soon will, on the calendar day `today`. */
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

const mailTarget = ({ subjectType, subjectId }: Mail): AttentionItem['action'] => {
  switch (subjectType) {
    case 'estimate':
      return { label: 'Open estimate', to: paths.estimateView(subjectId) };
    case 'invoice':
      return { label: 'Open invoice', to: paths.invoice(subjectId) };
    case 'payment':
      return { label: 'Open payment', to: `${paths.payments}?payment=${encodeURIComponent(subjectId)}` };
    case 'customer':
      return { label: 'Open customer', to: paths.customerDetails(subjectId) };
    case 'lead':
      return { label: 'Open lead', to: paths.leadDetails(subjectId) };
    case 'job':
      return { label: 'Open report', to: paths.jobReport(subjectId) };
    case 'credit-note':
      return { label: 'Open invoices', to: paths.invoices };
    case 'invite':
      return { label: 'Open team', to: paths.team };
  }
};

/** E-mails that did not go out in the last days. */
export const failedMailItems = (mails: readonly Stored<Mail>[], now: string): AttentionItem[] =>
  mails
    .filter(({ state, requestedAt }) => state === 'failed' && requestedAt >= addDaysToInstant(now, -FAILED_MAIL_DAYS))
    .map((mail) => ({
      id: `mail-failed:${mail.id}`,
      kind: 'mail-failed',
      title: `${MAIL_KIND_LABELS[mail.kind]} was not delivered`,
      detail: [mail.to.join(', '), mail.error].filter(Boolean).join(' · '),
      at: mail.requestedAt,
      action: mailTarget(mail),
      isNews: true,
    }));

/** Imports that began and broke off. */
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
