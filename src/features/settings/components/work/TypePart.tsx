import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { WorkSettings } from '@/domain/company/workSettings';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import classes from './work.module.css';

/** Form that the job types are edited in. */
export type TypesForm = SchemaFormApi<
  Pick<WorkSettings, 'jobTypes' | 'archivedJobTypes' | 'repeatsAreJobs' | 'addsUsualItems' | 'finishNeeds'>
>;
/** One job type in the form. */
export type TypePartProps = { form: TypesForm; index: number };

type Props = {
  /** Button text summarizing the part. */
  summary: string;
  /** Accessible label, which includes the job type for users who can't see it. */
  label: string;
  children: ReactNode;
};

/** Edits an optional part of a job type: a short summary, with the fields on demand. */
export function TypePart({ summary, label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.part} data-open={isOpen || undefined}>
      {isOpen ? (
        children
      ) : (
        <Button variant="text" aria-label={label} onClick={() => setIsOpen(true)}>
          {summary}
        </Button>
      )}
    </div>
  );
}
