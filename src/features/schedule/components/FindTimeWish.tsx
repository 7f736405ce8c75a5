import { NumberInput, Group, SegmentedControl, Select, Stack, Switch, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import { resourceName, type Resource } from '@/domain/resource/schema';
import { REQUIRED_SKILLS_LIMIT } from '@/domain/scheduling/requiredSkills';
import { RESOURCE_LIMIT } from '@/domain/scheduling/schema';
import { DayInput } from '@/ui/forms/DayInput';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { Columns } from '@/ui/layout/Columns';
import { Pair } from '@/ui/layout/Pair';
import { type TimeWish, type DayPart, DAY_PARTS } from '../hooks/useFoundTimes';
import classes from './FindTimeDialog.module.css';

type FindTimeWishProps = {
  wish: TimeWish;
  onChange: (changes: Partial<TimeWish>) => void;
  /** Skills of the technicians, to choose from. */
  skills: readonly string[];
  /** Crews, vehicles and machines of the company. */
  resources: readonly Stored<Resource>[];
  today: string;
};

const PART_LABELS: Record<DayPart, string> = { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' };

/** Edits the requirements for the time to find. */
export function FindTimeWish({ wish, onChange, skills, resources, today }: FindTimeWishProps) {
  const crew = resources.find(({ id }) => id === wish.crewId);
  const isPhone = useIsPhone();
  /** Whether the dialog opened with one of these set, which must be visible. */
  const [isSaid] = useState(wish.crewId !== '' || wish.unitIds.length > 0 || wish.skills.length > 0);
  const further = <FurtherWishes wish={wish} onChange={onChange} skills={skills} resources={resources} />;
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
          disabled={wish.crewId !== ''}
          allowNegative={false}
          allowDecimal={false}
          value={crew?.technicianIds.length ?? wish.crewSize}
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
            label="Other visits may move"
            checked={wish.mayMoveOthers}
            onChange={({ currentTarget }) => onChange({ mayMoveOthers: currentTarget.checked })}
          />
        </Group>
      </Group>
      {isPhone ? (
        // Collapsed, so that the matching times, which are what the user came for, are in view without scrolling past the requirements.
        <details className={classes.why} open={isSaid}>
          <summary>Crew, equipment, skills, longest day</summary>
          <Stack gap="sm" mt="sm">
            {further}
          </Stack>
        </details>
      ) : (
        further
      )}
    </>
  );
}

/** Edits who and what must be free for it, and rarely used requirements. */
function FurtherWishes({ wish, onChange, skills, resources }: Omit<FindTimeWishProps, 'today'>) {
  const active = resources.filter(({ isArchived }) => !isArchived);
  const crews = active.filter(({ kind }) => kind === 'crew');
  const units = active.filter(({ kind }) => kind !== 'crew');
  return (
    <>
      {active.length > 0 && (
        <Pair gap="sm">
          {crews.length > 0 && (
            <Select
              label="Crew"
              placeholder="Anybody"
              data={crews.map(({ id, name }) => ({ value: id, label: name }))}
              value={wish.crewId || null}
              onChange={(id) => onChange({ crewId: id ?? '' })}
              clearable
              clearButtonProps={{ 'aria-label': 'Clear crew' }}
            />
          )}
          {units.length > 0 && (
            <MultiSelect
              label="Vehicles and machines"
              placeholder={wish.unitIds.length === 0 ? 'Nothing is needed' : ''}
              data={units.map((unit) => ({ value: unit.id, label: resourceName(unit) }))}
              value={wish.unitIds}
              onChange={(unitIds) => onChange({ unitIds })}
              maxValues={RESOURCE_LIMIT - 1}
              searchable
            />
          )}
        </Pair>
      )}
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
