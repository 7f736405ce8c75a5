import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EntryKind } from '@/domain/scheduling/schema';
import { TECHNICIAN_LIMIT } from '@/domain/job/schema';
import { TechnicianPicker } from '@/entities/technician/TechnicianPicker';
import { DayInput } from '@/ui/forms/DayInput';
import { lengthFault, LONGEST_MINUTES } from './entryLength';
import { FormDrawer } from './FormDrawer';
import classes from './PlanDialog.module.css';

/** Time off has its own form, in days. */
type NewKind = Exclude<EntryKind, 'visit' | 'time-off'>;
type NewEntryValues = {
  title: string;
  notes: string;
  date: string;
  fromTime: string;
  minutes: number;
  technicianIds: string[];
};

type NewEntryDialogProps = {
  kind: NewKind;
  date: string;
  onSave: (values: NewEntryValues) => Promise<boolean>;
  onClose: () => void;
};

const WORDS: Record<NewKind, { heading: string; title: string; minutes: number; from: string }> = {
  shift: { heading: 'New shift', title: 'Shift', minutes: 540, from: '08:00' },
  'on-call': { heading: 'New on-call time', title: 'On call', minutes: 840, from: '17:00' },
  other: { heading: 'New entry', title: '', minutes: 60, from: '09:00' },
};

/** Creates a shift, on-call duty or something else that takes people's time. */
export function NewEntryDialog({ kind, date, onSave, onClose }: NewEntryDialogProps) {
  const words = WORDS[kind];
  const [values, setValues] = useState<NewEntryValues>({
    title: words.title,
    notes: '',
    date,
    fromTime: words.from,
    minutes: words.minutes,
    technicianIds: [],
  });
  const [isTried, setIsTried] = useState(false);
  const set = (changes: Partial<NewEntryValues>): void => setValues((current) => ({ ...current, ...changes }));
  const titleError = values.title.trim() === '' && 'Enter what it is';
  const timeError = !/^\d{2}:\d{2}$/.test(values.fromTime) && 'Enter when it starts';
  const dayError = values.date === '' && 'Enter the day';
  const lengthError = lengthFault(values.minutes);
  const isForNobody = kind !== 'other' && values.technicianIds.length === 0;
  const save = async (): Promise<boolean> => {
    setIsTried(true);
    if (titleError || timeError || dayError || lengthError || isForNobody) return false;
    return onSave(values);
  };
  return (
    <FormDrawer title={words.heading} submitLabel="Add" onSave={save} onClose={onClose}>
      <TextInput
        label="What"
        withAsterisk
        maxLength={160}
        value={values.title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        error={isTried && titleError}
      />
      <TechnicianPicker
        label="Technicians"
        value={values.technicianIds}
        onChange={(technicianIds) => set({ technicianIds })}
        max={TECHNICIAN_LIMIT}
        error={isTried && isForNobody && 'Choose who it is for'}
      />
      <div className={classes.fields}>
        <DayInput label="Day" value={values.date} onChange={(day) => set({ date: day })} error={isTried && dayError} />
        <TextInput
          label="Starts at"
          type="time"
          value={values.fromTime}
          onChange={({ currentTarget }) => set({ fromTime: currentTarget.value.slice(0, 5) })}
          error={isTried && timeError}
        />
        <NumberInput
          label="Hours"
          min={0.25}
          max={LONGEST_MINUTES / 60}
          step={0.5}
          decimalScale={2}
          clampBehavior="none"
          error={lengthError}
          value={values.minutes / 60}
          onChange={(hours) => set({ minutes: Math.round(Number(hours) * 60) || 0 })}
        />
      </div>
      <Textarea
        label="Notes"
        autosize
        minRows={2}
        maxLength={2000}
        value={values.notes}
        onChange={({ currentTarget }) => set({ notes: currentTarget.value })}
      />
    </FormDrawer>
  );
}
