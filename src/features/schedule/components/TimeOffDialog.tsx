import { Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { TECHNICIAN_LIMIT } from '@/domain/job/schema';
import { daysOffFault, spanOfDaysOff, type DaysOff } from '@/domain/scheduling/daysOff';
import type { Span } from '@/domain/scheduling/span';
import { TechnicianPicker } from '@/entities/technician/TechnicianPicker';
import { DayInput } from '@/ui/forms/DayInput';
import { FormDrawer } from './FormDrawer';
import classes from './PlanDialog.module.css';

type TimeOffValues = { title: string; notes: string; technicianIds: string[]; days: DaysOff };

type TimeOffDialogProps = {
  heading: string;
  first: TimeOffValues;
  /** A new entry also has a title and notes; for an existing one only the time and the people change. */
  isNew: boolean;
  onSave: (values: TimeOffValues & { span: Span }) => Promise<boolean>;
  onClose: () => void;
};

/** Creates or edits time off in whole days or hours, of any length. Selecting no one means everyone: a holiday. */
export function TimeOffDialog({ heading, first, isNew, onSave, onClose }: TimeOffDialogProps) {
  const { timeZone } = useSession().company;
  const [values, setValues] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const { days } = values;
  const set = (changes: Partial<TimeOffValues>): void => setValues((current) => ({ ...current, ...changes }));
  const setDays = (changes: Partial<DaysOff>): void => set({ days: { ...days, ...changes } });
  const titleError = values.title.trim() === '' && 'Enter what it is';
  const fault = daysOffFault(days);
  const save = async (): Promise<boolean> => {
    setIsTried(true);
    if (titleError || fault !== '') return false;
    return onSave({ ...values, span: spanOfDaysOff(days, timeZone) });
  };
  return (
    <FormDrawer title={heading} submitLabel={isNew ? 'Add' : 'Save'} onSave={save} onClose={onClose}>
      {isNew && (
        <TextInput
          label="What"
          withAsterisk
          maxLength={160}
          value={values.title}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          error={isTried && titleError}
        />
      )}
      <TechnicianPicker
        label="Technicians"
        value={values.technicianIds}
        onChange={(technicianIds) => set({ technicianIds })}
        max={TECHNICIAN_LIMIT}
        description="Leave empty for a company holiday."
      />
      <Switch
        label="All day"
        checked={days.isAllDay}
        onChange={({ currentTarget }) => setDays({ isAllDay: currentTarget.checked })}
      />
      <div className={classes.fields}>
        <DayInput
          label="First day"
          value={days.from}
          // A single day stays a single day wherever it is moved.
          onChange={(from) =>
            setDays({ from, ...((days.until === days.from || days.until < from) && { until: from }) })
          }
        />
        <DayInput label="Last day" value={days.until} onChange={(until) => setDays({ until })} error={fault} />
      </div>
      {!days.isAllDay && (
        <div className={classes.fields}>
          <TextInput
            label="Starts at"
            type="time"
            value={days.fromTime}
            onChange={({ currentTarget }) => setDays({ fromTime: currentTarget.value.slice(0, 5) })}
          />
          <TextInput
            label="Ends at"
            type="time"
            value={days.untilTime}
            onChange={({ currentTarget }) => setDays({ untilTime: currentTarget.value.slice(0, 5) })}
          />
        </div>
      )}
      {isNew && (
        <Textarea
          label="Notes"
          autosize
          minRows={2}
          maxLength={2000}
          value={values.notes}
          onChange={({ currentTarget }) => set({ notes: currentTarget.value })}
        />
      )}
    </FormDrawer>
  );
}
