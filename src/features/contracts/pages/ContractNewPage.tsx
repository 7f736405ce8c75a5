import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { newContractValues, type ContractOrigin } from '@/domain/contract/record/origin';
import { newContract } from '@/domain/contract/record/schema';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { TemplatePicker } from '../components/TemplatePicker';
import { ContractForm } from '../components/ContractForm';
import { toContractForm } from '../contractForm';
import { useContractForm } from '../hooks/useContractForm';
import { useContractOrigin } from '../hooks/useContractOrigin';
import { useContractPlace } from '../hooks/useContractPlace';

const BACK = { to: paths.contracts, label: 'Contracts' };

/** Creates a contract from an accepted estimate, for a job or customer, from a template, or from scratch. */
export function Component() {
  const can = useCan();
  const { key, origin, error, refetch } = useContractOrigin();
  return (
    <PageBody size="normal">
      <PageHeader title="New contract" back={BACK} />
      {!can('create', 'contracts') || !can('read', 'customers') ? (
        <NotAllowed
          ask="contracts"
          title="You cannot write contracts"
          needs="It needs the contracts and customers features and an office role."
          wayBack={<LinkButton to={paths.contracts}>All contracts</LinkButton>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !origin ? (
        <LoadingRows rows={6} />
      ) : (
        <>
          {origin.isMissing && (
            <InlineNotice tone="warning" title="The record for this contract was not found">
              It may have been deleted, or it is not on this device. You can fill in the contract yourself.
            </InlineNotice>
          )}
          {can('read', 'contractTemplates') && <TemplatePicker />}
          <NewContract key={key} originKey={key} origin={origin} />
        </>
      )}
    </PageBody>
  );
}

function NewContract({ origin, originKey }: { origin: ContractOrigin; originKey: string }) {
  const navigate = useNavigate();
  const [startWith] = useState(() => startValues(origin));
  const editing = useContractForm({ contract: null, startWith, draftOf: originKey });
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

/** Initial values may be incomplete: the form reports what's missing on submit. */
function startValues(origin: ContractOrigin) {
  const { title, customerId, ...values } = newContractValues(origin, new Date());
  const complete = newContract({ ...values, title: 'none', customerId: 'none' });
  return { ...toContractForm(complete), title, customerId };
}
