import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { isRecordId } from '@/domain/record/recordId';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { LeadForm } from '../components/LeadForm';
import { PublicLeadPage } from '../components/PublicLeadPage';
import { useLeadForm } from '../hooks/useLeadForm';

/** Shows the company's customer form if the URL names a company, the same for everyone; otherwise the staff form. */
export function Component() {
  const [params] = useSearchParams();
  const companyId = params.get('company') ?? '';
  return isRecordId(companyId) ? <PublicLeadPage key={companyId} companyId={companyId} /> : <StaffPage />;
}

function StaffPage() {
  const can = useCan();
  return (
    <PageBody size="narrow">
      <PageHeader title="New lead" {...(can('read', 'leads') && { back: { to: paths.leads, label: 'Leads' } })} />
      {can('create', 'leads') ? (
        <NewLead />
      ) : (
        <NotAllowed
          ask="leads"
          title="You cannot add leads"
          needs="It needs the leads feature and a role of the office."
          wayBack={<LinkButton to={paths.start}>Back to start</LinkButton>}
        />
      )}
    </PageBody>
  );
}

function NewLead() {
  const navigate = useNavigate();
  const editing = useLeadForm({
    lead: null,
    onSaved: ({ id }) => void navigate(paths.leadDetails(id), { replace: true }),
  });
  return <LeadForm editing={editing} onCancel={() => void navigate(paths.leads)} />;
}
