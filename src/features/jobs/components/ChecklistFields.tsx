import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { checksOf, jobTypeName, jobTypeOf } from '@/domain/company/workChoices';
import { CHECKLIST_LIMIT, type ChecklistItem } from '@/domain/job/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { JobFormValues } from '../jobForm';

const newItem = (label = ''): ChecklistItem => ({ id: newId(), label, isDone: false, doneAt: '', doneBy: '' });

/** Edits the on-site checklist: the job type's default items plus custom ones. */
export function ChecklistFields({ form }: { form: SchemaFormApi<JobFormValues> }) {
  const { checklist, type } = form.values;
  const known = new Set(checklist.map(({ label }) => label));
  const { settings } = useWorkSettings();
  const common = jobTypeOf(settings, type);
  const missing = (common ? checksOf(common) : [])
    .filter((label) => !known.has(label))
    .slice(0, CHECKLIST_LIMIT - checklist.length);
  return (
    <OneColumn>
      <FormList
        form={form}
        name="checklist"
        label="Checklist"
        itemLabel="Check"
        newItem={() => newItem()}
        max={CHECKLIST_LIMIT}
        emptyText="Nothing to check yet."
      >
        {(index) => (
          <FormTextInput form={form} name={`checklist.${index}.label`} label={`Check ${index + 1}`} isRequired />
        )}
      </FormList>
      {missing.length > 0 && (
        <div>
          <Button
            variant="text"
            leftSection={<IconListCheck size={18} aria-hidden />}
            onClick={() => form.setFieldValue('checklist', [...checklist, ...missing.map((label) => newItem(label))])}
          >
            Common checks: {jobTypeName(settings, type)}
          </Button>
        </div>
      )}
    </OneColumn>
  );
}
