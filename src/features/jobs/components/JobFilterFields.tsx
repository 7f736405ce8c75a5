import { Select } from '@mantine/core';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { PRIORITY_LABELS } from '@/domain/job/labels';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import { viewHasProgress, type JobFilters } from '@/domain/job/queries';
import { JOB_TYPE_LABELS, JOB_TYPES, PRIORITIES, PROGRESS_STATES } from '@/domain/job/schema';
import { technicianName } from '@/domain/technician/schema';

type JobFilterFieldsProps = {
  filters: JobFilters;
  onChange: (name: 'progress' | 'technicianId' | 'priority' | 'type', value: string) => void;
};

const PROGRESS_OPTIONS = PROGRESS_STATES.map((value) => ({ value, label: PROGRESS_LABELS[value] }));
const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));
const TYPE_OPTIONS = JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }));

/** What narrows the list of jobs. A quick view that names the progress leaves that choice out. */
export function JobFilterFields({ filters, onChange }: JobFilterFieldsProps) {
  const { all } = useTechnicians();
  const technicians = all.map((technician) => ({ value: technician.id, label: technicianName(technician) }));
  const field = (name: 'progress' | 'technicianId' | 'priority' | 'type') => ({
    value: filters[name] || null,
    onChange: (value: string | null) => onChange(name, value ?? ''),
    clearable: true,
    w: 160,
  });
  return (
    <>
      {!viewHasProgress(filters.view) && (
        <Select aria-label="Progress" placeholder="Any progress" data={PROGRESS_OPTIONS} {...field('progress')} />
      )}
      <Select
        aria-label="Technician"
        placeholder="Any technician"
        data={technicians}
        searchable
        nothingFoundMessage="No matching technicians"
        {...field('technicianId')}
      />
      <Select aria-label="Priority" placeholder="Any priority" data={PRIORITY_OPTIONS} {...field('priority')} />
      <Select aria-label="Type" placeholder="Any type" data={TYPE_OPTIONS} {...field('type')} />
    </>
  );
}
