import { leadSourceOptions } from '@/domain/company/workChoices';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { FormSelect } from '@/ui/forms/FormSelect';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { CustomerFormValues } from './customerForm';

/** Edits where the customer comes from: one of the company's lead sources. */
export function LeadSourceField({ form }: { form: SchemaFormApi<CustomerFormValues> }) {
  const { settings } = useWorkSettings();
  return (
    <FormSelect
      form={form}
      name="source"
      label="How they found you"
      options={leadSourceOptions(settings, form.values.source)}
    />
  );
}
