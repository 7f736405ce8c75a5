import { leadSourceFilterOptions } from '@/domain/company/workChoices';
import { viewHasState, type LeadFilters } from '@/domain/lead/queries';
import { LEAD_STATES } from '@/domain/lead/schema';
import { LEAD_STATE_WORDS } from '@/domain/lead/state';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import type { FilterField } from '@/ui/table/filterFields';
import { useMemberOptions } from './useMemberOptions';

const STATE_OPTIONS = LEAD_STATES.map((value) => ({ value, label: LEAD_STATE_WORDS[value] }));

type Name = 'state' | 'source' | 'assigned';

/** Returns the lead filters. The board has a column for each state and no views. */
export function useLeadFilterFields(
  { view, state, source, assignedTo }: LeadFilters,
  onChange: (name: Name, value: string) => void,
  isBoard: boolean,
): FilterField[] {
  const { settings } = useWorkSettings();
  const { options } = useMemberOptions();
  const field = (name: Name) => ({ name, onChange: (value: string) => onChange(name, value) });
  return [
    ...(isBoard || viewHasState(view)
      ? []
      : [{ ...field('state'), label: 'Status', value: state, anyLabel: 'Any status', options: STATE_OPTIONS }]),
    {
      ...field('source'),
      label: 'Lead source',
      value: source,
      anyLabel: 'Any lead source',
      options: leadSourceFilterOptions(settings),
    },
    {
      ...field('assigned'),
      label: 'Assigned to',
      value: assignedTo,
      anyLabel: 'Anyone',
      options,
      isSearchable: true,
      noneText: 'No matching members',
    },
  ];
}
