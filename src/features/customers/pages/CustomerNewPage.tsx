import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { newCustomer } from '@/domain/customer/schema';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { notify } from '@/ui/feedback/notify';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { CustomerForm } from '../components/form/CustomerForm';
import { EMPTY_CUSTOMER, firstPropertyOf, startingWith, toCustomerInput, type CustomerFormValues } from '../components/form/customerForm';

/** A new customer, with the first property if there is one. `?name=` fills in what was typed elsewhere. */
export function Component() {
  const { uid, role, features } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [id] = useState(() => newId());
  const customers = useSaveRecord(collections.customers);
  const properties = useSaveRecord(collections.properties);
  const name = params.get('name') ?? '';

  const save = async (values: CustomerFormValues): Promise<void> => {
    const customer = await customers.create(newCustomer(toCustomerInput(values)), { id });
    const property = firstPropertyOf(values, id);
    // The customer is saved by now: what may go wrong with the property must not ask for all of it again.
    if (property) await properties.create(property, { label: customer.name }).catch(() => notify.error('The customer was saved, but not the property. Please add it here.'));
    notify.success(`${customer.name} was added.`);
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
        <EmptyState title="You cannot add customers" text="Ask somebody in the office to add this customer." action={<LinkButton to={paths.customers}>To the customers</LinkButton>} />
      )}
    </PageBody>
  );
}
