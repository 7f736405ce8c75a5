import { checksOf } from '@/domain/company/workChoices';
import { CHECKLIST_LIMIT } from '@/domain/job/schema';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { TypePart, type TypePartProps } from './TypePart';

/** Edits a job type's default checklist: its count, with the list on demand. */
export function TypeChecks({ form, index }: TypePartProps) {
  const type = form.values.jobTypes[index];
  const count = type ? checksOf(type).length : 0;
  return (
    <TypePart
      summary={count === 0 ? '+ Common checks' : `Common checks (${count})`}
      label={`Common checks of ${type?.name || 'this type'}`}
    >
      <FormTextarea
        form={form}
        name={`jobTypes.${index}.checklist`}
        label="Common checks"
        description={`One per line, up to ${CHECKLIST_LIMIT}`}
        maxLength={4000}
        minRows={2}
      />
    </TypePart>
  );
}
