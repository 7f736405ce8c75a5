import { Select } from '@mantine/core';
import { PRICEBOOK_KIND_LABELS, PRICEBOOK_KINDS } from '@/domain/pricebook/schema';
import type { CategoryEntry } from '@/entities/pricebook/useCategories';
import type { PricebookFilters } from '../hooks/usePricebookList';

type PricebookFilterFieldsProps = {
  filters: PricebookFilters;
  categories: readonly CategoryEntry[];
  onChange: (name: keyof PricebookFilters, value: string) => void;
};

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
];
const COSTS = [{ value: 'stale', label: 'Stale costs' }];
const KINDS = PRICEBOOK_KINDS.map((value) => ({ value, label: PRICEBOOK_KIND_LABELS[value] }));

/** What narrows the list of items. The tree of categories stands beside the list where there is room. */
export function PricebookFilterFields({ filters, categories, onChange }: PricebookFilterFieldsProps) {
  const options = [
    ...categories.map(({ category, path }) => ({ value: category.id, label: path })),
    { value: 'none', label: 'Without a category' },
  ];
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
      <Select
        hiddenFrom="md"
        aria-label="Category"
        placeholder="Any category"
        data={options}
        value={filters.category || null}
        onChange={(value) => onChange('category', value ?? '')}
        clearable
        searchable
        w={200}
      />
      {filters.status === 'active' && (
        <>
          <Select
            aria-label="Kind"
            placeholder="Any kind"
            data={KINDS}
            value={filters.kind || null}
            onChange={(value) => onChange('kind', value ?? '')}
            clearable
            w={150}
          />
          <Select
            aria-label="Costs"
            placeholder="Any cost"
            data={COSTS}
            value={filters.cost || null}
            onChange={(value) => onChange('cost', value ?? '')}
            clearable
            w={150}
          />
        </>
      )}
    </>
  );
}
