import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { LoadWorkspace } from '../components/editor/LoadWorkspace';

const BACK = { to: paths.manualJ, label: 'Load calculations' };

/** A load calculation being worked on. */
export function Component() {
  const { id = '' } = useParams();
  const session = useSession();
  const { record, isLoading, error } = useLiveRecord(collections.manualJ, id);
  if (record && can(session, 'update', 'manualJ')) return <LoadWorkspace key={id} record={record} />;
  return (
    <PageBody size="wide">
      <PageHeader title={record?.title ?? 'Load calculation'} back={BACK} />
      {record ? (
        <EmptyState
          title="You cannot change load calculations"
          text="Ask an admin of your company."
          action={<LinkButton to={paths.manualJView(id)}>See it</LinkButton>}
        />
      ) : error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={8} />
      ) : (
        <EmptyState
          title="Calculation not found"
          text="It does not exist. It may have been deleted."
          action={<LinkButton to={paths.manualJ}>All load calculations</LinkButton>}
        />
      )}
    </PageBody>
  );
}
