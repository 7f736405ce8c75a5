import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WorkSettings } from '@/domain/company/workSettings';
import { SkillsField } from '@/entities/technician/SkillsField';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import classes from './work.module.css';

type TypeSkillsProps = {
  form: SchemaFormApi<Pick<WorkSettings, 'jobTypes' | 'archivedJobTypes' | 'repeatsAreJobs' | 'finishNeeds'>>;
  index: number;
};

/** What a type of job asks of those who go: the names, and the field on demand. */
export function TypeSkills({ form, index }: TypeSkillsProps) {
  const [isOpen, setIsOpen] = useState(false);
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
      <SkillsField
        form={form}
        name={`jobTypes.${index}.skills`}
        description="At least one of those who go must have each; a license must be valid on the day."
      />
    </div>
  );
}
