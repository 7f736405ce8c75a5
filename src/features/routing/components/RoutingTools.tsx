import { ActionIcon, Button, Checkbox, Group, MultiSelect, NumberInput, Popover, Stack } from '@mantine/core';
import { IconAdjustments, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { RoutingOptions } from '@/domain/routing/day/routingDay';
import { technicianName, type Technician } from '@/domain/technician/schema';
import type { Stored } from '@/domain/record/schema';
import { DayInput } from '@/ui/forms/DayInput';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './RoutingTools.module.css';

type RoutingToolsProps = {
  date: string;
  onDate: (date: string) => void;
  onStep: (days: number) => void;
  technicians: readonly Stored<Technician>[];
  chosenIds: readonly string[];
  onChoose: (ids: string[]) => void;
  options: RoutingOptions;
  onOptions: (options: RoutingOptions) => void;
  /** False for view-only users. */
  mayPlan: boolean;
};

/** Picks the day, the technicians, and the rules. */
export function RoutingTools({
  date,
  onDate,
  onStep,
  technicians,
  chosenIds,
  onChoose,
  options,
  onOptions,
  mayPlan,
}: RoutingToolsProps) {
  const set = (changes: Partial<RoutingOptions>): void => onOptions({ ...options, ...changes });
  const isPhone = useIsPhone();
  const size = isPhone ? 44 : 36;
  const who = (
    <MultiSelect
      className={classes.who ?? ''}
      label="Technicians"
      data={technicians.map((technician) => ({ value: technician.id, label: technicianName(technician) }))}
      value={[...chosenIds]}
      onChange={onChoose}
      placeholder={chosenIds.length === 0 ? 'Everyone' : ''}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Show everyone' }}
      comboboxProps={{ withinPortal: !isPhone }}
    />
  );
  return (
    <div className={classes.tools}>
      <Group gap={4} wrap="nowrap" align="flex-end" className={classes.days ?? ''}>
        <ActionIcon variant="default" size={size} aria-label="Day before" onClick={() => onStep(-1)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <div className={classes.day}>
          <DayInput label="Day" value={date} onChange={(day) => day !== '' && onDate(day)} />
        </div>
        <ActionIcon variant="default" size={size} aria-label="Day after" onClick={() => onStep(1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
      </Group>
      {!isPhone && who}
      {(mayPlan || isPhone) && (
        <Popover position="bottom-end" shadow="md" withArrow trapFocus>
          <Popover.Target>
            <Button variant="default" {...(!isPhone && { leftSection: <IconAdjustments size={18} aria-hidden /> })}>
              {isPhone ? 'Options' : 'Rules'}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Stack gap="md" maw={320}>
              {isPhone && who}
              {mayPlan && <Rules options={options} set={set} />}
            </Stack>
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
}

type RulesProps = { options: RoutingOptions; set: (changes: Partial<RoutingOptions>) => void };

/** Edits what the planner may do with the day. */
function Rules({ options, set }: RulesProps) {
  return (
    <>
      <Checkbox
        label="Visits without a promised time can move"
        checked={options.isFreeToMove}
        onChange={({ currentTarget }) => set({ isFreeToMove: currentTarget.checked })}
      />
      <Checkbox
        label="Plan unassigned visits too"
        checked={options.takesUnassigned}
        onChange={({ currentTarget }) => set({ takesUnassigned: currentTarget.checked })}
      />
      <Checkbox
        label="Keep half an hour free for lunch"
        checked={options.hasLunch}
        onChange={({ currentTarget }) => set({ hasLunch: currentTarget.checked })}
      />
      <NumberInput
        label="Overtime, at most (minutes)"
        value={options.maxOvertimeMinutes}
        onChange={(value) => typeof value === 'number' && set({ maxOvertimeMinutes: value })}
        min={0}
        max={480}
        step={30}
        allowDecimal={false}
        clampBehavior="strict"
      />
      <NumberInput
        label="Work and driving a day, at most (hours)"
        value={options.maxWorkMinutes === 0 ? '' : options.maxWorkMinutes / 60}
        onChange={(value) => set({ maxWorkMinutes: typeof value === 'number' ? Math.round(value * 60) : 0 })}
        placeholder="No limit"
        min={1}
        max={24}
        step={1}
        allowNegative={false}
        decimalScale={1}
      />
    </>
  );
}
