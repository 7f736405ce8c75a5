import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { recentQuickbooksRuns } from '@/domain/quickbooks/queries';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDateTime } from '@/ui/format/dateTime';
import { LinkButton } from '@/ui/links/LinkButton';
import { runWords } from '../runWords';

/** Shows the result of the last push or revert, with a link to details; nothing before the first. */
export function LastRun() {
  const { timeZone } = useSession().company;
  const {
    records: [run],
  } = useLiveRecords(collections.quickbooksRuns, recentQuickbooksRuns(1));
  if (run?.state !== 'done') return null;
  return (
    <InlineNotice
      tone={run.failed > 0 ? 'warning' : 'success'}
      role="status"
      title={`${run.kind === 'push' ? 'Last push' : 'Last undo'}: ${runWords(run)}`}
      action={
        <LinkButton to="/quickbooks?tab=history" variant="default">
          Look at it
        </LinkButton>
      }
    >
      {formatDateTime(run.endedAt || run.startedAt, timeZone)}
      {run.failed > 0 ? '. The history says why of each.' : ''}
    </InlineNotice>
  );
}
