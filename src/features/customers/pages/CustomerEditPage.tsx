import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { useCustomerForm } from '@/entities/customer/form/useCustomerForm';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { CustomerForm } from '../components/form/CustomerForm';

/** Edits a customer. Saves only changed fields, and never overwrites what someone else changed in the meantime. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.customers, id);
  const can = useCan();
  const toCustomer = paths.customerDetails(id);
  return (
    <PageBody size="narrow">
      <RecordGate
        id={id}
        noun="customer"
        read={read}
        isEditing
        header={<PageHeader title="Edit customer" back={{ to: paths.customers, label: 'Customers' }} />}
        wayBack={<LinkButton to={paths.customers}>Back to customers</LinkButton>}
        denied={
          !can('update', 'customers') && {
            title: 'You cannot change customers',
            needs: 'Everyone can leave a note on the customer.',
            ask: 'customers',
            wayBack: <LinkButton to={toCustomer}>Back to the customer</LinkButton>,
          }
        }
      >
        {(customer) => <EditCustomer customer={customer} mayCreate={can('create', 'customers')} />}
      </RecordGate>
    </PageBody>
  );
}

function EditCustomer({ customer, mayCreate }: { customer: Stored<Customer>; mayCreate: boolean }) {
  const navigate = useNavigate();
  const back = paths.customerDetails(customer.id);
  const editing = useCustomerForm({
    customer,
    mayCreate,
    onSaved: ({ id }) => void navigate(paths.customerDetails(id), { replace: true }),
  });
  return (
    <>
      <PageHeader title={`Edit ${customer.name}`} back={{ to: back, label: 'Back to the customer' }} />
      <CustomerForm editing={editing} onCancel={() => void navigate(back)} />
    </>
  );
}
