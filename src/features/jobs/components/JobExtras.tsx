import { leadSourceOptions } from '@/domain/company/workChoices';
import { TAG_LIMIT } from '@/domain/customer/schema';
import { PRIORITY_LABELS } from '@/domain/job/jobLabels';
import { PRIORITIES } from '@/domain/job/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { SkillsField } from '@/entities/technician/SkillsField';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Pair } from '@/ui/layout/Pair';
import type { JobFormValues } from '../jobForm';
import { ChecklistFields } from './ChecklistFields';

const TEXT_LIMIT = 10_000;
const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

type JobExtrasProps = { form: SchemaFormApi<JobFormValues>; isNew: boolean };

/** Edits a job's optional details beyond customer, work, time and crew. */
export function JobExtras({ form, isNew }: JobExtrasProps) {
  const { values, errors } = form;
  const { settings } = useWorkSettings();
  // A new job's contact phone defaults to the customer's: that alone is no reason to expand this part.
  const hasContact =
    values.contactName !== '' || (!isNew && values.contactPhone !== '') || errors['contactPhone'] !== undefined;
  const textarea = (name: 'description' | 'customerNotes' | 'internalNotes', label: string, description?: string) => (
    <FormTextarea form={form} name={name} label={label} description={description} maxLength={TEXT_LIMIT} minRows={2} />
  );
  return (
    <OptionalParts
      parts={[
        {
          id: 'description',
          label: 'Description',
          isFilled: values.description !== '',
          content: textarea('description', 'Description', 'Work to be done'),
        },
        {
          id: 'requiredSkills',
          label: 'Skills and licenses',
          isFilled: values.requiredSkills.length > 0,
          content: (
            <SkillsField
              form={form}
              name="requiredSkills"
              description="At least one technician on the visit must have each."
            />
          ),
        },
        {
          id: 'priority',
          label: 'Priority',
          isFilled: values.priority !== 'normal',
          content: <FormSelect form={form} name="priority" label="Priority" options={PRIORITY_OPTIONS} />,
        },
        {
          id: 'contact',
          label: 'Contact on site',
          isFilled: hasContact,
          content: (
            <Pair>
              <FormTextInput form={form} name="contactName" label="Contact on site" autoComplete="off" />
              <FormPhone form={form} name="contactPhone" label="Contact phone" />
            </Pair>
          ),
        },
        {
          id: 'customerNotes',
          label: 'Note for the customer',
          isFilled: values.customerNotes !== '',
          content: textarea('customerNotes', 'Note for the customer'),
        },
        {
          id: 'internalNotes',
          label: 'Internal note',
          isFilled: values.internalNotes !== '',
          content: textarea('internalNotes', 'Internal note', 'Never shown to the customer'),
        },
        {
          id: 'checklist',
          label: 'Checklist',
          isFilled: values.checklist.length > 0,
          content: <ChecklistFields form={form} />,
        },
        {
          id: 'source',
          label: 'PO number and lead source',
          isFilled: values.poNumber !== '' || values.source !== '',
          content: (
            <Pair>
              <FormTextInput form={form} name="poNumber" label="PO number" />
              <FormSelect
                form={form}
                name="source"
                label="How they found you"
                options={leadSourceOptions(settings, values.source)}
              />
            </Pair>
          ),
        },
        {
          id: 'tags',
          label: 'Tags',
          isFilled: values.tags.length > 0,
          content: <FormTags form={form} name="tags" label="Tags" max={TAG_LIMIT} />,
        },
      ]}
    />
  );
}
