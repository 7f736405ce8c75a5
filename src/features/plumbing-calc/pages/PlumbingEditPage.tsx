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
import { PlumbingWorkspace } from '../components/editor/PlumbingWorkspace';

const BACK = { to: paths.plumbingCalc, label: 'Plumbing' };

/** A plumbing calculation being worked on. */
export function Component() {
  const { id = '' } = useParams();
  const session = useSession();
  const read = useLiveRecord(collections.plumbingCalc, id);
  return (
    <RecordGate
      id={id}
      definition={collections.plumbingCalc}
      noun="calculation"
      read={read}
      isEditing
      frame={(body) => (
        <PageBody size="wide">
          <PageHeader title={read.record?.title ?? 'Plumbing calculation'} back={BACK} />
          {body}
        </PageBody>
      )}
      wayBack={<LinkButton to={paths.plumbingCalc}>Back to Plumbing</LinkButton>}
      denied={
        !can(session, 'update', 'plumbingCalc') && {
          title: 'You cannot change plumbing calculations',
          text: 'Ask an admin of your company.',
          action: <LinkButton to={paths.plumbingCalcView(id)}>See it</LinkButton>,
        }
      }
    >
      {(record) => <PlumbingWorkspace key={record.id} record={record} />}
    </RecordGate>
  );
}
