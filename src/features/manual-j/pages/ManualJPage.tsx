import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { LoadWorkspace } from '../components/editor/LoadWorkspace';

const BACK = { to: paths.manualJ, label: 'Manual J' };

/** A load calculation being worked on. */
export function Component() {
  const { id = '' } = useParams();
  const session = useSession();
  const read = useLiveRecord(collections.manualJ, id);
  return (
    <RecordGate
      id={id}
      definition={collections.manualJ}
      noun="calculation"
      read={read}
      isEditing
      frame={(body) => (
        <PageBody size="wide">
          <PageHeader title={read.record?.title ?? 'Load calculation'} back={BACK} />
          {body}
        </PageBody>
      )}
      wayBack={<LinkButton to={paths.manualJ}>Back to Manual J</LinkButton>}
      denied={
        !can(session, 'update', 'manualJ') && {
          title: 'You cannot change load calculations',
          text: 'Ask an admin of your company.',
          action: <LinkButton to={paths.manualJView(id)}>See it</LinkButton>,
        }
      }
    >
      {(record) => <LoadWorkspace record={record} />}
    </RecordGate>
  );
}
