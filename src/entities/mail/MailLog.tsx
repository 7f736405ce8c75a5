import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useSession } from '@/data/react/WorkspaceProvider';
import { mailsAbout } from '@/domain/mail/queries';
import { addressesOfMail, MAIL_KIND_LABELS, type Mail } from '@/domain/mail/schema';
import type { Stored } from '@/domain/record/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatDateTime } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { MailOutcome } from './MailOutcome';

/** Lists e-mails sent about one estimate, invoice or customer, newest first. Empty for users without access. */
export function MailLog({ subjectId }: { subjectId: string }) {
  const can = useCan();
  return can('read', 'mail') ? <Log subjectId={subjectId} /> : null;
}

function Log({ subjectId }: { subjectId: string }) {
  const { company } = useSession();
  const mails = useRecordPages(collections.mail, mailsAbout(subjectId));
  const columns: DataColumn<Stored<Mail>>[] = [
    { id: 'subject', header: 'Subject', cell: ({ subject, kind }) => subject || MAIL_KIND_LABELS[kind] },
    { id: 'to', header: 'To', width: 220, cell: addressesOfMail },
    {
      id: 'at',
      header: 'When',
      cell: ({ sentAt, requestedAt }) => formatDateTime(sentAt || requestedAt, company.timeZone),
      width: 190,
    },
    { id: 'state', header: 'Outcome', width: 120, cell: (mail) => <MailOutcome mail={mail} /> },
  ];
  return (
    <DataTable
      caption="Sent e-mails"
      isWrapping
      columns={columns}
      rows={mails.records}
      getRowId={({ id }) => id}
      state={{ isLoading: mails.isLoading, error: mails.error, onRetry: () => void mails.refetch() }}
      paging={{
        onEndReached: () => void mails.fetchNextPage(),
        isFetchingMore: mails.isFetchingNextPage,
        hasMore: mails.hasNextPage,
      }}
      empty={<EmptyState title="No e-mail yet" text="What you send appears here, and whether it arrived." />}
    />
  );
}
