import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { ContractForm } from '../components/ContractForm';
import { useContractForm } from '../hooks/useContractForm';
import { useContractPlace } from '../hooks/useContractPlace';

const TITLE = 'Edit contract';

/** Edits a draft. A contract that was sent is first taken back, which voids its signatures. */
export function Component() {
  const { id = '' } = useParams();
  const can = useCan();
  const read = useLiveRecord(collections.contracts, id);
  const toContract = <LinkButton to={paths.contract(id)}>Back to the contract</LinkButton>;
  return (
    <PageBody size="normal">
      <RecordGate
        id={id}
        noun="contract"
        read={read}
        isEditing
        header={<PageHeader title={TITLE} back={{ to: paths.contracts, label: 'Contracts' }} />}
        wayBack={<LinkButton to={paths.contracts}>Back to contracts</LinkButton>}
        denied={
          !can('update', 'contracts') && {
            title: 'You cannot edit contracts',
            ask: 'contracts',
            wayBack: toContract,
          }
        }
      >
        {(contract) => (
          <>
            <PageHeader title={TITLE} back={{ to: paths.contract(id), label: contract.number }} />
            {contract.state === 'draft' ? (
              <EditContract contract={contract} />
            ) : (
              <EmptyState
                title="Only drafts can be edited"
                text={
                  contract.state === 'out'
                    ? 'This one is out for signature. Withdraw it on its page to edit it. That voids any signatures.'
                    : 'This one is signed. Any further changes need a change order.'
                }
                action={toContract}
              />
            )}
          </>
        )}
      </RecordGate>
    </PageBody>
  );
}

function EditContract({ contract }: { contract: Stored<Contract> }) {
  const navigate = useNavigate();
  const editing = useContractForm({ contract });
  const place = useContractPlace(editing.form);
  return (
    <ContractForm
      editing={editing}
      place={place}
      onSubmit={async (values) => {
        const { id } = await editing.save(values);
        await navigate(paths.contract(id), { replace: true });
      }}
    />
  );
}
