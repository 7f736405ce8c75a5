import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { Lead } from '@/domain/lead/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { LeadForm } from '../components/LeadForm';
import { useLeadForm } from '../hooks/useLeadForm';

/** Edits a lead's contact, request and next action. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.leads, id);
  const mayEdit = useCan()('update', 'leads');
  const wayBack = <LinkButton to={paths.leads}>Back to leads</LinkButton>;
  return (
    <PageBody size="narrow">
      <PageHeader title="Edit lead" back={{ to: paths.leadDetails(id), label: read.record?.name ?? 'Lead' }} />
      <RecordGate
        id={id}
        noun="lead"
        read={read}
        wayBack={wayBack}
        isEditing
        denied={!mayEdit && { title: 'You cannot change leads', needs: 'The office does.', ask: 'leads', wayBack }}
      >
        {(lead) => <EditLead key={lead.id} lead={lead} />}
      </RecordGate>
    </PageBody>
  );
}

function EditLead({ lead }: { lead: Stored<Lead> }) {
  const navigate = useNavigate();
  const back = (): void => void navigate(paths.leadDetails(lead.id), { replace: true });
  const editing = useLeadForm({ lead, onSaved: back });
  return <LeadForm editing={editing} onCancel={back} />;
}
