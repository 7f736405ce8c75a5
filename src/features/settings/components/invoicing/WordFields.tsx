import type { BillingSettings } from '@/domain/billing/settings';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

/** Edits the texts printed on every estimate and invoice. */
export function WordFields({ form }: { form: SchemaFormApi<BillingSettings> }) {
  return (
    <Section title="Document text" description="New documents start with this text. You can change it on each one.">
      <OneColumn>
        <FormTextarea form={form} name="estimateMessage" label="Message on estimates" maxLength={2000} minRows={2} />
        <FormTextarea form={form} name="estimateTerms" label="Terms of estimates" maxLength={10_000} minRows={3} />
        <FormTextarea form={form} name="invoiceMessage" label="Message on invoices" maxLength={2000} minRows={2} />
        <FormTextarea form={form} name="invoiceTerms" label="Terms of invoices" maxLength={10_000} minRows={3} />
        <FormTextarea
          form={form}
          name="footer"
          label="Footer of every page"
          description="License numbers, bank details"
          maxLength={500}
          minRows={2}
        />
      </OneColumn>
    </Section>
  );
}
