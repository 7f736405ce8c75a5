import { Navigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { FillIn } from '../components/FillIn';

const BACK = { to: paths.inspections, label: 'Inspections' };

/** Fills in an inspection; a completed one is shown as its report. */
export function Component() {
  const { id = '' } = useParams();
  const can = useCan();
  const read = useLiveRecord(collections.inspections, id);
  return (
    <PageBody size="normal">
      <RecordGate
        id={id}
        noun="inspection"
        read={read}
        header={<PageHeader title="Inspection" back={BACK} />}
        wayBack={<LinkButton to={paths.inspections}>Back to inspections</LinkButton>}
        denied={
          !can('update', 'inspections') && {
            title: 'You cannot answer inspections',
            ask: 'inspections',
            wayBack: <LinkButton to={paths.inspectionView(id)}>See the report</LinkButton>,
          }
        }
      >
        {(record) =>
          record.state === 'in-progress' ? (
            <FillIn key={record.id} record={record} />
          ) : (
            <Navigate to={paths.inspectionView(record.id)} replace />
          )
        }
      </RecordGate>
    </PageBody>
  );
}
