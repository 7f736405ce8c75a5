import { TextInput } from '@mantine/core';
import type { UsualWindow } from '@/domain/company/workSettings';
import { ArrivalWindowChoices } from '@/entities/company/ArrivalWindowChoices';
import classes from './PlanDialog.module.css';

type Promised = { from: string; to: string };
type PromiseFieldsProps = Promised & {
  /** Start time of the visit. */
  time: string;
  onChange: (changes: Partial<Promised & { time: string }>) => void;
};

/** Edits the promised arrival window: typed, or one of the usual ones. A start outside the selected window moves into it. */
export function PromiseFields({ from, to, time, onChange }: PromiseFieldsProps) {
  const promise = ({ from: start, to: end }: UsualWindow): void =>
    onChange({ from: start, to: end, ...((time < start || time >= end) && { time: start }) });
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          label="Promised from"
          type="time"
          value={from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value.slice(0, 5) })}
        />
        <TextInput
          label="Promised until"
          type="time"
          value={to}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value.slice(0, 5) })}
        />
      </div>
      <ArrivalWindowChoices from={from} to={to} onChoose={promise} onClear={() => onChange({ from: '', to: '' })} />
    </>
  );
}
