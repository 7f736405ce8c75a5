import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { CustomerForm } from '../components/form/CustomerForm';
import { EMPTY_CUSTOMER, startingWith, type CustomerFormValues } from '@/entities/customer/form/customerForm';
import { useCreateCustomer } from '@/entities/customer/form/useCreateCustomer';

/** A new customer, with the first property if there is one. `?name=` fills in what was typed elsewhere. */
export function Component() {
  const { uid, role, features } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [id] = useState(() => newId());
  const create = useCreateCustomer();
  const name = params.get('name') ?? '';

  const save = async (values: CustomerFormValues): Promise<void> => {
    await create(values, id);
    void navigate(paths.customerDetails(id), { replace: true });
  };

  return (
    <PageBody size="narrow">
      <PageHeader title="New customer" back={{ to: paths.customers, label: 'Customers' }} />
      {can({ role, features }, 'create', 'customers') ? (
        <CustomerForm
          startWith={name === '' ? EMPTY_CUSTOMER : startingWith(name)}
          draftKey={`${uid}:customer:new`}
          onSubmit={save}
          onCancel={() => void navigate(paths.customers)}
        />
      ) : (
        <EmptyState
          title="You cannot add customers"
          text="Ask someone in the office to add this customer."
          action={<LinkButton to={paths.customers}>Go to customers</LinkButton>}
        />
      )}
    </PageBody>
  );
}
