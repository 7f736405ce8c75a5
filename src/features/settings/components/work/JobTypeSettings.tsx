import {
  JOB_TYPE_LIMIT,
  workSettingsSchema,
  type JobTypeChoice,
  type WorkSettings,
} from '@/domain/company/workSettings';
import { FINISH_NEED_LABELS, FINISH_NEEDS } from '@/domain/job/finishing';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { newId } from '@/lib/ids';
import { FormChips } from '@/ui/forms/FormChips';
import { FormList } from '@/ui/forms/FormList';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import { SettingsColumn } from '../SettingsColumn';
import { ArchivedChoices } from './ArchivedChoices';
import { restored, withArchived } from './choiceArchive';
import { useWorkForm } from './useWorkForm';
import { TypeChecks } from './TypeChecks';
import { TypeItems } from './TypeItems';
import { TypePhotos } from './TypePhotos';
import { TypeSkills } from './TypeSkills';
import { TypeUnits } from './TypeUnits';
import classes from './work.module.css';
import { WorkGate } from './WorkGate';

const schema = workSettingsSchema.pick({
  jobTypes: true,
  archivedJobTypes: true,
  repeatsAreJobs: true,
  addsUsualItems: true,
  finishNeeds: true,
});
const pick = ({ jobTypes, archivedJobTypes, repeatsAreJobs, addsUsualItems, finishNeeds }: WorkSettings) => ({
  jobTypes,
  archivedJobTypes,
  repeatsAreJobs,
  addsUsualItems,
  finishNeeds,
});

const newType = (): JobTypeChoice => ({
  id: newId(8),
  name: '',
  durationMinutes: 60,
  checklist: '',
  skills: [],
  usualItems: '',
  photos: '',
  units: '',
});

/** Edits the job types offered when booking, with their duration and checklist. */
export function JobTypeSettings() {
  return <WorkGate>{(record) => <JobTypesForm record={record} />}</WorkGate>;
}

function JobTypesForm({ record }: { record: Stored<WorkSettings> | null }) {
  const editing = useWorkForm({ record, schema, pick, name: 'Job types' });
  const { form } = editing;
  const { jobTypes, archivedJobTypes } = form.values;
  const restore = (id: string): void => {
    const next = restored(jobTypes, archivedJobTypes, id);
    form.setFieldValue('jobTypes', next.offered);
    form.setFieldValue('archivedJobTypes', next.archived);
  };
  return (
    <SettingsColumn>
      <RecordForm editing={editing} submitLabel="Save">
        <Section
          title="Job types"
          description="Offered in this order when you book a job. A new job starts as the first type and takes its usual duration; its checks, photos and usual items are one click away on the job. The board, “Find a time”, routes and online booking ask for the skills and licenses that its type needs; all but routes for its vehicles and machines, too."
        >
          <FormList
            form={form}
            name="jobTypes"
            label="Job types"
            isLabelHidden
            itemLabel="Job type"
            newItem={newType}
            max={JOB_TYPE_LIMIT}
            onArchive={(left) =>
              form.setFieldValue('archivedJobTypes', (archived) =>
                withArchived(archived, left as JobTypeChoice, form.opened.jobTypes),
              )
            }
          >
            {(index) => (
              <>
                <FormTextInput form={form} name={`jobTypes.${index}.name`} label="Name" isRequired />
                <FormNumber
                  form={form}
                  name={`jobTypes.${index}.durationMinutes`}
                  label="Usual duration"
                  min={5}
                  max={14_400}
                  step={15}
                  decimals={0}
                  suffix=" min"
                />
                <div className={classes.parts}>
                  <TypeSkills form={form} index={index} />
                  <TypeUnits form={form} index={index} />
                  <TypeChecks form={form} index={index} />
                  <TypePhotos form={form} index={index} />
                  <TypeItems form={form} index={index} />
                </div>
              </>
            )}
          </FormList>
        </Section>
        {archivedJobTypes.length > 0 && (
          <Section>
            <ArchivedChoices noun="job types" choices={archivedJobTypes} onRestore={restore} />
          </Section>
        )}
        <Section
          title="Repeating work"
          description="Each visit as a job of its own is billed, reviewed and counted by itself. Otherwise, all visits belong to one job, which you bill as you like."
        >
          <FormSwitch form={form} name="repeatsAreJobs" label="Each visit is a job of its own" />
        </Section>
        <Section
          title="Usual items"
          description="Usual items are added to jobs the office does not create: online bookings, jobs from leads, and agreement visits, where they cost the customer nothing. On other jobs, they are one click away."
        >
          <FormSwitch form={form} name="addsUsualItems" label="Add them to bookings" />
        </Section>
        <Section
          title="Before work is finished on site"
          description="Technicians cannot finish without these. The office can, with a reason that is kept as a note."
        >
          <FormChips
            form={form}
            name="finishNeeds"
            label="Has to be there"
            options={FINISH_NEEDS.map((need) => ({ value: need, label: FINISH_NEED_LABELS[need] }))}
          />
        </Section>
      </RecordForm>
    </SettingsColumn>
  );
}
