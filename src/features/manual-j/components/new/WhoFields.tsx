import { WhoPickers } from '@/entities/calculation/WhoPickers';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Section } from '@/ui/layout/Section';
import type { NewLoadValues } from '../../newLoad';

/** Edits the calculation's title, customer and address. */
export function WhoFields({ form, jobNumber }: { form: SchemaFormApi<NewLoadValues>; jobNumber: string }) {
  return (
    <Section title="Calculation">
      <OneColumn>
        {jobNumber !== '' && <InlineNotice tone="info">For job {jobNumber}.</InlineNotice>}
        <FormTextInput form={form} name="title" label="Name" placeholder="Replacement at Elm Street" isRequired />
        <WhoPickers form={form} />
        <FormTextInput form={form} name="address" label="Address of the house" />
        <OptionalParts
          parts={[
            {
              id: 'notes',
              label: 'Note',
              isFilled: form.values.notes !== '',
              content: <FormTextarea form={form} name="notes" label="Notes" maxLength={5000} minRows={2} />,
            },
          ]}
        />
      </OneColumn>
    </Section>
  );
}
