import { SkillsField } from '@/entities/technician/SkillsField';
import { TypePart, type TypePartProps } from './TypePart';

/** Edits the skills a job type requires: the names, with the field on demand. */
export function TypeSkills({ form, index }: TypePartProps) {
  const type = form.values.jobTypes[index];
  const skills = type?.skills ?? [];
  return (
    <TypePart
      summary={skills.length === 0 ? '+ Skills and licenses' : `Needs ${skills.join(', ')}`}
      label={`Skills and licenses of ${type?.name || 'this type'}`}
    >
      <SkillsField
        form={form}
        name={`jobTypes.${index}.skills`}
        description="At least one assigned technician must have each. A license must be valid that day."
      />
    </TypePart>
  );
}
