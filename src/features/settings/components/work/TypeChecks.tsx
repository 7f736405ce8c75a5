import { Button } from '@mantine/core';
import { useState } from 'react';
import { checksOf } from '@/domain/company/workChoices';
import type { WorkSettings } from '@/domain/company/workSettings';
import { CHECKLIST_LIMIT } from '@/domain/job/schema';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import classes from './work.module.css';

type TypeChecksProps = {
  form: SchemaFormApi<Pick<WorkSettings, 'jobTypes' | 'archivedJobTypes' | 'repeatsAreJobs' | 'finishNeeds'>>;
  index: number;
};

/** The usual checks for a type of job: their number, and the list itself on demand. */
export function TypeChecks({ form, index }: TypeChecksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const type = form.values.jobTypes[index];
  const count = type ? checksOf(type).length : 0;
  if (!isOpen)
    return (
      <div className={classes.checks}>
        <Button
          variant="text"
          aria-label={`Common checks of ${type?.name || 'this type'}`}
          onClick={() => setIsOpen(true)}
        >
          {count === 0 ? '+ Common checks' : `Common checks (${count})`}
        </Button>
      </div>
    );
  return (
    <div className={classes.checks}>
      <FormTextarea
        form={form}
        name={`jobTypes.${index}.checklist`}
        label="Common checks"
        description={`One per line, up to ${CHECKLIST_LIMIT}`}
        maxLength={4000}
        minRows={2}
      />
    </div>
  );
}
