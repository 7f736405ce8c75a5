import { useMemo } from 'react';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import type { FilterField } from '@/ui/table/filterFields';
import type { ScheduleParams } from './useScheduleParams';

/** Returns the row filters, by name or skill. */
export function useScheduleFilters(params: ScheduleParams, technicians: readonly Stored<Technician>[]): FilterField[] {
  const skills = useMemo(
    () => [...new Set(technicians.flatMap(({ skills: own }) => own))].toSorted((a, b) => a.localeCompare(b)),
    [technicians],
  );
  return useMemo(
    (): FilterField[] => [
      {
        name: 'technician',
        label: 'Technician',
        value: params.technicianId,
        onChange: (technician) => params.set({ technician }),
        anyLabel: 'Everyone',
        isSearchable: true,
        options: technicians
          .filter(({ status }) => status === 'active')
          .map((technician) => ({ value: technician.id, label: technicianName(technician) })),
      },
      {
        name: 'skill',
        label: 'Skill',
        value: params.skill,
        onChange: (skill) => params.set({ skill }),
        anyLabel: 'Any skill',
        options: skills.map((skill) => ({ value: skill, label: skill })),
      },
    ],
    [params, technicians, skills],
  );
}
