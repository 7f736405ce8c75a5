import { Drawer, Stack } from '@mantine/core';
import { RecordForm } from '@/entities/record/RecordForm';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { startingWith } from './form/customerForm';
import { DuplicateWarning } from './form/DuplicateWarning';
import { IdentityFields } from './form/IdentityFields';
import { LeadSourceField } from './form/LeadSourceField';
import { PropertyUseField } from './form/PropertyUseField';
import { useCustomerForm } from './form/useCustomerForm';

type NewCustomerDrawerProps = {
  /** The text typed so far. */
  name: string;
  /** Receives the customer that was created, or turned out to exist already. */
  onChosen: (id: string) => void;
  onClose: () => void;
};

/** Adds a new caller without leaving the current form: name and address. The rest is asked on the customer's page. */
export function NewCustomerDrawer({ name, onChosen, onClose }: NewCustomerDrawerProps) {
  const editing = useCustomerForm({
    customer: null,
    startWith: startingWith(name),
    draftOf: `quick:${name.toLowerCase()}`,
    mayCreate: true,
    onSaved: ({ id }) => onChosen(id),
  });
  const { form } = editing;
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="New customer">
      <RecordForm editing={editing} onCancel={onClose}>
        <Stack gap="md">
          <IdentityFields form={form} />
          <DuplicateWarning values={form.values} onChoose={onChosen} />
          <MemberAddressFields
            form={form}
            name="billingAddress"
            legend="Service and billing address"
            autoCompleteGroup="billing"
          />
          {form.values.kind === 'company' && <PropertyUseField form={form} name="firstProperty.use" />}
          <LeadSourceField form={form} />
        </Stack>
      </RecordForm>
    </Drawer>
  );
}
