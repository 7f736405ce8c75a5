import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { CUSTOMER_FIELD_LABELS } from '@/domain/customer/labels';
import { customerNames, type Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { AppError } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { isSame } from '@/lib/stableJson';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { notify } from '@/ui/feedback/notify';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { CustomerForm } from '../components/form/CustomerForm';
import { toCustomerInput, type CustomerFormValues } from '@/entities/customer/form/customerForm';
import { CustomerGate } from '../components/CustomerGate';

/** Edits a customer. Only what was changed is saved, and never over what somebody else changed meanwhile. */
export function Component() {
  const { id = '' } = useParams();
  const query = useRecord(collections.customers, id);
  const actor = useSession();
  if (!can(actor, 'update', 'customers')) {
    return (
      <PageBody size="narrow">
        <PageHeader title="Edit customer" back={{ to: paths.customerDetails(id), label: 'Back to the customer' }} />
        <EmptyState
          title="You cannot change customers"
          text="Leave a note on the customer, or ask someone in the office."
          action={<LinkButton to={paths.customerDetails(id)}>Go to customer</LinkButton>}
        />
      </PageBody>
    );
  }
  return (
    <PageBody size="narrow">
      <CustomerGate query={query}>{(customer) => <EditCustomer key={customer.id} customer={customer} />}</CustomerGate>
    </PageBody>
  );
}

function EditCustomer({ customer }: { customer: Stored<Customer> }) {
  const { uid } = useSession();
  const navigate = useNavigate();
  // As it was when the form opened: what others save later must count as theirs.
  const [base] = useState(customer);
  const { update, conflictDialog } = useConflictSave({
    definition: collections.customers,
    labels: CUSTOMER_FIELD_LABELS,
  });
  const customers = useSaveRecord(collections.customers);
  const back = paths.customerDetails(customer.id);

  const save = async (values: CustomerFormValues): Promise<void> => {
    const input = toCustomerInput(values);
    const saved = await update(base, { ...input, ...customerNames(input) }, customer.name);
    if (!saved) throw new AppError({ code: 'conflict', userMessage: 'Not saved yet. Your changes are still here.' });
    // When names were chosen from both versions, the name made of them is neither's.
    const names = customerNames(saved);
    if (!isSame(names, { name: saved.name, sortName: saved.sortName }))
      await customers.update(saved.id, names, { label: names.name });
    notify.success('Changes saved.');
    void navigate(back, { replace: true });
  };

  return (
    <>
      <PageHeader title={`Edit ${customer.name}`} back={{ to: back, label: 'Back to the customer' }} />
      <CustomerForm
        customer={base}
        draftKey={`${uid}:customer:${customer.id}`}
        onSubmit={save}
        onCancel={() => void navigate(back)}
      />
      {conflictDialog}
    </>
  );
}
