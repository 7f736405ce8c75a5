import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { EMPTY_CUSTOMER, startingWith } from '@/entities/customer/form/customerForm';
import { useCustomerForm } from '@/entities/customer/form/useCustomerForm';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { CustomerForm } from '../components/form/CustomerForm';

/** Creates a customer, optionally with a first property. `?name=` prefills text typed elsewhere. */
export function Component() {
  const can = useCan();
  return (
    <PageBody size="narrow">
      <PageHeader title="New customer" back={{ to: paths.customers, label: 'Customers' }} />
      {can('create', 'customers') ? (
        <NewCustomer />
      ) : (
        <NotAllowed
          ask="customers"
          title="You cannot add customers"
          needs="The office does."
          wayBack={<LinkButton to={paths.customers}>Back to customers</LinkButton>}
        />
      )}
    </PageBody>
  );
}

function NewCustomer() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const name = params.get('name') ?? '';
  const editing = useCustomerForm({
    customer: null,
    startWith: name === '' ? EMPTY_CUSTOMER : startingWith(name),
    mayCreate: true,
    onSaved: ({ id }) => void navigate(paths.customerDetails(id), { replace: true }),
  });
  return <CustomerForm editing={editing} onCancel={() => void navigate(paths.customers)} />;
}
