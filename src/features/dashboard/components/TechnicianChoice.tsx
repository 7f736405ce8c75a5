import { Select } from '@mantine/core';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';

type TechnicianChoiceProps = {
  choices: readonly Stored<Technician>[];
  chosen: Stored<Technician> | null;
  choose: (technicianId: string) => void;
};

/** Lets the office choose which technician's day to view. */
export function TechnicianChoice({ choices, chosen, choose }: TechnicianChoiceProps) {
  return (
    <Select
      label="Whose day"
      mb="md"
      data={choices.map((choice) => ({ value: choice.id, label: technicianName(choice) }))}
      value={chosen?.id ?? null}
      onChange={(id) => id && choose(id)}
      allowDeselect={false}
      searchable
    />
  );
}
