import { NumberInput, Group, SegmentedControl, Switch, MultiSelect } from '@mantine/core';
import { REQUIRED_SKILLS_LIMIT } from '@/domain/scheduling/requiredSkills';
import { DayInput } from '@/ui/forms/DayInput';
import { Columns } from '@/ui/layout/Columns';
import { type TimeWish, type DayPart, DAY_PARTS } from '../hooks/useFoundTimes';
import classes from './FindTimeDialog.module.css';

type FindTimeWishProps = {
  wish: TimeWish;
  onChange: (changes: Partial<TimeWish>) => void;
  /** What technicians have, to choose from. */
  skills: readonly string[];
  today: string;
};

const PART_LABELS: Record<DayPart, string> = { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' };

/** What a time that is looked for has to be like. */
export function FindTimeWish({ wish, onChange, skills, today }: FindTimeWishProps) {
  return (
    <>
      <div className={classes.wish}>
        <DayInput label="From" value={wish.from} onChange={(from) => onChange({ from: from || today })} />
        <NumberInput
          label="Minutes"
          min={5}
          max={1440}
          step={15}
          allowNegative={false}
          allowDecimal={false}
          value={wish.minutes}
          onChange={(minutes) => onChange({ minutes: Number(minutes) || 0 })}
        />
        <NumberInput
          label="People"
          min={1}
          max={5}
          allowNegative={false}
          allowDecimal={false}
          value={wish.crewSize}
          onChange={(size) => onChange({ crewSize: Number(size) || 1 })}
        />
      </div>
      <Group justify="space-between">
        <SegmentedControl
          aria-label="Time of day"
          value={wish.dayPart}
          onChange={(value) => onChange({ dayPart: DAY_PARTS.find((part) => part === value) ?? 'any' })}
          data={DAY_PARTS.map((value) => ({ value, label: PART_LABELS[value] }))}
        />
        <Group gap="md">
          <Switch
            label="Keep lunch free"
            checked={wish.keepsLunch}
            onChange={({ currentTarget }) => onChange({ keepsLunch: currentTarget.checked })}
          />
          <Switch
            label="Others may move"
            checked={wish.mayMoveOthers}
            onChange={({ currentTarget }) => onChange({ mayMoveOthers: currentTarget.checked })}
          />
        </Group>
      </Group>
      <Columns widths={[2, 1]} until="48em" gap="sm">
        <MultiSelect
          label="Needs"
          data={[...skills]}
          value={wish.skills}
          onChange={(chosen) => onChange({ skills: chosen })}
          placeholder={wish.skills.length === 0 ? 'Any skill or license' : ''}
          maxValues={REQUIRED_SKILLS_LIMIT}
          searchable
        />
        <NumberInput
          label="Longest day (hours)"
          min={1}
          max={24}
          allowNegative={false}
          placeholder="No limit"
          value={wish.maxWorkMinutes === 0 ? '' : wish.maxWorkMinutes / 60}
          onChange={(hours) => onChange({ maxWorkMinutes: Math.round((Number(hours) || 0) * 60) })}
        />
      </Columns>
    </>
  );
}
