import { Button } from '@mantine/core';
import type { FormLead } from '@/domain/lead/arrival';
import { LEAD_MESSAGE_LENGTH } from '@/domain/lead/schema';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import classes from './leads.module.css';

type WantedFieldsProps = {
  form: SchemaFormApi<FormLead>;
  /** Most requested services, suggested until something is typed. */
  services: readonly string[];
};

/** Edits what the customer wants. */
export function WantedFields({ form, services }: WantedFieldsProps) {
  const { wanted, message } = form.values;
  return (
    <Section>
      <OneColumn>
        <FormTextInput form={form} name="wanted" label="What do you need?" placeholder="No heat, new water heater…" />
        {services.length > 0 && wanted === '' && (
          <div className={classes['badges']} role="group" aria-label="Usual requests">
            {services.map((service) => (
              <Button
                key={service}
                size="compact-sm"
                variant="default"
                onClick={() => form.setFieldValue('wanted', service)}
              >
                {service}
              </Button>
            ))}
          </div>
        )}
        <FormTextarea
          form={form}
          name="message"
          label="Tell us more"
          maxLength={LEAD_MESSAGE_LENGTH}
          minRows={message === '' ? 2 : 3}
        />
      </OneColumn>
    </Section>
  );
}
