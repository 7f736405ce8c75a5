import { ActionIcon, Button, Group, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { DayInput } from '@/ui/forms/DayInput';
import type { ScheduleParams } from '../hooks/useScheduleParams';
import classes from './PhoneView.module.css';

/** Previous day, next day, and a way back to today. */
export function DayNav({ params, today }: { params: ScheduleParams; today: string }) {
  const { date } = params;
  return (
    <Group gap="xs" align="stretch" wrap="nowrap">
      <ActionIcon variant="default" size={44} aria-label="Previous day" onClick={() => params.step(-1)}>
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <div className={classes.grow}>
        <DayInput label="Day shown" isLabelHidden value={date} onChange={(day) => day !== '' && params.goTo(day)} />
      </div>
      <ActionIcon variant="default" size={44} aria-label="Next day" onClick={() => params.step(1)}>
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
      {date !== today && (
        <Button variant="default" h={44} onClick={params.goToday}>
          Today
        </Button>
      )}
    </Group>
  );
}

type TechnicianNavProps = {
  /** Current technicians. */
  technicians: readonly Stored<Technician>[];
  /** '' for everyone. */
  technicianId: string;
  onChoose: (technicianId: string) => void;
};

export const EVERYONE = '';

/** Pages from one technician to the next. */
export function TechnicianNav({ technicians, technicianId, onChoose }: TechnicianNavProps) {
  const pages = [EVERYONE, ...technicians.map(({ id }) => id)];
  const turn = (by: number): void => {
    const index = pages.indexOf(technicianId);
    onChoose(pages[(index + by + pages.length) % pages.length] ?? EVERYONE);
  };
  return (
    <Group gap="xs" align="stretch" wrap="nowrap">
      <ActionIcon variant="default" size={44} aria-label="Previous technician" onClick={() => turn(-1)}>
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <Select
        className={classes.grow ?? ''}
        aria-label="Technician"
        allowDeselect={false}
        value={technicianId}
        onChange={(id) => onChoose(id ?? EVERYONE)}
        data={[
          { value: EVERYONE, label: 'Everyone' },
          ...technicians.map((technician) => ({ value: technician.id, label: technicianName(technician) })),
        ]}
      />
      <ActionIcon variant="default" size={44} aria-label="Next technician" onClick={() => turn(1)}>
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
