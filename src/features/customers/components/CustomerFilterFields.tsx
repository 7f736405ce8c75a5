import { Select } from '@mantine/core';
import { useCustomerTags } from '@/entities/customer/search/useCustomerTags';
import type { CustomerFilters } from '../hooks/useCustomerList';

type CustomerFilterFieldsProps = {
  filters: CustomerFilters;
  onChange: (name: keyof CustomerFilters, value: string) => void;
};

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
];
const KINDS = [
  { value: 'person', label: 'People' },
  { value: 'company', label: 'Companies' },
];
const FLAGS = [{ value: 'do-not-service', label: 'Do not service' }];

/** What narrows the list of customers. Archived ones are not in the search directory, so only their name narrows them. */
export function CustomerFilterFields({ filters, onChange }: CustomerFilterFieldsProps) {
  const tags = useCustomerTags();
  const isArchived = filters.status === 'archived';
  return (
    <>
      <Select
        aria-label="Status"
        data={STATUSES}
        value={filters.status}
        onChange={(value) => onChange('status', value ?? 'active')}
        allowDeselect={false}
        w={130}
      />
      {!isArchived && (
        <>
          <Select
            aria-label="People or companies"
            placeholder="Any kind"
            data={KINDS}
            value={filters.kind || null}
            onChange={(value) => onChange('kind', value ?? '')}
            clearable
            w={150}
          />
          <Select
            aria-label="Warnings"
            placeholder="Any warning"
            data={FLAGS}
            value={filters.flag || null}
            onChange={(value) => onChange('flag', value ?? '')}
            clearable
            w={160}
          />
          <Select
            aria-label="Tag"
            placeholder="Any tag"
            data={filters.tag === '' || tags.includes(filters.tag) ? tags : [filters.tag, ...tags]}
            value={filters.tag || null}
            onChange={(value) => onChange('tag', value ?? '')}
            searchable
            clearable
            nothingFoundMessage={tags.length === 0 ? 'No tags yet' : 'No matching tags'}
            w={160}
          />
        </>
      )}
    </>
  );
}
