import { Drawer, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { newId } from '@/lib/ids';
import { AddressFields } from '@/ui/forms/AddressFields';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { customerFormSchema, startingWith, type CustomerFormValues } from './form/customerForm';
import { DuplicateWarning } from './form/DuplicateWarning';
import { IdentityFields } from './form/IdentityFields';
import { useCreateCustomer } from './form/useCreateCustomer';

type NewCustomerDrawerProps = {
  /** What was typed so far. */
  name: string;
  /** With the customer that was made, or that turned out to be known. */
  onChosen: (id: string) => void;
  onClose: () => void;
};

/** A new caller, without leaving what is being written: who it is and where. The rest is asked on the customer's page. */
export function NewCustomerDrawer({ name, onChosen, onClose }: NewCustomerDrawerProps) {
  const { uid } = useSession();
  const [id] = useState(() => newId());
  const create = useCreateCustomer();
  const form = useSchemaForm({
    schema: customerFormSchema,
    initialValues: startingWith(name),
    draftKey: `${uid}:customer:quick:${name.toLowerCase()}`,
  });

  const save = async (values: CustomerFormValues): Promise<void> => {
    onChosen((await create(values, id)).id);
  };
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="New customer">
      <SchemaForm form={form} onSubmit={save} submitLabel="Create customer" onCancel={onClose}>
        <Stack gap="md">
          <IdentityFields form={form} />
          <DuplicateWarning values={form.values} onChoose={onChosen} />
          <AddressFields
            form={form}
            name="billingAddress"
            legend="Address, for the work and for bills"
            autoCompleteGroup="billing"
          />
        </Stack>
      </SchemaForm>
    </Drawer>
  );
}
