import { jobTypeFilterOptions, leadSourceFilterOptions } from '@/domain/company/workChoices';
import { PRIORITY_LABELS } from '@/domain/job/jobLabels';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import { viewHasProgress, type JobFilters } from '@/domain/job/filters';
import { PRIORITIES, PROGRESS_STATES } from '@/domain/job/schema';
import { technicianName } from '@/domain/technician/schema';
import { unitFilterFields } from '@/entities/billing/unitFilter';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import type { FilterField } from '@/ui/table/filterFields';

const PROGRESS_OPTIONS = PROGRESS_STATES.map((value) => ({ value, label: PROGRESS_LABELS[value] }));
const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

type Name = 'progress' | 'technician' | 'priority' | 'type' | 'source' | 'unit';

/** Returns the job list's filter fields. A view that fixes the progress omits that filter. */
export function useJobFilterFields(filters: JobFilters, onChange: (name: Name, value: string) => void): FilterField[] {
  const { all } = useTechnicians();
  const { settings } = useWorkSettings();
  const billing = useBillingSettings();
  const technicians = all.map((technician) => ({ value: technician.id, label: technicianName(technician) }));
  const field = (name: Name) => ({ name, onChange: (value: string) => onChange(name, value) });
  return [
    ...(viewHasProgress(filters.view)
      ? []
      : [
          {
            ...field('progress'),
            label: 'Status',
            value: filters.progress,
            anyLabel: 'Any status',
            options: PROGRESS_OPTIONS,
          },
        ]),
    {
      ...field('technician'),
      label: 'Technician',
      value: filters.technicianId,
      anyLabel: 'Any technician',
      options: technicians,
      isSearchable: true,
      noneText: 'No matching technicians',
    },
    {
      ...field('priority'),
      label: 'Priority',
      value: filters.priority,
      anyLabel: 'Any priority',
      options: PRIORITY_OPTIONS,
    },
    {
      ...field('type'),
      label: 'Type',
      value: filters.type,
      anyLabel: 'Any type',
      options: jobTypeFilterOptions(settings),
    },
    {
      ...field('source'),
      label: 'Lead source',
      value: filters.source,
      anyLabel: 'Any lead source',
      options: leadSourceFilterOptions(settings),
    },
    ...unitFilterFields(billing.settings, filters.unit, (value) => onChange('unit', value)),
  ];
}
