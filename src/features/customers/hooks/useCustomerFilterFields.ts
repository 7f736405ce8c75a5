import { leadSourceFilterOptions } from '@/domain/company/workChoices';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useCustomerTags } from '@/entities/customer/search/useCustomerTags';
import type { FilterField } from '@/ui/table/filterFields';
import type { CustomerFilters } from './useCustomerList';

const KINDS = [
  { value: 'person', label: 'People' },
  { value: 'company', label: 'Companies' },
];

/** Builds the customer list's filters. Archived customers aren't in the search directory, so they can be filtered only by name. */
export function useCustomerFilterFields(
  { view, kind, tag, source }: CustomerFilters,
  onChange: (name: 'kind' | 'tag' | 'source', value: string) => void,
): FilterField[] {
  const tags = useCustomerTags();
  const { settings } = useWorkSettings();
  if (view === 'archived') return [];
  const known = tag === '' || tags.includes(tag) ? tags : [tag, ...tags];
  return [
    {
      name: 'kind',
      label: 'People or companies',
      value: kind,
      onChange: (value) => onChange('kind', value),
      anyLabel: 'Both',
      options: KINDS,
    },
    {
      name: 'tag',
      label: 'Tag',
      value: tag,
      onChange: (value) => onChange('tag', value),
      anyLabel: 'Any tag',
      options: known.map((value) => ({ value, label: value })),
      isSearchable: true,
      noneText: tags.length === 0 ? 'No tags yet' : 'No matching tags',
    },
    {
      name: 'source',
      label: 'Lead source',
      value: source,
      onChange: (value) => onChange('source', value),
      anyLabel: 'Any lead source',
      options: leadSourceFilterOptions(settings),
    },
  ];
}
