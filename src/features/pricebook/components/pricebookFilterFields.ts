import { PRICEBOOK_KIND_LABELS, PRICEBOOK_KINDS } from '@/domain/pricebook/schema';
import type { CategoryEntry } from '@/entities/pricebook/useCategories';
import type { FilterField } from '@/ui/table/filterFields';
import type { PricebookFilters } from '../hooks/usePricebookList';

const COSTS = [{ value: 'stale', label: 'Costs out of date' }];
const KINDS = PRICEBOOK_KINDS.map((value) => ({ value, label: PRICEBOOK_KIND_LABELS[value] }));

/** Returns the item list's filters. The category tree is also next to the list, if there is room. */
export function pricebookFilterFields(
  filters: PricebookFilters,
  categories: readonly CategoryEntry[],
  onChange: (name: keyof PricebookFilters, value: string) => void,
): FilterField[] {
  const field = (name: keyof PricebookFilters) => ({
    name,
    value: filters[name],
    onChange: (value: string) => onChange(name, value),
  });
  const category: FilterField = {
    ...field('category'),
    label: 'Category',
    anyLabel: 'Any category',
    options: [
      ...categories.map((entry) => ({ value: entry.category.id, label: entry.path })),
      { value: 'none', label: 'Without a category' },
    ],
    isSearchable: true,
  };
  if (filters.status === 'archived') return [category];
  return [
    category,
    { ...field('kind'), label: 'Kind', anyLabel: 'Any kind', options: KINDS },
    { ...field('cost'), label: 'Costs', anyLabel: 'Any cost', options: COSTS },
  ];
}
