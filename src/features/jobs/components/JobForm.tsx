import { useRef, type KeyboardEvent } from 'react';
import { PRIORITY_LABELS } from '@/domain/job/labels';
import { TAG_LIMIT } from '@/domain/customer/schema';
import { JOB_TYPE_LABELS, JOB_TYPES, PRIORITIES } from '@/domain/job/schema';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import { jobFormSchema, type JobFormValues } from '../jobForm';
import { ChecklistFields } from './ChecklistFields';
import { CustomerFields } from './CustomerFields';
import classes from './form.module.css';
import { WhenFields } from './WhenFields';

type JobFormProps = {
  initialValues: JobFormValues;
  draftKey: string;
  submitLabel: string;
  onSubmit: (values: JobFormValues) => Promise<void>;
  onCancel: () => void;
  /** The job that is edited; none for a new one. */
  jobId?: string;
  mayBeUnscheduled?: boolean;
};

const TYPES = JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }));
const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

/** A job's fields. Customer and title are enough to book a call; Ctrl or ⌘ with Enter saves from anywhere. */
export function JobForm({
  initialValues,
  draftKey,
  submitLabel,
  onSubmit,
  onCancel,
  jobId = '',
  mayBeUnscheduled = true,
}: JobFormProps) {
  const form = useSchemaForm({ schema: jobFormSchema, initialValues, draftKey });
  const frame = useRef<HTMLDivElement>(null);
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    frame.current?.querySelector('form')?.requestSubmit();
  };
  return (
    <div ref={frame} onKeyDown={saveByKey}>
      <SchemaForm form={form} onSubmit={onSubmit} submitLabel={submitLabel} onCancel={onCancel}>
        <CustomerFields form={form} isNew={jobId === ''} />
        <Section title="Job">
          <div className={classes.fields}>
            <FormTextInput form={form} name="title" label="Title" placeholder="No heat upstairs" isRequired />
            <div className={classes.pair}>
              <FormSelect form={form} name="type" label="Type" options={TYPES} />
              <FormSelect form={form} name="priority" label="Priority" options={PRIORITY_OPTIONS} />
            </div>
            <FormTextarea
              form={form}
              name="description"
              label="Description"
              description="Work to be done"
              maxLength={10_000}
            />
          </div>
        </Section>
        <WhenFields form={form} jobId={jobId} mayBeUnscheduled={mayBeUnscheduled} />
        <Section title="Notes and details">
          <div className={classes.fields}>
            <FormTextarea
              form={form}
              name="customerNotes"
              label="Note for the customer"
              maxLength={10_000}
              minRows={2}
            />
            <FormTextarea
              form={form}
              name="internalNotes"
              label="Internal note"
              description="Never shown to the customer"
              maxLength={10_000}
              minRows={2}
            />
            <div className={classes.pair}>
              <FormTextInput form={form} name="poNumber" label="PO number" />
              <FormTextInput form={form} name="source" label="Source" description="Where the call came from" />
            </div>
            <FormTags form={form} name="tags" label="Tags" max={TAG_LIMIT} />
          </div>
        </Section>
        <ChecklistFields form={form} />
      </SchemaForm>
    </div>
  );
}
