import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { WorkSettings } from '@/domain/company/workSettings';
import { REQUIRED_SKILLS_LIMIT } from '@/domain/scheduling/requiredSkills';
import { abilitiesOf } from '@/domain/scheduling/skills';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { FormTags } from '@/ui/forms/FormTags';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import classes from './work.module.css';

type TypeSkillsProps = {
  form: SchemaFormApi<Pick<WorkSettings, 'jobTypes' | 'archivedJobTypes' | 'finishNeeds'>>;
  index: number;
};

/** What a type of job asks of those who go: the names, and the field on demand. It proposes what the company's people have. */
export function TypeSkills({ form, index }: TypeSkillsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { all } = useTechnicians();
  const known = useMemo(() => abilitiesOf(all), [all]);
  const type = form.values.jobTypes[index];
  const skills = type?.skills ?? [];
  if (!isOpen)
    return (
      <div className={classes.checks}>
        <Button
          variant="text"
          aria-label={`Skills and licenses of ${type?.name || 'this type'}`}
          onClick={() => setIsOpen(true)}
        >
          {skills.length === 0 ? '+ Skills and licenses' : `Needs ${skills.join(', ')}`}
        </Button>
      </div>
    );
  return (
    <div className={classes.checks}>
      <FormTags
        form={form}
        name={`jobTypes.${index}.skills`}
        label="Skills and licenses"
        description="At least one of those who go must have each; a license must be valid on the day."
        suggestions={known}
        max={REQUIRED_SKILLS_LIMIT}
      />
    </div>
  );
}
