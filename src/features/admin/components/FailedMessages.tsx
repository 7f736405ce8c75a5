import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { failedMailItems } from '@/domain/attention/companyRules';
import { FAILED_MAIL_DAYS, failedMail } from '@/domain/attention/queries';
import { useToday } from '@/entities/company/useToday';
import { dayStart, nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatRelative } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';

/** Lists the latest e-mails that failed, each with a way to resend it. */
export function FailedMessages() {
  const { timeZone } = useSession().company;
  const today = useToday();
  const mails = useLiveRecords(collections.mail, failedMail(dayStart(timeZone, today)));
  const items = failedMailItems(mails.records, nowIso());
  return (
    <Section
      title="E-mails that did not arrive"
      description={`The last ${FAILED_MAIL_DAYS} days`}
      actions={<RouterLink to={paths.messageLog}>All messages</RouterLink>}
    >
      {mails.error ? (
        <ErrorState error={mails.error} />
      ) : mails.isLoading ? (
        <LoadingRows rows={3} label="Loading e-mails" />
      ) : items.length === 0 ? (
        <EmptyState title="Everything went out" text="An e-mail that fails is listed here with the reason." />
      ) : (
        <LinedList label="E-mails that did not arrive">
          {items.map(({ id, title, detail, at, action }) => (
            <LinedRow key={id} title={title} details={`${detail} · ${formatRelative(at, timeZone)}`}>
              <RouterLink to={action.to}>{action.label}</RouterLink>
            </LinedRow>
          ))}
        </LinedList>
      )}
    </Section>
  );
}
