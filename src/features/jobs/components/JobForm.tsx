import { PRIORITY_LABELS } from '@/domain/job/labels';
import { TAG_LIMIT } from '@/domain/customer/schema';
import { JOB_TYPE_LABELS, JOB_TYPES, PRIORITIES, type Job } from '@/domain/job/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import type { JobFormValues } from '../jobForm';
import { ChecklistFields } from './ChecklistFields';
import { CustomerFields } from './CustomerFields';
import classes from './form.module.css';
import { WhenFields } from './WhenFields';

type JobFormProps = {
  /** As `useJobForm` gives it. */
  editing: RecordEditing<Job, JobFormValues>;
  submitLabel: string;
  onCancel: () => void;
};

const TYPES = JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }));
const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

/** A job's fields. Customer and title are enough to book a call. */
export function JobForm({ editing, submitLabel, onCancel }: JobFormProps) {
  const { form, base } = editing;
  return (
    <RecordForm editing={editing} submitLabel={submitLabel} onCancel={onCancel}>
      <CustomerFields form={form} isNew={base === null} />
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
      <WhenFields
        form={form}
        jobId={base?.id ?? ''}
        mayBeUnscheduled={base === null || base.progress === 'unscheduled' || base.progress === 'scheduled'}
      />
      <Section title="Notes and details">
        <div className={classes.fields}>
          <FormTextarea form={form} name="customerNotes" label="Note for the customer" maxLength={10_000} minRows={2} />
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
    </RecordForm>
  );
}
