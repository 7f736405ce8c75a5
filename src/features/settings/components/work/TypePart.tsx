import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { WorkSettings } from '@/domain/company/workSettings';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import classes from './work.module.css';

/** The settings that the job types are edited in. */
export type TypesForm = SchemaFormApi<
  Pick<WorkSettings, 'jobTypes' | 'archivedJobTypes' | 'repeatsAreJobs' | 'addsUsualItems' | 'finishNeeds'>
>;
/** One type of job in the form. */
export type TypePartProps = { form: TypesForm; index: number };

type Props = {
  /** What the button says of the part as it is. */
  summary: string;
  /** What the part is, for those who do not see which type it stands under. */
  label: string;
  children: ReactNode;
};

/** A part of a job type that most types do without: what it holds in a word, and its fields on demand. */
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
