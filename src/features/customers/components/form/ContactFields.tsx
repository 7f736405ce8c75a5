import { SimpleGrid } from '@mantine/core';
import { CONTACT_LIMIT } from '@/domain/customer/schema';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { CustomerFormValues } from '@/entities/customer/form/customerForm';

/** Form fields for additional contacts: a spouse, a site manager, the accounting department. */
export function ContactFields({ form }: { form: SchemaFormApi<CustomerFormValues> }) {
  return (
    <FormList
      form={form}
      name="contacts"
      label="Other contacts"
      itemLabel="Contact"
      max={CONTACT_LIMIT}
      newItem={() => ({ id: newId(), name: '', role: '', phone: '', email: '' })}
      emptyText="People to talk to besides the main phone and e-mail."
    >
      {(index) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormTextInput form={form} name={`contacts.${index}.name`} label="Name" autoComplete="off" isRequired />
          <FormTextInput
            form={form}
            name={`contacts.${index}.role`}
            label="Role"
            placeholder="Tenant, site manager…"
            autoComplete="off"
          />
          <FormPhone form={form} name={`contacts.${index}.phone`} label="Phone" autoComplete="off" />
          <FormTextInput form={form} name={`contacts.${index}.email`} label="E-mail" type="email" autoComplete="off" />
        </SimpleGrid>
      )}
    </FormList>
  );
}
