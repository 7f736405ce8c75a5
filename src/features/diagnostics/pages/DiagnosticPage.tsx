import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { DiagnosticEditor } from '../components/DiagnosticEditor';
import { useDiagnosticForm } from '../hooks/useDiagnosticForm';

const BACK = { to: paths.diagnostics, label: 'Diagnostics' };

/** Edits a set of readings. */
export function Component() {
  const { id = '' } = useParams();
  const can = useCan();
  const read = useLiveRecord(collections.diagnostics, id);
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="set of readings"
        read={read}
        isEditing
        header={<PageHeader title="Readings" back={BACK} />}
        wayBack={<LinkButton to={paths.diagnostics}>Back to diagnostics</LinkButton>}
        denied={
          !can('update', 'diagnostics') && {
            title: 'You cannot change readings',
            ask: 'readings',
            wayBack: <LinkButton to={paths.diagnosticView(id)}>See them</LinkButton>,
          }
        }
      >
        {(record) => <EditSet record={record} />}
      </RecordGate>
    </PageBody>
  );
}

function EditSet({ record }: { record: Stored<Diagnostic> }) {
  const navigate = useNavigate();
  const toView = paths.diagnosticView(record.id);
  const editing = useDiagnosticForm({ record, onSaved: () => navigate(toView, { replace: true }) });
  return (
    <>
      <PageHeader
        title={PROCEDURE_TITLES[record.kind]}
        subtitle={[record.unitName, record.customerName].filter(Boolean).join(', ')}
        back={{ to: toView, label: record.number }}
      />
      <DiagnosticEditor editing={editing} onCancel={() => void navigate(toView)} />
    </>
  );
}
