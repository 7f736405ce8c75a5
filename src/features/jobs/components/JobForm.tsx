import { businessUnitName, unitOfType } from '@/domain/business-unit/units';
import { jobTypeOf, jobTypeOptions } from '@/domain/company/workChoices';
import type { Job } from '@/domain/job/schema';
import { BusinessUnitField } from '@/entities/billing/BusinessUnitField';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useUsualItems } from '@/entities/pricebook/useUsualItems';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Columns } from '@/ui/layout/Columns';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { JobFormValues } from '../jobForm';
import { CustomerFields } from './CustomerFields';
import { useTypesUsual } from '../hooks/useTypesUsual';
import { JobExtras } from './JobExtras';
import { WhenFields } from './WhenFields';

type JobFormProps = {
  /** As returned by `useJobForm`. */
  editing: RecordEditing<Job, JobFormValues>;
  onCancel: () => void;
};

/** Edits a job: what is settled on the phone call is in view, the rest a click away. Customer and title are enough to book. */
export function JobForm({ editing, onCancel }: JobFormProps) {
  const { form, base } = editing;
  const { settings } = useWorkSettings();
  useTypesUsual(form, settings.jobTypes);
  const { units } = useBillingSettings().settings;
  const byType = unitOfType(units, form.values.type);
  const { price: usualPrice } = useUsualItems(jobTypeOf(settings, form.values.type));
  return (
    <RecordForm editing={editing} createLabel="Book job" onCancel={onCancel}>
      <CustomerFields form={form} isNew={base === null} />
      <Section title="Job">
        <OneColumn>
          <Columns widths={[2, 1]} until="36em">
            <FormTextInput form={form} name="title" label="Title" placeholder="No heat upstairs" isRequired />
            <FormSelect
              form={form}
              name="type"
              label="Type"
              options={jobTypeOptions(settings, form.values.type)}
              description={usualPrice === '' ? undefined : `Usually ${usualPrice} before tax`}
            />
          </Columns>
          <BusinessUnitField
            value={form.values.businessUnitId}
            onChange={(id) => form.setFieldValue('businessUnitId', id)}
            placeholder={byType === '' ? 'None' : `By its type: ${businessUnitName(units, byType)}`}
          />
        </OneColumn>
      </Section>
      <WhenFields
        form={form}
        jobId={base?.id ?? ''}
        mayBeUnscheduled={base === null || base.progress === 'unscheduled' || base.progress === 'scheduled'}
        isWithoutTime={base?.progress === 'unscheduled'}
      />
      <Section>
        <JobExtras form={form} isNew={base === null} />
      </Section>
    </RecordForm>
  );
}
