import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { Agreement } from '@/domain/agreement/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { AgreementForm } from '../components/AgreementForm';
import { useAgreementForm } from '../hooks/useAgreementForm';
import { useAgreementParties } from '../hooks/useAgreementParties';
import { usePlans } from '@/entities/agreement/usePlans';

const TITLE = 'Edit service agreement';

/** Edits a draft. An offer is withdrawn first, so that no one signs while it is changing. */
export function Component() {
  const { id = '' } = useParams();
  const can = useCan();
  const read = useLiveRecord(collections.agreements, id);
  const toAgreement = <LinkButton to={paths.agreementView(id)}>Back to the agreement</LinkButton>;
  return (
    <PageBody size="narrow">
      <RecordGate
        id={id}
        noun="service agreement"
        read={read}
        isEditing
        header={<PageHeader title={TITLE} back={{ to: paths.agreements, label: 'Service agreements' }} />}
        wayBack={<LinkButton to={paths.agreements}>Back to service agreements</LinkButton>}
        denied={
          !can('update', 'agreements') && {
            title: 'You cannot edit agreements',
            ask: 'agreements',
            wayBack: toAgreement,
          }
        }
      >
        {(agreement) => (
          <>
            <PageHeader title={TITLE} back={{ to: paths.agreementView(id), label: agreement.number }} />
            {agreement.state === 'draft' ? (
              <EditAgreement agreement={agreement} />
            ) : (
              <EmptyState
                title="Only drafts can be edited"
                text="This one has gone to the customer. Withdraw it on its page to edit it."
                action={toAgreement}
              />
            )}
          </>
        )}
      </RecordGate>
    </PageBody>
  );
}

function EditAgreement({ agreement }: { agreement: Stored<Agreement> }) {
  const navigate = useNavigate();
  const today = useToday();
  const { offered } = usePlans();
  const editing = useAgreementForm({ agreement });
  const parties = useAgreementParties(editing.form, today);
  return (
    <AgreementForm
      editing={editing}
      parties={parties}
      plans={offered}
      onSubmit={async (values) => {
        const { id } = await editing.save(values);
        await navigate(paths.agreementView(id), { replace: true });
      }}
    />
  );
}
