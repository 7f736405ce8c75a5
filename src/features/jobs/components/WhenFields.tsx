import { Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { TECHNICIAN_LIMIT } from '@/domain/job/schema';
import { TechnicianPicker } from '@/entities/technician/TechnicianPicker';
import { FormDateTime } from '@/ui/forms/FormDateTime';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { wallParts } from '../arrivalWindow';
import { usePromisedWindow } from '../hooks/usePromisedWindow';
import { useProposedWindow } from '../hooks/useProposedWindow';
import type { JobFormValues } from '../jobForm';
import { ArrivalWindowField } from './ArrivalWindowField';
import { DurationField } from './DurationField';
import { PlanWarnings } from './PlanWarnings';
import { TechnicianWarnings } from './TechnicianWarnings';

type WhenFieldsProps = {
  form: SchemaFormApi<JobFormValues>;
  /** ID of the job being edited, '' for a new one. */
  jobId: string;
  /** Whether the time may be cleared; a started job keeps its time. */
  mayBeUnscheduled: boolean;
  /** True for a stored job that isn't scheduled yet. */
  isWithoutTime: boolean;
};

/** Edits the time, duration, promised arrival window, and crew. */
export function WhenFields({ form, jobId, mayBeUnscheduled, isWithoutTime }: WhenFieldsProps) {
  const { timeZone } = useSession().company;
  const { values } = form;
  const { date } = wallParts(values.scheduledTime, timeZone);
  const from = wallParts(values.arrivalWindowStart, timeZone);
  const to = wallParts(values.arrivalWindowEnd, timeZone);
  const isTimed = !values.isUnscheduled && values.scheduledTime !== '';

  const { setWindow, chooseWindow, window, move } = usePromisedWindow(form, { jobId, date, isTimed });

  // Once switched to scheduled, the job gets the next free window, as a new one does.
  const proposal = useProposedWindow({ isEnabled: isWithoutTime });
  const propose = useEffectEvent(() => {
    if (values.isUnscheduled || values.scheduledTime !== '' || proposal.isLoading || !proposal.window) return;
    const { start, end } = proposal.window;
    form.setFieldValue('scheduledTime', start);
    setWindow({ arrivalWindowStart: start, arrivalWindowEnd: end });
  });
  useEffect(() => {
    if (isWithoutTime) propose();
  }, [isWithoutTime, values.isUnscheduled, proposal.isLoading]);

  return (
    <Section
      title="When and who"
      actions={mayBeUnscheduled && <FormSwitch form={form} name="isUnscheduled" label="Not scheduled" />}
    >
      <OneColumn>
        {values.isUnscheduled && (
          <Text size="sm" c="dimmed">
            The job stays unscheduled until someone sets a time.
          </Text>
        )}
        {!values.isUnscheduled && (
          <>
            <Pair>
              <FormDateTime
                form={form}
                name="scheduledTime"
                label="Scheduled time"
                timeZone={timeZone}
                defaultTime="08:00"
                isRequired
              />
              <DurationField form={form} />
            </Pair>
            <ArrivalWindowField
              form={form}
              date={date}
              from={from.time}
              to={to.time}
              timeZone={timeZone}
              isDisabled={!isTimed}
              onChange={chooseWindow}
            />
          </>
        )}
        <TechnicianPicker
          label="Technicians"
          description="The first person is the lead."
          value={values.technicianIds}
          onChange={(ids) => form.setFieldValue('technicianIds', ids)}
          error={form.errors['technicianIds']}
          max={TECHNICIAN_LIMIT}
          dataPath="technicianIds"
        />
        {isTimed && (
          <PlanWarnings
            technicianIds={values.technicianIds}
            requiredSkills={values.requiredSkills}
            scheduledTime={values.scheduledTime}
            durationMinutes={values.durationMinutes}
            window={window}
            move={move}
          />
        )}
        {isTimed &&
          values.technicianIds.map((id) => (
            <TechnicianWarnings
              key={id}
              technicianId={id}
              jobId={jobId}
              scheduledTime={values.scheduledTime}
              durationMinutes={values.durationMinutes}
            />
          ))}
      </OneColumn>
    </Section>
  );
}
