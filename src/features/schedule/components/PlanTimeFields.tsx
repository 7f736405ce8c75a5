import { TextInput, NumberInput } from '@mantine/core';
import { DayInput } from '@/ui/forms/DayInput';
import { SHORTEST_MINUTES, LONGEST_MINUTES } from './entryLength';
import classes from './PlanDialog.module.css';

type PlanTimes = { date: string; time: string; minutes: number };
type PlanTimeFieldsProps = PlanTimes & { lengthError: string; onChange: (changes: Partial<PlanTimes>) => void };

/** Edits date, start time and duration. */
export function PlanTimeFields({ date, time, minutes, lengthError, onChange }: PlanTimeFieldsProps) {
  return (
    <div className={classes.fields}>
      <DayInput label="Day" value={date} onChange={(day) => onChange({ date: day })} />
      <TextInput
        label="Starts at"
        type="time"
        step={300}
        value={time}
        onChange={({ currentTarget }) => onChange({ time: currentTarget.value.slice(0, 5) })}
      />
      <NumberInput
        label="Minutes"
        min={SHORTEST_MINUTES}
        max={LONGEST_MINUTES}
        step={15}
        allowNegative={false}
        allowDecimal={false}
        clampBehavior="none"
        error={lengthError}
        value={minutes}
        onChange={(length) => onChange({ minutes: Number(length) || 0 })}
      />
    </div>
  );
}
